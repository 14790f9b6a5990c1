import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (html: string, url: string) => extractCandidates(html, new URL(url)).map(({ name, nationalId }) => [name, nationalId]);

describe("words of the page's own name say nothing of others", () => {
  it.each(["Foto Studio Kernbach", "Webdesign Kernbach", "Versicherungsbüro Kernbach", "Hosting Helden Nord"])("keeps the number of whoever is called so: %s", (name) => {
    const url = `https://www.${name.toLowerCase().replaceAll(" ", "-").replace("ü", "ue")}.de/impressum`;
    const html = `<title>Impressum – ${name}</title><meta property="og:site_name" content="${name}"><h1>Impressum</h1><h2>${name}</h2><p>Kaistraße 4<br>20457 Hamburg</p><p>${name} | USt-IdNr. DE136695976</p>`;
    expect(found(html, url)).toContainEqual([name, "DE136695976"]);
  });

  it("still takes the same words for a credit beside another name", () => {
    const html = "<meta property='og:site_name' content='Gasthof Kernbach'><footer>© 2026 Gasthof Kernbach. Webdesign Blaulicht, USt-IdNr. DE136695976</footer>";
    expect(found(html, "https://www.gasthof-kernbach.de/")).toEqual([["Gasthof Kernbach", undefined]]);
  });
});

describe("a name that the page writes but as a part of what it calls itself is the whole", () => {
  it.each(["Maison de retraite Saint-Elme", "Communauté de communes du Pays d'Elme", "Bio c' Elme"])("words in lower case in its midst: %s", (name) => {
    const html = `<title>Mentions légales - ${name}</title><meta property="og:site_name" content="${name}"><h1>Mentions légales</h1><p>Les présentes conditions régissent les ventes conclues avec la société ${name}, 4 quai des Indes 56100 Lorient, RCS Lorient 429968589, ci-après « le Vendeur ».</p>`;
    expect(found(html, "https://www.residence.fr/mentions")[0]).toEqual([name, "429968589"]);
  });

  it("not where that has a price", () => {
    const html = '<script type="application/ld+json">{"@type":"Product","name":"Hosting","brand":{"@type":"Brand","name":"Blaufarn"},"offers":{"@type":"Offer","seller":{"@type":"Organization","name":"Blaufarn"}}}</script><meta name="twitter:title" content="Best plans - from Blaufarn €49/month"><p>Plans for everybody.</p>';
    expect(found(html, "https://www.blaufarn.example/")).toEqual([["Blaufarn", undefined]]);
  });

  it.each(["Ann Loewe, LMFT", "Brown, Loewe & White"])("a degree or partners behind a comma: %s", (name) => {
    const html = `<title>${name}</title><h1>Welcome</h1><footer>© 2026 ${name.replace("&", "&amp;")}. All rights reserved.</footer>`;
    expect(found(html, "https://www.loewe.com/")).toEqual([[name, undefined]]);
  });

  it("no town behind a comma, and no claim", () => {
    expect(found("<title>Loewe Bikes, Leeds</title><h1>Welcome</h1><p>Repairs while you wait.</p>", "https://www.loewebikes.co.uk/")).toEqual([["Loewe Bikes", undefined]]);
    expect(found("<title>Anna Loewe Fotografie</title><h1>Impressum</h1><p>Anna Loewe<br>Kaistraße 4<br>20457 Hamburg</p><p>USt-IdNr. DE136695976</p>", "https://www.annaloewe.de/impressum")).toEqual([["Anna Loewe", "DE136695976"]]);
  });

  it.each(["Gem. Zangkoor Loewe", "Kath. Pfarramt Loewe", "Dipl.-Ing. Karl Loewe", "Mt. Loewe Church"])("does not end at an abbreviation's stop: %s", (name) => {
    expect(found(`<h1>Contact</h1><footer>© 2026 ${name}</footer>`, "https://www.loewe.org/")).toEqual([[name, undefined]]);
  });
});

describe("names without a legal form that hold words of sentences, figures and titles", () => {
  it.each(["Maison de retraite Saint-Elme", "Comité des fêtes de Brantal", "Centre hospitalier de Redal", "Cabinet dentaire des Ormes"])("what somebody is goes on in lower case: %s", (name) => {
    expect(found(`<h1>Mentions légales</h1><p>Le site est édité par : ${name}, SIRET 33722127900009, 4 rue de la Paix, 75002 Paris.</p>`, "https://www.atelier.fr/mentions")).toEqual([[name, "33722127900009"]]);
  });

  it("a dash of any length ends the name that a sentence states, a kind of company is none of it", () => {
    expect(found("<h1>Privacy</h1><p>Il titolare del trattamento è Dott. Marco Nerini — P.IVA 01966730481, con sede in Via Roma 4, Milano</p>", "https://www.studio.it/privacy")).toEqual([["Dott. Marco Nerini", "IT01966730481"]]);
    expect(found("<p>Administratorem danych osobowych jest firma Apteka pod Dębem z siedzibą w Gdyni, NIP: 9812784781</p>", "https://www.luxa.pl/rodo")).toEqual([["Apteka pod Dębem", "9812784781"]]);
  });

  it.each(["24/7 Loewe Plumbing", "CASA DA LOEWE", "TRATTORIA DA LOEWE"])("beside the sign: %s", (name) => {
    expect(found(`<h1>Hello</h1><footer>© 2024, ${name}</footer>`, "https://www.site.com/")).toEqual([[name, undefined]]);
  });

  it.each([["Szkoła Podstawowa nr 7", "szkola-podstawowa-nr-7.pl"], ["5 Star Loewe", "5starloewe.com"], ["Ann Loewe, LMFT", "annloewelmft.com"]])("in a title that is the domain's words: %s", (name, domain) => {
    expect(found(`<title>${name}</title><p>Hello there.</p>`, `https://www.${domain}/`)).toEqual([[name, undefined]]);
  });
});
