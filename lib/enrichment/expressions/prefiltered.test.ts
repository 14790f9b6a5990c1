import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SUFFIX } from "../operator/legal-suffixes";
import { Prefiltered } from "./prefiltered";

/** Expressions with every construct that is known, each with pieces of which texts are made that match, nearly match or stand around matches. */
const EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  [/impressum|imprint|legal (?:notice|info)/i, "Impressum|IMPRINT|imprin|legal |Notice|info|x| "],
  [/g?gmbh(?: ?& ?co\.? ?(?:kgaa|kg|ohg))?|ltd\.?/i, "GmbH|gGmbH| & |Co|.|KG|KGaA|Ltd|x| "],
  [/(?<![\p{L}\p{N}])(?:AG|S\. ?A\.|[cC]o\.?, ?[lL]td)(?![\p{L}])/u, "AG|S. A.|S.A.|co., ltd|Co,Ltd|x|é|1| |."],
  [/(?:(?<![\p{L}\p{N}])|(?<=[\u3040-\u9fff]))(?:株式会社|OÜ|e\. ?V\.)/u, "株式会社|OÜ|e.V.|e. V.|日|x|é| "],
  [/(?<=[\d%])(?:eur|euro)|\bhr[ab] ?\d{1,3}\b/i, "1|%|EUR|euro|HRB|hra| |12|x"],
  [/[ée]dit[ée] par|propri[ée]t[àa]|ΟΔΟΣ|straße/iu, "édité|Edite| |par|PROPRIÉTÀ|οδος|οδοσ|STRASSE|straẞe|straße|x"],
  [/\d{4,}-\w+|\s{2}x?y|a{0,2}b+c*d|\u00e9\x41\t?/, "1|2345|-|_|  |x|y|a|b|c|d|é|A|\t"],
  [/(c)(?:\1)?/, ""],
  [/[^a]b|.c/, ""],
];

const TRIED = EXPRESSIONS.filter(([, pieces]) => pieces !== "");

describe("an expression that is tried only where it may begin", () => {
  it.each(TRIED)("has the matches of %s", (pattern, pieces) => {
    const plain = new RegExp(pattern.source, `${pattern.flags}g`);
    const prefiltered = new Prefiltered(pattern);
    const text = fc.array(fc.constantFrom(...pieces.split("|"), "\ud83d\ude00", "\ude00", ""), { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (line) => {
        const found: (readonly [number, string])[] = [];
        for (let match = prefiltered.exec(line); match !== null; match = prefiltered.exec(line, match.index + match[0].length)) found.push([match.index, match[0]]);
        expect(found).toEqual([...line.matchAll(plain)].map((match) => [match.index, match[0]]));
        expect(prefiltered.test(line)).toBe(found.length > 0);
      }),
      { numRuns: 1500 },
    );
  });

  it("has the matches of the legal forms in any text", () => {
    const forms = "회사|(주)|㈜|(|GmbH & Co. KG|B.V.|S.A.|s. r. o.|Ltd|limited edition|AG|A/S|株式会社|有限会社|Şti.|ŞTİ|ltd. şti|& Co KG| |,|x|東".split("|");
    const plain = new RegExp(SUFFIX.pattern.source, "gu");
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...forms), { maxLength: 10 }), (parts) => {
        const line = parts.join("");
        plain.lastIndex = 0;
        expect(SUFFIX.exec(line)?.index).toBe(plain.exec(line)?.index);
      }),
      { numRuns: 1500 },
    );
  });

  it.each(EXPRESSIONS.filter(([, pieces]) => pieces === ""))("refuses %s, whose beginnings are not told", (pattern) => {
    expect(() => new Prefiltered(pattern).test("x")).toThrow(pattern.source);
  });
});
