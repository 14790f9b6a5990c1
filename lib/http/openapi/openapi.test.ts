import Ajv, { type ValidateFunction } from "ajv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PACKAGES } from "../../company/packages";
import { QUERY_PARAMETERS } from "../../company/query";
import { ServiceError } from "../../errors";
import { ENDPOINTS } from "../api";
import { failingIndex, startApi, type ApiServer } from "../testing/api-server";
import { describeApi, type ApiDescription } from "./document";
import type { Schema } from "./schema";

let api: ApiServer;
let description: ApiDescription;
let validators: Ajv;
beforeAll(async () => {
  api = await startApi();
  description = JSON.parse((await api.get("/openapi.json", {})).text) as ApiDescription;
  // Held to the letter: a member that is not described fails.
  validators = new Ajv({ strict: false, formats: { date: /^\d{4}-\d\d-\d\d$/, "date-time": (text: string) => !Number.isNaN(Date.parse(text)) } });
  validators.addSchema({ $id: "api", components: closed(description.components) });
});
afterAll(() => api.close());

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, closed(member)]);
  return { ...Object.fromEntries(members), ...("properties" in value && "type" in value ? { additionalProperties: false } : {}) };
}

function validatorOf(schema: Schema): ValidateFunction {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as Schema;
  return validators.compile(local);
}

/** The schema of an answer, by path and status. */
function answerSchema(path: string, status: number): Schema {
  const response = description.paths[path]?.get.responses[status];
  if (response === undefined) throw new Error(`${path} does not describe status ${status}`);
  return response.content["application/json"].schema;
}

async function holds(server: ApiServer, target: string, status: number, headers?: Record<string, string>): Promise<void> {
  const answer = await server.get(target, headers);
  expect([target, answer.status]).toEqual([target, status]);
  const valid = validatorOf(answerSchema(target.replace(/\?.*/, ""), status));
  expect(valid(answer.body), `${target}: ${JSON.stringify(valid.errors)}\n${answer.text.slice(0, 300)}`).toBe(true);
}

describe("the API description", () => {
  it("is OpenAPI 3.0.3, interface version 1.0.0, and complete in its required members", () => {
    expect(description).toMatchObject({ openapi: "3.0.3", info: { title: "Firmament", version: "1.0.0" }, servers: [{ url: "/" }], components: { securitySchemes: { apiKey: { type: "apiKey", in: "header", name: "x-api-key" }, session: { type: "apiKey", in: "cookie", name: "firmament_session" } } } });
    expect(Object.keys(description.paths)).toEqual(["/api/company/search", "/api/company/export", "/api/company/facets", "/api/cities", "/api/provinces", "/api/regions", "/api/countries", "/api/website/html", "/api/website/company", "/api/usage", "/api/health", "/openapi.json"]);
    const operations = Object.values(description.paths).map((path) => path.get);
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length);
    for (const operation of operations) {
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      for (const text of [operation.summary, operation.description]) expect(text).toMatch(/\S/);
      expect(new Set(operation.parameters.map((parameter) => parameter.name)).size).toBe(operation.parameters.length);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(response.description).toMatch(/\S/);
        // Refused before any endpoint.
        const early = ["408", "431"].includes(status);
        expect(Object.keys(response.headers).includes("X-Request-Id"), status).toBe(!early);
      }
    }
  });

  it("refers to nothing that is not there", () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(references.length).toBeGreaterThan(50);
    for (const name of references) expect(Object.keys(description.components.schemas)).toContain(name);
    for (const name of Object.keys(description.components.schemas)) expect(references, `${name} is used`).toContain(name);
  });

  it("needs a key exactly where the API does", () => {
    for (const [path, { get }] of Object.entries(description.paths)) expect(get.security).toEqual(path.endsWith("/health") || path === "/openapi.json" ? [] : [{ apiKey: [] }, { session: [] }]);
  });

  it("has every parameter with type, description and an example that its schema allows", () => {
    for (const { get } of Object.values(description.paths)) {
      for (const parameter of get.parameters) {
        expect(parameter.description, parameter.name).toMatch(/\S/);
        expect(parameter.schema.type, parameter.name).toBeDefined();
        const valid = validatorOf(parameter.schema);
        expect(valid(parameter.example), `${parameter.name}: ${JSON.stringify(valid.errors)}`).toBe(true);
      }
    }
    for (const path of ["/api/company/search", "/api/company/export", "/api/company/facets"]) expect(description.paths[path]?.get.parameters.map((parameter) => parameter.name)).toEqual(expect.arrayContaining([...QUERY_PARAMETERS]));
  });

  it("has an example for every answer, valid by its schema", () => {
    for (const { get } of Object.values(description.paths)) {
      for (const [status, response] of Object.entries(get.responses)) {
        const { schema, examples } = response.content["application/json"];
        const valid = validatorOf(schema);
        expect(Object.keys(examples).length, status).toBeGreaterThan(0);
        for (const { value } of Object.values(examples)) expect(valid(value), `${get.operationId} ${status}: ${JSON.stringify(valid.errors)}`).toBe(true);
      }
    }
  });

  it("is what the endpoints are", () => {
    expect(description).toEqual(JSON.parse(JSON.stringify(describeApi(ENDPOINTS))));
  });
});

