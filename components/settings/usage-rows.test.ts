import { expect, test } from "vitest";
import { by, byDay, daysOf, monthAway } from "./usage-rows";

const ENTRIES = [
  { day: "2026-11-01", endpoint: "/a", who: "Ada", requests: 2 },
  { day: "2026-11-01", endpoint: "/b", who: "key", requests: 5 },
  { day: "2026-11-03", endpoint: "/a", who: "Ada", requests: 1 },
];

test("every day of the month up to the last stands there, also without requests", () => {
  expect(byDay(ENTRIES, "2026-11", "2026-11-04")).toEqual([
    { name: "2026-11-01", requests: 7 },
    { name: "2026-11-02", requests: 0 },
    { name: "2026-11-03", requests: 1 },
    { name: "2026-11-04", requests: 0 },
  ]);
});

test("sums add up to all requests, the most first", () => {
  expect(by(ENTRIES, "who")).toEqual([{ name: "key", requests: 5 }, { name: "Ada", requests: 3 }]);
  expect(by(ENTRIES, "endpoint")).toEqual([{ name: "/b", requests: 5 }, { name: "/a", requests: 3 }]);
});

test("months have their own lengths and follow one another over the year's end", () => {
  expect(daysOf("2028-02")).toHaveLength(29);
  expect([monthAway("2026-12", 1), monthAway("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});
