import { codeLabel, countryByCode, LEGAL_STATUS_CODES } from "../../company/codes";
import { toUsDollars } from "../rates";
import { LAST_YEAR } from "./figures";
import { list, type Language } from "./language";
import type { NumberScheme } from "./numbers/scheme";
import { parsePatterns, type Pattern } from "./pattern";
import { phonePattern, postalRange, type PhonePattern, type PostalRange } from "./digits";
import { Choice, zipf } from "./random";

/** Streets as they are written down. */
export interface StreetSource {
  /** Whole names, the most frequent first, separated by commas. */
  readonly names: string;
  /** How further ones are made (`pattern.ts`), one pattern a line. */
  readonly patterns: string;
}

interface Streets {
  readonly names: Choice<string>;
  readonly patterns: Choice<Pattern>;
}

/** Where the house number stands: `Hauptstraße 5`, `221 Baker Street`, `Calle Mayor, 5`, `2-14-5 Ginza`. */
export type HouseNumber = "after" | "before" | "comma" | "blocks";

/** A country as it is written down; a tag in a city's line says what only this country's tables need: language, state, script. */
export interface CountrySource {
  /** ISO 3166-1 code. */
  readonly code: string;
  /** How many companies it has, against the other countries. */
  readonly weight: number;
  /** By tag; the language of "" is that of towns whose tag names none. */
  readonly languages: Readonly<Record<string, Language>>;
  /** The counterpart of the language in Latin letters, list by list, where names are in another script. */
  readonly latin?: Language;
  readonly streets: Readonly<Record<string, StreetSource>>;
  /**
   * One legal form a line: text | legal status code | weight | marks | text in Latin letters. Marks: `person` (named after a person),
   * `front` (stands before the name), `joined` (without a blank), a tag (only there).
   */
  readonly forms: string;
  /**
   * One town a line: name | state or province | region | postal codes | latitude,longitude | weight (about inhabitants in thousands)
   * | phone numbers without the country's code | tag | name in the country's own script.
   */
  readonly cities: string;
  /** Behind the number of a postal code: `#` is a digit, `@` a letter. */
  readonly postalTail?: string;
  /** Where a postal code's number is split, and by what. */
  readonly postalSplit?: readonly [position: number, separator: string];
  /** Digits of a whole phone number, to which area codes without free places (`digits.ts`) are filled up. */
  readonly phoneLength?: number;
  /** Mobile numbers: those kept for fiction where the country keeps some. */
  readonly mobile?: string;
  readonly house: HouseNumber;
  readonly houseMax: number;
  /** Second address lines; `#` is a digit. */
  readonly extras: string;
  /** How many names in 1,000 are in capitals. */
  readonly capitals: number;
  /** Revenue per employee against that of the United States, per cent. */
  readonly productivity: number;
  readonly numbers: NumberScheme;
}

export interface LegalForm {
  readonly text: string;
  /** In Latin letters, where it is not. */
  readonly latin: string;
  readonly status: string;
  readonly statusLabel: string;
  readonly weight: number;
  readonly person: boolean;
  /** Around the name, separators included; one of them is empty. */
  readonly before: string;
  readonly behind: string;
}

export interface City {
  readonly name: string;
  readonly province: string;
  readonly region: string;
  readonly postal: readonly PostalRange[];
  readonly latitude: number;
  readonly longitude: number;
  readonly phones: readonly PhonePattern[];
  readonly tag: string;
  /** The town in the script of company names. */
  readonly inNames: string;
  readonly language: Language;
  readonly streets: Streets;
  readonly forms: Choice<LegalForm>;
}

/** A country ready to found companies in. */
export interface DemoCountry {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** As dialled from abroad, with two leading zeros. */
  readonly accessCode: string;
  readonly weight: number;
  readonly latin: Language | undefined;
  readonly cities: Choice<City>;
  readonly mobile: PhonePattern | undefined;
  readonly extras: Choice<string>;
  readonly postalTail: string;
  readonly postalSplit: readonly [position: number, separator: string] | undefined;
  readonly house: HouseNumber;
  readonly houseMax: number;
  readonly capitals: number;
  /** Local currency that companies earn where those of the United States earn a dollar. */
  readonly localPerDollar: number;
  readonly numbers: NumberScheme;
}

/** @throws Error naming what is wrong in the country's tables. */
export function country(source: CountrySource): DemoCountry {
  const known = countryByCode(source.code);
  if (!known) throw new Error(`no country ${source.code}`);
  const streets = new Map(Object.entries(source.streets).map(([tag, text]) => [tag, { names: zipf(list(text.names)), patterns: parsePatterns(text.patterns) }]));
  const forms = source.forms.trim().split("\n").map(parseForm);
  const formsByTag = new Map<string, Choice<LegalForm>>();
  const parseCity = (line: string): City & { readonly weight: number } => {
    const [name = "", province = "", region = "", postal = "", place = "", weight, phones = "", tag = "", native] = line.split("|");
    const [latitude = NaN, longitude = NaN] = place.split(",").map(Number);
    const spoken = source.languages[tag] ?? source.languages[""];
    const street = streets.get(tag) ?? streets.get("");
    if (!spoken || !street || !Number.isFinite(longitude)) throw new Error(`the town ${line} of ${source.code} has no language, streets or place`);
    const usable = formsByTag.get(tag) ?? new Choice(forms.filter((form) => form.tag === "" || form.tag === tag), (form) => form.weight);
    formsByTag.set(tag, usable);
    return {
      name,
      province,
      region,
      postal: list(postal).map(postalRange),
      latitude,
      longitude,
      phones: list(phones).map((phone) => phonePattern(known.dialCode, phone.includes("#") ? phone : `${phone}N`.padEnd(source.phoneLength ?? 0, "#"))),
      tag,
      inNames: native ?? name,
      language: spoken,
      streets: street,
      forms: usable,
      weight: Number(weight),
    };
  };
  return {
    code: source.code,
    name: known.name,
    currency: known.currency,
    accessCode: `00${known.dialCode}`,
    weight: source.weight,
    latin: source.latin,
    cities: new Choice(source.cities.trim().split("\n").map(parseCity), (city) => city.weight),
    mobile: source.mobile === undefined ? undefined : phonePattern(known.dialCode, source.mobile),
    extras: zipf(list(source.extras)),
    postalTail: source.postalTail ?? "",
    postalSplit: source.postalSplit,
    house: source.house,
    houseMax: source.houseMax,
    capitals: source.capitals,
    localPerDollar: localPerDollar(known.currency) * (source.productivity / 100),
    numbers: source.numbers,
  };
}

function localPerDollar(currency: string): number {
  const dollars = toUsDollars(1_000_000_000, currency, LAST_YEAR);
  if (dollars === undefined) throw new Error(`no rate for ${currency}`);
  return 1_000_000_000 / dollars;
}

const MARKS = ["person", "front", "joined"];

function parseForm(line: string): LegalForm & { readonly tag: string } {
  const [text = "", status = "", weight, markText = "", latin] = line.split("|");
  const statusLabel = codeLabel(LEGAL_STATUS_CODES, status);
  if (statusLabel === undefined) throw new Error(`no legal status ${status}`);
  const marks = list(markText);
  const separator = text === "" || text.startsWith(",") || marks.includes("joined") ? "" : " ";
  return {
    text,
    latin: latin ?? text,
    status,
    statusLabel,
    weight: Number(weight),
    person: marks.includes("person"),
    before: marks.includes("front") ? text + separator : "",
    behind: marks.includes("front") ? "" : separator + text,
    tag: marks.find((mark) => !MARKS.includes(mark)) ?? "",
  };
}
