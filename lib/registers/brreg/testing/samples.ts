/** Fictional units in the layout of the register's JSON files. */

/** A valid organisation number: the eight digits with their check digit, or, where they have none, those of a later number. */
export function numberFrom(eight: number): string {
  const rest = [3, 2, 7, 6, 5, 4, 3, 2].reduce((sum, weight, index) => sum + weight * Number(String(eight)[index]), 0) % 11;
  return rest === 1 ? numberFrom(eight + 1) : `${eight}${rest === 0 ? 0 : 11 - rest}`;
}

export const COMPANY = numberFrom(91000001);
export const OTHER_COMPANY = numberFrom(92000001);
export const BRANCH = numberFrom(93000001);
export const SECOND_BRANCH = numberFrom(94000001);

export type Json = Readonly<Record<string, unknown>>;

export function company(changes: Json = {}): Json {
  return {
    organisasjonsnummer: COMPANY,
    navn: "FJORDGLIMT VERKSTED AS",
    organisasjonsform: { kode: "AS", beskrivelse: "Aksjeselskap", links: [] },
    historiskeNavn: [{ navn: "FJORDGLIMT BIL AS", fraDato: "2001-01-01 10:00:00", tilDato: "2010-05-04 08:00:00" }],
    hjemmeside: "WWW.Fjordglimt.example.no",
    telefon: "22 33 44 55",
    mobil: "912 34 567",
    epostadresse: "Post@Fjordglimt.example.no",
    registreringsdatoEnhetsregisteret: "1995-02-19",
    registrertIMvaregisteret: true,
    naeringskode1: { kode: "62.100", beskrivelse: "Programmeringstjenester" },
    naeringskode2: { kode: "62.200", beskrivelse: "Konsulentvirksomhet" },
    antallAnsatte: 12,
    harRegistrertAntallAnsatte: true,
    forretningsadresse: { land: "Norge", landkode: "NO", postnummer: "0154", poststed: "OSLO", adresse: ["c/o Nordlys AS", "Lysveien 7", null, ""], kommune: "OSLO", kommunenummer: "0301" },
    postadresse: { land: "Norge", landkode: "NO", postnummer: "0101", poststed: "OSLO", adresse: ["Postboks 9"], kommune: "OSLO", kommunenummer: "0301" },
    stiftelsesdato: "1987-06-05",
    erIKonsern: false,
    konkurs: false,
    underAvvikling: false,
    underTvangsavviklingEllerTvangsopplosning: false,
    links: [],
    ...changes,
  };
}

export function branch(changes: Json = {}): Json {
  return {
    organisasjonsnummer: BRANCH,
    navn: "FJORDGLIMT VERKSTED AS AVD BERGEN",
    organisasjonsform: { kode: "BEDR", beskrivelse: "Underenhet til næringsdrivende og offentlig forvaltning", links: [] },
    registreringsdatoEnhetsregisteret: "2000-01-13",
    registrertIMvaregisteret: false,
    naeringskode1: { kode: "62.100", beskrivelse: "Programmeringstjenester" },
    antallAnsatte: 7,
    overordnetEnhet: COMPANY,
    oppstartsdato: "1999-09-10",
    beliggenhetsadresse: { land: "Norge", landkode: "NO", postnummer: "5003", poststed: "BERGEN", adresse: ["Bryggen 3"], kommune: "BERGEN", kommunenummer: "4601" },
    links: [],
    ...changes,
  };
}

/** A company's roles as in the file of all roles. */
export function roles(organisasjonsnummer: string, ...list: readonly Json[]): Json {
  return { organisasjonsnummer, rollegrupper: [{ type: { kode: "X" }, sistEndret: "2024-01-01", roller: list }] };
}

export function role(kode: string, beskrivelse: string, fornavn: string, etternavn: string, changes: Json = {}): Json {
  return { type: { kode, beskrivelse }, person: { fodselsdato: "1970-01-01", navn: { fornavn, etternavn }, erDoed: false }, fratraadt: false, rekkefolge: 0, ...changes };
}

/** The array that the register publishes, spread over lines as there. */
export function bulk(...units: readonly Json[]): string {
  return JSON.stringify(units, null, 2);
}

/** A page of the search. */
export function page(kind: "enheter" | "underenheter", ...units: readonly Json[]): string {
  return JSON.stringify({ _embedded: { [kind]: units }, _links: { self: { href: "https://example.org" } }, page: { size: 20, totalElements: units.length, totalPages: 1, number: 0 } });
}

/** CSV with every value quoted. */
export function csv(header: readonly string[], ...rows: readonly Readonly<Record<string, string>>[]): string {
  const line = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  return `\uFEFF${[header, ...rows.map((row) => header.map((name) => row[name] ?? ""))].map(line).join("\r\n")}\r\n`;
}

export const ACCOUNTS_HEADER = ["organisasjonsnummer", "navn", "regnskapsaar", "regnskapstype", "sum_driftsinntekter", "hentet_dato"];
export const ROLES_HEADER = ["orgnr_selskap", "rolle_type_kode", "rolle_type_beskrivelse", "person_type", "fornavn", "etternavn", "er_doed", "enhet_navn", "fratraadt", "avregistrert", "rekkefolge"];
