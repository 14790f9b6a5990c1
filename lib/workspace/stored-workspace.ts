import type { Engine, Steps } from "../accounts/store/steps";
import type { Clock } from "../clock";
import type { ResolveDomain } from "../company/jobs";
import type { Workspace } from "../company/workspace";
import { ServiceError } from "../errors";
import { changeExport, createExport, exportWith, idsOfExport, latestExports, noteDelivered, removeExport } from "./exports";
import { JobRunner, type JobRunnerOptions } from "./jobs/job-runner";
import { addJobRows, allJobs, changeJob, createJob, decideRows, jobWith, pageOfRows } from "./jobs/stored-jobs";
import { removeKept } from "./kept";
import { allLists, changeListIds, createList, idsOfList, listWith, removeList, renameList } from "./lists";
import { allSearches, changeSearch, countSearch, createSearch, searchWith } from "./searches";

export interface WorkspaceOptions {
  readonly clock: Clock;
  readonly log: JobRunnerOptions["log"];
  /** How long a job is kept. */
  readonly jobDays: number;
  /** Jobs need it: without, none can be made. */
  readonly resolve?: ResolveDomain | undefined;
  readonly jobInterval?: number;
}

/** The workspace in the SQL store of the accounts, whose schema has its tables. It closes the engine with itself. */
export function createWorkspace(engine: Engine, { clock, log, jobDays, resolve, jobInterval }: WorkspaceOptions): Workspace {
  const runner = resolve && new JobRunner({ engine, clock, log, resolve, ...(jobInterval === undefined ? {} : { interval: jobInterval }) });
  const read = async <T>(steps: () => Steps<T>): Promise<T> => engine.run(steps);
  const write = async <T>(steps: () => Steps<T>): Promise<T> => engine.transaction(steps);
  const now = (): number => clock.now();
  return {
    searches: {
      list: () => read(allSearches),
      get: (id) => read(() => searchWith(id)),
      create: (search, by) => write(() => createSearch(search, by, now())),
      change: (id, change) => write(() => changeSearch(id, change)),
      counted: (id, companies, generation) => write(() => countSearch(id, companies, generation, now())),
      remove: (id, by) => write(() => removeKept("saved_searches", id, by)),
    },
    lists: {
      list: () => read(allLists),
      get: (id) => read(() => listWith(id)),
      create: (list, by) => write(() => createList(list, by, now())),
      rename: (id, name) => write(() => renameList(id, name, now())),
      changeIds: (id, ids) => write(() => changeListIds(id, ids, now())),
      ids: (id) => read(() => idsOfList(id)),
      remove: (id, by) => write(() => removeList(id, by)),
    },
    exports: {
      list: (most) => read(() => latestExports(most)),
      get: (id) => read(() => exportWith(id)),
      create: (record, by) => write(() => createExport(record, by, now())),
      change: (id, change, by) => write(() => changeExport(id, change, by, now())),
      delivered: (id, batch, by) => write(() => noteDelivered(id, batch, by, now())),
      ids: (id, from) => read(() => idsOfExport(id, from)),
      remove: (id, by) => write(() => removeExport(id, by)),
    },
    jobs: {
      list: () => read(allJobs),
      get: (id) => read(() => jobWith(id)),
      create: async (job, by) => {
        if (!runner) throw new ServiceError("not_supported", "This service does not look up the companies behind websites.");
        return write(() => createJob(job, by, now(), jobDays));
      },
      addRows: (id, rows) => write(() => addJobRows(id, rows, now())),
      change: (id, change) => write(() => changeJob(id, change, now())),
      rows: (id, from, most, state) => read(() => pageOfRows(id, from, most, state)),
      decide: (id, decisions, by) => write(() => decideRows(id, decisions, by, now())),
      remove: (id, by) => write(() => removeKept("jobs", id, by)),
    },
    close: async () => {
      await runner?.close();
      await engine.close();
    },
  };
}
