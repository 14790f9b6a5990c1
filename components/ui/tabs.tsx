"use client";

import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface TabsProps {
  /** What the tabs are of. */
  readonly label: string;
  readonly tabs: readonly { readonly value: string; readonly label: ReactNode; readonly content: ReactNode }[];
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

/** Several views of one thing, one at a time. */
export function Tabs({ label, tabs, ...state }: TabsProps) {
  return (
    <Radix.Root defaultValue={tabs[0]?.value ?? ""} {...state}>
      <Radix.List aria-label={label} className="flex gap-4 border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="-mb-px border-b-2 border-transparent pt-1 pb-2 font-medium text-ink-soft hover:text-ink focus-visible:rounded-control focus-visible:outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4 focus-visible:outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
