/** Files of domains that are worked through row by row: the company behind each is looked up as on the page for one domain. */
import { z } from "zod";
import { JOB_LIMITS } from "./job-limits";
import { nameSchema, type Maker, type Remover } from "./kept";
import { hasForbiddenCharacter } from "./values";

export { JOB_LIMITS };

/** `receiving` until the last row is there and somebody starts it. */
export const JOB_STATES = ["receiving", "running", "paused", "done", "cancelled"] as const;
type JobState = (typeof JOB_STATES)[number];

/** `match`: one company, surely. `review`: somebody has to look. `none`: no company. `failed`: the site, or the cell. */
export const ROW_STATES = ["waiting", "match", "review", "none", "failed"] as const;
export type RowState = (typeof ROW_STATES)[number];

const cellSchema = z.string().max(JOB_LIMITS.cellLength, `expected at most ${JOB_LIMITS.cellLength} characters a cell`);
const cellsSchema = z.array(cellSchema).max(JOB_LIMITS.columns, `expected at most ${JOB_LIMITS.columns} columns`);
const rowNumberSchema = z.int().min(0).max(JOB_LIMITS.rows);

export const newJobSchema = z
  .strictObject({ name: nameSchema, columns: cellsSchema.min(1, "expected the names of the columns"), domainColumn: z.int().min(0) })
  .refine(({ columns, domainColumn }) => domainColumn < columns.length, { path: ["domainColumn"], error: "expected the number of a column, counted from 0" });
/** `from`: how many rows were sent before. */
export const jobRowsSchema = z.strictObject({ from: rowNumberSchema, rows: z.array(cellsSchema).max(JOB_LIMITS.rowsARequest, `expected at most ${JOB_LIMITS.rowsARequest} rows; send more in further requests`) });
export const jobChangeSchema = z.strictObject({ state: z.enum(["running", "paused", "cancelled"]) });
export const decisionsSchema = z.strictObject({
  decisions: z
    .array(
      z.discriminatedUnion("decision", [
        z.strictObject({ row: rowNumberSchema, decision: z.literal("accept"), company: z.string().min(1).max(200).refine((id) => !hasForbiddenCharacter(id), "expected a company ID") }),
        z.strictObject({ row: rowNumberSchema, decision: z.literal("reject") }),
        z.strictObject({ row: rowNumberSchema, decision: z.literal("undo") }),
      ]),
    )
    .max(JOB_LIMITS.rowsAnAnswer),
});

export type NewJob = z.infer<typeof newJobSchema>;
export type JobRows = z.infer<typeof jobRowsSchema>;
export type JobChange = z.infer<typeof jobChangeSchema>;
export type Decision = z.infer<typeof decisionsSchema>["decisions"][number];

export const domainMatchSchema = z.object({
  id: z.string(),
  name: z.string(),
  countryCode: z.string().optional(),
  city: z.string().optional(),
  /** 0 to 1. */
  score: z.number(),
  /** What speaks for it (`agrees`) and against it, in the resolver's words. */
  reasons: z.array(z.object({ text: z.string(), agrees: z.boolean() })),
});
export type DomainMatch = z.infer<typeof domainMatchSchema>;

export const failureSchema = z.object({ code: z.string(), message: z.string() });

/** What came of looking for the company behind a domain: companies, best first, or why the site or the address gave none, which trying again would not change. */
export type DomainResult = { readonly verdict: "match" | "review" | "none"; readonly matches: readonly DomainMatch[] } | { readonly failure: z.infer<typeof failureSchema> };

/** A result, or that there can be none for now: `wait` so many seconds, or `stop` until somebody has done something about what it says. */
export type DomainAnswer = DomainResult | { readonly wait: number } | { readonly stop: string };

/** Looks for the company behind a domain or URL, as a request of a person. A rejection is our own fault, and worth trying again. */
export type ResolveDomain = (url: string, by: Maker) => Promise<DomainAnswer>;

export interface Job {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly domainColumn: number;
  readonly state: JobState;
  /** Why it is paused, when nobody paused it. */
  readonly reason: string | null;
  readonly rows: number;
  /** Rows by state. */
  readonly counts: Readonly<Record<RowState, number>>;
  readonly madeBy: Maker;
  /** Milliseconds since the Unix epoch, as all times here. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** When it is deleted with all its rows. */
  readonly expiresAt: number;
}

export interface JobRow {
  /** From 0 on, in the order of the file. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly state: RowState;
  readonly matches: readonly DomainMatch[];
  readonly failure: z.infer<typeof failureSchema> | null;
  /** What somebody decided: the ID of the company, or null for none of them. */
  readonly decision: { readonly company: string | null; readonly by: Maker; readonly at: number } | null;
}

/**
 * The port of jobs. Methods that take an ID fail with ServiceError `not_found` when there is no job of that ID.
 */
export interface Jobs {
  /** Newest first. */
  list(): Promise<readonly Job[]>;
  get(id: string): Promise<Job>;
  /** @throws ServiceError `conflict` when there are as many as there may be, `not_supported` where no domains are looked up. */
  create(job: NewJob, by: Maker): Promise<Job>;
  /**
   * Adds rows of the file; the same ones sent again change nothing.
   * @throws ServiceError `conflict` when the job has begun, they do not begin where the last ones ended, or would be too many.
   */
  addRows(id: string, rows: JobRows): Promise<Job>;
  /** Starts, pauses, goes on or gives up. @throws ServiceError `conflict` when it has ended, or has no rows. */
  change(id: string, change: JobChange): Promise<Job>;
  /** Rows in the order of the file. @param from the number of the first one; `state`: those alone. */
  rows(id: string, from: number, most: number, state?: RowState): Promise<{ readonly rows: readonly JobRow[]; readonly next: number | null }>;
  /** @throws ServiceError `conflict` for a row that is not there or not looked up yet. */
  decide(id: string, decisions: readonly Decision[], by: Maker): Promise<Job>;
  /** With the file and all results. @throws ServiceError `forbidden` unless by an owner or its maker. */
  remove(id: string, by: Remover): Promise<void>;
}
