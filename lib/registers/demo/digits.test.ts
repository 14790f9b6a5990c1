import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fill, phoneNumber, phonePattern, postalCode, postalRange } from "./digits";
import { Random } from "./random";

describe("phone patterns", () => {
  test("fixed digits stand, # is any digit and N is 2 or more", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(phoneNumber(new Random(seed), phonePattern("44", "20 7946 0###"))).toMatch(/^\+442079460\d{3}$/);
        expect(phoneNumber(new Random(seed), phonePattern("49", "831N####"))).toMatch(/^\+49831[2-9]\d{4}$/);
      }),
    );
  });

  test.each(["", "abc", "12", "##", "12#N"])("%j is refused", (text) => {
    expect(() => phonePattern("49", text)).toThrow("is no phone pattern");
  });
});

describe("postal codes", () => {
  test("they stay in the range, with leading zeros, split and tail", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const code = postalCode(new Random(seed), [postalRange("01067-01328")], "", undefined);
        expect(code).toMatch(/^0\d{4}$/);
        expect(Number(code)).toBeGreaterThanOrEqual(1067);
        expect(Number(code)).toBeLessThanOrEqual(1328);
        expect(postalCode(new Random(seed), [postalRange("00001-04999")], "", [2, "-"])).toMatch(/^0[0-4]-\d{3}$/);
        expect(postalCode(new Random(seed), [postalRange("SW1-SW20"), postalRange("E1")], " #@@", undefined)).toMatch(/^(SW\d\d?|E1) \d[A-Z]{2}$/);
      }),
    );
  });

  test("a text that is no range is refused", () => {
    expect(() => postalRange("12a")).toThrow("12a is no postal code");
  });

  test("places are filled in, other text stands", () => {
    expect(fill(new Random(5), "Unit #, Block @")).toMatch(/^Unit \d, Block [A-Z]$/);
  });
});
