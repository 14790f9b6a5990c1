import { z } from "zod";
import { AccountsError } from "../accounts";
import { generateId } from "../key-format";
import { withConsequences, type Subscription, type Terms } from "../subscription";
import { note, type Occasion } from "./audit";
import { SUBSCRIPTION_COLUMNS, subscriptionOf, subscriptionRow } from "./rows";
import { ask, tell, type Steps } from "./steps";
import { columnsOf, completeTerms } from "./terms";

const SELECT = `SELECT ${SUBSCRIPTION_COLUMNS.join(", ")} FROM subscriptions`;

/** @throws AccountsError when no subscription has that ID or name. */
export function* subscriptionNamed(idOrName: string): Steps<Subscription> {
  const [row] = yield* ask(subscriptionRow, `${SELECT} WHERE id = $1 OR name = $1`, idOrName);
  if (!row) throw new AccountsError(`No subscription has the ID or name ${JSON.stringify(idOrName)}; "subscriptions list" shows all, and "keys create" makes one with its first key.`);
  return subscriptionOf(row);
}

export function* allSubscriptions(): Steps<readonly Subscription[]> {
  return (yield* ask(subscriptionRow, `${SELECT} ORDER BY number`)).map(subscriptionOf);
}

/** @returns the new subscription's ID. @throws AccountsError when the name is taken. */
export function* insertSubscription(name: string, terms: Terms, occasion: Occasion, id = generateId("sub_")): Steps<string> {
  const [taken] = yield* ask(subscriptionRow, `${SELECT} WHERE name = $1`, name);
  if (taken) throw new AccountsError(`There is a subscription named ${JSON.stringify(name)} already (${taken.id}). Choose another name, or make a second key of it with --subscription.`);
  const columns = [["id", id], ["name", name], ["created_at", occasion.now], ...columnsOf(terms)] as const;
  yield* tell(
    `INSERT INTO subscriptions (${columns.map(([column]) => column).join(", ")}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
    ...columns.map(([, value]) => value),
  );
  yield* note(occasion, { action: "subscription.created", subject: id, details: { name, ...Object.fromEntries(columnsOf(terms)) } });
  return id;
}

export function* changeSubscription(idOrName: string, change: Terms & { readonly preset?: string | undefined }, occasion: Occasion): Steps<Subscription> {
  const { id, state } = yield* subscriptionNamed(idOrName);
  const columns = columnsOf(withConsequences(state, completeTerms(change, occasion.now)));
  if (columns.length === 0) throw new AccountsError("Nothing to change was named.");
  yield* tell(`UPDATE subscriptions SET ${columns.map(([column], index) => `${column} = $${index + 2}`).join(", ")} WHERE id = $1`, id, ...columns.map(([, value]) => value));
  yield* note(occasion, { action: "subscription.changed", subject: id, details: Object.fromEntries(columns) });
  return yield* subscriptionNamed(id);
}

/** Writes down which trials have run out. */
export function* expireTrials(occasion: Occasion): Steps<void> {
  const expired = yield* ask(idRow, "UPDATE subscriptions SET state = 'expired' WHERE state = 'trial' AND trial_ends_at <= $1 RETURNING id", occasion.now);
  for (const { id } of expired) yield* note(occasion, { action: "subscription.expired", subject: id });
}

const idRow = z.object({ id: z.string() });

export function* resetCounts(idOrName: string, occasion: Occasion): Steps<Subscription> {
  const { id } = yield* subscriptionNamed(idOrName);
  yield* tell("UPDATE subscriptions SET month = 0, month_requests = 0, requests_used = 0, searches_used = 0, exports_used = 0 WHERE id = $1", id);
  yield* note(occasion, { action: "subscription.reset", subject: id });
  return yield* subscriptionNamed(id);
}
