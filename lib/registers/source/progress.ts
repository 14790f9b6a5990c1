import type { Clock } from "../../clock";

const TERMINAL_INTERVAL_MS = 500;
const LOG_INTERVAL_MS = 10_000;
const HINT = "Ctrl-C stops and leaves the old data serving";

/** Where progress is written: process.stderr, or what a test gives. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressState {
  readonly rows: number;
  /** Of the packed file, or of the download. */
  readonly bytes: number;
  /** Undefined while the size is not known. */
  readonly totalBytes: number | undefined;
  /** Mean since the step began. */
  readonly rowsPerSecond: number;
  /** Time left at the mean pace so far, in seconds; undefined while there is nothing to tell it by. */
  readonly secondsLeft: number | undefined;
}

function count(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  const clock = `${minutes % 60}:${String(whole % 60).padStart(2, "0")}`;
  return minutes < 60 ? clock : `${Math.floor(minutes / 60)}:${clock.padStart(5, "0")}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * Shows how far a long step is: on a terminal one line, renewed at most every 500 ms; elsewhere a line every 10 s. Cheap enough
 * to be told of every row.
 */
export class Progress {
  #label = "";
  #startedAt = 0;
  #shownAt = 0;
  #rows = 0;
  #bytes = 0;
  #totalBytes: number | undefined;
  readonly #terminal: boolean;

  constructor(
    private readonly clock: Clock,
    private readonly output: ProgressOutput,
  ) {
    this.#terminal = output.isTTY === true;
  }

  /** Starts a step ("Reading enheter.json.gz"); rows and bytes count from zero. An unfinished step before it is finished. */
  begin(label: string): void {
    if (this.#label !== "") this.finish();
    this.#label = label;
    this.#startedAt = this.clock.now();
    this.#shownAt = this.#startedAt;
    this.#rows = 0;
    this.#bytes = 0;
    this.#totalBytes = undefined;
    if (this.#terminal) this.#show();
    else this.output.write(`${label} (${HINT})\n`);
  }

  /** Counts rows that are done, used and rejected alike. */
  addRows(rows = 1): void {
    this.#rows += rows;
    this.#showWhenDue();
  }

  /** Bytes read so far, of how many. */
  setBytes(bytes: number, totalBytes: number | undefined): void {
    this.#bytes = bytes;
    this.#totalBytes = totalBytes;
    this.#showWhenDue();
  }

  get state(): ProgressState {
    const seconds = (this.clock.now() - this.#startedAt) / 1000;
    const total = this.#totalBytes;
    return {
      rows: this.#rows,
      bytes: this.#bytes,
      totalBytes: total,
      rowsPerSecond: seconds > 0 ? this.#rows / seconds : 0,
      secondsLeft: total === undefined || this.#bytes === 0 || seconds === 0 ? undefined : (seconds * Math.max(0, total - this.#bytes)) / this.#bytes,
    };
  }

  /** Ends the step with a line that stays, `outcome` or the last figures. Does nothing when none is under way. */
  finish(outcome?: string): void {
    if (this.#label === "") return;
    const seconds = (this.clock.now() - this.#startedAt) / 1000;
    const line = outcome ?? [`${this.#label}: done in ${duration(seconds)}`, ...this.#figures()].join(", ");
    this.output.write(this.#terminal ? `\r${line}\u001B[K\n` : `${line}\n`);
    this.#label = "";
  }

  #showWhenDue(): void {
    if (this.#label === "") return;
    if (this.clock.now() - this.#shownAt >= (this.#terminal ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS)) this.#show();
  }

  #show(): void {
    this.#shownAt = this.clock.now();
    const { bytes, totalBytes, secondsLeft } = this.state;
    const share = totalBytes === undefined || totalBytes === 0 ? [] : [`${Math.floor((100 * bytes) / totalBytes)} %`];
    const left = secondsLeft === undefined ? [] : [`${duration(secondsLeft)} left`];
    const line = [this.#label, ...share, ...this.#figures(), ...left].join(", ");
    if (!this.#terminal) this.output.write(`${line}\n`);
    // A line that wraps cannot be renewed in place.
    else this.output.write(`\r${`${line} (${HINT})`.slice(0, (this.output.columns ?? 80) - 1)}\u001B[K`);
  }

  #figures(): string[] {
    const { rows, bytes, rowsPerSecond } = this.state;
    if (rows > 0) return [`${count(rows)} rows`, `${count(rowsPerSecond)} rows/s`];
    return bytes > 0 ? [megabytes(bytes)] : [];
  }
}
