/// How the class page looks: on screens of any width, in the dark, and on paper.
enum PageStyle {
  static let text: String = {
    let states = PageState.allCases.map { state in
      ".\(state.rawValue) { color: var(--\(state.rawValue)-ink); "
        + "background: var(--\(state.rawValue)-ground); }"
    }
    return """
      :root { color-scheme: light dark; \(PagePalette.light.properties) }
      @media (prefers-color-scheme: dark) { :root { \(PagePalette.dark.properties) } }
      \(rules)
      \(states.joined(separator: "\n"))
      \(paper)
      """
  }()

  private static let rules = """
    * { box-sizing: border-box; }
    body { margin: 0; padding: 1.5rem; color: var(--text); background: var(--paper);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    main { max-width: 80rem; margin: 0 auto; }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
    h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
    #learner h2 { padding-top: 1rem; border-top: 1px solid var(--rule); overflow-wrap: anywhere; }
    p, ul { margin: .5rem 0; max-width: 48rem; overflow-wrap: anywhere; }
    ul { padding-left: 1.25rem; }
    a { color: var(--link); }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    h1:focus-visible { outline: none; }
    .quiet { color: var(--quiet); font-size: .9rem; }
    .notice { padding: .5rem .75rem; border-left: 4px solid var(--focus); background: var(--panel); }
    .counts { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; max-width: none;
      list-style: none; }
    .chip { display: inline-block; padding: .1rem .6rem; border-radius: 1rem; font-size: .9rem; }
    .controls { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .75rem 0; }
    .controls label { display: grid; gap: .15rem; font-size: .9rem; color: var(--quiet); }
    input, select, button { font: inherit; color: var(--text); background: var(--paper);
      border: 1px solid var(--edge); border-radius: .35rem; padding: .35rem .6rem; min-height: 2.4rem;
      max-width: 100%; }
    .scroll { overflow-x: auto; border: 1px solid var(--rule); border-radius: .5rem; }
    table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: .92rem; }
    th, td { padding: .4rem .6rem; text-align: left; vertical-align: top;
      border-bottom: 1px solid var(--rule); }
    tbody tr:last-child > * { border-bottom: 0; }
    thead th { background: var(--panel); font-weight: 600; vertical-align: bottom; }
    #class { table-layout: fixed; }
    #class thead th { overflow-wrap: anywhere; width: 8rem; }
    #class thead th:first-child { width: 13rem; }
    #class thead th.number { width: 5.5rem; }
    thead button { all: unset; cursor: pointer; text-decoration: underline dotted;
      text-underline-offset: .2em; }
    thead button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    [aria-sort="ascending"] button::after { content: " ▲"; }
    [aria-sort="descending"] button::after { content: " ▼"; }
    tbody th { font-weight: 600; overflow-wrap: anywhere; }
    tbody th small { display: block; font-weight: 400; color: var(--quiet); }
    #class tbody th, #class thead th:first-child { position: sticky; left: 0; z-index: 1;
      border-right: 1px solid var(--rule); }
    #class tbody th { background: var(--paper); }
    td.state, td.number { white-space: nowrap; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    #failures td.text { overflow-wrap: anywhere; }
    pre { margin: .5rem 0; padding: .75rem; background: var(--panel); border-radius: .35rem;
      font: .85rem/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
    pre.drawn { white-space: pre; overflow-x: auto; line-height: 1.2; }
    nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 0 0 1rem; }
    nav a { min-width: 0; overflow-wrap: anywhere; }
    .hint { padding: .5rem .75rem; border-left: 4px solid var(--rule); }
    [hidden] { display: none; }
    @media (scripting: none) { .controls { display: none; } }
    @media (max-width: 45rem) {
      body { padding: .75rem; }
      th, td { padding: .35rem .45rem; }
      #class thead th { width: 7rem; }
      #class thead th:first-child { width: 8rem; }
      #class thead th.number { width: 4.5rem; }
      #failures thead { display: none; }
      #failures tr { display: grid; grid-template-columns: auto 1fr; padding: .4rem;
        border-bottom: 1px solid var(--rule); }
      #failures tr > * { border: 0; padding: .1rem .3rem; text-align: left; }
      #failures td.text { grid-column: 1 / -1; }
      #failures td:first-child::before { content: "Stage "; }
      #failures td:nth-child(2)::before { content: "failed "; }
      .controls label, .controls input, .controls select { width: 100%; }
    }
    """

  /// On paper there is nothing to press, and everybody is listed. The heads of the columns are on each
  /// page, where Chromium leaves the boxes of buttons empty: they have none.
  private static let paper = """
    @media print {
      :root { color-scheme: light; \(PagePalette.light.properties) }
      html { font-size: 9pt; }
      body { padding: 0; }
      .controls, nav, noscript { display: none; }
      .scroll { overflow: visible; border: 0; }
      table { font-size: 8pt; }
      th, td { padding: .25rem .35rem; }
      #class thead th { width: auto; font-size: 7pt; }
      #class thead th:first-child { width: 18%; }
      #class thead th.number { width: 8%; }
      #class tr[hidden] { display: table-row; }
      #class tbody th, #class thead th:first-child { position: static; }
      thead button { display: contents; }
      pre.drawn { white-space: pre-wrap; overflow-wrap: anywhere; }
      tr { break-inside: avoid; }
      p, pre { orphans: 5; widows: 5; }
      h2, h3 { break-after: avoid; }
      a { color: inherit; text-decoration: none; }
      * { print-color-adjust: exact; }
    }
    """
}
