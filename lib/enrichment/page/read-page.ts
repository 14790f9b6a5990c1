import { Tokenizer } from "htmlparser2";
import { type Element, elementOf, isHiding, zoneOf } from "./elements";
import { edges } from "./edges";
import { type Cell, type Item, type Line, type Page, type PageLink, ZONE } from "./page";
import { StructuredReader } from "./structured";
import { cleanText } from "./text";

/** Elements beyond this depth are not kept apart: their text counts to the one above. */
const MAX_DEPTH = 2000;
/** How far up an end tag looks for its element. */
const MAX_LOOK_UP = 200;
const MAX_ATTRIBUTE = 2000;
const MAX_LINKS = 5000;
const MAX_SCRIPTS = 200;
const MAX_DATA = { scripts: 5, characters: 600_000 };
/** A line is closed when it is as long as this; of a longer piece of text its beginning and its end are kept. */
const MAX_LINE = 4000;
const LONG = 12_000;

/** Attributes that are read; the values of all others are skipped where they stand. */
const WANTED: ReadonlySet<string> = new Set(["class", "id", "href", "content", "name", "property", "itemprop", "itemtype", "itemscope", "typeof", "type", "style", "hidden", "role", "lang", "datetime"]);
const STRUCTURE: ReadonlySet<string> = new Set(["itemprop", "itemscope", "typeof", "property"]);

type Attributes = Partial<Record<string, string>>;
const NO_ATTRIBUTES: Attributes = Object.freeze({});
const NONE = elementOf("");

interface Table {
  readonly id: number;
  readonly depth: number;
  row: number;
  column: number;
  cell: Cell | undefined;
}

/**
 * Reads a page in one pass of htmlparser2's tokenizer, without building a tree: lines of visible text with where they stand, structured data,
 * meta elements, title and links. Linear in the page's length; text of unseen elements is left out, of hidden ones marked.
 */
export function readPage(html: string): Page {
  return new PageReader(html).read();
}

class PageReader {
  private readonly stack: Element[] = [];
  private readonly zones: number[] = [];
  private readonly blocks: number[] = [];
  private readonly tables: Table[] = [];
  private readonly structured = new StructuredReader();
  private readonly lines: Line[] = [];
  private readonly links: PageLink[] = [];
  private readonly metas = new Map<string, string>();
  private readonly jsonLd: string[] = [];
  private readonly data: string[] = [];
  private isData = false;
  private dataLeft = MAX_DATA.characters;
  private language = "";
  private title = "";
  private tableCount = 0;
  private blockCount = 0;
  /** How deep unseen elements are nested at present. */
  private unseen = 0;
  private boldDepth = 0;
  private foreign = 0;
  private script: string | undefined;
  private inTitle = false;
  private level = 0;
  private pending = "";
  private boldOnly = true;
  private closedInline = false;
  private link: { readonly href: string; readonly from: number; readonly depth: number } | undefined;
  private lineLink: { readonly href: string; readonly length: number } | undefined;

  private element: Element = NONE;
  private attribute = "";
  private value = "";
  private hasStructure = false;
  private attributes: Attributes = NO_ATTRIBUTES;

  constructor(private readonly html: string) {}

  read(): Page {
    const tokenizer = new Tokenizer({ decodeEntities: true }, this);
    tokenizer.write(this.html);
    tokenizer.end();
    this.flush();
    this.structured.close(0);
    const items: readonly Item[] = this.structured.items;
    return { title: cleanText(this.title.slice(0, 1000)), language: this.language, metas: this.metas, jsonLd: this.jsonLd, data: this.data, items, lines: edges(this.lines), links: this.links };
  }

  ontext(start: number, end: number): void {
    if (this.script !== undefined) this.script += this.html.slice(start, end);
    else if (this.inTitle || this.unseen === 0) this.addText(this.html.slice(start, end));
  }

  ontextentity(code: number): void {
    if (this.script !== undefined || this.inTitle || this.unseen === 0) this.addText(String.fromCodePoint(code));
  }

  onopentagname(start: number, end: number): void {
    this.element = elementOf(this.html.slice(start, Math.min(end, start + 40)).toLowerCase());
    this.attributes = NO_ATTRIBUTES;
    this.hasStructure = false;
  }

