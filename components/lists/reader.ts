/** Who looks at the page, as far as it decides what they may do. */
export interface Reader {
  readonly id: string;
  readonly role: "owner" | "member";
}

/** What somebody made is theirs and the owners' to delete. */
export function mayDelete(reader: Reader, madeBy: { readonly id: string }): boolean {
  return reader.role === "owner" || reader.id === madeBy.id;
}
