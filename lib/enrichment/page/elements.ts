import { ATTRIBUTE, type Attributes } from "./attributes";
import { NameTable } from "./name-table";
import { ZONE } from "./page";

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Elements that have no content and no end tag. */
const VOID = set("area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr");
/** Elements whose text nobody sees on a page, or that is no text. */
const UNSEEN = set("script style template svg math canvas object iframe audio video select option datalist textarea noframes noembed map");
/** Elements that stand on lines of their own. */
const BLOCK = set(
  "address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav ol option p pre section summary table tbody td tfoot th thead title tr ul",
);
/** What an element closes when it opens directly inside it: HTML leaves these end tags out. */
const IMPLIES_END: Readonly<Record<string, string>> = {
  li: "li", dt: "dt dd", dd: "dt dd", td: "td th", th: "td th", tr: "td th tr", tbody: "td th tr tbody thead", option: "option", p: "p", div: "p", ul: "p", ol: "p",
  table: "p", h1: "p", h2: "p", h3: "p", h4: "p", h5: "p", h6: "p", section: "p", footer: "p", address: "p", dl: "p", body: "head", main: "head", header: "head",
};
const ENDED = [...new Set(Object.values(IMPLIES_END).flatMap((names) => names.split(" ")))];

/** What the reader does when an element opens or ends. */
export const KIND = { other: 0, meta: 1, html: 2, foreign: 3, script: 4, title: 5, bold: 6, table: 7, row: 8, cell: 9, link: 10, gap: 11, target: 12 } as const;
const KINDS: Readonly<Record<string, number>> = {
  meta: KIND.meta, html: KIND.html, svg: KIND.foreign, math: KIND.foreign, script: KIND.script, title: KIND.title, b: KIND.bold, strong: KIND.bold, table: KIND.table, tr: KIND.row, td: KIND.cell, th: KIND.cell, a: KIND.link, link: KIND.target, img: KIND.gap, input: KIND.gap,
};

const LEVEL: ReadonlyMap<string, number> = new Map(Object.entries({ h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6, dt: 7, th: 7, legend: 7, caption: 7, summary: 7 }));

const ELEMENT_ZONE: ReadonlyMap<string, number> = new Map(
  Object.entries({ footer: ZONE.footer, nav: ZONE.nav, aside: ZONE.aside, article: ZONE.article, header: ZONE.header, address: ZONE.address, blockquote: ZONE.quote, main: ZONE.main, button: ZONE.button }),
);
const ROLE_ZONE: ReadonlyMap<string, number> = new Map(
  Object.entries({ contentinfo: ZONE.footer, navigation: ZONE.nav, complementary: ZONE.aside, article: ZONE.article, banner: ZONE.header, main: ZONE.main }),
);

/** What class names and ids say of a part of the page, in the words that themes use. */
const NAMED_ZONES: readonly (readonly [RegExp, number])[] = [
  [/foot(?!note|ball|age|wear|print|er-?less)|colophon|site-?info|copyright|bottom-?bar|(?:site|page)-?bottom/i, ZONE.footer],
  // The same in other languages ("pied-de-page", "stopka").
  [/fu(?:ss|ß)(?:zeile|bereich|leiste)|seitenfu(?:ss|ß)|(?:^|\s)(?:fu(?:ss|ß)|pied?)(?:$|\s)|pie(?:d|di)?[-_]?(?:d[ei][-_]?)?p[aá]g(?:e|ina)|rodap[eé]|voet(?:tekst|regel)|sid(?:fot|e-?fod)|bunntekst|alatunniste|(?:^|\s)(?:stopka|jalus)|(?<!\p{L})(?:p[aä]ti[cč]k[ay]|z[aá]pat[ií])|l[aá]bl[eé]c|subsol|podno[zž]je|podval|altbilgi/iu, ZONE.footer],
  [/cookie|consent|gdpr|cmp-|borlabs|usercentrics|onetrust/i, ZONE.consent],
  [/impress(?:um|eum)|imprint|legal-?notice|mentions?-?legales|aviso-?legal|note-?legali|colofon/i, ZONE.imprint],
  [/testimonial|(?<!p|over|inter)review|quote|(?<![a-z])rating|comment/i, ZONE.quote],
  [/\b(?:our-?)?(?:clients?|partners?|sponsors?|customers?|kunden|referenzen|klanten|brands(?!-)|logos?-?(?:grid|list|slider|carousel|wall|bar|cloud)|trusted(?:-by)?)\b/i, ZONE.others],
  [/(?<![a-z])credit|powered|made-?by|designed?-?by|website-?by|site-?by|webdesign|developed?-?by|realisation|theme-?by/i, ZONE.credit],
  [/\b(?:share|social)/i, ZONE.social],
  [/(?<![a-z])(?:brand(?!s|-?new)|logo(?!s|ut|-?(?:grid|list|slider|carousel|wall|cloud))|site-?(?:title|name|branding))/i, ZONE.mark],
  [/(?:^|\s)whitespace-(?:pre|break-spaces)/, ZONE.typed],
];

