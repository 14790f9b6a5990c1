import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";

interface Country {
  readonly tld: string;
  readonly number: string;
  readonly names: readonly string[];
  readonly contexts: readonly string[];
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  il: {
    tld: "co.il", number: "515808616", names: ['גלילי טכנולוגיות בע"מ', "מאפיית השכונה", "סטודיו נועה"],
    contexts: ["<footer><div>{N}</div><div>ח.פ. {#}</div></footer>", "<h1>תקנון</h1><p>האתר מופעל על ידי {N}, ח.פ. {#}, מרחוב הרצל 1, תל אביב.</p>", "<h1>אודות</h1><p>שם החברה: {N}</p><p>מספר חברה: {#}</p>"],
  },
  tw: {
    tld: "com.tw", number: "53180136", names: ["永豐商行", "小魚設計工作室"],
    contexts: ["<footer><p>{N}</p><p>統一編號 {#}</p></footer>"],
  },
};

describe.each(Object.entries(COUNTRIES))("a name is whole beside its number, also where nothing is capitalised (%s)", (_, { tld, number, names, contexts }) => {
  it.each(contexts)("%s", (context) => {
    const found = names.map((name) => extractCandidates(`<div>Menu</div>${context.replaceAll("{N}", name).replaceAll("{#}", number)}`, new URL(`https://www.portal24.${tld}/legal-contact`))[0]);
    expect(found.map((candidate) => normaliseName(candidate?.name ?? ""))).toEqual(names.map(normaliseName));
    expect(found.every((candidate) => candidate?.nationalId !== undefined)).toBe(true);
  });
});
