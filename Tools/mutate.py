#!/usr/bin/env python3
"""Damages clean apps, one place at a time, and counts what waymark reports of it.

  Tools/mutate.py --waymark BINARY [--seed N] [--limit N] [--only OPERATOR] [--json FILE] APP…

Each operator finds every place of an app (a folder of source) that it can damage, from the source
and the graph of the undamaged app. A mutant is found when a rule of its operator reports, in the
damaged file or on the screen or route that the damage is about, what the undamaged app did not
have. Other findings are extra, but for what follows from the damage: what it cuts off is dead.
Exit code 0 when 95 per cent are found and nothing extra is reported, 1 otherwise.
"""
import argparse, json, os, random, re, shutil, subprocess, sys, tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor

READ = re.compile(r"\.(swift|storyboard|xib|plist|m|mm|h|ya?ml|entitlements)$|site-association")
ASIDE = re.compile(r"(^|/)(\w*Tests?|Pods|Carthage|\.build|\w*Previews?)/")
HIDDEN = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
WAYS = {"push", "sheet", "cover", "popover"}
CUT_OFF = {"dead_screen", "unreachable_screen", "dead_route", "dismiss_without_presentation"}

def waymark(binary, command, folder):
    options = ["--quiet", "--threads", "1"] + ["--format", "json"] * (command == "lint")
    done = subprocess.run([binary, command, folder, *options], capture_output=True, text=True)
    return json.loads(done.stdout)

def key(finding):
    return finding["rule"], finding["file"], finding.get("subject", "")

def spot(row):
    return row["file"], row["line"], row["column"]

def last(name):
    return name.split("@")[0].split(".")[-1]

def closing(code, start):
    """The place after the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(code)):
        depth += (code[place] in "([{") - (code[place] in ")]}")
        if depth == 0:
            return place + 1
    return len(code)

def end_of_statement(code, start):
    place = start
    while place < len(code) and code[place] not in ")]};,":
        if code[place] == "\n" and not re.match(r"\s*[.?:{]|\s*else\b", code[place:place + 200]):
            break
        place = closing(code, place) if code[place] in "([{" else place + 1
    return start + len(code[start:place].rstrip())

def is_one_view(code, start, end):
    """Whether a body is a single view, which takes another modifier."""
    start += len(code[start:end]) - len(code[start:end].lstrip())
    return end_of_statement(code, start) >= start + len(code[start:end].rstrip()) and re.match(
        r"(?!ForEach|Section|Self\b)[A-Z]\w*(\.[A-Z]\w*)*[(<{ ]", code[start:])

class App:
    def __init__(self, binary, folder):
        self.folder, self.name = folder, os.path.basename(os.path.abspath(folder))
        self.texts = {}
        for top, _, names in os.walk(folder):
            for path in (os.path.join(top, n) for n in names if READ.search(n)):
                with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
                    self.texts[os.path.relpath(path, folder)] = file.read()
        self.code = {path: HIDDEN.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)
                     for path, text in self.texts.items() if path.endswith(".swift")}
        self.known = Counter(map(key, waymark(binary, "lint", folder)["findings"]))
        self.graph = waymark(binary, "graph", folder)
        self.screens = {s["id"]: s for s in self.graph["screens"]}
        self.moves = [t for t in self.graph["transitions"] if t.get("toID")]
        self.entries = {e["screenID"] for e in self.graph["entries"]}
        self.into, self.out = defaultdict(list), defaultdict(list)
        for move in self.moves:
            self.into[move["toID"]].append(move)
            self.out[move.get("fromID")].append(move)

    def lost(self, is_cut):
        """The screens that lose a way, and those that are out of reach, once moves are gone."""
        found, rest = set(), {*self.entries, "*"}
        while rest:
            found.add(screen := rest.pop())
            rest |= {m["toID"] for m in self.out[screen] if not is_cut(m)} - found
        gone = set(self.screens) - found | {m["toID"] for m in self.moves if is_cut(m)}
        return gone | {self.screens[s]["name"] for s in gone if s in self.screens}

    def place(self, row):
        """The place in the file's text of something that the graph says the line and column of."""
        lines = self.texts.get(row["file"], "").splitlines(keepends=True)
        if row["line"] > len(lines):
            return None
        before = lines[row["line"] - 1].encode(errors="surrogateescape")[:row["column"] - 1]
        return sum(map(len, lines[:row["line"] - 1])) + len(before.decode(errors="ignore"))

    def line(self, file, place):
        return self.texts[file].count("\n", 0, place) + 1

    def find(self, pattern, literal=False):
        """The matches in the app's own code; `literal` looks into string literals too."""
        for file, code in self.code.items():
            for match in re.finditer(pattern, self.texts[file] if literal else code):
                if not ASIDE.search(file) and code[match.start()] not in " \n":
                    yield file, code, match

    def head(self, row, pattern):
        """What stands at a row of the graph, and where the braces after it end."""
        place, code = self.place(row), self.code.get(row["file"], "")
        match = re.compile(pattern).match(code, place) if code and place is not None else None
        return match and (match, closing(code, match.end() - 1) - 1, code)

    def body(self, screen):
        """The file and the span of a SwiftUI screen's body that is a single view."""
        head = self.head(screen, r"[^{}]*?\bstruct\s+%s\b[^{]*\{" % last(screen["name"]))
        if not head or "Representable" in head[0].group():
            return None
        body = re.compile(r"\bvar body\s*:\s*some View\s*\{").search(head[2], head[0].end(), head[1])
        end = body and closing(head[2], body.end() - 1) - 1
        return (screen["file"], body.end(), end) if body and is_one_view(
            head[2], body.end(), end) else None

    def deletion(self, file, start):
        """The edit that takes away the statement, link or segue at a place, where one can."""
        if segue := re.compile(r"<segue [^>]*/>").search(self.texts[file], start, start + 400):
            return file.endswith("board") and (segue.start(), segue.end(), "")
        code = self.code.get(file, "")
        end, before = end_of_statement(code, start), code[:start].rstrip()
        if re.match(r"(Navigation|Flow)Link\b", code[start:]):
            return start, end, "EmptyView()"
        starts = re.search(r"([{;:]|\bin)$", before) or "\n" in code[len(before):start] and \
            not re.search(r"([=,(.?&|+]|return|else)$", before)
        isolated = re.match(r"(?!(if|guard|let|var|switch|return|case|func|for)\b)[a-z]\w*([.?!(]| = )",
                            code[start:]) and self.texts[file].count(self.texts[file][start:end]) == 1
        return starts and isolated and (start, end, "break" if before.endswith(":") else "")

