/** What a command works with besides its arguments; tests hand in their own. */
export interface CommandIo {
  /** Writes a line of the result to standard output. */
  readonly out: (line: string) => void;
  /** Writes a line for the person at the terminal (notes, progress, errors) to standard error. */
  readonly err: (line: string) => void;
  /** Environment variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Exit codes of all commands. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** Wrong arguments: the command prints the message with its usage and ends with `EXIT.usage`. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}
