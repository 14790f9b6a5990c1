import { countryByCode } from "../../company/codes";
import { countyOf } from "./counties";
import type { Unit, UnitAddress } from "./unit";

/** A line that says who takes the mail, not where. */
const CARE_OF = /^(?:c\/o|v\/|att[.:]?) ?/i;
/** A street or post box with its number. */
const NUMBERED = /\p{L}.*\d/u;

/**
 * Splits an address into street and the rest. The register's Norwegian addresses run from the particular to the general ("c/o", building,
 * street), so that the last line with a number is the street; foreign ones begin with it.
 */
function streetAndRest(lines: readonly string[], norwegian: boolean): { street: string | undefined; rest: string | undefined } {
  const places = lines.filter((line) => !CARE_OF.test(line));
  const candidates = places.length > 0 ? places : lines;
  const street = norwegian ? (candidates.findLast((line) => NUMBERED.test(line)) ?? candidates.at(-1)) : candidates[0];
  const place = street === undefined ? -1 : lines.lastIndexOf(street);
  return { street, rest: lines.filter((_, index) => index !== place).join(", ") };
}

interface Town {
  readonly countryCode: string;
  readonly postalCode: string;
  readonly city: string;
}

/** What a postal code in front of a foreign town looks like: "177 59", "38-500", "96320". */
const POSTAL_CODE = /^(?:\d{3} \d{2}|\d{2}-\d{3}|\d{4,6}) +(?=\p{L})/u;
/** Dutch: "5371 MZ", "1186DS". Elsewhere two capitals can begin the town. */
const DUTCH_POSTAL_CODE = /^\d{4} ?[A-Z]{2} +(?=\p{L})/u;

/**
 * Takes apart what stands in the town of a foreign address: "FI-96320 ROVANIEMI", "FR 78180 Montigny", "CA - VANCOUVER BC V6E 3P3". A country
 * code in front is read only before a digit or a dash; without one, and where the file names no country, the country stays unknown.
 */
function foreignTown(town: string, countryCode: string): Town {
  const marked = /^([A-Z]{2})(?: ?- ?| ?(?=\d))/.exec(town);
  const code = marked?.[1] ?? "";
  const isCountry = marked !== null && (countryCode === "" || countryCode === code) && countryByCode(code) !== undefined;
  const country = isCountry ? code : countryCode;
  const rest = isCountry ? town.slice(marked[0].length) : town;
  const dutch = country === "" || country === "NL" ? DUTCH_POSTAL_CODE.exec(rest) : null;
  const postalCode = (dutch ?? POSTAL_CODE.exec(rest))?.[0] ?? "";
  return { countryCode: country, postalCode: postalCode.trim(), city: rest.slice(postalCode.length) };
}

/** Whether an address is in Norway: so its country says, or, where the file has none, a municipality or a postal code of four digits. */
function isNorwegian({ countryCode, municipalityNumber, postalCode, town }: UnitAddress): boolean {
  if (countryCode !== "") return countryCode === "NO";
  return municipalityNumber !== "" || /^\d{4}$/.test(postalCode) || (postalCode === "" && town === "");
}

function isGiven(address: UnitAddress | undefined): address is UnitAddress {
  return address !== undefined && (address.lines.length > 0 || address.postalCode !== "" || address.town !== "");
}

/** Where a unit is; "" and undefined for what is unknown. */
export interface Place {
  readonly street: string | undefined;
  readonly rest: string | undefined;
  readonly postalCode: string;
  readonly city: string;
  readonly county: string | undefined;
  readonly municipality: string;
  readonly countryCode: string;
}

const SOMEWHERE_IN_NORWAY: Place = { street: undefined, rest: undefined, postalCode: "", city: "", county: undefined, municipality: "", countryCode: "NO" };

/** A unit's place: its business address, else its postal address. A unit without any is in Norway, which registered it. */
export function placeOf({ address, postalAddress }: Pick<Unit, "address" | "postalAddress">): Place {
  const known = isGiven(address) ? address : postalAddress;
  if (!isGiven(known)) return SOMEWHERE_IN_NORWAY;
  const norwegian = isNorwegian(known);
  const { street, rest } = streetAndRest(known.lines, norwegian);
  if (norwegian) {
    const { postalCode, town, municipality, municipalityNumber } = known;
    return { street, rest, postalCode, city: town, county: countyOf(municipalityNumber), municipality, countryCode: "NO" };
  }
  const { postalCode, city, countryCode } = foreignTown(known.town, known.countryCode);
  return { street, rest, postalCode: known.postalCode || postalCode, city, county: undefined, municipality: "", countryCode };
}
