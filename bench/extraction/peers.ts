import { load } from "cheerio";
import type { Candidate } from "../../lib/company/website";

const VAT = /\b(?:ATU\d{8}|BE ?0?\d{9}|DE ?\d{9}|DK ?\d{8}|EL ?\d{9}|ES ?[A-Z\d]\d{7}[A-Z\d]|FI ?\d{8}|FR ?\d{2} ?\d{9}|GB ?\d{9}|IT ?\d{11}|NL ?\d{9}B\d{2}|PL ?\d{10}|PT ?\d{9}|SE ?\d{12}|CZ ?\d{8,10}|HU ?\d{8}|RO ?\d{2,10}|SK ?\d{10}|HR ?\d{11}|LU ?\d{8})\b/g;
const REGISTRATION = /(?:KvK|KVK|Kamer van Koophandel|Company (?:No|number|registration number)|Registered (?:No|number)|CVR|SIREN|SIRET|NIP|KRS|REGON|CNPJ|ABN|CIF|NIF|P\. ?IVA|Org\.? ?nr)[^\d]{0,20}([\d][\d .\-/]{6,18}\d)/gi;
const COURT = /\bHR[AB] ?\d{1,6}\b/g;
const COPYRIGHT = /(?:©|Copyright)[\s\d–-]*([^|·.\n©\d]{3,60})/i;
const LEGAL = /\b((?:[A-Z][\p{L}&'-]+ ){1,4}(?:B\.V\.|N\.V\.|GmbH(?: & Co\. KG)?|AG|KG|Ltd\.?|Limited|LLP|plc|Inc\.|LLC|S\.A\.|S\.r\.l\.|SARL|SAS|S\.L\.|ApS|A\/S|AB|AS|Oy|s\.r\.o\.|Sp\. z o\.o\.))/gu;

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, "");

/** Patterns over the text, no checks: both peers' way with numbers and names. */
function fromText(text: string): Candidate[] {
  const copyright = COPYRIGHT.exec(text)?.[1]?.trim();
  const ids = new Set([...[...text.matchAll(VAT)].map(([id]) => bare(id)), ...[...text.matchAll(REGISTRATION)].map(([, id]) => bare(id ?? "")), ...[...text.matchAll(COURT)].map(([id]) => bare(id))]);
  return [
    ...[...ids].map((nationalId): Candidate => ({ source: "identifier", nationalId })),
    ...(copyright === undefined || copyright === "" ? [] : [{ source: "copyright", name: copyright } satisfies Candidate]),
    ...[...new Set([...text.matchAll(LEGAL)].map(([, name]) => name ?? ""))].map((name): Candidate => ({ source: "legal-suffix", name })),
  ];
}

/** What one writes with cheerio in an hour: Organization nodes of plain JSON-LD, og:site_name, patterns over the text without scripts. */
export function withCheerio(html: string): Candidate[] {
  const $ = load(html);
  const nodes = $('script[type="application/ld+json"]').get().flatMap((script) => organisations($(script).text()));
  const brand = $('meta[property="og:site_name"]').attr("content");
  $("script,style,noscript").remove();
  const text = $("body").text().replace(/[^\S\n]+/g, " ");
  return [...nodes, ...fromText(text), ...(brand === undefined ? [] : [{ source: "og", name: brand } satisfies Candidate])].slice(0, 12);
}

/** What one writes without a parser: tags cut away, the same patterns. */
export function withPatterns(html: string): Candidate[] {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/gi, " ").replace(/<[^>]*>/g, "\n").replace(/&nbsp;/g, " ").replace(/&copy;/g, "©").replace(/&amp;/g, "&");
  return fromText(text.replace(/[^\S\n]+/g, " ")).slice(0, 12);
}

function organisations(json: string): Candidate[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [];
  }
  const nodes: unknown[] = Array.isArray(parsed) ? parsed : isNode(parsed) && Array.isArray(parsed["@graph"]) ? parsed["@graph"] : [parsed];
  return nodes.filter(isNode).flatMap((node): Candidate[] => {
    if (!/Organization|Business|Corporation|Store/.test(String(node["@type"]))) return [];
    const name = node["legalName"] ?? node["name"];
    const vat = node["vatID"] ?? node["taxID"];
    return typeof name === "string" ? [{ source: "jsonld", name, ...(typeof vat === "string" ? { nationalId: bare(vat) } : {}) }] : [];
  });
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
