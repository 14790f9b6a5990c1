import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, body: string, title = ""): string[] =>
  extractCandidates(`<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

/** How pages of a country call a name, an address and a number, and one of each. */
const COUNTRIES = [
  { tld: "de", path: "impressum", labels: ["Firma", "Anschrift", "Telefon", "USt-IdNr."], values: ["Lumo Verlag GmbH", "Hauptstr. 3, 12345 Berlin", "030 1234567", "DE136695976"], is: "DE136695976" },
  { tld: "cz", path: "kontakt", labels: ["Název firmy", "Adresa", "Tel.", "IČO"], values: ["Pekařství Lumo", "Dlouhá 12, 110 00 Praha 1", "222 333 444", "25596641"], is: "25596641" },
  { tld: "nl", path: "contact", labels: ["Bedrijfsnaam", "Adres", "Telefoon", "KvK"], values: ["Lumo Advies B.V.", "Kerkstraat 1, 1234 AB Utrecht", "030 1234567", "24378546"], is: "24378546" },
  { tld: "co.uk", path: "contact", labels: ["Company name", "Address", "Phone", "Company No"], values: ["Lumo Homes Ltd", "1 High Street, Leeds LS1 1AA", "0113 496 0000", "04871196"], is: "04871196" },
  { tld: "se", path: "kontakt", labels: ["Företagsnamn", "Adress", "Telefon", "Organisationsnummer"], values: ["Lumo Bygg AB", "Storgatan 1, 111 22 Stockholm", "08-441 82 00", "556907-9949"], is: "5569079949" },
  { tld: "pl", path: "kontakt", labels: ["Nazwa firmy", "Adres", "Telefon", "NIP"], values: ["Piekarnia Lumo", "ul. Leśna 14, 80-297 Miszewo", "22 123 45 67", "578-848-99-63"], is: "5788489963" },
  { tld: "co.kr", path: "about", labels: ["상호", "주소", "전화", "사업자등록번호"], values: ["주식회사 루모", "서울특별시 강남구 테헤란로 1", "02-123-4567", "220-81-62517"], is: "2208162517" },
];
const divs = (texts: readonly string[]): string => texts.map((text) => `<div>${text}</div>`).join("");
const LAYOUTS: Readonly<Record<string, (labels: readonly string[], values: readonly string[]) => string>> = {
  "a block of labels and one of values": (labels, values) => `<div><div>${divs(labels)}</div><div>${divs(values)}</div></div>`,
  "a list of labels and one of values": (labels, values) => `<ul>${labels.map((label) => `<li>${label}:</li>`).join("")}</ul><ul>${values.map((value) => `<li>${value}</li>`).join("")}</ul>`,
  "rows of two blocks": (labels, values) => labels.map((label, at) => `<div><div>${label}</div><div>${values[at] ?? ""}</div></div>`).join(""),
  "lines with dashes": (labels, values) => `<p>${labels.map((label, at) => `- ${label}: ${values[at] ?? ""}`).join("<br>")}</p>`,
  "number and label in one line": (labels, values) => `<p>${values[0] ?? ""}<br>${values[1] ?? ""}</p><p><b>${values[3] ?? ""}</b> <span>${labels[3] ?? ""}</span></p>`,
  "the number above its label": (labels, values) => `<p>${values[0] ?? ""}<br>${values[1] ?? ""}</p><div>${values[3] ?? ""}</div><div>${labels[3] ?? ""}</div>`,
  "digits each in an element": (labels, values) => `<p>${values[0] ?? ""}<br>${values[1] ?? ""}</p><p>${labels[3] ?? ""}: ${Array.from(values[3] ?? "", (sign) => `<span>${sign}</span>`).join("")}</p>`,
};

describe("a number finds its label and its company's name in", () => {
  it.each(Object.entries(LAYOUTS))("%s", (_, layout) => {
    for (const { tld, path, labels, values, is } of COUNTRIES) {
      const all = found(`https://www.lumo.${tld}/${path}`, `<h1>Info</h1>${layout(labels, values)}`);
      expect(all.map((one) => one.replace(" DE136695976 ", " "))).toContain(`${values[0] ?? ""} ${is}`);
    }
  });
});

