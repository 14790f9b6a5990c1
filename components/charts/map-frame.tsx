"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";

/** Of every map, in pixels. */
export const HEIGHT = 288;

interface MapFrameProps {
  /** What is counted on it. */
  readonly label: string;
  readonly caption: ReactNode;
  /** What is drawn. @param width in pixels, as wide as the page has room. */
  readonly children: (width: number) => ReactNode;
}

/** A map in the width it has, in the page's pixels. */
export function MapFrame({ label, caption, children }: MapFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure ref={frame} className="relative overflow-hidden border-b border-line bg-panel">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={label} className="block h-72 w-full">
        {width > 0 && children(width)}
      </svg>
      <figcaption className="pointer-events-none absolute bottom-2.5 left-4 text-micro text-ink-faint">{caption}</figcaption>
    </figure>
  );
}

/** In the place of a map, why there is none. */
export function NoMap({ children }: { readonly children: ReactNode }) {
  return <p className="grid h-72 place-items-center border-b border-line bg-panel px-4 text-center text-label text-ink-soft">{children}</p>;
}
