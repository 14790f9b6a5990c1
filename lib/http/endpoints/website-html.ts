import { invalidValue, readBoolean, readInteger, type Parameters } from "../../company/query";
import { PAGE_BYTES, type PageRequest, type WebsitePage } from "../../company/website";
import type { KeyedEndpoint } from "../endpoint";
import type { ParameterDefinition } from "../parameter";
import { FOLLOW_PARAMETER, fetchCharge, readFollow, spareRequests } from "./follow";
import { readUrl, URL_PARAMETER } from "./page-url";

const PATH = "/api/website/html";

const MAX_BYTES: ParameterDefinition = {
  name: "maxBytes",
  type: "integer",
  minimum: PAGE_BYTES.least,
  maximum: PAGE_BYTES.most,
  default: PAGE_BYTES.default,
  help: "The most bytes of the body to read, counted decoded. A longer page is cut, and `truncated` says so.",
  example: "500000",
};

const EXTRACT: ParameterDefinition = { name: "extract", type: "boolean", default: false, help: "`true`: find the companies that the page names and return them as `candidates`.", example: "true" };

const EXPLAIN: ParameterDefinition = {
  name: "explain",
  type: "boolean",
  default: false,
  help: "`true`: `extract`, and say for each candidate which words of the page gave it and what was checked, and which links lead to imprint, legal, contact and about pages.",
  example: "true",
};

/** Downloads a page. */
export const WEBSITE_HTML: KeyedEndpoint = {
  path: PATH,
  access: "key",
  summary: "Fetch a web page",
  description:
    "Downloads a public page, follows up to 5 redirects, and returns its text whatever its status: look at `statusCode`, sites that refuse robots answer with pages of their own. Addresses, internal names and hosts that lead to private addresses are refused. `extract=true` adds the companies that the page names, the most trusted first: a candidate with `nationalId` is found by `nationalId` and `countryCode`, another by `search`, `countryCode` and `statusCode=0,1`. The answer begins within 10 seconds or fails, and is complete after 15. Nothing is stored. Counts as one request whatever the site does, with `follow=imprint` as two.",
  parameters: [URL_PARAMETER, EXTRACT, MAX_BYTES, EXPLAIN, FOLLOW_PARAMETER],
  answer: "WebsiteAnswer",
  codes: new Map([["url", "invalid_url"]]),
  charge: fetchCharge(PATH),
  start:
    ({ websites }) =>
    (parameters, { keyId }, { gone }) => {
      const url = readUrl(parameters);
      const wanted = readWanted(parameters);
      const maxBytes = readMaxBytes(parameters);
      websites.check(url);
      return async () => {
        const page = await websites.fetch({ url, ...wanted, maxBytes, keyId, signal: gone?.() ?? new AbortController().signal });
        return { json: bodyOf(page), spare: spareRequests(page.followed) };
      };
    },
};

/** @throws ParameterError for `extract=false` beside what needs it. */
function readWanted(parameters: Parameters): Pick<PageRequest, "extract" | "explain" | "follow"> {
  const extract = readBoolean(EXTRACT.name, parameters);
  const explain = readBoolean(EXPLAIN.name, parameters) ?? false;
  const follow = readFollow(parameters);
  if (extract === false && (explain || follow)) throw invalidValue(EXTRACT.name, "false", `true, or no extract: ${explain ? EXPLAIN.name : FOLLOW_PARAMETER.name} needs it`);
  return { extract: extract ?? (explain || follow), explain, follow };
}

function readMaxBytes(parameters: Parameters): number {
  const bytes = readInteger("maxBytes", parameters) ?? PAGE_BYTES.default;
  if (bytes < PAGE_BYTES.least || bytes > PAGE_BYTES.most) throw invalidValue("maxBytes", bytes.toString(), `a whole number from ${PAGE_BYTES.least} to ${PAGE_BYTES.most}`);
  return bytes;
}

/** The page's text is JSON already and is not copied. */
function bodyOf({ requestedUrl, finalUrl, statusCode, contentType, charset, htmlJson, bytes, truncated, redirects, fetchedAt, candidates, links, followed }: WebsitePage): readonly Uint8Array[] {
  const before = JSON.stringify({ requestedUrl, finalUrl, statusCode, contentType, charset });
  const after = JSON.stringify({ bytes, truncated, redirects, fetchedAt: new Date(fetchedAt).toISOString(), candidates, links, followed });
  return [Buffer.from(`${before.slice(0, -1)},"html":`), htmlJson, Buffer.from(`,${after.slice(1)}`)];
}
