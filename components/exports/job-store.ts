import type { ExportJob } from "./job";

const DATABASE = "firmament";
const STORE = "exports";

/** The exports of this browser. */
export const jobs = {
  async all(): Promise<readonly ExportJob[]> {
    const found = await inStore("readonly", (store) => store.getAll());
    return Array.isArray(found) ? found.filter(isJob) : [];
  },
  async get(id: string): Promise<ExportJob | undefined> {
    const found = await inStore("readonly", (store) => store.get(id));
    return isJob(found) ? found : undefined;
  },
  /** Fulfilled once it is on the disk: a checkpoint must not be newer than what it speaks of, nor be lost. */
  async put(job: ExportJob): Promise<void> {
    await inStore("readwrite", (store) => store.put(job));
  },
  async remove(id: string): Promise<void> {
    await inStore("readwrite", (store) => store.delete(id));
  },
};

/** Only `put` writes there: what has the marks of a job is one. */
function isJob(value: unknown): value is ExportJob {
  return typeof value === "object" && value !== null && "id" in value && "query" in value && "checkpoint" in value;
}

async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode, { durability: "strict" });
    const request = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The browser's database gave up."));
    });
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database cannot be opened."));
  });
}
