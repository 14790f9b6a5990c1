import { expect, test } from "vitest";
import { similarSearches } from "./similar";

test("alike are the same industry and half to twice the size, from the country down to the city", () => {
  const found = similarSearches({ "Business Category Code 1": "3541", "Country Code": "DE", Country: "Germany", "State/Province": "Bavaria", City: "Augsburg", "Employees Total": 75 });
  expect(found.map(({ place }) => place)).toEqual(["Germany", "Bavaria", "Augsburg"]);
  expect(found.at(-1)?.query).toEqual({ sic4Digits: ["3541"], statusCode: ["0", "1"], countryCode: ["DE"], cityName: ["Augsburg"], employeesTotal: { min: 37, max: 150 } });
});

test("what is not known does not narrow; without an industry nothing is alike", () => {
  expect(similarSearches({ "Business Category Code 1": "3541", "Country Code": "DE", "Employees Total": null }).map(({ query }) => query)).toEqual([{ sic4Digits: ["3541"], statusCode: ["0", "1"], countryCode: ["DE"] }]);
  expect(similarSearches({ "Business Category Code 1": null, "Country Code": "DE" })).toEqual([]);
});
