import { z } from "zod";
import { DEFAULT_PACKAGE } from "../../company/packages";
import { hasForbiddenCharacter } from "../../company/values";
import { AccountsError, type IssuedKey, type KeyDetails, type NewKey } from "../accounts";
import { generateId, generateKey, hashKey } from "../key-format";
import { DEFAULTS, type Terms } from "../subscription";
import { note, type Occasion } from "./audit";
import { detailsOf, keyRow, SELECT_KEYS, type KeyRow } from "./rows";
import { ask, tell, type Steps } from "./steps";
import { insertSubscription, subscriptionNamed } from "./subscriptions";
import { completeTerms } from "./terms";

const DEMO_NAME = "demo";
const LONGEST_NAME = 100;
/** Live keys of a subscription: the one in use, and the next one while clients change over. */
const MOST_LIVE = 2;

export function* keyByHash(hash: string): Steps<KeyRow | undefined> {
  return (yield* ask(keyRow, `${SELECT_KEYS} WHERE k.hash = $1`, hash))[0];
}

/** @throws AccountsError when no key has that ID or name. */
export function* keyNamed(idOrName: string): Steps<KeyDetails> {
  const [row] = yield* ask(keyRow, `${SELECT_KEYS} WHERE k.id = $1 OR k.name = $1`, idOrName);
  if (!row) throw new AccountsError(`No key has the ID or name ${JSON.stringify(idOrName)}; "keys list" shows all.`);
  return detailsOf(row);
}

export function* allKeys(): Steps<readonly KeyDetails[]> {
  return (yield* ask(keyRow, `${SELECT_KEYS} ORDER BY k.number`)).map(detailsOf);
}

export function* createKey({ name, subscription, ...terms }: NewKey, occasion: Occasion): Steps<IssuedKey> {
  checkName(name);
  const complete = completeTerms(terms, occasion.now);
  yield* refuseTaken(name);
  if (subscription === undefined) {
    const subscriptionId = yield* insertSubscription(name, withDefaults(complete), occasion);
    return yield* insertKey(name, subscriptionId, false, occasion);
  }
  if (Object.keys(complete).length > 0) throw new AccountsError(`The key joins the subscription ${JSON.stringify(subscription)} and has its terms; change those with "subscriptions set".`);
  const { id } = yield* subscriptionNamed(subscription);
  yield* refuseThird(id);
  return yield* insertKey(name, id, false, occasion);
}

export function* createDemoKey(occasion: Occasion): Steps<string | undefined> {
  if ((yield* ask(z.unknown(), "SELECT 1 FROM keys WHERE demo = 1")).length > 0) return undefined;
  const subscriptionId = yield* insertSubscription(DEMO_NAME, withDefaults({}), occasion);
  return (yield* insertKey(DEMO_NAME, subscriptionId, true, occasion)).key;
}

/** Another key of the same subscription, named after the old one with the first number that is free. */
export function* rotateKey(idOrName: string, occasion: Occasion): Steps<IssuedKey> {
  const old = yield* keyNamed(idOrName);
  if (old.demo) throw new AccountsError("The demo key is not rotated. Make a key with: npm run keys -- create --name NAME");
  yield* refuseThird(old.subscription.id);
  const stem = old.name.replace(/-\d+$/, "");
  const names = new Set((yield* ask(z.object({ name: z.string() }), "SELECT name FROM keys")).map((row) => row.name));
  let number = 2;
  while (names.has(`${stem}-${number}`)) number += 1;
  const issued = yield* insertKey(`${stem}-${number}`, old.subscription.id, false, occasion);
  yield* note(occasion, { action: "key.rotated", subject: old.id, details: { successor: issued.details.id } });
  return issued;
}

export function* setDisabled(idOrName: string, disabled: boolean, occasion: Occasion): Steps<KeyDetails> {
  const key = yield* keyNamed(idOrName);
  if (key.disabled === disabled) return key;
  if (!disabled) yield* refuseThird(key.subscription.id);
  yield* tell("UPDATE keys SET disabled = $2 WHERE id = $1", key.id, disabled ? 1 : 0);
  yield* note(occasion, { action: disabled ? "key.disabled" : "key.enabled", subject: key.id, details: { name: key.name } });
  return yield* keyNamed(key.id);
}

/** Terms that say all that a new subscription needs. */
export function withDefaults(terms: Terms): Terms {
  const { monthlyQuota = DEFAULTS.monthlyQuota, ratePerSecond = DEFAULTS.ratePerSecond } = terms;
  return { state: "active", package: DEFAULT_PACKAGE, searchFields: [], ...terms, monthlyQuota, ratePerSecond };
}

function* insertKey(name: string, subscriptionId: string, demo: boolean, occasion: Occasion): Steps<IssuedKey> {
  const key = generateKey();
  const id = generateId("key_");
  yield* tell(
    "INSERT INTO keys (id, name, hash, last_four, subscription_id, demo, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    id,
    name,
    hashKey(key),
    key.slice(-4),
    subscriptionId,
    demo ? 1 : 0,
    occasion.now,
  );
  yield* note(occasion, { action: "key.created", subject: id, details: { name, subscription: subscriptionId } });
  return { key, details: yield* keyNamed(id) };
}

function* refuseTaken(name: string): Steps<void> {
  const [taken] = yield* ask(keyRow, `${SELECT_KEYS} WHERE k.name = $1`, name);
  if (taken) throw new AccountsError(`There is a key named ${JSON.stringify(name)} already (${taken.key_id}, made ${new Date(taken.key_created_at).toISOString()}). Choose another name.`);
}

function* refuseThird(subscriptionId: string): Steps<void> {
  const live = (yield* ask(keyRow, `${SELECT_KEYS} WHERE k.subscription_id = $1 AND k.disabled = 0 ORDER BY k.number`, subscriptionId)).map((row) => row.key_name);
  if (live.length >= MOST_LIVE) throw new AccountsError(`The subscription has ${live.length} live keys already (${live.join(", ")}); disable one of them first.`);
}

function checkName(name: string): void {
  if (name.trim() === "" || name.trim() !== name || name.length > LONGEST_NAME || hasForbiddenCharacter(name)) {
    throw new AccountsError(`A key's name has 1 to ${LONGEST_NAME} characters, no blank at either end and no control characters; got ${JSON.stringify(name)}.`);
  }
  // Keys and subscriptions are addressed by ID or name, and the demo key is made by the service itself.
  if (/^(key|sub)_/.test(name) || name === DEMO_NAME) throw new AccountsError(`${JSON.stringify(name)} cannot be a key's name: names starting with "key_" or "sub_" and the name "${DEMO_NAME}" are the service's own.`);
}
