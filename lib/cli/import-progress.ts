import { systemClock } from "../clock";
import { Progress, type ImportProgress } from "../services/imports";

const LABELS: Readonly<Record<ImportProgress["phase"], string>> = {
  keep: "Taking over other registers",
  read: "Reading",
  sort: "Sorting",
  write: "Writing the index",
};

/** Shows the phases of an import one after another, each with its pace; on standard error, so that results can be piped. */
export class PhaseProgress {
  private readonly progress = new Progress(systemClock, process.stderr);
  private phase: ImportProgress["phase"] | undefined;
  private shown = 0;
  private total: number | undefined;

  /** A step of the index builder. */
  readonly onProgress = ({ phase, done, total }: ImportProgress): void => {
    // The rows of the reading are counted where they are read, rejected ones included.
    if (phase === "read") return;
    this.enter(phase);
    this.total = total;
    this.count(done);
    if (total !== undefined) this.progress.setBytes(done, total);
  };

  /** Rows read from the register's files. */
  readonly onRows = (rows: number): void => {
    this.enter("read");
    this.count(rows);
  };

  readonly onBytes = (read: number, total: number | undefined): void => {
    this.enter("read");
    this.progress.setBytes(read, total);
  };

  finish(): void {
    this.progress.finish();
  }

  private enter(phase: ImportProgress["phase"]): void {
    if (phase === this.phase) return;
    // Steps are reported in strides; a phase that ends has done them all.
    if (this.total !== undefined) this.count(this.total);
    this.phase = phase;
    this.shown = 0;
    this.total = undefined;
    this.progress.begin(LABELS[phase]);
  }

  private count(done: number): void {
    this.progress.addRows(done - this.shown);
    this.shown = done;
  }
}
