"use client";

import { Search, X } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "./icon-button";
import { Input } from "./input";
import { Kbd } from "./kbd";

interface SearchInputProps extends Omit<ComponentProps<typeof Input>, "onChange" | "value" | "type" | "icon" | "trailing"> {
  /** What is searched, as its name: "Search countries". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The key that brings the focus here, shown while the box is empty. */
  readonly shortcut?: string;
}

/** A box to search with; it can be emptied by one click. */
export function SearchInput({ label, value, onChange, shortcut, size = "md", ...rest }: SearchInputProps) {
  const clear = value === "" ? undefined : <IconButton size="sm" label="Clear" icon={<X size={14} />} onClick={() => onChange("")} />;
  const hint =
    shortcut === undefined ? undefined : (
      <span className="max-sm:hidden pointer-coarse:hidden">
        <Kbd>{shortcut}</Kbd>
      </span>
    );
  return (
    <Input
      {...rest}
      size={size}
      type="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      icon={<Search size={size === "lg" ? 16 : 14} aria-hidden="true" />}
      trailing={clear ?? hint}
    />
  );
}
