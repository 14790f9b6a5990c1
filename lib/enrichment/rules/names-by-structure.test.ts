import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOf = (url: string, body: string, title = ""): (string | undefined)[] => extractCandidates(`<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`, new URL(url)).map(({ name }) => name);

describe("names and the links of their line", () => {
  it.each([
    ["menus behind the name", '© 2026 Kessler Mühlen <a href="/zh">Nutzung</a> <a href="/ds">Haftung</a>', "https://www.kessler-muehlen.example/", "Kessler Mühlen"],
    ["a menu before the sign", '<a href="/a">Oferta</a> Młyn Zdrojowy © 2026', "https://mlyn-zdrojowy.example/", "Młyn Zdrojowy"],
    ["the maker's link in a language without a known phrase", '© 2026 Puutarha Lumo. Loihti <a href="https://studio.example/">Studio Aalto</a>', "https://puutarhalumo.example/", "Puutarha Lumo"],
    ["a link that is the name", '© 2026 <a href="/">Alder Row Books</a> Sitemap Careers', "https://alderrow.example/", "Alder Row Books"],
    ["a legal form behind the link", '© 2026 <a href="/">Alder Row Books</a> Ltd.', "https://alderrow.example/", "Alder Row Books Ltd"],
  ])("end at a link's edge: %s", (_, line, url, name) => {
    expect(namesOf(url, `<p>Text.</p><footer><p>${line}</p></footer>`)).toEqual([name]);
  });

  it("do not begin in a link before them", () => {
    expect(namesOf("https://a.example/", '<footer><p><a href="/p">Privacy Choices</a> Orchard Gate Ltd, registered in England 01234567</p></footer>')).toEqual(["Orchard Gate Ltd"]);
  });
});

it("names go with a domain whose letters are beyond ASCII", () => {
  const found = extractCandidates("<div>Menu</div><footer><p>Møbelkurset</p><p>Snekkerkurs i Drammen og Lier</p><p>Org.nr: 974 760 673</p><p>© 2026 Møbelkurset</p></footer>", new URL("https://www.møbelkurset.no/"));
  expect(found.map(({ name, nationalId }) => [name, nationalId])).toEqual([["Møbelkurset", "974760673"]]);
});

describe("names in running text", () => {
  it.each([
    ["do not begin at what is theirs", "https://www.grafenau.example/", "<p>Ich möchte den Newsletter der Grafenau Kaffee GmbH per E-Mail abonnieren.</p>", ["Grafenau Kaffee GmbH"]],
    ["do not begin with an open span of years", "https://www.brackley.example/", "<footer>© 2001- Brackley Media, L.P. All rights reserved.</footer>", ["Brackley Media, L.P."]],
    ["are none that end in an ordinary word", "https://www.madro.example/", "<p>få din helt egen favoritside hos Madro</p>", []],
    ["are none that an ellipsis cuts", "https://www.usx.example/", "<footer>Happy Birthday to U…SC!</footer>", []],
  ])("%s", (_, url, body, names) => expect(namesOf(url, body)).toEqual(names));

  it.each(["E-Mail: info@moler-gmbh.example", "Internet: www.moler-gmbh.example", "moler-gmbh.de", "Follow @moler_ltd", "info@moler.srl"])("are no part of an address: %s", (text) => expect(namesOf("https://www.moler-gmbh.example/", `<footer>${text}</footer>`)).toEqual([]));

  it.each(["Mazel Tov", "Maksuaika 12 kk", "Copa con asa"])("are no form's letters in lower case: %s", (text) => expect(namesOf("https://www.madro.example/", `<footer>${text}</footer>`)).toEqual([]));
});

