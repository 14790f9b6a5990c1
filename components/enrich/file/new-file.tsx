"use client";

import { useState } from "react";
import { Notice } from "../../ui/notice";
import { useWriters } from "../../ui/numbers";
import type { Given } from "./decode";
import { DropZone } from "./drop-zone";
import { MOST_FILE_BYTES } from "./upload";

/** Takes a file or pasted rows. */
export function NewFile({ onGiven }: { readonly onGiven: (given: Given) => void }) {
  const { count } = useWriters();
  const [problem, setProblem] = useState<string>();
  async function take(file: File): Promise<void> {
    setProblem(undefined);
    if (file.size > MOST_FILE_BYTES) setProblem(`It has ${count(file.size)} bytes; files of up to ${count(MOST_FILE_BYTES)} are read. Split it, or leave out columns.`);
    else if (file.size === 0) setProblem("It is empty.");
    else {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isWorkbook(bytes)) setProblem("It is an Excel workbook. Save it as CSV there (File, Save as), and take that.");
      else onGiven({ name: file.name, source: { bytes } });
    }
  }
  return (
    <div className="grid gap-3">
      {problem !== undefined && (
        <div role="alert">
          <Notice tone="negative" title="This file cannot be taken.">
            {problem}
          </Notice>
        </div>
      )}
      <DropZone onFile={(file) => void take(file).catch(() => setProblem("It cannot be read. It may have been moved, or be locked by another program."))} onText={(text) => onGiven({ name: "Pasted rows", source: { text } })} />
    </div>
  );
}

/** Zip archives (XLSX) and compound files (XLS), by their first bytes. */
function isWorkbook([a, b, c, d]: Uint8Array): boolean {
  return (a === 0x50 && b === 0x4b && c === 3 && d === 4) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0);
}