/** Class names that mark the whole page, not a part of it ("page-template-imprint has-footer"), stand on these. */
const WHOLE_PAGE = set("html body form");

/** All that the reader asks of an element, looked up once a tag. */
export interface Element {
  readonly name: string;
  /** One of {@link KIND}. */
  readonly kind: number;
  readonly isVoid: boolean;
  readonly isBlock: boolean;
  readonly isUnseen: boolean;
  /** Whether all that is directly in it stands one below the other. */
  readonly isColumn: boolean;
  /** Whether its end tag ends a line even where it ends no element. */
  readonly endsLine: boolean;
  /** As bits, the elements that it ends when it opens directly inside them, and its own bit among these. */
  readonly ends: number;
  readonly endedBy: number;
  readonly level: number | undefined;
  readonly zone: number;
  readonly isWholePage: boolean;
}

/** Others that stand on most pages. */
const OFTEN = set("abbr bdi big circle cite code del em font g i ins label mark noscript path picture polygon rect s small span sub sup time u use");

const KNOWN = new NameTable([...new Set([...VOID, ...UNSEEN, ...BLOCK, ...Object.keys(IMPLIES_END), ...ENDED, ...Object.keys(KINDS), ...OFTEN])].map((name) => [name, describe(name)] as const));
const MAX_NAME = 40;

function describe(name: string): Element {
  const bit = ENDED.indexOf(name);
  const ends = (IMPLIES_END[name] ?? "").split(" ").reduce((bits, ended) => bits | (ended === "" ? 0 : 1 << ENDED.indexOf(ended)), 0);
  return {
    name, kind: KINDS[name] ?? KIND.other, isVoid: VOID.has(name), isBlock: BLOCK.has(name), isUnseen: UNSEEN.has(name), isColumn: false, endsLine: name === "br" || name === "p", ends, endedBy: bit < 0 ? 0 : 1 << bit, level: LEVEL.get(name), zone: ELEMENT_ZONE.get(name) ?? 0, isWholePage: WHOLE_PAGE.has(name),
  };
}

/** What is known of the element whose name stands in the page from `start` to `end`, in any case; of a name over 40 characters its beginning counts. */
export function elementAt(html: string, start: number, end: number): Element {
  return KNOWN.at(html, start, end) ?? { ...OTHER, name: html.slice(start, Math.min(end, start + MAX_NAME)).toLowerCase() };
}

const AS_BLOCK = /(?:^|\s)(?:d-)?block(?:$|\s)/;
const STYLED_BLOCK = /display\s{0,3}:\s{0,3}block/i;
/** Letters of a font that draws pictures for words ("phone"). */
const AS_ICON = /(?:^|\s)(?:material-(?:icons|symbols)|notranslate material)/;
/** What sets all that is directly in it one below the other. */
const AS_COLUMN = /(?:^|\s)(?:(?:d-|inline-)?grid|flex-col(?:umn)?|vstack)(?:$|\s)/;
const STYLED_COLUMN = /display\s{0,3}:\s{0,3}(?:inline-)?grid|flex-direction\s{0,3}:\s{0,3}column|flex-flow\s{0,3}:\s{0,3}column/i;

