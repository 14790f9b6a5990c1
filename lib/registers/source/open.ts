import { createReadStream } from "node:fs";
import { open as openFile, rm, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { basename as memberName } from "node:path/posix";
import { download } from "./download";
import { detectPacking, FORMAT_SAMPLE_BYTES, type Packing, refusingForeign } from "./format";
import { gunzip } from "./gunzip";
import { errorCode, errorText, SourceError } from "./problem";
import { zipMembers } from "./zip";

const READ_BYTES = 256 * 1024;

interface SourceMember {
  /** File name without folders: of the file itself, or of the member inside a zip archive. */
  readonly name: string;
  /** The unpacked bytes. Read them once, and before asking for the next member. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A register file, unpacked as it is read. */
export interface Source {
  /** File name without folders; that of the member inside when a zip archive holds one data file. */
  readonly name: string;
  /** Members of a zip archive that are no data (folders aside), by their path inside; filled as `members` goes along. */
  readonly skipped: readonly string[];
  /** The data files in order: one, or those of a zip archive. Can be called again for another reading. */
  members(): AsyncGenerator<SourceMember, void, undefined>;
  /** Removes the temporary file of a download. Call it when done, whatever happened. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /**
   * Hears of progress in bytes of the (packed) file, first of the download, then of the reading. The total is unknown only while
   * a server that does not state it sends the file.
   */
  readonly onProgress?: (bytesRead: number, totalBytes: number | undefined, phase: "download" | "read") => void;
  /** Stops download and reading; they then throw the signal's reason. */
  readonly signal?: AbortSignal;
  /** An existing folder for the download. */
  readonly tempDir: string;
  /** Waits before the download is taken up again, in ms; as many attempts are made in a row without a byte gained. */
  readonly retryPausesMs?: readonly number[];
}

interface LocalFile {
  readonly path: string;
  readonly name: string;
  /** How messages call the file: what the user typed. */
  readonly shownAs: string;
  readonly size: number;
  readonly packing: Packing;
}

function cannotRead(shownAs: string, error: unknown): SourceError {
  const code = errorCode(error);
  if (code === "ENOENT" || code === "ENOTDIR") return new SourceError(`${shownAs}: there is no such file. Check the path.`, { cause: error });
  if (code === "EACCES" || code === "EPERM") {
    return new SourceError(`${shownAs}: this user may not read the file. Check its permissions.`, { cause: error });
  }
  return new SourceError(`${shownAs} cannot be read: ${errorText(error)}`, { cause: error });
}

async function inspect(path: string, name: string, shownAs: string): Promise<LocalFile> {
  try {
    const info = await stat(path);
    if (info.isDirectory()) throw new SourceError(`${shownAs} is a folder. Pass the files in it one by one.`);
    if (!info.isFile()) throw new SourceError(`${shownAs} is not a regular file. Save its content to a file and pass that.`);
    if (info.size === 0) throw new SourceError(`${shownAs} is empty. Download or copy it again.`);
    const file = await openFile(path);
    try {
      const sample = Buffer.alloc(FORMAT_SAMPLE_BYTES);
      const { bytesRead } = await file.read(sample, 0, sample.length, 0);
      return { path, name, shownAs, size: info.size, packing: detectPacking(sample.subarray(0, bytesRead)) };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw error instanceof SourceError ? error : cannotRead(shownAs, error);
  }
}

/** The name for a zip archive's content: its only data file's, or the archive's own when there are several. */
async function zipName(file: LocalFile): Promise<string> {
  const found: string[] = [];
  for await (const member of zipMembers(file.path, file.shownAs)) {
    if (member.isData) found.push(memberName(member.path));
    if (found.length > 1) return file.name;
  }
  const [only] = found;
  if (only === undefined) throw new SourceError(`${file.shownAs} holds no data file. Check that it is the register's archive.`);
  return only;
}

/** Tells the progress of reading one file, and stops it when asked to. */
class ReadMeter {
  #read = 0;

  constructor(
    private readonly size: number,
    private readonly options: OpenOptions,
  ) {}

  add(bytes: number): void {
    this.options.signal?.throwIfAborted();
    this.#read += bytes;
    this.options.onProgress?.(this.#read, this.size, "read");
  }

  /** A zip archive's directory and skipped members are never read: at its end the meter shows the whole. */
  finish(): void {
    this.add(this.size - this.#read);
  }
}

async function* fileBytes(file: LocalFile, meter: ReadMeter): AsyncGenerator<Uint8Array, void, undefined> {
  const stream: AsyncIterable<Buffer> = createReadStream(file.path, { highWaterMark: READ_BYTES });
  try {
    for await (const chunk of stream) {
      meter.add(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw errorCode(error) === undefined ? error : cannotRead(file.shownAs, error);
  }
}

/** The consumer may leave a member half read: its file is closed all the same. */
async function* oneMember(name: string, bytes: AsyncGenerator<Uint8Array, void, undefined>): AsyncGenerator<SourceMember, void, undefined> {
  try {
    yield { name, bytes };
  } finally {
    await bytes.return();
  }
}

async function* readMembers(file: LocalFile, skipped: string[], options: OpenOptions): AsyncGenerator<SourceMember, void, undefined> {
  const meter = new ReadMeter(file.size, options);
  if (file.packing === "zip") {
    skipped.length = 0;
    for await (const member of zipMembers(file.path, file.shownAs)) {
      if (member.isData) {
        const packed = member.bytes((count) => meter.add(count));
        yield* oneMember(memberName(member.path), refusingForeign(packed, `${member.path} in ${file.shownAs}`));
      } else if (!member.path.endsWith("/")) skipped.push(member.path);
    }
    meter.finish();
    return;
  }
  const bytes = fileBytes(file, meter);
  yield* oneMember(file.name, refusingForeign(file.packing === "gzip" ? gunzip(bytes, file.shownAs) : bytes, file.shownAs));
}

/**
 * Opens a register file for reading: a path on disk or an http(s) URL, plain, gzip (multi-member too) or zip (zip64 too), told
 * apart by the first bytes. A URL is downloaded to `tempDir` first, so that a zip archive's directory, which is at its end, can
 * be read and an interrupted download can be taken up again. Memory stays constant, and nothing is read ahead of the consumer.
 * Throws SourceError, now or while reading, naming the file, what is wrong with it and what to do.
 */
export async function openSource(location: string, options: OpenOptions): Promise<Source> {
  const fetched = /^https?:\/\//i.test(location) ? await download(location, options) : undefined;
  const remove = async (): Promise<void> => {
    if (fetched !== undefined) await rm(fetched.path, { force: true });
  };
  try {
    const path = fetched?.path ?? resolve(location);
    const file = await inspect(path, fetched?.name ?? basename(path), location);
    const skipped: string[] = [];
    return {
      name: file.packing === "zip" ? await zipName(file) : file.name,
      skipped,
      members: () => readMembers(file, skipped, options),
      close: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
