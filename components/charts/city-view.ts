import { geoCentroid, geoNaturalEarth1, geoPath, type GeoProjection } from "d3-geo";
import type { Position } from "../../lib/company/position";

/** A city on the map. */
export interface City {
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
  readonly position: Position;
}

export interface Circle extends City {
  /** In pixels from the top left. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface CityLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Which end of the text is at `x`. */
  readonly anchor: "start" | "end";
}

/** From this width on what stands on the map stands beside the cities, below it above and under them. */
const WIDE = 900;
const BESIDE = 180;
const ABOVE = 46;
const MARGIN = 26;
/** Pixels a radian, 1.4 km each: a single city is shown with its surroundings. */
const LARGEST_SCALE = 4500;
/** Cities within so many degrees of their middle are looked at from right above: the edge of the world is far away. */
const NEAR = 60;
/** The area stands for the count; the smallest can still be hit. */
const LARGEST_RADIUS = 20;
const SMALLEST_RADIUS = 5;
/** Of a label: an average letter's width, the text's height, and how far from the circle it begins. */
const LETTER = 6.2;
const LINE = 13;
const GAP = 4;
/** So many of the largest circles are not written upon. */
const KEPT_CLEAR = 15;

/** The world moved, turned and enlarged to where the cities are. @param width and `height` of the picture in pixels. */
export function viewOf(cities: readonly City[], width: number, height: number): GeoProjection {
  const points = { type: "MultiPoint" as const, coordinates: cities.map(({ position }): [number, number] => [position.longitude, position.latitude]) };
  const [middle] = geoCentroid(points);
  const far = Math.max(...points.coordinates.map(([longitude]) => Math.abs(((longitude - middle + 540) % 360) - 180)));
  const projection = geoNaturalEarth1().rotate([far <= NEAR ? -middle : 0, 0]);
  const [aside, over] = width < WIDE ? [MARGIN, ABOVE] : [BESIDE, MARGIN];
  projection.fitExtent([[aside, over], [width - aside, height - over]], points);
  if (!(projection.scale() <= LARGEST_SCALE)) {
    const [[left, top], [right, bottom]] = geoPath(projection.scale(LARGEST_SCALE).translate([0, 0])).bounds(points);
    projection.translate([(width - left - right) / 2, (height - top - bottom) / 2]);
  }
  return projection.clipExtent([[-MARGIN, -MARGIN], [width + MARGIN, height + MARGIN]]);
}

/** The cities as circles, the largest first, so that smaller ones lie on top. */
export function circlesOf(cities: readonly City[], projection: GeoProjection): readonly Circle[] {
  const most = Math.max(...cities.map(({ count }) => count));
  const drawn = cities.flatMap((city): readonly Circle[] => {
    const [x, y] = projection([city.position.longitude, city.position.latitude]) ?? [NaN, NaN];
    return Number.isFinite(x) ? [{ ...city, x, y, radius: Math.max(SMALLEST_RADIUS, LARGEST_RADIUS * Math.sqrt(city.count / most)) }] : [];
  });
  return drawn.sort((a, b) => b.count - a.count);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Names beside their circles, those that are chosen first, then the largest: where there is room for them, on no other name and on none of the largest circles.
 * @param most names in all.
 */
export function labelsOf(circles: readonly Circle[], width: number, height: number, most: number): readonly CityLabel[] {
  const taken: Box[] = circles.slice(0, KEPT_CLEAR).map(({ x, y, radius }) => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }));
  const labels: CityLabel[] = [];
  for (const { value, x, y, radius } of [...circles].sort((a, b) => Number(b.selected) - Number(a.selected))) {
    if (labels.length === most) break;
    const long = value.length * LETTER;
    for (const anchor of ["start", "end"] as const) {
      const at = anchor === "start" ? x + radius + GAP : x - radius - GAP;
      const box: Box = { left: anchor === "start" ? at : at - long, right: anchor === "start" ? at + long : at, top: y - LINE / 2, bottom: y + LINE / 2 };
      if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      labels.push({ text: value, x: at, y, anchor });
      break;
    }
  }
  return labels;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * What the map of cities shows, in a sentence.
 * @param shown the cities asked for, most companies first; `distinct` are all there are.
 */
export function citiesSaid(shown: readonly { readonly position?: Position | undefined }[], distinct: number, write: (count: number) => string): string {
  const missing = shown.filter(({ position }) => position === undefined).length;
  if (shown.length === 0) return "No company of this result has a city.";
  const all = distinct <= shown.length;
  if (missing === shown.length) return shown.length === 1 ? "The city has no position in the data." : `None of the ${write(shown.length)} ${all ? "" : "largest "}cities has a position in the data; the filter City counts them.`;
  const which = all ? (shown.length === 1 ? "1 city" : `${write(shown.length)} cities`) : `The ${write(shown.length)} largest of ${write(distinct)} cities`;
  if (missing === 0) return `${which}.`;
  return `${which}; ${write(missing)} of them ${missing === 1 ? "has" : "have"} no position in the data.`;
}