describe("names that the page's title has", () => {
  it("stand whole in running text, though their words are in lower case", () => {
    expect(namesOf("https://kurre.example/impressum", "<h1>Imprint</h1><p>Published by Kurre og venner ApS.</p><p>CVR 10150817</p>", "Imprint | Kurre og venner")).toEqual(["Kurre og venner ApS"]);
  });

  it("begin behind the words of a sentence", () => {
    expect(namesOf("https://mooli.example/privacy", "<h1>Privacy</h1><p>Here we explain how Mooli Trade OÜ (registry code 16038447) uses data.</p>", "Privacy – Mooli Trade")).toEqual(["Mooli Trade OÜ"]);
  });

  it("go on behind a form before them", () => {
    expect(namesOf("https://lafontaine.example/", "<p><b>EARL Ferme de la Fontaine aux Ormes</b> vous accueille.</p><footer>EARL Ferme de la Fontaine aux Ormes</footer>", "Ferme de la Fontaine aux Ormes")).toEqual(["EARL Ferme de la Fontaine aux Ormes"]);
  });
});

describe("names that the page also says without the words before them", () => {
  it("begin where those end", () => {
    expect(namesOf("https://laubbund.example/impressum", "<h1>Impressum</h1><p>Laubbund e.V. Mühlweg 1 37213 Witzenhausen</p><p>Bilder dürfen mit dem Hinweis auf den Laubbund e.V. verwendet werden.</p>")).toEqual(["Laubbund e.V."]);
    expect(namesOf("https://heydt.example/", "<footer><p>© 2026 Von der Heydt GmbH</p></footer>")).toEqual(["Von der Heydt GmbH"]);
  });
});

describe("names with signs in them", () => {
  it.each(["& Co. KG", "+ Co. KG", "+Co KG", "und Co. KG", "u. Co. OHG"])("are whole with the form GmbH %s", (form) => {
    expect(namesOf("https://www.kranz.example/", `<footer>© 2019 Kranz Bau GmbH ${form.replace("&", "&amp;")}, Ulm</footer>`)).toEqual([`Kranz Bau GmbH ${form}`]);
  });

  it.each(["S.A.C", "S.A", "S.L", "B.V", "s.r.o", "A.Ş", "S.A. de C.V", "S. de R.L. de C.V"])("end with the form %s, though its last stop is missing", (form) => {
    expect(namesOf("https://www.lindora.example/contact", `<p><b>Grupo Lindora ${form}</b> | Mail: a@lindora.example</p>`)).toEqual([`Grupo Lindora ${form}`]);
  });

  it.each(["Lindora Ind. e Com. de Alimentos Ltda", "Lindora Prest. de Serv. Ltda", "Przed. Handl. Usł. Lindora Sp. z o.o."])("go on behind words cut short: %s", (name) => {
    expect(namesOf("https://www.lindora.example/", `<footer>© 2026 ${name}</footer>`)).toEqual([name]);
  });

  it("have the bar that the title has between the same words", () => {
    const imprint = "<h1>Impressum</h1><p>BERG | HALM Steuerberatungsgesellschaft mbH</p><p>Am Hang 2</p><p>89073 Ulm</p><p>HRB 4711</p>";
    expect(namesOf("https://www.bh-steuer.example/impressum", imprint, "Berg | Halm Steuerberatung")).toEqual(["BERG | HALM Steuerberatungsgesellschaft mbH"]);
    expect(namesOf("https://www.bh-steuer.example/impressum", imprint, "Impressum")).toEqual(["HALM Steuerberatungsgesellschaft mbH"]);
  });
});

describe("a copyright line of two companies", () => {
  it("names both", () => {
    expect(namesOf("https://procure.example/", "<footer><p>© 2026 Procure Ltd & Harbour Parts NZ Ltd. All rights reserved.</p></footer>")).toEqual(["Procure Ltd", "Harbour Parts NZ Ltd"]);
  });
});

describe("names with words in lower case before their form", () => {
  it("take the capitalised words before them", () => {
    expect(namesOf("https://b.example/contact", "<footer><p>Jonker advocaten B.V., KvK 24378546</p></footer>")).toEqual(["Jonker advocaten B.V."]);
  });
});

