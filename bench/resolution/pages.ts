import type { CompanyRecord } from "../../lib/company/record";
import { hostOf } from "../../lib/company/values";

/** A page made up from companies of the demo register, and whose it is. */
export interface ResolutionPage {
  readonly kind: string;
  readonly url: string;
  readonly html: string;
  /** The company's ID; undefined where it is none of the index. */
  readonly operator: string | undefined;
}

/** What pages write before a registration number, by country. */
const LABELS: Readonly<Record<string, string>> = {
  AT: "Firmenbuchnummer", AU: "ACN", BE: "Ondernemingsnummer", BG: "ЕИК", BR: "CNPJ", CA: "BN", CH: "UID", CZ: "IČO", DE: "Handelsregister Amtsgericht Hamburg", DK: "CVR-nr.", ES: "CIF", FI: "Y-tunnus", FR: "SIREN",
  GB: "Company number", GR: "ΓΕΜΗ", IE: "Registered in Ireland No.", IN: "CIN", IT: "Codice fiscale", JP: "法人番号", NL: "KvK-nummer", NO: "Org.nr.", PL: "KRS", PT: "NIPC", SE: "Org.nr.", US: "EIN",
};

type Values = CompanyRecord["values"];

/** Pages of each kind. */
const PAGES_A_KIND = 25;

interface Kind {
  readonly kind: string;
  /** Whether such a page can be made of the company. */
  readonly fits: (values: Values) => boolean;
  readonly from: "indexed" | "closed";
  /** @param other another company of the index, with a number. */
  readonly page: (values: Values, other: Values, at: number) => Partial<ResolutionPage> & Pick<ResolutionPage, "html">;
}

const hasNumber = (values: Values): boolean => values["Company Registration Number"] !== undefined && LABELS[values["Country Code"] ?? ""] !== undefined;
const hasSite = (values: Values): boolean => values.Website !== undefined;
const any = (): boolean => true;

const KINDS: readonly Kind[] = [
  { kind: "name, number, own site", from: "indexed", fits: (values) => hasNumber(values) && hasSite(values), page: (values) => ({ html: page(values, footer(values["Company Name"], numberOf(values))) }) },
  { kind: "name and number, a site that no register knows", from: "indexed", fits: hasNumber, page: (values) => ({ html: page(values, footer(values["Company Name"], numberOf(values))), url: unknownSite(values) }) },
  { kind: "number alone", from: "indexed", fits: (values) => hasNumber(values) && hasSite(values), page: (values) => ({ html: page(values, `<footer>${numberOf(values)}</footer>`) }) },
  { kind: "name and address, own site", from: "indexed", fits: hasSite, page: (values) => ({ html: page(values, structured(values["Company Name"], values)) }) },
  { kind: "name and address, a site that no register knows", from: "indexed", fits: (values) => !hasSite(values), page: (values) => ({ html: page(values, structured(values["Company Name"], values)), url: unknownSite(values) }) },
  { kind: "name spelled otherwise, own site", from: "indexed", fits: hasSite, page: (values, _, at) => ({ html: page(values, structured(spelledOtherwise(values["Company Name"], at), values)) }) },
  { kind: "name spelled otherwise, number", from: "indexed", fits: hasNumber, page: (values, _, at) => ({ html: page(values, footer(spelledOtherwise(values["Company Name"], at), numberOf(values))), url: unknownSite(values) }) },
  { kind: "made by an agency that is here too", from: "indexed", fits: hasSite, page: (values, other) => ({ html: page(values, footer(values["Company Name"], "") + credit(other)) }) },
  { kind: "two companies of one site, both here", from: "indexed", fits: (values) => hasNumber(values) && hasSite(values), page: (values, other) => ({ html: page(values, footer(values["Company Name"], numberOf(values)) + `<p>${other["Company Name"]}, ${numberOf(other)}</p>`) }) },
  { kind: "not here: name and number", from: "closed", fits: hasNumber, page: (values) => ({ html: page(values, footer(values["Company Name"], numberOf(values))), url: unknownSite(values) }) },
  { kind: "not here: name and address", from: "closed", fits: any, page: (values) => ({ html: page(values, structured(values["Company Name"], values)), url: unknownSite(values) }) },
  { kind: "not here: a namesake abroad is", from: "indexed", fits: hasNumber, page: (values, other) => ({ html: page(other, structured(values["Company Name"], other)), url: unknownSite(values), operator: undefined }) },
  { kind: "not here: a namesake in the same country is", from: "indexed", fits: hasSite, page: (values) => ({ html: page(values, structured(values["Company Name"], { ...values, City: "Elsewhere" })), url: unknownSite(values), operator: undefined }) },
  { kind: "not here: made by an agency that is", from: "closed", fits: any, page: (values, other) => ({ html: page(values, footer(values["Company Name"], "") + credit(other)), url: unknownSite(values) }) },
];

