import { countryByCode, countryByName } from "../../company/codes";
import { findNumbers } from "../identifiers/find-numbers";
import { checksOfNumber } from "../identifiers/scheme-names";
import { fitsLabel, nameKey } from "../operator/agreement";
import { isSameSite } from "../operator/host";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import { creditFrom } from "../operator/sections";
import { excerpt, statedText } from "../page/text";
import { agreesWithPage, namesPage, type Evidence, type Reading, type Rule } from "../reading";
import { parseLoosely } from "./json-repair";
import { isNode, type Node, type Organisation, organisationsOf, typesOf, valuesOf } from "./organisations";

const MAX_JSON = 3_000_000;
/** What a number adds to an organisation's weight. */
const NUMBERED = 6;
/** Properties that hold official numbers, with the label under which they would stand in text. */
const NUMBER_PROPERTIES: readonly (readonly [string, string])[] = [
  ["vatID", "VAT"], ["taxID", "Tax ID"], ["leiCode", "LEI"], ["identifier", ""], ["iso6523Code", ""], ["companyRegistration", ""], ["registrationNumber", "Company number"], ["kvkNumber", "KvK"],
];

/** What a company's tax number is called where it is also its number in the register, for `taxID` and `vatID` without the country's letters. */
const NATIONAL_LABELS: Readonly<Record<string, string>> = { FR: "SIREN", IT: "P.IVA", ES: "NIF", PT: "NIF", BE: "KBO", DK: "CVR", SE: "Org.nr", NO: "Org.nr", FI: "Y-tunnus", PL: "NIP", RO: "CUI", BG: "ЕИК", GR: "ΑΦΜ", HR: "OIB", CH: "UID", BR: "CNPJ", IN: "GSTIN", AU: "ABN", LT: "Įmonės kodas", LV: "Reģ. Nr", EE: "Registrikood", HU: "Adószám", SI: "Davčna številka", CZ: "IČO", SK: "IČO", TR: "Vergi No", MX: "RFC", AR: "CUIT", CL: "RUT", CO: "NIT", PE: "RUC", KR: "사업자등록번호", TW: "統一編號", SG: "UEN", UA: "ЄДРПОУ", RU: "ИНН", IL: "ח.פ." };

/**
 * Organisations in structured data: JSON-LD, microdata, RDFa. The company states its own name, address and numbers in a form made for machines; but brands, members,
 * authors, reviewed and listed businesses are organisations too, and left out.
 * @see https://schema.org/Organization
 * @see https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
 */
export const jsonld: Rule = (reading) => {
  let read = 0;
  const roots: unknown[] = [];
  for (const script of reading.page.jsonLd) {
    if ((read += script.length) > MAX_JSON) break;
    roots.push(parseLoosely(script));
  }
  const found = organisationsOf([...roots, ...reading.page.items]).flatMap((organisation) => evidenceOf(organisation, reading));
  const agreeing = found.filter(({ weight }) => weight >= 20);
  // Several organisations that share nothing with the page are a listing; one alone may be a brand's owner.
  if (agreeing.length > 0) return agreeing;
  const distinct = (some: readonly Evidence[]): number => new Set(some.map(({ name }) => nameKey(name ?? "").squashed)).size;
  if (distinct(found) === 1) return found;
  const numbered = found.filter(({ nationalId }) => nationalId !== undefined);
  return found.filter(({ weight }) => weight > (distinct(numbered) > 1 ? NUMBERED : 5));
};

function evidenceOf({ node, role, work }: Organisation, reading: Reading): readonly Evidence[] {
  const name = [text(node, "legalName"), ownPart(text(node, "name"), reading)].find((value) => value !== undefined && isName(value, reading));
  const other = text(node, "name");
  const { country, city } = addressOf(node);
  const numbers = numbersOf(node, country ?? reading.country, reading.host.tld);
  if (name === undefined && numbers.length === 0) return [];
  const addresses = addressesOf(node);
  const sameSite = addresses.some((address) => isSameSite(address, reading.host));
  const agrees = [name, other].some((value) => value !== undefined && agreesWithPage(value, reading));
  const elsewhere = !sameSite && addresses.length > 0;
  if (elsewhere && !agrees) return [];
  if (role === "party" && !(name !== undefined && namesPage(name, reading))) return [];
  // Plug-ins call a site's author a person and an organisation.
  if (!agrees && numbers.length === 0 && typesOf(node).includes("Person") && !nameKey(name ?? "").hasForm) return [];
  // The publisher of a work that is not this site's is somebody else's.
  if (role === "publisher" && !agrees && !sameSite && !(work !== undefined && name !== undefined && publishesHere(work, name, reading))) return [];
  const weight = (agrees ? 20 : 0) + (sameSite ? 8 : 0) + (numbers.length > 0 ? NUMBERED : 0) + (fitsLabel(name ?? "", reading.host.label) ? 5 : 0);
  const base = {
    source: "jsonld" as const, ...(name !== undefined && { name }), ...(city !== undefined && { city }), weight,
    words: excerpt(`${[...valuesOf(node, "@type")].filter((type) => typeof type === "string").join(" ")}: ${name ?? ""}`, 0), checks: [...(agrees ? ["name agrees with domain or site name"] : []), ...(sameSite ? ["its address is this site's"] : [])],
  };
  if (numbers.length === 0) return [{ ...base, ...(country !== undefined && { country }) }];
  return numbers.map(({ value, scheme }) => ({
    ...base, nationalId: value, ...((scheme.country || country) !== undefined && { country: scheme.country || (country ?? "") }), checks: [...base.checks, ...checksOfNumber(scheme)],
  })).map((evidence) => (evidence.country === "" ? withoutCountry(evidence) : evidence));
}

