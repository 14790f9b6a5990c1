import type { Checkpoint } from "../../lib/export/checkpoint";
import type { FileOptions } from "../../lib/export/writer";

/** An export of this browser: everything that is needed to go on with it after a reload. Its files lie in the origin's private file system. */
export interface ExportJob extends FileOptions {
  /** Of the export in the workspace's history. */
  readonly id: string;
  /** The ID of who started it: others who use this browser do not see it. */
  readonly person: string;
  /** What stands behind the `?` of a search. */
  readonly query: string;
  readonly announced: number;
  readonly generation: string;
  readonly leavesOut: { readonly exports: readonly string[]; readonly lists: readonly string[] };
  /** Of the file, with its ending. */
  readonly name: string;
  readonly state: "running" | "paused" | "done" | "failed";
  /** Why it is paused or failed, where nobody asked for it. */
  readonly reason: string | undefined;
  /** What leads on from a failure or pause, where trying again does not. */
  readonly remedy: "sign-in" | "start-over" | undefined;
  readonly checkpoint: Checkpoint;
  /** In bytes, once it is done. */
  readonly fileSize: number | undefined;
}

/** Companies a request: 2,500 whole records are some five megabytes of JSON, of which one batch is in memory at a time. */
export const PAGE_SIZE = 2500;

/** The lock that whoever works on an export holds: of all tabs of a browser, one. */
export function lockOf(id: string): string {
  return `firmament.export.${id}`;
}
