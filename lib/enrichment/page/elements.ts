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
const IMPLIES_END: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: set("li"), dt: set("dt dd"), dd: set("dt dd"), td: set("td th"), th: set("td th"), tr: set("td th tr"), tbody: set("td th tr tbody thead"), option: set("option"), p: set("p"), div: set("p"), ul: set("p"), ol: set("p"),
    table: set("p"), h1: set("p"), h2: set("p"), h3: set("p"), h4: set("p"), h5: set("p"), h6: set("p"), section: set("p"), footer: set("p"), address: set("p"), dl: set("p"), body: set("head"), main: set("head"), header: set("head"),
  }),
);

const LEVEL: ReadonlyMap<string, number> = new Map(Object.entries({ h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6, dt: 7, th: 7, legend: 7, caption: 7, summary: 7 }));

const ELEMENT_ZONE: ReadonlyMap<string, number> = new Map(
  Object.entries({ footer: ZONE.footer, nav: ZONE.nav, aside: ZONE.aside, article: ZONE.article, header: ZONE.header, address: ZONE.address, blockquote: ZONE.quote, main: ZONE.main, button: ZONE.button }),
);
const ROLE_ZONE: ReadonlyMap<string, number> = new Map(
  Object.entries({ contentinfo: ZONE.footer, navigation: ZONE.nav, complementary: ZONE.aside, article: ZONE.article, banner: ZONE.header, main: ZONE.main }),
);

/** What class names and ids say of a part of the page, in the words that themes use. */
const NAMED_ZONES: readonly (readonly [RegExp, number])[] = [
  [/foot(?!note|ball|age|wear|print|er-?less)|colophon|site-info|siteinfo|copyright|bottom-?bar|fusszeile|fu(?:ss|ß)bereich/i, ZONE.footer],
  [/cookie|consent|gdpr|cmp-|borlabs|usercentrics|onetrust/i, ZONE.consent],
  [/impress(?:um|eum)|imprint|legal-?notice|mentions?-?legales|aviso-?legal|note-?legali|colofon/i, ZONE.imprint],
  [/testimonial|review|quote|rating|comment/i, ZONE.quote],
  [/\b(?:our-?)?(?:clients?|partners?|sponsors?|customers?|kunden|referenzen|klanten|brands?|logos?-?(?:grid|list|slider|carousel|wall|bar|cloud)|trusted)\b/i, ZONE.others],
  [/credit|powered|made-?by|designed?-?by|website-?by|site-?by|webdesign|developed?-?by|realisation|agency|theme-?by/i, ZONE.credit],
  [/\b(?:share|social)/i, ZONE.social],
];

/** All that the reader asks of an element, looked up once a tag. */
export interface Element {
  readonly name: string;
  readonly isVoid: boolean;
  readonly isBlock: boolean;
  readonly isUnseen: boolean;
  readonly impliesEnd: ReadonlySet<string> | undefined;
  readonly level: number | undefined;
  readonly zone: number;
}

const elements = new Map<string, Element>();
for (const name of [...VOID, ...UNSEEN, ...BLOCK, ...IMPLIES_END.keys(), "a", "b", "span", "strong", "em", "i", "small", "title"]) elements.set(name, describe(name));

function describe(name: string): Element {
  return { name, isVoid: VOID.has(name), isBlock: BLOCK.has(name), isUnseen: UNSEEN.has(name), impliesEnd: IMPLIES_END.get(name), level: LEVEL.get(name), zone: ELEMENT_ZONE.get(name) ?? 0 };
}

/** What is known of an element by its name in lower case. */
export function elementOf(name: string): Element {
  return elements.get(name) ?? describe(name);
}

const namedZones = new Map<string, number>();
const MAX_REMEMBERED = 20_000;

function zoneOfNames(names: string): number {
  const known = namedZones.get(names);
  if (known !== undefined) return known;
  let zone = 0;
  for (const [pattern, bit] of NAMED_ZONES) if (pattern.test(names)) zone |= bit;
  if (namedZones.size >= MAX_REMEMBERED) namedZones.clear();
  namedZones.set(names, zone);
  return zone;
}

/** Class names that mark the whole page, not a part of it ("page-template-imprint has-footer"), stand on these. */
const WHOLE_PAGE = set("html body form");

/** The zones that an element opens: by its name, its role, its class names and id. Class names over 200 characters are cut. */
export function zoneOf({ name, zone: own }: Element, role: string | undefined, className: string | undefined, id: string | undefined): number {
  let zone = own;
  if (role !== undefined) zone |= ROLE_ZONE.get(role.toLowerCase()) ?? 0;
  if (WHOLE_PAGE.has(name)) return zone;
  if (className !== undefined) zone |= zoneOfNames(className.length > 200 ? className.slice(0, 200) : className);
  if (id !== undefined) zone |= zoneOfNames(id.length > 100 ? id.slice(0, 100) : id);
  return zone;
}

const HIDING = /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i;

/** Whether inline styles hide an element. */
export function isHiding(style: string): boolean {
  return HIDING.test(style.length > 500 ? style.slice(0, 500) : style);
}
