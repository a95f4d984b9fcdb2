"use strict";
/* The phone page as people use it.  Usage: node page.js FOLDER, the folder that run.sh filled. */
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");
const { chromium } = require("playwright-core");

const folder = path.resolve(process.argv[2]);
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const address = (name, hash) => pathToFileURL(path.join(folder, name + ".html")).href + (hash || "");
const event = (name) => JSON.parse(fs.readFileSync(path.join(folder, name + ".json"), "utf8"));
let passed = 0, failed = 0, browser;
const requests = [], trouble = [];

function check(name, good, detail) {
  if (good) passed++;
  else {
    failed++;
    console.log("FAIL " + name + (detail === undefined ? "" : ": " + JSON.stringify(detail)));
  }
}
const same = (name, got, wanted) => check(name, JSON.stringify(got) === JSON.stringify(wanted), { got, wanted });

async function open(name, hash, options) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
  const page = await context.newPage();
  page.on("request", (r) => requests.push(r.url()));
  page.on("dialog", (d) => { trouble.push("dialog " + d.message()); d.dismiss(); });
  page.on("pageerror", (e) => trouble.push(name + ": " + e.message));
  page.on("console", (m) => { if (m.type() === "error") trouble.push(name + ": " + m.text()); });
  await page.goto(address(name, hash));
  return page;
}
/* Follows a link within the page. */
const follow = (page, hash) => page.evaluate((h) => new Promise((done) => {
  window.addEventListener("hashchange", () => setTimeout(done, 0), { once: true });
  if (location.hash === h) done();
  location.hash = h;
  setTimeout(done, 500);
}), hash);
const shot = (page, name) => page.screenshot({ path: path.join(folder, "shots", name + ".png"), fullPage: true });
const overflow = (page) => page.evaluate(() => document.scrollingElement.scrollWidth - window.innerWidth);
const tabNames = (page) => page.$$eval("[role=tab]", (tabs) => tabs.map((t) => t.id.slice(4)));

/* Table, position and names of a player's preliminary games, straight from the event file. */
function wanted(file, id) {
  const names = new Map(file.players.map((p) => [p.id, p.name]));
  const games = [];
  for (const round of file.rounds.filter((r) => r.stage === "prelim"))
    for (const table of round.tables)
      if (table.seats.includes(id))
        games.push([String(table.table), String(table.seats.indexOf(id) + 1), table.seats.map((s) => names.get(s))]);
  return games;
}
const shown = (page) => page.$$eval("#person .card", (cards) => cards.map((card) => [
  ...Array.from(card.querySelectorAll(".big b"), (b) => b.textContent),
  Array.from(card.querySelectorAll("ol bdi"), (n) => n.textContent)]));

async function searching() {
  const page = await open("done"), file = event("done");
  const player = file.players.find((p) => p.name === "Annegret Müller");
  await page.fill("#q", "muller");
  same("search without accents", await page.$$eval("#hits bdi", (n) => n.map((x) => x.textContent)), ["Annegret Müller"]);
  check("search tells the number", (await page.textContent("#count")).startsWith("1 "));
  await page.fill("#q", "MÜLL anne");
  check("search with accents, capitals, parts in any order", await page.isVisible("#hits a"));
  for (const [query, name] of [["ahti", "Ahti Kask"], ["odegard", "Sigríður Ødegård"], ["weiss", "Ulrike Weiß"],
    ["папа", null], ["παπαδακης", "Δημήτρης Παπαδάκης"], ["佐藤", "佐藤 健太"], ["руденко", "Остап Руденко"]]) {
    await page.fill("#q", query);
    const hits = await page.$$eval("#hits bdi", (n) => n.map((x) => x.textContent));
    check("search " + query, name ? hits.includes(name) : hits.length === 0, hits);
  }
  await page.fill("#q", "zzzz");
  check("nobody found is said", (await page.textContent("#count")).includes("Nobody"));
  await page.fill("#q", "muller");
  await page.press("#q", "Enter");
  await page.waitForSelector("#person .card");
  same("the player's rounds", (await shown(page)).slice(0, 4), wanted(file, player.id));
  check("link of the player in the address", page.url().endsWith("#p=" + player.id));
  await shot(page, "player");
  await page.click("#back");
  check("back to the search", await page.isHidden("#person"));
  await page.fill("#q", "a");
  await page.press("#q", "ArrowDown");
  await page.keyboard.press("ArrowDown");
  check("arrow keys walk over the hits", await page.evaluate(() => document.activeElement.parentElement === document.querySelectorAll("#hits li")[1]));
  check("the list of hits is short", (await page.$$("#hits li")).length <= 12);
  await page.context().close();
}

