"use client";

import { Command } from "cmdk";
import { ArrowRight, Bookmark, Clock, ListChecks, Pin, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog as Radix } from "radix-ui";
import { useState, type ReactNode } from "react";
import { FLOAT_ITEM_CLASS } from "../ui/float";
import { useWriters } from "../ui/numbers";
import { PAGES } from "./pages";
import { useKept } from "./palette-kept";
import { recentSearches, rememberSearch } from "./recent-searches";

interface PaletteProps {
  /** Only then is there something kept to find. */
  readonly signedIn: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Go to a page, a saved search or a list, search for a company, or search once more. */
export function Palette({ signedIn, open, onOpenChange }: PaletteProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog animate-float bg-veil" />
        <Radix.Content aria-describedby={undefined} className="fixed top-[14vh] left-1/2 z-dialog w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-float overflow-hidden rounded-card bg-raised shadow-float outline-none">
          <Radix.Title className="sr-only">Search and commands</Radix.Title>
          <Commands signedIn={signedIn} onDone={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** So many of what is kept stand there before anything is typed, and then. */
const FIRST = 5;
const MOST = 20;

function Commands({ signedIn, onDone }: { readonly signedIn: boolean; readonly onDone: () => void }) {
  const router = useRouter();
  const { count } = useWriters();
  const [term, setTerm] = useState("");
  const [recent] = useState(recentSearches);
  const kept = useKept(signedIn);
  function go(href: string): void {
    onDone();
    router.push(href);
  }
  function search(text: string): void {
    rememberSearch(text);
    go(`/?${new URLSearchParams({ search: text, statusCode: "0,1" }).toString()}`);
  }
  const typed = term.trim();
  const words = typed.toLocaleLowerCase().split(/\s+/);
  const fits = (text: string): boolean => words.every((word) => text.toLocaleLowerCase().includes(word));
  const most = typed === "" ? FIRST : MOST;
  const lines: readonly { readonly heading: string; readonly items: readonly Entry[] }[] = [
    { heading: "Pages", items: PAGES.map(({ href, label, what }) => ({ key: href, icon: <ArrowRight size={15} />, label, note: what, run: () => go(href) })).filter(({ label, note }) => fits(`${label} ${note}`)) },
    {
      heading: "Saved searches",
      items: kept.searches
        .filter(({ name }) => fits(name))
        .slice(0, most)
        .map(({ id, name, pinned, count: found }) => ({ key: id, icon: pinned ? <Pin size={15} /> : <Bookmark size={15} />, label: name, note: found === null ? undefined : count(found.companies), run: () => go(`/searches/${id}`) })),
    },
    {
      heading: "Lists",
      items: kept.lists
        .filter(({ name }) => fits(name))
        .slice(0, most)
        .map(({ id, name, size }) => ({ key: id, icon: <ListChecks size={15} />, label: name, note: count(size), run: () => go(`/lists/${id}`) })),
    },
    { heading: "Recent searches", items: recent.filter(fits).map((text) => ({ key: `recent ${text}`, icon: <Clock size={15} />, label: text, run: () => search(text) })) },
  ];
  return (
    <Command label="Search and commands" loop shouldFilter={false}>
      <div className="flex items-center gap-2.5 border-b border-line-soft px-4">
        <Search size={16} aria-hidden="true" className="text-ink-faint" />
        <Command.Input value={term} onValueChange={setTerm} placeholder="Find a company, or go to a page" className="h-12 min-w-0 flex-1 bg-transparent text-lead outline-none" />
      </div>
      <Command.List aria-busy={kept.loading} className="scroll-quiet max-h-[60vh] overflow-y-auto p-1.5">
        {typed !== "" && (
          <Command.Item value={`search for ${typed}`} onSelect={() => search(typed)} className={FLOAT_ITEM_CLASS}>
            <Line icon={<Search size={15} />}>
              Search companies for <strong className="font-medium">{typed}</strong>
            </Line>
          </Command.Item>
        )}
        {lines.map(({ heading, items }) => items.length > 0 && <Group key={heading} heading={heading} items={items} />)}
        {kept.failed && <p className="px-2 py-1.5 text-label text-ink-faint">Saved searches and lists could not be fetched. The Lists page says why.</p>}
      </Command.List>
    </Command>
  );
}

interface Entry {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly note?: string | undefined;
  readonly run: () => void;
}

function Group({ heading, items }: { readonly heading: string; readonly items: readonly Entry[] }) {
  return (
    <Command.Group heading={heading} className="**:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-micro **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-ink-faint">
      {items.map(({ key, icon, label, note, run }) => (
        <Command.Item key={key} value={key} onSelect={run} className={FLOAT_ITEM_CLASS}>
          <Line icon={icon}>
            {label}
            {note !== undefined && <span className="ml-2 text-label text-ink-faint">{note}</span>}
          </Line>
        </Command.Item>
      ))}
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
