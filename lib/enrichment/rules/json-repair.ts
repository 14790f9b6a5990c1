/**
 * Reads JSON as pages write it into scripts: with CDATA marks, comments, trailing semicolons and commas, and raw control characters in strings.
 * @returns undefined where it cannot be read even so
 */
export function parseLoosely(script: string): unknown {
  const text = script.trim();
  if (text === "") return undefined;
  const [once, twice] = [(): string => repaired(text), (): string => repaired(repaired(text))];
  // A comma may stand before a comment, and before its closing bracket once the comment is gone.
  return parse(text) ?? parse(once()) ?? parse(twice());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One pass: outside strings comments, CDATA marks and commas before a closing bracket go; inside them control characters become blanks. */
function repaired(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const drop = (start: number, end: number, instead = ""): number => {
    parts.push(text.slice(from, start), instead);
    from = end;
    return end - 1;
  };
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) inString = false;
      else if (code < 0x20) at = drop(at, at + 1, " ");
    } else if (code === 0x22) inString = true;
    else if (code === 0x2f && text.startsWith("/*", at)) at = drop(at, endOf(text, "*/", at + 2));
    else if (code === 0x2f && text.startsWith("//", at)) at = drop(at, lineEnd(text, at));
    else if (code === 0x3c && text.startsWith("<!--", at)) at = drop(at, at + 4);
    else if (code === 0x2d && text.startsWith("-->", at)) at = drop(at, at + 3);
    else if (code === 0x3c && text.startsWith("<![CDATA[", at)) at = drop(at, at + 9);
    else if (code === 0x5d && text.startsWith("]]>", at)) at = drop(at, at + 3);
    else if (code === 0x3b) at = drop(at, at + 1);
    else if (code === 0x2c && /^\s*[\]},;]/.test(text.slice(at + 1, at + 40))) at = drop(at, at + 1);
  }
  parts.push(text.slice(from));
  return parts.join("").trim().replace(/,$/, "");
}

function endOf(text: string, mark: string, at: number): number {
  const end = text.indexOf(mark, at);
  return end < 0 ? text.length : end + mark.length;
}

/** A comment of `//` ends at the line's end, but before a CDATA mark: `//<![CDATA[` is followed by data. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}
