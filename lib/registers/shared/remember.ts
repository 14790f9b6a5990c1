/** More distinct values than any code list or list of countries has; a file of nothing but different values must not fill the memory. */
const LIMIT = 10_000;

/** The same function of a text, remembering what it gave for the values it has seen: a register repeats few of them millions of times. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly result: T }>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen.result;
    if (known.size >= LIMIT) known.clear();
    const result = read(text);
    known.set(text, { result });
    return result;
  };
}
