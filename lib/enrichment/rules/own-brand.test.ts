import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";

/** How pages say in one line that the name they go by is a company's, by country: `{B}` the page's own name, `{N}` the company, `{#}` its number. */
const COUNTRIES: Readonly<Record<string, { readonly tld: string; readonly num: string; readonly names: readonly string[]; readonly phrases: readonly string[] }>> = {
  en: {
    tld: "co.uk", num: "03847261", names: ["Ashdown Retail Ltd", "J. Smith & Sons Limited"],
    phrases: [
      "{B} is a trading name of {N}. Company number {#}.",
      "{B} is a trading style of {N}, registered in England and Wales No. {#}.",
      "{B} is operated by {N} (company no. {#}).",
      "{B} is owned and operated by {N}, company number {#}",
      "{N} t/a {B}. Registered in England No. {#}",
      "{N} trading as {B}. Company No: {#}",
      "{B} is a brand of {N}. Company No {#}.",
      "{B} is a registered trademark of {N} (Co. No. {#})",
      "{B} is part of {N}, registered number {#}",
      "{B} is the trading name of {N}. Registered number {#}.",
      "{B} is a division of {N}. Company Reg No. {#}",
      "{B}® is a registered trade mark of {N}. Registered in England, number {#}.",
      "{B}, a company of {N}. Company No. {#}",
      "{B} is wholly owned by {N}. Company number {#}.",
      "{B} is managed by {N} | Company number {#}",
      "{B} - {N} - Company number {#}",
      "{B} ({N}), company number {#}",
      "{B} by {N} | Company No. {#}",
      "{B} is provided by {N}. Company no. {#}.",
      "The {B} website is published by {N}, company no. {#}.",
      "All rights reserved. {B} is the business name of {N}. Company Number: {#}",
    ],
  },
  de: {
    tld: "de", num: "DE136695976", names: ["Ashdorf Handels GmbH", "Meier & Söhne KG"],
    phrases: [
      "{B} ist eine Marke der {N}, USt-IdNr. {#}",
      "{B} ist ein Angebot der {N} (USt-IdNr. {#})",
      "{B} ist ein Service der {N}. USt-ID: {#}",
      "{B} wird betrieben von der {N}. USt-IdNr.: {#}",
      "{B} - ein Unternehmen der {N}, USt-IdNr. {#}",
      "{B} ist ein Projekt der {N}, USt-IdNr. {#}",
      "{B} ist eine eingetragene Marke der {N}. USt-IdNr.: {#}",
      "{B} c/o {N}, USt-IdNr. {#}",
      "{B} gehört zur {N}. USt-IdNr.: {#}",
      "{B} ist ein Geschäftsbereich der {N}. USt-IdNr. {#}",
      "Hinter {B} steht die {N}, USt-IdNr. {#}.",
      "{B} – eine Marke von {N} – USt-IdNr. {#}",
      "{B} | {N} | USt-IdNr. {#}",
      "{N} ({B}), USt-IdNr. {#}",
    ],
  },
  nl: {
    tld: "nl", num: "61820447", names: ["Esdoorn Handel B.V.", "Jansen & Zn. VOF"],
    phrases: [
      "{B} is een handelsnaam van {N}, KvK {#}",
      "{B} is onderdeel van {N} (KvK {#})",
      "{B} is een merk van {N}. KvK-nummer {#}",
      "{B} is een initiatief van {N} | KvK {#}",
      "{B} wordt geëxploiteerd door {N}, KvK {#}",
      "{N} h.o.d.n. {B}, KvK {#}",
      "{N}, handelend onder de naam {B}, KvK {#}",
      "{B} maakt deel uit van {N}. KvK: {#}",
      "{B} is een product van {N}, KvK {#}",
      "{B} is een label van {N}, KvK {#}",
      "{B} is eigendom van {N} (KvK: {#})",
    ],
  },
  fr: {
    tld: "fr", num: "732 829 320", names: ["Frênes Distribution SAS", "SARL Dupont et Fils"],
    phrases: [
      "{B} est une marque de {N}, SIREN {#}",
      "{B} est un service édité par {N} (RCS Lyon {#})",
      "{B} est exploité par {N}, RCS Lyon {#}",
      "{B} est une marque déposée de la société {N} – SIREN {#}",
      "{B} est la propriété de {N}, SIREN {#}",
      "{B} est une enseigne de {N}, SIREN {#}",
      "{B}, marque commerciale de {N}, SIREN {#}",
      "{B} est un site de {N} - SIREN {#}",
      "{B} appartient à {N}, SIREN {#}",
    ],
  },
  it: {
    tld: "it", num: "00743110157", names: ["Frassini Distribuzione S.r.l.", "Rossi & Figli s.n.c."],
    phrases: [
      "{B} è un marchio di {N} - P.IVA {#}",
      "{B} è un marchio registrato di {N}, P.IVA {#}",
      "{B} è gestito da {N}, P.IVA {#}",
      "{B} è di proprietà di {N} - P.IVA {#}",
      "{B} è un servizio di {N} P.IVA {#}",
      "{B} è un progetto di {N} - P.IVA {#}",
      "{B} by {N} - P.IVA {#}",
      "{B} è un brand di {N}, P.IVA {#}",
    ],
  },
  es: {
    tld: "es", num: "A28015865", names: ["Fresnos Distribución, S.A.", "Hermanos Gil S.A."],
    phrases: [
      "{B} es una marca de {N}, CIF {#}",
      "{B} es una marca registrada de {N} con CIF {#}",
      "{B} es propiedad de {N} - CIF {#}",
      "{B} es el nombre comercial de {N}, CIF {#}",
      "{B} está gestionado por {N}, con CIF {#}",
      "{B} pertenece a {N}, CIF {#}",
      "{B} es un proyecto de {N}, CIF {#}",
      "{B} es un servicio de {N} (CIF {#})",
    ],
  },
  se: {
    tld: "se", num: "556016-0680", names: ["Askdal Handel AB"],
    phrases: [
      "{B} drivs av {N}, org.nr {#}",
      "{B} är ett varumärke som ägs av {N}, org.nr {#}",
      "{B} är en del av {N}, org.nr {#}",
      "{B} ägs av {N} (org.nr {#})",
      "{B} tillhör {N}, org.nr {#}",
      "{B} är en tjänst från {N}, org.nr {#}",
    ],
  },
  dk: {
    tld: "dk", num: "10150817", names: ["Askdal Handel ApS"],
    phrases: [
      "{B} drives af {N}, CVR {#}",
      "{B} ejes af {N}, CVR-nr. {#}",
      "{B} er en del af {N}, CVR {#}",
      "{B} er et varemærke tilhørende {N}, CVR {#}",
      "{B} er et brand under {N}, CVR {#}",
    ],
  },
  no: {
    tld: "no", num: "974760673", names: ["Askdal Handel AS"],
    phrases: [
      "{B} drives av {N}, org.nr {#}",
      "{B} eies av {N}, org.nr {#}",
      "{B} er en del av {N}, org.nr. {#}",
      "{B} er et varemerke for {N}, org.nr {#}",
      "{B} leveres av {N}, org.nr {#}",
    ],
  },
  pl: {
    tld: "pl", num: "8567346215", names: ["Jesion Handel Sp. z o.o."],
    phrases: [
      "{B} jest marką {N}, NIP {#}",
      "{B} to marka {N}, NIP: {#}",
      "Właścicielem {B} jest {N}, NIP {#}",
      "{B} należy do {N}, NIP {#}",
      "{B} jest prowadzony przez {N}, NIP {#}",
      "Operatorem {B} jest {N}, NIP {#}",
    ],
  },
  cz: {
    tld: "cz", num: "25123891", names: ["Jasan Obchod s.r.o."],
    phrases: [
      "{B} provozuje {N}, IČO {#}",
      "Provozovatelem {B} je {N}, IČO {#}",
      "{B} je značka společnosti {N}, IČO: {#}",
      "{B} patří společnosti {N}, IČO {#}",
      "{B} je provozováno společností {N}, IČO {#}",
    ],
  },
};
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `<footer><p>${text}</p></footer>`,
  (text) => `<h1>Info</h1><p>${text}</p><footer><p>© 2024 Zaluma</p></footer>`,
  (text) => `<footer><p>© 2024 Zaluma. ${text}</p></footer>`,
];

