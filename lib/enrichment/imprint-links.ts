import { decodeHTMLAttribute } from "entities/decode";
import { isSameSite, readHost } from "./operator/host";
import type { Page } from "./page/page";
import { cleanText } from "./page/text";

/** What a link leads to, the most telling first. */
export type LinkKind = "imprint" | "legal" | "contact" | "about";

/** A link of the page to where its operator is usually named. */
export interface OperatorLink {
  readonly kind: LinkKind;
  /** Absolute, without a fragment. */
  readonly url: string;
  /** The link's visible text, at most 200 characters. */
  readonly text: string;
  /** Whether it stays on the page's registrable domain. */
  readonly sameSite: boolean;
}

const KINDS: readonly (readonly [LinkKind, RegExp])[] = [
  ["imprint", /impress?um|imprint|anbieterkennzeichnung|mentions?[ _-]?l[ée]gales|aviso[ _-]?legal|note[ _-]?legali|informazioni[ _-]?legali|colofon|legal[ _-]?notice|特定商取引|会社概要|tokushoho|company[ _-]?(?:info|details)|bedrijfsgegevens|dati[ _-]?societari|aviso-lega|juridische/i],
  ["legal", /\blegal\b|terms|conditions|\bagb\b|cgv|cgu|voorwaarden|condizioni|condiciones|vilkår|villkor|regulamin|obchodn|privacy|datenschutz|confidentialit|privacidad|tietosuoja|integritet|ochrana|rechtliche/i],
  ["contact", /conta[ck]t|contatt|contato|kontakt|yhteys|kapcsolat|επικοινων|контакт|お問い合わせ|联系/i],
  ["about", /about|über-?\s?uns|ueber-?uns|over-?\s?ons|qui-?\s?sommes|chi-?\s?siamo|qui[ée]nes|sobre|o-?\s?nas|om-?\s?oss|om-?\s?os\b|o\s?firmie|会社/i],
];
const MAX = 20;

/** The links to imprint, legal, contact and about pages, imprints first; at most 20, each address once. */
export function operatorLinks(page: Page, base: URL): readonly OperatorLink[] {
  const host = readHost(base);
  const found = new Map<string, OperatorLink>();
  for (const link of page.links) {
    const [href, text] = [decodeHTMLAttribute(link.href), cleanText(link.text)];
    const kind = KINDS.find(([, pattern]) => pattern.test(text) && text.length < 60)?.[0] ?? KINDS.find(([, pattern]) => pattern.test(href.slice(0, 300)))?.[0];
    if (kind === undefined || !URL.canParse(href, base)) continue;
    const url = new URL(href, base);
    url.hash = "";
    if ((url.protocol !== "https:" && url.protocol !== "http:") || found.has(url.href)) continue;
    found.set(url.href, { kind, url: url.href, text, sameSite: isSameSite(url.href, host) });
    if (found.size >= 200) break;
  }
  const rank = ({ kind, sameSite }: OperatorLink): number => KINDS.findIndex(([name]) => name === kind) + (sameSite ? 0 : 10);
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX);
}
