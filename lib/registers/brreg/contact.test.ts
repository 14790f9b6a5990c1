import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toE164 } from "../shared/contact";
import { norwegianPhone } from "./contact";

describe("norwegianPhone", () => {
  it("reads eight digits as the general reading does", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{7}$/), fc.boolean(), (digits, spaced) => {
        const written = spaced ? digits.replace(/(..)(..)(..)/, "$1 $2 $3 ") : digits;
        expect(norwegianPhone(written)).toBe(toE164(written, "NO"));
        expect(norwegianPhone(`0${written}`)).toBe(`+47${digits}`);
      }),
    );
  });

  it.each([
    ["+491737599650", "+491737599650"],
    ["0046709161282", "+46709161282"],
    ["05614", "+4705614"],
    ["000820408", undefined],
    ["931110000", undefined],
    ["telefon", undefined],
    ["", undefined],
  ])("leaves %j to the general reading", (phone, expected) => {
    expect(norwegianPhone(phone)).toBe(expected);
  });
});
