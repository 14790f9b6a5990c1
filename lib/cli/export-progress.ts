const TERMINAL_INTERVAL = 500;
const LOG_INTERVAL = 10_000;

/** Shows on standard error how far an export is: on a terminal one line that is renewed, elsewhere a line every ten seconds. */
export class ExportProgress {
  private readonly begun = performance.now();
  private shownAt = this.begun;
  private open = false;

  constructor(
    private readonly total: number,
    private readonly start: number,
  ) {}

  reached(seen: number): void {
    const now = performance.now();
    const { isTTY } = process.stderr;
    if (now - this.shownAt < (isTTY ? TERMINAL_INTERVAL : LOG_INTERVAL)) return;
    this.shownAt = now;
    const rate = (1000 * (seen - this.start)) / (now - this.begun);
    const text = `${count(seen)} of ${count(this.total)}, ${count(Math.round(rate))} a second, ${Math.ceil((this.total - seen) / rate)} s left`;
    process.stderr.write(isTTY ? `\r\u001b[2K${text}` : `${text}\n`);
    this.open = isTTY;
  }

  /** Ends the line. */
  finish(): void {
    if (this.open) process.stderr.write("\n");
    this.open = false;
  }
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}
