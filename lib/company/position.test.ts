import { describe, expect, it } from "vitest";
import { cityPosition, companyPosition } from "./position";

const at = (Latitude: number, Longitude: number) => ({ Latitude, Longitude });

describe("a company's position", () => {
  it("is known when both coordinates are, and possible", () => {
    expect(companyPosition(at(-90, 180))).toEqual({ latitude: -90, longitude: 180 });
    expect(companyPosition(at(0, 12.5))).toEqual({ latitude: 0, longitude: 12.5 });
    for (const unknown of [{}, { Latitude: 52 }, { Longitude: 5 }, at(0, 0), at(90.1, 5), at(52, -180.1), at(Number.NaN, 5)]) expect(companyPosition(unknown)).toBeUndefined();
  });
});

describe("a city's position", () => {
  it("is not known where no company's is", () => {
    expect(cityPosition([])).toBeUndefined();
    expect(cityPosition([{}, at(0, 0)])).toBeUndefined();
  });

  it("is a place of a city, not of a company: to a hundredth of a degree", () => {
    expect(cityPosition([at(52.370216, 4.895168)])).toEqual({ latitude: 52.37, longitude: 4.9 });
    expect(Object.is(cityPosition([at(-0.004, 5)])?.latitude, 0)).toBe(true);
  });

  it("is where most of its first companies are: one that is wrong, or in another city of that name, does not move it", () => {
    expect(cityPosition([at(33.66, -95.55), at(48.85, 2.35), at(48.86, 2.33), at(48.87, 2.31)])).toEqual({ latitude: 48.86, longitude: 2.33 });
    expect(cityPosition([at(48.85, 2.35), at(33.66, -95.55)])).toEqual({ latitude: 48.85, longitude: 2.35 });
  });

  it("knows that the two sides of the date line are near each other", () => {
    expect(cityPosition([at(10, 0), at(-18, 179.9), at(-18, -179.95), at(-18, -179.9)])).toEqual({ latitude: -18, longitude: -179.95 });
  });

  it("reads no more companies than it needs: five that have a position, or sixteen", () => {
    let read = 0;
    function* companies(known: boolean): Generator<{ Latitude?: number; Longitude?: number }> {
      for (;;) {
        read += 1;
        yield known ? at(52, 5) : {};
      }
    }
    cityPosition(companies(true));
    expect(read).toBe(5);
    read = 0;
    cityPosition(companies(false));
    expect(read).toBe(16);
  });
});
