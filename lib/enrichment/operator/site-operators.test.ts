import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { controllerOf, siteOperatorOf } from "./site-operators";

describe("an organisation without a legal form of which a sentence says that the site is its", () => {
  it.each([
    ["This website is owned and run by Lindental Parish Council.", "Lindental Parish Council"],
    ["This site is published under the responsibility of the Northern Choirs Federation.", "Northern Choirs Federation"],
    ["Ce site internet (www.qzxv.example) est mis en ligne sous la responsabilité de l’Office du Lien Social.", "Office du Lien Social"],
    ["Ce site est édité par l'association Les Amis du Canal, 5 rue Haute, 75001 Paris.", "Les Amis du Canal"],
    ["Le présent site est la propriété de la commune de Valfleury.", "commune de Valfleury"],
    ["Diese Website wird vom Gartenbauverein Lindental betrieben.", "Gartenbauverein Lindental"],
    ["Diese Internetseite ist ein Angebot der Stadtwerke Lindental.", "Stadtwerke Lindental"],
    ["Diese Internetseiten sind ein Angebot der Gemeinde Lindental.", "Gemeinde Lindental"],
    ["Diese Website wird von der Stadt Lindental, Am Markt 3, 99084 Erfurt, betrieben.", "Stadt Lindental"],
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

describe("an organisation without a legal form that a notice tells to answer for the data or to own the site", () => {
  const namesOf = (body: string): readonly unknown[] => extractCandidates(`<!doctype html><title>Privacy</title><h1>Privacy</h1>${body}<h2>Cookies</h2><p>Lorem ipsum.</p>`, new URL("https://www.qzxvb.example/privacy")).map((one) => one.name);

  it.each([
    ["Administratorem Państwa danych osobowych jest Gmina Zielona Lipa z siedzibą przy ul. Polnej 2, 31-001 Kraków.", "Gmina Zielona Lipa"],
    ["Administratorem danych jest Szkoła Podstawowa nr 5 im. Anny Lipy w Lindowie, ul. Polna 2.", "Szkoła Podstawowa nr 5 im. Anny Lipy w Lindowie"],
    ["Il titolare del trattamento è il Consorzio Irriguo Valfiorita, Via Roma 1.", "Consorzio Irriguo Valfiorita"],
    ["Il titolare del trattamento è l'Associazione Amici del Canale, con sede in Via Roma 1, Milano.", "Associazione Amici del Canale"],
    ["Le responsable du traitement est la commune de Valfleury.", "commune de Valfleury"],
    ["El responsable del tratamiento es el Ayuntamiento de Valflorido, Plaza Mayor 1.", "Ayuntamiento de Valflorido"],
  ])("is its operator: %s", (sentence, name) => {
    expect(controllerOf(sentence)).toBe(name);
    expect(namesOf(`<p>${sentence}</p>`)).toEqual([name]);
  });

  it.each([
    ["El Ayuntamiento de Valflorido es el titular de este sitio web.", "Ayuntamiento de Valflorido"],
    ["Gmina Zielona Lipa zobowiązuje się zapewnić dostępność swojej strony internetowej.", "Gmina Zielona Lipa"],
    ["La Mairie de Valfleury s'engage à rendre son site internet accessible, conformément à l'article 47.", "Mairie de Valfleury"],
  ])("is the sentence's subject as well: %s", (sentence, name) => expect(namesOf(`<p>${sentence}</p>`)).toEqual([name]));

  it("is told at the head of a long paragraph too", () => {
    expect(namesOf(`<p>Administratorem danych jest Gmina Zielona Lipa, ul. Polna 2. ${"Dane przetwarzane są w celu realizacji zadań. ".repeat(12)}</p>`)).toEqual(["Gmina Zielona Lipa"]);
  });

  it.each([
    "Le délégué à la protection des données est le Cabinet Dumontel.",
    "Le responsable de la protection des données (DPO) est le Cabinet Dumontel.",
    "L'hébergeur est l'Association Les Amis du Canal.",
    "La autoridad de control es la Agencia Valflorida de Protección de Datos.",
    "Inspektorem ochrony danych jest Kancelaria Lipa.",
    "Il titolare del trattamento è Anna Malkow.",
  ])("is none where somebody else or a person is told: %s", (sentence) => expect(namesOf(`<p>${sentence}</p>`)).toEqual([]));
});

describe("a heading that says that the site is somebody's", () => {
  const names = (heading: string, name: string): readonly unknown[] =>
    extractCandidates(`<!doctype html><title>Cookies</title><h1>Cookies</h1><p>Lorem ipsum.</p><h2>${heading}</h2><p>${name}<br>Hovedgaden 5<br>2100 København Ø<br>Telefon: 55 50 13 74</p><p>Lorem ipsum.</p>`, new URL("https://www.qzxvb.example/cookies")).map((one) => one.name);
  it.each(["Hjemmesiden ejes og publiceres af:", "Hjemmesiden drives af", "Denne hjemmeside ejes og udgives af:", "Webstedet ejes og publiceres af:", "This website is owned and published by:", "Diese Website wird betrieben von:", "Ce site est édité par :", "Deze website wordt beheerd door:"])("announces its operator: %s", (heading) =>
    expect(names(heading, "Murermester Velbæk ApS")).toEqual(["Murermester Velbæk ApS"]));
  it.each(["Hjemmesiden er udviklet af:", "Hjemmeside af:", "Diese Website wurde realisiert von:", "This website was designed by:"])("announces somebody else: %s", (heading) => expect(names(heading, "Pixelværket ApS")).toEqual([]));
});

describe("an imprint's sentence above an address", () => {
  it("is no name", () => {
    const html = "<!doctype html><title>Impressum</title><h1>Impressum</h1><p>Diese Internetseiten sind ein Angebot der Stiftung Moorlicht.</p><p>Anschrift: Rathausplatz 1, 97199 Ochsenfurt</p>";
    expect(extractCandidates(html, new URL("https://www.moorlicht.example/impressum")).map((one) => one.name)).toEqual(["Stiftung Moorlicht"]);
  });
});
