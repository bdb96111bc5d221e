#!/usr/bin/env python3
"""Damages clean apps, one place at a time, and counts what waymark reports of it.

  Tools/mutate.py --waymark BINARY [--seed N] [--limit N] [--json FILE] APP…

Each operator finds all places that it can damage in an app, a folder of source, from the source and
the undamaged app's graph. A mutant is found when a rule of its operator reports what the undamaged
app did not have, in the damaged file or on the screen or route in question. Other findings are
extra, but for what the damage cuts off. Exit code 0 for 95 per cent found and nothing extra, else 1.
"""
import argparse, json, os, random, re, shutil, subprocess, sys, tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

READ = re.compile(r"\.(swift|storyboard|xib|plist|m|mm|h|ya?ml|entitlements)$|site-association")
ASIDE = re.compile(  # tests, libraries, and what no build for iOS has
    r"(^|/)(\w*Tests?|Pods|Carthage|\.build|\w*Previews?|\w+(TV|Mac|Watch))/|(?i:macOS|tvOS|watchOS)\.swift$")
HIDDEN = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
MISSING = {"missing_segue", "missing_storyboard_id"}
WAYS = {"push", "sheet", "cover", "popover"}
CUT_OFF = {"dead_screen", "unreachable_screen", "dead_route", "dismiss_without_presentation"}
FOLLOWING = CUT_OFF | {"bar_outside_stack"}  # what is left of a screen's ways may be those without a bar
OTHER_PLATFORM = re.compile(r"os\((macOS|OSX|tvOS|watchOS)\)|canImport\((AppKit|Cocoa|WatchKit)\)|!os\(iOS\)")

def waymark(binary, command, folder):
    options = ["--quiet", "--threads", "1"] + ["--format", "json"] * (command == "lint")
    return json.loads(subprocess.run([binary, command, folder, *options], capture_output=True).stdout)

key = lambda finding: (finding["rule"], finding["file"], finding.get("subject", ""))
spot = lambda row: (row["file"], row["line"], row["column"])
last = lambda name: name.split("@")[0].split(".")[-1]

def for_ios(code):  # blanks the arms of `#if` that no build for iOS has
    lines, arms = code.split("\n"), []
    for number, line in enumerate(lines):
        word, _, test = line.strip().partition(" ")
        if word == "#if":
            arms.append([False, False])
        if word in ("#if", "#elseif", "#else") and arms:
            arms[-1] = [arms[-1][1] or bool(OTHER_PLATFORM.fullmatch(test)), arms[-1][1] or test == "os(iOS)"]
        elif word == "#endif" and arms:
            arms.pop()
        elif any(is_other for is_other, _ in arms):
            lines[number] = re.sub(r"\S", " ", line)
    return "\n".join(lines)

def closing(code, start):  # the place after the bracket that closes the one at `start`
    depth, place = 1, start + 1
    while depth and place < len(code):
        depth += (code[place] in "([{") - (code[place] in ")]}")
        place += 1
    return place

def end_of_statement(code, start):
    place = start
    while place < len(code) and code[place] not in ")]};,":
        if code[place] == "\n" and not re.match(r"\s*[.?:{]|\s*else\b", code[place:place + 200]):
            break
        place = closing(code, place) if code[place] in "([{" else place + 1
    return start + len(code[start:place].rstrip())

def is_one_view(code, start, end):  # whether a body is a single view, which takes another modifier
    body = code[start:end].strip()
    return end_of_statement(body, 0) == len(body) and re.match(
        r"(?!ForEach|Section|Self\b)[A-Z]\w*(\.[A-Z]\w*)*[(<{ ]", body)

