import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, body: string, language = ""): (string | undefined)[][] =>
  extractCandidates(`<!doctype html><html lang="${language}"><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId, countryHint }) => [name, nationalId, countryHint]);

describe("a number", () => {
  it.each([
    ["the register's seat before it", "https://www.arnold.nl/", "<footer><ul><li><div>KvK</div>Arnhem nr. 30417726</li></ul><p>Arnold Bouw BV</p></footer>", [["Arnold Bouw BV", "30417726", "NL"]]],
    ["the court's town before it", "https://www.arnold.de/", "<footer><ul><li>Handelsregister</li><li>Stuttgart Nr. HRB 417726</li></ul><p>Arnold Bau GmbH</p></footer>", [["Arnold Bau GmbH", "HRB417726", "DE"]]],
  ])("is not that of %s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));

  it("with a typing error is not found again in its tail", () => {
    expect(found("https://www.hart.co.uk/", "<p>Registered in England &amp; Wales. VAT Registration No. GB 842 4417 69.</p><span>© 2026 Hart Legal</span>")).toEqual([["Hart Legal", undefined, "GB"]]);
    expect(found("https://www.hart.co.uk/", "<p>Hart Ltd. Registered in England No. 331278.</p>")).toEqual([["Hart Ltd", "00331278", "GB"]]);
  });

  it("of a British partnership is read with a zero for its O", () => {
    expect(found("https://www.hart.co.uk/", "<p>Hart &amp; March LLP, registered no: 0C417726.</p>")).toEqual([["Hart & March LLP", "OC417726", "GB"]]);
  });

  it("is of the country whose language the page is in, where two share its label and the domain is of neither", () => {
    const body = "<p>Zelrev s. r. o.<br>Hlavná 7/4<br>IČO: 31322832</p>";
    expect(found("https://zelrev.shop/", body, "sk")).toEqual([["Zelrev s. r. o.", "31322832", "SK"]]);
    expect(found("https://zelrev.shop/", body, "cs")).toEqual([["Zelrev s. r. o.", "31322832", "CZ"]]);
  });
});

it.each(["spol. s r.o.", "spol.s r.o.", "spol.s r.o", "spol. s r. o"])("a company's name ends with %s", (form) => {
  expect(found("https://www.zelrev.sk/", `<p>Spoločnosť ZELREV-STAV, ${form}, IČO: 31322832, so sídlom Hlavná 7</p>`)).toEqual([[`ZELREV-STAV, ${form}`, "31322832", "SK"]]);
});

it("the name that terms state behind a label is kept beside another brand in the copyright line", () => {
  const names = found("https://www.zelrev.de/agb", "<h1>AGB</h1><h2>Anbieter</h2><p>Firma: Maison Batur GmbH<br>Hauptstr. 12<br>89073 Ulm</p><footer>© 2026 Zelrev Kablo</footer>").map(([name]) => name);
  expect(names).toEqual(["Zelrev Kablo", "Maison Batur GmbH"]);
});

describe("a number's own labels are none of the name before it", () => {
  it.each(["Numéro BCE", "N° BCE", "BCE / TVA", "Numéro BCE / TVA", "Numéro KBO", "N° TVA", "Numéro de TVA", "Numéro d’entreprise", "Numéro BCE :", "TVA"])("%s", (label) => {
    expect(found("https://orlaya-it.be/cgv", `<h1>Conditions</h1><div><b>Société</b> <span>Orlaya-IT</span> <b>${label}</b> <span>BE 0648.291.778</span></div>`).map(([name]) => name)).toEqual(["Orlaya-IT"]);
  });

  it("of two letters, where a sign parts it from the name", () => {
    expect(found("https://portal24.cz/kontakt", "<h1>Kontakt</h1><p>Provozovatel: Karel Lev, IČ 27082440</p>")).toEqual([["Karel Lev", "27082440", "CZ"]]);
  });

  it("but a name may end in one that has its own behind it, or be what the site is called", () => {
    expect(found("https://portal24.fr/mentions-legales", "<p>Éditeur : Cabinet RCS – RCS Paris 482 637 196</p>")).toEqual([["Cabinet RCS", "482637196", "FR"]]);
    expect(found("https://atelier-tva.be/", "<footer><p>Atelier TVA BE 0648.291.778</p></footer>")).toEqual([["Atelier TVA", "BE0648291778", "BE"]]);
  });
});

describe("the company of which the line above says that it publishes the site", () => {
  const block = (name: string, siret: string, vat: string): string => `<div><strong>${name}</strong><br>Siège social : 2 rue Basse, 69003 Lyon<br>SIRET : ${siret}<br>N° de TVA : ${vat}</div>`;
  const page = (lead: string): string[][] => found("https://moulinexemple.fr/mentions-legales", `<h1>Mentions légales</h1><h2>1. Éditeur du site</h2><p>${lead}</p>${block("SARL ORLAYA", "482 637 196 00015", "FR69 482 637 196")}<h2>3. Propriétaire des murs</h2><p>Le bâtiment est loué à :</p>${block("SCI MOULIN EXEMPLE", "839 152 741 00014", "FR66 839 152 741")}`).map(([name = "", number = ""]) => [name, number]);

  it.each(["Le site est édité par :", "Ce site est exploité par :", "Le présent site est édité et exploité par :"])("keeps its numbers beside another's that has the site's name: %s", (lead) => {
    expect(page(lead)).toEqual(expect.arrayContaining([["SARL ORLAYA", "48263719600015"], ["SARL ORLAYA", "FR69482637196"]]));
  });

  it.each(["Le site a été créé par :", "Ce site est réalisé par :", "Conception et hébergement :"])("is nobody who but made it: %s", (lead) => {
    expect(page(lead).map(([name]) => name)).not.toContain("SARL ORLAYA");
  });

  it("keeps all its numbers where a sentence further down says it", () => {
    const names = found("https://moulinexemple.fr/mentions-legales", `<h1>Mentions légales</h1>${block("SARL ORLAYA", "482 637 196 00015", "FR69 482 637 196")}<h2>Propriétaire des murs</h2>${block("SCI MOULIN EXEMPLE", "839 152 741 00014", "FR66 839 152 741")}<p>Le site est exploité par la SARL ORLAYA.</p>`).map(([name, number]) => `${name ?? ""} ${number ?? ""}`);
    expect(names).toEqual(expect.arrayContaining(["SARL ORLAYA 48263719600015", "SARL ORLAYA FR69482637196"]));
  });
});

describe("a name without a legal form has the numbers below it, whatever the site is called,", () => {
  const page = (lines: string): (string | undefined)[][] => found("https://webhoek.nl/contact", `<h1>Contact</h1><p>Webhoek</p><p>info@webhoek.nl</p><footer>${lines}</footer>`).map(([name, number]) => [name, number]);

  it("where nothing but numbers stands between", () => {
    expect(page("<p>Orlaya V. Media<br>KvK: 48213976<br>BTW: NL852120898B01</p>")).toEqual([["Orlaya V. Media", "48213976"], ["Orlaya V. Media", "NL852120898B01"], ["Webhoek", undefined]]);
  });

  it("but not across an address, from another paragraph or from a heading", () => {
    for (const lines of ["<p>Erkend Vakman<br>Kerkstraat 1<br>KvK: 48213976</p>", "<p>Erkend Vakman</p><p>KvK: 48213976</p>", "<h3>Erkend Vakman</h3><p>KvK: 48213976</p>"]) expect(page(lines)).toEqual([["Webhoek", "48213976"]]);
  });
});

describe("a number finds the name that", () => {
  it.each([
    ["a sentence says owns the site", "https://portal24.com.br/termos", "<p>Este site é de propriedade da Orlaya, CNPJ 48.291.736/0001-92, com sede em Recife.</p>", "Orlaya"],
    ["a sentence says publishes and runs it", "https://portal24.com.br/termos", "<p>Le présent site et ses services sont édités et opérés par ORLAYA TECH — MOULIN CONCEPT.<br>CNPJ 48.291.736/0001-92</p>", "ORLAYA TECH"],
    ["a sole trader has before the tax number", "https://portal24.com.br/", "<footer><p>Ana Maria Lima 48291736512 - CNPJ 48.291.736/0001-92</p></footer>", "Ana Maria Lima"],
    ["a sole trader has behind the number's root", "https://portal24.com.br/", "<footer><p>48.291.736 ANA MARIA LIMA - CNPJ 48.291.736/0001-92</p></footer>", "ANA MARIA LIMA"],
  ])("%s", (_, url, body, name) => expect(found(url, body)).toEqual([[name, "48291736000192", "BR"]]));

  it("but not who owns the brands", () => {
    expect(found("https://portal24.com.br/", "<footer><p>As marcas são propriedade da Orlaya.</p><p>Lima Moda - CNPJ 48.291.736/0001-92</p></footer>")).toEqual([["Lima Moda", "48291736000192", "BR"]]);
  });
});

describe("the number in a sentence on whose subsidiary a company is", () => {
  const numbers = (first: string, second: string): (string | undefined)[][] => found("https://www.zelrev.co.uk/", `<footer><p>${first}</p><p>${second}</p></footer>`).map(([name, number]) => [name, number]);
  const own = "Zelrev Hire Ltd. Registered in England and Wales No: 03847261";

  it.each(["is part of", "is a subsidiary of", "is a wholly owned subsidiary of", "is a division of"])("is the second one's where the first has its own in another line: %s", (relation) => {
    const [first, second] = [["Zelrev Hire Ltd", "03847261"], ["Zelrev Global Ltd", "04928371"]];
    expect(numbers(own, `Zelrev Hire Ltd ${relation} Zelrev Global Ltd, registered in England and Wales (No. 04928371).`)).toEqual([first, second]);
    expect(numbers(`Zelrev Hire Ltd ${relation} Zelrev Global Ltd. Registered in England No. 04928371`, own).toSorted()).toEqual([second, first]);
  });
  it.each([
    ["has none", "Zelrev Hire Ltd, 5 Mill Lane, York"],
    ["has the same in another line", own],
  ])("is the first one's where it %s", (_, first) => expect(numbers(first, "Zelrev Hire Ltd is part of Zelrev Global Ltd. Registered in England No. 03847261")).toEqual([["Zelrev Hire Ltd", "03847261"]]));
});

it.each([["K2024705132", "K2024705132"], ["K2024/705132/07", "202470513207"], ["2024/705132/07", "202470513207"]])("a South African company's number is read with and without the type behind it: %s", (written, number) => {
  expect(found("https://www.zelrev.co.za/", `<p>This site is operated by Zelrev Technologies (Pty) Ltd (Registration No. ${written}).</p>`)).toEqual([["Zelrev Technologies (Pty) Ltd", number, "ZA"]]);
});

describe("a number in a copyright line", () => {
  it.each([
    ["with the year before the name", "© 2024 Niebieska Paproć · NIP 5260001246", "Niebieska Paproć"],
    ["with a span of years", "Copyright © 2019–2024 Niebieska Paproć | NIP 5260001246", "Niebieska Paproć"],
    ["without a year", "© Niebieska Paproć · NIP 5260001246", "Niebieska Paproć"],
    ["without a name", "© 2024 · NIP 5260001246", "Zielony Mech"],
  ])("is its name's, not a line's above: %s", (_, line, name) => {
    expect(found("https://zielonymech.pl/o-nas", `<h1>O nas</h1><footer><div>Zielony Mech</div><p>Sklep ogrodniczy.</p><div>${line}</div></footer>`)).toContainEqual([name, "5260001246", "PL"]);
  });
});

describe("a number below the site's own name", () => {
  it.each([
    ["se", "Nordkassa AB (betalning)", "Org.nr: 5591273700", "5591273700"], ["dk", "Nordkassa ApS (betaling)", "CVR: 26656931", "26656931"], ["nl", "Nordkassa B.V. (betalingen)", "KvK: 63173101", "63173101"],
    ["fr", "Nordkassa SAS (paiement)", "SIRET : 73282932000074", "73282932000074"], ["pl", "Nordkassa Sp. z o.o. (płatności)", "NIP: 526-000-12-46", "5260001246"], ["cz", "Nordkassa s.r.o. (platby)", "IČO: 69890714", "69890714"],
  ])("is not a company's of a list further up, on .%s", (tld, company, line, number) => {
    const list = `<title>Zelrev | Privacy</title><p>Services</p><ul><li>Databank Inc. (db)</li><li>${company}</li></ul><p>4. Contact</p>`;
    for (const own of [`<p>Zelrev<br>${line}</p>`, `<p>Zelrev</p><p>${line}</p>`]) expect(found(`https://www.zelrev.${tld}/privacy`, `${list}${own}`).map(([name, id]) => [name, id])).toEqual([["Zelrev", number]]);
  });
  it("stays the company's that the name stands right below", () => {
    for (const own of ["<p>Nordkassa AB<br>Zelrev<br>Org.nr: 5591273700</p>", "<p>Nordkassa AB</p><p>Zelrev</p><p>Storgatan 1</p><p>Org.nr: 5591273700</p>"]) expect(found("https://www.zelrev.se/om", `<title>Om oss | Zelrev</title>${own}`)[0]?.slice(0, 2)).toEqual(["Nordkassa AB", "5591273700"]);
  });
});

