import { SIC_NUMBERS } from "../../lib/company/codes/sic-numbers";
import { codeLabel } from "../../lib/company/codes/table";
import { FILTERS, type Filter } from "../../lib/company/filters";
import type { CompanyQuery, Range } from "../../lib/company/query";
import type { Writers } from "../ui/numbers";
import type { IndustryTitle } from "./sic-titles";

/** A value in force, as a chip. */
export interface ChipData {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** The query without it. */
  readonly without: CompanyQuery;
}

/** How many values of one filter have a chip each; further ones share one. */
const EACH = 6;

/** What chips are written with. */
export interface ChipWriters extends Pick<Writers, "count"> {
  /** Absent until the titles are there: codes stand for themselves. */
  readonly industry?: IndustryTitle | undefined;
}

/** One chip for each value in force, in the order of the filters; a whole major group of industries has one. */
export function chipsOf(query: CompanyQuery, writers: ChipWriters): readonly ChipData[] {
  const chips = FILTERS.flatMap((filter) => chipsOfFilter(filter, query, writers));
  const { match, ...wide } = query;
  return match === undefined ? chips : [...chips, { key: "match", name: "Names", text: "every word", without: wide }];
}

function chipsOfFilter(filter: Filter, query: CompanyQuery, writers: ChipWriters): readonly ChipData[] {
  const { [filter.name]: _own, ...others } = query;
  const one = (text: string): readonly ChipData[] => [{ key: filter.name, name: filter.label, text, without: others }];
  switch (filter.kind) {
    case "text":
      return query[filter.name] === undefined ? [] : one(query[filter.name] ?? "");
    case "flag":
      return query[filter.name] === undefined ? [] : one(query[filter.name] === true ? "yes" : "no");
    case "range":
      return query[filter.name] === undefined ? [] : one(rangeText(query[filter.name] ?? {}, filter.name === "foundingYears" || filter.name === "postalCodeInteger" ? String : writers.count));
    case "place":
    case "list":
      return listChips(filter, query[filter.name] ?? [], others, writers.industry);
  }
}

function listChips(filter: Extract<Filter, { kind: "place" | "list" }>, values: readonly string[], others: CompanyQuery, industry: IndustryTitle | undefined): readonly ChipData[] {
  const left = (gone: readonly string[]): CompanyQuery => {
    const kept = values.filter((value) => !gone.includes(value));
    return kept.length === 0 ? others : { ...others, [filter.name]: kept };
  };
  const parts = filter.name === "sic4Digits" ? industryParts(values) : values.map((value) => ({ code: value, members: [value] }));
  const each = parts.slice(0, EACH).map(({ code, members }) => ({ key: `${filter.name}=${code}`, name: filter.label, text: valueLabel(filter, code, industry), without: left(members) }));
  const rest = parts.slice(EACH).flatMap(({ members }) => members);
  return rest.length === 0 ? each : [...each, { key: `${filter.name}+`, name: filter.label, text: `${rest.length} more`, without: left(rest) }];
}

/** Codes of industries, those of a whole major group together. */
function industryParts(values: readonly string[]): readonly { readonly code: string; readonly members: readonly string[] }[] {
  const groups = new Map<string, string[]>();
  for (const value of values) groups.set(value.slice(0, 2), [...(groups.get(value.slice(0, 2)) ?? []), value]);
  return [...groups].flatMap(([group, members]) => {
    const whole = members.length > 1 && SIC_NUMBERS.entries.filter(({ code }) => code.startsWith(group)).length === members.length;
    return whole ? [{ code: group, members }] : members.map((code) => ({ code, members: [code] }));
  });
}

/** What a value is called: a code by its text without the explanation in brackets, an industry with its code. */
function valueLabel(filter: Filter, value: string, industry: IndustryTitle | undefined): string {
  if (filter.name === "sic4Digits") return `${value} ${industry?.(value) ?? ""}`.trim();
  const label = "codes" in filter ? codeLabel(filter.codes, value) : undefined;
  return label === undefined ? value : shortLabel(label);
}

/** "Headquarter/Parent (branches report to it)" is "Headquarter/Parent". */
export function shortLabel(label: string): string {
  return label.replace(/ \(.*\)$/, "");
}

function rangeText({ min, max }: Range, write: (value: number) => string): string {
  if (min === undefined) return `up to ${write(max ?? 0)}`;
  if (max === undefined) return `${write(min)} and more`;
  return min === max ? write(min) : `${write(min)}–${write(max)}`;
}
