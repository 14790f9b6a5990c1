"use client";

import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx";
import { FLOAT_CLASS, FLOAT_ITEM_CLASS } from "./float";

interface DropdownMenuProps {
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end";
  /** Opens as it appears: for one that was loaded by the click on its button. */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Actions behind a button. */
export function DropdownMenu({ trigger, children, align = "end", ...state }: DropdownMenuProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={cx(FLOAT_CLASS, "min-w-44 p-1")}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onSelect?: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export function MenuItem({ icon, children, onSelect, danger = false, disabled = false }: MenuItemProps) {
  return (
    <Radix.Item disabled={disabled} onSelect={onSelect} className={cx(FLOAT_ITEM_CLASS, danger && "text-negative")}>
      {icon !== undefined && <span className="text-ink-faint">{icon}</span>}
      {children}
    </Radix.Item>
  );
}

/** An action that is a link. */
export function MenuLink({ icon, href, children }: { readonly icon?: ReactNode; readonly href: string; readonly children: ReactNode }) {
  return (
    <Radix.Item asChild className={FLOAT_ITEM_CLASS}>
      <a href={href}>
        {icon !== undefined && <span className="text-ink-faint">{icon}</span>}
        {children}
      </a>
    </Radix.Item>
  );
}

interface MenuChoicesProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

/** One of a few, inside a menu. */
export function MenuChoices<V extends string>({ label, value, choices, onChange }: MenuChoicesProps<V>) {
  return (
    <Radix.RadioGroup value={value}>
      <MenuLabel>{label}</MenuLabel>
      {choices.map((choice) => (
        <Radix.RadioItem key={choice.value} value={choice.value} onSelect={() => onChange(choice.value)} className={FLOAT_ITEM_CLASS}>
          <span className="flex-1">{choice.label}</span>
          <Radix.ItemIndicator>
            <Check size={14} aria-hidden="true" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="px-2 pt-1.5 pb-1 text-micro font-medium text-ink-faint">{children}</Radix.Label>;
}

export function MenuLine() {
  return <Radix.Separator className="-mx-1 my-1 border-t border-line-soft" />;
}
