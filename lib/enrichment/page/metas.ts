import { ATTRIBUTE, type Attributes } from "./attributes";
import { statedText } from "./text";

const MOST = 300;

/** Collects the values of meta elements by name or property in lower case; the first of each, at most 300. */
export class MetaReader {
  readonly values = new Map<string, string>();

  /** What the page is called for those who share it; empty where it is not. */
  get title(): string {
    return this.values.get("og:title") ?? this.values.get("twitter:title") ?? "";
  }

  read(attributes: Attributes): void {
    const name = (attributes.get(ATTRIBUTE.property) ?? attributes.get(ATTRIBUTE.name) ?? "").toLowerCase();
    const content = attributes.get(ATTRIBUTE.content);
    if (name !== "" && content !== undefined && content.trim() !== "" && !this.values.has(name) && this.values.size < MOST) this.values.set(name, statedText(content));
  }
}
