import type { Charge } from "../../accounts/accounts";
import type { FacetCounts, FacetRequest, FacetsAnswer } from "../../company/company-index";
import { facetByName, FACETS, optionLabel, type Facet, type FacetName } from "../../company/facets";
import { invalidValue, ParameterError, parseQuery, readBoolean, single, type Parameters } from "../../company/query";
import type { KeyedEndpoint } from "../endpoint";
import { readPositive } from "../paging";
import { QUERY_PARAMETER_DEFINITIONS, type ParameterDefinition } from "../parameter";

const PATH = "/api/company/facets";
const CHARGE: Charge = { endpoint: PATH, kind: "lookup", requests: 1 };
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 200;
const CITIES: FacetName = "cityName";
const PLACES = FACETS.filter(({ kind }) => kind === "places");

const FACET_PARAMETERS: readonly ParameterDefinition[] = [
  { name: "facets", type: "string", list: FACETS.length, values: FACETS.map(({ name }) => name), help: "Facets to count; all unless sent.", example: "countryCode,sicDivision,employeesTotal" },
  { name: "limit", type: "integer", minimum: 1, default: DEFAULT_LIMIT, help: `The most options of each place facet, those asked for aside. Above ${MAX_LIMIT} it is reduced to ${MAX_LIMIT}; \`meta.limit\` is the one applied. The others are closed sets and always whole.`, example: `${DEFAULT_LIMIT}` },
  { name: "term", type: "string", help: "Only places with a word that starts with this, local or English; goes with place facets alone, and means all of them when `facets` is not sent.", example: "amst" },
  { name: "positions", type: "boolean", default: false, help: `\`true\`: options of \`${CITIES}\` have a \`position\` where the companies in the city tell it, to a hundredth of a degree. \`${CITIES}\` has to be among the facets.`, example: "true" },
  { name: "repair", type: "boolean", default: false, help: "`true`: `meta.without` says for each filter what leaving it out would find.", example: "true" },
];

/** Counts by option: what a filter rail shows beside each choice. */
export const FACETS_ENDPOINT: KeyedEndpoint = {
  path: PATH,
  access: "key",
  summary: "Count companies by option",
  description:
    "Takes the filters of search and counts what they leave by country, place, industry, size, status and known data. The counts of a facet are exact under all filters but its own, so that they say what choosing an option would find: values of one filter are OR-ed. `unknown` counts companies without a value. The headings `sicDivision` and `sicMajorGroup` stand for the `sic4Digits` codes below them. Counts as one request.",
  parameters: [...QUERY_PARAMETER_DEFINITIONS, ...FACET_PARAMETERS],
  answer: "FacetsAnswer",
  charge: () => CHARGE,
  start: ({ index }) => (parameters) => {
    const query = parseQuery(parameters);
    const limit = Math.min(readPositive("limit", parameters) ?? DEFAULT_LIMIT, MAX_LIMIT);
    const term = single("term", parameters)?.trim().normalize("NFC");
    const facets = readFacets(parameters, term);
    const positions = readPositions(parameters, facets);
    const repair = readBoolean("repair", parameters) ?? false;
    const requests = facets.map(({ name, kind }): FacetRequest => (kind === "places" ? { facet: name, term, limit, positions: positions && name === CITIES } : { facet: name }));
    return async () => ({ json: JSON.stringify(bodyOf(facets, limit, repair, await index.facets(query, requests, repair))) });
  },
};

function readFacets(parameters: Parameters, term: string | undefined): readonly Facet[] {
  const sent = parameters.get("facets");
  if (sent === undefined) return term === undefined ? FACETS : PLACES;
  const names = sent.flatMap((value) => value.split(","));
  if (names.length > FACETS.length) throw new ParameterError("facets", `facets has ${names.length} values; there are ${FACETS.length} facets.`);
  const facets = names.map((name) => facetByName(name.trim()) ?? invalidFacet(name));
  const other = facets.find(({ kind }) => kind !== "places");
  if (term !== undefined && other) throw new ParameterError("term", `term: it looks up places, and ${other.name} holds none; send it with ${PLACES.map(({ name }) => name).join(", ")} alone.`);
  return [...new Set(facets)];
}

function readPositions(parameters: Parameters, facets: readonly Facet[]): boolean {
  const positions = readBoolean("positions", parameters) ?? false;
  if (positions && !facets.some(({ name }) => name === CITIES)) throw new ParameterError("positions", `positions: only ${CITIES} has positions; name it in facets.`);
  return positions;
}

function invalidFacet(name: string): never {
  throw invalidValue("facets", name, `one of ${FACETS.map((facet) => facet.name).join(", ")}`);
}

function bodyOf(facets: readonly Facet[], limit: number, repair: boolean, { total, match, facets: counted, without }: FacetsAnswer): unknown {
  const data = facets.map((facet, i) => [facet.name, counted[i] && labelled(facet, counted[i])] as const);
  return {
    meta: { totalCount: total, match, limit, ...(repair ? { without: without.map(({ filter, count }) => ({ filter, totalCount: count })) } : {}) },
    data: Object.fromEntries(data),
  };
}

function labelled(facet: Facet, { options, distinct, unknown }: FacetCounts): unknown {
  return { options: options.map(({ value, count, selected, position }) => ({ value, label: optionLabel(facet, value), count, selected, position })), distinct, unknown };
}