async function sharing() {
  for (const name of ["done", "open"]) {
    const file = event(name);
    const page = await open(name);
    for (const player of file.players) {
      await follow(page, "#p=" + encodeURIComponent(player.id));
      if (await page.textContent("#who bdi") !== player.name) check("link to " + player.name, false);
      const games = wanted(file, player.id);
      const seen = (await shown(page)).slice(0, games.length);
      if (JSON.stringify(seen) !== JSON.stringify(games)) same("plan of " + player.name, seen, games);
      else passed++;
    }
    await page.context().close();
  }
  const page = await open("done", "#p=5", { permissions: ["clipboard-read", "clipboard-write"] });
  check("a shared link opens at the player", await page.isVisible("#person .card"));
  await page.click("#share");
  await page.waitForFunction(() => document.getElementById("said").textContent);
  check("sharing is confirmed", (await page.textContent("#said")).includes("copied"));
  await page.goto(address("done", "#p=nobody"));
  await page.reload();
  check("a link to nobody says so", (await page.textContent("#count")).includes("Nobody") && await page.isHidden("#person"));
  await page.context().close();
}

async function tabs() {
  const page = await open("done");
  const names = await tabNames(page);
  same("tabs of a finished event", names, ["players", "rounds", "tables", "standings", "stage", "quality"]);
  for (const name of names) {
    await page.click("#tab-" + name);
    await page.waitForFunction((n) => !document.getElementById("panel-" + n).hidden, name);
    same("only panel " + name, await page.$$eval(".panel", (p) => p.filter((x) => !x.hidden).map((x) => x.id)), ["panel-" + name]);
    await shot(page, "tab-" + name);
  }
  await page.focus("#tab-quality");
  await page.keyboard.press("ArrowRight");
  check("arrow keys walk over the tabs", await page.evaluate(() => document.activeElement.id === "tab-players"));
  await page.click("#tab-rounds");
  await page.click("#panel-rounds .chips button:nth-child(2)");
  same("one round at a time", await page.$$eval("#panel-rounds .round", (r) => r.filter((x) => !x.hidden).length), 1);
  same("tables of a round", await page.$$eval("#panel-rounds .round:not([hidden]) .card", (c) => c.length), 16);
  await page.click("#tab-standings");
  same("rows of standings", await page.$$eval("#panel-standings tbody", (b) => b.map((x) => x.rows.length)), [64, 64]);
  check("the cut line", await page.$("#panel-standings tr.cut:nth-child(16)"));
  check("the champion", (await page.textContent(".champion")).length > 10);
  await page.context().close();
  const early = await open("open");
  same("tabs before the first result", await tabNames(early), ["players", "rounds", "tables", "quality"]);
  await early.context().close();
}

async function quality() {
  const page = await open("done", "#quality");
  const label = await page.getAttribute("svg.matrix", "aria-label");
  check("matrix in words", label.includes("64 players, 384 pairs meet once, 0 more"), label);
  check("repeats", (await page.textContent("#panel-quality")).includes("Nobody meets twice."));
  const counts = await page.$$eval("#panel-quality table:last-of-type tbody tr", (rows) => rows.map((r) =>
    Array.from(r.cells).slice(1).map((c) => c.textContent).join("")));
  check("positions of all", counts.length === 64 && counts.every((c) => c === "1111"));
  await page.locator("svg.matrix").hover({ position: { x: 5, y: 200 } });
  check("pointing at a cell names the pair", (await page.textContent("svg.matrix + p")).includes("–"));
  await page.context().close();
}

