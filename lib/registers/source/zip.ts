import { basename, extname } from "node:path/posix";
import { open, type Entry, type ZipFile } from "yauzl";
import { gunzip } from "./gunzip";
import { errorText, SourceError } from "./problem";

const STORED = 0;
const DEFLATED = 8;

/** Kinds of file that accompany register data and never are it. */
const NOT_DATA = new Set([".pdf", ".doc", ".docx", ".odt", ".rtf", ".htm", ".html", ".md", ".jpg", ".jpeg", ".png", ".gif", ".url"]);
const LEAFLET = /licen[cs]|read[\W_]?me|terms|copyright|disclaimer|notice/i;

/** One file inside a zip archive, not yet unpacked. */
export interface ZipMember {
  /** Path inside the archive. */
  readonly path: string;
  /** False for folders, documents, licence texts and what operating systems leave behind. */
  readonly isData: boolean;
  /**
   * The unpacked bytes, their length and, where they were packed, CRC-32 checked. `onRead` hears of packed bytes as they are
   * read. Throws SourceError when the member is damaged, encrypted or packed by a method other than Deflate.
   */
  bytes(onRead: (packedBytes: number) => void): AsyncGenerator<Buffer, void, undefined>;
}

function isData(path: string): boolean {
  const name = basename(path);
  const extension = extname(name).toLowerCase();
  if (path.endsWith("/") || path.startsWith("__MACOSX/") || name.startsWith(".") || NOT_DATA.has(extension)) return false;
  return !((extension === ".txt" || extension === "") && LEAFLET.test(name));
}

function openArchive(file: string, name: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error === null) resolve(zip);
      else reject(damaged(name, error));
    });
  });
}

function damaged(name: string, cause: unknown): SourceError {
  return new SourceError(`${name} is cut off or damaged: ${errorText(cause)}. Download or copy it again.`, { cause });
}

function nextEntry(zip: ZipFile, name: string): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      zip.off("entry", onEntry).off("end", onEnd).off("error", onError);
      act();
    };
    const onEntry = (entry: Entry): void => settle(() => resolve(entry));
    const onEnd = (): void => settle(() => resolve(undefined));
    const onError = (error: unknown): void => settle(() => reject(damaged(name, error)));
    zip.on("entry", onEntry).on("end", onEnd).on("error", onError);
    zip.readEntry();
  });
}

async function* packedBytes(zip: ZipFile, entry: Entry, name: string): AsyncGenerator<Buffer, void, undefined> {
  const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) => {
    const options = { decompress: entry.compressionMethod === STORED ? null : false, decrypt: null, start: null, end: null };
    zip.openReadStream(entry, options, (error, opened) => {
      if (error === null) resolve(opened);
      else reject(damaged(name, error));
    });
  });
  yield* stream;
}

/** A gzip file around the member's packed bytes: zlib then checks the member's own length and CRC-32 while it unpacks. */
async function* asGzip(packed: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer, void, undefined> {
  yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
  yield* packed;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(entry.crc32, 0);
  trailer.writeUInt32LE(entry.uncompressedSize % 2 ** 32, 4);
  yield trailer;
}

async function* counted(bytes: AsyncIterable<Buffer>, onRead: (count: number) => void): AsyncGenerator<Buffer, void, undefined> {
  for await (const chunk of bytes) {
    onRead(chunk.length);
    yield chunk;
  }
}

async function* memberBytes(
  zip: ZipFile,
  entry: Entry,
  archive: string,
  onRead: (count: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  const name = `${entry.fileName} in ${archive}`;
  if (entry.isEncrypted()) throw new SourceError(`${name} is protected by a password. Unpack the archive and pass the file inside.`);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    const method = `${name} is packed by zip method ${entry.compressionMethod}, which cannot be read here.`;
    throw new SourceError(`${method} Unpack the archive and pass the file inside.`);
  }
  const packed = counted(packedBytes(zip, entry, name), onRead);
  yield* entry.compressionMethod === STORED ? packed : gunzip(asGzip(packed, entry), name);
}

/**
 * The members of a zip archive (zip64 too) in the order of its directory, folders and documents included: ask `isData`. A
 * member's bytes are read before the next member is asked for. `file` is a path on disk, `name` the archive's name in messages.
 * Throws SourceError when the archive's directory is cut off or damaged.
 */
export async function* zipMembers(file: string, name: string): AsyncGenerator<ZipMember, void, undefined> {
  const zip = await openArchive(file, name);
  try {
    for (let entry = await nextEntry(zip, name); entry !== undefined; entry = await nextEntry(zip, name)) {
      const current = entry;
      if (current.fileName === "[Content_Types].xml") {
        throw new SourceError(`${name} is an office document (a spreadsheet, say), not a register file. Save the sheet as CSV and pass that.`);
      }
      yield { path: current.fileName, isData: isData(current.fileName), bytes: (onRead) => memberBytes(zip, current, name, onRead) };
    }
  } finally {
    zip.close();
  }
}
