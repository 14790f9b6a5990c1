import type { z } from "zod";
import type { Awaitable } from "../awaitable";

/** One SQL statement that SQLite and PostgreSQL both understand; its parameters are `$1`, `$2`, …. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number | Uint8Array | null)[];
}

/**
 * What is to be done in the store, as statements handed out one after another, each answered by its rows. Written once, it runs on a store that
 * answers at once as well as on one behind a network.
 */
export type Steps<T> = Generator<Statement, T, readonly unknown[]>;

/** A store that carries out steps. Both methods throw, or reject with, StoreUnavailableError when it cannot be reached, is full or cannot be read. */
export interface Engine {
  readonly dialect: "sqlite" | "postgres";
  /** In one transaction: all of it or nothing. */
  transaction<T>(steps: () => Steps<T>): Awaitable<T>;
  /** For single statements, and reads that need not see one moment. */
  run<T>(steps: () => Steps<T>): Awaitable<T>;
  close(): Promise<void>;
}

/** The rows of a statement. @throws ZodError when they are not as the schema says. */
export function* ask<Row>(row: z.ZodType<Row>, text: string, ...values: Statement["values"]): Steps<readonly Row[]> {
  return row.array().parse(yield { text, values });
}

/** Carries out a statement whose rows do not matter. */
export function* tell(text: string, ...values: Statement["values"]): Steps<void> {
  yield { text, values };
}
