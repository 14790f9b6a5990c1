import { join } from "node:path";
import type { FieldName } from "../../../company/fields";
import type { FileName, Manifest } from "../format";
import type { SnapshotLine } from "../snapshot";
import { DocumentWriter } from "./document-writer";
import { OutputFile } from "./output-file";
import { PlaceCounter } from "./place-counter";

/** One half of a generation: the records themselves and the table of places. */
export type DocumentHalf = Pick<Manifest["files"], "documents.bin" | "summaries.bin" | "offsets.bin" | "places.json">;

/** Writes the records of lines that come in document order. */
export function writeDocuments(folder: string, lines: Iterable<SnapshotLine>): DocumentHalf {
  const create = (name: FileName): OutputFile => new OutputFile(join(folder, name));
  const [documents, summaries, offsets, placesFile] = [create("documents.bin"), create("summaries.bin"), create("offsets.bin"), create("places.json")];
  const writer = new DocumentWriter(documents, summaries);
  const places = new PlaceCounter();
  const value = (name: FieldName): string | undefined => writer.value(name);
  for (const line of lines) {
    writer.add(line);
    places.add(value);
  }
  writer.writeOffsets(offsets);
  placesFile.write(Buffer.from(JSON.stringify(places.table())));
  return { "documents.bin": documents.close(), "summaries.bin": summaries.close(), "offsets.bin": offsets.close(), "places.json": placesFile.close() };
}
