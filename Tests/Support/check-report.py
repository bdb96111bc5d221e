"""Validates reports against the schemas of their formats.

check-report.py FORMAT FILE...      FORMAT: json, change, sarif, gitlab, checkstyle, junit or html

Prints one line a file: `valid FILE`, or `invalid FILE: what`. The exit code is 0 whatever the
files are, and 3 where a validator is missing: `jsonschema` for the JSON formats, `lxml` for XML,
`html5lib` for HTML, and for SARIF the official schema, named by WAYMARK_SARIF_SCHEMA.
"""

import json
import os
import sys
from pathlib import Path

FORMATS = Path(__file__).parent / "Formats"


def missing(what):
    print(f"missing: {what}")
    sys.exit(3)


def json_problem(schema):
    try:
        import jsonschema
    except ImportError:
        missing("jsonschema")
    validator = jsonschema.validators.validator_for(schema)(schema)

    def problem(file):
        error = jsonschema.exceptions.best_match(
            validator.iter_errors(json.loads(Path(file).read_text("utf-8")))
        )
        if error is not None:
            return f"{'/'.join(map(str, error.absolute_path))}: {error.message.splitlines()[0]}"

    return problem


def xml_problem(name):
    try:
        from lxml import etree
    except ImportError:
        missing("lxml")
    schema = etree.XMLSchema(etree.parse(str(FORMATS / name)))

    def problem(file):
        try:
            tree = etree.parse(file)
        except etree.XMLSyntaxError as error:
            return str(error)
        if not schema.validate(tree):
            return str(schema.error_log.last_error)

    return problem


def html_problem(file):
    try:
        import html5lib
    except ImportError:
        missing("html5lib")
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    parser.parse(Path(file).read_text("utf-8"))
    for position, code, _ in parser.errors:
        return f"line {position[0]}: {code}"


def checker(form):
    if form == "sarif":
        schema = os.environ.get("WAYMARK_SARIF_SCHEMA")
        if not schema:
            missing("WAYMARK_SARIF_SCHEMA")
        return json_problem(json.loads(Path(schema).read_text("utf-8")))
    if form in ("json", "change"):
        name = {"json": "findings", "change": "change"}[form]
        schema = FORMATS.parent.parent.parent / "Schemas" / f"{name}.schema.json"
        return json_problem(json.loads(schema.read_text("utf-8")))
    if form == "gitlab":
        return json_problem(json.loads((FORMATS / "gitlab.schema.json").read_text("utf-8")))
    if form == "html":
        return html_problem
    return xml_problem(f"{form}.xsd")


def main(form, files):
    problem = checker(form)
    for file in files:
        found = problem(file)
        print(f"valid {file}" if found is None else f"invalid {file}: {found}")


main(sys.argv[1], sys.argv[2:])
