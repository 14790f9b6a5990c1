"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, type ReactNode, type RefObject } from "react";

/** A row's height in pixels. */
const HEIGHT = 37;

interface VirtualRowsProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly row: (index: number) => ReactNode;
  readonly onReachEnd?: (() => void) | undefined;
}

/** The rows in view, and as much room above and below as the others would take. */
export function VirtualRows({ frame, count, row, onReachEnd }: VirtualRowsProps) {
  const rows = useVirtualizer({ count, getScrollElement: () => frame.current, estimateSize: () => HEIGHT, overscan: 12 });
  const items = rows.getVirtualItems();
  const last = items.at(-1);
  useEffect(() => {
    if (last !== undefined && last.index >= count - 40) onReachEnd?.();
  }, [last, count, onReachEnd]);
  return (
    <tbody>
      <Room height={items[0]?.start ?? 0} />
      {items.map(({ index }) => row(index))}
      <Room height={last === undefined ? 0 : rows.getTotalSize() - last.end} />
    </tbody>
  );
}

function Room({ height }: { readonly height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td style={{ height }} />
    </tr>
  ) : null;
}
