"use client";

import { X } from "lucide-react";
import { useState } from "react";
import type { Filter } from "../../lib/company/filters";
import { readValue } from "../../lib/company/values";
import { useExplore } from "../explore/explore-state";
import { Input } from "../ui/input";

interface TokenControlProps {
  readonly filter: Extract<Filter, { kind: "list" }>;
}

/** Values typed or pasted, several at a time with commas or lines between them. */
export function TokenControl({ filter }: TokenControlProps) {
  const { query, change } = useExplore();
  const { [filter.name]: values = [], ...others } = query;
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  function set(next: readonly string[]): void {
    change(next.length === 0 ? others : { ...others, [filter.name]: [...new Set(next)].sort() });
  }
  function add(): void {
    const items = text.split(/[,;\n]/).map((item) => item.trim()).filter((item) => item !== "");
    if (items.length === 0) return;
    const read: string[] = [];
    for (const item of items) {
      const reading = readValue(filter.format, item);
      if ("allowed" in reading) {
        setWrong(`“${item}” is not ${reading.allowed}.`);
        return;
      }
      read.push(reading.value);
    }
    setText("");
    setWrong(undefined);
    set([...values, ...read]);
  }
  return (
    <>
      <Input
        size="sm"
        aria-label={filter.label}
        aria-invalid={wrong !== undefined || undefined}
        placeholder={filter.example}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => event.key === "Enter" && add()}
      />
      {wrong !== undefined && (
        <p role="alert" className="mt-1 text-label text-negative">
          {wrong}
        </p>
      )}
      {values.length > 0 && (
        <ul className="mt-1 grid gap-px">
          {values.map((value) => (
            <li key={value} className="flex items-center gap-1 text-label">
              <span className="min-w-0 flex-1 truncate">{value}</span>
              <button type="button" aria-label={`Remove ${filter.label} ${value}`} onClick={() => set(values.filter((other) => other !== value))} className="inline-flex size-6 items-center justify-center rounded text-ink-faint hover:bg-hover hover:text-ink">
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
