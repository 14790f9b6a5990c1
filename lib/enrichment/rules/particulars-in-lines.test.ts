import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("a number before a street that begins with its house number", () => {
  it.each([
    ["in groups", "https://a.fr/", "Lumo SARL SIRET 732 829 320 00074 14 rue du Lac 75001 Paris", ["Lumo SARL 73282932000074"]],
    ["behind its letter", "https://a.lu/", "Lumo S.A. RCS Luxembourg B 293117 14, rue du Lac, L-1118 Luxembourg", ["Lumo S.A. B293117"]],
    ["with fewer digits than others of its kind", "https://a.co.uk/", "Lumo Ltd company number 4871196 14 High Street London SW1A 1AA", ["Lumo Ltd 04871196"]],
  ])("ends before it: %s", (_, url, line, expected) => {
    expect(found(url, `<footer>${line}</footer>`)).toEqual(expected);
  });
});

describe("a legal form", () => {
  it.each([
    ["keeps the status joined to it", "<footer>Lumo S.A.-SICAV, RCS Luxembourg B293117</footer>", ["Lumo S.A.-SICAV B293117"]],
    ["stands before its company's number", "<footer>Lumo Ltd Company Number 04871196, Leeds, England</footer>", ["Lumo Ltd 04871196"]],
    ["belongs to the word before a sign", "<footer>Lumo™ Ltd</footer>", ["Lumo™ Ltd"]],
    ["is no name behind the copyright sign of a word", "<p>Lumo© Ltda. nace en 1994.</p>", ["Lumo© Ltda."]],
    ["of partners has them before it", "<h1>Impressum</h1><p>Weber, Lang Galerie GbR</p><p>Seeweg 1, 10115 Berlin</p>", ["Weber, Lang Galerie GbR"]],
  ])("%s", (_, body, expected) => {
    expect(found("https://lumo.example/", body)).toEqual(expected);
  });
});

describe("a second number of a line", () => {
  it("is the parent's where the company before has its own", () => {
    expect(found("https://lumo.co.uk/", "<footer>Lumo Ltd, registered in England 04871196, is part of Lumo Group Ltd, registered in England 06020417</footer>")).toEqual(["Lumo Ltd 04871196", "Lumo Group Ltd 06020417"]);
  });
});

describe("terms, by whatever name", () => {
  it("are the company's that they begin with", () => {
    expect(found("https://svetlo.sk/vop", "<h1>Všeobecné obchodné podmienky</h1><p>1.1 Spoločnosť TARMO s.r.o. so sídlom Mlynská 1, 990 01 Krtíš, IČO: 25596641 vydáva tieto podmienky.</p><footer>© 2026 Svetlo</footer>")).toEqual(["TARMO s.r.o. 25596641", "Svetlo"]);
  });
});

describe("a number's label between name and number", () => {
  it("is none of the name", () => {
    expect(found("https://lumo.com.au/", "<footer>Lumo Homes ABN: 51824753556 | Lic No 12345C</footer>")).toEqual(["Lumo Homes 51824753556"]);
  });
});

describe("a Canadian business number", () => {
  it("may have its account's letters without digits", () => {
    expect(found("https://lumo.ca/", "<footer>© Lumo College 2020 Registered Charity Number: 126436468RR</footer>")).toEqual(["Lumo College 126436468"]);
  });
});

