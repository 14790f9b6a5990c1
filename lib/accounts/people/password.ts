import { hashPassword, verifyPassword } from "better-auth/crypto";
import { ServiceError } from "../../errors";
import { PASSWORD_LENGTH } from "../../company/password-length";
import { PeopleError } from "./people-error";

/** What is tried first, of those that are long enough; compared without digits and signs at the end. */
const OBVIOUS = new Set(["password", "passwort", "motdepasse", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "qwerty", "iloveyou", "letmein", "welcome", "administrator", "admin", "changeme", "firmament", "abcdefghij"]);
const DIGITS = /^(?:0?1234567890?|0?9876543210?|(?:123)+4?|(?:12345)+6?)\d{0,6}$/;

/** Of no password: checked in place of the one of a person who does not exist, so that both take the same time. */
const NOBODYS = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** @throws PeopleError for a password that is too short, too long or too obvious. */
export function checkPassword(password: string, { email, name }: { readonly email: string; readonly name: string }): void {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.min) throw refused(`The password has ${length} characters; it needs at least ${PASSWORD_LENGTH.min}. A few words in a row are easy to remember.`);
  if (length > PASSWORD_LENGTH.max) throw refused(`The password has ${length} characters; at most ${PASSWORD_LENGTH.max} are allowed.`);
  const plain = password.normalize("NFKC").toLowerCase();
  const stem = plain.replace(/[^\p{L}]+$/u, "").replaceAll(/[^\p{L}]/gu, "");
  const own = [email, email.split("@")[0] ?? "", name].map((text) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
  const obvious = OBVIOUS.has(stem) || DIGITS.test(plain) || new Set(plain).size < 4 || (stem !== "" && own.includes(stem) && plain.length - stem.length < 6);
  if (obvious) throw refused("The password is one of the first that anybody would try. Choose another one.");
}

function refused(message: string): PeopleError {
  return new PeopleError("invalid_body", message, "password");
}

/** Passwords worked on at once, and waiting for it: each takes a thread that the service needs for other things, and its memory. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 30;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws ServiceError 503 when too many wait. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST_AT_ONCE) running += 1;
  else if (waiting.length >= MOST_WAITING) throw new ServiceError("overloaded", "Too many people are signing in at once. Try again shortly.");
  else await new Promise<void>((resume) => waiting.push(resume));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn is handed on.
    if (next) next();
    else running -= 1;
  }
}

/** scrypt (N 16,384, r 16, p 1) with a salt of its own: some 85 ms and 32 MB, so that a stolen file is slow to guess at. */
export function hashOf(password: string): Promise<string> {
  return inTurn(() => hashPassword(password));
}

/** @param hash undefined for a person who does not exist: false, after the same time. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  return (await inTurn(() => verifyPassword({ hash: hash ?? NOBODYS, password }))) && hash !== undefined;
}