# Operators give: file, edits (start, end, text), subjects, what is lost, further files.

def drop_way(app):
    """Takes away the one place that leads to a screen."""
    used = defaultdict(set)
    for move in app.moves:
        for step in move["steps"] + [move]:
            used[spot(step)].add(move["toID"])
    links = {d.get("toID") for d in app.graph["deepLinks"]}
    for target in set(app.screens) & set(app.into) - app.entries - links:
        moves = app.into[target]
        for step in [moves[0], *reversed(moves[0]["steps"])]:
            if {m["kind"] for m in moves} <= WAYS and used[spot(step)] == {target} and all(
                    spot(step) in map(spot, m["steps"] + [m]) for m in moves) and (
                    place := app.place(step)) is not None and (edit := app.deletion(step["file"], place)):
                routes = {m["via"] for m in moves if m.get("via")}
                yield step["file"], [edit], {app.screens[target]["name"], target, *routes}, \
                    app.lost(lambda m: m["toID"] == target) | routes, ()
                break

def drop_route(app):
    """Takes away the one statement that sends a route."""
    links = {p.get("route") for d in app.graph["deepLinks"] for p in d.get("path", [])}
    for route in app.graph["routes"]:
        row = route["produced"][0] if len(set(map(spot, route["produced"]))) == 1 else None
        place = row and route["handling"] == "shown" and route["id"] not in links and app.place(row)
        code = app.code.get(row["file"], "") if row else ""
        for match in re.finditer(r"(?<![\w.?!])\w", code[max(0, place - 300):place]) if place else ():
            start = max(0, place - 300) + match.start()
            if (edit := app.deletion(row["file"], start)) and edit[1] > place:
                yield row["file"], [edit], {route["id"]}, app.lost(
                    lambda m: m.get("via") == route["id"]) | {route["id"]}, ()
                break

