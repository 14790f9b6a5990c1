import { expect, test } from "vitest";
import { FACETS } from "../../lib/company/facets";
import { RAIL_FACETS } from "./explore-data";

test("one request counts everything there is to count, but the thousand industries that their tree asks for", () => {
  expect([...RAIL_FACETS].sort()).toEqual(FACETS.map(({ name }) => name).filter((name) => name !== "sic4Digits").sort());
});
