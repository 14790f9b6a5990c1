import { z } from "zod";
import { hasForbiddenCharacter } from "./values";

/** Who made something. The name is the one of that time, and stays when the person goes. */
export interface Maker {
  readonly id: string;
  readonly name: string;
}

/** Who asks for something to be removed. */
export interface Remover {
  readonly id: string;
  readonly role: "owner" | "member";
}

const LONGEST = 100;

/** What people call something they keep. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, "expected a name")
  .max(LONGEST, `expected a name of at most ${LONGEST} characters`)
  .refine((name) => !hasForbiddenCharacter(name), "expected a name without control characters");
