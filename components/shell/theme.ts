/** How the pages look; `system` follows the operating system. */
export type Theme = "system" | "light" | "dark";

/** The cookie that keeps a person's choice, so that the server sends the right page at once. */
export const THEME_COOKIE = "theme";

const YEAR = 31_536_000;

export function readTheme(value: string | undefined): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

/** Changes the page in view and keeps the choice for a year. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${theme === "system" ? 0 : YEAR}; samesite=lax`;
}

/** The choice in force in the page in view. */
export function currentTheme(): Theme {
  return readTheme(document.documentElement.dataset["theme"]);
}