describe.each(Object.entries(COUNTRIES))("the company that a line puts together with the page's own name has the number (%s)", (_, { tld, num, names, phrases }) => {
  it.each(phrases)("%s", (phrase) => {
    for (const name of names) {
      for (const place of PLACES) {
        const text = phrase.replaceAll("{B}", "Zaluma").replaceAll("{N}", name.replaceAll("&", "&amp;")).replaceAll("{#}", num);
        const numbered = extractCandidates(`<title>Zaluma</title><div>Menu</div>${place(text)}`, new URL(`https://www.zaluma.${tld}/`)).filter(({ nationalId }) => nationalId !== undefined);
        expect(numbered.map((candidate) => normaliseName(candidate.name ?? ""))).toEqual([normaliseName(name)]);
      }
    }
  });
});

describe("without a number", () => {
  const namesOf = (text: string): (string | undefined)[] => extractCandidates(`<title>Zaluma</title><div>Menu</div><footer><p>© 2024 Zaluma</p><p>${text}</p></footer>`, new URL("https://www.zaluma.com/")).map(({ name }) => name);

  it.each(["Zaluma is a trading name of Ashdown Retail Ltd.", "Zaluma is owned and operated by Ashdown Retail Ltd", "Zaluma ist eine Marke der Ashdown Retail Ltd", "Zaluma est une marque de Ashdown Retail Ltd", "Ashdown Retail Ltd t/a Zaluma"])("%s: the company is given beside the brand", (text) => {
    expect(namesOf(text).toSorted()).toEqual(["Ashdown Retail Ltd", "Zaluma"]);
  });

  it.each(["Zaluma | Website by Ashdown Retail Ltd", "Zaluma works with Ashdown Retail Ltd", "Zaluma is a member of Ashdown Retail Ltd", "Zaluma, c/o Ashdown Retail Ltd, Dock Road 3", "Zaluma is insured by Ashdown Retail Ltd"])("%s: it is somebody else", (text) => {
    expect(namesOf(text)).toEqual(["Zaluma"]);
  });
});

