import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CompanyRecord } from "../company/record";
import { startApi, type ApiServer } from "../http/testing/api-server";
import { COMPANIES } from "../http/testing/companies";
import { createReferenceIndex } from "../index/reference-index";
import { PAGE_SIZE } from "../../components/exports/job";
import { XLSX_MAX_RECORDS } from "./writer";

const PAGE = readFileSync("docs/exports.md", "utf8");

function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "m").exec(PAGE)?.[1] ?? "";
}

describe("the scroll loop of the guide", () => {
  let api: ApiServer;
  beforeAll(async () => {
    const values = COMPANIES[0]?.values;
    if (values === undefined) throw new Error("There is no test company.");
    api = await startApi({ index: createReferenceIndex(Array.from({ length: 2500 }, (_, number): CompanyRecord => ({ values: { ...values, ID: `nl-${number}`, "Country Code": "NL" } }))) });
  });
  afterAll(() => api.close());

  describe.each([
    { language: "sh", program: "bash", options: ["-euo", "pipefail", "-c"], needs: ["bash", "curl", "jq"] },
    { language: "py", program: "python3", options: ["-c"], needs: ["python3"] },
    { language: "ts", program: process.execPath, options: ["--input-type=module", "-e"], needs: [] },
  ])("in $language", ({ language, program, options, needs }) => {
    it.skipIf(needs.some((name) => spawnSync(name, ["--version"]).status !== 0))(`delivers every company once, as a line of JSON (needs ${needs.join(", ") || "nothing"})`, async () => {
      const text = block(language);
      const source = language === "ts" ? (await transform(text, { loader: "ts", format: "esm" })).code : text;
      const { stdout } = await promisify(execFile)(program, [...options, source], { env: { ...process.env, URL: api.origin, KEY: api.key }, maxBuffer: 64 << 20 });
      const ids = stdout.trim().split("\n").map((line) => (JSON.parse(line) as { ID: string }).ID);
      expect([ids.length, new Set(ids).size]).toEqual([2500, 2500]);
    });
  });
});

it("the guide states the limits that apply", () => {
  expect(PAGE).toContain(`batch of ${PAGE_SIZE.toLocaleString("en-US")} companies`);
  expect(PAGE).toContain(`worksheet holds ${XLSX_MAX_RECORDS.toLocaleString("en-US")} companies`);
});