def empty_arm(app, rows=None):
    """Empties the one case that shows a route's screen."""
    for row in [r for r in app.graph["routes"] if r["produced"]] if rows is None else rows:
        arms = []
        for file, code, match in app.find(r"\bcase\s+(?:let\s+)?(?:[\w.]+)?\.%s\b(\([^\n:]*\))?:" % row["name"]):
            end = match.end()
            while code[end] != "}" and not re.match(r"\s(case\s|default\s*:|@unknown|#)", code[end:end + 12]):
                end = closing(code, end) if code[end] in "([{" else end + 1
            body = code[match.end():end].strip()
            if rows is None and any(re.search(r"\b%s\b" % last(s), body) for s in row["screens"]) or \
                    rows is not None and re.match(r"[a-z](?!eturn)", body):
                arms.append((file, match.end(), end, body))
        for file, start, end, body in arms if len(arms) == 1 else ():
            empty = "return .none()" if re.search(r"^\s*return \.", body, re.M) else \
                "EmptyView()" if re.match("[A-Z]", body) else "break"
            cut = lambda m: m.get("via") == row["id"] or any(
                s["file"] == file and start <= (app.place(s) or 0) < end for s in m["steps"] + [m])
            yield file, [(start, end, f"\n{empty}\n")], {row["id"]}, app.lost(cut) | {row["id"]}, {row["file"]}

def empty_handler(app):
    """Empties the one case that handles an action."""
    return empty_arm(app, [a for a in app.graph["actions"] if a["handling"] == "handled"])

def destinations(app, pattern):
    for file, code, match in app.find(pattern + r"(\(for: ([\w.]+)\.self)"):
        end = closing(code, match.start(1))
        trailing = re.compile(r"\s*\{").match(code, end)
        yield file, match, closing(code, trailing.end() - 1) if trailing else end

def drop_destination(app):
    """Takes away a destination for values that something pushes."""
    for file, match, end in destinations(app, r"\.(?:navigation|flow)Destination"):
        shown = [m for m in app.moves if last(match.group(2)) in re.split(r"[.@]", m.get("via") or "")]
        if any(m["kind"] in WAYS for m in shown):
            yield file, [(match.start(), end, ".padding(0)")], {match.group(2)}, app.lost(
                lambda m: m in shown) | {m["via"] for m in shown}, {m["file"] for m in shown}

def double_destination(app):
    """Writes a destination twice."""
    for file, match, end in destinations(app, r"\.navigationDestination"):
        yield file, [(end, end, "\n" + app.texts[file][match.start():end])], {match.group(2)}, (), ()

def pop_on_root(app):
    """Adds a Back button to the root of a stack."""
    for stack in app.graph["stacks"]:
        head = app.head(stack, r"\w*Stack\s*\((?:path:\s*)?\$([\w.]+)[^{}]*?\)\s*\{")
        if head and is_one_view(head[2], head[0].end(), head[1]):
            button = '\n.toolbar { Button("Back") { %s.removeLast() } }\n' % head[0].group(1)
            yield stack["file"], [(head[1], head[1], button)], {stack["owner"], *map(last, stack["roots"])}, (), ()
        for screen in (app.screens[r] for r in stack["roots"] if r in app.screens):
            head = app.head(screen, r"[^{}]*\bclass\b[^{]*()\{")
            if head and screen["kind"] == "controller" and "push" not in {m["kind"] for m in app.into[screen["id"]]}:
                method = "\n@objc func leave() { navigationController?.popViewController(animated: true) }\n"
                yield screen["file"], [(head[0].end(), head[0].end(), method)], {screen["name"]}, (), ()

def pushed(app):
    """The SwiftUI screens that are always pushed, with their bodies."""
    for target in set(app.into) & set(app.screens):
        body = {m["kind"] for m in app.into[target]} == {"push"} and app.body(app.screens[target])
        if body:
            yield app.screens[target], *body

def hide_back(app):
    """Hides the back button of a pushed screen that leads nowhere and is all the app's own."""
    own = {last(t["name"]) for t in app.graph["screens"]} | set(
        "Text VStack HStack ZStack List Form Section Spacer Image ScrollView Group Label Divider".split())
    backs = {b["fromID"] if b["from"] != "*" else "*" for b in app.graph["backs"]}
    for screen, file, start, end in pushed(app):
        views = set(re.findall(r"(?<![\w.])([A-Z]\w*)\s*[({]|\b[A-Z]\w*\.([A-Z])", app.code[file][start:end]))
        if not app.out[screen["id"]] and not {screen["id"], "*"} & backs and {a or b for a, b in views} <= own:
            yield file, [(end, end, "\n.navigationBarBackButtonHidden()\n")], {screen["name"]}, (), ()

