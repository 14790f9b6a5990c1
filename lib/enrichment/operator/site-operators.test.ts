import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { siteOperatorOf } from "./site-operators";

describe("an organisation without a legal form of which a sentence says that the site is its", () => {
  it.each([
    ["This website is owned and run by Lindental Parish Council.", "Lindental Parish Council"],
    ["This site is published under the responsibility of the Northern Choirs Federation.", "Northern Choirs Federation"],
    ["Ce site internet (www.qzxv.example) est mis en ligne sous la responsabilité de l’Office du Lien Social.", "Office du Lien Social"],
    ["Ce site est édité par l'association Les Amis du Canal, 5 rue Haute, 75001 Paris.", "Les Amis du Canal"],
    ["Le présent site est la propriété de la commune de Valfleury.", "commune de Valfleury"],
    ["Diese Website wird vom Gartenbauverein Lindental betrieben.", "Gartenbauverein Lindental"],
    ["Diese Internetseite ist ein Angebot der Stadtwerke Lindental.", "Stadtwerke Lindental"],
    ["Die Gemeinde Lindental ist für diese Website verantwortlich.", "Gemeinde Lindental"],
    ["Deze website is een uitgave van de Vereniging Vrienden van het Kanaal.", "Vereniging Vrienden van het Kanaal"],
    ["Il presente sito è pubblicato a cura del Comune di Valfiorita.", "Comune di Valfiorita"],
    ["Este sitio web es titularidad del Ayuntamiento de Valflorido.", "Ayuntamiento de Valflorido"],
    ["Este sítio é mantido pela Associação dos Amigos do Canal.", "Associação dos Amigos do Canal"],
    ["Webbplatsen drivs av Lindentals kommun.", "Lindentals kommun"],
    ["Serwis jest prowadzony przez Gminny Ośrodek Kultury w Lindentalu.", "Gminny Ośrodek Kultury w Lindentalu"],
    ["Acest site este administrat de Primăria Comunei Valea Florii.", "Primăria Comunei Valea Florii"],
  ])("is its operator: %s", (sentence, name) => {
    expect(siteOperatorOf(sentence)?.replace("’", "'")).toBe(name);
    expect(extractCandidates(`<!doctype html><title>Legal</title><h1>Legal</h1><p>${sentence}</p><h2>Cookies</h2><p>Lorem ipsum.</p>`, new URL("https://www.qzxvb.example/legal")).map((one) => one.name)).toEqual([name]);
  });

  it.each([
    ["Denne hjemmeside udgives af Foreningen Kanalens Venner.", "Foreningen Kanalens Venner"],
    ["A honlapot a Csatorna Barátai Egyesület üzemelteti.", "Csatorna Barátai Egyesület"],
  ])("is told as well: %s", (sentence, name) => expect(siteOperatorOf(sentence)).toBe(name));

  it.each(["Diese Website wurde von der Agentur Pixelwerk erstellt.", "This website is hosted by Northern Hosting Network.", "This website is owned and operated by us.", "This website is operated by our team at the Lindental Office.", "The conference was organised by Lindental Parish Council."])("is none in %s", (sentence) => expect(siteOperatorOf(sentence)).toBeUndefined());

  it("is not asked for beside a company, and a person is none", () => {
    const names = (body: string): readonly unknown[] => extractCandidates(`<!doctype html><title>Privacy</title><h1>Privacy</h1>${body}`, new URL("https://www.qzxvb.example/privacy")).map((one) => one.name);
    expect(names("<p>This website is run by Anna Malkow.</p>")).toEqual([]);
    expect(names("<p>This website is run by Lindental Parish Council.</p><footer>© 2026 Tin Kettle Ltd</footer>")).toEqual(["Tin Kettle Ltd"]);
  });
});
