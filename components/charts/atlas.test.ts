import { geoPath } from "d3-geo";
import fc from "fast-check";
import { expect, it } from "vitest";
import coarse from "world-atlas/countries-110m.json";
import { countriesOf, drawLand, landsOf } from "./atlas";
import { viewOf, type City } from "./city-view";

const LANDS = landsOf(coarse);
const HEIGHT = 288;

const at = (latitude: number, longitude: number): City => ({ value: "Here", count: 1, selected: false, position: { latitude, longitude } });

it("the land of an atlas is all its countries but Antarctica, in pieces", () => {
  expect(countriesOf(coarse).length).toBeGreaterThan(170);
  expect(LANDS.length).toBeGreaterThan(countriesOf(coarse).length);
  expect(Math.min(...LANDS.map(({ south }) => south))).toBeGreaterThan(-60);
  expect(landsOf({})).toEqual([]);
});

it("leaving out what lies outside of the frame leaves out nothing that is seen, wherever it is", () => {
  const place = fc.record({ latitude: fc.integer({ min: -80, max: 83 }), longitude: fc.integer({ min: -180, max: 180 }), spread: fc.constantFrom(0, 1, 5, 30, 100), width: fc.constantFrom(350, 1120) });
  fc.assert(
    fc.property(place, ({ latitude, longitude, spread, width }) => {
      const view = viewOf([at(latitude, longitude), at(Math.max(-80, latitude - spread / 2), longitude > 0 ? longitude - spread : longitude + spread)], width, HEIGHT);
      const all = geoPath(view).digits(1)({ type: "MultiPolygon", coordinates: LANDS.map(({ rings }) => rings) }) ?? "";
      expect(drawLand(LANDS, view) === all).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it("of a small country's surroundings nearly nothing is drawn", () => {
  const view = viewOf([at(52.37, 4.9), at(51.92, 4.48)], 1120, HEIGHT);
  expect(drawLand(LANDS, view).length).toBeLessThan(2000);
});
