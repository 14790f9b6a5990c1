import { deflateRawSync, gzipSync } from "node:zlib";

export interface ZipContent {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly stored?: boolean;
  /** Says another method than the one used, as a test of what cannot be read. */
  readonly claimedMethod?: number;
  readonly encrypted?: boolean;
}

/** A zip archive of these members (APPNOTE.TXT 4.3: local headers and data, central directory, end record). */
export function zipOf(members: readonly ZipContent[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, stored = false, claimedMethod, encrypted = false } of members) {
    const bytes = Buffer.from(content);
    const packed = stored ? bytes : deflateRawSync(bytes);
    const gzipped = gzipSync(bytes);
    const path = Buffer.from(name, "utf8");
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800 | (encrypted ? 1 : 0), 2);
    common.writeUInt16LE(claimedMethod ?? (stored ? 0 : 8), 4);
    // Its CRC-32 is what zlib writes at the end of gzip.
    common.writeUInt32LE(gzipped.readUInt32LE(gzipped.length - 8), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from("PK\x03\x04", "latin1"), common, path, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, place, path);
    offset += 4 + common.length + path.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(members.length, 4);
  end.writeUInt16LE(members.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\x05\x06", "latin1"), end]);
}
