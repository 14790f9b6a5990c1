import { ATTRIBUTE, type Attributes } from "./attributes";
import { KIND } from "./elements";
import { statedText } from "./text";

const [MOST, MOST_FEEDS] = [300, 4];
const CANONICAL = /^\s*canonical\s*$/i;
const FEED = /^\s*application\/(?:rss|atom)\+xml/i;

/** Collects the values of meta elements by name or property in lower case, the first of each, at most 300; and what a page calls its first feeds. */
export class MetaReader {
  readonly values = new Map<string, string>();
  readonly feeds: string[] = [];
  canonical: string | undefined;

  /** What the page is called for those who share it; empty where it is not. */
  get title(): string {
    return this.values.get("og:title") ?? this.values.get("twitter:title") ?? "";
  }

  /** @param kind of the element: `meta` or `link` */
  read(attributes: Attributes, kind: number): void {
    if (kind === KIND.target) this.target(attributes);
    else this.value(attributes);
  }

  private target(attributes: Attributes): void {
    if (CANONICAL.test(attributes.get(ATTRIBUTE.rel) ?? "")) this.canonical ??= attributes.get(ATTRIBUTE.href);
    const title = FEED.test(attributes.get(ATTRIBUTE.type) ?? "") ? statedText(attributes.get(ATTRIBUTE.title) ?? "") : "";
    if (title !== "" && this.feeds.length < MOST_FEEDS) this.feeds.push(title);
  }

  private value(attributes: Attributes): void {
    const name = (attributes.get(ATTRIBUTE.property) ?? attributes.get(ATTRIBUTE.name) ?? "").toLowerCase();
    const content = attributes.get(ATTRIBUTE.content);
    if (name !== "" && content !== undefined && content.trim() !== "" && !this.values.has(name) && this.values.size < MOST) this.values.set(name, statedText(content));
  }
}
