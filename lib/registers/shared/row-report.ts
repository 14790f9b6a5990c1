import type { CompanyRecord } from "../../company/record";
import type { LostValue, ReadContext } from "../register";
import { Rejection } from "./assemble";

/** Notes a value of the row at hand that its record will lack. */
export type Lose = (field: string, reason: string, value: string) => void;

/** Makes a record of one row, or says why there is none. */
export type Mapper<Row> = (row: Row, lose: Lose) => CompanyRecord | Rejection;

/** Where a row stands in its source, and how it stands there. */
export interface RowPlace {
  readonly line: number;
  readonly raw: string;
}

/** Rows between two reports: often enough for a person who watches, seldom enough to cost nothing. */
const REPORT_EVERY = 1024;

/** Tells the context of every row of one reading: how many, which ones were rejected, which values were lost. */
export class RowReport {
  #rows = 0;
  #losses: Omit<LostValue, "line" | "source">[] = [];
  readonly #lose: Lose = (field, reason, value) => {
    this.#losses.push({ field, reason, value });
  };

  /** @param context its reject, lost and rowsRead are called. */
  constructor(private readonly context: ReadContext) {}

  /** Maps a row; undefined when it was rejected, which the context then knows. Values lost count only where the record is used. */
  map<Row>(row: Row, mapper: Mapper<Row>, source: string, place: RowPlace): CompanyRecord | undefined {
    const result = mapper(row, this.#lose);
    const losses = this.#losses;
    if (losses.length > 0) this.#losses = [];
    if (result instanceof Rejection) {
      this.reject(result, source, place);
      return undefined;
    }
    this.count();
    for (const loss of losses) this.context.lost?.({ ...loss, line: place.line, source });
    return result;
  }

  /** Counts a row that never got as far as a mapper, such as one with too few values. */
  reject({ reason, detail }: { readonly reason: string; readonly detail?: string | undefined }, source: string, { line, raw }: RowPlace): void {
    this.count();
    this.context.reject(line, reason, raw, source, detail);
  }

  /** Reports the last count. */
  finish(): void {
    this.context.rowsRead(this.#rows);
  }

  /** Counts a row that becomes no record itself: it was rejected, or adds to the records of others. */
  count(): void {
    this.#rows += 1;
    if (this.#rows % REPORT_EVERY === 0) this.context.rowsRead(this.#rows);
  }
}
