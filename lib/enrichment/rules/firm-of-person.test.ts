import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (url: string, title: string, body: string, foot = "", head = "") =>
  extractCandidates(`<!doctype html><html lang="de"><head><title>${title}</title></head><body>${head}<h1>Impressum</h1>${body}<footer>${foot}<a href="index.html">Startseite</a></footer></body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));
const address = (...lines: readonly string[]) => `<p>${[...lines, "Gartenstr. 4", "35753 Farnheim"].join("<br>")}</p>`;
const logo = (text: string) => `<header><a href="index.html"><img src="l.png" alt="${text}"></a></header>`;

describe("a person at the head of the address, whose family name the domain has", () => {
  it.each([
    ["the next line's firm that is more of the domain", "https://malkow-it.de/impressum", "Impressum", ["Bernd Udo Malkow", "Malkow IT-Service"], "Malkow IT-Service"],
    ["the title's trade with the family name", "https://malkow.de/impressum", "Impressum – Tischlerei Malkow", ["Bernd Malkow"], "Tischlerei Malkow"],
    ["the title's practice with a degree", "https://praxismalkow.de/impressum", "Impressum | Praxis Dr. Malkow", ["Dr. med. Bernd Malkow"], "Praxis Dr. Malkow"],
    ["the title's kind of house", "https://malkow-farnheim.de/impressum", "Pension Seeblick", ["Erna Malkow"], "Pension Seeblick"],
    ["the title's name that the logo says", "https://malkow-farnheim.de/impressum", "Impressum | Seeblick", ["Erna Malkow"], "Seeblick", logo("Seeblick")],
  ])("gives way to %s", (_, url, title, lines, expected, head = "") => expect(names(url, title, address(...lines), "", head)).toEqual([expected]));

  it.each([
    ["calls the site so", "https://bernd-malkow.de/impressum", "Impressum | Bernd Malkow", ["Bernd Malkow"]],
    ["goes on with a trade", "https://malkow.de/impressum", "Impressum – Bernd Malkow, Fotograf", ["Bernd Malkow"]],
    ["is a greeting", "https://malkow.de/impressum", "Willkommen in Farnheim", ["Bernd Malkow"]],
    ["names the page alone", "https://malkow.de/impressum", "Impressum", ["Bernd Malkow", "Diplom-Ingenieur"]],
    ["names another of the family", "https://malkow.de/impressum", "Impressum | Erna Malkow", ["Bernd Malkow"]],
  ])("stays where the title %s", (_, url, title, lines) => expect(names(url, title, address(...lines))).toEqual(["Bernd Malkow"]));
});

describe("a person in the copyright line", () => {
  const OWNER = "Anna Malkow";
  it.each([
    ["the domain as the title writes it", "https://blauerfarn.de/impressum", "Impressum | Blauer Farn", "", [OWNER], "Blauer Farn"],
    ["the domain in lower case", "https://apm-malkow.at/impressum", "apm-malkow", "", [OWNER], "apm-malkow"],
    ["the title's name that the logo says", "https://qzxvb.de/impressum", "Impressum – Personalvertretung Anna Malkow", logo("Personalvertretung Anna Malkow – zur Startseite"), [OWNER], "Personalvertretung Anna Malkow"],
    ["the head of the address with the family name and more", "https://malkow.de/impressum", "", "", ["IT Consulting Anna Malkow"], "IT Consulting Anna Malkow"],
  ])("goes behind %s", (_, url, title, head, lines, expected) => expect(names(url, title, address(...lines), "<p>© 2003 - 2020 Anna Malkow. Alle Rechte vorbehalten.</p>", head).slice(0, 2)).toEqual([expected, OWNER]));

  it("goes behind it on a first page too", () => expect(names("https://blauerfarn.de/", "Blauer Farn", "<p>Blumen und Kränze.</p>", "<p>© 2024 Anna Malkow</p>", logo("Blauer Farn"))).toEqual(["Blauer Farn", OWNER]));

  it.each([
    ["a title that no mark says", "https://qzxvb.de/impressum", "Impressum | Reisen am Meer", ""],
    ["a motto in the logo alone", "https://qzxvb.de/impressum", "Impressum", logo("Reisen am Meer")],
    ["the person's own site", "https://annamalkow.de/impressum", "Impressum | Anna Malkow", logo("Anna Malkow")],
    ["a title that names the person beside a motto", "https://qzxvb.de/impressum", "Anna Malkow | Reisen am Meer", logo("Reisen am Meer")],
    ["a degree before the name at the head of the address", "https://malkow.de/impressum", "Impressum", ""],
  ])("stays alone beside %s", (_, url, title, head) => expect(names(url, title, address("Dr. med. Anna Malkow"), "<p>© 2026 Anna Malkow</p>", head)).toEqual([OWNER]));

  it.each(["Hartmoor Group", "Tischlerei Malkow", "Malkow KG", "APM Malkow", "PC MALKOW"])("is no firm's: %s", (owner) => expect(names("https://qzxvb.de/impressum", "Impressum | Blauer Farn", "<p>Ring 15</p>", `<p>© 2026 ${owner}</p>`, logo("Blauer Farn"))).toEqual([owner]));
});

describe("a person above a number", () => {
  it("stays first, and the site's own name beside", () => expect(names("https://blauerfarn.de/impressum", "Impressum | Blauer Farn", `${address("Anna Malkow")}<p>USt-IdNr.: DE136695976</p>`, "", logo("Blauer Farn"))).toEqual(["Anna Malkow DE136695976", "Blauer Farn"]));
});

describe("a person in the copyright line of a club's or a parish's pages", () => {
  const page = (url: string, title: string, head = "") => names(url, title, "<p>Text.</p>", "<p>© 2026 Anna Malkow</p>", head);
  it.each([
    ["GAA", "https://www.rondalmoorgaa.com/child-protection.html", "Rondalmoor GAA"],
    ["Rugby Club", "https://www.rondalmoorrugbyclub.com/fixtures", "Rondalmoor Rugby Club"],
    ["TSV", "https://www.tsv-rondalmoor.de/spielplan", "TSV Rondalmoor"],
    ["Feuerwehr", "https://www.feuerwehr-rondalmoor.at/einsaetze", "Feuerwehr Rondalmoor"],
    ["Boldklub", "https://www.rondalmoorboldklub.dk/kampe", "Rondalmoor Boldklub"],
    ["IF", "https://www.rondalmoorif.se/matcher", "Rondalmoor IF"],
    ["Seura", "https://www.rondalmoorseura.fi/ottelut", "Rondalmoor Seura"],
    ["Klub", "https://www.rondalmoorklub.pl/mecze", "Rondalmoor Klub"],
    ["Clube", "https://www.rondalmoorclube.pt/jogos", "Rondalmoor Clube"],
    ["CF", "https://www.rondalmoorcf.es/partidos", "Rondalmoor CF"],
    ["Paroisse", "https://www.paroisse-rondalmoor.fr/messes", "Paroisse Rondalmoor"],
    ["Parochie", "https://www.parochierondalmoor.nl/agenda", "Parochie Rondalmoor"],
    ["Egyesület", "https://www.rondalmooregyesulet.hu/hirek", "Rondalmoor Egyesület"],
  ])("is not who is behind them: %s", (_, url, body) => {
    expect(page(url, `Termine | ${body}`)).toEqual([body]);
    expect(page(url, "Termine", `<meta property="og:site_name" content="${body}">`)).toEqual([body]);
    expect(page(url, "Termine", `<header><a class="logo" href="/">${body}</a></header>`)).toEqual([body]);
  });

  it.each([
    ["is a brand", "https://blauerfarn.de/garten", "Garten | Blauer Farn"],
    ["is a trade", "https://rondalmoor.de/garten", "Garten | Atelier Rondalmoor"],
    ["is a club elsewhere", "https://qzxvb.de/reisen", "Reisen | TSV Rondalmoor"],
  ])("is where the site %s", (_, url, title) => expect(page(url, title)).toContain("Anna Malkow"));
});
