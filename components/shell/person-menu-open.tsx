"use client";

import { LogIn, LogOut, Settings } from "lucide-react";
import { useState, type ReactElement } from "react";
import { Transport } from "../../lib/client/transport";
import { DropdownMenu, MenuChoices, MenuLabel, MenuItem, MenuLine, MenuLink } from "../ui/dropdown-menu";
import type { Person } from "./person";
import { SERVICE } from "./service";
import { chooseTheme, currentTheme, type Theme } from "./theme";
import { tellFailure } from "./use-change";

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const transport = new Transport(SERVICE);

/** Ends the session in this browser; what was on the page goes with it. */
async function signOut(): Promise<void> {
  try {
    await transport.send("POST", "/api/auth/sign-out", {}, { repeatable: true });
    window.location.replace("/sign-in");
  } catch (failure) {
    tellFailure("You are still signed in", failure, () => void signOut());
  }
}

interface PersonMenuOpenProps {
  readonly person: Person | undefined;
  readonly trigger: ReactElement;
}

export function PersonMenuOpen({ person, trigger }: PersonMenuOpenProps) {
  const [theme, setTheme] = useState(currentTheme);
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      {person !== undefined && (
        <>
          <div className="px-2 py-1.5">
            <p className="font-medium">{person.name}</p>
            <p className="text-label text-ink-faint">{person.email}</p>
          </div>
          <MenuLine />
        </>
      )}
      <MenuChoices
        label="Appearance"
        value={theme}
        choices={THEMES}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
      <MenuLine />
      {person === undefined ? (
        <MenuLink href="/sign-in" icon={<LogIn size={14} />}>
          Sign in
        </MenuLink>
      ) : (
        <>
          <MenuLabel>Workspace</MenuLabel>
          <MenuLink href="/settings" icon={<Settings size={14} />}>
            Settings
          </MenuLink>
          <MenuItem icon={<LogOut size={14} />} onSelect={() => void signOut()}>
            Sign out
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
