import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (html: string, address = "https://www.kontor-nord.de/agb"): readonly (string | undefined)[] => extractCandidates(`<html><head><title>AGB</title></head><body>${html}</body></html>`, new URL(address)).map(({ name }) => name);

describe("a German article at a sentence's head is none of the name", () => {
  it.each([
    ["before brackets", "<p><strong>1.1</strong> Die Tarvento GmbH (nachfolgend TARVENTO, Lindenstr. 9, 10709 Berlin) erbringt Beratungsleistungen.</p>", "Tarvento GmbH"],
    ["before an address", "<p>Die Tarvento GmbH, Lindenstr. 9, 10709 Berlin, betreibt diese Website.</p>", "Tarvento GmbH"],
    ["before an address and brackets", "<p>Die Tarvento GmbH, Lindenstr. 9, D-10709 Berlin (nachfolgend „wir“), verarbeitet Daten.</p>", "Tarvento GmbH"],
    ["before dashes", "<p>Die Tarvento GmbH – im Folgenden „Tarvento“ – betreibt diese Website.</p>", "Tarvento GmbH"],
    ["of a partnership", "<p>Die Tarvento GbR betreibt diese Website.</p>", "Tarvento GbR"],
    ["of a Swiss form", "<p>Die Tarvento Sagl betreibt diese Website.</p>", "Tarvento Sagl"],
    ["of a foreign form", "<p>(1) Die Tarvento B.V. ist Anbieterin dieser Website.</p>", "Tarvento B.V."],
    ["of an association", "<p>Der Tarvento e.V. betreibt diese Website.</p>", "Tarvento e.V."],
  ])("%s", (_, html, name) => expect(names(html)).toEqual([name]));

  it.each([
    ["which the domain begins with", "<p>Die Werkbank GmbH (nachfolgend „wir“) betreibt diese Website.</p>", "https://www.diewerkbank.de/agb", "Die Werkbank GmbH"],
    ["which the name has where it stands alone", "<p>Die Drei Brüder GmbH</p><p>Hauptstr. 1<br>10115 Berlin</p><p>Die Drei Brüder GmbH (nachfolgend „wir“) betreibt diese Website.</p>", "https://www.kontor-nord.de/agb", "Die Drei Brüder GmbH"],
    ["at the head of an address", "<p>Die Werkbank GmbH, Hauptstr. 1, 10115 Berlin</p>", "https://www.werkbank.de/impressum", "Die Werkbank GmbH"],
    ["of another language", "<p>Die Castings Ltd (“we”) runs this site and its shop.</p>", "https://www.diecastings.co.uk/terms", "Die Castings Ltd"],
  ])("but it is the name's %s", (_, html, address, name) => expect(names(html, address)).toEqual([name]));
});