def nest_stack(app):
    """Gives a pushed screen a stack of its own."""
    for screen, file, start, end in pushed(app):
        if all(s["owner"] != screen["name"] for s in app.graph["stacks"]):
            yield file, [(start, start, "\nNavigationStack {"), (end, end, "}\n")], {screen["name"]}, (), ()

def close_entry(app):
    """Adds a Close button that dismisses to a first screen or a tab."""
    windows = {e["screenID"] for e in app.graph["entries"] if re.search(
        r"WindowGroup[^{}]*\{\s*$", app.code.get(e["file"], "")[:app.place(e) or 0])}
    for screen in app.screens.values():
        kinds = {m["kind"] for m in app.into[screen["id"]]}
        if (kinds == {"tab"} or not kinds and screen["id"] in windows) and (body := app.body(screen)):
            file, start, end = body
            place = start - len(app.code[file][:start].split("\n")[-1])
            yield file, [(place, place, "@Environment(\\.dismiss) private var leave\n"),
                         (end, end, '\n.overlay { Button("Close") { leave() } }\n')], {screen["name"]}, (), ()

def unwrap_stack(app):
    """Takes away the stack around a sheet, a tab or a first screen that has links."""
    for place in set(map(spot, app.graph["stacks"])):
        stacks = [s for s in app.graph["stacks"] if spot(s) == place]
        around = {s["owner"] for s in stacks} | {r for s in stacks for r in s["roots"]}
        head = app.head(stacks[0], r"Navigation(?:Stack|View)\s*\{")
        pushes = [m for m in app.moves if m["kind"] == "push" and m["stacks"] and
                  set(m["stacks"]) <= {s["id"] for s in stacks}]
        if head and pushes and not any(m["kind"] == "push" for s in around for m in app.into[s]):
            yield place[0], [(*head[0].span(), "Group {")], {m["from"] for m in pushes} | {
                r.split("@")[0] for r in around}, (), ()

def drop_environment(app):
    """Takes away the only provider of an object that screens read from the environment."""
    read = {t for _, _, m in app.find(
        r"@EnvironmentObject[^\n]*?:\s*(\w+)|@Environment\((\w+)\.self\)") for t in m.groups() if t}
    given = defaultdict(list)
    for file, _, match in app.find(r"\.environment(?:Object)?\(([\w.]+?)(?:\.shared)?\)"):
        name = last(match.group(1))
        given[name[:1].upper() + name[1:]].append((file, match))
    for name in read & set(given):
        (file, match), *others = given[name]
        if not others and any(s["file"] == file for s in app.graph["entries"] + app.graph["screens"]):
            yield file, [(*match.span(), "")], {name}, (), ()

def drop_tag(app):
    """Takes the tag from a tab of a tab view with a selection."""
    for group in app.graph["tabGroups"]:
        head = group.get("selection") and app.head(group, r"TabView\([^{}]*?\)\s*\{")
        for match in re.compile(r"\.tag\(").finditer(head[2], head[0].end(), head[1]) if head else ():
            yield group["file"], [(match.start(), closing(head[2], match.end() - 1), "")], (), (), ()

def misspell(app, pattern):
    for file, _, match in app.find(pattern + r'\s*"([^"\\]+)"', literal=True):
        line = app.line(file, match.start())
        yield file, [(match.end(1), match.end(1), "Typo")], {match.group(1) + "Typo"}, app.lost(
            lambda m: any(s["file"] == file and s["line"] == line for s in m["steps"] + [m])), ()

def misspell_segue(app):
    """Misspells the segue that code performs."""
    return misspell(app, r"performSegue\(withIdentifier:")

def misspell_scene(app):
    """Misspells the scene that code makes."""
    return misspell(app, r"instantiateViewController\((?:withIdentifier|identifier):")

def rename(app, pattern, call):
    swift = "\n".join(text for file, text in app.texts.items() if file in app.code and not ASIDE.search(file))
    for file, text in app.texts.items():
        for match in re.finditer(pattern, text) if file.endswith(".storyboard") else ():
            case = re.search(r'case\s+(\w+)\s*=\s*"%s"' % re.escape(match.group(1)), swift)
            names = re.escape(f'"{match.group(1)}"') + (r"|\.%s\b" % case.group(1) if case else "")
            if re.search(r"%s\((\w+:\s*)?\w*(%s)" % (call, names), swift):
                lost = {s for s in app.screens} | {s["name"] for s in app.screens.values()}
                yield file, [(match.end(1), match.end(1), "Old")], {match.group(1)}, lost, ()

