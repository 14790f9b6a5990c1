"use client";

import { useState, type ComponentProps } from "react";
import { onDemand } from "../ui/on-demand";
import type { Person } from "./person";

const menu = onDemand(() => import("./person-menu-open").then(({ PersonMenuOpen }) => PersonMenuOpen));

interface PersonMenuProps {
  readonly person: Person | undefined;
}

/** The button of who is signed in; what it opens is loaded when the pointer comes near. */
export function PersonMenu({ person }: PersonMenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = <PersonButton {...menu.near} person={person} onClick={() => setWanted(true)} />;
  return wanted ? <menu.Part person={person} trigger={<PersonButton person={person} />} until={button} /> : button;
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