describe("numbers in sentences", () => {
  it("are those behind their label, not those of the sentence before", () => {
    const numbers = extractCandidates("<footer><p>Quill Law Ltd. Practice reference 8010442. Registered in England under company number 15904471.</p></footer>", new URL("https://quill-law.co.uk/")).map(({ nationalId }) => nationalId);
    expect(numbers).toEqual(["15904471"]);
  });

  it("are not British where a state of America stands between", () => {
    expect(extractCandidates("<footer><p>USA - Quill Inc Company No: Delaware 5930177</p></footer>", new URL("https://quill.co.uk/")).map(({ name, nationalId }) => [name, nationalId])).toEqual([["Quill Inc", undefined]]);
  });
});

describe("copyright lines among links", () => {
  it.each([
    ["a menu item before the sign", '<a href="/jobs">Jobs</a> © 2026 - Gasthaus Talblick', "https://gasthaus-talblick.example/", ["Gasthaus Talblick"]],
    ["the maker's site behind the sign", '© 2014 <a href="https://marco.example/">Marco Bassi</a>', "https://agriturismo-olmo.example/", []],
    ["the operator's own company elsewhere", '© 2026 <a href="https://holding.example/">Olmo Holding AG</a>', "https://produkt.example/", ["Olmo Holding AG"]],
  ])("name nobody by %s", (_, line, url, names) => {
    expect(namesOf(url, `<p>Text.</p><footer><p>${line}</p></footer>`)).toEqual(names);
  });
});

describe("the name of a page that names nobody in the usual places", () => {
  it("is the title's where it is the domain's and the page names nobody else", () => {
    expect(extractCandidates("<title>Dove siamo - Bar Vignola</title><p>Aperto dalle 7.</p>", new URL("https://www.barvignola.it/dove-siamo.html"))).toEqual([{ source: "og", name: "Bar Vignola", countryHint: "IT" }]);
    expect(namesOf("https://www.barvignola.it/", "<footer>© 2026 Fratelli Sacchi S.n.c.</footer>", "Bar Vignola")).toEqual(["Fratelli Sacchi S.n.c."]);
  });

  it.each([
    ["in running text", "https://harborinsights.example/", "<p>All rights reserved | Harbor Insights is made with love by <a href='https://x.example/'>Web Folks</a></p>", "News"],
    ["in a logo", "https://harborinsights.example/", "<a href='/'><img src='l.png' alt='Harbor Insights logo'></a><p>Welcome.</p>", "News"],
    ["with letters that domains lack", "https://muehlenhaeuser.example/", "<p>Herzlich willkommen bei Mühlen Häuser</p>", "Start"],
  ])("is the domain's as the page writes it %s", (_, url, body, title) => {
    expect(namesOf(url, body, title)).toEqual([body.includes("Mühlen") ? "Mühlen Häuser" : "Harbor Insights"]);
  });

  it("is the only company's that a page about it speaks of, unless the domain has another", () => {
    const about = "<h1>О компании</h1><p>ООО \"КДР - Консалтинг\" помогает получить кредит.</p>";
    expect(namesOf("http://kredit-tsentr.example/o-kompanii", about, "О компании")).toEqual(["ООО \"КДР - Консалтинг\""]);
    expect(namesOf("http://colegioaroeira.example/sobre", "<h1>Sobre</h1><p>A cantina é da Nutriplus Alimentação Ltda.</p>", "Colégio Aroeira")).toEqual(["Colégio Aroeira"]);
  });

  it("is in a meta element where nothing visible has it", () => {
    expect(extractCandidates('<head><meta name="title" content="Regent Express Cars | Fleet"></head><p>Our fleet</p>', new URL("https://www.regentexpresscars.co.uk/fleet"))).toEqual([{ source: "og", name: "Regent Express Cars", countryHint: "GB" }]);
  });

  it("is none of a credit's words before a link", () => {
    expect(namesOf("https://schule.example/", '<footer>© 2025 Datenverarbeitung mit <a href="https://cms.example/">System</a></footer>')).toEqual([]);
  });

  it("else stands at the head of an address", () => {
    expect(extractCandidates("<title>Anfahrt</title><p>Startseite</p><p>Dr. Hanna Ostermoor<br>Am Wall 3<br>28195 Bremen</p>", new URL("https://www.praxis-ostermoor.de/anfahrt"))).toEqual([{ source: "og", name: "Dr. Hanna Ostermoor", countryHint: "DE", city: "Bremen" }]);
  });

  it("is none where it is but about something", () => {
    expect(namesOf("https://www.barvignola.it/", "<p>Aperto.</p>", "Le migliori ricette")).toEqual([]);
  });
});

