import { FILTERS, type Filter } from "../company/filters";
import { MAX_LIST_VALUES } from "../company/values";

/** What a parameter is, for reading it, for the API description and for the tests that try its limits. */
export interface ParameterDefinition {
  readonly name: string;
  readonly type: "string" | "integer" | "boolean";
  /** Several values, comma-separated or repeated; at most this many. */
  readonly list?: number;
  /** The allowed values, where they are few. */
  readonly values?: readonly string[];
  /** What a value looks like, where the allowed ones are many. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number | boolean;
  readonly required?: true;
  /** The longest value, in characters, where it differs from the usual. */
  readonly maxLength?: number;
  readonly help: string;
  /** As it stands in a URL, before percent-encoding. */
  readonly example: string;
}

/** More codes than this are described by their shape. */
const FEW = 50;

/** The parameters that say which companies are meant, for search and export alike. */
export const QUERY_PARAMETER_DEFINITIONS: readonly ParameterDefinition[] = [
  ...FILTERS.flatMap(describe),
  {
    name: "match",
    type: "string",
    values: ["strict"],
    help: "`strict`: when no company has every word of `search`, answer nothing rather than similar names.",
    example: "strict",
  },
];

function describe(filter: Filter): readonly ParameterDefinition[] {
  const { name, help, example } = filter;
  switch (filter.kind) {
    case "text":
      return [{ name, type: "string", help, example }];
    case "flag":
      return [{ name, type: "boolean", help: `${help} \`false\`: it is not.`, example }];
    case "place":
      return [{ name, type: "string", list: MAX_LIST_VALUES, help, example }];
    case "range":
      return [
        { name: `${name}[min]`, type: "integer", help: `${help} At least this; a company whose value is unknown never matches.`, example },
        { name: `${name}[max]`, type: "integer", help: `${help} At most this; a company whose value is unknown never matches.`, example: example === "1990" ? "2020" : `${example}0` },
      ];
    case "list":
      return [{ name, type: "string", list: MAX_LIST_VALUES, help, example, ...("codes" in filter ? allowed(filter) : {}) }];
  }
}

function allowed(filter: Extract<Filter, { codes: unknown }>): Partial<ParameterDefinition> {
  const codes = filter.codes.entries.map((entry) => entry.code);
  if (codes.length <= FEW) return { values: codes };
  return { pattern: filter.format === "country" ? "^[A-Za-z]{2}$" : "^[0-9]{4}$" };
}