describe("the head of a line of particulars", () => {
  it.each([
    ["before the rest of an address in one line", "https://lumo.it/privacy", "<h1>Privacy</h1><h2>Titolare del trattamento</h2><p>Lumo di Rossi Mario - Via Roma 1, 37121 Verona</p><p>P. IVA 00743110157</p>", ["Lumo di Rossi Mario IT00743110157"]],
    ["before the site's own words on itself", "https://remkoboon.nl/tips", "<title>Tips - Remko Boon</title><footer><p>Remko Boon freelance bouwer in Leeuwarden</p><p>KvK 24378546</p></footer>", ["Remko Boon 24378546"]],
    ["before its owner, above a carrier with its label", "https://lumo.dk/kontakt", "<h1>Kontakt</h1><p>Lumo v/ Hanne Jensen<br>Strandvejen 1<br>2100 København Ø<br>CVR-nr. 24256790</p><p>Fragt: GLS Danmark A/S</p>", ["Lumo 24256790"]],
    ["before its owner behind a stroke", "https://lumo.fi/seloste", "<h2>Rekisterinpitäjä</h2><p>Lumo Tmi / Maija Virtanen, Kauppakatu 1, 00100 Helsinki, Y-tunnus 0112038-9</p>", ["Lumo Tmi 01120389"]],
    ["behind a label of its own", "https://lumo.kr/", "<footer>상호: 루모 | 대표: 김철수 | 사업자등록번호: 220-81-62517</footer>", ["루모 2208162517"]],
    ["behind a label, with others behind blanks", "https://lumo.kr/", "<footer><p>상호명: 루모 대표자: 김철수 사업자등록번호: 220-81-62517</p></footer>", ["루모 2208162517"]],
    ["with all partners", "https://lumo.it/", "<footer><p>Lumo Snc di Rossi M. e Bianchi L. - P.Iva 00743110157</p></footer>", ["Lumo Snc di Rossi M. e Bianchi L. IT00743110157"]],
    ["whose property the site is, and not the host's", "https://lumo.fr/mentions", "<h1>Mentions</h1><p>Ce site est la propriété de l'EI Jean Duval, 14 rue du Lac 75001 Paris, SIRET 73282932000074.</p><p>Hébergement : nuage, 63000 Clermont-Ferrand, SIRET 510 909 807 00032</p>", ["Jean Duval 73282932000074"]],
  ])("is the name: %s", (_, url, body, expected) => {
    expect(found(url, body)).toEqual(expected);
  });
});

describe("a company of a part that later headings end", () => {
  it("has no number that stands behind them", () => {
    const body = "<h1>Kontakt</h1><h2>Vybrané weby</h2><ul><li>Penzión Lipa</li><li>Autoservis Javor s.r.o.</li></ul><h2>Otázky</h2><p>Ako dlho to trvá?</p><div><p>svetlo.sk</p><p>Fakturačné údaje</p><p>IČO: 31333532</p></div>";
    expect(found("https://svetlo.sk/kontakt", body)).not.toContain("Autoservis Javor s.r.o. 31333532");
  });

  it("has one where the part gives its address", () => {
    const body = "<h1>Kontakt</h1><h2>Adresse</h2><p>Hein Technik GmbH</p><p>70173 Stuttgart</p><h2>Register</h2><p>HRB 48213</p>";
    expect(found("https://lumo.de/kontakt", body)).toEqual(["Hein Technik GmbH HRB48213"]);
  });
});

describe("who-we-are pages", () => {
  it("name at the head of an address whose the number below it is, in languages beside the common ones", () => {
    expect(found("https://boter.si/kdo-smo", "<h1>Kdo smo</h1><p>Zavod Pasja uta<br>Ulica Staneta 4<br>2000 Maribor<br>Davčna št.: 15012557</p>")).toEqual(["Zavod Pasja uta 15012557"]);
  });
});

describe("towns before a number's label", () => {
  it.each([
    ["behind a postal code", "https://lumo.nl/", "<h6>Lumo</h6><p>Galvanistraat 14, 8013 RT Zwolle, BTW nr.: NL 8521.20.898.B01</p>", ["Lumo NL852120898B01"]],
    ["behind a street", "https://lumo.co.uk/", "<h6>Lumo</h6><p>1 High Street, Long Eaton, Company No: 04871196</p>", ["Lumo 04871196"]],
  ])("are no names %s", (_, url, footer, expected) => {
    expect(found(url, `<footer>${footer}<p>© 2018 Lumo</p></footer>`)).toEqual(expected);
  });
});

describe("a number behind a label of somebody else's", () => {
  it("is not the operator's, though no legal form stands with it", () => {
    expect(found("https://lumo.fr/mentions-legales", "<h1>Mentions légales</h1><p>Raison sociale : LUMO<br>SIRET : 732 829 320 00074<br>Assurance : Prévoir France, RCS Nanterre 722 057 460</p>")).toEqual(["LUMO 73282932000074"]);
  });

  it("is the operator's behind its bank's", () => {
    expect(found("https://lumo.de/impressum", "<h1>Impressum</h1><p>Lumo GmbH</p><p>Bankverbindung: Sparkasse, Konto 12, USt-IdNr.: DE136695976</p>")).toEqual(["Lumo GmbH DE136695976"]);
  });
});

