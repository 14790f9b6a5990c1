import { decodeHTML } from "entities/decode";
import { Tokenizer } from "htmlparser2";
import { type Joint, Joints } from "./adjacent";
import { ATTRIBUTE, Attributes } from "./attributes";
import { type Element, elementAt, KIND, looksOf, OTHER, shown, within, zoneOf } from "./elements";
import { PageLines, withFooter } from "./edges";
import { InlineRuns } from "./inline-runs";
import { MetaReader } from "./metas";
import { type Page, type PageLink, ZONE } from "./page";
import { ScriptReader } from "./scripts";
import { isNotice, SiteMarks } from "./site-marks";
import { structuredAttributes, StructuredReader } from "./structured";
import { TableReader } from "./tables";
import { AMPERSAND, cleanText, endsWithSign, hasWord, isBlank, positionOf, statedText, withoutLogo } from "./text";

/** Elements beyond this depth are not kept apart: their text counts to the one above. */
const MAX_DEPTH = 2000;
/** How far up an end tag looks for its element, and how many links are kept. */
const [MAX_LOOK_UP, MAX_LINKS] = [200, 5000];
/** A line is closed when it is as long as this; of a longer piece of text its beginning and its end are kept. */
const [MAX_LINE, LONG] = [4000, 12_000];

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
  private readonly tables = new TableReader();
  private readonly structured = new StructuredReader();
  private readonly lines = new PageLines();
  private readonly links: PageLink[] = [];
  private readonly marks = new SiteMarks();
  private readonly metas = new MetaReader();
  private readonly scripts = new ScriptReader();
  private language = "";
  private title = "";
  private readonly parents: number[] = [0];
  /** How deep unseen elements are nested at present. */
  private unseen = 0;
  private foreign = 0;
  private inTitle = false;
  private level = 0;
  private pending = "";
  private boldOnly = true;
  private link: { readonly href: string; readonly label: string; readonly from: number; readonly depth: number } | undefined;
  private readonly runs = new InlineRuns();

  private element: Element = OTHER;
  private nameEnd = 0;
  private readonly attributes: Attributes;
  private readonly joints: Joints;
  /** Where the next entity may begin. */
  private ampersand = -1;

  constructor(private readonly html: string) {
    this.attributes = new Attributes(html);
    this.joints = new Joints(html);
  }

  read(): Page {
    const tokenizer = new Tokenizer({ decodeEntities: false }, this);
    tokenizer.write(this.html);
    tokenizer.end();
    this.flush();
    this.structured.close(0);
    return { title: statedText(this.title.slice(0, 1000)) || this.metas.title, language: this.language, metas: this.metas.values, feeds: this.metas.feeds, canonical: this.metas.canonical, jsonLd: this.scripts.jsonLd, data: this.scripts.data, items: this.structured.items, lines: withFooter(this.lines.end()), parents: this.parents, alts: this.marks.alts, homes: this.marks.homes, links: this.links };
  }

  ontext(start: number, end: number): void {
    // An end tag that the page's end cuts off is told as text from before the page's beginning.
    if (start < 0) return;
    // Outside of drawings and formulas, scripts are as they stand.
    if (this.scripts.reading) this.scripts.text(this.foreign > 0 ? decodeHTML(this.html.slice(start, end)) : this.html.slice(start, end));
    else if (this.inTitle) this.title += decodeHTML(this.html.slice(start, end));
    else if (this.unseen === 0) this.readText(start, end);
    else if (this.marks.inDrawing) this.marks.drawn(this.html.slice(start, end));
  }

  onopentagname(start: number, end: number): void {
    this.element = elementAt(this.html, start, end);
    this.nameEnd = end;
    this.attributes.clear();
  }

  onattribname(start: number, end: number): void {
    this.attributes.open(start, end);
  }

  onattribdata(start: number, end: number): void {
    this.attributes.value(start, end);
  }

  onopentagend(): void {
    this.open(false);
  }

  onselfclosingtag(): void {
    this.open(this.foreign > 0);
  }

  onclosetag(start: number, end: number): void {
    const { name, endsLine } = elementAt(this.html, start, end);
    if (endsLine) this.flush();
    const { stack } = this;
    const floor = Math.max(0, stack.length - MAX_LOOK_UP);
    for (let at = stack.length - 1; at >= floor; at -= 1) {
      if (stack[at]?.name !== name) continue;
      while (stack.length > at) this.pop(end);
      return;
    }
  }

  isInForeignContext(): boolean {
    return this.foreign > 0;
  }

  ontextentity(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  /** Text between tags, in pieces that begin at entities: they are where a long one is broken into lines. */
  private readText(start: number, end: number): void {
    const { html } = this;
    if (this.ampersand < start) this.ampersand = positionOf(html, "&", start);
    if (this.ampersand >= end) {
      if (this.pending !== "" || !isBlank(html, start, end)) this.addText(html.slice(start, end));
      return;
    }
    for (let at = start; at < end; ) {
      const next = Math.min(end, this.ampersand > at ? this.ampersand : (this.ampersand = positionOf(html, "&", at + 1)));
      const piece = html.slice(at, next);
      const text = html.charCodeAt(at) === AMPERSAND ? decodeHTML(piece) : piece;
      if (this.pending !== "" || !isBlank(text, 0, text.length)) this.addText(text);
      at = next;
    }
  }

  private addText(text: string): void {
    const isTyped = ((this.zones.at(-1) ?? 0) & ZONE.typed) !== 0;
    for (const [at, line] of (isTyped ? text.split("\n") : [text]).entries()) {
      if (at > 0) this.flush();
      if (at === 0 || line.trim() !== "") this.add(line);
    }
  }

  private add(text: string): void {
    if (this.boldOnly && !this.runs.isBold && hasWord(text)) this.boldOnly = false;
    this.joints.text(text);
    if (this.structured.reading) this.structured.text(text);
    this.pending += text;
    if (this.pending.length > MAX_LINE) this.flush();
  }

  private open(selfClosing: boolean): void {
    const { attributes } = this;
    const { ends } = this.element;
    if (ends !== 0) for (let top = this.stack.at(-1); top !== undefined && (top.endedBy & ends) !== 0; top = this.stack.at(-1)) this.pop(this.nameEnd);
    const looks = this.unseen > 0 ? 0 : looksOf(attributes);
    const element = this.unseen > 0 ? this.element : shown(this.element, looks, this.stack.at(-1));
    const { kind } = element;
    const isVoid = selfClosing || element.isVoid;
    if (kind === KIND.meta || kind === KIND.target) this.metas.read(attributes, kind);
    else if (kind === KIND.html && this.language === "") this.language = (attributes.get(ATTRIBUTE.lang) ?? "").toLowerCase().slice(0, 20);
    if (element.isBlock) this.flush();
    else if (this.unseen === 0 && !element.isUnseen) this.join(this.joints.open(element, this.pending, this.nameEnd));
    if (attributes.haveStructure && (kind !== KIND.meta || attributes.has(ATTRIBUTE.itemprop) || this.structured.items.length > 0)) this.structured.open(this.stack.length + 1, structuredAttributes(attributes), isVoid);
    if (isVoid && kind === KIND.gap) this.addGap();
    if (!isVoid && this.stack.length < MAX_DEPTH) this.push(element, looks);
  }

  private join(joint: Joint): void {
    if (joint === "line") this.flush();
    else if (joint === "blank") this.pending += " ";
  }

  private addGap(): void {
    const alt = this.attributes.raw(ATTRIBUTE.alt) === "" ? "" : cleanText(this.attributes.get(ATTRIBUTE.alt) ?? "");
    if (alt !== "" && isNotice(alt, this.zones.at(-1) ?? 0, this.pending)) this.add(` ${alt} `);
    else this.marks.picture(alt);
    // "© [logo] 2026": the picture is the name.
    if (this.pending !== "") this.pending += alt !== "" && endsWithSign(this.pending) ? ` ${withoutLogo(alt)} ` : " ";
  }

  private push(element: Element, looks: number): void {
    const depth = this.stack.push(element);
    const inherited = this.zones.at(-1) ?? 0;
    this.zones.push(this.unseen > 0 ? inherited : within(inherited, zoneOf(element, this.attributes, looks)));
    this.blocks.push(element.isBlock ? this.parents.push(this.blocks.at(-1) ?? 0) - 1 : (this.blocks.at(-1) ?? 0));
    if (element.isUnseen) this.unseen += 1;
    if (!element.isBlock && element.kind !== KIND.link) this.runs.openAny(this.pending, depth);
    this.level = element.level ?? this.level;
    switch (element.kind) {
      case KIND.foreign:
        this.foreign += 1;
        break;
      case KIND.script:
        this.scripts.open(this.attributes.get(ATTRIBUTE.type) ?? "");
        break;
      case KIND.title:
        this.inTitle = this.foreign === 0 && this.title === "";
        if (this.foreign > 0) this.marks.drawing();
        break;
      case KIND.bold:
        this.runs.openBold(this.pending);
        break;
      case KIND.table:
        this.tables.open();
        break;
      case KIND.row:
      case KIND.cell:
        this.tables.next(element.kind === KIND.row);
        break;
      case KIND.link:
        if (this.unseen > 0) break;
        this.link = { href: this.attributes.raw(ATTRIBUTE.href), label: this.attributes.get(ATTRIBUTE["aria-label"]) ?? this.attributes.get(ATTRIBUTE.title) ?? "", from: this.pending.length, depth };
        this.marks.open(this.link.href, this.link.label, this.zones.at(-1) ?? 0);
        break;
    }
  }

  /** @param end where in the page the name of the tag ends that ends it */
  private pop(end: number): void {
    const element = this.stack.pop() ?? OTHER;
    const joint = element.isBlock || element.isUnseen ? "nothing" : this.joints.close(element, this.pending, end);
    if (element.isBlock) this.flush();
    else this.runs.closeAny(this.pending, this.stack.length + 1);
    this.structured.close(this.stack.length + 1);
    if (this.link !== undefined && this.link.depth > this.stack.length) this.endLink(true);
    this.join(joint);
    this.zones.pop();
    this.blocks.pop();
    if (element.isUnseen) this.unseen -= 1;
    if (element.level !== undefined) this.level = 0;
    switch (element.kind) {
      case KIND.foreign:
        this.foreign -= 1;
        break;
      case KIND.script:
        this.scripts.close();
        if (this.scripts.written !== "" && this.unseen === 0) this.add(` ${this.scripts.written} `);
        break;
      case KIND.title:
        this.inTitle = false;
        break;
      case KIND.bold:
        this.runs.closeBold(this.pending);
        break;
      case KIND.table:
        this.tables.close();
        break;
    }
  }

  private endLink(isWhole: boolean): void {
    const { link } = this;
    this.link = undefined;
    if (link === undefined) return;
    this.runs.closeLink(link, this.pending);
    this.marks.shown(this.pending.slice(link.from, link.from + 200), isWhole);
    if (this.links.length < MAX_LINKS && link.href !== "") this.links.push({ href: link.href, text: this.pending.slice(link.from, link.from + 200) });
  }

  private flush(): void {
    if (this.pending === "") {
      this.boldOnly = true;
      this.joints.clear();
      this.runs.take("");
      return;
    }
    if (this.link !== undefined) {
      // A link around blocks: its first line carries it.
      const { link } = this;
      this.endLink(false);
      this.link = { ...link, from: 0 };
    }
    const { pending, boldOnly } = this;
    this.pending = "";
    this.boldOnly = true;
    this.joints.clear();
    const zone = this.zones.at(-1) ?? 0;
    const level = this.level === 0 && boldOnly && pending.length < 150 ? 7 : this.level;
    const block = this.blocks.at(-1) ?? 0;
    const { cell } = this.tables;
    const { href, links, bold, head } = this.runs.take(pending);
    if (pending.length <= LONG) this.lines.push({ text: pending, zone, level, block, cell, href, links, bold, head });
    else for (const text of [pending.slice(0, LONG / 2), pending.slice(-LONG / 2)]) this.lines.push({ text, zone, level, block, cell, href, links, bold, head });
  }
}
