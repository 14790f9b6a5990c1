import type { ReactNode } from "react";
import type { Person } from "./person";
import { TopBar } from "./top-bar";

interface AppShellProps {
  readonly person: Person | undefined;
  readonly children: ReactNode;
}

/** The frame of every page: the way past the bar, the bar, and the page, whose main part has the id `content`. */
export function AppShell({ person, children }: AppShellProps) {
  return (
    <>
      <a href="#content" className="absolute top-2 left-2 z-toast -translate-y-20 rounded-control bg-accent px-3 py-1.5 text-accent-on focus:translate-y-0">
        Skip to content
      </a>
      <TopBar person={person} />
      {children}
    </>
  );
}
