"use client";

import { Ellipsis, Link2, Pencil, Pin, RefreshCw, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { SavedSearch } from "../../lib/company/workspace";
import { copyText } from "../company/copy";
import { chipsOf } from "../explore/chips";
import { exploreHref } from "../explore/explore-url";
import { useIndustryTitle } from "../explore/sic-titles";
import { Badge } from "../ui/badge";
import { cx } from "../ui/cx";
import { DropdownMenu, MenuItem, MenuLine } from "../ui/dropdown-menu";
import { IconButton } from "../ui/icon-button";
import { Count, Instant, useWriters } from "../ui/numbers";
import { Spinner } from "../ui/spinner";
import { Td } from "../ui/table";
import { readKeptQuery } from "./kept-query";
import { transport, useChange } from "./lists-data";
import { NameDialog } from "./name-dialog";
import { mayDelete, type Reader } from "./reader";

interface SearchRowProps {
  readonly search: SavedSearch;
  readonly reader: Reader;
  /** It was counted in other data than the present ones, or never. */
  readonly outdated: boolean;
  readonly counting: boolean;
  readonly onCount: () => void;
  readonly onDelete: () => void;
}

/** A saved search: what it is called, what it asks for, and what it finds. */
export function SearchRow({ search, reader, outdated, counting, onCount, onDelete }: SearchRowProps) {
  const [renaming, setRenaming] = useState(false);
  const change = useChange("searches", (part: { readonly pinned: boolean }) => transport.send("PATCH", `/api/workspace/searches/${search.id}`, part));
  const rename = useChange("searches", (name: string) => transport.send("PATCH", `/api/workspace/searches/${search.id}`, { name }), { quiet: true });
  const { id, name, pinned, count, madeBy, createdAt } = search;
  return (
    <tr className="group/row">
      <th scope="row" className="max-w-0 w-full border-b border-line-soft py-2 pr-3 text-left align-top font-normal">
        <span className="flex items-start gap-2">
          <IconButton size="sm" label={pinned ? `Unpin ${name}` : `Pin ${name} for everybody`} aria-pressed={pinned} icon={<Pin size={13} className={cx(pinned && "fill-current")} />} onClick={() => change.mutate({ pinned: !pinned })} />
          <span className="min-w-0 flex-1">
            <SearchLink search={search} />
          </span>
        </span>
      </th>
      <Td numeric className="align-top whitespace-nowrap">
        {counting ? (
          <span className="inline-flex items-center gap-1.5 text-ink-faint">
            <Spinner /> counting
          </span>
        ) : count === null ? (
          <span className="text-ink-faint">not counted</span>
        ) : (
          <>
            <span className="font-medium">
              <Count value={count.companies} />
            </span>
            <span className="block text-micro text-ink-faint">
              {outdated && "earlier data, "}
              <Instant value={new Date(count.at).toISOString()} />
            </span>
          </>
        )}
        {search.countBefore !== null && (
          <span className="block sm:hidden">
            <Change search={search} />
          </span>
        )}
      </Td>
      <Td numeric className="align-top whitespace-nowrap max-sm:hidden">
        <Change search={search} />
      </Td>
      <Td className="align-top whitespace-nowrap max-lg:hidden">
        {madeBy.name}
        <span className="block text-micro text-ink-faint">
          <Instant value={new Date(createdAt).toISOString()} />
        </span>
      </Td>
      <Td className="align-top text-right">
        <DropdownMenu trigger={<IconButton label={`More about ${name}`} icon={<Ellipsis size={16} />} className="-my-1" />}>
          <MenuItem icon={<RefreshCw size={14} />} onSelect={onCount}>
            Count anew
          </MenuItem>
          <MenuItem icon={<Link2 size={14} />} onSelect={() => void copyText(`${window.location.origin}/searches/${id}`, "Link copied: it opens this search for everybody of the workspace")}>
            Copy link
          </MenuItem>
          <MenuItem icon={<Pencil size={14} />} onSelect={() => setRenaming(true)}>
            Rename
          </MenuItem>
          {mayDelete(reader, madeBy) && (
            <>
              <MenuLine />
              <MenuItem danger icon={<Trash2 size={14} />} onSelect={onDelete}>
                Delete
              </MenuItem>
            </>
          )}
        </DropdownMenu>
        {renaming && <NameDialog title="Rename the search" submit="Rename" name={name} onSave={(typed) => rename.mutateAsync(typed)} onClose={() => setRenaming(false)} />}
      </Td>
    </tr>
  );
}

/** The name, which opens the search, and what it asks for in words. */
function SearchLink({ search: { name, query: text } }: Pick<SearchRowProps, "search">) {
  const writers = useWriters();
  const kept = readKeptQuery(text);
  const industry = useIndustryTitle(kept?.query.sic4Digits !== undefined);
  if (kept === undefined) {
    return (
      <>
        <span className="font-medium">{name}</span> <Badge tone="caution">uses a filter that is no more</Badge>
      </>
    );
  }
  const words = chipsOf(kept.query, { ...writers, industry }).map((chip) => `${chip.name}: ${chip.text}`);
  return (
    <>
      <Link prefetch={false} href={exploreHref(kept.query, kept.sort)} className="font-medium hover:text-accent-ink hover:underline">
        {name}
      </Link>
      <span className="mt-0.5 line-clamp-2 text-label text-ink-soft">{words.length === 0 ? "Every company" : words.join(" · ")}</span>
    </>
  );
}

/** What the latest data changed. */
function Change({ search: { count, countBefore } }: Pick<SearchRowProps, "search">) {
  const { count: write } = useWriters();
  if (count === null || countBefore === null) return <span className="text-label text-ink-faint">–</span>;
  const more = count.companies - countBefore.companies;
  return (
    <span className="text-label">
      <span className={more === 0 ? "text-ink-soft" : more > 0 ? "text-positive" : "text-negative"}>{more === 0 ? "unchanged" : `${more > 0 ? "+" : "−"}${write(Math.abs(more))}`}</span>
      <span className="block text-micro text-ink-faint">
        since <Instant value={new Date(countBefore.at).toISOString()} />
      </span>
    </span>
  );
}
