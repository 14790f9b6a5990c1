import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const on = (html: string, domain = "qzxvbw.example", path = "/"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html>${html}</html>`, new URL(`https://${domain}${path}`)).map(({ name }) => name);

describe("a name goes on over a word in lower case where title and line both write it so", () => {
  it.each([
    ["a line in the footer", "/", "<title>Solar direkt Nord GmbH</title><footer><p>Solar direkt Nord GmbH</p><p>Tel. 0123</p></footer>", "Solar direkt Nord GmbH"],
    ["a copyright line", "/", "<title>Start - Solar direkt Nord GmbH</title><p>© 2020 Solar direkt Nord GmbH. Alle Rechte vorbehalten.</p>", "Solar direkt Nord GmbH"],
    ["an inner page", "/kontakt", "<title>Kontakt | Solar direkt Nord GmbH</title><h1>Kontakt</h1><p>Solar direkt Nord GmbH</p><p>Amselweg 3<br>89073 Ulm</p>", "Solar direkt Nord GmbH"],
    ["a comma in the form", "/home/", "<title>Lan huong Bamboo &amp; Rattan Co., Ltd</title><h2>Lan huong Bamboo &amp; Rattan Co., Ltd</h2><p>Fax: 043</p>", "Lan huong Bamboo & Rattan Co., Ltd"],
    ["what meta elements call the site", "/", '<title>Welkom</title><meta property="og:site_name" content="Zonne direct Noord B.V."><footer>© Zonne direct Noord B.V.</footer>', "Zonne direct Noord B.V."],
    ["a joining word before the rest", "/", "<title>Madera noble y Hogar S.L.</title><footer><p>Madera noble y Hogar S.L.</p><p>Calle Mayor 3, 28001 Madrid</p></footer>", "Madera noble y Hogar S.L."],
    ["a joining word, alone above an address", "/contacto", "<title>Contacto</title><p>Madera noble y Hogar S.L.</p><p>Calle Mayor 3<br>28001 Madrid</p>", "Madera noble y Hogar S.L."],
  ])("%s", (_, path, html, name) => expect(on(html, undefined, path)).toEqual([name]));

  it.each([
    ["a greeting", "<title>Willkommen bei Huber GmbH</title><h2>Willkommen bei Huber GmbH</h2>"],
    ["a preposition", "<title>Umzüge leicht mit Huber GmbH</title><p>Umzüge leicht mit Huber GmbH</p><p>Amselweg 3<br>89073 Ulm</p>"],
    ["a sentence's words", "<title>Ein gutes Angebot von Huber GmbH</title><p>Ein gutes Angebot von Huber GmbH</p><p>© Huber GmbH</p>"],
    ["a slogan, beside the name alone", "<title>Schöner wohnen Huber GmbH</title><p>Schöner wohnen Huber GmbH</p><p>© 2020 Huber GmbH</p>"],
    ["a slogan that but the title and its heading say", "<title>Schöner wohnen Huber GmbH</title><h1>Schöner wohnen Huber GmbH</h1><p>Tel. 0123</p>"],
  ])("not over %s", (_, html) => expect(on(html)).toEqual(["Huber GmbH"]));

  it("not where the domain is the rest", () => expect(on("<title>Schöner wohnen Huber GmbH</title><p>Schöner wohnen Huber GmbH</p>", "huber.example")).toEqual(["Huber GmbH"]));
});
