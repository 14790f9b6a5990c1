import type { ErrorCode } from "../../errors";
import { AccountsError } from "../accounts";

/** What a person asked for cannot be done; the message says why and what to do. */
export class PeopleError extends AccountsError {
  constructor(
    readonly code: Extract<ErrorCode, "conflict" | "invalid_body" | "link_invalid" | "not_found">,
    message: string,
    /** The member of the body at fault. */
    readonly parameter?: string,
  ) {
    super(message);
    this.name = "PeopleError";
  }
}