describe("names before numbers", () => {
  it("end where rights are reserved, and begin behind another number", () => {
    expect(namesOf("https://www.tar.example/", "<footer>© TAR Tutti i diritti riservati - P.IVA 02024350585</footer>")).toEqual(["TAR"]);
    expect(namesOf("https://b.example/", "<footer>FRN 821897251 Brook Leasing Ltd, registered in England 04871196</footer>")).toEqual(["Brook Leasing Ltd"]);
  });
});

describe("names of operators in sentences and lists", () => {
  it.each([
    ["the subject of a registration", "https://koopnu.example/over-ons", "<h2>Wat Koopnu niet doet</h2><p>We verkopen niets.</p><p>Koopnu.nl wordt geëxploiteerd door Mokstroom. Mokstroom staat ingeschreven bij de Kamer van Koophandel onder nummer 42155117.</p>", "Mokstroom"],
    ["a brand in brackets is none of the name", "https://phone-et-co.example/mentions", "<h1>Mentions légales</h1><h2>Éditeur</h2><p><strong>PC NEVERS</strong> (enseigne Phone et Co)<br>10 rue Dacier<br>58000 Nevers<br>RCS Nevers 732 829 320</p>", "PC NEVERS"],
    ["a label with a colon is no name", "https://uni.example/", "<footer><p>Provider Code: 00877K ABN: 51 824 753 556</p></footer>", undefined],
    ["a form within a word is none", "https://viaggi.example/dove-siamo", "<p>Viaggi Avisio s.r.l.</p><p>P.IVA 00743110157</p><p>DOVE SIAMO</p>", "Viaggi Avisio s.r.l."],
    ["the only company of a notice, though nothing else ties it", "https://gjerdet.example/personvern", "<h1>Personvern</h1><p>Fjord-Invest AS · Org.nr. 923 609 016</p>", "Fjord-Invest AS"],
  ])("%s", (_, url, body, name) => {
    expect([...new Set(namesOf(url, body))]).toEqual([name]);
  });
});

describe("numbers that stand", () => {
  it("with two decimals are amounts", () => {
    expect(extractCandidates("<table><tr><td>P.IVA</td><td>00743110157</td></tr><tr><td>R.E.A.</td><td>FE - 218844</td></tr><tr><td>Capitale sociale</td><td>Euro 20.000,00 i.v.</td></tr></table>", new URL("https://ricambi.it/dati-societari")).map(({ nationalId }) => nationalId)).toEqual(["IT00743110157", "FE218844"]);
  });


  it("in a part whose class names a colour after the brand are the page's", () => {
    expect(extractCandidates('<section class="bg-brand-navy"><p>Registered in England No. 6941170</p></section><footer>© 2026 Cross Movers</footer>', new URL("https://crossmovers.co.uk/"))[0]).toMatchObject({ name: "Cross Movers", nationalId: "06941170" });
  });

  it("before a label that has its own are none of it", () => {
    expect(extractCandidates("<footer><p>Scarpe Lidia Srl - P.I. 00743110157 - Reg. Imp. VI 15307 - R.E.A. VI 180264</p></footer>", new URL("https://lidia.it/")).map(({ nationalId }) => nationalId)).toEqual(["IT00743110157", "VI180264"]);
  });

  it("with six zeros are placeholders", () => {
    expect(extractCandidates("<footer><p>Acme BV BE 0000.000.097</p></footer>", new URL("https://acme.be/")).map(({ nationalId }) => nationalId)).toEqual([undefined]);
  });
});

