import type { FieldValues } from "../../../company/fields";
import type { CompanyId, CompanyRecord } from "../../../company/record";

/**
 * Fills the headquarters fields of records that name a parent, and of those that are one, where the reader left them empty:
 * - local: the parent itself;
 * - national: the highest company of the chain of parents in the record's own country, from the record upwards;
 * - global: the end of the chain; a parent that is not loaded is known by its ID only.
 * A head is its own headquarters on all three levels. The size of the group counts its loaded members, head included; the linkage
 * code is the level below the head, which has 1.
 */
export class GroupLinks {
  private readonly parents = new Map<CompanyId, CompanyId>();
  private readonly heads = new Map<CompanyId, FieldValues>();
  private readonly wanted = new Set<CompanyId>();
  private readonly sizes = new Map<CompanyId, number>();

  /** First pass over every record: who reports to whom. */
  note(id: CompanyId, parentId: CompanyId): void {
    this.parents.set(id, parentId);
    this.wanted.add(parentId);
  }

  /** Whether a record is in a group: its headquarters fields may change. */
  concerns(id: CompanyId): boolean {
    return this.wanted.has(id) || this.parents.has(id);
  }

  /** Whether others report to this company. */
  isHead(id: CompanyId): boolean {
    return this.wanted.has(id);
  }

  /** Whether anything is to be linked at all. */
  get any(): boolean {
    return this.wanted.size > 0;
  }

  /** Second pass: what is known of the companies that others report to. */
  noteHead(record: CompanyRecord): void {
    this.heads.set(record.values.ID, headValues(record.values));
  }

  /** Call once after the passes: counts the groups. */
  countGroups(): void {
    for (const id of new Set([...this.parents.keys(), ...this.heads.keys()])) {
      const root = this.chain(id).at(-1)!;
      this.sizes.set(root, (this.sizes.get(root) ?? 0) + 1);
    }
  }

  /** The headquarters fields of a record; undefined when it is in no group or the source filled them. */
  headquarters({ values }: CompanyRecord): FieldValues | undefined {
    if (values["Global Headquarter ID Number"] !== undefined || !this.concerns(values.ID)) return undefined;
    const chain = this.chain(values.ID);
    const root = chain.at(-1)!;
    const known = (id: CompanyId): FieldValues | undefined => (id === values.ID ? values : this.heads.get(id));
    const nationalId = chain.findLast((id) => known(id)?.["Country Code"] === values["Country Code"]) ?? values.ID;
    const localId = chain[1] ?? values.ID;
    const fields: Writable<FieldValues> = { "Number of Companies in Group": this.sizes.get(root) ?? 1, "Group Linkage Code": String(chain.length) };
    fill(fields, LOCAL, localId, known(localId));
    fill(fields, NATIONAL, nationalId, known(nationalId));
    fill(fields, GLOBAL, root, known(root));
    return fields;
  }

  /** The record's ID, its parent's, and so on to the head; a circle ends where it closes. */
  private chain(id: CompanyId): CompanyId[] {
    const chain = [id];
    const seen = new Set(chain);
    for (let parent = this.parents.get(id); parent !== undefined && !seen.has(parent); parent = this.parents.get(parent)) {
      chain.push(parent);
      seen.add(parent);
    }
    return chain;
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What is told of a head, by the field it is told of. */
type TextField = { [K in keyof FieldValues]-?: NonNullable<FieldValues[K]> extends string ? K : never }[keyof FieldValues];
interface Level {
  readonly id: TextField;
  readonly copies: readonly (readonly [from: TextField, to: TextField])[];
}

const LOCAL: Level = {
  id: "Local Headquarter ID Number",
  copies: [
    ["Company Name", "Local Headquarter Company Name"],
    ["Address 1", "Local Headquarter Street Address"],
    ["City", "Local Headquarter City"],
    ["State/Province", "Local Headquarter State/Province"],
    ["Country", "Local Headquarter Country Name"],
    ["Postal Code", "Local Headquarter Postal Code"],
  ],
};
const NATIONAL: Level = {
  id: "National Headquarter ID Number",
  copies: [
    ["Company Name", "National Headquarter Company Name"],
    ["Address 1", "National Headquarter Street Address"],
    ["City", "National Headquarter City Name"],
    ["State/Province", "National Headquarter State/Province Name"],
    ["Postal Code", "National Headquarter Postal Code"],
  ],
};
const GLOBAL: Level = {
  id: "Global Headquarter ID Number",
  copies: [
    ["Company Name", "Global Headquarter Company Name"],
    ["Address 1", "Global Headquarter Street Address"],
    ["City", "Global Headquarter City Name"],
    ["State/Province", "Global Headquarter State/Province"],
    ["Country", "Global Headquarter Country Name"],
    ["Postal Code", "Global Headquarter Postal Code"],
  ],
};
const TOLD: readonly TextField[] = ["Country Code", ...GLOBAL.copies.map(([from]) => from)];

function headValues(values: FieldValues): FieldValues {
  const head: Writable<FieldValues> = {};
  for (const field of TOLD) if (values[field] !== undefined) head[field] = values[field];
  return head;
}

function fill(fields: Writable<FieldValues>, { id, copies }: Level, head: CompanyId, known: FieldValues | undefined): void {
  fields[id] = head;
  for (const [from, to] of copies) if (known?.[from] !== undefined) fields[to] = known[from];
}
