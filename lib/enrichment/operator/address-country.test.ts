import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const hint = (body: string) => extractCandidates(`<!doctype html><title>Impressum | Farnfit</title><body><h1>Impressum</h1><p>Farnfit<br>Ring 15</p><h2>Hinweise</h2>${body}</body>`, new URL("https://farnfit.com/impressum"))[0]?.countryHint;

describe("the country of a page's addresses", () => {
  it.each([
    "Auf unseren Seiten sind Plugins des sozialen Netzwerks Zwitscher, Anbieter Zwitscher Inc., 1 Tree Way, Menlo Park, California 94025, USA, integriert.",
    "Diese Website nutzt Funktionen des Webanalysedienstes Klickspur Analytics. Anbieter ist die Klickspur Inc. 1600 Mill Parkway Mountain View, CA 94043, USA.",
  ])("is not a processor's: %s", (said) => expect(hint(`<p>${said}</p>`)).toBeUndefined());

  it.each([
    "Farnfit, 5 Mill Lane, Austin, TX 78701", "Write to Farnfit Inc., 5 Mill Lane, Austin, TX 78701, USA, with any question.",
    "This website is operated by Tamberlane Inc., 5 Mill Lane, Austin, TX 78701, USA.",
  ])("is the page's own: %s", (said) => expect(hint(`<p>${said}</p>`)).toBe("US"));
});
