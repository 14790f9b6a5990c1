"use client";

import { Command } from "cmdk";
import { ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { cx } from "./cx";
import { FLOAT_ITEM_CLASS } from "./float";
import { INPUT_CLASS } from "./input";
import { Popover } from "./popover";

interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Further words it is found by. */
  readonly keywords?: readonly string[];
  /** At the end, quiet: a code, a count. */
  readonly note?: string;
}

interface ComboboxProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** One of many, found by typing. */
export function Combobox({ label, options, value, onChange, placeholder = "Choose" }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const trigger = (
    <button type="button" aria-label={`${label}: ${chosen?.label ?? "none"}`} className={cx(INPUT_CLASS, "flex h-8 items-center justify-between gap-2 px-2.5 text-left")}>
      <span className={cx("truncate", chosen === undefined && "text-ink-faint")}>{chosen?.label ?? placeholder}</span>
      <ChevronsUpDown size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />
    </button>
  );
  return (
    <Popover trigger={trigger} label={label} open={open} onOpenChange={setOpen} className="w-72">
      <CommandList
        label={label}
        options={options}
        onPick={(picked) => {
          onChange(picked);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

interface CommandListProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly onPick: (value: string) => void;
}

/** A box to type in and the options that fit, walked with the arrow keys. */
function CommandList({ label, options, onPick }: CommandListProps) {
  return (
    <Command label={label} loop>
      <Command.Input placeholder="Type to search" className="h-9 w-full rounded-t-card border-b border-line-soft bg-transparent px-3 outline-none" />
      <Command.List className="scroll-quiet max-h-64 overflow-y-auto p-1">
        <Command.Empty className="px-2 py-3 text-center text-label text-ink-faint">Nothing fits.</Command.Empty>
        {options.map((option) => (
          <Command.Item key={option.value} value={`${option.label} ${option.value}`} keywords={[...(option.keywords ?? [])]} onSelect={() => onPick(option.value)} className={FLOAT_ITEM_CLASS}>
            <span className="truncate">{option.label}</span>
            {option.note !== undefined && <span className="ml-auto pl-2 text-label text-ink-faint">{option.note}</span>}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
