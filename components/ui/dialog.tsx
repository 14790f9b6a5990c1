"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";

interface DialogProps {
  /** The button that opens it, where it is not opened by state. */
  readonly trigger?: ReactElement;
  readonly title: string;
  /** One sentence below the title. */
  readonly description?: string;
  readonly children: ReactNode;
  /** Buttons at the end; the last one is what the dialog is for. */
  readonly actions?: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly wide?: boolean;
  /** A click beside it does not close it: for what is shown once. */
  readonly keep?: boolean;
}

/** Asks for something before work goes on. Escape and a click beside it close it; the focus returns to where it was. */
export function Dialog({ trigger, title, description, children, actions, wide = false, keep = false, ...state }: DialogProps) {
  return (
    <Radix.Root {...state}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog animate-float bg-veil" />
        <Radix.Content
          onInteractOutside={(event) => keep && event.preventDefault()}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          className={cx("fixed top-[12vh] left-1/2 z-dialog flex max-h-[76vh] w-[calc(100vw-2rem)] -translate-x-1/2 animate-float flex-col rounded-card bg-raised shadow-float outline-none", wide ? "max-w-2xl" : "max-w-md")}
        >
          <div className="flex items-start gap-2 px-5 pt-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lead font-semibold">{title}</Radix.Title>
              {description !== undefined && <Radix.Description className="mt-0.5 text-ink-soft">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X size={16} />} className="-mr-2" />
            </Radix.Close>
          </div>
          <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {actions !== undefined && <div className="flex justify-end gap-2 border-t border-line-soft px-5 py-3">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A button inside that closes the dialog or drawer. */
export const DialogClose = Radix.Close;
