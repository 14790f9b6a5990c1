/** Holds the documentation to the code: tables are equal, links lead somewhere, requests and programs shown run. */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import layerRules from "../.dependency-cruiser.mjs";
import manifest from "../package.json";
import { IMPORT_EXPORT_CODES, LEGAL_STATUS_CODES, STATUS_CODES, SUBSIDIARY_CODES } from "./company/codes";
import { FIELD_GROUPS, fieldsOfGroup, SEARCH_FIELDS } from "./company/fields";
import { FILTERS } from "./company/filters";
import { PACKAGES } from "./company/packages";
import { parameterNames } from "./company/query";
import type { CompanyRecord } from "./company/record";
import { SORTS, writeSort } from "./company/sorting";
import { MAX_LIST_VALUES, MAX_VALUE_LENGTH } from "./company/values";
import { ERROR_STATUS } from "./errors";
import { ENDPOINTS } from "./http/api";
import { EXPORT_LIMITS, MAX_SCROLL_ID, SEARCH_LIMITS } from "./http/paging";
import { type ApiServer, startApi } from "./http/testing/api-server";
import { COMPANIES } from "./http/testing/companies";
import { FAMILIES, FILES, KEY_KINDS, RANGE_FIELDS } from "./index/embedded/format";
import { createReferenceIndex } from "./index/reference-index";
import { generateDemoRecords } from "./registers/demo/records";
import { REGISTERS } from "./registers/registers";
import { curlLine } from "./server/announcement";

const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join("docs", name)),
];

const read = (page: string): string => readFileSync(page, "utf8");
const figure = (value: number): string => value.toLocaleString("en-US");

/** The rows of a page's tables (heads and rules aside) whose first cell passes the test. */
function rows(page: string, first: RegExp, text = read(page)): string[] {
  return text.split("\n").filter((line) => first.test(/^\| (.*?) \|/.exec(line)?.[1] ?? ""));
}

/** A page's text from a heading to the next one of its level or above. */
function section(page: string, heading: string): string {
  const [, after] = read(page).split(new RegExp(`^${heading}$`, "m"), 2);
  if (after === undefined) throw new Error(`${page} has no heading ${heading}`);
  const level = heading.indexOf(" ");
  return after.split(new RegExp(`^#{1,${level}} `, "m"))[0] ?? "";
}

/** The code blocks of one language. */
function blocks(page: string, language: string): string[] {
  return [...read(page).matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, block = ""]) => block);
}

