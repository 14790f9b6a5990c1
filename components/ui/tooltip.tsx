"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

interface TooltipProps {
  /** Something that takes the focus. */
  readonly children: ReactElement;
  /** One or two sentences; nothing to click. */
  readonly text: ReactNode;
  readonly side?: "top" | "right" | "bottom" | "left";
}

/** Explains what is under the pointer or has the focus. A name is not explained here: IconButton shows its own. */
export function Tooltip({ children, text, side = "top" }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className="z-toast max-w-64 animate-float rounded-control bg-ink px-2.5 py-1.5 text-label text-page shadow-float">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
