import type { CompanyRecord } from "../../company/record";
import { found } from "./company";
import { countryChoice } from "./countries";
import { groupRecords } from "./groups";
import { Ledger } from "./ledger";
import { anyProfile, isOnline } from "./presence";
import { recordOf } from "./record";
import { showcaseRecords } from "./showcase";

export const DEFAULT_DEMO_SIZE = 100_000;
/** Beyond it some country's official numbers could run out. */
export const MAX_DEMO_SIZE = 20_000_000;

/** Records of groups among 100. */
const GROUP_SHARE = 6;
/** Out of 1,000 times that there is room for one, how often a group comes next. */
const GROUP_CHANCE = 20;

/**
 * Fictional companies in real cities: the same for the same seed on every machine, so that a smaller register is the beginning of a
 * larger one. A branch or subsidiary follows the company it reports to; where the size cuts a group off, its last members are missing.
 * Constant memory, well over 100,000 records a second.
 * @param size how many records, 1 to 20,000,000.
 * @param seed any safe integer.
 * @throws RangeError for another size or seed, naming what is allowed.
 */
export function* generateDemoRecords(size: number = DEFAULT_DEMO_SIZE, seed = 1): Generator<CompanyRecord> {
  if (!Number.isInteger(size) || size < 1 || size > MAX_DEMO_SIZE) throw new RangeError(`the demo register's size must be a whole number from 1 to ${MAX_DEMO_SIZE}, not ${size}`);
  if (!Number.isSafeInteger(seed)) throw new RangeError(`the demo register's seed must be a whole number, not ${seed}`);
  let left = size;
  for (const record of everyRecord(seed)) {
    yield record;
    left -= 1;
    if (left === 0) return;
  }
}

/** Ends only where a country's numbers do. */
function* everyRecord(seed: number): Generator<CompanyRecord> {
  const ledger = new Ledger(seed);
  const { random } = ledger;
  yield* showcaseRecords(ledger);
  let inGroups = ledger.count;
  for (;;) {
    if (inGroups * 100 < ledger.count * GROUP_SHARE && random.perMille(GROUP_CHANCE)) {
      inGroups += yield* groupRecords(ledger);
      continue;
    }
    const profile = anyProfile(random);
    const company = found(random, ledger.numbersOf, { country: countryChoice.pick(random), domain: isOnline(profile) ? undefined : "" });
    const { id, recordId } = ledger.nextId();
    yield recordOf(random, company, { id, recordId, location: "0", subsidiary: "0", profile });
  }
}