const addressesOf = (node: Node): readonly string[] => ["url", "@id", "mainEntityOfPage"].flatMap((property) => valuesOf(node, property)).flatMap((value) => (isNode(value) ? [value["@id"], value["url"]] : [value])).filter((value) => typeof value === "string").filter((value) => /^https?:/.test(value));

/** Whether a company with a legal form publishes a work of this very site, and the page's text names it as well: news sites go by other names than their publishers. */
function publishesHere(work: Node, name: string, { host, page: { lines } }: Reading): boolean {
  const addresses = addressesOf(work);
  return nameKey(name).hasForm && addresses.length > 0 && addresses.every((address) => isSameSite(address, host)) && lines.some(({ text }) => text.includes(name) && creditFrom(text) > text.indexOf(name));
}

function withoutCountry({ country: _, ...evidence }: Evidence): Evidence {
  return evidence;
}

/** "Acme | Shoes and more": of a name that is the page's title, the part that the site calls itself. */
function ownPart(name: string | undefined, reading: Reading): string | undefined {
  const parts = name?.split(/\s+[|–—»·]\s+|\s+-\s+/) ?? [];
  const formal = parts.filter((part) => nameKey(part).hasForm);
  if (parts.length < 2 || (formal.length > 0 && !name?.includes(" | "))) return name;
  return formal.length === 1 ? formal[0] : (parts.find((part) => namesPage(part, reading)) ?? (name?.includes(" | ") === true ? parts[0] : name));
}

function isName(name: string, { host }: Reading): boolean {
  return name.length >= 2 && name.length <= 120 && /[\p{L}\p{N}]/u.test(name) && !isPlaceholderName(name) && !isGenericSiteName(name) && !isPlatform(name, host);
}

function text(node: Node, property: string): string | undefined {
  for (const value of valuesOf(node, property)) {
    const content = isNode(value) ? value["@value"] : value;
    if (typeof content !== "string" || content.length > 1000) continue;
    const cleaned = statedText(content);
    if (cleaned !== "") return cleaned;
  }
  return undefined;
}

function addressOf(node: Node): { readonly country?: string; readonly city?: string } {
  for (const value of [...valuesOf(node, "address"), ...valuesOf(node, "location")]) {
    if (!isNode(value)) continue;
    const address = isNode(value["address"]) ? value["address"] : value;
    const [nested] = valuesOf(address, "addressCountry");
    const written = text(address, "addressCountry") ?? (isNode(nested) ? text(nested, "name") : undefined);
    const country = written === undefined ? undefined : /^uk$/i.test(written) ? "GB" : (countryByCode(written)?.code ?? countryByName(written)?.code);
    const city = text(address, "addressLocality")?.replace(/^(?:[A-Z]{1,2}-)?\d{4,5} (?=\p{L})/u, "");
    if (country !== undefined || city !== undefined) return { ...(country !== undefined && { country }), ...(city !== undefined && city.length <= 60 && { city }) };
  }
  return {};
}

function numbersOf(node: Node, country: string | undefined, tld: string) {
  const found = NUMBER_PROPERTIES.flatMap(([property, label]) =>
    valuesOf(node, property).flatMap((value) => {
      const content = typeof value === "number" ? String(value) : typeof value === "string" ? value : isNode(value) ? text(value, "value") : undefined;
      const named = isNode(value) ? (text(value, "propertyID") ?? text(value, "name") ?? "") : "";
      if (content === undefined || content.length > 100) return [];
      const national = label === "" ? "" : (NATIONAL_LABELS[country ?? ""] ?? "");
      const line = `${named} ${label} ${national} ${content}`;
      return findNumbers(line, [], { country, tld, around: () => `${line} ${country ?? ""} ${country === undefined || country === "US" ? "EIN" : ""}` }).numbers;
    }),
  );
  return found.filter(({ value }, at) => found.findIndex((other) => other.value === value) === at);
}
