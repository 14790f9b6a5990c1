"use client";

import { Popover as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx";
import { FLOAT_CLASS } from "./float";

interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** What it is, for those who hear the page. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end";
  /** Its width and padding. */
  readonly className?: string;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Opens as it appears: for one that was loaded by the click on its button. */
  readonly defaultOpen?: boolean;
}

/** A panel with controls beside the button that opened it. For a list of actions use DropdownMenu. */
export function Popover({ trigger, label, children, align = "start", className = "w-72 p-3", defaultOpen = false, ...state }: PopoverProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content aria-label={label} align={align} sideOffset={6} collisionPadding={8} className={cx(FLOAT_CLASS, "scroll-quiet max-h-(--radix-popover-content-available-height) overflow-y-auto", className)}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
