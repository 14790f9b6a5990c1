import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { JOB_LIMITS } from "../company/jobs";
import { WORKSPACE_LIMITS } from "../company/workspace";

it("docs/workspace.md states the limits that apply", () => {
  const page = readFileSync("docs/workspace.md", "utf8");
  const { searches, lists, listIds, exports, idsARequest } = WORKSPACE_LIMITS;
  const { jobs, rows, rowsARequest, columns, cellLength } = JOB_LIMITS;
  const stated = {
    "saved searches": searches,
    lists,
    "companies in a list": listIds,
    "exports in the history": exports,
    "IDs in a request": idsARequest,
    jobs,
    "rows of a job": rows,
    "rows in a request": rowsARequest,
    "columns of a file": columns,
    "characters of a cell": cellLength,
  };
  for (const [what, most] of Object.entries(stated)) expect(page).toContain(`| ${what} | ${most.toLocaleString("en-US")} |`);
});
