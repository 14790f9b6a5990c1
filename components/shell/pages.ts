/** The pages of the top bar, in its order. */
export const PAGES = [
  { href: "/", label: "Explore", what: "Find companies by filters" },
  { href: "/lists", label: "Lists", what: "Saved searches and lists" },
  { href: "/enrich", label: "Enrich", what: "Companies behind websites" },
  { href: "/exports", label: "Exports", what: "Files, and their history" },
  { href: "/data", label: "Data", what: "What is loaded, and how to load more" },
  { href: "/docs", label: "API", what: "The reference, with examples" },
  { href: "/settings", label: "Settings", what: "Keys, usage, people" },
] as const;

/** Whether a path is the page or below it. */
export function isCurrent(href: string, path: string): boolean {
  if (href === "/") return path === "/" || path.startsWith("/companies/");
  return path === href || path.startsWith(`${href}/`) || (href === "/lists" && path.startsWith("/searches/"));
}