/** How class names or a style set an element out, as bits beside those of zones. */
const LOOK = { block: 1 << 20, column: 1 << 21, icon: 1 << 22, typed: 1 << 23 } as const;
const LOOKS: readonly (readonly [RegExp, number])[] = [[AS_BLOCK, LOOK.block], [AS_COLUMN, LOOK.column], [AS_ICON, LOOK.icon]];
const ZONES = LOOK.block - 1;

/** What an element's class names and style say of it, as bits for {@link shown} and {@link zoneOf}; names over 200 characters are cut. */
export function looksOf(attributes: Attributes): number {
  const bits = attributes.has(ATTRIBUTE.class) ? bitsOfNames(cut(attributes.get(ATTRIBUTE.class) ?? "", 200)) : 0;
  if (!attributes.has(ATTRIBUTE.style)) return bits;
  const style = cut(attributes.get(ATTRIBUTE.style) ?? "", 500);
  return bits | (STYLED_BLOCK.test(style) ? LOOK.block : 0) | (STYLED_COLUMN.test(style) ? LOOK.column : 0) | (HIDING.test(style) ? ZONE.hidden : 0) | (TYPED.test(style) ? LOOK.typed : 0);
}

const cut = (text: string, most: number): string => (text.length > most ? text.slice(0, most) : text);

/**
 * The element as the page shows it: one of a text's own that a utility class or its style sets on a line of its own (`<span class="block">`), or that stands in a
 * column, is a block; the words that icon fonts draw are unseen.
 */
export function shown(element: Element, looks: number, parent: Element | undefined): Element {
  if (element.isVoid || element.isUnseen || element.kind === KIND.html) return element;
  const isColumn = (looks & LOOK.column) !== 0;
  if (element.isBlock) return isColumn ? { ...element, isColumn } : element;
  if ((looks & LOOK.icon) !== 0) return { ...element, isUnseen: true };
  const isBlock = parent?.isColumn === true || (looks & LOOK.block) !== 0;
  return isBlock || isColumn ? { ...element, isBlock, isColumn } : element;
}

/** An element without anything that the reader minds. */
export const OTHER = describe("");

const namedBits = new Map<string, number>();
const MAX_REMEMBERED = 20_000;

function bitsOfNames(names: string): number {
  const known = namedBits.get(names);
  if (known !== undefined) return known;
  let bits = 0;
  for (const [pattern, bit] of NAMED_ZONES) if (pattern.test(names)) bits |= bit;
  for (const [pattern, bit] of LOOKS) if (pattern.test(names)) bits |= bit;
  if (namedBits.size >= MAX_REMEMBERED) namedBits.clear();
  namedBits.set(names, bits);
  return bits;
}

const TYPED = /white-space\s{0,3}:\s{0,3}(?:pre|break-spaces)/i;
const HIDING = /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i;

/** What is inherited with what an element opens in it; a footer within an article is the article's. @see https://html.spec.whatwg.org/multipage/sections.html#the-footer-element */
export function within(inherited: number, own: number): number {
  const isArticles = (inherited & (ZONE.article | ZONE.footer)) === ZONE.article && (own & ZONE.footer) !== 0;
  return inherited | (isArticles ? (own & ~ZONE.footer) | ZONE.articleFooter : own);
}

/** The zones that an element opens: by its name, its role, its class names and id, and where it is hidden. @param looks its {@link looksOf} */
export function zoneOf(element: Element, attributes: Attributes, looks: number): number {
  let zone = element.zone | (looks & ZONE.hidden);
  if (attributes.has(ATTRIBUTE.hidden)) zone |= ZONE.hidden;
  if (element.name === "pre" || (looks & LOOK.typed) !== 0) zone |= ZONE.typed;
  const role = attributes.get(ATTRIBUTE.role);
  if (role !== undefined) zone |= ROLE_ZONE.get(role.toLowerCase()) ?? 0;
  if (element.isWholePage) return zone;
  const id = attributes.has(ATTRIBUTE.id) ? bitsOfNames(cut(attributes.get(ATTRIBUTE.id) ?? "", 100)) : 0;
  return zone | ((looks | id) & ZONES);
}
