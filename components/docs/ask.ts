/** An answer of the service as it came. */
export interface Answer {
  readonly status: number;
  /** Until the body was there, in milliseconds. */
  readonly took: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON laid out, anything else as it came; cut where it is longer than is shown. */
  readonly body: string;
  /** Characters of the whole body as it came. */
  readonly length: number;
}

/** Characters of a body that are shown. */
export const SHOWN = 50_000;

/**
 * Sends a GET request as this page: with its session, and without any key.
 * @throws TypeError when the service cannot be reached; the signal's reason when it is aborted.
 */
export async function ask(target: string, signal: AbortSignal): Promise<Answer> {
  const begun = performance.now();
  const response = await fetch(target, { headers: { Accept: "application/json" }, credentials: "same-origin", cache: "no-store", signal });
  const text = await response.text();
  const took = performance.now() - begun;
  return { status: response.status, took, headers: [...response.headers].sort(([a], [b]) => (a < b ? -1 : 1)), body: laidOut(text).slice(0, SHOWN), length: text.length };
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
