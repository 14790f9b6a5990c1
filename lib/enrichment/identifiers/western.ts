import { luhn, weighted } from "./checks";
import { asWritten, checked, local, type NumberScheme } from "./scheme";
import { belgian, elevenTest } from "./vat";
import { spanishNif } from "./spanish-nif";

const KVK_LABELS = [
  "KvK", "KvK-nr", "KvK nr", "KvK-nummer", "KvK no", "KvK number", "Kamer van Koophandel", "Nummer Kamer van Koophandel", "Kamer van Koophandel nummer", "Kamer van Koophandel nr", "Kvk inschrijfnummer",
  "KvK registratienummer", "inschrijvingsnummer KvK", "Handelsregister", "Handelsregisternummer", "Handelsregister nr", "Handelsregister KvK", "Handelsregister Kamer van Koophandel", "inschrijfnummer handelsregister",
  "Chamber of Commerce", "Chamber of Commerce number", "Chamber of Commerce no", "Dutch Chamber of Commerce", "CoC", "CoC number", "CoC no", "CoC nr", "Trade register", "Trade Register number", "Commercial register", "KvK-reg",
  "Dutch Trade Register", "Netherlands Chamber of Commerce", "KvK dossiernummer", "ingeschreven bij de Kamer van Koophandel", "Handelskammer", "K.v.K. te", "KvKnr", "COC registration number", "CCI number", "KvK registration", "bij de Kamer van Koophandel", "bij de KvK", "in het handelsregister", "bij het handelsregister", "Kamer van Koophandel onder nummer", "KvK onder nummer", "handelsregister onder nummer",
];

/** How a French sentence comes to a company's number, whichever register's. */
const REGISTERED_AS = ["immatriculée sous le numéro", "immatriculé sous le numéro", "inscrite sous le numéro", "inscrit sous le numéro", "enregistrée sous le numéro", "enregistré sous le numéro"];

