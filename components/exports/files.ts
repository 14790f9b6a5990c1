/** The files of exports in the origin's private file system: a folder an export. */

const FOLDER = "exports";

/** `rows`: what the writer writes, which is the file but for a workbook. `ids`: the companies in it. `workbook`: the sheet, packed. */
export type FileName = "rows" | "ids" | "workbook";

export async function folderOf(id: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  return folder.getDirectoryHandle(id, { create: true });
}

/** Deletes all files of an export; none are left, and none is not an error. */
export async function removeFiles(id: string): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  await folder.removeEntry(id, { recursive: true }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "NotFoundError")) throw error;
  });
}

export async function removeFile(id: string, name: FileName): Promise<void> {
  await (await folderOf(id)).removeEntry(name).catch(() => undefined);
}

/** Why this browser cannot write files here; undefined when it can. */
export function whyNoFiles(): string | undefined {
  if (!window.isSecureContext) return "The browser lets a page keep files only over https (or on localhost). Open this service by its https address, or use the command below.";
  if (!("storage" in navigator && "getDirectory" in navigator.storage && "locks" in navigator)) return "This browser is too old to write large files by itself. Update it, or use the command below.";
  return undefined;
}
