"use client";

import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { Button } from "../ui/button";
import { CodeBlock } from "../ui/code-block";
import { IconButton } from "../ui/icon-button";
import { Input } from "../ui/input";
import { ask, type Answer } from "./ask";
import { targetOf } from "./example-command";
import { TriedAnswer } from "./tried-answer";

interface TryFormProps {
  readonly path: string;
  readonly operationId: string;
  readonly names: readonly string[];
  readonly example: readonly (readonly [name: string, value: string])[];
}

type Row = readonly [name: string, value: string];

/** Sends a request to an endpoint with the parameters typed, and shows everything that comes back. */
export function TryForm({ path, operationId, names, example }: TryFormProps) {
  const [rows, setRows] = useState<readonly Row[]>(example.length > 0 || names.length === 0 ? example : [["", ""]]);
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const target = targetOf(path, rows.filter(([name]) => name.trim() !== "").map(([name, value]) => [name.trim(), value] as const));
  const change = (at: number, row: Row): void => setRows(rows.map((other, index) => (index === at ? row : other)));

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const stop = new AbortController();
    sending.current = stop;
    setBusy(true);
    setFailure(undefined);
    try {
      setAnswer(await ask(target, stop.signal));
    } catch {
      setAnswer(undefined);
      if (!stop.signal.aborted) setFailure("The service cannot be reached. Check the connection, then send it again.");
    }
    setBusy(false);
  }

  return (
    <form aria-label={`Request to ${path}`} onSubmit={(event) => void send(event)} className="mt-2 grid gap-2 rounded-card bg-panel p-4 shadow-card">
      <datalist id={`${operationId}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rows.map(([name, value], at) => (
        <div key={at} className="grid grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto] gap-2">
          <Input aria-label={`Parameter ${at + 1}`} list={`${operationId}-names`} value={name} placeholder="Parameter" autoComplete="off" spellCheck={false} onChange={(event) => change(at, [event.target.value, value])} className="font-mono" />
          <Input aria-label={`Value of ${name === "" ? `parameter ${at + 1}` : name}`} value={value} placeholder="Value" autoComplete="off" spellCheck={false} onChange={(event) => change(at, [name, event.target.value])} />
          <IconButton label={`Leave out ${name === "" ? `parameter ${at + 1}` : name}`} icon={<X size={15} />} onClick={() => setRows(rows.filter((_row, index) => index !== at))} />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {names.length > 0 && (
          <Button size="sm" icon={<Plus size={13} aria-hidden="true" />} onClick={() => setRows([...rows, ["", ""]])}>
            Parameter
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit" busy={busy}>
          Send
        </Button>
        {path.startsWith("/api/") && path !== "/api/health" && <span className="text-label text-ink-faint">With your session, on the workspace&rsquo;s quota: no key is in this page.</span>}
      </div>
      <CodeBlock code={`GET ${target}`} what="the request line" wrap />
      {failure !== undefined && (
        <p role="alert" className="text-negative">
          {failure}
        </p>
      )}
      {answer !== undefined && <TriedAnswer answer={answer} path={path} />}
    </form>
  );
}
