/// What the class page does where scripts run: searches, sorts and filters the table that is there
/// anyway, and shows one learner, whom the address names behind its `#`.
///
/// Whatever it shows of others is set as text, never as markup.
enum PageScript {
  static let text = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const overview = document.getElementById("overview");
    const view = document.getElementById("learner");
    const table = document.getElementById("class");
    const rows = Array.from(table.tBodies[0].rows);
    const links = rows.map(row => row.querySelector("a"));
    const places = new Map(links.map((link, index) => [link.hash, index]));
    const title = document.title;

    function made(name, text, className) {
      const element = document.createElement(name);
      if (text !== undefined) element.textContent = text;
      if (className) element.className = className;
      return element;
    }

    // The table: what is shown of it, and in which order.

    const plain = text => text.normalize("NFKC").toLowerCase();
    const search = document.getElementById("search");
    const filter = document.getElementById("filter");
    const shown = document.getElementById("shown");
    const words = rows.map(row => plain(row.cells[0].textContent));

    function choose() {
      const wanted = plain(search.value.trim());
      let count = 0;
      rows.forEach((row, index) => {
        const isKind = !filter.value || row.dataset.is.split(" ").includes(filter.value);
        row.hidden = !(isKind && words[index].includes(wanted));
        if (!row.hidden) count += 1;
      });
      shown.textContent = `${count} of ${rows.length} shown`;
    }

    const collator = new Intl.Collator("en", { numeric: true });
    const heads = Array.from(table.tHead.rows[0].cells);

    function sort(column) {
      const head = heads[column];
      // Numbers begin with the best, words with A.
      const isNumber = rows.length > 0 && rows[0].cells[column].dataset.key !== undefined;
      const first = isNumber ? "descending" : "ascending";
      const second = isNumber ? "ascending" : "descending";
      const order = head.getAttribute("aria-sort") === first ? second : first;
      heads.forEach(other => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", order);
      const sign = order === "ascending" ? 1 : -1;
      const keys = new Map(rows.map(row => {
        const cell = row.cells[column];
        return [row, isNumber ? Number(cell.dataset.key) : cell.textContent];
      }));
      const sorted = rows.slice().sort((one, other) => {
        const [left, right] = [keys.get(one), keys.get(other)];
        return sign * (isNumber ? left - right : collator.compare(left, right));
      });
      table.tBodies[0].append(...sorted);
    }

    heads.forEach((head, column) => {
      const button = made("button");
      button.type = "button";
      button.append(...head.childNodes);
      button.addEventListener("click", () => sort(column));
      head.append(button);
    });
    search.addEventListener("input", choose);
    filter.addEventListener("change", choose);
    document.getElementById("all").addEventListener("click", () => {
      search.value = "";
      filter.value = "";
      choose();
      search.focus();
    });
    choose();

    // One learner.

    function show(index) {
      const blocks = data.learners[index];
      const parts = [steps(index)];
      for (let at = 0; at < blocks.length; at += 2) {
        const [name, className] = data.kinds[blocks[at]];
        const element = made(name, data.texts[blocks[at + 1]], className);
        if (!className.includes("drawn")) element.dir = "auto";
        if (name === "li") {
          const last = parts[parts.length - 1];
          const list = last.tagName === "UL" ? last : made("ul");
          list.append(element);
          if (list !== last) parts.push(list);
        } else {
          parts.push(element);
        }
      }
      view.replaceChildren(...parts);
      const heading = view.querySelector("h1");
      heading.tabIndex = -1;
      document.title = `${heading.textContent} – ${title}`;
      overview.hidden = true;
      view.hidden = false;
      scrollTo(0, 0);
      heading.focus();
    }

    // The neighbours in the table as it is shown now.
    function steps(index) {
      const order = Array.from(table.tBodies[0].rows)
        .filter(row => !row.hidden || row === rows[index]);
      const at = order.indexOf(rows[index]);
      const list = made("nav");
      list.setAttribute("aria-label", "Learners");
      const back = made("a", "← The class");
      back.href = "#";
      list.append(back);
      for (const [row, word] of [[order[at - 1], "Previous"], [order[at + 1], "Next"]]) {
        if (!row) continue;
        const link = row.querySelector("a");
        const step = made("a");
        step.href = link.hash;
        step.append(`${word}: `, made("bdi", link.textContent));
        list.append(step);
      }
      return list;
    }

    let last = { index: undefined, y: 0 };
    let isSearching = false;

    function follow() {
      const index = places.get(location.hash);
      if (index !== undefined) {
        if (!overview.hidden) last.y = scrollY;
        last.index = index;
        return show(index);
      }
      view.hidden = true;
      overview.hidden = false;
      document.title = title;
      // Other addresses are places on the page.
      if (last.index === undefined || location.hash) return;
      scrollTo(0, last.y);
      if (isSearching) {
        isSearching = false;
        return search.focus();
      }
      links[last.index].focus({ preventScroll: true });
    }

    addEventListener("hashchange", follow);
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && !view.hidden) location.hash = "";
      // Where something is typed or chosen by its letters, it is a letter as any other.
      if (event.key === "/" && !event.target.closest("input, select")) {
        event.preventDefault();
        if (view.hidden) return search.focus();
        // The search is on the page of the class, which is not there before its address is.
        isSearching = true;
        location.hash = "";
      }
    });
    follow();
    """#
}
