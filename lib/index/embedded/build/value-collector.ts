import { emailParts, FLAGS, idsOf, namesOf, officialNumbers, postalCodeInteger } from "../../../company/matching";
import { analyseName, foldExact, type NameAnalysis } from "../../../company/names";
import type { FieldName } from "../../../company/fields";
import type { CompanyRecord } from "../../../company/record";
import { hostOf } from "../../../company/values";
import { KEY_KINDS, RANGE_FIELDS, type KeyKind, type RangeField } from "../format";
import { mapOf } from "../map-of";
import { fieldNumber, type EncodedRecord } from "../record-codec";
import { KeyBuilder } from "./key-builder";
import { PlaceCounter, type PlaceTable } from "./place-counter";
import { RangeBuilder } from "./range-builder";
import { reversedHost, type ValueFamily } from "./record-terms";
import { FoldedSectionBuilder, SectionBuilder, type SectionData } from "./section-builder";

/** What documents are found by but for their street and group, as plain arrays that can go to another thread. */
export interface ValueData {
  readonly sections: Readonly<Record<ValueFamily, SectionData>>;
  readonly ranges: Readonly<Record<RangeField, Float64Array<ArrayBuffer>>>;
  readonly keys: Readonly<Record<KeyKind, Float64Array<ArrayBuffer>>>;
}

/** Families of values that are terms as they are, each from one or more fields. */
const EXACT = {
  sic: numbers("Business Category Code 1", "Business Category Code 2", "Business Category Code 3", "Business Category Code 4", "Business Category Code 5", "Business Category Code 6"),
  importExport: numbers("Import/Export Code"),
  legalStatus: numbers("Business Legal Type"),
  status: numbers("Location Type"),
  subsidiary: numbers("Subsidiary Code"),
  countryCode: numbers("Country Code"),
} as const satisfies Partial<Record<ValueFamily, readonly number[]>>;
const EXACT_FAMILIES = Object.keys(EXACT) as (keyof typeof EXACT)[];

/** Families of values that are compared without regard to case. */
const FOLDED_FAMILIES = ["countryName", "province", "region", "city", "postalCode"] as const satisfies readonly ValueFamily[];
const TEXT_FAMILIES = ["name", "fullName", "host", "emailDomain", "emailLocal", "flag"] as const satisfies readonly ValueFamily[];

const COUNTRY = fieldNumber("Country");
const COUNTRY_CODE = fieldNumber("Country Code");
const STATE = fieldNumber("State/Province");
const REGION = fieldNumber("Region");
const CITY = fieldNumber("City");
const POSTAL_CODE = fieldNumber("Postal Code");
const RANGES: readonly (readonly [RangeField, number])[] = [
  ["employeesHere", fieldNumber("Employees On Site")],
  ["employeesTotal", fieldNumber("Employees Total")],
  ["annualSales", fieldNumber("Yearly Revenue in U.S. Dollars")],
  ["foundingYears", fieldNumber("Founding Year")],
];
const FLAG_TESTS = Object.entries(FLAGS);

/** Collects everything but streets and groups that documents are found by, and counts their places. */
export class ValueCollector {
  private document = 0;
  private bytes: Buffer = Buffer.alloc(0);
  private readonly exact = mapOf(EXACT_FAMILIES, () => new SectionBuilder());
  private readonly folded = mapOf(FOLDED_FAMILIES, () => new FoldedSectionBuilder(foldExact));
  private readonly texts = mapOf(TEXT_FAMILIES, () => new SectionBuilder());
  /** The numbers of flags that some document has. */
  private readonly flagTerms: number[] = [];
  private readonly ranges = mapOf(RANGE_FIELDS, () => new RangeBuilder());
  private readonly keys = mapOf(KEY_KINDS, () => new KeyBuilder());
  private readonly placeCounter = new PlaceCounter(this.exact.countryCode, this.folded);

