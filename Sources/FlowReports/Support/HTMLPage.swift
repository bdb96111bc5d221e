/// The look of the HTML report and the one thing that moves in it.
enum HTMLPage {
  static let style = """
    :root { --ink: #1c1e21; --dim: #62676d; --page: #f6f7f8; --card: #fff;
      --line: #dfe2e5; --error: #c62d2d; --warning: #a86400; --note: #2667b8; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e7e9eb; --dim: #9aa1a8; --page: #16181a; --card: #202326; --line: #34383d;
        --error: #ff7b72; --warning: #e3b341; --note: #79b8ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 15px/1.55 -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
    header, main, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.5rem; }
    header { padding-top: 2rem; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; overflow-wrap: anywhere; }
    h2 { font-size: .85rem; font-weight: 600; color: var(--dim); margin: 2rem 0 .6rem;
      overflow-wrap: anywhere; }
    h3 { font-size: 1rem; margin: 0 0 .35rem; overflow-wrap: anywhere; }
    h3 code { font-weight: 400; color: var(--dim); float: right; }
    p { margin: 0 0 .6rem; overflow-wrap: anywhere; }
    .figures { color: var(--dim); margin-bottom: 1rem; }
    .filters { display: flex; flex-wrap: wrap; gap: .5rem; }
    .fine { font-size: 1.1rem; }
    button { font: inherit; font-weight: 600; padding: .25rem .9rem; border-radius: 1rem;
      border: 1px solid currentColor; background: none; cursor: pointer; }
    button[aria-pressed=false] { opacity: .45; text-decoration: line-through; }
    .error { --tone: var(--error); } .warning { --tone: var(--warning); } .note { --tone: var(--note); }
    button, .tag { color: var(--tone); }
    .tag { font-size: .8rem; text-transform: uppercase; letter-spacing: .04em; margin-right: .35rem; }
    article { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--tone);
      border-radius: 6px; padding: .9rem 1.1rem; margin-bottom: .8rem; }
    article[hidden] { display: none; }
    code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    p code, li code { background: var(--page); border-radius: 4px; padding: .1em .3em; }
    pre { background: var(--page); border-radius: 4px; padding: .6rem .8rem; overflow-x: auto;
      margin: 0 0 .6rem; }
    pre b { color: var(--tone); }
    .place, small, footer { color: var(--dim); }
    summary { cursor: pointer; color: var(--dim); }
    ol { margin: .3rem 0 0; padding-left: 1.6rem; overflow-wrap: anywhere; }
    figure { margin: 0; background: #fff; border: 1px solid var(--line); border-radius: 6px;
      padding: 1rem; overflow-x: auto; }
    figure svg { max-width: max(100%, 110rem); height: auto; display: block; margin: 0 auto; }
    .picture { width: calc(100vw - 3rem); margin-left: calc(50% - 50vw + 1.5rem); }
    .picture h2, .picture figure { width: fit-content; max-width: 100%; margin-left: auto; margin-right: auto; }
    table { border-collapse: collapse; width: 100%; background: var(--card); }
    th, td { text-align: left; border: 1px solid var(--line); padding: .35rem .7rem;
      overflow-wrap: anywhere; vertical-align: top; }
    footer { padding-top: 1.5rem; padding-bottom: 2rem; font-size: .85rem; }
    @media print { .filters { display: none; } figure svg { max-width: 100%; } article { break-inside: avoid; } }
    """

  /// The buttons show and hide the findings of a severity. Without scripts all stay on show.
  static let script = """
    for (const button of document.querySelectorAll("button[data-severity]")) {
      button.addEventListener("click", () => {
        const shown = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", String(shown));
        for (const card of document.querySelectorAll("article")) {
          if (card.dataset.severity === button.dataset.severity) card.hidden = !shown;
        }
        for (const file of document.querySelectorAll("section.file")) {
          file.hidden = !file.querySelector("article:not([hidden])");
        }
      });
    }
    """
}
