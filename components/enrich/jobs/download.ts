import type { CompanyClient } from "../../../lib/client/client";
import type { JobsClient } from "../../../lib/client/jobs";
import { FIELDS, type FieldName, type PublicRecord } from "../../../lib/company/fields";
import type { Job, JobRow } from "../../../lib/company/jobs";
import { JOB_LIMITS } from "../../../lib/company/job-limits";
import type { Separator } from "../../../lib/export/csv";
import { companiesOf, questionsOf, writeResultFile } from "./result-file";

interface Download {
  readonly jobs: JobsClient;
  readonly companies: CompanyClient;
  readonly job: Job;
  /** Undefined: all that the package has. */
  readonly fields: readonly FieldName[] | undefined;
  readonly separator: Separator;
  readonly signal: AbortSignal;
  /** Told how far it is, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The rows are the first part of the work, the companies the second. */
const ROWS_SHARE = 0.5;

/** Puts the file together: all rows, then the companies that they need. @throws ApiError; the signal's reason. */
export async function downloadFile({ jobs, companies, job, fields, separator, signal, onProgress }: Download): Promise<string> {
  const rows = await allRows(jobs, job, signal, (share) => onProgress(share * ROWS_SHARE));
  const known = new Map<string, PublicRecord>();
  // The ID alone is in the rows already.
  const questions = fields !== undefined && fields.every((name) => name === "ID") ? [] : questionsOf(companiesOf(rows));
  for (const [asked, ids] of questions.entries()) {
    const { records } = await companies.export({ ID: ids.toSorted() }, { pageSize: ids.length }, { signal });
    for (const record of records) if (typeof record.ID === "string") known.set(record.ID, record);
    onProgress(ROWS_SHARE + ((1 - ROWS_SHARE) * (asked + 1)) / questions.length);
  }
  return writeResultFile({ job, rows, fields: fields ?? fieldsOf(known), companies: known, separator });
}

async function allRows(jobs: JobsClient, job: Job, signal: AbortSignal, onProgress: (share: number) => void): Promise<readonly JobRow[]> {
  const rows: JobRow[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page = await jobs.rows(job.id, { from, limit: JOB_LIMITS.rowsAnAnswer }, { signal });
    for (const row of page.rows) rows.push(row);
    from = page.next;
    onProgress(rows.length / Math.max(1, job.rows));
  }
  return rows;
}

/** The fields that records have, in the order of a record. */
function fieldsOf(records: ReadonlyMap<string, PublicRecord>): readonly FieldName[] {
  const [first] = records.values();
  return first === undefined ? ["ID", "Company Name"] : FIELDS.filter(({ name }) => name in first).map(({ name }) => name);
}
