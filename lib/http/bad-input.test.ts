import fc from "fast-check";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS } from "./api";
import { startApi, type AnswerBody, type ApiServer } from "./testing/api-server";
import { wrongQueries } from "./testing/wrong-values";

let api: ApiServer;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});

/** Sends a target as it is: fetch would tidy it. */
function send(target: string): Promise<{ status: number; body: AnswerBody }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${api.origin}/`, { path: target, agent, headers: { "x-api-key": api.key }, timeout: 5000 }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as AnswerBody }));
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error(`no answer within 5 s: ${target}`)));
    outgoing.on("error", reject);
    outgoing.end();
  });
}

const CASES = ENDPOINTS.filter((endpoint) => endpoint.access === "key").flatMap((endpoint) => endpoint.parameters.map((parameter) => ({ endpoint, parameter })));

describe("bad input", () => {
  it.each(CASES.map(({ endpoint, parameter }) => [endpoint.path, parameter.name, { endpoint, parameter }] as const))("%s refuses every wrong %s with 400, naming it", async (path, name, { endpoint, parameter }) => {
    const required = endpoint.parameters.filter((other) => other.required && other !== parameter).map((other) => `${other.name}=${other.example}`);
    const base = name.replace(/\[.*/, "");
    for (const wrong of wrongQueries(parameter)) {
      const target = `${path}?${[...required, wrong].join("&")}`;
      const { status, body } = await send(target);
      expect(status, target).toBe(400);
      expect(Object.keys(body), target).toEqual(["error", "code", "parameter"]);
      expect(body.parameter, target).toContain(base);
      expect(body.error, target).toContain(body.parameter);
      expect(body.code, target).toMatch(endpoint.codes?.has(body.parameter ?? "") ? /^invalid_url$/ : /^(invalid|unknown)_parameter$/);
    }
  });

  it.each(CASES.map(({ endpoint, parameter }) => [endpoint.path, parameter.name, { endpoint, parameter }] as const))("%s accepts the documented example of %s", async (path, name, { endpoint, parameter }) => {
    const others = endpoint.parameters.filter((other) => other.required && other !== parameter).map((other) => `${other.name}=${other.example}`);
    if (name === "scrollId") others.push("useScroll=true");
    const { status, body } = await send(`${path}?${[...others, `${encodeURIComponent(name)}=${encodeURIComponent(parameter.example)}`].join("&")}`);
    if (name === "scrollId") expect(body.code).toBe("scroll_invalid");
    else expect(status, body.error).toBe(200);
  });

  it("names the range whose ends are the wrong way round", async () => {
    const { status, body } = await send("/api/company/search?foundingYears[min]=2000&foundingYears[max]=1990");
    expect([status, body.parameter, body.error]).toEqual([400, "foundingYears[min]", "foundingYears[min] (2000) is greater than foundingYears[max] (1990)."]);
  });

  it("accepts brackets as they are and percent-encoded", async () => {
    for (const query of ["foundingYears[min]=1990", "foundingYears%5Bmin%5D=1990", "foundingYears%5bmin]=1990"]) expect((await send(`/api/company/search?${query}`)).body.meta?.["totalCount"]).toBe(27);
  });

  it("never causes a failure, and never goes unanswered", async () => {
    const names = ENDPOINTS.flatMap((endpoint) => endpoint.parameters.map((parameter) => parameter.name));
    const encodedText = fc.string({ unit: "binary", maxLength: 30 }).map((text) => encodeURIComponent(text));
    const bytes = fc.uint8Array({ maxLength: 12 }).map((values) => [...values].map((value) => `%${value.toString(16).padStart(2, "0")}`).join(""));
    const printable = fc.stringMatching(/^[!-"$-~]{0,30}$/);
    const value = fc.oneof(encodedText, bytes, printable, fc.integer().map(String), fc.constantFrom("true", "false", "NL", "DE,,", "[", "%"));
    const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.oneof(encodedText, printable) });
    const query = fc.array(fc.tuple(name, value).map(([left, right]) => `${left}=${right}`), { maxLength: 5 }).map((pairs) => pairs.join("&"));
    const path = fc.constantFrom(...ENDPOINTS.map((endpoint) => endpoint.path));
    await fc.assert(
      fc.asyncProperty(path, fc.oneof(query, printable, bytes), async (at, sent) => {
        const { status, body } = await send(`${at}?${sent}`);
        expect([200, 400]).toContain(status);
        if (status === 400 && body.code !== undefined) expect(body.error).not.toBe("");
      }),
      { numRuns: 1500 },
    );
  });
});
