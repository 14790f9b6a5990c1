import { isSameSite } from "../operator/host";
import { isNode, type Node, typesOf, valuesOf } from "./organisations";
import { parseLoosely } from "./json-repair";
import { cleanText, withoutEntities } from "../page/text";
import type { Reading } from "../reading";

const [MAX_NODES, MAX_JSON] = [500, 500_000];

/** What structured data calls the site itself: the name of its `WebSite`, and of the first step of its breadcrumbs where that leads to the site's root; and whose its feeds are called. */
export function siteNamesOfData({ page: { jsonLd, items, feeds }, host }: Reading): readonly string[] {
  let read = 0;
  const roots = jsonLd.flatMap((script) => ((read += script.length) > MAX_JSON ? [] : [parseLoosely(script)]));
  const queue: unknown[] = [...roots, ...items];
  const [sites, steps]: [string[], string[]] = [[], []];
  for (let at = 0; at < queue.length && at < MAX_NODES; at += 1) {
    const value = queue[at];
    if (Array.isArray(value)) queue.push(...value.slice(0, MAX_NODES).map((one: unknown) => one));
    if (!isNode(value)) continue;
    const types = typesOf(value);
    if (types.includes("WebSite")) sites.push(...textsOf(value, "name"));
    if (types.includes("BreadcrumbList")) steps.push(...rootStep(valuesOf(value, "itemListElement")[0], host));
    for (const property of ["@graph", "isPartOf", "breadcrumb"]) queue.push(...valuesOf(value, property));
  }
  return [...sites, ...steps, ...feeds.flatMap((title) => FEED.exec(title)?.[1] ?? [])];
}

/** "Acme » Feed", "Acme » Comments Feed", "Acme - RSS": whose a feed is stands first. */
const FEED = /^(\S.{2,100}?)(?: ».{0,200}| ?[-–|]? (?:RSS(?: [\d.]+)?(?: feed)?|feed))$/iu;

function rootStep(step: unknown, host: Reading["host"]): readonly string[] {
  if (!isNode(step)) return [];
  const [item] = valuesOf(step, "item");
  const address = typeof item === "string" ? item : isNode(item) ? [item["@id"], item["url"]].find((one) => typeof one === "string") : undefined;
  if (typeof address !== "string" || !/^https?:\/\/[^/]+\/?$/.test(address) || !isSameSite(address, host)) return [];
  return [...textsOf(step, "name"), ...(isNode(item) ? textsOf(item, "name") : [])];
}

const textsOf = (node: Node, property: string): readonly string[] => valuesOf(node, property).flatMap((value) => (typeof value === "string" && value.length <= 200 ? [cleanText(withoutEntities(value))] : []));