class App:
    def __init__(self, binary, folder):
        self.folder, self.name, self.texts = folder, os.path.basename(os.path.abspath(folder)), {}
        for path in (os.path.join(top, n) for top, _, names in os.walk(folder) for n in names if READ.search(n)):
            self.texts[os.path.relpath(path, folder)] = Path(path).read_bytes().decode(errors="surrogateescape")
        self.code = {path: for_ios(HIDDEN.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text))
                     for path, text in self.texts.items() if path.endswith(".swift")}
        self.known = Counter(map(key, waymark(binary, "lint", folder)["findings"]))
        self.graph = defaultdict(list, waymark(binary, "graph", folder))
        self.screens = {s["id"]: s for s in self.graph["screens"]}
        self.moves = [t for t in self.graph["transitions"] if t.get("toID")]
        self.entries = {e["screenID"] for e in self.graph["entries"]}
        self.into = defaultdict(list)
        for move in self.moves:
            self.into[move["toID"]].append(move)

    def lost(self, is_cut):  # the screens that lose a way, and those that are out of reach, once moves are gone
        found, rest, onward = set(), {*self.entries, "*"}, defaultdict(set)
        for move in (m for m in self.moves if not is_cut(m)):
            onward[move.get("fromID")].add(move["toID"])
        while rest:
            found.add(screen := rest.pop())
            rest |= onward[screen] - found
        gone = set(self.screens) - found | {m["toID"] for m in self.moves if is_cut(m)}
        return gone | {self.screens[s]["name"] for s in gone if s in self.screens}

    def place(self, row):  # the place in the file's text that the line and column of a row of the graph tell
        lines = self.texts.get(row["file"], "").split("\n") + [""] * row["line"]
        before = lines[row["line"] - 1].encode(errors="surrogateescape")[:row["column"] - 1]
        return sum(len(l) + 1 for l in lines[:row["line"] - 1]) + len(before.decode(errors="ignore"))

    def line(self, file, place):
        return self.texts[file].count("\n", 0, place) + 1

    def find(self, pattern, literal=False):  # the matches in the app's own code; `literal` looks into string literals too
        for file, code in self.code.items():
            for match in re.finditer(pattern, self.texts[file] if literal else code):
                if not ASIDE.search(file) and code[match.start()] not in " \n":
                    yield file, code, match

    def unused(self, code, place):  # whether a place stands in a private function that nothing names
        heads = re.finditer(r"\bprivate func (\w+)[^{}]*\{", code[:place])
        return any(len(re.findall(r"\b%s\b" % m.group(1), code)) == 1 for m in heads
                   if closing(code, m.end() - 1) > place)

    def makes_again(self, name, file, edit):  # whether code makes a screen that is not the one that an edit concerns
        outside = [(other, match) for other, code, match in self.find(r"\b%s(<[^<>]*>)?[({]" % last(name)) if not (
            other == file and edit[0] <= match.start() < edit[1] or self.unused(code, match.start()) or
            re.search(r"\b(struct|class|extension)\s*$|#Preview[^{}]*\{|: PreviewProvider\b", code[:match.start()]))]
        makes = re.search(r"\b%s\b" % last(name), self.code.get(file, "")[edit[0]:edit[1]])
        return len(outside) > (0 if makes else 1)

    def head(self, row, pattern):  # what stands at a row of the graph, where the braces after it end, and the code
        place, code = self.place(row), self.code.get(row["file"], "")
        match = re.compile(pattern).match(code, place)
        return match and (match, closing(code, match.end() - 1) - 1, code)

    def body(self, screen):  # the file and the span of a SwiftUI screen's body that is a single view
        head = self.head(screen, r"[^{}]*?\bstruct\s+%s\b(?![^{]*Representable)[^{]*\{" % last(screen["name"]))
        start = head and re.compile(r"\bvar body\s*:\s*some View\s*\{").search(head[2], head[0].end(), head[1])
        end = start and closing(head[2], start.end() - 1) - 1
        return (screen["file"], start.end(), end) if start and is_one_view(head[2], start.end(), end) else None

    def deletion(self, file, start):  # the edit that takes away the statement, link or segue at a place, where one can
        if file.endswith(".storyboard"):
            segue = re.compile(r"\s*<segue [^>]*/>").match(self.texts[file], start)
            return segue and (*segue.span(), "")
        code = self.code.get(file, "")
        end, before = end_of_statement(code, start), code[:start].rstrip()
        if re.match(r"(Navigation|Flow)Link\b", code[start:]):
            return start, end, "EmptyView()"
        call = re.sub(r"^\w+\??\.", "", self.texts.get(file, "")[start:end])
        begins = re.search(r"([{;:]|\bin)$", before) or "\n" in code[len(before):start] and \
            not re.search(r"([=,(.?&|+]|return|else)$", before)
        whole = re.match(r"(?!(if|guard|let|var|switch|return|case|func|for)\b)[a-z]\w*([.?!(]| = )", code[start:])
        others = [r for r in self.graph["routes"] for p in r["produced"] if p["file"] == file and
                  start <= self.place(p) < end and len(set(map(spot, r["produced"]))) > 1]
        return begins and whole and not others and self.texts.get(file, "").count(call) == 1 and (
            start, end, "break" if before.endswith(":") else "")

