const HERE = "http://here.invalid";

/** Where to go after signing in: a page of this service, or the first one. Whatever would lead elsewhere is not followed. */
export function nextPage(asked: string | readonly string[] | undefined): string {
  const text = typeof asked === "string" ? asked : "/";
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return "/";
  const { origin, pathname, search, hash } = new URL(text, HERE);
  // Signing in to land on a sign-in page would look like a failure.
  return origin !== HERE || /^\/(\/|sign-|invite|reset)/.test(pathname) ? "/" : pathname + search + hash;
}
