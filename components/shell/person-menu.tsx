"use client";

import { lazy, Suspense, useState, type ComponentProps } from "react";
import type { Person } from "./person";

const PersonMenuOpen = lazy(() => import("./person-menu-open").then((module) => ({ default: module.PersonMenuOpen })));

interface PersonMenuProps {
  readonly person: Person | undefined;
}

/** The button of who is signed in; what it opens is loaded by the first click. */
export function PersonMenu({ person }: PersonMenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = <PersonButton person={person} onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <PersonMenuOpen person={person} trigger={<PersonButton person={person} />} />
    </Suspense>
  );
}

function PersonButton({ person, ...rest }: PersonMenuProps & ComponentProps<"button">) {
  const initials = (person?.name ?? "")
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("")
    .toLocaleUpperCase();
  return (
    <button {...rest} type="button" aria-label={person === undefined ? "Appearance and account" : `Account of ${person.name}`} className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-micro font-semibold text-accent-ink hover:bg-accent-bar">
      {initials === "" ? <Silhouette /> : initials}
    </button>
  );
}

function Silhouette() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="8" cy="5.5" r="2.5" />
      <path d="M3 13.5a5 5 0 0 1 10 0" strokeLinecap="round" />
    </svg>
  );
}
