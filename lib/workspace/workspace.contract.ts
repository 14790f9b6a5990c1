/** What every store of the workspace guarantees. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WORKSPACE_LIMITS, type Maker, type NewExport, type Workspace } from "../company/workspace";
import { ServiceError } from "../errors";
import type { WorkspaceOptions } from "./stored-workspace";

/** Opens the workspace of one store; called several times, as so many processes on it. */
export type OpenWorkspace = (clock: { now(): number }, jobs: Pick<WorkspaceOptions, "log" | "resolve">) => Promise<Workspace>;

const SILENT = { info: () => undefined, error: () => undefined };

const ADA: Maker = { id: "per_ada", name: "Ada" };
const BEN: Maker = { id: "per_ben", name: "Ben" };
const EXPORT: NewExport = { query: "countryCode=NL", columns: ["ID", "Company Name"], format: "csv", generation: "g-1", announced: 5, leavesOut: { exports: [], lists: [] } };

/** Code and message of what a call is refused with. */
async function refusal(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(() => undefined, (reason: unknown) => reason);
  return error instanceof ServiceError ? `${error.code}: ${error.message}` : String(error);
}

/**
 * @param begin makes an empty store and says how to open it.
 * @param end removes it.
 */
export function workspaceContract(begin: () => Promise<OpenWorkspace>, end: () => Promise<void>): void {
  let open: OpenWorkspace;
  let workspace: Workspace;
  let now: number;
  const opened: Workspace[] = [];
  const reopen = async (): Promise<Workspace> => {
    workspace = await open({ now: () => now }, { log: SILENT });
    opened.push(workspace);
    return workspace;
  };
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 12);
    open = await begin();
    await reopen();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await end();
  });

  describe("saved searches", () => {
    it("are kept with who made them, pinned ones first, then by name, also after a restart", async () => {
      const late = await workspace.searches.create({ name: "Late", query: "countryCode=NL", pinned: false }, ADA);
      expect(late.id).toMatch(/^srch_/);
      expect(late).toMatchObject({ name: "Late", query: "countryCode=NL", pinned: false, madeBy: ADA, createdAt: now, count: null, countBefore: null });
      await workspace.searches.create({ name: "Early", query: "", pinned: false }, BEN);
      await workspace.searches.create({ name: "Pinned", query: "hasEmail=true", pinned: true }, BEN);
      expect((await (await reopen()).searches.list()).map(({ name }) => name)).toEqual(["Pinned", "Early", "Late"]);
      expect(await workspace.searches.get(late.id)).toEqual(late);
    });

    it("have one name each", async () => {
      const first = await workspace.searches.create({ name: "A", query: "", pinned: false }, ADA);
      const second = await workspace.searches.create({ name: "B", query: "", pinned: false }, ADA);
      expect(await refusal(workspace.searches.create({ name: "A", query: "", pinned: false }, BEN))).toMatch(/^conflict: .*"A" already/);
      await expect(workspace.searches.change(second.id, { name: "A" })).rejects.toMatchObject({ code: "conflict" });
      expect(await workspace.searches.change(first.id, { name: "A", pinned: true })).toMatchObject({ name: "A", pinned: true });
    });

    it("tell their count from the one in the data before, however often they are counted", async () => {
      const { id } = await workspace.searches.create({ name: "A", query: "countryCode=NL", pinned: false }, ADA);
      const first = { companies: 10, generation: "g-1", at: now };
      expect(await workspace.searches.counted(id, 10, "g-1")).toMatchObject({ count: first, countBefore: null });
      now += 1000;
      expect(await workspace.searches.counted(id, 12, "g-2")).toMatchObject({ count: { companies: 12, generation: "g-2", at: now }, countBefore: first });
      now += 1000;
      expect(await workspace.searches.counted(id, 12, "g-2")).toMatchObject({ count: { companies: 12, at: now }, countBefore: first });
      expect(await workspace.searches.change(id, { name: "B" })).toMatchObject({ count: { companies: 12 }, countBefore: first });
      expect(await workspace.searches.change(id, { query: "countryCode=DE" })).toMatchObject({ name: "B", query: "countryCode=DE", count: null, countBefore: null });
    });

    it("are deleted by their maker and by owners only", async () => {
      const { id } = await workspace.searches.create({ name: "A", query: "", pinned: false }, ADA);
      expect(await refusal(workspace.searches.remove(id, { id: BEN.id, role: "member" }))).toMatch(/^forbidden: .*Ada/);
      await workspace.searches.remove(id, { id: BEN.id, role: "owner" });
      const { searches } = workspace;
      for (const ask of [() => searches.get(id), () => searches.change(id, {}), () => searches.counted(id, 1, "g"), () => searches.remove(id, { id: ADA.id, role: "owner" })]) await expect(ask()).rejects.toMatchObject({ code: "not_found" });
    });

    it("are refused beyond as many as there may be", async () => {
      for (let i = 0; i < WORKSPACE_LIMITS.searches; i += 1) await workspace.searches.create({ name: `${i}`, query: "", pinned: false }, ADA);
      expect(await refusal(workspace.searches.create({ name: "one more", query: "", pinned: false }, ADA))).toMatch(/^conflict: .*1000 saved searches/);
    }, 60_000);
  });

  describe("lists", () => {
    it("hold each company once, in the order added", async () => {
      const list = await workspace.lists.create({ name: "Leads", ids: ["b", "a", "b"] }, ADA);
      expect(list.id).toMatch(/^list_/);
      expect(list).toMatchObject({ name: "Leads", size: 2, madeBy: ADA, changedAt: now });
      now += 1000;
      expect(await workspace.lists.changeIds(list.id, { add: ["c", "a", "é/ß-1"], remove: [] })).toMatchObject({ size: 4, added: 2, removed: 0, changedAt: now });
      expect(await workspace.lists.changeIds(list.id, { add: ["z"], remove: ["a", "nobody", "z"] })).toMatchObject({ size: 3, added: 1, removed: 2 });
      expect(await (await reopen()).lists.ids(list.id)).toEqual({ ids: ["b", "c", "é/ß-1"], next: null });
      expect(await workspace.lists.changeIds(list.id, { add: [], remove: ["b", "c", "é/ß-1"] })).toMatchObject({ size: 0 });
      expect(await workspace.lists.ids(list.id)).toEqual({ ids: [], next: null });
    });

    it("take 100,000 companies and not one more", async () => {
      const { id } = await workspace.lists.create({ name: "Big", ids: [] }, ADA);
      const ids = Array.from({ length: WORKSPACE_LIMITS.listIds }, (_, i) => `no-${900_000_000 + i * 7}`);
      for (let from = 0; from < ids.length; from += 10_000) await workspace.lists.changeIds(id, { add: ids.slice(from, from + 10_000), remove: [] });
      expect(await refusal(workspace.lists.changeIds(id, { add: ["one more"], remove: [] }))).toMatch(/^conflict: .*100001/);
      expect((await workspace.lists.ids(id)).ids).toEqual(ids);
      expect(await workspace.lists.changeIds(id, { add: ["other"], remove: [ids[0] ?? ""] })).toMatchObject({ size: WORKSPACE_LIMITS.listIds });
    }, 60_000);

    it("lose nothing when two people add at once", async () => {
      const { id } = await workspace.lists.create({ name: "Both", ids: [] }, ADA);
      const other = await open({ now: () => now }, { log: SILENT });
      opened.push(other);
      await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? workspace : other).lists.changeIds(id, { add: [`id-${i}`], remove: [] })));
      expect((await workspace.lists.ids(id)).ids.length).toBe(20);
    });

    it("are renamed, told apart by name, and deleted with what they hold", async () => {
      const { id } = await workspace.lists.create({ name: "A", ids: ["a"] }, ADA);
      const other = await workspace.lists.create({ name: "B", ids: [] }, BEN);
      await expect(workspace.lists.rename(other.id, "A")).rejects.toMatchObject({ code: "conflict" });
      await workspace.lists.rename(id, "C");
      expect((await workspace.lists.list()).map(({ name }) => name)).toEqual(["B", "C"]);
      await expect(workspace.lists.remove(id, { id: BEN.id, role: "member" })).rejects.toMatchObject({ code: "forbidden" });
      await workspace.lists.remove(id, { id: ADA.id, role: "member" });
      const { lists } = workspace;
      for (const ask of [() => lists.get(id), () => lists.ids(id), () => lists.rename(id, "D"), () => lists.changeIds(id, { add: [], remove: [] })]) await expect(ask()).rejects.toMatchObject({ code: "not_found" });
    });
  });

  describe("exports", () => {
    it("are told with their query, columns and progress, newest first", async () => {
      const first = await workspace.exports.create(EXPORT, ADA);
      expect(first).toEqual({ ...EXPORT, id: first.id, madeBy: ADA, createdAt: now, changedAt: now, state: "running", reason: null, delivered: 0, skipped: 0 });
      const second = await workspace.exports.create({ ...EXPORT, leavesOut: { exports: [first.id], lists: [] } }, BEN);
      expect((await (await reopen()).exports.list(10)).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(await workspace.exports.list(1)).toEqual([second]);
      await expect(workspace.exports.create({ ...EXPORT, leavesOut: { exports: [], lists: ["list_gone"] } }, ADA)).rejects.toMatchObject({ code: "not_found" });
    });

    it("note a batch once, though it is sent twice, and none out of turn", async () => {
      const { id } = await workspace.exports.create(EXPORT, ADA);
      expect(await workspace.exports.delivered(id, { from: 0, skipped: 1, ids: ["a", "b"] }, ADA)).toMatchObject({ delivered: 2, skipped: 1 });
      expect(await workspace.exports.delivered(id, { from: 0, skipped: 1, ids: ["a", "b"] }, ADA)).toMatchObject({ delivered: 2, skipped: 1 });
      expect(await refusal(workspace.exports.delivered(id, { from: 3, skipped: 1, ids: ["d"] }, ADA))).toMatch(/^conflict: .*not at 3/);
      await expect(workspace.exports.delivered(id, { from: 2, skipped: 1, ids: ["c"] }, BEN)).rejects.toMatchObject({ code: "forbidden" });
      await workspace.exports.delivered(id, { from: 2, skipped: 2, ids: ["c"] }, ADA);
      expect(await workspace.exports.ids(id, 0)).toEqual({ ids: ["a", "b", "c"], next: null });
      expect(await workspace.exports.ids(id, 1)).toEqual({ ids: ["b", "c"], next: null });
      expect(await workspace.exports.ids(id, 3)).toEqual({ ids: [], next: null });
    });

    it("are done only with all that was announced, and what has ended stays so", async () => {
      const { id } = await workspace.exports.create(EXPORT, ADA);
      await workspace.exports.delivered(id, { from: 0, skipped: 1, ids: ["a", "b", "c"] }, ADA);
      expect(await refusal(workspace.exports.change(id, { state: "done" }, ADA))).toMatch(/^conflict: .*announced with 5.*3 were delivered and 1 left out/);
      expect(await workspace.exports.change(id, { state: "paused" }, ADA)).toMatchObject({ state: "paused" });
      await workspace.exports.delivered(id, { from: 3, skipped: 1, ids: ["d"] }, ADA);
      await expect(workspace.exports.change(id, { state: "done" }, BEN)).rejects.toMatchObject({ code: "forbidden" });
      expect(await workspace.exports.change(id, { state: "done" }, ADA)).toMatchObject({ state: "done", delivered: 4, skipped: 1 });
      await expect(workspace.exports.change(id, { state: "running" }, ADA)).rejects.toMatchObject({ code: "conflict" });
      await expect(workspace.exports.delivered(id, { from: 4, skipped: 1, ids: ["e"] }, ADA)).rejects.toMatchObject({ code: "conflict" });
      const failed = await workspace.exports.create(EXPORT, ADA);
      expect(await workspace.exports.change(failed.id, { state: "failed", reason: "the scroll expired" }, ADA)).toMatchObject({ state: "failed", reason: "the scroll expired" });
    });

    it("give their IDs back a hundred thousand at a time", async () => {
      const { id } = await workspace.exports.create({ ...EXPORT, announced: 130_000 }, ADA);
      const ids = Array.from({ length: 130_000 }, (_, i) => `gb-${i.toString().padStart(8, "0")}`);
      for (let from = 0; from < ids.length; from += 10_000) await workspace.exports.delivered(id, { from, skipped: 0, ids: ids.slice(from, from + 10_000) }, ADA);
      const first = await workspace.exports.ids(id, 0);
      expect(first.next).toBe(100_000);
      const rest = await workspace.exports.ids(id, first.next ?? 0);
      expect(rest.next).toBeNull();
      expect([...first.ids, ...rest.ids]).toEqual(ids);
      await workspace.exports.remove(id, { id: ADA.id, role: "member" });
      await expect(workspace.exports.ids(id, 0)).rejects.toMatchObject({ code: "not_found" });
    }, 60_000);
  });
}
