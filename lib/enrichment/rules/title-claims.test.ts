import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const on = (domain: string, html: string, path = "/"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html lang="de">${html}</html>`, new URL(`https://www.${domain}${path}`)).map(({ name }) => name);

describe("what a title promises or greets its readers to is no name", () => {
  it.each([
    ["since when", "nivarotti.example", '<title>Pelletteria Vicenza | Eleganza dal 1952</title><a href="/"><img alt="Pellicceria Nivarotti"></a><h2>Eleganza dal 1952</h2><p>Testo.</p>', ["Pellicceria Nivarotti"]],
    ["what the reader is welcome in", "qzx.example", "<title>Kirchengemeinde St. Nivar - Willkommen in unserer Gemeinde</title><div id=root></div>", ["Kirchengemeinde St. Nivar"]],
    ["a heading above a footer that is another's address", "qzx.example", '<title>Möbel Plön | Möbel mit Geschichte</title><header><a href="/"><img alt="Nivar & Söhne"></a></header><h2>Möbel mit Geschichte</h2><p>Bänke.</p><footer>Nivar & Söhne · Hauptstr. 5 · 24306 Plön</footer>', ["Nivar & Söhne"]],
    ["a trade and a town behind a name", "qzx.example", "<title>The Tin Kettle | Café Whitford | Proper food</title><h1>Café Whitford</h1><p>Scones.</p>", []],
  ])("%s", (_, domain, html, names) => expect(on(domain, html)).toEqual(names));

  it.each([
    ["one word that it greets to", "qzx.example", "<title>Willkommen bei Nivaro</title><p>Text.</p>", ["Nivaro"]],
    ["several words behind a possessive", "qzx.example", "<title>Willkommen in unserem Hotel Nivaro</title><p>Text.</p>", ["Hotel Nivaro"]],
    ["a club behind the word for the first page", "qzx.example", "<title>Startseite | Schützenverein Lund</title><h1>Schützenverein Lund</h1><p>Text.</p>", ["Schützenverein Lund"]],
  ])("but %s is", (_, domain, html, names) => expect(on(domain, html)).toEqual(names));
});

describe("what else says the title's name, whatever the domain", () => {
  it.each([
    ["of two parts that go with the domain alike the logo's", "lindstrahoveniers.example", '<title>Hovenier Sneek - Hoveniersbedrijf Lindstra</title><header><a href="/"><img alt="Hoveniersbedrijf Lindstra"></a></header><h1>Hovenier</h1><p>Tekst.</p>', "Hoveniersbedrijf Lindstra"],
    ["where the data say but the domain", "lindkurier.example", '<title>Neue Brücke - Lindora Kurier</title><meta property="og:site_name" content="lindkurier.example"><header><a href="/"><img alt="Lindora Kurier"></a></header><h1>Neue Brücke</h1><p>Text.</p>', "Lindora Kurier"],
    ["the logo with the town behind it", "qzx.example", '<title>Hotel Lindora | 4-Sterne-Hotel Malente</title><header><a href="/"><img alt="Hotel Lindora Malente"></a></header><h1>Urlaub am Wasser</h1><p>Text.</p>', "Hotel Lindora"],
    ["a greeting in Polish", "qzx.example", "<title>Zielona Lindora | Meble Toruń</title><h1>Witamy w Zielona Lindora</h1><p>Tekst.</p>", "Zielona Lindora"],
    ["a greeting in Russian", "qzx.example", "<title>Зелёная Линдора | Мебель</title><h1>Добро пожаловать в Зелёная Линдора!</h1><p>Текст.</p>", "Зелёная Линдора"],
  ])("%s", (_, domain, html, name) => expect(on(domain, html)).toEqual([name]));

  it("the way home in no header, at the head of an address", () => expect(on("qzx.example", '<title>Möbel</title><h1><a href="/"><img alt="Lindora & Söhne"></a></h1><p>Bänke.</p><div>Lindora & Söhne · Hauptstr. 5 · 24306 Plön</div>')).toEqual(["Lindora & Söhne"]));
});