/**
 * Labelled pages, `PAGES_A_KIND` of each kind, the same for the same companies.
 * @param indexed companies of the index, without branches, in an order that mixes them.
 * @param closed companies that are not in it.
 */
export function resolutionPages(indexed: readonly CompanyRecord[], closed: readonly CompanyRecord[]): readonly ResolutionPage[] {
  const agencies = indexed.map(({ values }) => values).filter(hasNumber);
  return KINDS.flatMap(({ kind, fits, from, page: make }, offset) => {
    const own = (from === "indexed" ? indexed : closed).map(({ values }) => values).filter(fits).slice(offset * PAGES_A_KIND);
    return own.slice(0, PAGES_A_KIND).flatMap((values, at) => {
      const other = agencies.slice(3000 + offset * PAGES_A_KIND + at).find((each) => each["Country Code"] !== values["Country Code"] || !kind.includes("abroad"));
      return other === undefined ? [] : [{ kind, url: siteOf(values), operator: from === "indexed" ? values.ID : undefined, ...make(values, other, at) }];
    });
  });
}

function page({ City = "" }: Values, inside: string): string {
  return `<!doctype html><html><head><title>Welcome</title></head><body><h1>What we do</h1><p>We work in ${text(City)} and around.</p>${inside}</body></html>`;
}

function footer(name: string, number: string): string {
  return `<footer><p>© 2026 ${text(name)}</p><p>${number}</p></footer>`;
}

function credit(agency: Values): string {
  return `<p>Website by <a href="https://agency.example">${text(agency["Company Name"])}</a> (${numberOf(agency)})</p>`;
}

function numberOf(values: Values): string {
  return `${LABELS[values["Country Code"] ?? ""] ?? ""}: ${text(values["Company Registration Number"] ?? "")}`;
}

function structured(name: string, { City, "Country Code": country, "Postal Code": postalCode, "Address 1": street }: Values): string {
  const address = { "@type": "PostalAddress", streetAddress: street, postalCode, addressLocality: City, addressCountry: country };
  return `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Organization", name, address }).replaceAll("<", "\\u003c")}</script>`;
}

/** In capitals, without punctuation, with its words the other way round, or with a letter missing. */
function spelledOtherwise(name: string, at: number): string {
  const words = name.split(" ");
  return [name.toUpperCase(), name.replace(/[.,&]/g, " "), [...words.slice(1, -1), words[0], ...words.slice(-1)].join(" "), `${name.slice(0, 3)}${name.slice(4)}`][at % 4] ?? name;
}

function siteOf({ Website = "" }: Values): string {
  return `https://www.${hostOf(Website) ?? "nobody.example"}/`;
}

/** On a name of its own, which is its company's name for half of them. */
function unknownSite(values: Values): string {
  const label = values["Company Name"].normalize("NFKD").toLowerCase().replace(/[^a-z]+/g, "").slice(0, 30);
  const number = Number(values["Register Record ID"] ?? 0);
  return `https://www.${label.length > 3 && number % 2 === 0 ? label : `site-${number}`}-new.example/`;
}

function text(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