describe("labels and values that alternate", () => {
  it("are not taken for two columns", () => {
    expect(found("https://lumo.nl/contact", divs(["Bedrijf", "Lumo Nederland B.V.", "KvK-nr.", "84496658", "Vestigingsnr.", "000044120987"]))).toEqual(["Lumo Nederland B.V. 84496658"]);
  });
});

describe("a name ends before what a line tells of whose it is", () => {
  it.each([
    ["Klara Vogt – Einzelunternehmen", "Klara Vogt"], ["Klara Vogt, Einzelunternehmerin", "Klara Vogt"], ["Klara Vogt (Einzelunternehmen)", "Klara Vogt"], ["Schreinerei Vogt, Inhaber: Peter Vogt", "Schreinerei Vogt"], ["Klara Vogt, psychologue clinicienne, exerçant en libéral", "Klara Vogt"],
    ["Vogt BV, handelend onder de naam \"Zonnebloem\"", "Vogt BV"], ["Vogt BV h.o.d.n. Zonnebloem", "Vogt BV"], ["Klara Vogt, autónoma", "Klara Vogt"], ["Klara Vogt – ditta individuale", "Klara Vogt"], ["Klara Vogt – entrepreneur individuel", "Klara Vogt"], ["Klara Vogt – enskild firma", "Klara Vogt"], ["Klara Vogt – OSVČ", "Klara Vogt"],
    ["Klara Vogt – sole trader", "Klara Vogt"], ["Vogt Ltd t/a Zonnebloem", "Vogt Ltd"], ["Klara Vogt – egyéni vállalkozó", "Klara Vogt"], ["Stolarija Vogt, obrt za usluge, vl. Ivan Vogt", "Stolarija Vogt"],
  ])("%s", (line, name) => {
    for (const body of [`<p>${line}<br>Seeweg 1<br>12345 Berlin<br>USt-IdNr.: DE136695976</p>`, `<h2>1. Verantwortlicher</h2><p><strong>${line}</strong></p><ul><li>Adresse: Seeweg 1, 12345 Berlin</li><li>USt-IdNr.: DE136695976</li></ul>`]) {
      expect(found("https://portal24.de/impressum", `<h1>Impressum</h1>${body}`)).toContain(`${name} DE136695976`);
    }
  });
});

describe("a trade in a company's own name", () => {
  it.each([["nl", "contact", "Lumo Verzekeringen BV", "KvK 24378546", "24378546"], ["de", "impressum", "Lumo Online-Werbung und Handel e.K.", "USt-IdNr. DE136695976", "DE136695976"], ["co.uk", "contact", "Lumo Insurance Brokers Ltd", "Company No 04871196", "04871196"], ["fr", "mentions-legales", "Agence Lumo Hébergement SAS", "SIREN 732 829 320", "732829320"], ["pl", "kontakt", "Lumo Ubezpieczenia Sp. z o.o.", "NIP 578-848-99-63", "5788489963"]])("announces nobody else: %s %s", (tld, path, name, line, number) => {
    for (const body of [`<h2>${name}</h2><p>Kerkstraat 1</p><p>${line}</p>`, `<p><strong>${name}</strong><br>Kerkstraat 1</p><p>${line}</p>`]) expect(found(`https://portal24.${tld}/${path}`, `<h1>Info</h1>${body}`)).toContain(`${name} ${number}`);
  });
  it("is no credit", () => {
    expect(found("https://lumo.co.uk/", "<footer>Lumo Web Design Ltd, 1 High Street, Leeds LS1 1AA, Company No 04871196</footer>")).toEqual(["Lumo Web Design Ltd 04871196"]);
  });
  it("of who is announced is somebody else's", () => {
    expect(found("https://lumo.de/impressum", "<h1>Impressum</h1><p>Lumo GmbH<br>Seeweg 1<br>12345 Berlin</p><h2>Hosting: Nordserver Hosting GmbH</h2><p>USt-IdNr. DE136695976</p>")).not.toContain("Nordserver Hosting GmbH DE136695976");
  });
});

