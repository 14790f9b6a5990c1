"use client";

import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx";

interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
  readonly side?: "left" | "right";
  /** Without a veil the page behind stays usable: what is beside the drawer can be walked through while it is open. */
  readonly modal?: boolean;
}

/** A panel along the window's edge; its title is heard, and shown by what stands inside. */
export function Drawer({ title, open, onOpenChange, children, side = "right", modal = true }: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && <Radix.Overlay className="fixed inset-0 z-dialog animate-float bg-veil" />}
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            if (!modal) event.preventDefault();
          }}
          className={cx("fixed inset-y-0 z-dialog flex w-full max-w-md flex-col bg-raised shadow-float outline-none", side === "right" ? "right-0 animate-drawer" : "left-0 animate-float")}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