/** The Netherlands, Belgium, Luxembourg, France. */
export const WESTERN: readonly NumberScheme[] = [
  {
    id: "nl-kvk", country: "NL", labels: KVK_LABELS, needs: "label", labelBehind: true,
    // Nine digits under the label are an RSIN, twelve a branch: never cut to eight.
    shapes: [/^\d{8}/], read: asWritten,
    source: "https://www.kvk.nl/en/about-the-business-register/kvk-number/",
  },
  {
    // Courts and insurers number files too.
    id: "nl-kvk-file", country: "NL", labels: ["Dossiernummer", "Dossiernr", "inschrijfnummer"], needs: "label", shapes: [/^\d{8}/], read: asWritten, onlyWith: { tlds: [], words: /\bk\.?v\.?k\b|koophandel|handelsregister/i },
    source: "https://www.kvk.nl/en/about-the-business-register/kvk-number/",
  },
  {
    id: "nl-rsin", country: "NL", labels: ["RSIN", "RSIN-nummer", "RSIN nr", "Fiscaal nummer", "fiscaalnummer", "fiscaal nr", "ANBI RSIN", ...KVK_LABELS.slice(0, 6)], needs: "label",
    shapes: [/^\d{9}/], read: checked(elevenTest), check: "test of eleven", source: "https://www.belastingdienst.nl/rsin",
  },
  {
    id: "be-kbo", country: "BE", needs: "label",
    labels: ["Ondernemingsnummer", "Ondernemingsnr", "Ond. nr", "KBO", "KBO-nummer", "KBO nr", "BCE", "N° BCE", "numéro BCE", "numéro d'entreprise", "N° d'entreprise", "numéro entreprise", "n° entreprise", "no d'entreprise", "Registre des personnes morales", "Rechtspersonenregister", "RPR", "RPM", "Enterprise number", "Company number", "RPR Antwerpen", "Unternehmensnummer",
      "Company registration number", "Banque-Carrefour des Entreprises", "Kruispuntbank van Ondernemingen", "CBE", "CBE number", "ON", "HR", "registered number", "Crossroads Bank for Enterprises", "sous le numéro", ...REGISTERED_AS],
    shapes: [/^(?:BE)?([01]\d{9})/, /^(?:BE)?([4-9]\d{8})/], read: (compact) => checked(belgian)(compact.padStart(10, "0")), check: "97 less the remainder of the first eight digits",
    source: "https://economie.fgov.be/en/themes/enterprises/crossroads-bank-enterprises",
  },
  {
    id: "lu-rcs", country: "LU", labels: ["RCS", "RCS Luxembourg", "R.C.S.", "RCSL", "Registre de commerce", "Luxembourg Trade and Companies Register", "Trade and Companies Register", "Registre de Commerce et des Sociétés", "RCS Lux", "N° RCS", "RCS n°", "numéro RCS", "RCS Luxembourg n°", "registered number", "sous le numéro", "sous le n°", "Luxembourg Register of Commerce", "Luxembourg Register of Commerce and Companies", "RCS de Luxembourg"], needs: "label", labelBehind: true,
    shapes: [/^[A-K]\d{3,6}/], read: asWritten, source: "https://www.lbr.lu/",
  },
  {
    id: "lu-rcs-short", country: "LU", labels: ["RC", "R.C.", "RC Luxembourg", "RC n°", "RC Lux", "Handelsregister", "Handelsregister Luxemburg", "Handelsregisternummer", "HR", "Registre du commerce", "No RC", "N° registre de commerce", "Registration number", "Registration No", "Company number", "Company registration number", "Reg. No", "Register number", ...REGISTERED_AS], needs: "label", labelBehind: true,
    shapes: [/^[A-K]\d{3,6}/], read: asWritten, source: "https://www.lbr.lu/", onlyWith: { tlds: ["lu"], words: /luxemb|\bL-\d{4}\b/i },
  },
  {
    id: "fr-siret", country: "FR", needs: "label", labelBehind: true,
    labels: ["SIRET", "Immatriculation", "N° SIRET", "numéro SIRET", "No SIRET", "SIRET n°", "N° de SIRET", "SIRET number", "SIRET/SIREN", "SIREN/SIRET", "N° de siret", "SIREN", "RCS", "n° immatriculation", "numéro d'immatriculation", ...REGISTERED_AS, "sous le numéro", "code SIRET"],
    shapes: [/^\d{14}/], read: checked(luhn), check: "Luhn", source: "https://www.insee.fr/fr/metadonnees/definition/c1841",
  },
  {
    id: "fr-siren", country: "FR", needs: "label", labelBehind: true,
    labels: ["RNE", "Registre National des Entreprises", "SIREN", "N° SIREN", "numéro SIREN", "SIREN n°", "RCS", "R.C.S.", "RCS n°", "RCS Paris", "RCS de", "RCS Paris n°", "RCS Paris B", "Registre du Commerce et des Sociétés", "Registre du commerce", "immatriculée au RCS de", "sous le numéro", "SIREN number", "RM", "répertoire des métiers",
      "numéro unique d'identification", "N° RCS", "numéro RCS", "numéro d'identification", ...REGISTERED_AS, "SIRET", "sous le n°", "numéro d'immatriculation", "immatriculation", "n° d'immatriculation", "RNA"],
    shapes: [/^[ABCD]?(\d{9})/], read: checked(luhn), check: "Luhn", source: "https://www.insee.fr/fr/metadonnees/definition/c2047",
  },
  {
    id: "es-nif", country: "ES", needs: "label",
    labels: ["CIF", "NIF", "C.I.F.", "N.I.F.", "CIF/NIF", "NIF/CIF", "NIF o CIF", "CIF nº", "NIF nº", "CIF número", "número de identificación fiscal", "código de identificación fiscal", "DNI", "NIE", "con CIF", "con NIF", "NIF / DNI", "C.I.F", "Tax ID", "IVA", "CIF.", "DNI/NIF", "DNI/CIF", "identificación fiscal", "VAT", "VAT number", "número de identificación tributaria"],
    shapes: [/^(?:ES)?([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])/], read: checked(spanishNif), check: "check character of the NIF", source: "https://www.boe.es/buscar/act.php?id=BOE-A-2008-3580",
  },
  {
    id: "pt-nipc", country: "PT", needs: "label",
    labels: ["NIPC", "NPC", "NIF", "contribuinte", "contribuinte n.º", "número de contribuinte", "n.º de contribuinte", "pessoa colectiva", "pessoa coletiva n.º", "número de pessoa coletiva", "matrícula", "Contribuinte Fiscal", "NIF/NIPC", "NIPC/NIF", "número único de matrícula", "número único", "sob o número único", "número único de matrícula e de pessoa coletiva", "número de matrícula e de pessoa coletiva", "pessoa coletiva", "NIF nº", "Registo Comercial", "VAT", "número de identificação fiscal", "n.º de identificação fiscal", "número de identificação de pessoa coletiva", "Cont.", "Cont. nº", "Contrib.", "Contrib. nº", "Contr.", "Contr. nº", "N.º Contr."],
    shapes: [/^(?:PT)?([1235689]\d{8})/], read: checked((digits) => ((11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(digits.slice(-1))), check: "weights modulo 11",
    source: "https://www.portaldasfinancas.gov.pt/",
  },
  {
    id: "mc-rci", country: "MC", needs: "label", labelBehind: true, labels: ["RCI", "R.C.I.", "RCI Monaco", "N° RCI", "RCI n°", "R.C.I. Monaco", "Répertoire du Commerce et de l'Industrie", "Répertoire du Commerce et de l'Industrie de Monaco", "Registre du Commerce et de l'Industrie"], shapes: [/^\d{2}[SPC]\d{5}/], read: asWritten, source: "https://rci.gouv.mc/",
  },
  { id: "ad-nrt", country: "AD", needs: "label", labels: ["NRT", "N.R.T.", "Número de Registre Tributari", "NRT/NIF", "NRT núm"], shapes: [/^[A-HL-OU]\d{6}[A-Z]/], read: asWritten, source: "https://www.e-tramits.ad/" },
  local({ id: "sm-coe", country: "SM", labels: ["COE", "C.O.E.", "COE n.", "Codice Operatore Economico", "C.O.E. n."], shapes: [/^SM\d{4,5}/, /^\d{4,5}/], read: (compact) => `SM${compact.replace("SM", "")}`, source: "https://www.gov.sm/" }),
  {
    id: "it-codice-fiscale", country: "IT", needs: "label",
    labels: ["Tax code", "Italian tax code", "Codice Fiscale", "Cod. Fisc.", "C.F.", "CF", "Cod Fiscale", "Codice fiscale n.", "Registro Imprese", "Registro delle Imprese", "Reg. Imprese", "Iscrizione Registro Imprese", "N. Registro Imprese", "n. iscrizione Registro Imprese", "Reg. Imp.", "Registro Imprese di", "iscrizione al Registro delle Imprese", "R.I.", "C. Fiscale", "Reg. Impr.", "Reg. Impr. di", "Iscr. Reg. Impr.", "Iscr. Reg. Imprese", "Iscr. R.I.", "C. Fisc.", "Cod. Fis.", "Codice Fisc."],
    shapes: [/^(?:IT)?(\d{11})/], read: checked(luhn), check: "Luhn", source: "https://www.agenziaentrate.gov.it/",
  },
  {
    id: "it-rea", country: "IT", labelBehind: true, labels: ["Repertorio Economico Amministrativo", "del Repertorio Economico Amministrativo", "del REA", "del R.E.A.", "REA", "R.E.A.", "N. REA", "REA n.", "Numero REA", "iscrizione REA", "n. R.E.A.", "R.E.A. n.", "VWV", "Handelskammer Bozen"], needs: "label",
    shapes: [/^[A-Z]{2}\d{5,7}/, /^\d{5,7}/], read: (compact) => (/^\d/.test(compact) || PROVINCES.has(compact.slice(0, 2)) ? compact : undefined), check: "code of an Italian province", source: "https://www.registroimprese.it/",
  },
];

/** The provinces whose chambers number companies in the Italian economic register. */
const PROVINCES: ReadonlySet<string> = new Set(
  ("AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EN FC FE FG FI FM FR FO GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR OT PA PC PD PE PG PI PN PO PR PS PT PU PV PZ " +
    "RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV").split(" "),
);
