/**
 * The layout of an index generation on disk. A generation is one folder of immutable files; its manifest is written last and holds
 * the size and SHA-256 of every other file.
 */
import { z } from "zod";

/** Raised whenever the files' meaning changes; a generation of another schema is refused with the way to rebuild it. */
export const SCHEMA = 2;

export const FILES = ["documents.bin", "summaries.bin", "offsets.bin", "terms.bin", "postings.bin", "places.json"] as const;
export type FileName = (typeof FILES)[number];
/** Loaded into memory and checked before the generation serves; the others are checked in the background. */
export const MEMORY_FILES = ["summaries.bin", "offsets.bin", "terms.bin", "postings.bin", "places.json"] as const satisfies readonly FileName[];

/**
 * Term families: each a sorted dictionary of its own.
 * `name` words of names · `fullName` whole names without legal form · `street` words of address lines · `pair` two adjacent words of
 * an address line · hosts and e-mail domains with their labels reversed, so that subdomains share a prefix · the others exact values.
 */
export const FAMILIES = [
  "name", "fullName", "street", "pair", "host", "emailDomain", "emailLocal",
  "sic", "importExport", "legalStatus", "status", "subsidiary", "countryCode", "countryName", "province", "region", "city", "postalCode", "group", "flag",
] as const;
export type Family = (typeof FAMILIES)[number];

/** Families asked by prefix: for these, the union of every wide prefix is stored. */
export const PREFIX_FAMILIES: ReadonlySet<Family> = new Set<Family>(["name", "fullName", "street", "pair", "host", "emailDomain", "emailLocal"]);

/** A prefix with more terms than this has its union stored; a narrower one is united when asked. */
export const MATERIALISED_TERMS = 32;

/** Posting lists up to this length are plain Uint32 values, longer ones portable Roaring bitmaps. */
export const PLAIN_POSTINGS = 8;

export const RANGE_FIELDS = ["postalCodeInteger", "employeesHere", "employeesTotal", "annualSales", "foundingYears"] as const;
export type RangeField = (typeof RANGE_FIELDS)[number];

/** Exact keys: found by hash, verified against the record. */
export const KEY_KINDS = ["id", "number", "phone", "email"] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const span = z.tuple([z.number().int(), z.number().int()]);
/** Byte offset and element count of typed arrays in terms.bin. */
export type Span = z.infer<typeof span>;

const section = z.object({ keys: span, offsets: span, postings: span, counts: span, prefixes: span });
export type SectionLayout = z.infer<typeof section>;

/** A posting list: its place in postings.bin in units of 4 bytes (the document itself when there is one), and its length. */
const posting = z.tuple([z.number().int(), z.number().int()]);
export type Posting = z.infer<typeof posting>;

/**
 * Distinct values in ascending order; documents with a known value; one posting list for each bit of the value's position; and for some
 * positions, ascending, the documents whose value stands there or above.
 */
const range = z.object({ values: span, known: posting, slices: z.array(posting), steps: z.array(z.object({ from: z.number().int(), documents: posting })) });
export type RangeLayout = z.infer<typeof range>;

/** A register in the index; `snapshot` names the file of its records. */
const register = z.object({ code: z.string(), label: z.string(), companies: z.number().int(), rejected: z.number().int(), date: z.string(), snapshot: z.string().regex(/^[\w.-]+$/) });
export type RegisterEntry = z.infer<typeof register>;

/** The part of a manifest that is the same in every schema. */
export const registersSchema = z.object({ registers: z.array(register) });

export const manifestSchema = z.object({
  format: z.literal("firmament-index"),
  schema: z.number().int(),
  generation: z.string(),
  /** SHA-256 over the files' own, equal for equal input. */
  checksum: z.string(),
  builtAt: z.string(),
  companies: z.number().int(),
  registers: z.array(register),
  files: z.record(z.enum(FILES), z.object({ bytes: z.number().int(), sha256: z.string() })),
  sections: z.record(z.enum(FAMILIES), section),
  ranges: z.record(z.enum(RANGE_FIELDS), range),
  keys: z.record(z.enum(KEY_KINDS), span),
  /** Documents whose street words repeat, so that adjacent pairs alone do not prove a longer phrase. */
  repeatedStreets: posting,
});
export type Manifest = z.infer<typeof manifestSchema>;
