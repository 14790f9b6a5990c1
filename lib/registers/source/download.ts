import { randomUUID } from "node:crypto";
import { type FileHandle, open as openFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode, errorText, SourceError } from "./problem";

const RETRY_PAUSES_MS: readonly number[] = [1_000, 3_000, 10_000, 30_000];
/** A connection that is silent this long counts as cut. */
const STALL_MS = 60_000;
/** Answers that may be another one in a moment; every other failure is final (RFC 9110, section 15). */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export interface DownloadOptions {
  readonly onProgress?: (bytesRead: number, totalBytes: number | undefined, phase: "download") => void;
  readonly signal?: AbortSignal;
  readonly tempDir: string;
  readonly retryPausesMs?: readonly number[];
}

/** The connection was cut or the server is busy: worth another attempt. */
class Interrupted extends Error {}

/** What one attempt learned that the next one needs. */
interface Transfer {
  received: number;
  total: number | undefined;
  /** ETag or date of the file, so that parts of two different files are never joined; undefined: start again. */
  validator: string | undefined;
  name: string;
  answered: boolean;
  /** The last attempt went on where the one before had broken off. */
  continued: boolean;
}

function fileName(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split("/").findLast((part) => part !== "") ?? hostname;
  try {
    return decodeURIComponent(last).replace(/[/\\]/g, "_");
  } catch {
    return last;
  }
}

function requestHeaders(transfer: Transfer): Record<string, string> {
  // A coding applied on the way would make byte positions, and so resuming, meaningless.
  const identity = { "accept-encoding": "identity" };
  if (transfer.received === 0 || transfer.validator === undefined) return identity;
  return { ...identity, range: `bytes=${transfer.received}-`, "if-range": transfer.validator };
}

/** Where the answer's body belongs in the file, and what is known of the whole. */
function noteAnswer(response: Response, transfer: Transfer): void {
  const coded = (response.headers.get("content-encoding") ?? "identity") !== "identity";
  const length = response.headers.get("content-length");
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get("content-range") ?? "");
  const continues = response.status === 206 && Number(range?.[1]) === transfer.received;
  if (response.status === 206 && !continues) throw new Interrupted("the server sent another part than the one asked for");
  transfer.continued = continues;
  if (!continues) {
    transfer.received = 0;
    transfer.total = length === null || coded ? undefined : Number(length);
  }
  const etag = response.headers.get("etag");
  const strong = etag === null || etag.startsWith("W/") ? response.headers.get("last-modified") : etag;
  transfer.validator = coded ? undefined : (strong ?? undefined);
  transfer.name = fileName(response.url);
}

async function write(file: FileHandle, bytes: Uint8Array, position: number, tempDir: string): Promise<void> {
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
      done += bytesWritten;
    }
  } catch (error) {
    const reason = errorCode(error) === "ENOSPC" ? "the disk is full. Make room" : `${errorText(error)}. Check the folder`;
    throw new SourceError(`The download cannot be saved in ${tempDir}: ${reason} and start again.`, { cause: error });
  }
}

async function attempt(url: string, file: FileHandle, transfer: Transfer, options: DownloadOptions): Promise<void> {
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(new Interrupted(`no byte arrived for ${STALL_MS / 1000} seconds`)), STALL_MS);
  const signal = options.signal === undefined ? stall.signal : AbortSignal.any([stall.signal, options.signal]);
  try {
    const response = await fetch(url, { headers: requestHeaders(transfer), signal });
    transfer.answered = true;
    if (PASSING.has(response.status)) throw new Interrupted(`the server answered ${response.status}`);
    if (response.status === 416) {
      // The file is not what it was: the part that is there is worth nothing.
      transfer.validator = undefined;
      throw new Interrupted("the server has no more of the file");
    }
    if (response.status !== 200 && response.status !== 206) {
      throw new SourceError(`${url}: the server answered ${response.status} ${response.statusText}`.trimEnd() + ". Check the address.");
    }
    noteAnswer(response, transfer);
    await file.truncate(transfer.received);
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      await write(file, chunk, transfer.received, options.tempDir);
      transfer.received += chunk.length;
      options.onProgress?.(transfer.received, transfer.total, "download");
    }
    if (transfer.total !== undefined && transfer.received !== transfer.total) throw new Interrupted("the connection ended too early");
  } finally {
    clearTimeout(timer);
    // Frees the connection of an answer that was not read to its end.
    stall.abort();
  }
}

async function transferAll(url: string, file: FileHandle, transfer: Transfer, options: DownloadOptions): Promise<void> {
  const pauses = options.retryPausesMs ?? RETRY_PAUSES_MS;
  for (let failures = 0; ; ) {
    const before = transfer.received;
    try {
      await attempt(url, file, transfer, options);
      return;
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof SourceError) throw error;
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : errorText(error);
      if (!transfer.answered) throw new SourceError(`${url} cannot be reached: ${reason}. Check the address and the network.`, { cause: error });
      failures = transfer.continued && transfer.received > before ? 1 : failures + 1;
      const wait = pauses[failures - 1];
      if (wait === undefined) {
        const got = transfer.total === undefined ? `${transfer.received} bytes` : `${transfer.received} of ${transfer.total} bytes`;
        const outcome = `${url}: the download broke off after ${got} and could not be taken up again: ${reason}.`;
        throw new SourceError(`${outcome} Start it again later, or download the file by other means and pass its path.`, { cause: error });
      }
      await pause(wait, undefined, options.signal === undefined ? {} : { signal: options.signal });
    }
  }
}

/**
 * Downloads a URL to a new file in `tempDir`, following redirects. A cut connection is taken up where it broke off when the
 * server can do that (RFC 9110, range requests guarded by If-Range), else from the start. `name` is the last part of the final
 * address. Throws SourceError naming the URL and what to do; nothing is left on disk then.
 */
export async function download(url: string, options: DownloadOptions): Promise<{ path: string; name: string }> {
  if (!URL.canParse(url)) throw new SourceError(`${url} is not an address that can be read. Check its spelling.`);
  const path = join(options.tempDir, `download-${randomUUID()}.part`);
  const transfer: Transfer = { received: 0, total: undefined, validator: undefined, name: fileName(url), answered: false, continued: false };
  try {
    const file = await openFile(path, "wx").catch((error: unknown) => {
      throw new SourceError(`The download cannot be saved in ${options.tempDir}: ${errorText(error)}. Check the folder.`, { cause: error });
    });
    try {
      await transferAll(url, file, transfer, options);
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, name: transfer.name };
}
