import { Prefiltered } from "../expressions/prefiltered";
import { type Line, ZONE } from "./page";
import { splitAtGaps, textOfLine } from "./separators";

/** What is kept of a long page's text: its beginning and its end, where companies name themselves; lines and characters. */
const HEAD = { lines: 2000, characters: 120_000 };
const TAIL = { lines: 1500, characters: 100_000 };

/** What is looked through between them for lines that announce a company's particulars, and how much is kept around these. */
const MIDDLE = { characters: 2_000_000, lines: 400, above: 8, below: 4 };
const PARTICULARS = new Prefiltered(
  /\bHR[AB] ?\d|\bHandelsregister|\bImpressum|\bImprint|\bUSt-?Id|\bUmsatzsteuer-?I|\bVAT (?:no|num|reg|id)|\bbtw|\bk\.?v\.?k\b|\bKamer van Koop|\bCompan(?:y|ies) (?:No|num|reg)|\bRegistered (?:in|no|num|office)|\bSIRE[TN]\b|\bRCS\b|\bP\. ?IVA|\bPartita|\bCodice Fisc|\bN\.?I\.?F\b|\bC\.?I\.?F\b|\bNIP\b|\bKRS\b|\bREGON|\bCNPJ|\bABN\b|\bACN\b|\bOrg\.? ?nr|\bOrganisas|\bCVR|\bY-tunnus|\bIČO?\b|\bDIČ\b|\bAdószám|\bCUI\b|\bOndernemingsnum|\bFirmenbuch|\bUID\b|法人番号|사업자등록/i,
);

/** Lines longer than this announce nothing without a number. */
const SENTENCE = 200;
const DIGIT = /[\d\uff10-\uff19]/;

/** An article's footer is the page's where none comes behind it: some pages are one article. */
export function withFooter(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLastIndex(({ zone }) => (zone & ZONE.footer) !== 0);
  return withFooterBehindMain(lines.some(({ zone }) => (zone & ZONE.articleFooter) !== 0) ? lines.map((line, at) => ((line.zone & ZONE.articleFooter) === 0 ? line : { ...line, zone: (line.zone & ~ZONE.articleFooter) | (at > last ? ZONE.footer : 0) })) : lines);
}

/** Where a page marks its main part but no footer, what stands behind the main part is the footer; what is laid over the page stands apart. */
function withFooterBehindMain(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex(({ zone }) => (zone & ZONE.main) !== 0);
  if (end < 0 || lines.length - end > MAX_FOOTER || lines.some(({ zone }) => (zone & ZONE.footer) !== 0)) return lines;
  return lines.map((line, at) => (at <= end || (line.zone & (ZONE.consent | ZONE.hidden)) !== 0 ? line : { ...line, zone: line.zone | ZONE.footer }));
}

const MAX_FOOTER = 120;

/**
 * The lines of a page while it is read: of one whose text is longer than is looked at only the first, the last and what of its middle tells of a company.
 * The others are let go as they come.
 */
export class PageLines {
  private readonly head: Line[] = [];
  private headLeft = HEAD.characters;
  private readonly middle: Line[] = [];
  private middleLeft = MIDDLE.characters;
  /** What stands behind the head, from what may still be kept above the next line that announces something. */
  private rest: Line[] = [];
  /** How many of the rest have been looked through, and before which all that is to be kept has been. */
  private looked = 0;
  private kept = 0;

  push(line: Line): void {
    if (this.headLeft >= 0 && this.head.length < HEAD.lines && (this.headLeft -= line.text.length) >= 0) this.head.push(line);
    else if (this.rest.push(line) > WAITING) this.thin();
  }

  /** Those that are kept, cleaned. */
  end(): readonly Line[] {
    const tail = this.rest.length - reach(this.rest.slice(-TAIL.lines).toReversed(), TAIL);
    this.lookThrough(tail, tail);
    const cleaned: Line[] = [];
    for (const whole of withoutControls([...this.head, ...this.middle, ...this.rest.slice(tail)])) {
      for (const line of splitAtGaps(whole)) {
        const text = textOfLine(line.text);
        if (text !== "") cleaned.push(text === line.text ? line : { ...line, text });
      }
    }
    return cleaned;
  }

  private thin(): void {
    const end = this.rest.length - TAIL.lines;
    this.lookThrough(end - MIDDLE.below, end);
    const gone = this.looked - MIDDLE.above;
    this.rest = this.rest.slice(gone);
    this.looked = MIDDLE.above;
    this.kept = Math.max(0, this.kept - gone);
  }

  /** Keeps what stands around the lines up to `to` that announce particulars, nothing from `end` on. */
  private lookThrough(to: number, end: number): void {
    for (; this.looked < to && this.middleLeft > 0 && this.middle.length < MIDDLE.lines; this.looked += 1) {
      const text = this.rest[this.looked]?.text ?? "";
      this.middleLeft -= text.length;
      if (text.length > 1000 || (text.length > SENTENCE && !DIGIT.test(text)) || !PARTICULARS.test(text)) continue;
      const below = Math.min(end, this.looked + 1 + MIDDLE.below);
      this.middle.push(...this.rest.slice(Math.max(this.kept, this.looked - MIDDLE.above), below));
      this.kept = Math.max(this.kept, below);
    }
    this.looked = Math.max(this.looked, to);
  }
}

/** How many lines wait before they are looked through. */
const WAITING = 2 * TAIL.lines + 1000;

/** Buttons of one text that stand again and again ("Copy" behind each value) belong to what they stand behind. */
function withoutControls(lines: readonly Line[]): readonly Line[] {
  const counts = new Map<string, number>();
  for (const { text, zone } of lines) if ((zone & ZONE.button) !== 0) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts.size === 0 ? lines : lines.filter(({ text, zone }) => (zone & ZONE.button) === 0 || (counts.get(text) ?? 0) < SEVERAL);
}

const SEVERAL = 3;

function reach(lines: readonly Line[], { lines: most, characters }: typeof HEAD): number {
  let left = characters;
  const end = lines.slice(0, most).findIndex(({ text }) => (left -= text.length) < 0);
  return end < 0 ? Math.min(most, lines.length) : end;
}
