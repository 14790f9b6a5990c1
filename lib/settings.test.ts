import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { readSettings, SETTINGS, SettingsError } from "./settings";

describe("settings", () => {
  it("have defaults that need no environment", () => {
    expect(readSettings({}, "/srv")).toEqual({ port: 3000, host: "127.0.0.1", dataDir: "/srv/data", logLevel: "info", workers: Math.min(64, availableParallelism()), metricsAllow: ["127.0.0.0/8", "::1"], trustedProxies: ["127.0.0.0/8", "::1"], retention: { auditDays: 400, usageDays: 800 }, jobDays: 30, fetch: { contact: "https://firmament.example/bot", deny: [], allow: [], ports: [], nameServers: [] } });
  });

  it("come from the environment; an empty variable counts as unset", () => {
    const environment = { PORT: "0", HOST: "::", DATA_DIR: "/var/lib/firmament", LOG_LEVEL: "silent", WORKERS: " 4 ", METRICS_ALLOW: "10.0.0.0/8, ::1", TRUSTED_PROXIES: "off", AUDIT_DAYS: "30", USAGE_DAYS: "31", JOB_DAYS: "7", FETCH_CONTACT: "mailto:bot@example.com", FETCH_DENY: "198.51.100.0/24, ads.example", FETCH_ALLOW: "10.0.0.0/8", FETCH_PORTS: "3000,8000", FETCH_NAME_SERVERS: "192.0.2.1,[2001:db8::1]:5353" };
    expect(readSettings(environment)).toEqual({ port: 0, host: "::", dataDir: "/var/lib/firmament", logLevel: "silent", workers: 4, metricsAllow: ["10.0.0.0/8", "::1"], trustedProxies: [], retention: { auditDays: 30, usageDays: 31 }, jobDays: 7, fetch: { contact: "mailto:bot@example.com", deny: ["198.51.100.0/24", "ads.example"], allow: ["10.0.0.0/8"], ports: [3000, 8000], nameServers: ["192.0.2.1", "[2001:db8::1]:5353"] } });
    expect(readSettings({ PORT: "", WORKERS: " " }).port).toBe(3000);
    expect(readSettings({ METRICS_ALLOW: "off" }).metricsAllow).toEqual([]);
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80a"],
    ["PORT", "1e3"],
    ["HOST", "http://localhost"],
    ["LOG_LEVEL", "verbose"],
    ["WORKERS", "0"],
    ["WORKERS", "65"],
    ["WORKERS", "2.5"],
    ["TRUSTED_PROXIES", "proxy"],
    ["AUDIT_DAYS", "29"],
    ["USAGE_DAYS", "30"],
    ["JOB_DAYS", "0"],
    ["FETCH_CONTACT", "us"],
    ["FETCH_CONTACT", "https://example.com/a b"],
    ["FETCH_DENY", "http://example.com"],
    ["FETCH_DENY", "10.0.0"],
    ["FETCH_ALLOW", "example.com"],
    ["FETCH_PORTS", "0"],
    ["FETCH_PORTS", "80,65536"],
    ["FETCH_NAME_SERVERS", "dns.example"],
    ["FETCH_NAME_SERVERS", "192.0.2.1:0"],
    ["FETCH_NAME_SERVERS", "2001:db8::1]:53"],
    ["METRICS_ALLOW", "localhost"],
    ["METRICS_ALLOW", "10.0.0.0/33"],
    ["METRICS_ALLOW", "::1,"],
    ["METRICS_ALLOW", "10.0.0.1/24/1"],
  ])("refuse %s=%s, naming it and what is allowed", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}="${value}": expected `));
  });

  it("take DATABASE_URL, and refuse another address without quoting it: it may hold a password", () => {
    expect(readSettings({ DATABASE_URL: "postgres://u:p@db:5432/firmament" }).databaseUrl).toBe("postgres://u:p@db:5432/firmament");
    for (const value of ["mysql://u:hidden@db", "hidden"]) {
      expect(() => readSettings({ DATABASE_URL: value })).toThrow(/DATABASE_URL: expected postgres:\/\//);
      expect(() => readSettings({ DATABASE_URL: value })).not.toThrow(/hidden/);
    }
  });

  it.each(["redis://:hidden@", "http://:hidden@cache:6379", "redis://:hidden@cache/first", "hidden"])("refuse REDIS_URL=%s without quoting it: it may hold a password", (value) => {
    expect(() => readSettings({ REDIS_URL: value })).toThrow(/REDIS_URL: expected redis:\/\//);
    expect(() => readSettings({ REDIS_URL: value })).not.toThrow(/hidden/);
  });

  it.each(["redis://cache", "redis://127.0.0.1:6379", "rediss://user:pass%20word@cache.example:6380/3"])("take REDIS_URL=%s", (value) => {
    expect(readSettings({ REDIS_URL: value }).redisUrl).toBe(value);
  });

  describe("of another service as the source of data", () => {
    const upstream = { COMPANY_API_BASE_URL: "https://data.example.com/v1/", COMPANY_API_KEY: "fm_secret" };

    it("are address and key, and printing them prints no key", () => {
      const settings = readSettings(upstream);
      expect(settings.upstream?.baseUrl.href).toBe("https://data.example.com/v1/");
      expect(settings.upstream?.apiKey()).toBe("fm_secret");
      expect(JSON.stringify(settings) + inspect(settings, { depth: 9 })).not.toContain("fm_secret");
      expect(readSettings({}).upstream).toBeUndefined();
    });

    it.each(["data.example.com", "ftp://data.example.com", "https://user:fm_secret@data.example.com", "https://data.example.com/?key=fm_secret", "https://data.example.com/#a"])("refuse the address %s without quoting it", (url) => {
      expect(() => readSettings({ ...upstream, COMPANY_API_BASE_URL: url })).toThrow(/COMPANY_API_BASE_URL: expected an http or https address/);
      expect(() => readSettings({ ...upstream, COMPANY_API_BASE_URL: url })).not.toThrow(/fm_secret/);
    });

    it.each(["fm_secret with blanks", "fm_secret\u00e9", "fm_secret\r\nX-Other: 1"])("refuse a key that cannot be sent, without quoting it", (key) => {
      expect(() => readSettings({ ...upstream, COMPANY_API_KEY: key })).toThrow(/COMPANY_API_KEY: expected visible ASCII/);
      expect(() => readSettings({ ...upstream, COMPANY_API_KEY: key })).not.toThrow(/fm_secret/);
    });

    it("need each other", () => {
      expect(() => readSettings({ ...upstream, COMPANY_API_KEY: "" })).toThrow(/COMPANY_API_KEY: needed beside COMPANY_API_BASE_URL/);
      expect(() => readSettings({ ...upstream, COMPANY_API_BASE_URL: "" })).toThrow(/COMPANY_API_BASE_URL: needed beside COMPANY_API_KEY/);
    });
  });

  it("name every wrong variable at once", () => {
    expect(() => readSettings({ PORT: "x", WORKERS: "y" })).toThrow(/PORT="x"[^]*WORKERS="y"/);
  });

  it("are all described in docs/settings.md, with default and meaning, and nothing else is", () => {
    const rows = readFileSync("docs/settings.md", "utf8").split("\n").filter((line) => line.startsWith("| `"));
    expect(rows).toEqual(SETTINGS.map(({ name, default: value, help }) => `| \`${name}\` | ${value} | ${help} |`));
  });
});
