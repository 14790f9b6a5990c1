/** Where on the page a line stands, as bits: inherited from the elements around it. */
export const ZONE = {
  footer: 1, nav: 2, aside: 4, article: 8, header: 16, consent: 32, hidden: 64, address: 128, imprint: 256, credit: 512, quote: 1024, others: 2048, main: 4096, button: 8192, social: 16384,
  /** Where line ends of the source are the page's (`white-space: pre-line`). */
  typed: 32_768,
  /** The footer of an article, while the page is read. */
  articleFooter: 65_536,
  /** What shows whose site it is, by its class names. */
  mark: 131_072,
} as const;

/** One line of visible text: a block element's, or a part of it between line breaks. */
export interface Line {
  /** Without soft hyphens and the like, one blank between words, never empty. */
  readonly text: string;
  /** Bits of {@link ZONE}. */
  readonly zone: number;
  /** 1–6 in h1–h6, 7 in dt, th, legend, caption and lines all in bold, else 0. */
  readonly level: number;
  /** The innermost block element around it: lines of one block are neighbours by a line break. */
  readonly block: number;
  /** The innermost table cell, where it stands in one. */
  readonly cell: Cell | undefined;
  /** The target of the link that the whole line is, as the page writes it. */
  readonly href: string | undefined;
  /** The links that are parts of it, in order; none where the whole line is one. */
  readonly links: readonly LineLink[];
  /** Its parts in bold, in order, and the whole of a line that is. */
  readonly bold: readonly string[];
  /** What the element of running text holds with which it begins, where more follows; not yet cleaned. */
  readonly head: string | undefined;
}

/** A cell's place: tables are counted through the page, rows and columns from 0. */
export interface Cell {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

/** A link with its visible text, both cut to what is looked at and not yet decoded or cleaned: few of a page's links are. */
export interface PageLink {
  /** As the page writes it, with entities. */
  readonly href: string;
  readonly text: string;
}

/** A link within a line, with what is said of it to those who cannot see it or point at it: its label or title. */
export interface LineLink extends PageLink {
  readonly label: string;
}

/** A link that may lead home, with its visible text, or what its picture says. */
export interface HomeLink extends PageLink {
  readonly isPicture: boolean;
  /** Bits of {@link ZONE}. */
  readonly zone: number;
}

/** What one pass over a page's HTML leaves. */
export interface Page {
  /** Its title element's, else what is said for those who share the page (`og:title`, `twitter:title`); empty where there is none. */
  readonly title: string;
  /** The `lang` of the html element, lower case. */
  readonly language: string;
  /** Values of meta elements by name or property in lower case; the first of each. */
  readonly metas: ReadonlyMap<string, string>;
  /** What it says its address is (`<link rel="canonical">`), as written. */
  readonly canonical: string | undefined;
  /** The titles of the first four feeds that it links to, which systems make of the site's name ("Acme » Feed"). */
  readonly feeds: readonly string[];
  /** The texts of JSON-LD scripts. */
  readonly jsonLd: readonly string[];
  /** The texts of scripts that hold JSON for other scripts; at most five, 600,000 characters together. */
  readonly data: readonly string[];
  /** Microdata and RDFa items as the objects that JSON-LD would have. */
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
  /** By the number of a line's block element the one around it, counted in the order in which they open; 0 is the whole page. */
  readonly parents: readonly number[];
  /** What the first 40 pictures with a text in their place say there: logos are named by it. */
  readonly alts: readonly string[];
  /** What the first links that may lead home show, or what is said in its place: a picture's text, a drawing's title, a label; cleaned. */
  readonly homes: readonly HomeLink[];
  readonly links: readonly PageLink[];
}

/** An item of structured data: `@type` and its properties, several values as lists. */
export interface Item {
  [property: string]: ItemValue[];
}
export type ItemValue = string | Item;
