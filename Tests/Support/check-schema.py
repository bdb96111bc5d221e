"""Validates YAML and JSON files against a JSON Schema (draft 2020-12).

check-schema.py SCHEMA FILE...

Prints one line a file: `valid FILE`, or `invalid FILE: where: what`. A file that cannot be parsed
counts as invalid. The exit code is 0 whatever the files are, and 2 for a schema that is none.
"""

import json
import sys

import jsonschema
import yaml


def read(file):
    with open(file, encoding="utf-8-sig") as stream:
        return json.load(stream) if file.endswith(".json") else yaml.safe_load(stream)


def main(schema_file, files):
    schema = read(schema_file)
    try:
        jsonschema.Draft202012Validator.check_schema(schema)
    except jsonschema.SchemaError as error:
        print(f"{schema_file}: {error.message}", file=sys.stderr)
        return 2
    validator = jsonschema.Draft202012Validator(schema)
    for file in files:
        try:
            document = read(file)
        except (yaml.YAMLError, json.JSONDecodeError, UnicodeDecodeError) as error:
            print(f"invalid {file}: {str(error).splitlines()[0]}")
            continue
        error = jsonschema.exceptions.best_match(validator.iter_errors(document))
        if error is None:
            print(f"valid {file}")
        else:
            where = "/".join(str(part) for part in error.absolute_path) or "the top level"
            print(f"invalid {file}: {where}: {error.message.splitlines()[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
