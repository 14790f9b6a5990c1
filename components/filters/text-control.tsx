"use client";

import { useState } from "react";
import type { Filter } from "../../lib/company/filters";
import { useExplore } from "../explore/explore-state";
import { Input } from "../ui/input";

/** One text, in force with Enter or when the focus leaves. */
export function TextControl({ filter }: { readonly filter: Extract<Filter, { kind: "text" }> }) {
  const { query, change } = useExplore();
  const inForce = query[filter.name] ?? "";
  const [draft, setDraft] = useState({ from: inForce, text: inForce });
  const text = draft.from === inForce ? draft.text : inForce;
  function apply(): void {
    const value = text.trim();
    if (value === inForce) return;
    const { [filter.name]: _own, ...others } = query;
    change(value === "" ? others : { ...others, [filter.name]: value });
  }
  return (
    <Input
      size="sm"
      aria-label={filter.label}
      placeholder={filter.example}
      maxLength={500}
      value={text}
      onChange={(event) => setDraft({ from: inForce, text: event.target.value })}
      onBlur={apply}
      onKeyDown={(event) => event.key === "Enter" && apply()}
    />
  );
}
