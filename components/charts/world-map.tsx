"use client";

import { geoNaturalEarth1, geoPath } from "d3-geo";
import { useMemo } from "react";
import atlas from "world-atlas/countries-110m.json";
import { countryByName } from "../../lib/company/codes/countries";
import { cx } from "../ui/cx";
import { useWriters } from "../ui/numbers";
import { countriesOf } from "./atlas";
import type { Bar } from "./bars";
import { HEIGHT, MapFrame } from "./map-frame";

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
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const caption = (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">The darker a country, the more companies it has:</span>1
      <span aria-hidden="true" className="flex">
        {SHADES.map((opacity) => (
          <span key={opacity} className="h-2 w-5 bg-accent" style={{ opacity }} />
        ))}
      </span>
      {write(most)}
    </p>
  );
  return (
    <MapFrame label="Companies by country" caption={caption}>
      {(width) => <Countries counts={counts} most={most} width={width} onPick={onPick} />}
    </MapFrame>
  );
}

interface CountriesProps extends WorldMapProps {
  readonly most: number;
  readonly width: number;
}

function Countries({ counts, most, width, onPick }: CountriesProps) {
  const { count: write } = useWriters();
  const present = counts.flatMap(({ value, count }) => (count > 0 ? [value] : [])).sort().join();
  const drawn = useMemo(() => drawShapes(new Set(present.split(",")), width), [present, width]);
  const byCode = useMemo(() => new Map(counts.map((bar) => [bar.value, bar])), [counts]);
  const any = counts.some(({ selected }) => selected);
  return drawn.map(({ name, code, path }) => {
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
  });
}

/** The atlas knows countries by name, which the register of names has in most spellings. */
const COUNTRIES = countriesOf(atlas).map((shape) => ({ name: shape.properties.name, code: countryByName(shape.properties.name)?.code, shape }));

/**
 * The world, moved and enlarged to where there is something.
 * @param present the codes of countries that have companies.
 * @param width of the picture in pixels.
 */
function drawShapes(present: ReadonlySet<string>, width: number): readonly Shape[] {
  const frame: [[number, number], [number, number]] = [[MARGIN, MARGIN], [width - MARGIN, HEIGHT - MARGIN]];
  const fitted = (some: typeof COUNTRIES) => geoNaturalEarth1().fitExtent(frame, { type: "FeatureCollection", features: some.map(({ shape }) => shape) });
  const whole = fitted(COUNTRIES);
  const shown = COUNTRIES.filter(({ code }) => code !== undefined && present.has(code));
  const projection = shown.length === 0 ? whole : fitted(shown);
  const largest = whole.scale() * LARGEST;
  if (projection.scale() > largest) {
    const [x, y] = projection.translate();
    const factor = largest / projection.scale();
    // The middle stays where it is.
    projection.scale(largest).translate([width / 2 + (x - width / 2) * factor, HEIGHT / 2 + (y - HEIGHT / 2) * factor]);
  }
  const draw = geoPath(projection).digits(1);
  return COUNTRIES.flatMap(({ name, code, shape }) => {
    const path = draw(shape);
    return path === null ? [] : [{ name, code, path }];
  });
}