  /** Collects the next document. @returns its normalised name. */
  add(cells: EncodedRecord): string {
    this.bytes = cells.bytes;
    const { record } = cells;
    this.addExact(cells);
    this.addPlaces(cells);
    for (const [field, cell] of RANGES) {
      const value = cells.number(cell);
      if (value !== undefined) this.ranges[field].set(this.document, value);
    }
    this.addFlags(cells.presence);
    this.addContact(record);
    for (const id of idsOf(record)) this.keys.id.add(id, this.document);
    for (const number of officialNumbers(record)) this.keys.number.add(number, this.document);
    const name = this.addNames(record);
    this.document++;
    return name;
  }

  data(): ValueData {
    return {
      sections: {
        ...mapOf(EXACT_FAMILIES, (family) => this.exact[family].data()),
        ...mapOf(FOLDED_FAMILIES, (family) => this.folded[family].data()),
        ...mapOf(TEXT_FAMILIES, (family) => this.texts[family].data()),
      },
      ranges: mapOf(RANGE_FIELDS, (field) => this.ranges[field].data()),
      keys: mapOf(KEY_KINDS, (kind) => this.keys[kind].data()),
    };
  }

  places(): PlaceTable {
    return this.placeCounter.table();
  }

  private addExact(cells: EncodedRecord): void {
    for (const family of EXACT_FAMILIES) for (const field of EXACT[family]) if (cells.has(field)) this.exact[family].addBytes(this.bytes, cells.start(field), cells.end(field), this.document);
  }

  private addPlaces(cells: EncodedRecord): void {
    const city = this.addFolded(this.folded.city, cells, CITY);
    this.addFolded(this.folded.province, cells, STATE);
    const state = this.addFolded(this.folded.region, cells, STATE);
    const region = this.addFolded(this.folded.region, cells, REGION);
    const country = this.addFolded(this.folded.countryName, cells, COUNTRY);
    const code = cells.has(COUNTRY_CODE) ? this.exact.countryCode.idOfBytes(this.bytes, cells.start(COUNTRY_CODE), cells.end(COUNTRY_CODE)) : undefined;
    this.placeCounter.add(code, { city, state, region, country });
    if (!cells.has(POSTAL_CODE)) return;
    this.addFolded(this.folded.postalCode, cells, POSTAL_CODE);
    const integer = postalCodeInteger(cells.text(POSTAL_CODE) ?? "");
    if (integer !== undefined) this.ranges.postalCodeInteger.set(this.document, integer);
  }

  private addFlags(presence: CompanyRecord): void {
    FLAG_TESTS.forEach(([flag, holds], i) => {
      if (holds(presence)) this.texts.flag.addTerm((this.flagTerms[i] ??= this.texts.flag.idOf(flag)), this.document);
    });
  }

  /** @returns the number of the value's spelling; undefined when it is unknown. */
  private addFolded(terms: FoldedSectionBuilder, cells: EncodedRecord, field: number): number | undefined {
    return cells.has(field) ? terms.addBytes(this.bytes, cells.start(field), cells.end(field), this.document) : undefined;
  }

  private addNames(record: CompanyRecord): string {
    const [first, ...others] = namesOf(record);
    const analysis = analyseName(first);
    this.addName(analysis);
    for (const name of others) this.addName(analyseName(name));
    return analysis.tokens.join(" ");
  }

  private addName({ tokens, core, extra }: NameAnalysis): void {
    for (const token of tokens) this.texts.name.add(token, this.document);
    for (const token of extra) this.texts.name.add(token, this.document);
    this.texts.fullName.add(core.join(" "), this.document);
  }

  private addContact({ values }: CompanyRecord): void {
    const { Email: email, Website: website, "Phone Number": phone } = values;
    const parts = email === undefined ? undefined : emailParts(email);
    if (parts) {
      this.keys.email.add(`${parts.local}@${parts.domain}`, this.document);
      this.texts.emailLocal.add(parts.local, this.document);
      this.texts.emailDomain.add(reversedHost(parts.domain), this.document);
    }
    const host = website === undefined ? undefined : hostOf(website);
    if (host !== undefined) this.texts.host.add(reversedHost(host), this.document);
    if (phone !== undefined) this.keys.phone.add(phone, this.document);
  }
}

function numbers(...names: readonly FieldName[]): readonly number[] {
  return names.map(fieldNumber);
}
