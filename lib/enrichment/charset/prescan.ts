import { type Encoding, encodingOf } from "./labels";

/** Bytes that are looked at. Browsers look at the first 1,024 and begin anew when a declaration comes later; this looks far enough at once. */
const PRESCAN = 16_384;

const SPACE = "\\t\\n\\f\\r ";
const ATTRIBUTE = new RegExp(`[${SPACE}/]*([^${SPACE}/>=][^${SPACE}/>=]*)(?:[${SPACE}]*=[${SPACE}]*(?:"([^"]*)"|'([^']*)'|([^${SPACE}>]*)))?`, "y");

/**
 * The encoding that a page's own markup declares, by `meta` or the XML declaration. UTF-16 means UTF-8 there: the declaration could be read, byte by byte.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
 */
export function prescan(bytes: Uint8Array): Encoding | undefined {
  const text = Buffer.from(bytes.subarray(0, PRESCAN)).toString("latin1");
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    if (text.startsWith("<!--", at)) {
      // `<!-->` is a whole comment.
      const end = text.indexOf("-->", at + 2);
      if (end < 0) break;
      at = end + 3;
    } else if (/^<\/?[a-z]/i.test(text.slice(at, at + 3))) {
      const [attributes, end] = tagAt(text, at);
      const declared = /^<meta[\t\n\f\r /]/i.test(text.slice(at, at + 6)) ? declaredBy(attributes) : undefined;
      if (declared) return declared;
      at = end;
    } else if (/^<[!/?]/.test(text.slice(at, at + 2))) {
      const end = text.indexOf(">", at);
      if (end < 0) break;
      at = end + 1;
    } else {
      at += 1;
    }
  }
  return inMarkup(encodingOf(/^<\?xml[\t\n\f\r ][^>]*?encoding[\t\n\f\r ]*=[\t\n\f\r ]*(["'])([^"'>]*)\1/.exec(text)?.[2]));
}

/** The attributes of the tag at a position, the first of each name, and where they end. */
function tagAt(text: string, at: number): [ReadonlyMap<string, string>, number] {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = at + (/^<\/?[^\t\n\f\r />]*/.exec(text.slice(at, at + 100))?.[0].length ?? 1);
  for (;;) {
    const start = ATTRIBUTE.lastIndex;
    const found = ATTRIBUTE.exec(text);
    if (found === null) return [attributes, start];
    const name = (found[1] ?? "").toLowerCase();
    if (!attributes.has(name)) attributes.set(name, found[2] ?? found[3] ?? found[4] ?? "");
  }
}

function declaredBy(attributes: ReadonlyMap<string, string>): Encoding | undefined {
  const charset = attributes.get("charset");
  if (charset !== undefined) return inMarkup(encodingOf(charset));
  if (attributes.get("http-equiv")?.toLowerCase() !== "content-type") return undefined;
  const [, double, single, bare] = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"']+))/i.exec(attributes.get("content") ?? "") ?? [];
  return inMarkup(encodingOf(double ?? single ?? bare));
}

function inMarkup(encoding: Encoding | undefined): Encoding | undefined {
  if (encoding === "utf-16le" || encoding === "utf-16be") return "utf-8";
  return encoding === "x-user-defined" ? "windows-1252" : encoding;
}