def rename_segue(app):
    """Renames a segue that code performs in its storyboard."""
    return rename(app, r'<segue [^>]*\bidentifier="([^"]+)"', "performSegue")

def rename_scene(app):
    """Renames a scene that code makes in its storyboard."""
    return rename(app, r'storyboardIdentifier="([^"]+)"', "instantiateViewController")

def spoil_scheme(app):
    """Declares a URL scheme together with what follows it."""
    for link in app.graph["declaredLinks"] if "declaredLinks" in app.graph else ():
        text = app.texts.get(link["file"], "")
        match = re.search(r"CFBundleURLSchemes[\s\S]*?<string>(%s)</string>" % re.escape(link["text"]), text)
        if match and link["kind"] == "scheme":
            yield link["file"], [(match.end(1), match.end(1), "://")], {link["text"], link["text"] + "://"}, (), ()

def ignore_url(app):
    """Empties the handler of a deep link."""
    for file, code, match in app.find(r"\.onOpenURL\s*(?:\(perform:\s*)?(\{)\s*\w+(:\s*URL)?\s+in\b"):
        handled = lambda m: m["toID"] in {d.get("toID") for d in app.graph["deepLinks"]}
        routes = {p.get("route") for d in app.graph["deepLinks"] for p in d.get("path", [])}
        yield file, [(match.end(1), closing(code, match.start(1)) - 1, " _ in ")], (), \
            app.lost(handled) | routes, app.texts

def root_on_path(app):
    """Adds a deep link that puts the stack's root on its path again, made in the same way."""
    for stack in app.graph["stacks"]:
        head = app.head(stack, r"NavigationStack\s*\(path:\s*\$([\w.]+)\)\s*\{")
        if not head or not is_one_view(head[2], head[0].end(), head[1]) or len(stack["roots"]) != 1:
            continue
        root = re.match(r"\s*\w+(?:<.*?>)?(\([^()]*\))", head[2][head[0].end():head[1]])
        given = [a for a in re.sub(r"\w+:\s*", "", root.group(1)[1:-1]).split(",") if a.strip()] if root else []
        for route in app.graph["routes"]:
            place = app.place(route)
            takes = re.match(r"\w+(?:\(([^()]*)\))?", app.texts[route["file"]][place:]).group(1) or ""
            labels = [re.match(r"\s*(\w+:\s*)?", part).group() for part in takes.split(",") if part.strip()]
            if root and route["screens"] == stack["roots"] and len(labels) == len(given):
                value = ", ".join(l + g.strip() for l, g in zip(labels, given))
                handler = '\n.onOpenURL { if $0.host == "home" { %s = .init([%s.%s%s]) } }\n' % (
                    head[0].group(1), route["owner"].split("@")[0], route["name"], value and f"({value})")
                yield stack["file"], [(head[1], head[1], handler)], {route["id"], *stack["roots"]}, (), ()

def push_container(app):
    """Pushes a navigation controller."""
    for file, _, match in app.find(r"\.pushViewController\(\s*(\w+),"):
        if any((m["file"], m["line"]) == (file, app.line(file, match.start())) for m in app.moves):
            new = f"UINavigationController(rootViewController: {match.group(1)})"
            yield file, [(*match.span(1), new)], (), (), ()

def pop_to_stranger(app):
    """Pops to a controller that is made for the call."""
    for file, code, match in app.find(r"\.popViewController\("):
        owners = re.findall(r"\bclass\s+(\w+)\s*:", code[:match.start()])
        if owners and owners[-1] in app.screens and any(
                (b["file"], b["line"]) == (file, app.line(file, match.start())) for b in app.graph["backs"]):
            yield file, [(*match.span(), f".popToViewController({owners[-1]}(), ")], (), (), ()

OPERATORS = {  # operator: the rules that it expects, those that follow beside them
    drop_way: (CUT_OFF, ()), drop_route: ({"dead_route"}, ()), empty_arm: ({"unhandled_route"}, ()),
    empty_handler: ({"unhandled_action"}, ()), drop_destination: ({"missing_destination", "unhandled_route"}, ()),
    double_destination: ({"duplicate_destination"}, ()), pop_on_root: ({"pop_without_push"}, ()),
    hide_back: ({"no_way_back"}, ()), nest_stack: ({"nested_stack"}, ()),
    close_entry: ({"dismiss_without_presentation"}, ()),
    unwrap_stack: ({"push_outside_stack", "misplaced_destination"}, {"bar_outside_stack"}),
    drop_environment: ({"missing_environment"}, ()), drop_tag: ({"untagged_tab"}, ()),
    misspell_segue: ({"missing_segue"}, ()), misspell_scene: ({"missing_storyboard_id"}, ()),
    rename_segue: ({"missing_segue"}, ()), rename_scene: ({"missing_storyboard_id"}, ()),
    spoil_scheme: ({"undeclared_url_scheme"}, ()),
    ignore_url: ({"deep_link_ignores_url", "undeclared_url_scheme"}, ()),
    root_on_path: ({"deep_link_repeats_root"}, {"deep_link_under_modal"}),
    push_container: ({"nested_stack"}, ()), pop_to_stranger: ({"pop_target_missing"}, ()),
}

