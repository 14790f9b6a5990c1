import { countryByName } from "../../company/codes";
import type { Draft } from "../shared/assemble";
import { remembering } from "../shared/remember";
import type { Lose } from "../shared/row-report";
import { isOverseas, seatOf } from "./company-number";

/** An address as the register's columns hold it; "" for what is missing. */
export interface RegisteredAddress {
  readonly careOf: string;
  readonly poBox: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly county: string;
  readonly country: string;
  readonly postCode: string;
}

/** What stands in an address line where there is no address. */
const NO_ADDRESS = new Set(["BRANCH REGISTRATION", "REFER TO PARENT REGISTRY", "*DEFAULT*"]);

const PARTS: ReadonlyMap<string, string> = new Map(["England", "Scotland", "Wales", "Northern Ireland"].map((name) => [name.toUpperCase(), name]));

const countryOf = remembering(countryByName);

function postBox(poBox: string, postCode: string): string {
  // People write all sorts of things there: the postal code once more, a unit's number.
  if (poBox === postCode) return "";
  return /^\d+$/.test(poBox) ? `PO BOX ${poBox}` : poBox;
}

function careOfLine(careOf: string): string {
  const name = careOf.replace(/^C\/O\b[\s:.-]*/i, "");
  return name === "" ? "" : `C/O ${name}`;
}

/** Street lines first, so that the first is the street; then post box and whose care it is. */
function addressLines({ careOf, poBox, line1, line2, postCode }: RegisteredAddress): [first: string | undefined, rest: string | undefined] {
  if (line2 === "" && poBox === "" && careOf === "" && !NO_ADDRESS.has(line1)) return [line1, undefined];
  const [first, ...rest] = [line1, line2, postBox(poBox, postCode), careOfLine(careOf)].filter((line) => line !== "" && !NO_ADDRESS.has(line));
  return [first, rest.join(", ")];
}

/**
 * The country of a registered office. A company of foreign law has it where its address says, else in its country of origin; every other company has
 * it in the United Kingdom unless the address names another country, whatever else people wrote there.
 */
function readCountry(text: string, origin: string, overseas: boolean, lose: Lose): Pick<Draft, "Country" | "Country Code"> {
  const named = text === "" && overseas ? origin : text;
  if (named !== "") {
    const country = countryOf(named);
    if (country !== undefined) return { Country: country.name, "Country Code": country.code };
    if (overseas) return { Country: named };
    lose("RegAddress.Country", "no country's name", named);
  }
  return { Country: "United Kingdom", "Country Code": "GB" };
}

/**
 * The address fields of a registered office, texts as the register writes them (towns in capitals).
 * @param origin the company's country of origin, "" when unknown.
 * @param prefix the first two characters of its number.
 */
export function mapAddress(address: RegisteredAddress, origin: string, prefix: string, lose: Lose): Draft {
  const [first, rest] = addressLines(address);
  const country = readCountry(address.country, origin, isOverseas(prefix), lose);
  const region = country["Country Code"] === "GB" ? (PARTS.get(address.country.toUpperCase()) ?? seatOf(prefix)) : undefined;
  return { "Address 1": first, "Address 2": rest, "Postal Code": address.postCode, City: address.town, "State/Province": address.county, Region: region, ...country };
}
