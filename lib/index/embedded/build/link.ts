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
    this.heads.set(record.values.ID, headValues(record));
  }

  /** Call once after the passes: counts the groups. */
  countGroups(): void {
    for (const id of new Set([...this.parents.keys(), ...this.heads.keys()])) {
      const root = this.chain(id).at(-1)!;
      this.sizes.set(root, (this.sizes.get(root) ?? 0) + 1);
    }
  }

  /** The record with its headquarters fields; the record itself when it is in no group or the source filled them. */
  link(record: CompanyRecord): CompanyRecord {
    const { values } = record;
    if (values["Global Headquarter ID Number"] !== undefined || !this.concerns(values.ID)) return record;
    const chain = this.chain(values.ID);
    const root = chain.at(-1)!;
    const own = headValues(record);
    const known = (id: CompanyId): FieldValues => (id === values.ID ? own : (this.heads.get(id) ?? {}));
    const nationalId = chain.filter((id) => known(id)["Country Code"] === values["Country Code"]).at(-1) ?? values.ID;
    const localId = chain[1] ?? values.ID;
    return {
      ...record,
      values: {
        ...values,
        ...withoutUndefined({
          ...localFields(localId, known(localId)),
          ...nationalFields(nationalId, known(nationalId)),
          ...globalFields(root, known(root)),
          "Number of Companies in Group": this.sizes.get(root) ?? 1,
          "Group Linkage Code": String(chain.length),
        }),
      },
    };
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

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

function headValues({ values }: CompanyRecord): FieldValues {
  return withoutUndefined({
    "Company Name": values["Company Name"],
    "Address 1": values["Address 1"],
    City: values.City,
    "State/Province": values["State/Province"],
    Country: values.Country,
    "Country Code": values["Country Code"],
    "Postal Code": values["Postal Code"],
  });
}

function localFields(id: CompanyId, head: FieldValues): Optional<FieldValues> {
  return {
    "Local Headquarter ID Number": id,
    "Local Headquarter Company Name": head["Company Name"],
    "Local Headquarter Street Address": head["Address 1"],
    "Local Headquarter City": head.City,
    "Local Headquarter State/Province": head["State/Province"],
    "Local Headquarter Country Name": head.Country,
    "Local Headquarter Postal Code": head["Postal Code"],
  };
}

function nationalFields(id: CompanyId, head: FieldValues): Optional<FieldValues> {
  return {
    "National Headquarter ID Number": id,
    "National Headquarter Company Name": head["Company Name"],
    "National Headquarter Street Address": head["Address 1"],
    "National Headquarter City Name": head.City,
    "National Headquarter State/Province Name": head["State/Province"],
    "National Headquarter Postal Code": head["Postal Code"],
  };
}

function globalFields(id: CompanyId, head: FieldValues): Optional<FieldValues> {
  return {
    "Global Headquarter ID Number": id,
    "Global Headquarter Company Name": head["Company Name"],
    "Global Headquarter Street Address": head["Address 1"],
    "Global Headquarter City Name": head.City,
    "Global Headquarter State/Province": head["State/Province"],
    "Global Headquarter Country Name": head.Country,
    "Global Headquarter Postal Code": head["Postal Code"],
  };
}

function withoutUndefined(values: Optional<FieldValues>): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