describe("a number", () => {
  it.each([
    ["before its company's name with a form", "https://portal24.es/", "<footer>CIF B12345674, Seguros Lumo S.L., Calle Mayor 1, 28013 Madrid</footer>", "Seguros Lumo S.L. B12345674"],
    ["before a form that begins a name", "https://portal24.fr/", "<footer>SIREN 732 829 320, SARL Lumo et Fils, 3 rue des Lilas, 69003 Lyon</footer>", "SARL Lumo et Fils 732829320"],
    ["behind a state that looks like a form", "https://portal24.com.au/", "<footer>Lumo Cabinets Pty Ltd, 88 Hindley Row, Adelaide SA 5000, ABN 51 824 753 556</footer>", "Lumo Cabinets Pty Ltd 51824753556"],
    ["of a country that another number names", "https://lumo.com/", "<h2>Imprint</h2><p>Lumo Solutions e.U.</p><p>Company Registration Number: 481932t</p><p>VAT ID: ATU63776827</p>", "Lumo Solutions e.U. 481932T"],
    ["with the letter of close corporations turned companies", "https://lumo.co.za/", "<footer>© 2026 Lumo Cape. All Rights Reserved. Reg no. K2021/448190/07</footer>", "Lumo Cape 202144819007"],
    ["of a club with the letters of its court", "https://lumo.de/impressum", "<h1>Impressum</h1><p>Schützenverein 1974 Lumo e.V.<br>Seeweg 1<br>12345 Berlin</p><p>Vereinsregister: VR 208 OED</p>", "Schützenverein 1974 Lumo e.V. VR208OED"],
    ["of a club at Berlin's court", "https://lumo.de/impressum", "<h1>Impressum</h1><p>Lumo e.V.<br>Seeweg 1<br>12345 Berlin</p><p>Eintragung im Vereinsregister. VR 5321B</p>", "Lumo e.V. VR5321B"],
    ["of an Austrian club's extract", "https://lumo.or.at/impressum", "<h1>Impressum</h1><p>Verein Lumo<br>Seegasse 1<br>1010 Wien<br>Vereinsregisterauszug No: 481203977</p>", "Verein Lumo 481203977"],
    ["of South Tyrol's chamber", "https://www.lumo.it/de/impressum", "<h1>Impressum</h1><p>Lumo K. & A. GmbH<br>Seestraße 1<br>39022 Algund</p><p>Eingetragen im Register der Handelskammer Bozen<br>Nr: BZ-48120</p>", "Lumo K. & A. GmbH BZ48120"],
    ["above the sign of who made the site", "https://www.lumovvs.se/", "<footer><p>Org.nr. 556907-9949</p><p>Copyright © 2024</p><p>Pixelix</p></footer>", "Lumo VVS 5569079949", "Lumo VVS"],
    ["below the name and a claim", "https://lumokurs.no/", "<footer><div>Lumokurs</div><div>Svømmekurs i Drammen og Lier</div><div>Org.nr: 954 162 516</div></footer>", "Lumokurs 954162516", "Lumokurs – Lær å svømme i Drammen og Lier"],
    ["below a logo's text", "https://lumo.no/om", "<p>Logo til Lumo Helt Vanlig</p><p>Organisasjonsnummer: 902 320 245</p>", "Lumo Helt Vanlig 902320245", "Lumo Helt Vanlig | lumo.no"],
    ["in its own sentence, not the one before", "https://lumo.io/", "<footer>The website is owned by Lumo Global LLC. Registered partner: VISTARO LIMITED; registration No. C 92847, Malta</footer>", undefined],
  ] as [string, string, string, string | undefined, string?][])("is given with its company's name: %s", (_, url, body, expected, title?) => {
    const all = found(url, body, title);
    if (expected === undefined) expect(all).not.toContain("Lumo Global LLC C92847");
    else expect(all).toContain(expected);
  });

  it("is not the end of a telephone's below its label", () => {
    expect(found("https://lumo.co.uk/contact", "<p>Lumo Ltd</p><div>Company No</div><div>Leeds</div><div>0113 496 0000</div>")).not.toContain("Lumo Ltd 04960000");
  });
  it("of an overseas register is no British one", () => {
    expect(found("https://lumo.xyz/", "<footer>Assets are mapped to Lumo Asset Ltd. (BVI Company No. 2190551).</footer>").join()).not.toContain("02190551");
  });
});