async function phone() {
  for (const name of ["done", "hostile", "open"]) {
    const page = await open(name, "", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    for (const tab of await tabNames(page)) {
      await page.click("#tab-" + tab);
      await page.waitForFunction((n) => !document.getElementById("panel-" + n).hidden, tab);
      check(name + " " + tab + " fits 360 px", await overflow(page) <= 0, await overflow(page));
      if (name === "done") await shot(page, "phone-" + tab);
    }
    await page.goto(address(name, "#p=1"));
    check(name + " player fits 360 px", await overflow(page) <= 0, await overflow(page));
    await shot(page, "phone-player-" + name);
    await page.context().close();
  }
}

async function printing() {
  const page = await open("done", "#rounds", { colorScheme: "dark" });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  check("no tabs on paper", await page.isHidden(".tabs"));
  same("paper is white", await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
  same("ink is black", await page.evaluate(() => getComputedStyle(document.body).color), "rgb(0, 0, 0)");
  await shot(page, "print-rounds");
  const pdf = await page.pdf({ format: "A4" });
  fs.writeFileSync(path.join(folder, "shots", "print.pdf"), pdf);
  check("a printed page", pdf.length > 5000);
  await page.goto(address("done", "#p=1"));
  check("the player's plan on paper without buttons", await page.isVisible("#person .card") && await page.isHidden("#share"));
  await page.context().close();
}

async function hostile() {
  const file = event("hostile"), page = await open("hostile");
  for (const tab of await tabNames(page)) await page.click("#tab-" + tab);
  for (const player of file.players) {
    await follow(page, "#p=" + encodeURIComponent(player.id));
    same("hostile name " + player.name, await page.textContent("#who bdi"), player.name);
  }
  for (const hash of ["#p=<img src=x onerror=window.hacked=1>", "#p=%E0%A4%A", "#<script>", "#__proto__", "#p=__proto__", "#main"]) {
    await follow(page, hash);
    check("hostile address " + hash, await page.isVisible("main"));
  }
  await page.fill("#q", "<script>");
  check("search for <script>", (await page.$$("#hits li")).length >= 1);
  check("nothing of a name has run", await page.evaluate(() => window.hacked === undefined));
  same("only our own scripts", await page.$$eval("script", (s) => s.length), 2);
  same("no element from a name", await page.$$eval("main img, main svg:not(.matrix), main b b", (s) => s.length), 0);
  await page.context().close();
}

async function plain() {
  const page = await open("done", "", { javaScriptEnabled: false });
  check("readable without the program", await page.isVisible("#panel-rounds .card") && await page.isVisible("#panel-standings table"));
  check("no dead controls without the program", await page.isHidden(".tabs") && await page.isHidden("#q"));
  await page.context().close();
  const german = await open("deutsch");
  same("language", await german.getAttribute("html", "lang"), "de");
  check("German words", (await german.textContent(".tabs")).includes("Rangliste"));
  await german.context().close();
}

async function accessible() {
  for (const colorScheme of ["light", "dark"])
    for (const [name, width] of [["done", 1000], ["done", 360], ["hostile", 1000]]) {
      const page = await open(name, "", { colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
      const places = (await tabNames(page)).map((t) => "#" + t).concat("#p=1");
      for (const place of places) {
        await follow(page, place);
        if (place === "#players") await page.fill("#q", "a");
        if (!await page.evaluate(() => window.axe !== undefined)) await page.evaluate(axe);
        const result = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
        check("axe " + colorScheme + " " + name + " " + width + " " + place, result.violations.length === 0,
          result.violations.map((v) => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 150), v.nodes[0].failureSummary.slice(0, 200)]));
      }
      if (width === 1000 && name === "done") await shot(page, "scheme-" + colorScheme);
      await page.context().close();
    }
}

async function main() {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync"] });
  try {
    for (const part of [searching, sharing, tabs, quality, phone, printing, hostile, plain, accessible])
      await part().catch((e) => check(part.name, false, e.message.slice(0, 400)));
  } finally {
    await browser.close();
  }
  const outside = requests.filter((url) => !url.startsWith("file://" + folder) && !url.startsWith("data:"));
  check("no request to anywhere", requests.length > 0 && outside.length === 0, outside.slice(0, 5));
  check("no error and no dialog", trouble.length === 0, trouble.slice(0, 5));
  console.log(passed + " passed, " + failed + " failed");
  process.exitCode = failed ? 1 : 0;
}
main();
