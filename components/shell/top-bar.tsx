"use client";

import { Menu } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { cx } from "../ui/cx";
import { Mark } from "./mark";
import { isCurrent, PAGES } from "./pages";
import { PaletteButton } from "./palette-button";
import type { Person } from "./person";
import { PersonMenu } from "./person-menu";

/** The top of every page: where one is, where one can go, and who one is. */
export function TopBar({ person }: { readonly person: Person | undefined }) {
  const path = usePathname();
  return (
    <header className="sticky top-0 z-bar flex h-bar print:hidden items-center gap-2 border-b border-line bg-panel px-3 sm:px-4">
      <details className="relative md:hidden">
        <summary aria-label="Pages" className="flex size-8 list-none items-center justify-center rounded-control text-ink-soft hover:bg-hover [&::-webkit-details-marker]:hidden">
          <Menu size={18} aria-hidden="true" />
        </summary>
        <nav aria-label="Pages" className="absolute top-10 left-0 z-float grid w-56 rounded-card bg-raised p-1 shadow-float">
          {PAGES.map((page) => (
            <PageLink key={page.href} {...page} current={isCurrent(page.href, path)} />
          ))}
        </nav>
      </details>
      <Link prefetch={false} href="/" className="flex items-center gap-2 rounded-control pr-2 text-lead font-semibold tracking-tight">
        <Mark />
        Firmament
      </Link>
      <nav aria-label="Pages" className="hidden gap-0.5 md:flex">
        {PAGES.map((page) => (
          <PageLink key={page.href} {...page} current={isCurrent(page.href, path)} />
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <PaletteButton signedIn={person !== undefined} />
        <PersonMenu person={person} />
      </div>
    </header>
  );
}

function PageLink({ href, label, current }: { readonly href: string; readonly label: string; readonly current: boolean }) {
  return (
    <Link prefetch={false} href={href} aria-current={current ? "page" : undefined} className={cx("rounded-control px-2.5 py-1 whitespace-nowrap", current ? "bg-hover font-medium text-ink" : "text-ink-soft hover:bg-hover hover:text-ink")}>
      {label}
    </Link>
  );
}
