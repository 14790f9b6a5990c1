import { geoPath, type GeoProjection } from "d3-geo";
import { feature } from "topojson-client";

type Ring = [number, number][];

/** GeoJSON's two kinds of areas. */
type Area = { readonly type: "Polygon"; readonly coordinates: Ring[] } | { readonly type: "MultiPolygon"; readonly coordinates: Ring[][] };

interface Country {
  readonly type: "Polygon";
  readonly arcs: number[][];
  readonly properties: { readonly name: string };
}

/** As the TopoJSON specification lays it out. */
interface Atlas {
  readonly type: "Topology";
  readonly arcs: [number, number][][];
  readonly objects: { readonly countries: { readonly type: "GeometryCollection"; readonly geometries: Country[] } };
}

/** Tells the compiler what the package's files are: JSON modules have no types of their own. */
function isAtlas(file: unknown): file is Atlas {
  return typeof file === "object" && file !== null && "objects" in file;
}

/** The countries of an atlas file, but for Antarctica, where no company is. */
export function countriesOf(file: unknown) {
  return isAtlas(file) ? feature(file, file.objects.countries).features.filter(({ properties }) => properties.name !== "Antarctica") : [];
}

/** A piece of land, with the degrees between which it lies. */
export interface Land {
  readonly rings: Ring[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The pieces that the countries of an atlas file consist of. */
export function landsOf(file: unknown): readonly Land[] {
  return countriesOf(file).flatMap(({ geometry }) => (isArea(geometry) ? (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map(landOf) : []));
}

function isArea(geometry: { readonly type: string }): geometry is Area {
  return geometry.type === "Polygon" || geometry.type === "MultiPolygon";
}

function landOf(rings: Ring[]): Land {
  const shore = rings[0] ?? [];
  const span = (degrees: readonly number[]): readonly [number, number] => degrees.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity]);
  const [west, east] = span(shore.map(([longitude]) => longitude));
  const [south, north] = span(shore.map(([, latitude]) => latitude));
  return { rings, west, east, south, north };
}

/**
 * The outlines of what is seen of the land, as the path of one SVG element. What lies outside of the frame is left out before it is drawn: of the finer atlas
 * nearly everything.
 * @param projection whose `clipExtent` is the frame; it is turned sideways only.
 */
export function drawLand(lands: readonly Land[], projection: GeoProjection): string {
  const seen = seenThrough(projection);
  const inSight = lands.filter(({ west, east, south, north }) => south <= seen.north && north >= seen.south && [-360, 0, 360].some((turn) => west + turn <= seen.east && east + turn >= seen.west));
  return geoPath(projection).digits(1)({ type: "MultiPolygon", coordinates: inSight.map(({ rings }) => rings) }) ?? "";
}

const EVERYTHING: Omit<Land, "rings"> = { west: -360, east: 360, south: -90, north: 90 };
/** On each edge of the frame so many points are looked at. */
const STEPS = 16;

/** Between which degrees the frame lies; longitudes may go beyond 180, where it spans the date line. */
function seenThrough(projection: GeoProjection): Omit<Land, "rings"> {
  const extent = projection.clipExtent();
  if (extent === null) return EVERYTHING;
  const [[left, top], [right, bottom]] = extent;
  const [turn] = projection.rotate();
  const seen = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (let step = 0; step <= STEPS; step += 1) {
    const [x, y] = [left + ((right - left) * step) / STEPS, top + ((bottom - top) * step) / STEPS];
    for (const point of [[x, top], [x, bottom], [left, y], [right, y]] as const) {
      const [longitude, latitude] = projection.invert?.([...point]) ?? [NaN, NaN];
      const [back] = projection([longitude, latitude]) ?? [NaN];
      // Beyond the edge of the world: all of it may be seen.
      if (!(Math.abs(back - point[0]) < 1)) return EVERYTHING;
      const east = ((((longitude + turn + 180) % 360) + 360) % 360) - 180 - turn;
      seen.west = Math.min(seen.west, east);
      seen.east = Math.max(seen.east, east);
      seen.south = Math.min(seen.south, latitude);
      seen.north = Math.max(seen.north, latitude);
    }
  }
  return seen;
}
