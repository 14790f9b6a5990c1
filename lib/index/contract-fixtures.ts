import type { CompanyRecord } from "../company/record";
import { crowd } from "./contract/crowd";
import { IDENTITY_TRAPS } from "./contract/identity-traps";
import { NAME_TRAPS } from "./contract/name-traps";
import { PLACE_TRAPS } from "./contract/place-traps";

/**
 * The fictional companies that the conformance suite loads into a backend: hand-shaped ones, each a case that is easy to get wrong,
 * and a crowd from few values in which filters meet. Never in rank order, so that a backend has to establish it.
 */
export const CONTRACT_RECORDS: readonly CompanyRecord[] = [...crowd(140), ...NAME_TRAPS, ...PLACE_TRAPS, ...IDENTITY_TRAPS].reverse();
