/** What a server says of a body's kind. */
export interface ContentType {
  /** `unknown`: nothing is said, or nothing that could be meant. */
  readonly kind: "html" | "other" | "unknown";
  /** As it stands there; a label of an encoding or not. */
  readonly charset: string | undefined;
}

const HTML = new Set(["text/html", "application/xhtml+xml"]);
/** Types that say nothing. @see https://mimesniff.spec.whatwg.org/#supplied-mime-type-detection-algorithm */
const NOTHING = new Set(["unknown/unknown", "application/unknown", "*/*"]);

/** Reads the header as browsers do; of several values the first counts. */
export function readContentType(header: string | undefined): ContentType {
  const [essence = ""] = (header ?? "").toLowerCase().split(/[;,]/, 1);
  const type = essence.trim();
  const charset = /[;,]\s*charset\s*=\s*["']?([^"'\s;,]+)/i.exec(header ?? "")?.[1];
  const isType = /^[^\s/]+\/[^\s/]+$/.test(type) && !NOTHING.has(type);
  return { kind: HTML.has(type) ? "html" : isType ? "other" : "unknown", charset };
}

/** Bytes that are looked at. */
const HEADER = 1445;

/**
 * Whether bytes of no stated type look like HTML. An empty body does: there is nothing in it that is anything else.
 * @see https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type
 */
export function looksLikeHtml(bytes: Uint8Array): boolean {
  // UTF-16 reads as ASCII once its zero bytes are gone.
  const text = Buffer.from(bytes.subarray(0, HEADER)).toString("latin1").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "").replaceAll("\0", "");
  const start = text.replace(/^[\t\n\f\r ]+/, "");
  if (start === "") return bytes.length <= HEADER;
  if (/^<\?xml/i.test(start)) return /<html[\s>]/i.test(start);
  return /^<(?:!--|(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta|link|main|header|nav|section)(?:[\t\n\f\r />]))/i.test(start);
}
