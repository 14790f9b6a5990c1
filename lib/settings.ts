/** Every setting of the service, as data. They come from the environment; `docs/settings.md` describes the same list. */
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";

interface SettingDefinition {
  /** Name of the environment variable. */
  readonly name: string;
  /** What applies when the variable is unset or empty, as a person reads it. */
  readonly default: string;
  readonly help: string;
  /** Holds a password or key: no message quotes it. */
  readonly secret?: boolean;
}

export const SETTINGS = [
  { name: "PORT", default: "3000", help: "TCP port to listen on, 0 to 65535; 0 takes any free one." },
  { name: "HOST", default: "127.0.0.1", help: "Address to listen on; 0.0.0.0 or :: makes the service reachable from other machines." },
  { name: "DATA_DIR", default: "./data", help: "Folder of the index generations and of accounts.db." },
  { name: "LOG_LEVEL", default: "info", help: "Least severe log lines to write: fatal, error, warn, info, debug, trace or silent. Each request is one line at info." },
  { name: "WORKERS", default: "one a processor core", help: "Threads that answer queries, 1 to 64; as many speak HTTP, the main one included." },
  { name: "METRICS_ALLOW", default: "127.0.0.0/8,::1", help: "IP addresses and CIDR blocks, comma-separated, that may read /metrics; off for none." },
  { name: "TRUSTED_PROXIES", default: "127.0.0.0/8,::1", help: "IP addresses and CIDR blocks, comma-separated, of the proxies whose X-Forwarded-For is believed; off for none." },
  { name: "AUDIT_DAYS", default: "400", help: "Days that entries of the audit log are kept, 30 to 36500." },
  { name: "USAGE_DAYS", default: "800", help: "Days that requests by key, endpoint and day are kept, 31 to 36500." },
  { name: "JOB_DAYS", default: "30", help: "Days that a file of domains is kept with its results, 1 to 3650; then both are deleted." },
  { name: "DATABASE_URL", default: "none", help: "PostgreSQL database of keys, subscriptions, counts and audit log when several machines serve: postgres://user:password@host:port/database.", secret: true },
  { name: "REDIS_URL", default: "none", help: "Redis that keeps the rate limits when several machines serve: redis:// or rediss:// (TLS), user:password@ where needed, host:port, /database number.", secret: true },
  { name: "FETCH_CONTACT", default: "https://firmament.example/bot", help: "Page or mailto: address that page fetches name in their user agent, so that a site's owner learns who fetches." },
  { name: "FETCH_DENY", default: "none", help: "IP addresses, CIDR blocks and host names (with all names below them), comma-separated, that no page is fetched from, beside those that are always refused." },
  { name: "FETCH_ALLOW", default: "none", help: "IP addresses and CIDR blocks, comma-separated, that pages may be fetched from though they are not public. For your own network: every key can then read its sites." },
  { name: "FETCH_PORTS", default: "none", help: "Ports, comma-separated, that pages may be fetched from beside 80, 443, 8080 and 8443." },
  { name: "FETCH_NAME_SERVERS", default: "the system's", help: "Name servers for page fetches, comma-separated: IP addresses, with :port where it is not 53 (IPv6 then in brackets)." },
  { name: "COMPANY_API_BASE_URL", default: "none", help: "Another service of the same API to take all data from, in place of an index of its own: the http or https address that its paths are below.", secret: true },
  { name: "COMPANY_API_KEY", default: "none", help: "This service's key for that one. It is sent there and nowhere else.", secret: true },
] as const satisfies readonly SettingDefinition[];

type SettingName = (typeof SETTINGS)[number]["name"];

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** ≥ 1. */
  readonly workers: number;
  /** IP addresses and CIDR blocks that may read the metrics; none when empty. */
  readonly metricsAllow: readonly string[];
  /** IP addresses and CIDR blocks of the proxies whose word on a client's address counts. */
  readonly trustedProxies: readonly string[];
  /** How long what is written down is kept, in days. */
  readonly retention: { readonly auditDays: number; readonly usageDays: number };
  /** How long a file of domains is kept with its results. */
  readonly jobDays: number;
  readonly fetch: FetchSettings;
  /** PostgreSQL database of the accounts, with its password; undefined when they are in `accounts.db`. */
  readonly databaseUrl?: string | undefined;
  /** Redis of the rate limits, with its password; undefined when this machine keeps them itself. */
  readonly redisUrl?: string | undefined;
  /** The service that all data come from; undefined when this one has an index of its own. */
  readonly upstream?: { readonly baseUrl: URL; /** A function, so that printing the settings prints no key. */ readonly apiKey: () => string } | undefined;
}

/** How pages are fetched. */
interface FetchSettings {
  readonly contact: string;
  /** Addresses, blocks of addresses and host names. */
  readonly deny: readonly string[];
  /** Addresses and blocks of addresses. */
  readonly allow: readonly string[];
  readonly ports: readonly number[];
  /** Addresses with their ports; the system's when empty. */
  readonly nameServers: readonly string[];
}

