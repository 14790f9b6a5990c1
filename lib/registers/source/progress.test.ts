import { expect, test } from "vitest";
import { Progress } from "./progress";

function setUp(terminal: { columns?: number } | undefined): { progress: Progress; pass: (ms: number) => void; written: string[] } {
  let now = 1_000_000;
  const written: string[] = [];
  const output = { write: (text: string) => written.push(text), ...(terminal === undefined ? {} : { isTTY: true, columns: 200, ...terminal }) };
  return { progress: new Progress({ now: () => now }, output), pass: (ms) => (now += ms), written };
}

test("a terminal gets one line, renewed at most every 500 ms, with share, rows, pace, time left and how to stop", () => {
  const { progress, pass, written } = setUp({});
  progress.begin("Reading enheter.json.gz");
  for (let turn = 0; turn < 40; turn += 1) {
    pass(50);
    progress.setBytes((turn + 1) * 1_000, 200_000);
    progress.addRows(500);
  }
  expect(written).toHaveLength(1 + 4);
  expect(written.every((text) => text.startsWith("\r") && !text.includes("\n"))).toBe(true);
  expect(written.at(-1)).toBe("\rReading enheter.json.gz, 20 %, 19,500 rows, 9,750 rows/s, 0:08 left (Ctrl-C stops and leaves the old data serving)\u001B[K");
});

test("a line never exceeds the terminal's width, so that it can be renewed in place", () => {
  const { progress, pass, written } = setUp({ columns: 40 });
  progress.begin("Reading a file with quite a long name.csv.gz");
  pass(600);
  progress.addRows(5);
  for (const text of written) expect(text.replace(/\r|\u001B\[K/g, "").length).toBeLessThan(40);
});

test("elsewhere a plain line is written at the start, every 10 s and at the end", () => {
  const { progress, pass, written } = setUp(undefined);
  progress.begin("Reading a.csv");
  for (let second = 0; second < 25; second += 1) {
    pass(1_000);
    progress.addRows(100);
  }
  progress.finish();
  expect(written).toEqual([
    "Reading a.csv (Ctrl-C stops and leaves the old data serving)\n",
    "Reading a.csv, 1,000 rows, 100 rows/s\n",
    "Reading a.csv, 2,000 rows, 100 rows/s\n",
    "Reading a.csv: done in 0:25, 2,500 rows, 100 rows/s\n",
  ]);
});

test("a download of unknown size shows what has come", () => {
  const { progress, pass, written } = setUp(undefined);
  progress.begin("Downloading a.zip");
  pass(10_000);
  progress.setBytes(12_345_678, undefined);
  expect(written.at(-1)).toBe("Downloading a.zip, 12.3 MB\n");
});

test("the state gives rows, bytes, pace and time left; nothing is guessed before there is a pace", () => {
  const { progress, pass } = setUp(undefined);
  progress.begin("x");
  expect(progress.state).toEqual({ rows: 0, bytes: 0, totalBytes: undefined, rowsPerSecond: 0, secondsLeft: undefined });
  pass(4_000);
  progress.addRows(1_000);
  progress.setBytes(25, 100);
  expect(progress.state).toEqual({ rows: 1_000, bytes: 25, totalBytes: 100, rowsPerSecond: 250, secondsLeft: 12 });
});

test("hours are written out", () => {
  const { progress, pass, written } = setUp(undefined);
  progress.begin("x");
  pass(60_000);
  progress.setBytes(1, 100);
  expect(written.at(-1)).toBe("x, 1 %, 0.0 MB, 1:39:00 left\n");
});

test("a new step finishes the one before and starts from zero; a step that ended takes no more", () => {
  const { progress, pass, written } = setUp({});
  progress.begin("Reading a.csv");
  progress.addRows(3);
  pass(2_000);
  progress.begin("Reading b.csv");
  expect(written[1]).toBe("\rReading a.csv: done in 0:02, 3 rows, 2 rows/s\u001B[K\n");
  expect(progress.state.rows).toBe(0);
  progress.finish("Read 3 rows.");
  progress.finish();
  pass(2_000);
  progress.addRows();
  expect(written.slice(-1)).toEqual(["\rRead 3 rows.\u001B[K\n"]);
});