  onattribname(start: number, end: number): void {
    const name = end - start > 9 ? "" : this.html.slice(start, end).toLowerCase();
    this.attribute = WANTED.has(name) ? name : "";
    if (this.attribute !== "" && STRUCTURE.has(name)) this.hasStructure = true;
    this.value = "";
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute !== "" && this.value.length < MAX_ATTRIBUTE) this.value += this.html.slice(start, Math.min(end, start + MAX_ATTRIBUTE));
  }

  onattribentity(code: number): void {
    if (this.attribute !== "" && this.value.length < MAX_ATTRIBUTE) this.value += String.fromCodePoint(code);
  }

  onattribend(): void {
    if (this.attribute === "") return;
    if (this.attributes === NO_ATTRIBUTES) this.attributes = { [this.attribute]: this.value };
    else this.attributes[this.attribute] ??= this.value;
  }

  onopentagend(): void {
    this.open(false);
  }

  onselfclosingtag(): void {
    this.open(this.foreign > 0);
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase();
    if (name === "br" || name === "p") this.flush();
    const { stack } = this;
    const floor = Math.max(0, stack.length - MAX_LOOK_UP);
    for (let at = stack.length - 1; at >= floor; at -= 1) {
      if (stack[at]?.name !== name) continue;
      while (stack.length > at) this.pop();
      return;
    }
  }

  isInForeignContext(): boolean {
    return this.foreign > 0;
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private addText(text: string): void {
    if (this.script !== undefined) {
      this.script += text;
      return;
    }
    if (this.inTitle) {
      this.title += text;
      return;
    }
    if (this.pending === "" && !/\S/.test(text)) return;
    if (this.boldOnly && this.boldDepth === 0 && /[\p{L}\p{N}]/u.test(text)) this.boldOnly = false;
    this.closedInline = false;
    if (this.structured.reading) this.structured.text(text);
    this.pending += text;
    if (this.pending.length > MAX_LINE) this.flush();
  }

  private open(selfClosing: boolean): void {
    const { element, attributes } = this;
    const tag = element.name;
    const isVoid = selfClosing || element.isVoid;
    if (tag === "meta") this.readMeta();
    else if (tag === "html" && this.language === "") this.language = (attributes["lang"] ?? "").toLowerCase().slice(0, 20);
    const implied = element.impliesEnd;
    if (implied !== undefined) for (let top = this.stack.at(-1); top !== undefined && implied.has(top.name); top = this.stack.at(-1)) this.pop();
    if (element.isBlock) this.flush();
    else if (this.closedInline && !isVoid) this.pending += " ";
    this.closedInline = false;
    if (this.hasStructure && (tag !== "meta" || attributes["itemprop"] !== undefined || this.structured.items.length > 0)) this.readStructure(isVoid);
    if (isVoid) {
      if (tag === "img" || tag === "input") this.pending += this.pending === "" ? "" : " ";
      return;
    }
    if (this.stack.length < MAX_DEPTH) this.push(element, attributes);
  }

  private push(element: Element, attributes: Attributes): void {
    const depth = this.stack.push(element);
    const tag = element.name;
    const inherited = this.zones.at(-1) ?? 0;
    const hidden = attributes["hidden"] !== undefined || (attributes["style"] !== undefined && isHiding(attributes["style"])) ? ZONE.hidden : 0;
    this.zones.push(inherited | hidden | zoneOf(element, attributes["role"], attributes["class"], attributes["id"]));
    this.blocks.push(element.isBlock ? (this.blockCount += 1) : (this.blocks.at(-1) ?? 0));
    if (element.isUnseen) this.unseen += 1;
    if (tag === "svg" || tag === "math") this.foreign += 1;
    else if (tag === "script") {
      const type = attributes["type"] ?? "";
      if (/ld\+json/i.test(type) && this.jsonLd.length < MAX_SCRIPTS) [this.script, this.isData] = ["", false];
      else if (/^application\/json/i.test(type) && this.data.length < MAX_DATA.scripts) [this.script, this.isData] = ["", true];
    } else if (tag === "title") this.inTitle = this.foreign === 0 && this.title === "";
    else if (tag === "b" || tag === "strong") this.boldDepth += 1;
    else if (tag === "table") this.tables.push({ id: (this.tableCount += 1), depth, row: -1, column: -1, cell: undefined });
    else if (tag === "tr") this.nextRow();
    else if (tag === "td" || tag === "th") this.nextCell();
    else if (tag === "a" && this.unseen === 0) this.link = { href: attributes["href"] ?? "", from: this.pending.length, depth };
    this.level = element.level ?? this.level;
  }

  private pop(): void {
    const element = this.stack.pop() ?? NONE;
    const { name } = element;
    if (element.isBlock) this.flush();
    else this.closedInline = this.pending !== "";
    this.structured.close(this.stack.length + 1);
    if (this.link !== undefined && this.link.depth > this.stack.length) this.endLink();
    this.zones.pop();
    this.blocks.pop();
    if (element.isUnseen) this.unseen -= 1;
    if (name === "svg" || name === "math") this.foreign -= 1;
    else if (name === "script" && this.script !== undefined) {
      if (!this.isData) this.jsonLd.push(this.script);
      else if ((this.dataLeft -= this.script.length) >= 0) this.data.push(this.script);
      this.script = undefined;
    } else if (name === "title") this.inTitle = false;
    else if (name === "b" || name === "strong") this.boldDepth -= 1;
    else if (name === "table") this.tables.pop();
    if (element.level !== undefined) this.level = 0;
  }

  private nextRow(): void {
    const table = this.tables.at(-1);
    if (table !== undefined) [table.row, table.column] = [table.row + 1, -1];
  }

  private nextCell(): void {
    const table = this.tables.at(-1);
    if (table === undefined) return;
    table.column += 1;
    table.cell = { table: table.id, row: table.row, column: table.column };
  }

  private endLink(): void {
    const { link } = this;
    this.link = undefined;
    if (link === undefined) return;
    const text = cleanText(this.pending.slice(link.from, link.from + 200));
    if (link.from === 0) this.lineLink = { href: link.href, length: this.pending.length };
    if (this.links.length < MAX_LINKS && link.href !== "") this.links.push({ href: link.href, text });
  }

  private readMeta(): void {
    const { attributes } = this;
    const name = (attributes["property"] ?? attributes["name"] ?? "").toLowerCase();
    const { content } = attributes;
    if (name !== "" && content !== undefined && content.trim() !== "" && !this.metas.has(name) && this.metas.size < 300) this.metas.set(name, cleanText(content));
  }

  private readStructure(isVoid: boolean): void {
    const { attributes } = this;
    this.structured.open(
      this.stack.length + 1,
      {
        itemscope: attributes["itemscope"] !== undefined, itemtype: attributes["itemtype"] ?? "", itemprop: attributes["itemprop"] ?? "", typeof: attributes["typeof"] ?? "", property: attributes["property"] ?? "",
        content: attributes["content"], href: attributes["href"], datetime: attributes["datetime"],
      },
      isVoid,
    );
  }

  private flush(): void {
    if (this.link !== undefined && this.pending !== "") {
      // A link around blocks: its first line carries it.
      const { link } = this;
      this.endLink();
      this.link = { href: link.href, from: 0, depth: link.depth };
    }
    const { pending, lineLink, boldOnly } = this;
    this.pending = "";
    this.boldOnly = true;
    this.closedInline = false;
    this.lineLink = undefined;
    if (pending === "") return;
    const zone = this.zones.at(-1) ?? 0;
    const level = this.level === 0 && boldOnly && pending.length < 150 ? 7 : this.level;
    const block = this.blocks.at(-1) ?? 0;
    const cell = this.tables.at(-1)?.cell;
    const href = lineLink !== undefined && lineLink.length >= pending.trimEnd().length ? lineLink.href : undefined;
    if (pending.length <= LONG) this.lines.push({ text: pending, zone, level, block, cell, href });
    else for (const text of [pending.slice(0, LONG / 2), pending.slice(-LONG / 2)]) this.lines.push({ text, zone, level, block, cell, href });
  }
}
