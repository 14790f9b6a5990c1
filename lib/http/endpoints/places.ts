import { COUNTRY_CODES } from "../../company/codes";
import type { PlaceKind } from "../../company/company-index";
import { invalidValue, ParameterError, single, type Parameters } from "../../company/query";
import { MAX_LIST_VALUES, readValue } from "../../company/values";
import type { KeyedEndpoint } from "../endpoint";
import { readPositive } from "../paging";
import type { AnswerName } from "../openapi/schemas";
import type { ParameterDefinition } from "../parameter";

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

interface PlaceEndpoint {
  readonly kind: PlaceKind;
  readonly path: string;
  /** What a name is called in the answer: the filter that takes it. */
  readonly key: string;
  readonly what: string;
  readonly answer: AnswerName;
  /** A term to look up, and a name it finds. */
  readonly example: string;
}

const PLACES: readonly PlaceEndpoint[] = [
  { kind: "city", path: "/api/cities", key: "cityName", what: "city", answer: "CitiesAnswer", example: "amst" },
  { kind: "province", path: "/api/provinces", key: "provinceName", what: "state, province or district", answer: "ProvincesAnswer", example: "noord" },
  { kind: "region", path: "/api/regions", key: "regionName", what: "region or state", answer: "RegionsAnswer", example: "bay" },
  { kind: "country", path: "/api/countries", key: "countryName", what: "country", answer: "CountriesAnswer", example: "neth" },
];

/** Look-ups of stored place names, which the place filters take verbatim. */
export const PLACE_ENDPOINTS: readonly KeyedEndpoint[] = PLACES.map((place) => ({
  path: place.path,
  access: "key",
  summary: `Look up ${place.what} names`,
  description: `Returns ${place.what} names exactly as stored, most companies first, for use in the \`${place.key}\` filter. The term matches the beginning of any word of a name, case and diacritics aside, local or English.`,
  parameters: placeParameters(place),
  answer: place.answer,
  charge: () => ({ endpoint: place.path, kind: "lookup", requests: 1 }),
  start: ({ index }) => (parameters) => {
    const term = single("search", parameters)?.trim().normalize("NFC");
    if (term === undefined) throw new ParameterError("search", `search: it is required; send the beginning of a ${place.what} name.`);
    const countries = readCountries(parameters);
    const limit = Math.min(readPositive("limit", parameters) ?? DEFAULT_LIMIT, MAX_LIMIT);
    return async () => {
      const places = await index.places(place.kind, term, countries, limit);
      const data = places.map(({ name, countryCode }) => ({ [place.key]: name, countryCode }));
      return { json: JSON.stringify({ data, total: data.length, limit }) };
    };
  },
}));

function placeParameters({ what, example }: PlaceEndpoint): readonly ParameterDefinition[] {
  return [
    { name: "search", type: "string", required: true, help: `Beginning of any word of the ${what} name.`, example },
    { name: "countries", type: "string", list: MAX_LIST_VALUES, pattern: "^[A-Za-z]{2}$", help: "ISO 3166-1 two-letter codes to restrict to, upper or lower case.", example: "NL,DE" },
    { name: "limit", type: "integer", minimum: 1, default: DEFAULT_LIMIT, help: `The most names to return. Above ${MAX_LIMIT} it is reduced to ${MAX_LIMIT}; \`limit\` of the answer is the one applied.`, example: `${DEFAULT_LIMIT}` },
  ];
}

function readCountries(parameters: Parameters): readonly string[] {
  const items = (parameters.get("countries") ?? []).flatMap((value) => value.split(","));
  if (items.length > MAX_LIST_VALUES) throw new ParameterError("countries", `countries has ${items.length} values; at most ${MAX_LIST_VALUES} are allowed.`);
  return items.map((item) => {
    const reading = readValue("country", item, COUNTRY_CODES);
    if ("allowed" in reading) throw invalidValue("countries", item, reading.allowed);
    return reading.value;
  });
}
