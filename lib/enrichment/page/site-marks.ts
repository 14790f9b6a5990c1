import { RESERVED } from "../operator/rights";
import { type HomeLink, ZONE } from "./page";
import { cleanText, withoutEntities } from "./text";

/** How many texts of pictures and links home are kept. */
const [MAX_ALTS, MAX_HOME] = [40, 12];

/** The way home, as links write it: the root, an index, or the folder that the page lies in. */
export const HOME = /^(?:https?:\/\/[^/]+)?(?:\.?\/?|\.{0,2}\/?(?:[a-z]{2}\/)?(?:index|home|default)\.\w+|\/[\w-]+\/)(?:[?#].*)?$/i;

/** The sign of copyright and years at a text's head. */
const SIGNED = /^(?:(?:©|\([cC]\)|copyright(?!\p{L}))[\s\d.,:–-]*)+/iu;

/**
 * Whether what stands in a picture's place is a copyright line, as older sites draw theirs ("Copyright © 2007 Acme. All rights reserved."): signed in the footer, or with
 * all rights reserved where no article's picture stands. A line that has the sign needs none.
 * @param alt cleaned
 */
export function isNotice(alt: string, zone: number, line: string): boolean {
  if (!SIGNED.test(alt) || /©|copyright/i.test(line)) return false;
  return (zone & (ZONE.footer | ZONE.address)) !== 0 || ((zone & (ZONE.article | ZONE.main | ZONE.quote)) === 0 && RESERVED.test(alt));
}

/** Collects what a site's marks say: the texts in the place of pictures, and of links that may lead home what they show, or what is said in its place. */
export class SiteMarks {
  readonly alts: string[] = [];
  readonly homes: HomeLink[] = [];
  /** Whether the title of a drawing within a link home is being read. */
  inDrawing = false;
  private home: { readonly href: string; readonly label: string; readonly zone: number; drawn: string; shown: string } | undefined;

  /** @param label what is said in a link's place */
  open(href: string, label: string, zone: number): void {
    this.home = this.homes.length < MAX_HOME && HOME.test(href) ? { href, label, zone, drawn: "", shown: "" } : undefined;
  }

  /** @param text what stands in a picture's place, cleaned */
  picture(text: string): void {
    const alt = text.replace(SIGNED, "");
    if (alt === "") return;
    if (this.alts.length < MAX_ALTS) this.alts.push(alt);
    if (this.home?.drawn === "") this.home.drawn = alt;
  }

  drawing(): void {
    this.inDrawing = this.home?.drawn === "";
  }

  drawn(text: string): void {
    if (this.home !== undefined) this.home.drawn += withoutEntities(text);
    this.inDrawing = false;
  }

  /** @param isWhole whether the link ends with it, or goes on in another line */
  shown(text: string, isWhole: boolean): void {
    if (this.home === undefined) return;
    this.home.shown += ` ${text}`;
    if (!isWhole) return;
    const { href, label, zone, drawn, shown } = this.home;
    const texts = [shown, drawn, label].map((text) => cleanText(text.slice(0, 200)));
    for (const [at, text] of texts.entries()) if (text !== "" && texts.indexOf(text) === at) this.homes.push({ href, text, isPicture: at > 0, zone });
    this.home = undefined;
  }
}
