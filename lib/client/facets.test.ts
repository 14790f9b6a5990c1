import { expect, it } from "vitest";
import { readFacets } from "./facets";

const counted = (option: Readonly<Record<string, unknown>>, rest: Readonly<Record<string, unknown>> = {}) => readFacets({ meta: { totalCount: 3 }, data: { cityName: { options: [{ value: "Utrecht", label: "Utrecht", count: 3, selected: true, ...option }], unknown: 1, ...rest } } });

it("a city's position is read where it is whole, and there is none otherwise", () => {
  const position = { latitude: 52.09, longitude: 0 };
  expect(counted({ position }).facets["cityName"]?.options).toEqual([{ value: "Utrecht", label: "Utrecht", count: 3, selected: true, position }]);
  for (const none of [{}, { position: null }, { position: { latitude: 52.09 } }, { position: { latitude: "52", longitude: 5 } }]) expect(counted(none).facets["cityName"]?.options[0]?.position).toBeUndefined();
});

it("how many options there are is the answer's word, those that were not asked for included", () => {
  expect(counted({}, { distinct: 340 }).facets["cityName"]).toMatchObject({ distinct: 340, unknown: 1 });
  expect(counted({}).facets["cityName"]?.distinct).toBe(1);
});
