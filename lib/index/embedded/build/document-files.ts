import { join } from "node:path";
import type { FileName, Manifest } from "../format";
import type { CellRecord } from "../record-codec";
import { DocumentWriter } from "./document-writer";
import { OutputFile } from "./output-file";
import { PlaceCounter } from "./place-counter";

/** One half of a generation: the records themselves and the table of places. */
export type DocumentHalf = Pick<Manifest["files"], "documents.bin" | "summaries.bin" | "offsets.bin" | "places.json">;

/**
 * Writes the records in document order.
 * @param onRecord called with the number of records written so far.
 */
export function writeDocuments(folder: string, records: Iterable<CellRecord>, onRecord: (count: number) => void): DocumentHalf {
  const create = (name: FileName): OutputFile => new OutputFile(join(folder, name));
  const [documents, summaries, offsets, placesFile] = [create("documents.bin"), create("summaries.bin"), create("offsets.bin"), create("places.json")];
  const writer = new DocumentWriter(documents, summaries);
  const places = new PlaceCounter();
  let count = 0;
  for (const record of records) {
    writer.add(record);
    places.add(record);
    onRecord(++count);
  }
  writer.writeOffsets(offsets);
  placesFile.write(Buffer.from(JSON.stringify(places.table())));
  return { "documents.bin": documents.close(), "summaries.bin": summaries.close(), "offsets.bin": offsets.close(), "places.json": placesFile.close() };
}
