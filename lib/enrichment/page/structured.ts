import { ATTRIBUTE, type Attributes } from "./attributes";
import type { Item } from "./page";
import { cleanText } from "./text";

/** The attributes that microdata and RDFa are written with. */
export interface StructuredAttributes {
  readonly itemscope: boolean;
  readonly itemtype: string;
  readonly itemprop: string;
  readonly typeof: string;
  readonly property: string;
  readonly content: string | undefined;
  readonly href: string | undefined;
  readonly datetime: string | undefined;
}

/** Those of the tag that is being read. */
export function structuredAttributes(attributes: Attributes): StructuredAttributes {
  return {
    itemscope: attributes.has(ATTRIBUTE.itemscope), itemtype: attributes.get(ATTRIBUTE.itemtype) ?? "", itemprop: attributes.get(ATTRIBUTE.itemprop) ?? "", typeof: attributes.get(ATTRIBUTE.typeof) ?? "", property: attributes.get(ATTRIBUTE.property) ?? "",
    content: attributes.get(ATTRIBUTE.content), href: attributes.get(ATTRIBUTE.href), datetime: attributes.get(ATTRIBUTE.datetime),
  };
}

const MAX_ITEMS = 500;
const MAX_OPEN = 32;
const MAX_TEXT = 500;

interface OpenItem {
  readonly depth: number;
  readonly item: Item;
}
interface OpenProperty {
  readonly depth: number;
  readonly item: Item;
  readonly name: string;
  text: string;
}

/** Collects microdata (HTML standard, section 5) and RDFa Lite as the objects that JSON-LD would have; at most 500, 32 deep. */
export class StructuredReader {
  readonly items: Item[] = [];
  private readonly openItems: OpenItem[] = [];
  private readonly openProperties: OpenProperty[] = [];
  private count = 0;

  get reading(): boolean {
    return this.openProperties.length > 0;
  }

  open(depth: number, attributes: StructuredAttributes, isVoid: boolean): void {
    const parent = this.openItems.at(-1);
    const type = attributes.itemscope ? attributes.itemtype : attributes.typeof;
    const name = attributes.itemprop || (parent === undefined ? "" : attributes.property);
    const starts = (attributes.itemscope || attributes.typeof !== "") && this.count < MAX_ITEMS && this.openItems.length < MAX_OPEN && !isVoid;
    if (starts) {
      this.count += 1;
      const item: Item = { "@type": type.split(/\s+/) };
      if (parent !== undefined && name !== "") add(parent.item, name, item);
      else this.items.push(name === "" ? item : pageWith(name, item));
      this.openItems.push({ depth, item });
    } else if (parent !== undefined && name !== "") {
      const value = attributes.content ?? attributes.datetime ?? (LINKED.test(name) ? attributes.href : undefined);
      if (value !== undefined) add(parent.item, name, cleanText(value.slice(0, MAX_TEXT)));
      else if (!isVoid && this.openProperties.length < MAX_OPEN) this.openProperties.push({ depth, item: parent.item, name, text: "" });
    }
  }

  text(text: string): void {
    for (const property of this.openProperties) if (property.text.length < MAX_TEXT) property.text += text.slice(0, MAX_TEXT);
  }

  close(depth: number): void {
    for (let last = this.openProperties.at(-1); last !== undefined && last.depth >= depth; last = this.openProperties.at(-1)) {
      this.openProperties.pop();
      const value = cleanText(last.text);
      if (value !== "") add(last.item, last.name, value);
    }
    for (let last = this.openItems.at(-1); last !== undefined && last.depth >= depth; last = this.openItems.at(-1)) this.openItems.pop();
  }
}

const LINKED = /^(?:url|sameAs|logo|image)$/;

/** What is a property of nothing is one of the page. */
function pageWith(names: string, value: Item): Item {
  const page: Item = { "@type": ["WebPage"] };
  add(page, names, value);
  return page;
}

/** The name of a type or a property without its vocabulary's prefix or address ("v:Organization", "http://schema.org/Organization"). */
export function withoutVocabulary(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf(":"), name.lastIndexOf("#")) + 1);
}

/** Property names may be several. */
function add(item: Item, names: string, value: string | Item): void {
  for (const name of names.split(/\s+/).slice(0, 4)) {
    const short = withoutVocabulary(name);
    if (short === "" || short === "__proto__") continue;
    const values = Object.hasOwn(item, short) ? item[short] : undefined;
    if (values === undefined) item[short] = [value];
    else if (values.length < 20) values.push(value);
  }
}
