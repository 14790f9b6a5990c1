import ipaddr from "ipaddr.js";
import { createHash } from "node:crypto";
import { z } from "zod";
import { ask, tell, type Steps } from "../store/steps";

/** In milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 5 * 60_000;
const FORGOTTEN_AFTER = 60 * 60_000;

/** Failures in a row that cost no wait. Many people may share an address. */
const FREE = { email: 5, address: 20 } as const;

/** What failures are counted by. */
export interface Subject {
  readonly kind: keyof typeof FREE;
  readonly name: string;
}

/** What a sign-in is counted by. The e-mail is kept as a hash: people type passwords into the wrong field. */
export function subjectsOf(email: string, address: string | undefined): readonly Subject[] {
  const byEmail = { kind: "email", name: `email ${createHash("sha256").update(email).digest("hex")}` } as const;
  return address === undefined ? [byEmail] : [byEmail, { kind: "address", name: `address ${networkOf(address)}` }];
}

/** An IPv6 address stands for its network of 64 bits, all of which one subscriber has. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? `${parsed.parts.slice(0, 4).map((part) => part.toString(16)).join(":")}::/64` : parsed.toString();
}

const attemptRow = z.object({ failures: z.number(), last_at: z.number() });

/**
 * Takes an attempt, which counts as failed until it is forgiven: attempts side by side are held to the same number as one after another.
 * @returns how long to wait in milliseconds when there is to be none yet, else 0.
 */
export function* takeAttempt(subjects: readonly Subject[], now: number): Steps<number> {
  const counted: { readonly name: string; readonly failures: number }[] = [];
  for (const { kind, name } of subjects) {
    const [before] = yield* ask(attemptRow, "SELECT failures, last_at FROM attempts WHERE subject = $1", name);
    // A clock that was set back must not lock anybody out.
    const age = before === undefined || before.last_at > now ? FORGOTTEN_AFTER : now - before.last_at;
    const failures = before === undefined || age >= FORGOTTEN_AFTER ? 0 : before.failures;
    const wait = waitAfter(failures - FREE[kind]) - age;
    if (wait > 0) return wait;
    counted.push({ name, failures: failures + 1 });
  }
  yield* tell("DELETE FROM attempts WHERE last_at <= $1", now - FORGOTTEN_AFTER);
  for (const { name, failures } of counted) {
    yield* tell("INSERT INTO attempts (subject, failures, last_at) VALUES ($1, $2, $3) ON CONFLICT (subject) DO UPDATE SET failures = $2, last_at = $3", name, failures, now);
  }
  return 0;
}

/** After a success the e-mail starts anew; the address gets back this attempt alone, so that an own account buys no guesses at others. */
export function* forgive(subjects: readonly Subject[]): Steps<void> {
  for (const { kind, name } of subjects) {
    yield* tell(kind === "email" ? "DELETE FROM attempts WHERE subject = $1" : "UPDATE attempts SET failures = failures - 1 WHERE subject = $1 AND failures > 0", name);
  }
}

function waitAfter(excess: number): number {
  return excess < 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** excess);
}
