import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Written last: a folder without it is no backup. */
export const CONTENTS = "backup.json";
export const ACCOUNTS = "accounts.db";
export const INDEX = "index";

/** A backup cannot be made or used; the message says why and what to do. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BackupError";
  }
}

const SEGMENT = "(?!\\.\\.?(/|$))[\\w.-]+";

/**
 * What a backup holds. Its files lie as in a data folder: `accounts.db`, and below `index/` the generation that served, `CURRENT` which names it, and the snapshots of
 * the registers it was built from.
 */
const contentsSchema = z.object({
  format: z.literal("firmament-backup"),
  version: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  generation: z.string().optional(),
  companies: z.number().int().optional(),
  /** By path below the backup's folder; nothing outside of it can be named. */
  files: z.record(z.string().regex(new RegExp(`^(${ACCOUNTS.replace(".", "\\.")}|${INDEX}/${SEGMENT}(/${SEGMENT})*)$`)), z.object({ bytes: z.number().int(), sha256: z.string() })),
});
export type BackupContents = z.infer<typeof contentsSchema>;

/** @throws BackupError when the folder is no backup, or one of a version that is not known. */
export function readContents(folder: string): BackupContents {
  let text: string;
  try {
    text = readFileSync(path.join(folder, CONTENTS), "utf8");
  } catch {
    throw new BackupError(`${folder} is no backup: it has no readable ${CONTENTS}. Name a folder that \`npm run backup\` made.`);
  }
  const read = contentsSchema.safeParse(parse(text));
  if (!read.success) throw new BackupError(`${path.join(folder, CONTENTS)} is damaged, or was written by a newer Firmament. Take another backup, or the version that made this one.`);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
