"use client";

import { useQuery } from "@tanstack/react-query";
import type { GeoProjection } from "d3-geo";
import { useMemo, useState, type KeyboardEvent } from "react";
import coarse from "world-atlas/countries-110m.json";
import type { FacetAnswer } from "../../lib/client/facets";
import { cx } from "../ui/cx";
import { useWriters } from "../ui/numbers";
import { drawLand, landsOf } from "./atlas";
import { circlesOf, citiesSaid, labelsOf, viewOf, type City } from "./city-view";
import { HEIGHT, MapFrame, NoMap } from "./map-frame";

/** How many cities are drawn, and how many of them written. */
export const MOST_CITIES = 60;
const MOST_LABELS = 14;
/** From this scale on, in pixels a radian, the coarse outlines look broken. */
const FINE_SCALE = 500;

interface CityMapProps {
  readonly cities: FacetAnswer;
  readonly onPick: (name: string) => void;
}

/** The cities with most companies, each a circle whose area stands for their number; a click filters by one. */
export function CityMap({ cities, onPick }: CityMapProps) {
  const { count: write } = useWriters();
  const counted = cities.options.filter(({ count }) => count > 0).slice(0, MOST_CITIES);
  const placed = useMemo(() => cities.options.flatMap(({ position, ...city }): readonly City[] => (position && city.count > 0 ? [{ ...city, position }] : [])), [cities]);
  const said = citiesSaid(counted, cities.distinct, write);
  if (placed.length === 0) return <NoMap>{said}</NoMap>;
  return (
    <MapFrame label="Companies by city" caption={<p className="md:max-w-40">{said}</p>}>
      {(width) => <Circles cities={placed} width={width} onPick={onPick} />}
    </MapFrame>
  );
}

interface CirclesProps {
  readonly cities: readonly City[];
  readonly width: number;
  readonly onPick: (name: string) => void;
}

function Circles({ cities, width, onPick }: CirclesProps) {
  const { count: write } = useWriters();
  const [visited, setVisited] = useState<string>();
  const projection = useMemo(() => viewOf(cities, width, HEIGHT), [cities, width]);
  const land = useLand(projection);
  const circles = useMemo(() => circlesOf(cities, projection), [cities, projection]);
  const labels = useMemo(() => labelsOf(circles, width, HEIGHT, MOST_LABELS), [circles, width]);
  const any = circles.some(({ selected }) => selected);
  const stop = circles.some(({ value }) => value === visited) ? visited : circles[0]?.value;
  return (
    <>
      <path d={land} className="fill-hover stroke-panel" strokeWidth={0.6} />
      <g>
        {circles.map(({ value, count, selected, x, y, radius }) => {
          const told = `${value}: ${write(count)}`;
          return (
            <circle
              key={value}
              cx={x}
              cy={y}
              r={radius}
              role="button"
              tabIndex={value === stop ? 0 : -1}
              aria-label={told}
              aria-pressed={selected}
              onClick={() => onPick(value)}
              onFocus={() => setVisited(value)}
              onKeyDown={(event) => {
                walk(event);
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                onPick(value);
              }}
              className={cx("cursor-pointer fill-accent stroke-panel hover:stroke-ink focus-visible:stroke-ink", any && !selected && "saturate-0")}
              fillOpacity={any && !selected ? 0.4 : 0.65}
            >
              <title>{told}</title>
            </circle>
          );
        })}
      </g>
      <g aria-hidden="true" className="pointer-events-none fill-ink stroke-panel text-micro" strokeWidth={3} strokeLinejoin="round" style={{ paintOrder: "stroke" }}>
        {labels.map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor} dominantBaseline="central">
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

const COARSE = landsOf(coarse);

/** The outlines of the land: at once the coarse ones, and where they are much enlarged the fine ones, when they are loaded. */
function useLand(projection: GeoProjection): string {
  const enlarged = projection.scale() > FINE_SCALE;
  const fine = useQuery({ queryKey: ["atlas"], queryFn: async () => landsOf((await import("world-atlas/countries-50m.json")).default), enabled: enlarged, staleTime: Infinity, gcTime: Infinity });
  const lands = (enlarged ? fine.data : undefined) ?? COARSE;
  return useMemo(() => drawLand(lands, projection), [lands, projection]);
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** The arrow keys walk the circles, the largest first: they are one stop of the Tab key. */
function walk(event: KeyboardEvent<SVGCircleElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const circles = [...event.currentTarget.ownerSVGElement?.querySelectorAll("circle") ?? []];
  circles[Math.min(circles.length - 1, Math.max(0, circles.indexOf(event.currentTarget) + step))]?.focus();
}