# Operators give: file, edits (start, end, text), subjects, what is lost, further files.

def drop_way(app):  # takes away the one place that leads to a screen
    used = defaultdict(set)
    for step, move in ((s, m) for m in app.moves for s in m["steps"] + [m]):
        used[spot(step)].add(move["toID"])
    for target in set(app.screens) & set(app.into) - app.entries - {d.get("toID") for d in app.graph["deepLinks"]}:
        moves = app.into[target]
        for step in [moves[0], *reversed(moves[0]["steps"])] if {m["kind"] for m in moves} <= WAYS else ():
            only = used[spot(step)] == {target} and all(spot(step) in map(spot, m["steps"] + [m]) for m in moves)
            edit = only and app.deletion(step["file"], app.place(step))
            if edit and not app.makes_again(app.screens[target]["name"], step["file"], edit):
                routes = {m["via"] for m in moves if m.get("via")} | {r["id"] for r in app.graph["routes"] if any(
                    p["file"] == step["file"] and edit[0] <= app.place(p) < edit[1] for p in r["produced"])}
                inside = {m["to"] for m in app.moves if m.get("fromID") == target and m["kind"] == "embed"}
                parts = {n for n in re.findall(r"\b[A-Z]\w*(?=[({])", app.code.get(step["file"], "")[slice(*edit[:2])])
                         if not app.makes_again(n, step["file"], edit)}
                yield step["file"], [edit], {app.screens[target]["name"], target, *routes, *inside}, app.lost(
                    lambda m: m["toID"] == target) | routes | parts, ()
                break

def empty_arm(app):  # empties the one case that shows a route's screen
    for row in (r for r in app.graph["routes"] if r["produced"]):
        arms = []
        for file, code, match in app.find(r"\bcase\s+(?:let\s+)?[\w.]*\.%s\b(\([^\n:]*\))?:" % row["name"]):
            end = match.end()
            while code[end] != "}" and not re.match(r"\s(case\s|default\s*:|@unknown|#)", code[end:end + 12]):
                end = closing(code, end) if code[end] in "([{" else end + 1
            body = code[match.end():end].strip()
            if any(re.search(r"\b%s\b" % last(s), body) for s in row["screens"]):
                arms.append((file, match.end(), end, body))
        for file, start, end, body in arms if len(arms) == 1 else ():
            empty = "return .none()" if re.search(r"^\s*return \.", body, re.M) else \
                "EmptyView()" if re.match("[A-Z]", body) else "break"
            cut = lambda m: m.get("via") == row["id"] or m["file"] == file and start <= app.place(m) < end
            yield file, [(start, end, f"\n{empty}\n")], {row["id"]}, app.lost(cut) | {row["id"]}, {row["file"]}

