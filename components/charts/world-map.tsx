"use client";

import { geoNaturalEarth1, geoPath } from "d3-geo";
import { useMemo } from "react";
import { feature } from "topojson-client";
import atlas from "world-atlas/countries-110m.json";
import { countryByName } from "../../lib/company/codes/countries";
import { cx } from "../ui/cx";
import { useWriters } from "../ui/numbers";
import type { Bar } from "./bars";

const WIDTH = 1120;
const HEIGHT = 288;
/** Room around what is drawn. */
const MARGIN = 14;
/** At most so many times as large as the whole world: a small country keeps its neighbours. */
const LARGEST = 8;

interface WorldMapProps {
  /** By ISO 3166-1 code. */
  readonly counts: readonly Bar[];
  readonly onPick: (code: string) => void;
}

interface Shape {
  readonly name: string;
  readonly code: string | undefined;
  readonly path: string;
}

/** From few companies to many. */
const SHADES = [0.25, 0.4, 0.55, 0.75, 1] as const;

/** The shade of a count: each is for twice as many as the one before, since a few countries have most companies. */
function stepOf(count: number, most: number): number {
  return Math.max(0, SHADES.length - 1 - Math.floor(Math.log2(most / count)));
}

/** The countries of the world, the more companies the darker; a click filters by one. Nothing is fetched from a map server. */
export function WorldMap({ counts, onPick }: WorldMapProps) {
  const { count: write } = useWriters();
  const present = counts.flatMap(({ value, count }) => (count > 0 ? [value] : [])).sort().join();
  const drawn = useMemo(() => drawShapes(new Set(present.split(","))), [present]);
  const byCode = useMemo(() => new Map(counts.map((bar) => [bar.value, bar])), [counts]);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const any = counts.some(({ selected }) => selected);
  return (
    <figure className="relative overflow-hidden border-b border-line bg-panel">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label="Companies by country" className="block h-72 w-full overflow-visible">
        {drawn.map(({ name, code, path }) => {
          const bar = code === undefined ? undefined : byCode.get(code);
          if (code === undefined || bar === undefined || bar.count === 0) return <path key={name} d={path} className="fill-hover stroke-panel" strokeWidth={0.6} />;
          const told = `${name}: ${write(bar.count)}`;
          return (
            <path
              key={name}
              d={path}
              role="button"
              tabIndex={0}
              aria-label={told}
              aria-pressed={bar.selected}
              onClick={() => onPick(code)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                onPick(code);
              }}
              className={cx("cursor-pointer fill-accent stroke-panel hover:stroke-ink focus-visible:stroke-ink", any && !bar.selected && "saturate-0")}
              fillOpacity={SHADES[stepOf(bar.count, most)]}
              strokeWidth={0.6}
            >
              <title>{told}</title>
            </path>
          );
        })}
      </svg>
      <figcaption className="absolute bottom-2.5 left-4 flex items-center gap-1.5 text-micro text-ink-faint">
        <span className="sr-only">The darker a country, the more companies it has:</span>1
        <span aria-hidden="true" className="flex">
          {SHADES.map((opacity) => (
            <span key={opacity} className="h-2 w-5 bg-accent" style={{ opacity }} />
          ))}
        </span>
        {write(most)}
      </figcaption>
    </figure>
  );
}

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

/** Tells the compiler what the package's file is: JSON modules have no types of their own. */
function isAtlas(file: unknown): file is Atlas {
  return typeof file === "object" && file !== null && "objects" in file;
}

/** The atlas knows countries by name, which the register of names has in most spellings. */
function countriesOf(file: Atlas) {
  return feature(file, file.objects.countries).features.flatMap((shape) => {
    const { name } = shape.properties;
    return name === "Antarctica" ? [] : [{ name, code: countryByName(name)?.code, shape }];
  });
}

/** The world, moved and enlarged to where there is something. @param present the codes of countries that have companies. */
function drawShapes(present: ReadonlySet<string>): readonly Shape[] {
  const file: unknown = atlas;
  if (!isAtlas(file)) return [];
  const countries = countriesOf(file);
  const frame: [[number, number], [number, number]] = [[MARGIN, MARGIN], [WIDTH - MARGIN, HEIGHT - MARGIN]];
  const fitted = (some: typeof countries) => geoNaturalEarth1().fitExtent(frame, { type: "FeatureCollection", features: some.map(({ shape }) => shape) });
  const whole = fitted(countries);
  const shown = countries.filter(({ code }) => code !== undefined && present.has(code));
  const projection = shown.length === 0 ? whole : fitted(shown);
  const largest = whole.scale() * LARGEST;
  if (projection.scale() > largest) {
    const [x, y] = projection.translate();
    const factor = largest / projection.scale();
    // The middle stays where it is.
    projection.scale(largest).translate([WIDTH / 2 + (x - WIDTH / 2) * factor, HEIGHT / 2 + (y - HEIGHT / 2) * factor]);
  }
  const draw = geoPath(projection).digits(1);
  return countries.flatMap(({ name, code, shape }) => {
    const path = draw(shape);
    return path === null ? [] : [{ name, code, path }];
  });
}
