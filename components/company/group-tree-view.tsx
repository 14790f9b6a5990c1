"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronRight } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { CountryFlag } from "../ui/country-flag";
import { cx } from "../ui/cx";
import { companyHref } from "./fact-line";
import { pathTo, treeRows, type Member, type MemberKind, type TreeRow } from "./group-tree";

/** A row's height and a level's indent, in pixels. */
const HEIGHT = 40;
const INDENT = 14;

const KINDS: Readonly<Record<MemberKind, string>> = { head: "Head of the group", headquarters: "Headquarters", subsidiary: "Subsidiary", branch: "Branch", location: "Location" };

interface GroupTreeViewProps {
  readonly tree: Member;
  /** The company whose page this is. */
  readonly own: string;
}

/** A group to walk through: arrows move, right and left open and close, Enter goes to the company. Rows out of view are not in the page. */
export function GroupTreeView({ tree, own }: GroupTreeViewProps) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([tree.id, own, ...pathTo(tree, own)]));
  const [at, setAt] = useState(own);
  const rows = useMemo(() => treeRows(tree, open), [tree, open]);
  const current = Math.max(0, rows.findIndex(({ member }) => member.id === at));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => HEIGHT,
    overscan: 8,
    // The reader's company is in view from the start, with some of what is above it.
    initialOffset: () => Math.max(0, (current - 3) * HEIGHT),
  });

  function toggle(id: string, wanted: boolean): void {
    const next = new Set(open);
    if (wanted) next.add(id);
    else next.delete(id);
    setOpen(next);
  }

  function goTo(index: number): void {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (row === undefined) return;
    setAt(row.member.id);
    virtual.scrollToIndex(rows.indexOf(row), { align: "auto" });
    // The row may come into the page only now.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-member="${CSS.escape(row.member.id)}"]`)?.focus());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[current];
    if (row === undefined) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(current + 1),
      ArrowUp: () => goTo(current - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => (row.open ? goTo(current + 1) : row.member.children.length > 0 && toggle(row.member.id, true)),
      ArrowLeft: () => (row.open ? toggle(row.member.id, false) : goTo(parentOf(rows, current))),
      Enter: () => row.member.loaded && router.push(companyHref(row.member.id)),
    };
    const step = steps[event.key];
    if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    step();
  }

  return (
    <div ref={frame} role="tree" aria-label="Corporate group" onKeyDown={onKeyDown} className="scroll-quiet relative -mx-2 max-h-[26rem] overflow-y-auto print:max-h-none">
      <div role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <Row key={row.member.id} row={row} own={row.member.id === own} reachable={index === current} top={start} onToggle={(wanted) => toggle(row.member.id, wanted)} onFocus={() => setAt(row.member.id)} />
          );
        })}
      </div>
    </div>
  );
}

function parentOf(rows: readonly TreeRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let above = index - 1; above >= 0; above -= 1) if ((rows[above]?.level ?? 0) < level) return above;
  return index;
}

interface RowProps {
  readonly row: TreeRow;
  readonly own: boolean;
  readonly reachable: boolean;
  /** In pixels from the tree's beginning. */
  readonly top: number;
  readonly onToggle: (open: boolean) => void;
  readonly onFocus: () => void;
}

function Row({ row: { member, level, place, siblings, open }, own, reachable, top, onToggle, onFocus }: RowProps) {
  const { id, name, city, countryCode, kind, loaded, children } = member;
  const below = children.length;
  return (
    <div
      role="treeitem"
      data-member={id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={own}
      aria-current={own ? "page" : undefined}
      aria-expanded={below > 0 ? open : undefined}
      aria-label={[name, city, KINDS[kind], loaded ? undefined : "not in the data"].filter((part) => part !== undefined).join(", ")}
      tabIndex={reachable ? 0 : -1}
      onFocus={onFocus}
      className={cx("absolute inset-x-0 flex items-center gap-1 rounded-control pr-2 focus-visible:-outline-offset-2", own ? "bg-accent-soft" : "hover:bg-hover")}
      style={{ top, height: HEIGHT, paddingLeft: 4 + (level - 1) * INDENT }}
    >
      {below > 0 ? (
        <span aria-hidden="true" onClick={() => onToggle(!open)} className="inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded text-ink-faint hover:bg-pressed hover:text-ink">
          <ChevronRight size={14} className={cx("transition-transform", open && "rotate-90")} />
        </span>
      ) : (
        <span className="w-6 shrink-0" />
      )}
      <span className="min-w-0 flex-1 leading-tight">
        {loaded && !own ? (
          <a href={companyHref(id)} tabIndex={-1} title={name} className="block truncate text-ink hover:text-accent-ink hover:underline">
            {name}
          </a>
        ) : (
          <span title={name} className={cx("block truncate", own ? "font-medium" : "text-ink-soft italic")}>
            {name}
          </span>
        )}
        <span className="flex items-center gap-1.5 truncate text-micro text-ink-soft">
          {countryCode !== undefined && <CountryFlag code={countryCode} />}
          {[city, loaded ? KINDS[kind] : "Not in the data"].filter((part) => part !== undefined).join(" · ")}
          {below > 0 && ` · ${below} below`}
        </span>
      </span>
    </div>
  );
}
