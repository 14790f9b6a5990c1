/** What a company's page says of it: every delivered field once, a code together with its meaning. */
import { FIELD_GROUPS, fieldsOfGroup, isFieldName, type FieldGroup, type FieldName, type PublicRecord } from "../../lib/company/fields";

/** One known value. */
export interface Fact {
  readonly field: FieldName;
  readonly label: string;
  readonly value: string | number;
  /** What the value means: a code's description, or how exact a figure is. */
  readonly note?: string;
}

/** Facts of a group under a heading of their own; most groups have one part without. */
interface FactPart {
  readonly heading?: string;
  readonly facts: readonly Fact[];
}

export interface FactGroup {
  readonly key: FieldGroup;
  readonly label: string;
  /** The subscription's package leaves the group out. */
  readonly locked: boolean;
  readonly parts: readonly FactPart[];
  /** What could be known: of a locked group all its fields, else those without a value. */
  readonly unknown: readonly string[];
}

/** Shorter labels where the group's heading says the rest. */
const LABELS: { readonly [N in FieldName]?: string } = {
  "Company Registration Number": "Registration number",
  "Company Registration Type Code": "Kind of number",
  "Address 1": "Street",
  "Address 2": "Address line 2",
  "Business Category Code 1": "SIC, main",
  "Business Legal Type": "Legal type",
  "Yearly Revenue Local Currency": "Sales, local currency",
  "Yearly Revenue in U.S. Dollars": "Sales, US$",
  "Country Phone Access Code": "Calling code",
  "Phone Number": "Phone",
  "Fax Number": "Fax",
  Email: "E-mail",
  "Number of Companies in Group": "Group size",
  "Register Record ID": "Record in the register",
  "Register Updated": "State of",
};

/** What codes mean that have no description of their own in the record. */
const MEANINGS: { readonly [N in FieldName]?: Readonly<Record<string, string>> } = {
  "Address Status": { Y: "Shared with a registration agent", N: "The company's own" },
};

/** How exact a figure is, by indicator code. */
const EXACTNESS: ReadonlyMap<string, string> = new Map([
  ["0", "actual"],
  ["1", "low end of a range"],
  ["2", "estimated"],
]);

/** Fields that tell how exact others are. */
const INDICATED: { readonly [N in FieldName]?: FieldName } = {
  "Employees On Site": "Employees On Site Indicator",
  "Employees Total": "Employees Total Indicator",
  "Yearly Revenue Local Currency": "Yearly Revenue Indicator",
  "Yearly Revenue in U.S. Dollars": "Yearly Revenue Indicator",
};

const HEADQUARTERS = ["Local Headquarter", "National Headquarter", "Global Headquarter"] as const;
const OTHER = "Group";

/**
 * A record's fields by group, in the order of the export. A description stands beside its code and an indicator beside its figure; where the code or the
 * figure is unknown, they stand for themselves.
 */
export function factGroups(record: PublicRecord): readonly FactGroup[] {
  return FIELD_GROUPS.map(({ key, label }) => {
    const fields = fieldsOfGroup(key).map(({ name }) => name);
    const locked = fields.every((name) => !(name in record));
    const facts = fields.flatMap((field) => factOf(record, field));
    const unknown = fields.filter((field) => !isKnown(record[field]) && !isNote(field)).map(labelOf);
    return { key, label, locked, parts: key === "headquarters" ? partsOf(facts) : facts.length === 0 ? [] : [{ facts }], unknown: [...new Set(unknown)] };
  });
}

/** What a field is called on the page. */
function labelOf(field: FieldName): string {
  const industry = /^Business Category Code (\d)$/.exec(field)?.[1];
  return LABELS[field] ?? (industry === undefined ? inSentence(field) : `SIC ${industry}`);
}

/** Words as they stand in a sentence: "Postal code", "CEO name". */
function inSentence(name: string): string {
  return name.replaceAll(/(?<=[ /])[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

function factOf(record: PublicRecord, field: FieldName): readonly Fact[] {
  const value = record[field];
  if (!isKnown(value) || isNoteOfKnown(record, field)) return [];
  const note = noteOf(record, field);
  return [{ field, label: labelOf(field), value, ...(note === undefined ? {} : { note }) }];
}

function noteOf(record: PublicRecord, field: FieldName): string | undefined {
  const indicator = INDICATED[field];
  if (indicator !== undefined) {
    const code = record[indicator];
    return isKnown(code) ? (EXACTNESS.get(String(code)) ?? String(code)) : undefined;
  }
  const meaning = MEANINGS[field]?.[String(record[field])];
  if (meaning !== undefined) return meaning;
  const description = `${field} - Description`;
  const text = isFieldName(description) ? record[description] : undefined;
  return isKnown(text) ? String(text) : undefined;
}

/** Whether the field only explains another one. */
function isNote(field: FieldName): boolean {
  return field.endsWith(" - Description") || field.endsWith(" Indicator");
}

function isNoteOfKnown(record: PublicRecord, field: FieldName): boolean {
  const code = field.replace(/ - Description$/, "");
  if (code !== field) return isFieldName(code) && isKnown(record[code]);
  return field.endsWith(" Indicator") && Object.entries(INDICATED).some(([figure, indicator]) => indicator === field && isFieldName(figure) && isKnown(record[figure]));
}

function partsOf(facts: readonly Fact[]): readonly FactPart[] {
  const headingOf = (field: FieldName): string => HEADQUARTERS.find((prefix) => field.startsWith(prefix)) ?? OTHER;
  const parts = new Map<readonly string[], readonly Fact[]>();
  for (const prefix of HEADQUARTERS) {
    const own = facts.filter(({ field }) => headingOf(field) === prefix).map((fact) => ({ ...fact, label: shortened(fact.field, prefix) }));
    if (own.length === 0) continue;
    const [same] = [...parts].filter(([, others]) => agree(others, own));
    if (same !== undefined) parts.delete(same[0]);
    const known = same?.[1] ?? [];
    parts.set([...(same?.[0] ?? []), prefix.split(" ")[0] ?? prefix], [...known, ...own.filter(({ label }) => !known.some((fact) => fact.label === label))]);
  }
  const others = facts.filter(({ field }) => headingOf(field) === OTHER);
  return [...[...parts].map(([levels, own]) => ({ heading: `${inWords(levels)} headquarters`, facts: own })), ...(others.length === 0 ? [] : [{ heading: OTHER, facts: others }])];
}

/** Whether two headquarters are one: the same ID, and nothing told differently. */
function agree(some: readonly Fact[], others: readonly Fact[]): boolean {
  const values = new Map(some.map(({ label, value }) => [label, value]));
  return values.has("ID") && others.some(({ label }) => label === "ID") && others.every(({ label, value }) => !values.has(label) || values.get(label) === value);
}

/** "Local, national and global". */
function inWords(levels: readonly string[]): string {
  const [first = "", ...rest] = levels;
  const last = rest.at(-1)?.toLowerCase();
  return last === undefined ? first : `${[first, ...rest.slice(0, -1).map((level) => level.toLowerCase())].join(", ")} and ${last}`;
}

/** "Local Headquarter Postal Code" is "Postal code" below its heading. */
function shortened(field: FieldName, heading: string): string {
  return inSentence(field.slice(heading.length + 1).replace(/ Number$| Name$/, ""));
}

function isKnown<V extends string | number>(value: V | null | undefined): value is V {
  return value !== null && value !== undefined && value !== "";
}
