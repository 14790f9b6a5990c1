import { agreesWithPage, type Evidence, type Reading } from "../reading";

/** What a company weighs at least that stands in a footer or under an operator's heading. */
const OWN_PLACE = 10;

/**
 * Whether a page gives a number with its label and no name beside it, and all companies that the rules found but stand somewhere on the page: a tenant ("Our workshop is at Ashcombe Yards Ltd"),
 * a customer, a partner. None of them has the number: it is of whoever the page calls itself.
 */
export function hasNamelessNumber(found: readonly Evidence[], reading: Reading): boolean {
  return found.some(({ source, name, weight }) => source === "identifier" && name === undefined && weight > 0) && found.every((one) => one.name === undefined || isStranger(one, reading));
}

function isStranger({ source, name = "", weight }: Evidence, reading: Reading): boolean {
  return ((source === "legal-suffix" && weight < OWN_PLACE) || (source === "identifier" && weight <= 0)) && !agreesWithPage(name, reading);
}
