import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circlesOf, citiesSaid, labelsOf, viewOf, type City } from "./city-view";

const WIDTH = 1120;
const HEIGHT = 288;

function city(value: string, latitude: number, longitude: number, count = 10, selected = false): City {
  return { value, count, selected, position: { latitude, longitude } };
}

const GERMANY = [city("Berlin", 52.52, 13.4, 900), city("Hamburg", 53.55, 9.99, 500), city("München", 48.14, 11.58, 400), city("Köln", 50.94, 6.96, 300)];

function drawn(cities: readonly City[], width = WIDTH) {
  return circlesOf(cities, viewOf(cities, width, HEIGHT));
}

describe("the view of cities", () => {
  it("has every city inside, wherever they are, on a desk and on a phone", () => {
    const anywhere = fc.record({ latitude: fc.integer({ min: -85, max: 85 }), longitude: fc.integer({ min: -180, max: 180 }) });
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 20 }), fc.constantFrom(350, 800, 1120, 2000), (positions, width) => {
        const circles = drawn(positions.map(({ latitude, longitude }, at) => city(`City ${String(at)}`, latitude, longitude)), width);
        expect(circles).toHaveLength(positions.length);
        for (const { x, y, radius } of circles) {
          expect(Math.min(x, width - x)).toBeGreaterThan(radius);
          expect(Math.min(y, HEIGHT - y)).toBeGreaterThan(radius);
        }
      }),
    );
  });

  it("is enlarged to where they are, north above, east at the right", () => {
    const [berlin, hamburg, munich, cologne] = drawn(GERMANY);
    expect(hamburg!.y).toBeLessThan(berlin!.y);
    expect(munich!.y - hamburg!.y).toBeGreaterThan(HEIGHT / 2);
    expect(cologne!.x).toBeLessThan(berlin!.x);
  });

  it("shows a single city in the middle, with its surroundings", () => {
    const [only] = drawn([city("Utrecht", 52.09, 5.12)]);
    expect([only!.x, only!.y].map(Math.round)).toEqual([WIDTH / 2, HEIGHT / 2]);
    expect(viewOf([city("Utrecht", 52.09, 5.12)], WIDTH, HEIGHT).scale()).toBe(viewOf([city("Utrecht", 52.09, 5.12), city("De Bilt", 52.11, 5.18)], WIDTH, HEIGHT).scale());
  });

  it("keeps neighbours across the date line together", () => {
    const [suva, apia] = drawn([city("Suva", -18.1, 178.4, 20), city("Apia", -13.8, -171.8)]);
    expect(suva!.x).toBeLessThan(apia!.x);
    expect(apia!.y).toBeLessThan(suva!.y);
  });
});

describe("circles", () => {
  it("have an area that stands for the count, and are never too small to hit", () => {
    const [large, half, small] = drawn([city("A", 50, 5, 1000), city("B", 51, 6, 250), city("C", 52, 7, 1)]);
    expect(half!.radius).toBeCloseTo(large!.radius / 2);
    expect(small!.radius).toBeGreaterThanOrEqual(5);
  });

  it("are drawn largest first, so that none hides a smaller one", () => {
    expect(drawn([city("Small", 50, 5, 1), city("Large", 50, 5, 9), city("Middle", 50, 5, 4)]).map(({ value }) => value)).toEqual(["Large", "Middle", "Small"]);
  });
});

describe("names on the map", () => {
  const written = (cities: readonly City[], most = 14) => labelsOf(drawn(cities), WIDTH, HEIGHT, most).map(({ text }) => text);

  it("are those of the largest, as many as there is room for", () => {
    expect(written(GERMANY)).toEqual(["Berlin", "Hamburg", "München", "Köln"]);
    expect(written(GERMANY, 2)).toEqual(["Berlin", "Hamburg"]);
  });

  it("never lie on one another: of cities on one spot two are written, one at each side", () => {
    const same = Array.from({ length: 5 }, (_, at) => city(`City ${String(at)}`, 50, 5, 10 - at));
    expect(labelsOf(drawn(same), WIDTH, HEIGHT, 14).map(({ text, anchor }) => [text, anchor])).toEqual([["City 0", "start"], ["City 1", "end"]]);
  });

  it("begin with what is chosen", () => {
    expect(written([...GERMANY, city("Kiel", 54.32, 10.14, 5, true)], 1)).toEqual(["Kiel"]);
  });
});

describe("the sentence below", () => {
  const write = (count: number): string => count.toLocaleString("en-US");
  const position = { latitude: 1, longitude: 2 };
  const cities = (known: number, unknown: number) => [...Array.from({ length: known }, () => ({ position })), ...Array.from({ length: unknown }, () => ({}))];

  it.each([
    [60, 0, 1234, "The 60 largest of 1,234 cities."],
    [53, 7, 1234, "The 60 largest of 1,234 cities; 7 of them have no position in the data."],
    [59, 1, 60, "60 cities; 1 of them has no position in the data."],
    [1, 0, 1, "1 city."],
    [0, 60, 1234, "None of the 60 largest cities has a position in the data; the filter City counts them."],
    [0, 12, 12, "None of the 12 cities has a position in the data; the filter City counts them."],
    [0, 1, 1, "The city has no position in the data."],
    [0, 0, 0, "No company of this result has a city."],
  ])("says of %d cities with a position and %d without, of %d", (known, unknown, distinct, sentence) => {
    expect(citiesSaid(cities(known, unknown), distinct, write)).toBe(sentence);
  });
});
