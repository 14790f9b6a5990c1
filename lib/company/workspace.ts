/**
 * What the people of an installation keep together: saved searches, lists of companies and the history of exports. Everything belongs to the
 * workspace, is seen by all of its people, and carries who made it; its maker and owners may delete it.
 */
import { z } from "zod";
import { FIELDS, type FieldName } from "./fields";
import type { Jobs } from "./jobs";
import { nameSchema, type Maker, type Remover } from "./kept";
import { hasForbiddenCharacter } from "./values";
import { WORKSPACE_LIMITS } from "./workspace-limits";

export { WORKSPACE_LIMITS };
export type { Maker, Remover } from "./kept";

const EXPORT_FORMATS = ["csv", "xlsx", "jsonl"] as const;
export const EXPORT_STATES = ["running", "paused", "done", "cancelled", "failed"] as const;
type ExportState = (typeof EXPORT_STATES)[number];

/** A query as it stands in a URL behind the `?`; "" means every company. */
const querySchema = z.string().max(WORKSPACE_LIMITS.queryLength, "expected a query string of at most 48 KB");

const companyIdsSchema = z
  .array(z.string().min(1, "expected a company ID").max(200, "expected a company ID of at most 200 characters").refine((id) => !hasForbiddenCharacter(id), "expected a company ID without control characters"))
  .max(WORKSPACE_LIMITS.idsARequest, `expected at most ${WORKSPACE_LIMITS.idsARequest} IDs; send more in further requests`);

export const newSearchSchema = z.strictObject({ name: nameSchema, query: querySchema, pinned: z.boolean().default(false) });
export const searchChangeSchema = newSearchSchema.partial().extend({ pinned: z.boolean().optional() });
export const newListSchema = z.strictObject({ name: nameSchema, ids: companyIdsSchema.default([]) });
export const listChangeSchema = z.strictObject({ name: nameSchema });
export const listIdsSchema = z.strictObject({ add: companyIdsSchema.default([]), remove: companyIdsSchema.default([]) });

const fieldNames = FIELDS.map(({ name }) => name);
const referencesSchema = z.array(z.string().max(100)).max(100).default([]);

export const newExportSchema = z.strictObject({
  query: querySchema,
  columns: z.array(z.enum(fieldNames)).min(1, "expected at least one column"),
  format: z.enum(EXPORT_FORMATS),
  /** The index generation that is exported. */
  generation: z.string().min(1).max(200),
  /** How many companies the query finds there. */
  announced: z.int().min(0),
  /** IDs of earlier exports and of lists whose companies are left out. */
  leavesOut: z.strictObject({ exports: referencesSchema, lists: referencesSchema }).default({ exports: [], lists: [] }),
});
export const exportChangeSchema = z.strictObject({ state: z.enum(EXPORT_STATES), reason: z.string().max(500).optional() });
/** A batch: `from` is how many were delivered before it, `skipped` how many have been left out so far. */
export const deliveredSchema = z.strictObject({ from: z.int().min(0), skipped: z.int().min(0).default(0), ids: companyIdsSchema });

export type NewSearch = z.infer<typeof newSearchSchema>;
export type SearchChange = z.infer<typeof searchChangeSchema>;
export type NewList = z.infer<typeof newListSchema>;
export type ListIds = z.infer<typeof listIdsSchema>;
export type NewExport = z.infer<typeof newExportSchema>;
export type ExportChange = z.infer<typeof exportChangeSchema>;
export type Delivered = z.infer<typeof deliveredSchema>;

/** Times are milliseconds since the Unix epoch. */
interface Kept {
  /** Cannot be guessed; a link to it is its path with this ID. */
  readonly id: string;
  readonly madeBy: Maker;
  readonly createdAt: number;
}

/** How many companies a search found, and in which index generation. */
export interface SearchCount {
  readonly companies: number;
  readonly generation: string;
  readonly at: number;
}