/** Sentences of a page about others, with their numbers: `{X}` the other company. */
const STRANGERS: Readonly<Record<string, { readonly tld: string; readonly own: string; readonly other: string; readonly label: string; readonly ownNum: string; readonly num: string; readonly phrases: readonly string[] }>> = {
  en: {
    tld: "co.uk", own: "Zaluma Ltd", other: "Korvex Services Ltd", label: "company number ", ownNum: "03847261", num: "04928371",
    phrases: [
      "Zaluma uses {X} ({#}) to process payments.",
      "Payments on Zaluma are handled by {X}, {#}.",
      "Our hosting provider is {X} ({#}).",
      "Zaluma is hosted by {X}, {#}.",
      "Zaluma is insured by {X} ({#}).",
      "Our accountants are {X}, {#}.",
      "Zaluma works with {X} ({#}) on deliveries.",
      "The data protection officer of Zaluma is {X}, {#}.",
      "Zaluma is a partner of {X}, {#}.",
      "Zaluma is a client of {X} ({#}).",
      "Deliveries are made by {X} ({#}).",
      "Zaluma shares your data with {X}, {#}.",
      "Newsletters are sent through {X} ({#}).",
      "Zaluma is a member of {X}, {#}.",
      "Zaluma is authorised and regulated as an appointed representative of {X} ({#}).",
      "Photos by {X}, {#}.",
      "Zaluma website built by {X}, {#}.",
      "Tickets are sold by {X}, {#}, on behalf of Zaluma.",
    ],
  },
  de: {
    tld: "de", own: "Zaluma GmbH", other: "Korvex Service GmbH", label: "HRB ", ownNum: "10451", num: "20977",
    phrases: [
      "Zaluma nutzt für Zahlungen die {X} ({#}).",
      "Zahlungen werden über die {X}, {#}, abgewickelt.",
      "Zaluma wird gehostet von der {X}, {#}.",
      "Unser Hoster ist die {X} ({#}).",
      "Zaluma ist versichert bei der {X} ({#}).",
      "Datenschutzbeauftragter von Zaluma ist die {X}, {#}.",
      "Zaluma arbeitet mit der {X} ({#}) zusammen.",
      "Zaluma ist Partner der {X}, {#}.",
      "Der Versand erfolgt durch die {X}, {#}.",
      "Newsletter versendet die {X} ({#}).",
      "Zaluma ist Mitglied der {X}, {#}.",
      "Die Website von Zaluma wurde erstellt von der {X}, {#}.",
      "Steuerberater: {X}, {#}",
      "Fotos: {X}, {#}",
      "Die Räume gehören der {X} ({#}).",
    ],
  },
  nl: {
    tld: "nl", own: "Zaluma B.V.", other: "Korvex Diensten B.V.", label: "KvK ", ownNum: "61820447", num: "24087399",
    phrases: [
      "Zaluma gebruikt {X} ({#}) voor betalingen.",
      "Betalingen verlopen via {X}, {#}.",
      "Zaluma wordt gehost door {X} ({#}).",
      "De website van Zaluma is gemaakt door {X}, {#}.",
      "Zaluma is verzekerd bij {X} ({#}).",
      "Zaluma werkt samen met {X} ({#}).",
      "Zaluma is partner van {X}, {#}.",
      "Onze boekhouder is {X} ({#}).",
      "Zaluma deelt gegevens met {X}, {#}.",
      "Bezorging gebeurt door {X} ({#}).",
      "Functionaris gegevensbescherming: {X}, {#}",
    ],
  },
  fr: {
    tld: "fr", own: "Zaluma SAS", other: "Korvex Services SARL", label: "SIREN ", ownNum: "732 829 320", num: "552 100 554",
    phrases: [
      "Le site Zaluma est hébergé par {X}, {#}.",
      "Zaluma utilise {X} ({#}) pour les paiements.",
      "Le site Zaluma a été réalisé par {X} ({#}).",
      "Zaluma est assuré par {X}, {#}.",
      "Zaluma est partenaire de {X} ({#}).",
      "Les livraisons sont assurées par {X} ({#}).",
      "Zaluma est cliente de {X}, {#}.",
      "Le délégué à la protection des données de Zaluma est {X}, {#}.",
      "Zaluma est membre de {X} ({#}).",
    ],
  },
  it: {
    tld: "it", own: "Zaluma S.r.l.", other: "Korvex Servizi S.r.l.", label: "P.IVA ", ownNum: "00743110157", num: "01114601006",
    phrases: [
      "Zaluma utilizza {X} ({#}) per i pagamenti.",
      "Il sito Zaluma è ospitato da {X}, {#}.",
      "Il sito Zaluma è stato realizzato da {X} ({#}).",
      "Zaluma è partner di {X}, {#}.",
      "Zaluma è cliente di {X} ({#}).",
      "Le spedizioni sono affidate a {X}, {#}.",
      "Zaluma collabora con {X} ({#}).",
    ],
  },
  se: {
    tld: "se", own: "Zaluma AB", other: "Korvex Tjänster AB", label: "org.nr ", ownNum: "556016-0680", num: "556012-5790",
    phrases: [
      "Zaluma använder {X} ({#}) för betalningar.",
      "Betalning sker via {X}, {#}.",
      "Zaluma samarbetar med {X} ({#}).",
      "Webbplatsen är byggd av {X}, {#}.",
      "Zaluma är medlem i {X} ({#}).",
      "Leverans sker med {X}, {#}.",
      "Zaluma är försäkrat hos {X}, {#}.",
    ],
  },
};

describe.each(Object.entries(STRANGERS))("whom a page with the own name in the sentence uses, is hosted, insured, paid or advised by is not given (%s)", (_, { tld, own, other, label, ownNum, num, phrases }) => {
  it.each(phrases)("%s", (phrase) => {
    const sentence = phrase.replaceAll("{X}", other).replaceAll("{#}", label + num);
    for (const particulars of [`<p>${own}, ${label}${ownNum}</p>`, ""]) {
      const found = extractCandidates(`<title>Zaluma</title><div>Menu</div><h1>Privacy</h1><p>${sentence}</p>${particulars}<footer><p>© 2024 Zaluma</p></footer>`, new URL(`https://www.zaluma.${tld}/privacy`));
      expect(found.filter(({ name }) => name === other)).toEqual([]);
    }
  });
});
