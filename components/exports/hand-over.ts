import { FileLostError } from "../../lib/export/checkpoint";
import { folderOf } from "./files";
import type { ExportJob } from "./job";

const TYPES = { csv: "text/csv;charset=utf-8", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", jsonl: "application/x-ndjson" } as const;
/** Long enough for the browser to have opened it. */
const KEPT = 60_000;

/**
 * Gives a finished file to the browser's downloads. It is copied from disk to disk, never into memory.
 * @throws FileLostError when it is not what was written: browsers may clear what pages keep.
 */
export async function handOver({ id, format, name, fileSize }: ExportJob): Promise<void> {
  const folder = await folderOf(id);
  const file = await (await folder.getFileHandle(format === "xlsx" ? "workbook" : "rows")).getFile();
  if (file.size !== fileSize) throw new FileLostError();
  const url = URL.createObjectURL(file.slice(0, file.size, TYPES[format]));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
