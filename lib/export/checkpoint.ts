import { NO_IDS } from "./id-set";

/** How far an export is: what is needed to go on from there, and nothing else. Written down after every batch, once the batch itself is. */
export interface Checkpoint {
  /** Where the scroll goes on; undefined before the first batch. */
  readonly scrollId: string | undefined;
  /** Companies the scroll has delivered, in its order, and the digest of their IDs. */
  readonly seen: number;
  readonly digest: string;
  /** Companies in the file. */
  readonly delivered: number;
  /** Companies left out because of earlier exports or lists. */
  readonly skipped: number;
  /** Bytes that belong to these: of the file, and of the list of IDs beside it. Whatever stands behind them is of a batch that was broken off. */
  readonly size: number;
  readonly idsSize: number;
  /** The last batch is written. */
  readonly complete: boolean;
}

export const BEGINNING: Checkpoint = { scrollId: undefined, seen: 0, digest: NO_IDS, delivered: 0, skipped: 0, size: 0, idsSize: 0, complete: false };

/** The data are no longer those of the beginning: what was delivered cannot be told from what was not. */
export class DataChangedError extends Error {
  constructor() {
    super("The companies were imported anew since this export began, so that it cannot go on where it stood. Start it over.");
    this.name = "DataChangedError";
  }
}

/** The file does not hold what was announced. */
export class CountMismatchError extends Error {
  constructor(
    readonly announced: number,
    readonly seen: number,
  ) {
    super(`${announced} companies were announced, but ${seen} came. The file is not complete; start it over.`);
    this.name = "CountMismatchError";
  }
}

/** A company came twice, or without its ID. */
export class DuplicateCompanyError extends Error {
  constructor(id: string | undefined) {
    super(id === undefined ? "A company came without its ID. The file would not be right; start it over." : `The company ${id} came twice. The file would not be right; start it over.`);
    this.name = "DuplicateCompanyError";
  }
}

/** What was written up to the checkpoint is no longer there. */
export class FileLostError extends Error {
  constructor() {
    super("What was written so far is no longer there. Start it over.");
    this.name = "FileLostError";
  }
}
