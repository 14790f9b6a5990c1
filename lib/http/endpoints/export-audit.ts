import type { Caller } from "../../accounts/accounts";
import type { NewAuditEntry } from "../../accounts/audit";
import { dayOf } from "../../accounts/calendar";
import { generateId } from "../../accounts/key-format";
import type { Clock } from "../../clock";
import { writeQuery, type CompanyQuery } from "../../company/query";
import { writeSort } from "../../company/sorting";
import type { ApiRequest } from "../message";
import type { Page } from "../paging";

/** Pages of more records than this are a download, of which the audit log tells each; smaller ones are look-ups, which may be many a second. */
const LOOK_UP = 100;
/** The longest query kept whole, in characters. */
const LONGEST_QUERY = 2000;
/** More keys and addresses than this in a day are unusual; starting over writes some entries twice. */
const MOST_REMEMBERED = 10_000;

/** Who asks, and from where. */
export interface Asker {
  readonly caller: Caller;
  readonly request: Pick<ApiRequest, "address">;
}

/** A new scroll, as the audit log is told of it. `subject` is the export's ID. */
export function scrollStarted(asker: Asker, query: CompanyQuery): NewAuditEntry {
  return entryOf("export.started", generateId("exp_"), asker, { mode: "scroll", ...described(asker, query) });
}

/** @param records delivered by all batches together. */
export function scrollFinished(exportId: string, asker: Asker, records: number): NewAuditEntry {
  return entryOf("export.finished", exportId, asker, { records });
}

/** What the audit log is told of pages: each large one, and of small ones the first of a key, an address and a day (UTC). */
export class PageAudit {
  #day = "";
  readonly #told = new Set<string>();

  constructor(readonly clock: Clock) {}

  entry(asker: Asker, query: CompanyQuery, { page, limit, sort }: Page): NewAuditEntry | undefined {
    if (limit > LOOK_UP) return entryOf("export.started", generateId("exp_"), asker, { mode: "page", page, records: limit, ...(sort && { sort: writeSort(sort) }), ...described(asker, query) });
    if (!this.#isFirst(`${asker.caller.keyId} ${asker.request.address ?? ""}`)) return undefined;
    return entryOf("export.started", generateId("exp_"), asker, { mode: "look-ups", day: this.#day });
  }

  #isFirst(asker: string): boolean {
    const day = dayOf(this.clock.now());
    if (day !== this.#day || this.#told.size >= MOST_REMEMBERED) this.#told.clear();
    this.#day = day;
    const known = this.#told.has(asker);
    this.#told.add(asker);
    return !known;
  }
}

function entryOf(action: NewAuditEntry["action"], subject: string, { caller, request: { address } }: Asker, details: Readonly<Record<string, unknown>>): NewAuditEntry {
  return { action, subject, actor: caller.keyId, ...(address === undefined ? {} : { origin: address }), details };
}

/** The filters, as a query string, which asks the same again. */
function described({ caller }: Asker, query: CompanyQuery): Readonly<Record<string, unknown>> {
  const text = new URLSearchParams(writeQuery(query).map(([name, value]) => [name, value])).toString();
  const kept = text.length > LONGEST_QUERY ? { query: `${text.slice(0, LONGEST_QUERY)}…`, queryLength: text.length } : { query: text };
  return { ...kept, package: caller.subscription.package.name };
}
