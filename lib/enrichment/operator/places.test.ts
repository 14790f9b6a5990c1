import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { townOf } from "./places";

describe("a town behind its code", () => {
  it.each([
    ["goes on behind prepositions and articles", "Calle Mayor 3, 11403 Jerez de la Frontera (Cádiz)", "Jerez de la Frontera"],
    ["goes on behind an Italian preposition", "Via Roma 1, 87055 San Giovanni in Fiore (CS)", "San Giovanni in Fiore"],
    ["goes on behind a Czech one", "591 01 Žďár nad Sázavou", "Žďár nad Sázavou"],
    ["goes on behind a Czech one of one letter", "Polní 1, 419 01 Háj u Duchcova", "Háj u Duchcova"],
    ["goes on behind a Portuguese one, before its state", "Rua das Flores, 1 - Rio do Sul - SC, 89160-000", "Rio do Sul"],
    ["is no norm's", "Belgeler: TS EN 15004", undefined],
    ["is none before the next word in lower case", "Ilica 1, 10000 Zagreb u Hrvatskoj", "Zagreb"],
    ["has its Nordic district", "Nørregade 1, 8000 Aarhus C", "Aarhus C"],
    ["ends before its province", "Via Po 2, 30015 Chioggia VE", "Chioggia"],
    ["is no word behind the year of a copyright line", "© Orvane Media Limited 2011, Published by Orvane Books Limited, 28 Quarry Road, London SW1Y 4RX", "London"],
    ["does nothing by anybody", "2010 Powered by Brisk", undefined],
    ["is no headline's beginning behind its year", "2011 Graduates Honoured in spring", undefined],
    ["stands behind digits that might be a year", "Birkely ApS, Søvej 3, 2000 Frederiksberg", "Frederiksberg"],
    ["is no legal form of the name before it", "Duna 2004 Kft.", undefined],
    ["ends before a Hungarian street without a comma", "6000 Kecskemét Petőfi u. 5.", "Kecskemét"],
    ["ends before a Hungarian street of a date", "6900 Makó Május 1. utca 12.", "Makó"],
    ["is no Hungarian street alone", "1088 Rákóczi út 3., Budapest", undefined],
    ["goes on where no street follows", "5820 Mezőhegyes Alsó, Kossuth u. 2.", "Mezőhegyes Alsó"],
    ["is no street behind its number", "Yeni Mah. 1240 Nolu Sk. No:6/2, Adapazarı", undefined],
  ])("%s", (_, text, expected) => expect(townOf(text)).toBe(expected));
});

describe("the country hint of a company without a number on a domain of no country", () => {
  const hints = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ countryHint }) => countryHint);
  it.each([
    ["is the address's by its state and code", "<footer>© 2026 Sagebrush Tools LLC, 12 Main St, Boise, ID 83702</footer>", ["US"]],
    ["is the address's by the country's name", "<footer><p>Blue Lantern Villas Co., Ltd.</p><p>9/4 Beach Road, Phuket 83110, Thailand</p></footer>", ["TH"]],
    ["is none where addresses are in two countries", "<footer><p>© 2026 Sagebrush Tools LLC</p><p>12 Main St, Boise, ID 83702</p><p>3 High Street, Leeds LS1 4AP</p></footer>", [undefined]],
    ["is none of countries that are listed", "<footer><p>© 2026 Sagebrush Tools LLC</p><p>24/7 delivery to Austria, Germany, Switzerland</p></footer>", [undefined]],
    ["is none that an article's title mentions", "<p>Bones of a 120,000+ year old bear from Sagebrush Cave, Croatia</p><footer>© 2026 Sagebrush Tools LLC</footer>", [undefined]],
    ["is none of a headline with a number", "<p>Top 10 Beaches, Thailand</p><p><a href=\"/n/4\">4 Odd Cases Baffle, China</a></p><footer>© 2026 Sagebrush Tools LLC</footer>", [undefined]],
    ["is none where a date and a place stand together", "<p>12–14 May, Lisbon, Portugal</p><footer>© 2026 Sagebrush Tools LLC</footer>", [undefined]],
    ["is the address's behind its label", "<p>Head office: PO Box: 4410 Nairobi-West, Kenya</p><footer>© 2026 Sagebrush Tools LLC</footer>", ["KE"]],
    ["is the address's in running text too", "<p>Unit 4, Mill Estate, Nairobi, Kenya</p><footer>© 2026 Sagebrush Tools LLC</footer>", ["KE"]],
    ["is the one that the postal code's sign says", "<footer><p>Sagebrush Tools GmbH, Hofgasse 5, A-8011 Graz</p></footer>", ["AT"]],
    ["is none of a type's number", "<footer><p>Sagebrush Tools LLC</p><p>Model A-8011 Black</p></footer>", [undefined]],
    ["is the address's, wherever the telephone is", "<footer><p>Sagebrush Tools LLC, 12 Main St, Boise, ID 83702, +44 20 7946 0000</p></footer>", ["US"]],
    ["is none of a register that many companies' domains stand under", "<footer>© 2026 Sagebrush Agritech Ltd.</footer>", [undefined]],
  ])("%s", (_, body, expected) => expect(hints("https://www.sagebrush.ag/", body)).toEqual(expected));
});

describe("a British postal code in a line of its own", () => {
  const cities = (body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL("https://www.ashdown.co.uk/contact")).map(({ name, city }) => [name, city]);
  it.each([
    ["is the town's above it", "London<br>N7 9QL", "London"],
    ["is the town's above its county", "Enfield<br>Greater London<br>EN1 1AA", "Enfield"],
    ["is the town's behind a floor, a house, a street and a district", "2nd Floor<br>Elm House<br>12 Mill Road<br>Hillside<br>London<br>N7 9QL", "London"],
    ["is an island's as well", "12 Hill Street<br>St Helier<br>JE2 4UA", "St Helier"],
  ])("%s", (_, address, city) => {
    expect(cities(`<h1>Contact</h1><p>Ashdown Ltd<br>${address}</p>`)).toEqual([["Ashdown Ltd", city]]);
    expect(cities(`<h1>Contact</h1><p>Ashdown Joinery<br>${address}</p>`)).toEqual([["Ashdown Joinery", city]]);
  });

  it.each([
    ["makes no town of a street", "100 High Street<br>N7 9QL"],
    ["makes no town of a number or a sentence", "Unit 4<br>N7 9QL"],
    ["makes no town of what stands far above", "London<br>Call us any day of the week<br>N7 9QL"],
  ])("%s", (_, address) => expect(cities(`<h1>Contact</h1><p>Ashdown Ltd<br>${address}</p>`)).toEqual([["Ashdown Ltd", undefined]]));
});
