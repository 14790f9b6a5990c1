import { describe, expect, it } from "vitest";
import { findNames } from "./names";

describe("a name begins behind the words that come to speak of it", () => {
  it.each([
    ["what is the company's, in brackets", "Kontor (Handelsname von Sieben Birken B.V.)", "Sieben Birken B.V."],
    ["one of what is the company's", "Kontor (ein Portal der Sieben Birken GmbH)", "Sieben Birken GmbH"],
    ["one of them behind a dash", "Kontor – ein neues Team der Sieben Birken GmbH", "Sieben Birken GmbH"],
    ["all of what it has concluded", "alle Verträge der Sieben Birken GmbH, Hauptstr. 1, 10115 Berlin", "Sieben Birken GmbH"],
    ["a compound of a known word", "Kontor (Hotelmarke der Sieben Birken GmbH)", "Sieben Birken GmbH"],
    ["the word for a firm, abbreviated", "AGB der Fa. SIEBEN BIRKEN GmbH", "SIEBEN BIRKEN GmbH"],
    ["the doer of a relative clause", "Die Fahren App, die von Birken Software GmbH („Betreiber“) betrieben wird, ist frei.", "Birken Software GmbH"],
    ["what it is a member of", "Langjährige Mitgliedschaft im Verband Sieben Birken e.V.", "Verband Sieben Birken e.V."],
    ["what it is a member of, in English", "Since 1998 Membership of the Sieben Birken Association Ltd", "Sieben Birken Association Ltd"],
    ["the doer of a participle", "Sie gelten für die von Birken Software GmbH („Anbieter“) angebotenen Leistungen.", "Birken Software GmbH"],
  ])("%s", (_, text, name) => expect(findNames(text).map((found) => found.name)).toEqual([name]));

  it.each([
    ["which is all a noun and its owner", "Kontor (Haus der Weber GmbH)", "Haus der Weber GmbH"],
    ["of those who serve a cause", "Eine Welt der Kinder e.V.", "Eine Welt der Kinder e.V."],
    ["of a noble family", "Kontor ist eine Marke der von Eben GmbH.", "von Eben GmbH"],
  ])("not behind those of the name %s", (_, text, name) => expect(findNames(text).map((found) => found.name)).toEqual([name]));
});