def run(binary, app, operator, site):
    """Damages a copy of the app, and judges what waymark says of it."""
    file, edits, subjects, lost, places = site
    text = app.texts[file]
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, app.name)
        shutil.copytree(app.folder, copy, symlinks=True, ignore=lambda top, names: [
            n for n in names if n == ".git" or not READ.search(n) and not os.path.isdir(os.path.join(top, n))])
        with open(os.path.join(copy, file), "w", encoding="utf-8", errors="surrogateescape", newline="") as out:
            out.write(text)
        findings = waymark(binary, "lint", copy)["findings"]
    left, fresh = Counter(app.known), []
    for finding in findings:
        left[key(finding)] -= 1
        if left[key(finding)] < 0:
            fresh.append(finding)
    rules, beside = OPERATORS[operator]
    right = [f for f in fresh if f["rule"] in rules and (
        f.get("subject") in subjects or operator is not drop_way and f["file"] in {file, *places})]
    extra = [f for f in fresh if f not in right and f["rule"] not in beside and not (
        f["rule"] in CUT_OFF and f.get("subject") in lost)]
    brief = lambda rows: [f"{f['rule']} {f.get('subject')} {f['file']}:{f['line']}" for f in rows]
    start, end, new = edits[0]
    return {"app": app.name, "operator": operator.__name__, "file": file, "line": app.line(file, start),
            "old": app.texts[file][start:end][:300], "new": new.strip(), "found": brief(right),
            "extra": brief(extra), "messages": [f["message"] for f in fresh],
            "verdict": "found" if right else "other rule" if fresh else "missed"}

def main():
    about = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    about.add_argument("--waymark", required=True, metavar="BINARY", help="the waymark to test")
    about.add_argument("--seed", type=int, default=1, help="which of the possible mutants to take")
    about.add_argument("--limit", type=int, default=3, help="mutants of one operator in one app")
    about.add_argument("--only", metavar="OPERATOR", choices=[o.__name__ for o in OPERATORS], help="one operator")
    about.add_argument("--json", metavar="FILE", help="where to write the details of every mutant")
    about.add_argument("apps", nargs="+", metavar="APP", help="a folder of source")
    options, results = about.parse_args(), []
    for app in (App(options.waymark, folder) for folder in options.apps):
        jobs = []
        for operator in (o for o in OPERATORS if options.only in (None, o.__name__)):
            sites = sorted({(s[0], *s[1]): s for s in operator(app)}.items(), key=lambda pair: pair[0])
            random.Random(f"{options.seed} {operator.__name__}").shuffle(sites)
            jobs += [(operator, site) for _, site in sites[:options.limit]]
        with ThreadPoolExecutor(2) as pool:
            results += pool.map(lambda job: run(options.waymark, app, *job), jobs)
    for heading in ("operator", "app"):
        print(f"{heading:44}mutants  found  other  missed  extra")
        for name in [*sorted({r[heading] for r in results}), "all"]:
            rows = [r for r in results if name in ("all", r[heading])]
            count = Counter(r["verdict"] for r in rows)
            print(f"{name:44}{len(rows):7}{count['found']:7}{count['other rule']:7}{count['missed']:8}"
                  f"{sum(len(r['extra']) for r in rows):7}")
        print()
    for r in results:
        if r["verdict"] != "found" or r["extra"]:
            print(f"{r['verdict']}: {r['operator']} {r['app']} {r['file']}:{r['line']}")
            print("".join(f"  extra: {line}\n" for line in r["extra"]), end="")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)
    found = sum(r["verdict"] == "found" for r in results)
    return 0 if found >= 0.95 * max(len(results), 1) and not any(r["extra"] for r in results) else 1

if __name__ == "__main__":
    sys.exit(main())
