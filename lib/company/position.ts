/**
 * Where a city lies, told by the companies in it: registers name cities and know the coordinates of companies, if any.
 */
import type { FieldValues } from "./fields";

/** Degrees of WGS 84, north and east positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** So many of a city's companies are looked at. */
const LOOKED_AT = 16;
/** So many of them that have a position are enough: one that is wrong is then outvoted. */
const VOICES = 5;
/** A hundredth of a degree is about a kilometre: a city's place, not a company's. */
const STEPS_OF_DEGREE = 100;

/** Where a company is; undefined where a coordinate is unknown or impossible. Both 0, in the Gulf of Guinea, is how unknown ones are often written. */
export function companyPosition({ Latitude: latitude, Longitude: longitude }: FieldValues): Position | undefined {
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/**
 * A city's position, to a hundredth of a degree: of the first five companies that have one, the one with the least distance to the others. One that is wrong
 * does not move it, and of two cities with one name it is in the one that most of the five are in.
 * @param companies the city's, in static rank. At most 16 are looked at, and no more taken than needed.
 * @returns undefined where none of them has a position.
 */
export function cityPosition(companies: Iterable<FieldValues>): Position | undefined {
  const voices: Position[] = [];
  let looked = 0;
  for (const company of companies) {
    const position = companyPosition(company);
    if (position) voices.push(position);
    looked += 1;
    if (looked === LOOKED_AT || voices.length === VOICES) break;
  }
  const points = voices.map(inSpace);
  const far = points.map(([x, y, z]) => points.reduce((sum, other) => sum + Math.hypot(x - other[0], y - other[1], z - other[2]), 0));
  const middle = voices[far.indexOf(Math.min(...far))];
  return middle && { latitude: rounded(middle.latitude), longitude: rounded(middle.longitude) };
}

/** On a sphere of radius 1, so that distances need no care at the date line. */
function inSpace({ latitude, longitude }: Position): readonly [x: number, y: number, z: number] {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function rounded(degrees: number): number {
  const steps = Math.round(degrees * STEPS_OF_DEGREE);
  return steps === 0 ? 0 : steps / STEPS_OF_DEGREE;
}
