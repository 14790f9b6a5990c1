import { expect, it } from "vitest";
import type { Caller } from "../accounts/accounts";
import type { Resolution } from "../company/resolution";
import { ServiceError } from "../errors";
import { domainLookUp } from "./domain-look-up";

const CALLER: Caller = {
  keyId: "per_ada",
  keyName: "Ada",
  keyState: "active",
  demo: false,
  subscription: { id: "sub", name: "workspace", state: "active", package: { name: "basic", groups: ["identity"] }, searchFields: [], ratePerSecond: null, monthlyQuota: null, createdAt: 0 },
};
const company = (id: string) => ({ ID: id, "Company Name": `Company ${id}`, "Country Code": "NL", City: null });
const found = (id: string, score: number) => ({ company: company(id), score, reasons: [{ kind: "name" as const, agrees: true, weight: 0.6, text: `Name of ${id}.` }, { kind: "city" as const, agrees: false, weight: 0.1, text: `City of ${id}.` }] });

it("tells each company of a domain once, the matched one first, then the best, with what speaks for it and against it", async () => {
  const resolution: Resolution = {
    requestedUrl: "https://a.example/",
    finalUrl: "https://a.example/",
    statusCode: 200,
    verdict: "match",
    company: company("2"),
    candidates: [
      { source: "jsonld", matches: [found("1", 0.9), found("2", 0.7)] },
      { source: "og", matches: [found("3", 0.6), found("2", 0.8)] },
    ],
  };
  const asked: unknown[] = [];
  const lookUp = domainLookUp({ resolve: (request) => (asked.push([request.url, request.keyId, request.follow]), Promise.resolve(resolution)) });
  const answer = await lookUp("a.example", CALLER);
  expect(asked).toEqual([["a.example", "per_ada", false]]);
  expect(answer).toEqual({ verdict: "match", matches: [["2", 0.8], ["1", 0.9], ["3", 0.6]].map(([id, score]) => ({ id, name: `Company ${String(id)}`, countryCode: "NL", score, reasons: [{ text: `Name of ${String(id)}.`, agrees: true }, { text: `City of ${String(id)}.`, agrees: false }] })) });
});

it("fails as the fetch does", async () => {
  const lookUp = domainLookUp({ resolve: () => Promise.reject(new ServiceError("timeout", "Too slow.")) });
  await expect(lookUp("a.example", CALLER)).rejects.toMatchObject({ code: "timeout" });
});
