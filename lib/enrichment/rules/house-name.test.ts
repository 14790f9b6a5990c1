import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const on = (html: string, domain = "fjordadvokatene.no"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html lang="nb">${html}</html>`, new URL(`https://${domain}/`)).map(({ name }) => name);
const TITLE = "<title>Fjordadvokatene |</title>";
const MEMBERS = "<p>Advokatene Berg Holm &amp; Aas DA (org.nr. 948205173)<br>Advokat Eirik Kvern (org.nr. 937150261)<br>Advokatfirma Lund (org.nr. 981043626)</p>";
const NAMES = ["Advokatene Berg Holm & Aas DA", "Advokat Eirik Kvern", "Advokatfirma Lund"];
const HOUSE = "<p><b>Fjordadvokatene</b><br>Storgata 7<br>0155 Oslo</p>";

describe("the name that firms share stands before theirs", () => {
  it("where it is the domain, the title and the head of the address", () => expect(on(`${TITLE}${MEMBERS}${HOUSE}`)).toEqual(["Fjordadvokatene", ...NAMES]));

  it.each([
    ["in the title alone", `${TITLE}${MEMBERS}<p>Storgata 7<br>0155 Oslo</p>`],
    ["at the head of the address alone", `<title>Advokater i Oslo</title>${MEMBERS}${HOUSE}`],
    ["above one of them", `${TITLE}${MEMBERS}<p><b>Fjordadvokatene</b><br>Advokatfirma Lund AS<br>0155 Oslo</p>`],
  ])("not %s", (_, html) => expect(on(html)).not.toContain("Fjordadvokatene"));
});

it("a shop's name is not set before the one firm with a number", () =>
  expect(on("<title>Kroonberg</title><p><b>Kroonberg</b><br>Storgata 7<br>0155 Oslo</p><p>Lund Eiendom AS (org.nr. 981043626)</p>", "kroonberg.no")).not.toContain("Kroonberg"));

it("nor one before firms of which one is called so", () =>
  expect(on("<title>Kroonberg</title><p><b>Kroonberg</b><br>Storgata 7<br>0155 Oslo</p><p>Kroonberg AS (org.nr. 948205173)<br>Lund Eiendom AS (org.nr. 981043626)</p>", "kroonberg.no")[0]).toBe("Kroonberg AS"));
