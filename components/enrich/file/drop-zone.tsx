"use client";

import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { TextArea } from "../../ui/input";

interface DropZoneProps {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** Where a file is dropped or chosen, or rows are pasted. */
export function DropZone({ onFile, onText }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [text, setText] = useState("");
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    const dropped = event.dataTransfer.getData("text/plain");
    if (file !== undefined) onFile(file);
    else if (dropped.trim() !== "") onText(dropped);
  }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx("flex min-h-36 flex-col items-center justify-center gap-2 rounded-card border border-dashed p-4 text-center", over ? "border-accent bg-accent-soft" : "border-line-control/60")}
      >
        <FileUp size={20} aria-hidden="true" className="text-ink-faint" />
        <p className="text-ink-soft">Drop a file here</p>
        <Button onClick={() => input.current?.click()}>Choose a file</Button>
        <input
          ref={input}
          type="file"
          aria-label="File of websites"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file !== undefined) onFile(file);
          }}
        />
      </div>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") onText(text);
        }}
      >
        <TextArea aria-label="Rows with websites" placeholder={"Or paste rows here:\nexample.com\nexample.org"} value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} className="min-h-24 flex-1 font-mono text-label" />
        <Button type="submit" disabled={text.trim() === ""} className="self-start">
          Use these rows
        </Button>
      </form>
    </div>
  );
}
