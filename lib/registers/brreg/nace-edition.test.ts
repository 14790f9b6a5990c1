import { describe, expect, it } from "vitest";
import { naceEditionOf } from "./nace-edition";

describe("naceEditionOf", () => {
  it.each([
    [["45.112", "46.710"], "2"],
    [["56.101", "88.911"], "2"],
    [["96.020", "47.110"], "2"],
    [["47.810", "46.710", "62.100"], "2.1"],
    [["56.110", "96.210"], "2.1"],
  ])("tells %j by the codes that only one edition has", (codes, edition) => {
    expect(naceEditionOf(codes)).toBe(edition);
  });

  it("goes with the majority of a file in which both occur", () => {
    expect(naceEditionOf(["62.010", "62.020", "62.100"])).toBe("2");
    expect(naceEditionOf(["62.010", "62.200", "62.100"])).toBe("2.1");
  });

  it("takes the newer one where nothing tells", () => {
    expect(naceEditionOf(["46.710", "01.110"])).toBe("2.1");
    expect(naceEditionOf([])).toBe("2.1");
  });
});