/** Settings that cannot be read; the message names each and what is allowed. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SettingsError";
  }
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `expected a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `expected a whole number from ${min} to ${max}`).max(max, `expected a whole number from ${min} to ${max}`));

const addressBlocks = z
  .string()
  .transform((text) => (text === "off" ? [] : text.split(",").map((item) => item.trim())))
  .refine((items) => items.every(isAddressBlock), "expected IP addresses and CIDR blocks such as 10.0.0.0/8, separated by commas, or off");

function isAddressBlock(text: string): boolean {
  const [, address = "", prefix = "0"] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}

const list = (isItem: (item: string) => boolean, expected: string) =>
  z
    .string()
    .transform((text) => text.split(",").map((item) => item.trim()))
    .refine((items) => items.every(isItem), `expected ${expected}, separated by commas`)
    .default([]);

function isHostName(text: string): boolean {
  return /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)*(?!\d+$)[a-z0-9_-]{1,63}$/i.test(text);
}

function isPort(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
}

function isNameServer(text: string): boolean {
  const [, six, four, port = "53"] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(text) ?? [];
  return isIP(text) !== 0 || ((isIP(six ?? "") === 6 || isIP(four ?? "") === 4) && isPort(port));
}

function isContact(text: string): boolean {
  return /^(https?:\/\/|mailto:)[!-'*-:<-~]{3,200}$/.test(text) && URL.canParse(text);
}

function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return ["redis:", "rediss:"].includes(url.protocol) && url.hostname !== "" && /^(\/\d{0,5})?$/.test(url.pathname);
}

function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && ["postgres:", "postgresql:"].includes(new URL(text).protocol);
}

function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return ["http:", "https:"].includes(protocol) && [username, password, search, hash].every((part) => part === "");
}

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().regex(/^[0-9A-Za-z.:_-]+$/, "expected an IP address or host name").default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  LOG_LEVEL: z.enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(", ")}`).default("info"),
  WORKERS: wholeNumber(1, 64).default(() => Math.min(64, availableParallelism())),
  METRICS_ALLOW: addressBlocks.default(["127.0.0.0/8", "::1"]),
  TRUSTED_PROXIES: addressBlocks.default(["127.0.0.0/8", "::1"]),
  AUDIT_DAYS: wholeNumber(30, 36_500).default(400),
  USAGE_DAYS: wholeNumber(31, 36_500).default(800),
  JOB_DAYS: wholeNumber(1, 3650).default(30),
  DATABASE_URL: z.string().refine(isDatabaseUrl, "expected postgres://user:password@host:port/database").optional(),
  REDIS_URL: z.string().refine(isRedisUrl, "expected redis://host:port, or rediss://host:port for TLS").optional(),
  FETCH_CONTACT: z.string().refine(isContact, "expected an http, https or mailto address without blanks, brackets and semicolons").default("https://firmament.example/bot"),
  FETCH_DENY: list((item) => isAddressBlock(item) || isHostName(item), "IP addresses, CIDR blocks and host names"),
  FETCH_ALLOW: list(isAddressBlock, "IP addresses and CIDR blocks such as 10.0.0.0/8"),
  FETCH_PORTS: list(isPort, "ports from 1 to 65535"),
  FETCH_NAME_SERVERS: list(isNameServer, "IP addresses, such as 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:5353"),
  COMPANY_API_BASE_URL: z.string().refine(isServiceUrl, "expected an http or https address without user, password, query and fragment, such as https://data.example.com").optional(),
  COMPANY_API_KEY: z.string().regex(/^[!-~]{1,1000}$/, "expected visible ASCII characters without blanks").optional(),
} satisfies Record<SettingName, z.ZodType>);

/** The two go together. */
const wholeSchema = schema.superRefine(({ COMPANY_API_BASE_URL: url, COMPANY_API_KEY: key }, context) => {
  if (url !== undefined && key === undefined) context.addIssue({ code: "custom", path: ["COMPANY_API_KEY"], message: "needed beside COMPANY_API_BASE_URL" });
  if (url === undefined && key !== undefined) context.addIssue({ code: "custom", path: ["COMPANY_API_BASE_URL"], message: "needed beside COMPANY_API_KEY" });
});

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * @param cwd what a relative `DATA_DIR` starts from.
 * @throws SettingsError that names every variable that cannot be read.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, cwd = process.cwd()): Settings {
  const given = Object.fromEntries(SETTINGS.map(({ name }) => [name, environment[name]?.trim() || undefined]));
  const read = wholeSchema.safeParse(given);
  if (!read.success) {
    const problems = read.error.issues.map(({ path: [variable], message }) => `${shown(String(variable), environment)}: ${message}`);
    throw new SettingsError(`Cannot start with these settings:\n  ${problems.join("\n  ")}`);
  }
  const { PORT, HOST, DATA_DIR, LOG_LEVEL, WORKERS, METRICS_ALLOW, TRUSTED_PROXIES, AUDIT_DAYS, USAGE_DAYS, JOB_DAYS, DATABASE_URL, REDIS_URL, COMPANY_API_BASE_URL, COMPANY_API_KEY } = read.data;
  const { FETCH_CONTACT, FETCH_DENY, FETCH_ALLOW, FETCH_PORTS, FETCH_NAME_SERVERS } = read.data;
  const upstream = COMPANY_API_BASE_URL === undefined ? undefined : { baseUrl: new URL(COMPANY_API_BASE_URL), apiKey: () => COMPANY_API_KEY ?? "" };
  return {
    port: PORT,
    host: HOST,
    dataDir: path.resolve(cwd, DATA_DIR),
    logLevel: LOG_LEVEL,
    workers: WORKERS,
    metricsAllow: METRICS_ALLOW,
    trustedProxies: TRUSTED_PROXIES,
    retention: { auditDays: AUDIT_DAYS, usageDays: USAGE_DAYS },
    jobDays: JOB_DAYS,
    fetch: { contact: FETCH_CONTACT, deny: FETCH_DENY, allow: FETCH_ALLOW, ports: FETCH_PORTS.map(Number), nameServers: FETCH_NAME_SERVERS },
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    upstream,
  };
}

function shown(name: string, environment: Readonly<Record<string, string | undefined>>): string {
  const secret = SETTINGS.some((setting) => setting.name === name && "secret" in setting);
  return secret ? name : `${name}=${JSON.stringify(environment[name])}`;
}
