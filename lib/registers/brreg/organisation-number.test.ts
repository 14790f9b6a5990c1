import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOrganisationNumber } from "./organisation-number";

describe("isOrganisationNumber", () => {
  it.each(["923609016", "974760673", "981452984", "123456785"])("accepts %s", (number) => {
    expect(isOrganisationNumber(number)).toBe(true);
  });

  it.each(["923609017", "123456789", "92360901", "9236090160", "923 609 016", "92360901X", ""])("refuses %j", (number) => {
    expect(isOrganisationNumber(number)).toBe(false);
  });

  it("leaves every eight digits one last digit, or none where the check would be ten", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (eight) => {
        const fitting = "0123456789".split("").filter((digit) => isOrganisationNumber(eight + digit));
        const rest = [3, 2, 7, 6, 5, 4, 3, 2].map((weight, index) => weight * Number(eight[index])).reduce((a, b) => a + b) % 11;
        expect(fitting).toHaveLength(rest === 1 ? 0 : 1);
      }),
    );
  });
});
