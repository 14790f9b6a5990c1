/** What became of something that was sent: the answer, or what to tell and which member of the body was at fault. */
export type Outcome = { readonly ok: true; readonly body: Readonly<Record<string, unknown>> } | { readonly ok: false; readonly message: string; readonly field?: string };

const UNREACHABLE = "The service cannot be reached. Check the connection and try again.";

/** Sends JSON to an endpoint of this service. Never rejects. */
export function post(path: string, body: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** As `post`, of any request. */
export async function send(path: string, request: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(path, request);
    const answer: unknown = await response.json();
    const told: Readonly<Record<string, unknown>> = typeof answer === "object" && answer !== null ? { ...answer } : {};
    if (response.ok) return { ok: true, body: told };
    const { error, parameter } = told;
    return { ok: false, message: typeof error === "string" ? error : UNREACHABLE, ...(typeof parameter === "string" && { field: parameter }) };
  } catch {
    return { ok: false, message: UNREACHABLE };
  }
}