def destinations(app, pattern):
    for file, code, match in app.find(pattern + r"(\(for: ([\w.]+)\.self)"):
        end = closing(code, match.start(1))
        trailing = re.compile(r"\s*\{").match(code, end)
        yield file, match, closing(code, trailing.end() - 1) if trailing else end

def drop_destination(app):  # takes away a destination for values that something pushes
    for file, match, end in destinations(app, r"\.(?:navigation|flow)Destination"):
        shown = [m for m in app.moves if last(match.group(2)) in re.split(r"[.@]", m.get("via") or "")]
        if any(m["kind"] in WAYS for m in shown):
            lost = app.lost(lambda m: m in shown) | {m["via"] for m in shown}
            yield file, [(match.start(), end, ".padding(0)")], {match.group(2)}, lost, {m["file"] for m in shown}

def double_destination(app):  # writes a destination twice
    for file, match, end in destinations(app, r"\.navigationDestination"):
        yield file, [(end, end, "\n" + app.texts[file][match.start():end])], {match.group(2)}, (), ()

def pop_on_root(app):  # adds a Back button to the root of a stack
    for stack in app.graph["stacks"]:
        head = app.head(stack, r"\w*Stack\s*\((?:path:\s*)?\$([\w.]+)[^{}]*?\)\s*\{")
        if head and is_one_view(head[2], head[0].end(), head[1]):
            button = '\n.toolbar { Button("Back") { %s.removeLast() } }\n' % head[0].group(1)
            yield stack["file"], [(head[1], head[1], button)], {stack["owner"], *map(last, stack["roots"])}, (), ()
        for screen in (app.screens[r] for r in stack["roots"] if r in app.screens):
            head = screen["kind"] == "controller" and app.head(screen, r"[^{}]*\bclass\b[^{]*\{")
            if head and "push" not in {m["kind"] for m in app.into[screen["id"]]}:
                method = "\n@objc func leave() { navigationController?.popViewController(animated: true) }\n"
                yield screen["file"], [(head[0].end(), head[0].end(), method)], {screen["name"]}, (), ()

def nest_stack(app):  # gives a screen that is always pushed a stack of its own
    columns = {s["id"] for s in app.graph["stacks"] if app.head(s, r"NavigationSplitView\b[^{]*\{")}
    for screen in (s for s in app.screens.values() if {m["kind"] for m in app.into[s["id"]]} == {"push"}):
        if any(columns & set(m["stacks"]) for m in app.into[screen["id"]]):
            continue  # what a column shows may have a stack of its own
        body = all(s["owner"] != screen["name"] for s in app.graph["stacks"]) and app.body(screen)
        if body:
            lost = app.lost(lambda m: m["fromID"] == screen["id"] and m.get("via"))
            yield body[0], [(*body[1:2] * 2, "\nNavigationStack {"), (*body[2:] * 2, "}\n")], {screen["name"]}, lost, ()

def drop_tag(app):  # takes the tag from a tab of a tab view with a selection
    for group in (g for g in app.graph["tabGroups"] if g.get("selection")):
        head = app.head(group, r"TabView\([^{}]*?\)\s*\{")
        loops = [(m.start(), closing(head[2], head[2].find("{", closing(head[2], m.end() - 1)))) for m in re.compile(
            r"\bForEach\(").finditer(head[2], head[0].end(), head[1])] if head else ()
        for match in re.compile(r"\.tag\(").finditer(head[2], head[0].end(), head[1]) if head else ():
            # A loop tags its rows by their ids.
            if not any(start < match.start() < end for start, end in loops):
                yield group["file"], [(match.start(), closing(head[2], match.end() - 1), "")], (), (), ()

