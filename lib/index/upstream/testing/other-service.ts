import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CompanyPage, ScrollPosition, SearchMatch } from "../../../company/company-index";
import { FIELD_GROUPS, type PublicRecord, SEARCH_FIELDS } from "../../../company/fields";
import { parseQuery, QUERY_PARAMETERS, type CompanyQuery } from "../../../company/query";
import type { CompanyRecord } from "../../../company/record";
import { createReferenceIndex } from "../../reference-index";

export interface OtherService {
  /** With a path, below which the API is. */
  readonly url: string;
  readonly key: string;
  /** Request targets so far. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

interface OpenScroll {
  readonly query: CompanyQuery;
  readonly from: { readonly generation: string; readonly position: ScrollPosition };
}

/** The largest page it gives, and the largest batch. */
const LARGEST = { page: 200, batch: 1000 };

/**
 * A service of the same API by other hands: records as a bare `data` array with everything else beside it, more fields than anybody
 * asked for, numbers as text, "" for what it does not know, smaller pages than asked for, scrolls that it remembers and whose cursors
 * work once, no cursor after the last batch, and no other look-up than that of cities.
 */
export async function startOtherService(records: readonly CompanyRecord[], key = "another service's key".replaceAll(/\W/g, "-")): Promise<OtherService> {
  const index = createReferenceIndex(records);
  const scrolls = new Map<string, OpenScroll>();
  const asked: string[] = [];
  const everything = { groups: FIELD_GROUPS.map((group) => group.key) };

  async function answer(url: URL): Promise<readonly [number, unknown]> {
    const sent = url.searchParams;
    const size = Math.min(Number(sent.get("pageSize") ?? 25), url.pathname.endsWith("search") ? 50 : sent.get("useScroll") === "true" ? LARGEST.batch : LARGEST.page);
    const offset = (Number(sent.get("page") ?? 1) - 1) * size;
    const query = parseQuery(new Map(QUERY_PARAMETERS.filter((name) => sent.has(name)).map((name) => [name, sent.getAll(name)])));
    switch (url.pathname) {
      case "/v1/companies/api/company/search":
        return [200, pageOf(await index.page(query, { offset, limit: size }, { fields: SEARCH_FIELDS }), size)];
      case "/v1/companies/api/company/export":
        if (sent.get("export") !== "true") return [400, { error: "export must be true" }];
        return sent.get("useScroll") === "true" ? await scroll(query, size, sent.get("scrollId")) : [200, pageOf(await index.page(query, { offset, limit: size }, everything), size)];
      case "/v1/companies/api/cities": {
        const places = await index.places("city", sent.get("search") ?? "", sent.get("countries")?.split(",") ?? [], Number(sent.get("limit")));
        const data = places.map(({ name, countryCode }) => ({ cityName: name, countryCode: countryCode === "" ? null : countryCode }));
        return [200, { data, total: data.length, limit: Number(sent.get("limit")) }];
      }
      default:
        return [404, "<h1>Not found</h1>"];
    }
  }

  async function scroll(query: CompanyQuery, size: number, scrollId: string | null): Promise<readonly [number, unknown]> {
    const open = scrollId === null ? undefined : scrolls.get(scrollId);
    if (scrollId !== null && !open) return [404, { error: "No search context found" }];
    scrolls.delete(scrollId ?? "");
    const batch = await index.scroll(open?.query ?? query, size, everything, open?.from);
    const next = `${randomUUID()}==`;
    if (batch.hasMore) scrolls.set(next, { query: open?.query ?? query, from: batch });
    return [200, { data: dressed(batch.records.json), pageSize: size, hasMoreRecords: batch.hasMore, ...(batch.hasMore ? { scrollId: next } : {}), recordCount: batch.records.count, match: batch.match }];
  }

  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const respond = ([status, body]: readonly [number, unknown]): void => {
      const isJson = typeof body !== "string";
      response.writeHead(status, { "Content-Type": isJson ? "application/json;charset=UTF-8" : "text/html" }).end(isJson ? JSON.stringify(body) : body);
    };
    if (request.headers["x-api-key"] !== key) respond([401, { message: "Unauthorized", statusCode: 401 }]);
    else answer(new URL(request.url ?? "", "http://other")).then(respond, (error: unknown) => respond([400, { error: String(error) }]));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/companies/`,
    key,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function pageOf({ total, match, records }: CompanyPage, pageSize: number): { readonly data: readonly unknown[]; readonly match: SearchMatch | undefined } & Readonly<Record<string, unknown>> {
  return { data: dressed(records.json), totalCount: total, totalPages: Math.ceil(total / pageSize), pageSize, match };
}

function dressed(json: Uint8Array): readonly unknown[] {
  const records = JSON.parse(Buffer.from(json).toString()) as PublicRecord[];
  return records.map((record) => ({ ...Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value === null ? "" : typeof value === "number" ? value.toString() : value])), "Internal Score": 17, __proto__: { polluted: true } }));
}
