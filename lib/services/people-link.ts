import type { LinkKind } from "../accounts/people/people";

/**
 * Where a link leads. The token stands behind a #, which browsers keep to themselves: no server or proxy logs it.
 * @param base origin of the pages, such as https://companies.example.com
 */
export function peopleLink(base: string, kind: LinkKind, token: string): string {
  return `${base}/${kind === "reset" ? "reset" : "invite"}#${token}`;
}
