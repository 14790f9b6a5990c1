/** What jobs guarantee on every store. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { JOB_LIMITS, type DomainAnswer, type DomainMatch, type Job, type JobRow, type ResolveDomain } from "../company/jobs";
import type { Maker, Workspace } from "../company/workspace";
import type { OpenWorkspace } from "./workspace.contract";

const ADA: Maker = { id: "per_ada", name: "Ada" };
const DAY = 24 * 60 * 60 * 1000;

function company(domain: string, score = 0.98): DomainMatch {
  return { id: `id-${domain}`, name: `Company of ${domain}`, countryCode: "NL", score, reasons: [{ text: "number", agrees: true }, { text: "city", agrees: false }] };
}

/** Answers by what the domain begins with. */
function answerTo(domain: string): DomainAnswer {
  if (domain.startsWith("review")) return { verdict: "review", matches: [company(domain, 0.6), company(`other-${domain}`, 0.5)] };
  if (domain.startsWith("none")) return { verdict: "none", matches: [] };
  if (domain.startsWith("gone")) return { failure: { code: "unreachable", message: "The site cannot be reached." } };
  return { verdict: "match", matches: [company(domain)] };
}

export function jobsContract(begin: () => Promise<OpenWorkspace>, end: () => Promise<void>): void {
  let open: OpenWorkspace;
  let now: number;
  const opened: Workspace[] = [];
  const asked: string[] = [];
  const errors: unknown[] = [];
  let resolve: ResolveDomain;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 12);
    asked.length = 0;
    errors.length = 0;
    resolve = (domain, maker) => {
      expect(maker).toEqual(ADA);
      asked.push(domain);
      return Promise.resolve(answerTo(domain));
    };
    open = await begin();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await end();
  });

  async function reopen(by: ResolveDomain | undefined = (domain, maker) => resolve(domain, maker)): Promise<Workspace> {
    const workspace = await open({ now: () => now }, { log: { info: () => undefined, error: (details) => void errors.push(details) }, resolve: by });
    opened.push(workspace);
    return workspace;
  }

  async function begun({ jobs }: Workspace, domains: readonly string[]): Promise<string> {
    const { id } = await jobs.create({ name: "leads.csv", columns: ["Name", "Domain"], domainColumn: 1 }, ADA);
    await jobs.addRows(id, { from: 0, rows: domains.map((domain, i) => [`Lead ${i}`, domain]) });
    await jobs.change(id, { state: "running" });
    return id;
  }

  const until = async (workspace: Workspace, id: string, state: Job["state"]): Promise<Job> => {
    await expect.poll(async () => (await workspace.jobs.get(id)).state, { timeout: 10_000, interval: 10 }).toBe(state);
    return workspace.jobs.get(id);
  };
  const allRows = async ({ jobs }: Workspace, id: string): Promise<readonly JobRow[]> => (await jobs.rows(id, 0, 1000)).rows;

  it("keeps a file as it was sent, row by row, however often a piece is sent", async () => {
    const { jobs } = await reopen();
    const job = await jobs.create({ name: "leads.csv", columns: ["Domain", "Note"], domainColumn: 0 }, ADA);
    expect(job).toMatchObject({ name: "leads.csv", state: "receiving", rows: 0, madeBy: ADA, expiresAt: now + 30 * DAY, reason: null });
    await expect(jobs.change(job.id, { state: "running" })).rejects.toMatchObject({ code: "conflict" });
    const rows = Array.from({ length: 250 }, (_, i) => [`d${i}.example`, `"quoted", =SUM(A1) ; é\n${i}`]);
    await jobs.addRows(job.id, { from: 0, rows: rows.slice(0, 200) });
    await jobs.addRows(job.id, { from: 0, rows: rows.slice(0, 200) });
    await expect(jobs.addRows(job.id, { from: 201, rows: rows.slice(201) })).rejects.toMatchObject({ code: "conflict", details: { parameter: "from" } });
    expect(await jobs.addRows(job.id, { from: 200, rows: rows.slice(200) })).toMatchObject({ rows: 250, counts: { waiting: 250 } });
    const first = await jobs.rows(job.id, 0, 100);
    const rest = await jobs.rows(job.id, first.next ?? 0, 1000);
    expect([first.next, rest.next]).toEqual([100, null]);
    expect([...first.rows, ...rest.rows].map(({ cells }) => cells)).toEqual(rows);
  });

  it("looks every domain up once, and ends with an answer for every row", async () => {
    const workspace = await reopen();
    const domains = ["a.example", "review.example", "", "none.example", "gone.example", "a.example", "  "];
    const id = await begun(workspace, domains);
    const job = await until(workspace, id, "done");
    expect(job.counts).toEqual({ waiting: 0, match: 2, review: 1, none: 1, failed: 3 });
    expect([...asked].sort()).toEqual(["a.example", "gone.example", "none.example", "review.example"]);
    const rows = await allRows(workspace, id);
    expect(rows.map(({ state }) => state)).toEqual(["match", "review", "failed", "none", "failed", "match", "failed"]);
    expect(rows[0]?.matches).toEqual([company("a.example")]);
    expect(rows.map(({ failure }) => failure?.code)).toEqual([undefined, undefined, "empty_cell", undefined, "unreachable", undefined, "empty_cell"]);
    expect((await workspace.jobs.rows(id, 0, 1, "failed")).next).toBe(4);
    expect((await workspace.jobs.rows(id, 3, 10, "failed")).rows.map(({ row }) => row)).toEqual([4, 6]);
  });

  it("goes on after a restart where it stood, and looks nothing up again", async () => {
    const domains = Array.from({ length: 40 }, (_, i) => `d${i}.example`);
    resolve = (domain) => {
      asked.push(domain);
      return asked.length > 20 ? new Promise(() => undefined) : Promise.resolve(answerTo(domain));
    };
    // Never closed in order: its last look-ups hang, as those of a killed process.
    const killed = await open({ now: () => now }, { log: { info: () => undefined, error: () => undefined }, resolve: (domain, maker) => resolve(domain, maker) });
    const id = await begun(killed, domains);
    await expect.poll(async () => (await killed.jobs.get(id)).counts.match, { timeout: 10_000 }).toBe(20);
    const before = new Set((await allRows(killed, id)).filter(({ state }) => state === "match").map(({ row }) => row));
    resolve = (domain) => Promise.resolve(answerTo(domain));
    const again: string[] = [];
    const workspace = await reopen((domain) => {
      again.push(domain);
      return Promise.resolve(answerTo(domain));
    });
    await new Promise((waited) => setTimeout(waited, 100));
    expect(again, "another process still has the job").toEqual([]);
    now += 61_000;
    await until(workspace, id, "done");
    expect(again.sort()).toEqual(domains.filter((_, row) => !before.has(row)).sort());
    expect((await workspace.jobs.get(id)).counts.match).toBe(40);
  });

  it("is worked on by one process at a time, and taken over at once when that one ends in order", async () => {
    const first = await reopen();
    const id = await begun(first, Array.from({ length: 200 }, (_, i) => `d${i}.example`));
    await reopen();
    await first.close();
    opened.splice(opened.indexOf(first), 1);
    await until(opened[0] ?? first, id, "done");
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("pauses, goes on and is given up when somebody says so", async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((opened) => (release = opened));
    resolve = async (domain) => {
      asked.push(domain);
      await gate;
      now += 3000;
      return answerTo(domain);
    };
    const workspace = await reopen();
    const id = await begun(workspace, Array.from({ length: 100 }, (_, i) => `d${i}.example`));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await workspace.jobs.change(id, { state: "paused" });
    release();
    await new Promise((waited) => setTimeout(waited, 200));
    const paused = asked.length;
    expect(paused).toBeLessThan(40);
    expect((await workspace.jobs.get(id)).counts.match).toBe(paused);
    await workspace.jobs.change(id, { state: "running" });
    await until(workspace, id, "done");
    await expect(workspace.jobs.change(id, { state: "running" })).rejects.toMatchObject({ code: "conflict" });
    const other = await begun(workspace, ["x.example"]);
    await workspace.jobs.change(other, { state: "cancelled" }).catch(() => undefined);
    expect(["cancelled", "done"]).toContain((await workspace.jobs.get(other)).state);
  });

  it("waits where requests come too fast, and is paused with the reason when the month is used up", async () => {
    const answers: DomainAnswer[] = [{ wait: 5 }];
    resolve = (domain) => {
      asked.push(domain);
      return Promise.resolve(answers.shift() ?? answerTo(domain));
    };
    const workspace = await reopen();
    const id = await begun(workspace, ["a.example"]);
    await expect.poll(() => asked.length).toBe(1);
    await new Promise((waited) => setTimeout(waited, 100));
    expect(asked.length).toBe(1);
    now += 5000;
    await until(workspace, id, "done");
    answers.push({ stop: "The month's requests are used up." });
    const second = await begun(workspace, ["b.example"]);
    expect(await until(workspace, second, "paused")).toMatchObject({ reason: "The month's requests are used up.", counts: { waiting: 1 } });
    expect(await workspace.jobs.change(second, { state: "running" })).toMatchObject({ reason: null });
    await until(workspace, second, "done");
  });

  it("tries a look-up that fails by our own fault again, and then leaves the row aside", async () => {
    resolve = (domain) => {
      asked.push(domain);
      now += 20_000;
      return domain === "bad.example" ? Promise.reject(new Error("broken")) : Promise.resolve(answerTo(domain));
    };
    const workspace = await reopen();
    const id = await begun(workspace, ["bad.example", "a.example"]);
    await expect.poll(async () => ((now += 20_000), (await workspace.jobs.get(id)).state), { timeout: 10_000, interval: 10 }).toBe("done");
    expect((await allRows(workspace, id)).map(({ state, failure }) => [state, failure?.code])).toEqual([["failed", "internal"], ["match", undefined]]);
    expect(asked.filter((domain) => domain === "bad.example").length).toBe(3);
    expect(errors.length).toBe(3);
  });

  it("keeps decisions with who made them, of rows that are looked up", async () => {
    const workspace = await reopen();
    const id = await begun(workspace, ["review.example", "a.example"]);
    await until(workspace, id, "done");
    await workspace.jobs.decide(id, [{ row: 0, decision: "accept", company: "id-review.example" }, { row: 1, decision: "reject" }], ADA);
    expect((await allRows(workspace, id)).map(({ decision }) => decision)).toEqual([{ company: "id-review.example", by: ADA, at: now }, { company: null, by: ADA, at: now }]);
    await workspace.jobs.decide(id, [{ row: 1, decision: "undo" }], ADA);
    expect((await allRows(workspace, id))[1]?.decision).toBeNull();
    await expect(workspace.jobs.decide(id, [{ row: 0, decision: "undo" }, { row: 2, decision: "reject" }], ADA)).rejects.toMatchObject({ code: "conflict" });
    expect((await allRows(workspace, id))[0]?.decision, "all of them or none").not.toBeNull();
  });

  it("is deleted with its file by its maker or an owner, and at the end of its time", async () => {
    const workspace = await reopen();
    const id = await begun(workspace, ["a.example"]);
    await expect(workspace.jobs.remove(id, { id: "per_ben", role: "member" })).rejects.toMatchObject({ code: "forbidden" });
    await workspace.jobs.remove(id, { id: "per_ben", role: "owner" });
    await expect(workspace.jobs.rows(id, 0, 1)).rejects.toMatchObject({ code: "not_found" });
    const old = await begun(workspace, ["b.example"]);
    await until(workspace, old, "done");
    now += 30 * DAY + 1;
    await expect.poll(async () => (await workspace.jobs.list()).length, { timeout: 5000 }).toBe(0);
  });

  it("takes 50,000 rows and not one more", async () => {
    const { jobs } = await reopen();
    const { id } = await jobs.create({ name: "big.csv", columns: ["Domain"], domainColumn: 0 }, ADA);
    const rows = Array.from({ length: JOB_LIMITS.rows }, (_, i) => [`d${i}.example`]);
    for (let from = 0; from < rows.length; from += JOB_LIMITS.rowsARequest) await jobs.addRows(id, { from, rows: rows.slice(from, from + JOB_LIMITS.rowsARequest) });
    await expect(jobs.addRows(id, { from: JOB_LIMITS.rows, rows: [["one.more"]] })).rejects.toMatchObject({ code: "conflict" });
    expect(await jobs.get(id)).toMatchObject({ rows: JOB_LIMITS.rows, counts: { waiting: JOB_LIMITS.rows } });
  }, 60_000);

  it("cannot be made where no domains are looked up", async () => {
    const workspace = await open({ now: () => now }, { log: { info: () => undefined, error: () => undefined } });
    opened.push(workspace);
    await expect(workspace.jobs.create({ name: "a", columns: ["a"], domainColumn: 0 }, ADA)).rejects.toMatchObject({ code: "not_supported" });
  });

  describe("a job that is not there", () => {
    it("is told as such", async () => {
      const { jobs } = await reopen();
      for (const ask of [() => jobs.get("job_x"), () => jobs.addRows("job_x", { from: 0, rows: [] }), () => jobs.change("job_x", { state: "paused" }), () => jobs.rows("job_x", 0, 1), () => jobs.decide("job_x", [], ADA)]) {
        await expect(ask()).rejects.toMatchObject({ code: "not_found" });
      }
    });
  });
}