describe("names before a number in its sentence", () => {
  it.each([
    ["in bold", "https://devisclair.example/confidentialite", "<h1>Confidentialité</h1><p>L’application est éditée par <strong>Batilogue</strong>, société par actions simplifiée dont le siège est à Labège, immatriculée sous le n° SIREN 732 829 320.</p>", "Batilogue"],
    ["in apposition", "https://school.example/", "<footer><p>Our school belongs to the Diocese Academy Trust, company number 08800463.</p></footer>", "Diocese Academy Trust"],
    ["behind a clause's number", "https://thirdrow.example/terms", "<h1>Terms</h1><p>1.2 Limelight Resourcing Limited is incorporated in England. Company number: 08266150</p>", "Limelight Resourcing Limited"],
    ["with abbreviations in it", "https://aras.example/hakkimizda", "<p>ARAS TÜM BİLİŞİM VE EĞİTİM DAN. YAZILIM İTH. İHR. SAN. TİC. LTD.ŞTİ. Vergi No: 3677618568</p>", "ARAS TÜM BİLİŞİM VE EĞİTİM DAN. YAZILIM İTH. İHR. SAN. TİC. LTD.ŞTİ."],
  ])("stand %s", (_, url, body, name) => {
    expect([...new Set(namesOf(url, body))]).toEqual([name]);
  });

  it("are not what a court is called by", () => {
    expect(namesOf("https://laufverein.example/impressum", "<h1>Impressum</h1><p>Laufverein Aue e.V.<br>Eingetragen beim Amtsgericht Bad Hersfeld, VR 1884</p>")).toEqual(["Laufverein Aue e.V."]);
  });
});

describe("copyright names and stops", () => {
  it.each([
    ["© 2019 Studio Dentistico Dott. Pasquinelli - P.IVA 00743110157", "https://studiopasquinelli.example/", "Studio Dentistico Dott. Pasquinelli"],
    ["© 2019 Joieria Ferrús. España", "https://ferrus.example/", "Joieria Ferrús"],
    ["© Col·legi Sant Jordi", "https://colsantjordi.example/", "Col·legi Sant Jordi"],
  ])("%s", (line, url, name) => {
    expect([...new Set(namesOf(url, `<footer><p>${line}</p></footer>`))]).toEqual([name]);
  });

  it("a number takes their name rather than a guessed one", () => {
    expect([...new Set(namesOf("https://www.kbr.example/terms", "<footer><p>Official supplier to the Northern Open</p><p>© 2025 Copyright KBR Global.</p><p>Registered Office: 88 Birkmoor Road, Glasgow G51 3QH.</p><p>Registered in Scotland No: SC427118</p></footer>"))]).toEqual(["KBR Global"]);
  });

  it("a house without a number is no partnership", () => {
    expect(namesOf("https://proloco.example/contatti", "<p>Pro Loco Monte</p><p>Piazza Vittorio Emanuele II, snc</p><p>00030 Montelanico (Roma)</p>")).not.toContain("Piazza Vittorio Emanuele II, snc");
  });
});

