/** Numbers as the pages write them. */

/** Grouped: 100,000. */
export function formatCount(value: number): string {
  return value.toLocaleString("en-US");
}

/** @param plural where an s does not make it. */
export function counted(value: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(value)} ${value === 1 ? noun : plural}`;
}
