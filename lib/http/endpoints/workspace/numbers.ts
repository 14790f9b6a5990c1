import { z } from "zod";

/** A whole number in a query string, between these inclusive. */
export function wholeNumber(least: number, most: number): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^\d{1,15}$/, "expected a whole number")
    .transform(Number)
    .pipe(z.number().min(least, `expected at least ${least}`).max(most, `expected at most ${most}`));
}