describe("who is none of the page's", () => {
  it.each([
    ["a shop software's maker before the sign", "https://wachswabe.example/", '<footer><p>Wachs & Wabe<br>Mühlweg 9<br>97447 Gerolzhofen</p><p><a href="https://soft.example/">Shopsoftware</a> by Gambit.de © 2019</p></footer>', ["Wachs & Wabe"]],
    ["whom a sentence of the legal notice speaks of", "https://luznorte.example/aviso-legal", "<h1>Aviso legal</h1><p>Titular: Clara Menárguez</p><h3>Responsabilidad</h3><p>La web se aloja en Cuadro Irlanda Ltd. y las galerías privadas en Fototiempo Ltd.</p>", []],
    ["a registrar on its holding page", "http://larkfield.example/", '<p><a href="https://www.names.example/a">Build a site</a></p><p><a href="https://www.names.example/b">Set up mail</a></p><p>© 1996-2022 Namesreg Limited. All rights reserved.</p>', []],
    ["a customer of the domain's town", "http://zamecnictvi-boskovice.example/", "<h2>Reference</h2><p>Minerva Boskovice, a.s.</p><footer><p>IČ: 629 14 111</p><p>© 2008 Vlastimil Ošlejšek</p></footer>", ["Vlastimil Ošlejšek"]],
    ["an address behind the year", "http://bundsejl.example/", "<footer>Bund Sejlklub © 2011 Havnevej 30, 5700 Svendborg</footer>", ["Bund Sejlklub"]],
    ["an inn's number in its register", "http://casaxuaco.example/contacto", "<footer><p>Registro de empresas turísticas: CA-1288-AS</p></footer>", []],
    ["the bank of an account", "https://tempo.example/prevadzkovatel", "<footer><p>Autoškola Tempo</p><p>Karpatská banka, a.s., 971 01 Prievidza</p><p>© 2026 Autoškola Tempo</p></footer>", ["Autoškola Tempo"]],
    ["a state behind a town", "https://nucleo.example/", "<footer><p>Joinville/SC</p><p>CNPJ: 04.002.448/0001-03</p></footer>", [undefined]],
  ])("%s", (_, url, body, names) => {
    expect(namesOf(url, body)).toEqual(names);
  });
});

describe("names with their trade or kind", () => {
  it.each([
    ["https://ferrou.example/cgu", "<h1>CGU</h1><p>FERROU FORMATION Société à responsabilité limitée (SARL) au capital de 1 000 €, SIREN 732 829 320</p>", "FERROU FORMATION"],
    ["https://steinlos.ch/impressum", "<h1>Impressum</h1><p>steinlos brandenburg Gesellschaft von Architekten mbH<br>Potsdam HRB 18118</p>", "steinlos brandenburg Gesellschaft von Architekten mbH"],
    ["https://steinlos.ch/impressum", "<h1>Impressum</h1><p>steinlos architektur ag<br>3000 Bern<br>CHE-116.281.710</p>", "steinlos architektur ag"],
    ["https://mvbouw.example/", "<footer><p>© 2020 MV Bouw Group</p></footer>", "MV Bouw Group"],
    ["https://tasquinha.example/", "<footer><p>Bravo & Lourenço, Restauração Lda. · NIPC 503 917 893</p></footer>", "Bravo & Lourenço, Restauração Lda."],
    ["https://balans.example/", "<p>Фирма \"БАЛАНС – ТРЪНЕВ\" ЕООД с ЕИК 204670256 води счетоводството.</p>", "\"БАЛАНС – ТРЪНЕВ\" ЕООД"],
  ])("are whole on %s", (url, body, name) => {
    expect([...new Set(namesOf(url, body))]).toEqual([name]);
  });
});

describe("texts in capitals", () => {
  it.each(["THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY", "PROVIDED AS IS AND AS AVAILABLE", "INCLUDING, BUT NOT LIMITED", "AS WELL AS OTHERS"])("name nobody: %s", (text) => {
    expect(namesOf("https://docs.zwq.org/", `<footer><p>${text}</p></footer>`)).toEqual([]);
  });
});

describe("an authority's number", () => {
  it("that every Czech shop must name is none of the shop's", () => {
    expect(extractCandidates("<h1>Obchodní podmínky</h1><p>Matrakor s.r.o., IČO 27082440</p><p>Dohled: Česká obchodní inspekce, IČO 00020869, Praha</p>", new URL("https://matrakor.cz/podminky")).map(({ nationalId }) => nationalId)).toEqual(["27082440"]);
  });
});