describe("the API reference", () => {
  it("lists every filter with its label, kind, meaning and example, and no other", () => {
    const kinds = { text: "text", list: "list", place: "places", range: "range", flag: "true/false" } as const;
    const expected = FILTERS.map((filter) => `| ${parameterNames(filter).map((name) => `\`${name}\``).join(", ")} | ${filter.label} | ${kinds[filter.kind]} | ${filter.help} | \`${filter.example}\` |`);
    expect(rows("docs/api.md", /^`/, section("docs/api.md", "## Filters"))).toEqual(expected);
  });

  it("lists every order that pages can have, and no other", () => {
    const expected = SORTS.map(({ name, fields: [field] }) => `| ${[true, false].map((descending) => `\`${writeSort({ by: name, descending })}\``).join(", ")} | \`${field}\` |`);
    expect(rows("docs/api.md", /^`\w+:/, section("docs/api.md", "### Sorting"))).toEqual(expected);
  });

  it("lists every endpoint, and whether it needs a key", () => {
    const listed = rows("docs/api.md", /^`\//).map((row) => row.split(" | ").map((cell) => cell.replace(/^\| | \|$|`/g, "")));
    expect(listed.map(([endpoint, , key]) => [endpoint, key])).toEqual(ENDPOINTS.map(({ path: endpoint, access }) => [endpoint, access === "key" ? "yes" : "no"]));
  });

  it("lists every error code with its status, and no other", () => {
    const listed = rows("docs/api.md", /^[45]\d\d$/).map((row) => /^\| (\d+) \| `(\w+)` \|/.exec(row)?.slice(1));
    expect(listed).toEqual(Object.entries(ERROR_STATUS).map(([code, status]) => [status.toString(), code]));
  });

  it("states the limits that apply", () => {
    const text = read("docs/api.md");
    expect(text).toContain(`| longest single value | ${figure(MAX_VALUE_LENGTH)} characters |`);
    expect(text).toContain(`| longest \`scrollId\` | ${figure(MAX_SCROLL_ID)} characters |`);
    expect(text).toContain(`| most values in one list | ${figure(MAX_LIST_VALUES)} |`);
    expect(text).toContain(`| largest \`pageSize\` | ${figure(SEARCH_LIMITS.maxPageSize)} | ${figure(EXPORT_LIMITS.maxPageSize)} |`);
    expect(text).toContain(`| records over all pages | ${figure(SEARCH_LIMITS.cap)} | ${figure(EXPORT_LIMITS.cap)} |`);
  });
});

describe("the field reference", () => {
  it.each(FIELD_GROUPS.map(({ key, label }) => [label, key] as const))("lists every field of the group %s in export order", (label, key) => {
    const text = section("docs/fields.md", `## ${label}`);
    expect(text).toContain(`Group \`${key}\`.`);
    expect(rows("docs/fields.md", /^`/, text)).toEqual(fieldsOfGroup(key).map(({ name, type, help }) => `| \`${name}\` | ${type} | ${help} |`));
  });

  it("names the fields of a search answer", () => {
    const names = SEARCH_FIELDS.map((name) => `\`${name}\``);
    expect(read("docs/fields.md").replaceAll("\n", " ")).toContain(`search delivers ${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}.`);
  });

  it.each([
    ["Location type", STATUS_CODES],
    ["Subsidiary", SUBSIDIARY_CODES],
    ["Import/export", IMPORT_EXPORT_CODES],
    ["Legal status", LEGAL_STATUS_CODES],
  ])("lists every code of the table %s", (heading, table) => {
    expect(rows("docs/fields.md", /^`/, section("docs/fields.md", `### ${heading}`))).toEqual(table.entries.map(({ code, label }) => `| \`${code}\` | ${label} |`));
  });

  it("lists every package with its field groups", () => {
    expect(rows("docs/fields.md", /^`/, section("docs/fields.md", "## Packages"))).toEqual(PACKAGES.map(({ name, groups }) => `| \`${name}\` | ${groups.map((group) => `\`${group}\``).join(", ")} |`));
  });
});

describe("the threat model", () => {
  it("names tests that there are", () => {
    const tests = new Map(readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((name) => /\.(test|contract)\.ts$/.test(name)).map((name) => [path.join("lib", name), read(path.join("lib", name))]));
    const checked = rows("docs/security.md", /./, section("docs/security.md", "## Threat model")).map((row) => row.split(" | ")[3] ?? "");
    const files = checked.flatMap((cell) => [...cell.matchAll(/`([\w.-]+\.ts)`/g)].map(([, file = ""]) => file));
    const names = checked.flatMap((cell) => [...cell.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name));
    expect(files.length + names.length).toBeGreaterThan(15);
    expect(files.filter((file) => ![...tests.keys()].some((test) => test.endsWith(`/${file}`)))).toEqual([]);
    expect(names.filter((name) => ![...tests.values()].some((text) => text.includes(name)))).toEqual([]);
  });
});

describe("the guides", () => {
  it("name every npm script in README or CONTRIBUTING", () => {
    const text = read("README.md") + read("CONTRIBUTING.md");
    const commands = Object.keys(manifest.scripts).map((script) => (script === "start" || script === "test" ? `npm ${script}` : `npm run ${script}`));
    expect(commands.filter((command) => !text.includes(command))).toEqual([]);
  });

  it("show how to import every register, and link to its page", () => {
    const text = read("docs/registers/README.md");
    const commands = REGISTERS.map(({ command, code }) => command ?? code);
    expect(commands.filter((command) => !text.includes(`npm run import -- ${command}`))).toEqual([]);
    const described = commands.filter((command) => command !== "demo");
    expect(described.filter((command) => !text.includes(`(${command}.md)`))).toEqual([]);
  });

  it("state the layer rules that the check enforces", () => {
    const rules = layerRules.forbidden.flatMap(({ name, comment }) => (/^layer-(?!unknown|foundations)/.test(name) ? [comment ?? ""] : []));
    const described = rows("docs/architecture.md", /^`lib\//).map((row) => {
      const [layer = "", allowed = ""] = row.split(" | ").map((cell) => cell.replace(/^\| | \|$|`/g, ""));
      return `${layer} may import ${["errors, clock, settings", ...(allowed === "nothing" ? [] : [allowed])].join(", ")}`;
    });
    expect(described).toEqual(rules);
  });

  it("describe every file, term family, range and key of the index", () => {
    const text = read("docs/embedded-index.md");
    expect([...FILES, ...FAMILIES, ...RANGE_FIELDS, ...KEY_KINDS].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

describe.each(PAGES)("%s", (page) => {
  it("links to files and headings that exist", () => {
    const broken = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
      const [file = "", anchor] = target.split("#");
      const linked = file === "" ? page : path.posix.join(path.posix.dirname(page), file);
      return existsSync(linked) && (anchor === undefined || anchors(linked).includes(anchor)) ? [] : [target];
    });
    expect(broken).toEqual([]);
  });

  it("names files of this project that exist", () => {
    const named = [...read(page).matchAll(/`((?:lib|docs|scripts|app|bench|components|public|e2e)\/[\w./-]+)`/g)].map(([, name = ""]) => name);
    // A layer is named where its rule is known, also before it has code.
    expect(named.filter((name) => !existsSync(name) && !/^lib\/\w+$/.test(name))).toEqual([]);
  });
});

/** The targets of the requests that curl sends in a block of shell, those with `--data-urlencode` included. */
function requestsOf(block: string): string[] {
  return block.split("\n").flatMap((line) => {
    const target = /\$URL(\/[^"'\s]*)/.exec(line)?.[1];
    const data = [...line.matchAll(/--data-urlencode "([^=]+)=([^"]*)"/g)].map(([, name = "", value = ""]) => `${name}=${encodeURIComponent(value)}`);
    return target === undefined ? [] : [data.length === 0 ? target : `${target}?${data.join("&")}`];
  });
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchors(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe("what the guides show", () => {
  let api: ApiServer;
  beforeAll(async () => {
    const first = COMPANIES[0];
    if (first === undefined) throw new Error("There is no test company.");
    const many = Array.from({ length: 2500 }, (_, number): CompanyRecord => ({ values: { ...first.values, ID: `nl-${number}`, "Company Name": `Company ${number} B.V.` } }));
    api = await startApi({ index: createReferenceIndex([...generateDemoRecords(60), ...many]) });
  });
  afterAll(() => api.close());

  const shown = new Set(PAGES.flatMap((page) => blocks(page, "sh").flatMap(requestsOf)));
  const requests = [...shown].filter((target) => !target.includes("$") && !target.startsWith("/api/health"));

  it("is the longest query string that is read", async () => {
    const length = Number(/\| longest query string \| ([\d,]+) bytes/.exec(read("docs/api.md"))?.[1]?.replace(",", ""));
    const target = (bytes: number): string => `/api/company/search?${"search=".padEnd(bytes, "a")}`;
    expect((await api.get(target(length))).status).toBe(400);
    expect((await api.get(target(length + 1))).status).toBe(414);
  });

  it("has requests in it", () => expect(requests.length).toBeGreaterThan(5));

  it.each(requests)("is accepted by the service: %s", async (target) => {
    const { status, text } = await api.get(target);
    expect(status, text).toBe(200);
  });

  it("is what the printed request answers on the demo register, record by record", async () => {
    const query = { search: "maschinenbau", countryCode: ["DE"] };
    const german = [...generateDemoRecords()].filter(({ values }) => values["Country Code"] === "DE");
    const { total, match, records } = await createReferenceIndex(german).page(query, { offset: 0, limit: 5 }, { fields: SEARCH_FIELDS });
    expect(curlLine("http://127.0.0.1:3000", "fm_…")).toBe(blocks("README.md", "sh")[1]?.trim());
    const meta = { totalCount: total, currentPage: 1, totalPages: Math.ceil(total / 5), pageSize: 5, match };
    expect(JSON.parse(blocks("README.md", "json")[0] ?? "")).toEqual({ meta, data: { records: JSON.parse(Buffer.from(records.json).toString()) as unknown } });
  });

  it("is what an export of the demo register's first company holds", () => {
    const [first] = [...generateDemoRecords(1)].map(({ values }): Readonly<Record<string, unknown>> => values);
    const { data } = JSON.parse(blocks("README.md", "json")[1] ?? "") as { data: { records: Record<string, unknown>[] } };
    for (const [name, value] of Object.entries(data.records[0] ?? {})) expect(first?.[name] ?? null, name).toBe(value);
    expect(Object.keys(data.records[0] ?? {}).length).toBeGreaterThan(10);
  });

  describe.each([
    { language: "sh", program: "bash", options: ["-euo", "pipefail", "-c"], needs: ["bash", "curl"] },
    { language: "js", program: process.execPath, options: ["--input-type=module", "-e"], needs: [] },
    { language: "py", program: "python3", options: ["-c"], needs: ["python3"] },
  ])("the scroll loop in $language", ({ language, program, options, needs }) => {
    it.skipIf(needs.some((name) => spawnSync(name, ["--version"]).status !== 0))("delivers every company once", async () => {
      const loop = blocks("README.md", language).find((block) => block.includes("useScroll") && block.includes("hasMoreRecords"));
      const { stdout } = await promisify(execFile)(program, [...options, loop ?? ""], { env: { ...process.env, URL: api.origin, KEY: api.key }, maxBuffer: 64 << 20 });
      const ids = stdout.match(/\bnl-\d+\b/g) ?? [];
      expect(ids.length).toBe(2500);
      expect(new Set(ids).size).toBe(2500);
    });
  });
});
