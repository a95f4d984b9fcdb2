"use strict";
(function () {
  const data = JSON.parse(document.getElementById("data").textContent);
  const words = data.words, players = data.players, rounds = data.rounds;
  const byId = new Map(players.map((p, i) => [p.i, i]));
  const $ = (id) => document.getElementById(id);

  /* Texts are only ever set as texts, never as HTML. */
  function make(tag, attributes, ...children) {
    const node = document.createElement(tag);
    for (const key in attributes || {}) node.setAttribute(key, attributes[key]);
    node.append(...children);
    return node;
  }
  const name = (p) => make("bdi", null, players[p].n);
  const country = (p) => (players[p].c ? [" ", make("span", { class: "c" }, players[p].c)] : []);
  const link = (p) => make("a", { href: "#p=" + encodeURIComponent(players[p].i) }, name(p));

  /* ---- search: no accents, no case ---- */
  const letters = { "\u00df": "ss", "\u00f8": "o", "\u0142": "l", "\u0111": "d", "\u00e6": "ae", "\u0153": "oe",
    "\u0131": "i", "\u00fe": "th", "\u00f0": "d", "\u2019": "'" };
  const fold = (text) => text.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(/[\u00df\u00f8\u0142\u0111\u00e6\u0153\u0131\u00fe\u00f0\u2019]/g, (c) => letters[c]);
  const folded = players.map((p) => fold(p.n));
  const most = 12;

  function find(query) {
    const parts = fold(query).split(/\s+/).filter(Boolean);
    if (!parts.length) return [];
    const hits = [];
    folded.forEach((text, i) => {
      if (!parts.every((part) => text.includes(part))) return;
      const starts = parts.every((part) => (" " + text).includes(" " + part));
      hits.push([starts ? 0 : 1, i]);
    });
    return hits.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((h) => h[1]);
  }

  function showHits() {
    const query = $("q").value, hits = find(query);
    $("hits").replaceChildren(...hits.slice(0, most).map((p) => {
      const a = link(p);
      a.append(...country(p));
      return make("li", null, a);
    }));
    let text = "";
    if (query.trim())
      text = hits.length ? hits.length + " " + words.FOUND : words.NOT_FOUND;
    if (hits.length > most) text += " (" + (hits.length - most) + " " + words.MORE + ")";
    $("count").textContent = text;
  }

  /* ---- one player ---- */
  function games(p) {
    const list = [];
    rounds.forEach((round, r) => {
      for (const [number, ...seats] of round.tables) {
        const seat = seats.indexOf(p);
        if (seat >= 0) list.push({ r, round, number, seat, seats });
      }
    });
    return list;
  }

  function gameCard(game, p) {
    const drawn = game.round.drawn; /* a platform draws the order of play: seats have no numbers */
    const seats = make("ol", drawn ? { class: "plain" } : null);
    game.seats.forEach((q) => seats.append(
      make("li", q === p ? { class: "me" } : null, q === p ? name(q) : link(q), ...country(q))));
    return make("li", { class: "card own" },
      make("h3", { style: "margin:0" }, game.round.t),
      make("p", { class: "big" }, words.TABLE + " ", make("b", null, String(game.number)), " ",
        ...(drawn ? [game.seat ? "" : words.HOST] :
          [(game.round.seeded ? words.CHOICE : words.POSITION) + " ", make("b", null, String(game.seat + 1))])),
      make("h4", null, words.OPPONENTS), seats);
  }

  function share() {
    const done = () => { $("said").textContent = words.COPIED; };
    if (navigator.clipboard) navigator.clipboard.writeText(location.href).then(done, () => {});
    else done();
  }

  function showPlayer(p) {
    const title = make("h3", { id: "who", tabindex: "-1" }, name(p), ...country(p));
    const list = make("ul", { class: "cards" }, ...games(p).map((g) => gameCard(g, p)));
    const copy = make("button", { id: "share", type: "button" }, words.SHARE);
    const print = make("button", { type: "button" }, words.PRINT);
    const back = make("button", { id: "back", type: "button" }, words.BACK);
    copy.addEventListener("click", share);
    print.addEventListener("click", () => window.print());
    back.addEventListener("click", () => { location.hash = "#players"; showHits(); $("q").focus(); });
    $("person").replaceChildren(title, list,
      make("div", { class: "chips tools" }, copy, print, back),
      make("p", { id: "said", role: "status", class: "hint tools" }));
    $("hits").replaceChildren();
    $("count").textContent = "";
    $("person").hidden = false;
    title.focus({ preventScroll: true });
  }

  /* ---- tabs ---- */
  const tabs = Array.from(document.querySelectorAll("[role=tab]"));
  function select(id) {
    if (!$("tab-" + id)) id = "players";
    for (const tab of tabs) {
      const chosen = tab.id === "tab-" + id;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      $(tab.getAttribute("aria-controls")).hidden = !chosen;
    }
    if (id === "tables") makeTables();
    if (id === "quality") makeQuality();
  }
  function moveTab(event) {
    const at = tabs.indexOf(event.currentTarget), step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    let next = step ? (at + step + tabs.length) % tabs.length : -1;
    if (event.key === "Home") next = 0;
    if (event.key === "End") next = tabs.length - 1;
    if (next < 0) return;
    event.preventDefault();
    tabs[next].focus();
    location.hash = "#" + tabs[next].id.slice(4);
  }

  function route() {
    const hash = location.hash.slice(1);
    if (hash.startsWith("p=")) {
      let id = hash.slice(2);
      try { id = decodeURIComponent(id); } catch (e) { /* as it stands */ }
      select("players");
      if (byId.has(id)) {
        showPlayer(byId.get(id));
        window.scrollTo(0, 0);
        return;
      }
      $("count").textContent = words.NOT_FOUND;
    } else if (hash !== "main") {
      select(hash || "players");
    }
    $("person").hidden = true;
  }

  /* ---- buttons that show one section of several ---- */
  function chips(panel, titles, show, first, label) {
    const buttons = titles.map((title, i) => {
      const button = make("button", { type: "button", "aria-pressed": String(i === first) }, title);
      button.addEventListener("click", () => {
        buttons.forEach((b, k) => b.setAttribute("aria-pressed", String(k === i)));
        show(i);
      });
      return button;
    });
    panel.querySelector("h2").after(make("div", { class: "chips", role: "group", "aria-label": label }, ...buttons));
    show(first);
  }

  function startRounds() {
    const sections = Array.from(document.querySelectorAll("#panel-rounds .round"));
    let first = rounds.findIndex((round) => round.open);
    if (first < 0) first = rounds.length - 1;
    chips($("panel-rounds"), rounds.map((round) => round.t),
      (i) => sections.forEach((section, k) => { section.hidden = k !== i; }), first, words.ROUNDS);
  }

  let tablesMade = false;
  function makeTables() {
    if (tablesMade) return;
    tablesMade = true;
    const numbers = new Map();
    rounds.forEach((round) => round.tables.forEach(([number, ...seats]) => {
      if (!numbers.has(number)) numbers.set(number, []);
      numbers.get(number).push([round, seats]);
    }));
    for (const number of Array.from(numbers.keys()).sort((a, b) => a - b)) {
      const list = make("ul", { class: "cards" });
      for (const [round, seats] of numbers.get(number))
        list.append(make("li", { class: "card" }, make("h4", null, round.t),
          make("ol", round.drawn ? { class: "plain" } : null, ...seats.map((p) => make("li", null, link(p), ...country(p))))));
      $("panel-tables").append(make("section", null, make("h3", null, words.TABLE + " " + number), list));
    }
  }

  /* ---- quality: preliminary rounds only ---- */
  const svgName = "http://www.w3.org/2000/svg";
  function draw(tag, attributes) {
    const node = document.createElementNS(svgName, tag);
    for (const key in attributes) node.setAttribute(key, attributes[key]);
    return node;
  }

  function count() {
    const met = new Map(), uses = players.map(() => new Array(data.size).fill(0));
    for (const round of rounds) {
      if (round.seeded) continue;
      for (const [, ...seats] of round.tables)
        seats.forEach((p, s) => {
          uses[p][s]++;
          for (const q of seats.slice(s + 1)) {
            const key = Math.min(p, q) * players.length + Math.max(p, q);
            met.set(key, (met.get(key) || 0) + 1);
          }
        });
    }
    return { uses, pairs: Array.from(met, ([key, times]) => [Math.floor(key / players.length), key % players.length, times]) };
  }

  function matrix(pairs) {
    const order = players.map((p, i) => i).sort((a, b) =>
      players[a].c < players[b].c ? -1 : players[a].c > players[b].c ? 1 : a - b);
    const row = new Array(order.length), n = order.length;
    order.forEach((p, i) => { row[p] = i; });
    const path = { once: "", more: "", group: "" };
    for (const [a, b, times] of pairs)
      for (const [x, y] of [[row[a], row[b]], [row[b], row[a]]])
        path[times > 1 ? "more" : "once"] += "M" + x + " " + y + "h1v1h-1z";
    for (let from = 0, to; from < n; from = to) {
      for (to = from + 1; to < n && players[order[to]].c === players[order[from]].c;) to++;
      if (players[order[from]].c) path.group += "M" + from + " " + from + "h" + (to - from) + "v" + (to - from) + "H" + from + "z";
    }
    const more = pairs.filter((pair) => pair[2] > 1).length;
    const numbers = [n, pairs.length - more, more];
    const svg = draw("svg", { class: "matrix", role: "img", viewBox: "0 0 " + n + " " + n,
      "aria-label": words.MATRIX_LABEL.replace(/%d/g, () => numbers.shift()) });
    for (const kind of ["group", "once", "more"]) svg.append(draw("path", { class: kind, d: path[kind] }));
    svg.append(draw("path", { class: "diagonal", d: "M0 0L" + n + " " + n, "stroke-width": n / 500 }));
    const hint = make("p", { class: "hint" }, words.CELL_HINT);
    svg.addEventListener("pointermove", (event) => {
      const box = svg.getBoundingClientRect();
      const x = order[Math.floor((event.clientX - box.left) / box.width * n)];
      const y = order[Math.floor((event.clientY - box.top) / box.height * n)];
      if (x === undefined || y === undefined) return;
      const pair = pairs.find(([a, b]) => a === Math.min(x, y) && b === Math.max(x, y));
      hint.replaceChildren(name(y), " \u2013 ", name(x), ": " + (pair ? pair[2] : 0));
    });
    return [svg, hint];
  }

  function table(titles, rows) {
    const head = make("tr", null, ...titles.map((t, i) => make("th", { scope: "col", class: i ? "n" : "t" }, t)));
    const body = rows.map((cells) => make("tr", null, ...cells.map((cell, i) =>
      i ? make("td", { class: "n" }, cell) : make("th", { scope: "row" }, cell))));
    return make("table", null, make("thead", null, head), make("tbody", null, ...body));
  }

  function countryTable(pairs) {
    const rows = new Map();
    players.forEach((p) => {
      if (!rows.has(p.c)) rows.set(p.c, { players: 0, same: 0, met: new Set() });
      rows.get(p.c).players++;
    });
    for (const [a, b, times] of pairs) {
      const x = players[a].c, y = players[b].c;
      if (x && x === y) rows.get(x).same += times;
      else { rows.get(x).met.add(y); rows.get(y).met.add(x); }
    }
    return table([words.COUNTRY, words.PLAYERS, words.SAME_TABLES, words.OTHER_COUNTRIES],
      Array.from(rows.keys()).sort().map((c) => [c || words.NO_COUNTRY, String(rows.get(c).players),
        String(rows.get(c).same), String(rows.get(c).met.size)]));
  }

  let qualityMade = false;
  function makeQuality() {
    if (qualityMade) return;
    qualityMade = true;
    const { uses, pairs } = count();
    const repeats = pairs.filter((pair) => pair[2] > 1);
    const colours = { ONCE: "meet", TWICE: "warn", SAME_COUNTRY: "group" };
    const legend = make("ul", { class: "legend" }, ...Object.keys(colours).map((key) =>
      make("li", null, make("i", { style: "background:var(--" + colours[key] + ")" }), words[key])));
    const titles = [words.NAME];
    for (let s = 1; s <= data.size; s++) titles.push(String(s));
    $("panel-quality").append(
      make("h3", null, words.MATRIX), ...matrix(pairs), legend,
      make("h3", null, words.REPEATS),
      repeats.length ? table([words.PLAYERS, words.TIMES], repeats.map(([a, b, times]) =>
        [make("span", null, link(a), " \u2013 ", link(b)), String(times)])) : make("p", null, words.NO_REPEATS),
      make("h3", null, words.COUNTRY_MIX), countryTable(pairs),
      make("h3", null, words.POSITION_COUNTS), table(titles, uses.map((row, p) => [link(p), ...row.map(String)])));
  }

  /* ---- start ---- */
  document.querySelector(".tabs").hidden = false;
  $("finder").hidden = false;
  for (const tab of tabs) {
    $(tab.getAttribute("aria-controls")).setAttribute("role", "tabpanel");
    tab.addEventListener("click", () => { location.hash = "#" + tab.id.slice(4); });
    tab.addEventListener("keydown", moveTab);
  }
  $("q").addEventListener("input", () => { $("person").hidden = true; showHits(); });
  $("q").addEventListener("keydown", (event) => {
    const first = $("hits").querySelector("a");
    if (first && event.key === "Enter") location.hash = first.getAttribute("href");
    if (first && event.key === "ArrowDown") { event.preventDefault(); first.focus(); }
  });
  $("hits").addEventListener("keydown", (event) => {
    const all = Array.from($("hits").querySelectorAll("a")), at = all.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    (all[at + step] || (step < 0 ? $("q") : all[at])).focus();
  });
  startRounds();
  window.addEventListener("hashchange", route);
  route();
})();
