"use client";

import { useSyncExternalStore } from "react";
import { chooseTheme, currentTheme, type Theme } from "../shell/theme";
import { Card } from "../ui/card";
import { RadioGroup } from "../ui/radio-group";

/** Light, dark, or as the system is; kept in this browser. */
export function AppearanceSection({ theme }: { readonly theme: Theme }) {
  const current = useSyncExternalStore(onThemeChange, currentTheme, () => theme);
  return (
    <Card title="Appearance" note="Kept in this browser.">
      <RadioGroup
        label="Appearance"
        value={current}
        onChange={chooseTheme}
        choices={[
          { value: "system", label: "As the system", help: "Follows the light and dark of your device." },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
      <p className="mt-4 text-label text-ink-faint">Numbers and dates are written as your browser&rsquo;s first language does.</p>
    </Card>
  );
}

/** The account menu changes it, too. */
function onThemeChange(told: () => void): () => void {
  const observer = new MutationObserver(told);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