describe("a number below a word of what the site calls itself", () => {
  const footer = (town: string, label: string): string => `<p>Lorem ipsum dolor sit amet.</p><footer><h3>Meteo</h3><div>${town}</div><div>8:24 am</div><p>© 2024 - Tel.: 0362 560621 - ${label}</p></footer>`;

  it.each([
    ["https://www.valverdecountryclub.it/menu", "Menu - Valverde Country Club", "Valverde", "P.IVA: 00743110157", "Valverde Country Club"],
    ["https://www.valverdecountryclub.it/", "Valverde Country Club", "Valverde", "P.IVA: 00743110157", "Valverde Country Club"],
    ["https://lindau-golf.de/plaetze", "Plätze | Lindau Golf Resort", "Lindau", "USt-IdNr. DE136695976", "Lindau Golf Resort"],
    ["https://verdenkulturhus.dk/kalender", "Kalender | Verden Kulturhus", "Verden", "CVR 35408770", "Verden Kulturhus"],
  ])("is all of its name's: %s, %s", (url, title, town, label, name) => {
    expect(found(url, `<title>${title}</title>${footer(town, label)}`).map(([own]) => own)).toEqual([name]);
  });

  it("is the word's where the domain has no more, or the site goes by another name", () => {
    expect(found("https://valverde.it/menu", `<title>Menu - Valverde Country Club</title>${footer("Valverde", "P.IVA: 00743110157")}`)[0]?.[0]).toBe("Valverde");
    expect(found("https://valverdesport.it/menu", `<title>Menu - Circolo Nautico</title>${footer("Valverde", "P.IVA: 00743110157")}`)[0]?.[0]).toBe("Valverde");
  });
});