def empty_handler(app):  # empties the handler of a deep link
    for file, code, match in app.find(r"\.onOpenURL\s*(?:\(perform:\s*)?(\{)\s*\w+(:\s*URL)?\s+in\b"):
        lost = app.lost(lambda m: m["toID"] in {d.get("toID") for d in app.graph["deepLinks"]})
        lost |= {p.get("route") for d in app.graph["deepLinks"] for p in d.get("path", [])}
        yield file, [(match.end(1), closing(code, match.start(1)) - 1, " _ in ")], (), lost, app.texts

def root_on_path(app):  # adds a deep link that puts the stack's root on its path again, made in the same way
    for stack in app.graph["stacks"]:
        head = app.head(stack, r"NavigationStack\s*\(path:\s*\$([\w.]+)\)\s*\{\s*\w+\(([^()]*)\)")
        end = head and closing(head[2], head[2].index("{", head[0].start())) - 1
        for route in app.graph["routes"] if head and len(stack["roots"]) == 1 else ():
            made = re.match(r"\w+\(([^()]*)\)$", (route.get("content") or [""])[0])
            takes = re.match(r"\w+(?:\(([^()]*)\))?", app.texts[route["file"]][app.place(route):]).group(1) or ""
            labels = [re.findall(r"(\w+):", text) for text in (made.group(1), head[0].group(2))] if made else [0, 1]
            if route["screens"] == stack["roots"] and labels[0] == labels[1] and len(labels[0]) == takes.count(
                    ",") + bool(takes):
                values = re.findall(r":\s*([^,]+)", head[0].group(2))
                given = ", ".join(n + v for n, v in zip(re.findall(r"(\w+:\s*|)[^,]+", takes), values))
                handler = '\n.onOpenURL { if $0.host == "home" { %s = .init([%s.%s%s]) } }\n' % (
                    head[0].group(1), route["owner"].split("@")[0], route["name"], given and f"({given})")
                yield stack["file"], [(end, end, handler)], {route["id"], *stack["roots"]}, (), ()

def named(app):  # the lines of code that name a segue or a scene, but for those that nothing runs
    asleep = {spot(row)[:2] for row in app.graph["unreached"]}
    for file, _, match in app.find(r"(?:performSegue|instantiateViewController)\([^\n]*", literal=True):
        if (file, app.line(file, match.start())) not in asleep:
            yield file, match

def misspell(app):  # misspells the segue or scene that code names
    for file, call in named(app):
        if match := re.match(r'\w+\((?:withI|i)dentifier:\s*"([^"\\]+)"', call.group()):
            here, end = (file, app.line(file, call.start())), call.start() + match.end(1)
            lost = app.lost(lambda m: here in [spot(s)[:2] for s in m["steps"] + [m]])
            yield file, [(end, end, "Typo")], {match.group(1) + "Typo"}, lost, ()

def rename(app):  # renames, in its storyboard, a segue or scene that code names
    calls, cases = "\n".join(match.group() for _, match in named(app)), "\n".join(map(app.texts.get, app.code))
    for file, text in app.texts.items():
        for match in re.finditer(r'(?:<segue [^>]*\bi|storyboardI)dentifier="([^"]+)"', text) \
                if file.endswith(".storyboard") else ():
            case = re.search(r'case\s+(\w+)\s*=\s*"%s"' % re.escape(match.group(1)), cases)
            if f'"{match.group(1)}"' in calls or case and re.search(r"\.%s\b" % case.group(1), calls):
                yield file, [(match.end(1), match.end(1), "Old")], {match.group(1)}, app.lost(lambda m: True), ()

OPERATORS = {  # the rules that each expects, and those that follow from its damage too
    drop_way: (CUT_OFF, ()), empty_arm: ({"unhandled_route"}, ()), pop_on_root: ({"pop_without_push"}, ()),
    drop_destination: ({"missing_destination", "unhandled_route"}, ()), drop_tag: ({"untagged_tab"}, ()),
    double_destination: ({"duplicate_destination"}, ()),
    # Values that its links push meet no destination on a stack of its own, and it cuts rounds in two.
    nest_stack: ({"nested_stack"}, {"missing_destination", "unbounded_stack"}),
    misspell: (MISSING, ()), rename: (MISSING, ()),
    empty_handler: ({"deep_link_ignores_url", "undeclared_url_scheme"}, ()),
    root_on_path: ({"deep_link_repeats_root"}, {"deep_link_under_modal"}),
}

