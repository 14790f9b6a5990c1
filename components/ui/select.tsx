"use client";

import { Check, ChevronsUpDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { cx } from "./cx";
import { FLOAT_CLASS, FLOAT_ITEM_CLASS } from "./float";
import { INPUT_CLASS } from "./input";

interface SelectProps<V extends string> {
  /** Names it where no Field does. */
  readonly label?: string;
  readonly id?: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** One of up to some twenty. Where people must search, a Combobox; where they see all at once, a RadioGroup. */
export function Select<V extends string>({ label, id, options, value, onChange, disabled = false, className }: SelectProps<V>) {
  return (
    <Radix.Root
      value={value}
      disabled={disabled}
      onValueChange={(picked) => {
        const option = options.find((candidate) => candidate.value === picked);
        if (option) onChange(option.value);
      }}
    >
      <Radix.Trigger id={id} aria-label={label} className={cx(INPUT_CLASS, "flex h-8 items-center justify-between gap-2 px-2.5 text-left text-body", className)}>
        <Radix.Value />
        <ChevronsUpDown size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content position="popper" sideOffset={4} collisionPadding={8} className={cx(FLOAT_CLASS, "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)")}>
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={FLOAT_ITEM_CLASS}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto pl-2">
                  <Check size={14} aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
