import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (body: string, path = "impressum") => extractCandidates(`<!doctype html><html lang="de"><title>Impressum</title><body>${body}</body></html>`, new URL(`https://qzxvb.de/${path}`)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("what German towns add to their names", () => {
  it.each([
    "TSV Farnheim a.d. Aisch e.V.", "TSV Farnheim a. d. Aisch e. V.", "TSV Farnheim a.d.Aisch e.V.", "Stadtwerke Farnheim a.d. Ruhr GmbH", "Turnverein Farnheim a.d. Quelle e.V.", "SV Farnheim i.d. OPf. e.V.", "TC Bad Farnheim v.d.H. e.V.", "TC Bad Farnheim v. d. Höhe e.V.",
    "SC Farnheim o.d. Tauber e.V.", "SC Farnheim ob der Tauber e.V.",
  ])("is the whole name's: %s", (name) => {
    expect(found(`<h1>Impressum</h1><p>${name}<br>Ring 15<br>91413 Farnheim</p><p>VR 200123</p>`)).toEqual([`${name} VR200123`]);
    expect(found(`<footer>© 2024 ${name}</footer>`)).toEqual([name]);
  });

  it.each(["Freiwillige Feuerwehr Farnheim a.d. Pegnitz", "Gasthof Krone Farnheim a. d. Donau", "FF Farnheim a.d. Thaya"])("is one without a legal form as well: %s", (name) => expect(found(`<footer>© 2024 ${name}</footer>`)).toEqual([name]));

  it.each(["91413 Farnheim a.d. Aisch", "91413 Bad Farnheim a. d. Bachlein", "3830 Farnheim o.d. Thaya"])("makes no company of an address: %s", (town) => {
    expect(found(`<h1>Impressum</h1><p>Bernd Malkow<br>Ring 15<br>${town}</p>`)).toEqual([]);
    expect(found(`<h1>Impressum</h1><p>Bernd Malkow<br>Ring 15<br>${town}</p><p>VR 200123</p>`)).toEqual(["Bernd Malkow VR200123"]);
  });

  it("makes none of a heading", () => expect(found("<h1>Malermeister in Farnheim a.d. Aisch</h1><p>Wir streichen.</p>", "")).toEqual([]));

  it.each(["a.d. Kruševac", "a. d. Beograd", "a.d. Gornji Milanovac"])("are no part of a Serbian form: %s", (form) => {
    expect(found(`<h1>Impressum</h1><p>Zlatni Hrast ${form}<br>Ring 15</p><p>VR 200123</p>`)).toEqual([`Zlatni Hrast ${form.slice(0, form.lastIndexOf("d.") + 2)} VR200123`]);
  });
});