describe("real answers are as described:", () => {
  it.each([
    "/api/company/search?search=acme",
    "/api/company/search?page=1",
    "/api/company/search?cityName=Nowhere",
    "/api/company/export?ID=demo-000001",
    "/api/company/export?pageSize=10000",
    "/api/company/export?useScroll=true&pageSize=3",
    "/api/company/export?useScroll=true&search=acme",
    "/api/company/facets?countryCode=DE&repair=true",
    "/api/company/facets?search=acme&facets=cityName&term=ams",
    "/api/company/facets?facets=cityName&positions=true",
    "/api/cities?search=m",
    "/api/provinces?search=b",
    "/api/regions?search=b",
    "/api/countries?search=n",
    "/api/website/html?url=a.example",
    "/api/website/html?url=a.example&extract=true",
    "/api/website/html?url=a.example&explain=true&follow=imprint",
    "/api/website/company?url=a.example",
    "/api/website/company?url=a.example&follow=imprint",
    "/api/usage?from=2026-11-01",
    "/api/health",
    "/openapi.json",
  ])("200 of %s", async (target) => {
    await holds(api, target, 200);
  });

  it("records of every package", async () => {
    for (const { name } of PACKAGES) await holds(api, "/api/company/export?page=1", 200, { "x-api-key": await api.createKey({ package: name }) });
  });

  it("every error of every endpoint", async () => {
    const disabled = await api.createKey({ name: "disabled" });
    await api.accounts.setDisabled("disabled", true);
    const exhausted = await api.createKey({ monthlyQuota: 0 });
    const failing = await startApi({ index: failingIndex(new Error("broken")) });
    const empty = await startApi({ index: failingIndex(new ServiceError("no_index", "No search index is selected.")) });
    for (const { path, access } of ENDPOINTS) {
      await holds(api, `${path}?nonsense=1`, 400);
      await holds(api, `${path}?search=${"a".repeat(50_000)}`, 414);
      const post = await fetch(api.origin + path, { method: "POST" });
      expect(validatorOf(answerSchema(path, 405))(await post.json())).toBe(true);
      if (access === "open") continue;
      await holds(api, path, 401, {});
      await holds(api, path, 403, { "x-api-key": disabled });
      if (path === "/api/usage") continue;
      await holds(api, path, 400);
      await holds(api, path, 429, { "x-api-key": exhausted });
      // A page is fetched whatever the index does.
      if (path.startsWith("/api/website/")) continue;
      await holds(failing, `${path}?search=a`, 500);
      await holds(empty, `${path}?search=a`, 503);
    }
    await holds(empty, "/api/health", 503);
    for (const target of ["page=9", "pageSize=0"]) await holds(api, `/api/company/search?${target}`, 400);
    for (const target of ["scrollId=x", "useScroll=true&scrollId=x"]) await holds(api, `/api/company/export?${target}`, 400);
    for (const server of [failing, empty]) await server.close();
  });
});