describe("a tab within text", () => {
  it.each(["Acme Ltd, registered in England with company number\t04718263 and VAT number GB227598961", "Acme Ltd, registered in England\n\t\t\twith company number\n\t\t\t04718263 and VAT number\tGB227598961"])("sets no number apart from its label: %j", (text) => {
    const numbers = extractCandidates(`<footer><p>${text}</p></footer>`, new URL("https://www.acme.co.uk/")).map(({ nationalId }) => nationalId);
    expect(numbers).toEqual(["04718263", "GB227598961"]);
  });
});

describe("a number in a line that is signed", () => {
  it.each([
    ["behind the year, below a slogan with the domain's word", "https://www.findpainter.co.uk/", "<p>We find the right painter for you</p><p>© 2025 FindPainter | Company No. 03847261</p>", ["FindPainter 03847261"]],
    ["behind a span of years", "https://www.findpainter.co.uk/", "<p>We find the right painter for you</p><p>Copyright © 2020–2025 FindPainter. Company No. 03847261</p>", ["FindPainter 03847261"]],
    ["in a line of its own below a slogan", "https://www.findpainter.co.uk/", "<p>We find the right painter for you</p><p>Company No. 03847261</p><p>© 2025 FindPainter</p>", ["FindPainter 03847261"]],
    ["below a slogan that begins with a possessive", "https://www.maler-lumo.de/", "<p>Ihr Maler in Stuttgart und Umgebung</p><p>© 2025 Lumo Malerbetrieb · USt-IdNr. DE136695976</p>", ["Lumo Malerbetrieb DE136695976"]],
    ["whose name has nothing of the domain, as the line above has", "https://www.findpainter.co.uk/", "<p>The right painter for all of you</p><p>© 2025 Lumo Trust | Company No. 03847261</p>", ["Lumo Trust 03847261"]],
  ])("is whose the line is: %s", (_, url, footer, expected) => expect(found(url, `<footer>${footer}</footer>`)).toEqual(expected));

  it.each([
    ["where it names nobody", "https://www.findpainter.co.uk/", "<p>Find Painter York</p><p>© 2025 All rights reserved | Company No. 03847261</p>", ["Find Painter York 03847261"]],
    ["that begins with a possessive and is no slogan", "https://www.carmenlumo.es/", "<p>Nuestra Señora del Carmen</p><p>CIF G46172672</p>", ["Nuestra Señora del Carmen G46172672"]],
  ])("is that of the name above it, %s", (_, url, footer, expected) => expect(found(url, `<footer>${footer}</footer>`)).toEqual(expected));
});

describe("the short form of a company's name below the whole of it", () => {
  it.each([
    ["https://lumo.hu/impresszum", "<p>Cégnév: Lumo Könyvelő és Tanácsadó Kft.<br>Rövidített név: Lumo Kft.<br>Székhely: 1111 Budapest, Fő utca 1.<br>Cégjegyzékszám: 01-09-123456</p>", ["Lumo Könyvelő és Tanácsadó Kft. 0109123456"]],
    ["https://lumo.pl/kontakt", "<p>Nazwa: Lumo Budowa Domów Sp. z o.o.<br>Nazwa skrócona: Lumo Sp. z o.o.<br>ul. Polna 1, 00-001 Warszawa<br>NIP: 5260250274</p>", ["Lumo Budowa Domów Sp. z o.o. 5260250274"]],
    ["https://lumo.rs/kontakt", "<p>Poslovno ime: Lumo Gradnja i Promet d.o.o.<br>Skraćeno poslovno ime: Lumo d.o.o.<br>Glavna 1, 11000 Beograd<br>Matični broj: 07726716</p>", ["Lumo Gradnja i Promet d.o.o. 07726716"]],
    ["https://lumo.de/impressum", "<p>Lumo Buchhaltung und Beratung GmbH<br>Kurzname: Lumo GmbH<br>Lindenstr. 14<br>48143 Münster<br>Amtsgericht Münster HRB 10451</p>", ["Lumo Buchhaltung und Beratung GmbH HRB10451"]],
  ])("has no number and is no second company (%s)", (url, body, expected) => expect(found(url, `<h1>Info</h1>${body}`)).toEqual(expected));

  it("is the company where the page gives no more", () => expect(found("https://lumo.pl/kontakt", "<h1>Kontakt</h1><p>Nazwa skrócona: Lumo Sp. z o.o.<br>ul. Polna 1, 00-001 Warszawa<br>NIP: 5260250274</p>")).toEqual(["Lumo Sp. z o.o. 5260250274"]));
});
