import type { IndexStatus, SearchMatch } from "../../company/company-index";
import { ServiceError } from "../../errors";
import type { Manifest } from "./format";

export function matched(match: SearchMatch | undefined): { match?: SearchMatch } {
  return match === undefined ? {} : { match };
}

export function statusOf({ generation, companies, builtAt, registers }: Manifest): IndexStatus {
  return { generation, companies, builtAt, registers: registers.map(({ code, label, companies: count, rejected, date }) => ({ code, label, companies: count, rejected, date })) };
}

export function noIndex(): ServiceError {
  return new ServiceError("no_index", "No search index is selected. Retry later; if this lasts, the operator must import a register.", { retryAfterSeconds: 5 });
}
