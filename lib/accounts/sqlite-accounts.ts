import type Database from "better-sqlite3";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../clock";
import { packageByName, PACKAGES } from "../company/packages";
import { hasForbiddenCharacter } from "../company/values";
import { AccountsError, type Accounts, type Caller, type KeyDetails, type NewKey } from "./accounts";
import { CallerCache } from "./caller-cache";
import { openDatabase } from "./database";
import { generateId, generateKey, hashKey, isWellFormedKey } from "./key-format";

const DEMO_NAME = "demo";
const LONGEST_NAME = 100;
/** `last_used_at` is written at most this often for each key, in milliseconds. */
const LAST_USED_STEP = 60_000;

const keyRow = z.object({
  id: z.string(),
  name: z.string(),
  hash: z.string(),
  last_four: z.string(),
  package: z.string(),
  demo: z.number(),
  disabled: z.number(),
  monthly_quota: z.number().nullable(),
  rate_per_second: z.number().nullable(),
  created_at: z.number(),
  last_used_at: z.number().nullable(),
});
type KeyRow = z.infer<typeof keyRow>;

const secretRow = z.object({ value: z.instanceof(Uint8Array) });

/** Opens the accounts of a data folder. @throws AccountsError when the file cannot be used. */
export function openSqliteAccounts(options: { readonly dataDir: string; readonly clock: Clock }): Accounts {
  return new SqliteAccounts(openDatabase(options.dataDir), options.clock);
}

class SqliteAccounts implements Accounts {
  readonly #database: Database.Database;
  readonly #clock: Clock;
  readonly #cache: CallerCache;
  readonly #byHash: Database.Statement<[string]>;
  readonly #markUsed: Database.Statement<{ id: string; now: number; before: number }>;

  constructor(database: Database.Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#cache = new CallerCache(clock);
    this.#byHash = database.prepare("SELECT * FROM keys WHERE hash = ?");
    this.#markUsed = database.prepare("UPDATE keys SET last_used_at = @now WHERE id = @id AND (last_used_at IS NULL OR last_used_at <= @before)");
  }

  authenticate(key: string): Caller | undefined {
    if (!isWellFormedKey(key)) return undefined;
    const hash = hashKey(key);
    const cached = this.#cache.get(hash);
    if (cached) return cached;
    const row = keyRow.optional().parse(this.#byHash.get(hash));
    if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return undefined;
    const caller = callerOf(row);
    this.#cache.set(hash, caller);
    const now = this.#clock.now();
    if (caller.state === "active" && (row.last_used_at ?? -Infinity) <= now - LAST_USED_STEP) this.#markUsed.run({ id: row.id, now, before: now - LAST_USED_STEP });
    return caller;
  }

  createKey(key: NewKey): { readonly key: string; readonly details: KeyDetails } {
    checkName(key.name);
    if (!packageByName(key.package)) {
      throw new AccountsError(`Unknown package ${JSON.stringify(key.package)}. There are ${PACKAGES.map((known) => known.name).join(", ")}, or field groups joined with + (identity+contact).`);
    }
    return this.#database.transaction(() => this.#insert(key, false)).immediate();
  }

  createDemoKey(): string | undefined {
    const create = this.#database.transaction(() => {
      if (this.#database.prepare("SELECT 1 FROM keys WHERE demo = 1").get() !== undefined) return undefined;
      return this.#insert({ name: DEMO_NAME, package: "full" }, true).key;
    });
    return create.immediate();
  }

  #insert(key: NewKey, demo: boolean): { readonly key: string; readonly details: KeyDetails } {
    const taken = this.#find(key.name);
    if (taken) throw new AccountsError(`There is a key named ${JSON.stringify(taken.name)} already (${taken.id}, made ${new Date(taken.created_at).toISOString()}). Choose another name.`);
    const secret = generateKey();
    const row: KeyRow = {
      id: generateId("key_"),
      name: key.name,
      hash: hashKey(secret),
      last_four: secret.slice(-4),
      package: key.package,
      demo: demo ? 1 : 0,
      disabled: 0,
      monthly_quota: key.monthlyQuota ?? null,
      rate_per_second: key.ratePerSecond ?? null,
      created_at: this.#clock.now(),
      last_used_at: null,
    };
    this.#database
      .prepare(
        `INSERT INTO keys (id, name, hash, last_four, package, demo, disabled, monthly_quota, rate_per_second, created_at, last_used_at)
         VALUES (@id, @name, @hash, @last_four, @package, @demo, @disabled, @monthly_quota, @rate_per_second, @created_at, @last_used_at)`,
      )
      .run(row);
    return { key: secret, details: detailsOf(row) };
  }

  listKeys(): readonly KeyDetails[] {
    return keyRow.array().parse(this.#database.prepare("SELECT * FROM keys ORDER BY created_at, rowid").all()).map(detailsOf);
  }

  findKey(idOrName: string): KeyDetails {
    const row = this.#find(idOrName);
    if (!row) throw new AccountsError(`No key has the ID or name ${JSON.stringify(idOrName)}; "keys list" shows all.`);
    return detailsOf(row);
  }

  setDisabled(idOrName: string, disabled: boolean): KeyDetails {
    const { id } = this.findKey(idOrName);
    this.#database.prepare("UPDATE keys SET disabled = ? WHERE id = ?").run(disabled ? 1 : 0, id);
    this.#cache.clear();
    return this.findKey(id);
  }

  #find(idOrName: string): KeyRow | undefined {
    return keyRow.optional().parse(this.#database.prepare("SELECT * FROM keys WHERE id = @idOrName OR name = @idOrName").get({ idOrName }));
  }

  secret(name: string): Uint8Array {
    this.#database.prepare("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING").run(name, randomBytes(32));
    return secretRow.parse(this.#database.prepare("SELECT value FROM secrets WHERE name = ?").get(name)).value;
  }

  close(): void {
    this.#database.close();
  }
}

function checkName(name: string): void {
  if (name.trim() === "" || name.trim() !== name || name.length > LONGEST_NAME || hasForbiddenCharacter(name)) {
    throw new AccountsError(`A key's name has 1 to ${LONGEST_NAME} characters, no blank at either end and no control characters; got ${JSON.stringify(name)}.`);
  }
  // Keys are addressed by ID or name, and the demo key is made by the service itself.
  if (name.startsWith("key_") || name === DEMO_NAME) throw new AccountsError(`${JSON.stringify(name)} cannot be a key's name: names starting with "key_" and the name "${DEMO_NAME}" are the service's own.`);
}

function callerOf(row: KeyRow): Caller {
  const granted = packageByName(row.package);
  if (!granted) throw new AccountsError(`Key ${row.id} has the package ${JSON.stringify(row.package)}, which is not defined.`);
  return { keyId: row.id, keyName: row.name, subscriptionId: row.id, package: granted, state: row.disabled ? "disabled" : "active", demo: row.demo === 1 };
}

function detailsOf(row: KeyRow): KeyDetails {
  return {
    id: row.id,
    name: row.name,
    lastFour: row.last_four,
    package: row.package,
    demo: row.demo === 1,
    disabled: row.disabled === 1,
    ...(row.monthly_quota === null ? {} : { monthlyQuota: row.monthly_quota }),
    ...(row.rate_per_second === null ? {} : { ratePerSecond: row.rate_per_second }),
    createdAt: row.created_at,
    ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
  };
}
