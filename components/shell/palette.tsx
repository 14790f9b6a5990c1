"use client";

import { Command } from "cmdk";
import { ArrowRight, Clock, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog as Radix } from "radix-ui";
import { useState, type ReactNode } from "react";
import { FLOAT_ITEM_CLASS } from "../ui/float";
import { PAGES } from "./pages";
import { recentSearches, rememberSearch } from "./recent-searches";

interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Go to a page, search for a company, or search once more. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog animate-float bg-veil" />
        <Radix.Content aria-describedby={undefined} className="fixed top-[14vh] left-1/2 z-dialog w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-float overflow-hidden rounded-card bg-raised shadow-float outline-none">
          <Radix.Title className="sr-only">Search and commands</Radix.Title>
          <Commands onDone={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Commands({ onDone }: { readonly onDone: () => void }) {
  const router = useRouter();
  const [term, setTerm] = useState("");
  const [recent] = useState(recentSearches);
  function go(href: string): void {
    onDone();
    router.push(href);
  }
  function search(text: string): void {
    rememberSearch(text);
    go(`/?${new URLSearchParams({ search: text, statusCode: "0,1" }).toString()}`);
  }
  const typed = term.trim();
  return (
    <Command label="Search and commands" loop>
      <div className="flex items-center gap-2.5 border-b border-line-soft px-4">
        <Search size={16} aria-hidden="true" className="text-ink-faint" />
        <Command.Input value={term} onValueChange={setTerm} placeholder="Find a company, or go to a page" className="h-12 min-w-0 flex-1 bg-transparent text-lead outline-none" />
      </div>
      <Command.List className="scroll-quiet max-h-[50vh] overflow-y-auto p-1.5">
        <Command.Empty className="px-3 py-6 text-center text-ink-faint">Nothing fits.</Command.Empty>
        {typed !== "" && (
          <Command.Item forceMount value={`search for ${typed}`} onSelect={() => search(typed)} className={FLOAT_ITEM_CLASS}>
            <Line icon={<Search size={15} />}>
              Search companies for <strong className="font-medium">{typed}</strong>
            </Line>
          </Command.Item>
        )}
        <Group heading="Pages">
          {PAGES.map(({ href, label, what }) => (
            <Command.Item key={href} value={label} keywords={[what]} onSelect={() => go(href)} className={FLOAT_ITEM_CLASS}>
              <Line icon={<ArrowRight size={15} />}>
                {label}
                <span className="ml-2 text-label text-ink-faint">{what}</span>
              </Line>
            </Command.Item>
          ))}
        </Group>
        {recent.length > 0 && (
          <Group heading="Recent searches">
            {recent.map((text) => (
              <Command.Item key={text} value={`recent ${text}`} onSelect={() => search(text)} className={FLOAT_ITEM_CLASS}>
                <Line icon={<Clock size={15} />}>{text}</Line>
              </Command.Item>
            ))}
          </Group>
        )}
      </Command.List>
    </Command>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Command.Group heading={heading} className="**:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-micro **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-ink-faint">
      {children}
    </Command.Group>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 py-0.5">
      <span aria-hidden="true" className="text-ink-faint">
        {icon}
      </span>
      <span className="truncate">{children}</span>
    </span>
  );
}
