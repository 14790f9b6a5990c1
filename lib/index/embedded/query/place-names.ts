import { foldExact } from "../../../company/names";
import type { Section } from "../section";

/**
 * The stored names that a place filter asks for. Several values are names as they stand. A single one is a comma list in which a name
 * may hold commas itself: from the left, the longest run of items that is a stored name wins, and an item that starts none matches
 * nothing.
 */
export function placeNames(section: Section, values: readonly string[]): readonly string[] {
  if (values.length !== 1) return values.map(foldExact);
  const items = values[0]!.split(",");
  const names: string[] = [];
  for (let from = 0; from < items.length; ) {
    let to = items.length;
    while (to > from && !section.has(joined(items, from, to))) to--;
    if (to > from) names.push(joined(items, from, to));
    from = Math.max(to, from + 1);
  }
  return names;
}

function joined(items: readonly string[], from: number, to: number): string {
  return foldExact(items.slice(from, to).join(",").trim());
}
