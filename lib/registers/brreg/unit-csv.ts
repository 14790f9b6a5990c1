import type { Activity, Unit, UnitAddress } from "./unit";

/** A column's name without case, dots and underscores, in which its two spellings meet: `forretningsadresse.postnummer` and `forretningsadresse_postnummer`. */
export function foldColumn(name: string): string {
  return name.toLowerCase().replace(/[^a-zæøå0-9]/g, "");
}

type Cell = (cells: readonly string[]) => string;

/** Reads single values of rows by their columns' names. */
export class Columns {
  readonly #places: ReadonlyMap<string, number>;

  constructor(header: readonly string[]) {
    this.#places = new Map(header.map((name, index) => [foldColumn(name), index]));
  }

  /** What reads the value of the first of these columns that the file has, "" where it has none of them; names folded. */
  cell(...names: readonly string[]): Cell {
    const index = names.map((name) => this.#places.get(name)).find((place) => place !== undefined);
    return index === undefined ? () => "" : (cells) => cells[index]?.trim() ?? "";
  }

  has(name: string): boolean {
    return this.#places.has(name);
  }
}

/** A flag as the files write it: "True", "true" and "J" (ja) are yes. */
export function isYes(text: string): boolean {
  return /^(?:true|ja?)$/i.test(text);
}

function addressCells(columns: Columns, ...kinds: readonly string[]): (cells: readonly string[]) => UnitAddress {
  const part = (name: string): Cell => columns.cell(...kinds.map((kind) => kind + name));
  const lines = columns.cell(...kinds.map((kind) => `${kind}adresse`), ...kinds);
  const [postalCode, town, municipality, municipalityNumber, countryCode] = [part("postnummer"), part("poststed"), part("kommune"), part("kommunenummer"), part("landkode")];
  return (cells) => ({
    lines: lines(cells).split(";").map((line) => line.trim()).filter((line) => line !== ""),
    postalCode: postalCode(cells),
    town: town(cells),
    municipality: municipality(cells),
    municipalityNumber: municipalityNumber(cells),
    countryCode: countryCode(cells),
  });
}

function activityCells(columns: Columns): (cells: readonly string[]) => Activity[] {
  const places = [1, 2, 3].map((n) => ({ code: columns.cell(`naeringskode${n}kode`, `naeringskode${n}`), text: columns.cell(`naeringskode${n}beskrivelse`) }));
  return (cells) => places.map(({ code, text }) => ({ code: code(cells), text: text(cells) })).filter(({ code }) => code !== "");
}

/**
 * What reads the rows of a CSV file of units, be its columns called as in the register's own file (`forretningsadresse.postnummer`) or as in
 * flattened copies of the JSON file (`forretningsadresse_postnummer`). Lines of an address are separated by semicolons there.
 */
export function unitCsvReader(header: readonly string[]): (cells: readonly string[]) => Unit {
  const columns = new Columns(header);
  const cell = (...names: readonly string[]): Cell => columns.cell(...names);
  const [number, name, form, formText] = [cell("organisasjonsnummer"), cell("navn"), cell("organisasjonsformkode", "organisasjonsform"), cell("organisasjonsformbeskrivelse")];
  const activities = activityCells(columns);
  const address = addressCells(columns, "beliggenhetsadresse", "forretningsadresse");
  const postalAddress = addressCells(columns, "postadresse");
  const [employees, branches, retrieved] = [cell("antallansatte"), cell("antallunderenheter"), cell("hentetdato")];
  const [founded, opened] = [cell("stiftelsesdato"), cell("oppstartsdato")];
  const registered = cell("registreringsdatoenhetsregisteret", "registreringsdatoienhetsregisteret", "registreringsdato");
  const [phone, mobile, website, email] = [cell("telefon"), cell("mobil"), cell("hjemmeside"), cell("epostadresse")];
  const [parent, inGroup, vat] = [cell("overordnetenhet"), cell("erikonsern"), cell("registrertimvaregisteret", "registrertimva")];
  const dissolving = [cell("konkurs"), cell("underavvikling"), cell("undertvangsavviklingellertvangsopplosning", "undertvangsavvikling")];
  const [struckOff, closed] = [cell("slettedato"), cell("nedleggelsesdato")];
  // A flattened file has the column also where nothing stands in it: no branch then.
  const noBranches = columns.has("antallunderenheter") ? "0" : "";
  return (cells) => ({
    number: number(cells),
    name: name(cells),
    form: form(cells),
    formText: formText(cells),
    activities: activities(cells),
    address: address(cells),
    postalAddress: postalAddress(cells),
    employees: employees(cells),
    founded: founded(cells) || opened(cells),
    registered: registered(cells),
    phone: phone(cells),
    mobile: mobile(cells),
    website: website(cells),
    email: email(cells),
    parent: parent(cells),
    inGroup: inGroup(cells) === "" ? undefined : isYes(inGroup(cells)),
    vatRegistered: isYes(vat(cells)),
    dissolving: dissolving.some((flag) => isYes(flag(cells))),
    branches: branches(cells) || noBranches,
    struckOff: struckOff(cells),
    closed: closed(cells),
    formerNames: [],
    retrieved: retrieved(cells),
  });
}
