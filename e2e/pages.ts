/** The pages, and how they are looked at. */
export const PAGES = [
  { name: "explore", path: "/" },
  { name: "explore-filtered", path: "/?search=bau&countryCode=DE&employeesTotal%5Bmin%5D=10&statusCode=0,1" },
  { name: "explore-empty", path: "/?countryCode=DE&cityName=Paris" },
  { name: "enrich", path: "/enrich" },
  { name: "data", path: "/data" },
  { name: "reference", path: "/docs" },
  { name: "not-found", path: "/nowhere" },
] as const;

export const SCHEMES = ["light", "dark"] as const;

export const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Every way a page is looked at. */
export const VIEWS = PAGES.flatMap((page) => SCHEMES.flatMap((colorScheme) => WIDTHS.map((viewport) => ({ ...page, colorScheme, viewport, title: `${page.name} ${colorScheme} ${viewport.width}` }))));