def run(binary, app, operator, site):  # damages a copy of the app, and judges what waymark says of it
    file, edits, subjects, lost, places = site
    text, left, fresh = app.texts[file], Counter(app.known), []
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, app.name)
        shutil.copytree(app.folder, copy, symlinks=True, ignore=lambda top, names: [
            n for n in names if n == ".git" or not READ.search(n) and not os.path.isdir(os.path.join(top, n))])
        Path(copy, file).write_bytes(text.encode(errors="surrogateescape"))
        for finding in waymark(binary, "lint", copy)["findings"]:
            left[key(finding)] -= 1
            fresh += [finding] if left[key(finding)] < 0 else []
    rules, beside = OPERATORS[operator]
    right = [f for f in fresh if f["rule"] in rules and (
        f.get("subject") in subjects or operator is not drop_way and f["file"] in {file, *places})]
    moved = Counter({k[::2]: n for k, n in left.items() if n > 0})  # told at another place, as its first is gone
    extra = [f for f in fresh if f not in right and f["rule"] not in beside and not (
        f["rule"] in FOLLOWING and f.get("subject") in lost) and not moved[f["rule"], f.get("subject", "")]]
    return {"app": app.name, "operator": operator.__name__, "file": file, "line": app.line(file, edits[0][0]),
            "old": app.texts[file][slice(*edits[0][:2])], "new": edits[0][2], "found": right, "extra": extra,
            "verdict": "found" if right else "other rule" if fresh else "missed"}

def main():
    about = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    about.add_argument("--waymark", required=True, metavar="BINARY", help="the waymark to test")
    about.add_argument("--seed", type=int, default=1, help="which of the possible mutants to take")
    about.add_argument("--limit", type=int, default=3, help="mutants of one operator in one app")
    about.add_argument("--json", metavar="FILE", type=Path, help="where to write the details of every mutant")
    about.add_argument("apps", nargs="+", metavar="APP", help="a folder of source")
    options, results = about.parse_args(), []
    for app in (App(options.waymark, folder) for folder in options.apps):
        jobs = []
        for operator in OPERATORS:
            sites = sorted({(s[0], *s[1]): s for s in operator(app)}.items(), key=lambda pair: pair[0])
            random.Random(f"{options.seed} {operator.__name__}").shuffle(sites)
            jobs += [(operator, site) for _, site in sites[:options.limit]]
        with ThreadPoolExecutor(2) as pool:
            results += pool.map(lambda job: run(options.waymark, app, *job), jobs)
    for heading in ("operator", "app"):
        print(f"\n{heading:40}mutants  found  other  missed  extra")
        for name in [*sorted({r[heading] for r in results}), "all"]:
            rows = [r for r in results if name in ("all", r[heading])]
            count, extra = Counter(r["verdict"] for r in rows), sum(len(r["extra"]) for r in rows)
            print(f"{name:40}{len(rows):7}{count['found']:7}{count['other rule']:7}{count['missed']:8}{extra:7}")
    for r in (r for r in results if r["verdict"] != "found" or r["extra"]):
        print(f"\n{r['verdict']}: {r['operator']} {r['app']} {r['file']}:{r['line']}")
        print("".join(f"  extra: {f['rule']} {f.get('subject')} {f['file']}:{f['line']}\n" for f in r["extra"]), end="")
    if options.json:
        options.json.write_text(json.dumps(results, indent=1))
    return 0 if count["found"] >= 0.95 * max(len(results), 1) and not extra else 1

if __name__ == "__main__":
    sys.exit(main())
