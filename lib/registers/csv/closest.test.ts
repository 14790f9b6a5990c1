import { describe, expect, it } from "vitest";
import { FIELDS } from "../../company/fields";
import { closest, didYouMean } from "./closest";

const NAMES = FIELDS.map(({ name }) => name);

describe("closest", () => {
  it.each([
    ["Compny Name", "Company Name"],
    ["company name", "Company Name"],
    ["Phone", "Phone Number"],
    ["Cty", "City"],
    ["Yearly Revenue", "Yearly Revenue Indicator"],
    ["E-Mail", "Email"],
  ])("of %j is %j", (written, name) => {
    expect(closest(written, NAMES)).toBe(name);
  });

  it("of something else is nothing", () => {
    expect(closest("Qqqqqq", NAMES)).toBeUndefined();
    expect(didYouMean("Qqqqqq", NAMES)).toBe("");
    expect(didYouMean("Citty", NAMES)).toBe(' Did you mean "City"?');
  });
});
