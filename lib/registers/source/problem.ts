/** A stretch of a source file that could not be used. It goes to the reject file; reading goes on after it. */
export interface Problem {
  readonly kind: "problem";
  /** Physical line on which the stretch starts, 1-based. */
  readonly line: number;
  /** What was wrong, the same words for every problem of its sort, so that problems can be counted by reason. */
  readonly reason: string;
  /** What is particular to this one ("54 values, the header has 55"). */
  readonly detail?: string;
  /** The stretch itself, at most a megabyte of it. */
  readonly raw: string;
}

/**
 * A source that cannot be read at all, or no further: missing, damaged, of a foreign format, a download that failed. The message
 * names the file or URL, what is wrong with it and what to do; `cause` holds the technical error.
 */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

/** The `code` of a system or library error ("ENOENT", "Z_BUF_ERROR"), if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The words of any thrown value. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