export interface SavedSearch extends Kept {
  readonly name: string;
  /** Canonical: equal for queries that mean the same. */
  readonly query: string;
  /** Pinned for everybody. */
  readonly pinned: boolean;
  /** The latest count. */
  readonly count: SearchCount | null;
  /** The latest count in the data before: what has changed since. */
  readonly countBefore: SearchCount | null;
}

export interface CompanyList extends Kept {
  readonly name: string;
  /** Companies in it. */
  readonly size: number;
  readonly changedAt: number;
}

export interface ExportRecord extends Kept, Omit<NewExport, "columns"> {
  readonly columns: readonly FieldName[];
  readonly state: ExportState;
  /** Why it failed or was given up. */
  readonly reason: string | null;
  readonly delivered: number;
  /** Companies that were found and left out. */
  readonly skipped: number;
  readonly changedAt: number;
}

/** Some company IDs, in order, and where the next ones begin: null when there are no more. */
export interface IdPage {
  readonly ids: readonly string[];
  readonly next: number | null;
}

/**
 * The port of the workspace. Methods that take an ID fail with ServiceError `not_found` when there is nothing of that ID, those that remove with
 * `forbidden` unless the remover is an owner or its maker, and all with StoreUnavailableError when the store cannot be reached.
 */
export interface Workspace {
  readonly searches: {
    /** Pinned ones first, then by name. */
    list(): Promise<readonly SavedSearch[]>;
    get(id: string): Promise<SavedSearch>;
    /** @throws ServiceError `conflict` for a name that is taken, or when there are as many as there may be. */
    create(search: NewSearch, by: Maker): Promise<SavedSearch>;
    /** A changed query has no counts yet. @throws ServiceError `conflict` for a name that is taken. */
    change(id: string, change: SearchChange): Promise<SavedSearch>;
    /** Notes a count. The count before is kept until the data change again. */
    counted(id: string, companies: number, generation: string): Promise<SavedSearch>;
    remove(id: string, by: Remover): Promise<void>;
  };
  readonly lists: {
    /** By name. */
    list(): Promise<readonly CompanyList[]>;
    get(id: string): Promise<CompanyList>;
    /** @throws ServiceError `conflict` for a name that is taken, or when there are as many as there may be. */
    create(list: NewList, by: Maker): Promise<CompanyList>;
    /** @throws ServiceError `conflict` for a name that is taken. */
    rename(id: string, name: string): Promise<CompanyList>;
    /**
     * Adds behind what is there, each ID once, then removes.
     * @throws ServiceError `conflict`, and changes nothing, when the list would hold too many.
     */
    changeIds(id: string, ids: ListIds): Promise<CompanyList & { readonly added: number; readonly removed: number }>;
    /** In the order in which they were added. */
    ids(id: string): Promise<IdPage>;
    remove(id: string, by: Remover): Promise<void>;
  };
  readonly exports: {
    /** The latest ones, newest first. */
    list(most: number): Promise<readonly ExportRecord[]>;
    get(id: string): Promise<ExportRecord>;
    /** @throws ServiceError `conflict` when there are as many as there may be, or what is left out does not exist. */
    create(record: NewExport, by: Maker): Promise<ExportRecord>;
    /**
     * Ends, pauses or resumes it; what has ended stays as it is.
     * @throws ServiceError `conflict` for `done` unless what was delivered and left out is what was announced; `forbidden` for another person's.
     */
    change(id: string, change: ExportChange, by: Pick<Maker, "id">): Promise<ExportRecord>;
    /**
     * Notes a batch as delivered; the same batch noted again changes nothing.
     * @throws ServiceError `conflict` when it does not begin where the last one ended, or the export has ended; `forbidden` for another person's.
     */
    delivered(id: string, batch: Delivered, by: Pick<Maker, "id">): Promise<ExportRecord>;
    /** What was delivered, in that order. @param from how many to pass over. */
    ids(id: string, from: number): Promise<IdPage>;
    remove(id: string, by: Remover): Promise<void>;
  };
  readonly jobs: Jobs;
  close(): Promise<void>;
}
