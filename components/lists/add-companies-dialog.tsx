"use client";

import { useState } from "react";
import { client } from "../explore/explore-data";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Field } from "../ui/field";
import { Input, TextArea } from "../ui/input";
import { useWriters } from "../ui/numbers";
import { Progress } from "../ui/progress";
import { RadioGroup } from "../ui/radio-group";
import { Select } from "../ui/select";
import { requestsFor, resolveCompanies, type Resolved, type ValueKind } from "./resolve";
import { columnValues, likelyColumn, readSheet } from "./sheet";

interface AddCompaniesDialogProps {
  readonly title: string;
  /** Asks for a list's name, too, and takes an empty list. */
  readonly named: boolean;
  /** Resolves when they are kept; what it rejects with is shown. */
  readonly onAdd: (ids: readonly string[], name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

type Step = { readonly at: "choosing" } | { readonly at: "looking"; readonly done: number; readonly stop: AbortController } | { readonly at: "found"; readonly found: Resolved } | { readonly at: "adding"; readonly found: Resolved };

/** Companies from IDs or official numbers, pasted or in a file: looked up first, so that nothing unknown gets into a list unseen. */
export function AddCompaniesDialog({ title, named, onAdd, onClose }: AddCompaniesDialogProps) {
  const { count } = useWriters();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<ValueKind>("numbers");
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<number>();
  const [step, setStep] = useState<Step>({ at: "choosing" });
  const [failure, setFailure] = useState<string>();
  const sheet = readSheet(text);
  const column = picked ?? likelyColumn(sheet);
  const values = columnValues(sheet, column);
  const nameless = named && name.trim() === "";

  async function lookUp(): Promise<void> {
    const stop = new AbortController();
    setFailure(undefined);
    setStep({ at: "looking", done: 0, stop });
    try {
      setStep({ at: "found", found: await resolveCompanies(client, kind, values, { signal: stop.signal, onProgress: (done) => setStep({ at: "looking", done, stop }) }) });
    } catch (error) {
      if (!stop.signal.aborted) setFailure(messageOf(error));
      setStep({ at: "choosing" });
    }
  }

  async function add(found: Resolved): Promise<void> {
    setFailure(undefined);
    setStep({ at: "adding", found });
    try {
      await onAdd(found.ids, name.trim());
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setStep({ at: "found", found });
    }
  }

  const found = step.at === "found" || step.at === "adding" ? step.found : undefined;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (open) return;
        if (step.at === "looking") step.stop.abort();
        onClose();
      }}
      title={title}
      actions={
        step.at === "looking" ? (
          <Button onClick={() => step.stop.abort()}>Stop</Button>
        ) : found !== undefined ? (
          <>
            <Button onClick={() => setStep({ at: "choosing" })}>Back</Button>
            <Button variant="primary" busy={step.at === "adding"} disabled={(found.ids.length === 0 && !named) || nameless} onClick={() => void add(found)}>
              {named ? `Make list of ${count(found.ids.length)}` : `Add ${count(found.ids.length)}`}
            </Button>
          </>
        ) : named && values.length === 0 ? (
          <Button variant="primary" disabled={nameless} onClick={() => void add({ ids: [], missing: [] })}>
            Make an empty list
          </Button>
        ) : (
          <Button variant="primary" disabled={values.length === 0 || nameless} onClick={() => void lookUp()}>
            Look up {values.length === 0 ? "" : count(values.length)}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {failure !== undefined && (
          <p role="alert" className="rounded-control bg-negative-soft px-3 py-2 text-negative">
            {failure}
          </p>
        )}
        {named && <Field label="Name">{(control) => <Input {...control} autoFocus maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />}</Field>}
        {step.at === "looking" ? (
          <div role="status" className="grid gap-2">
            <p>
              Looking up {count(step.done)} of {count(values.length)}
            </p>
            <Progress label="Values looked up" value={step.done} max={values.length} />
          </div>
        ) : found !== undefined ? (
          <FoundSummary found={found} />
        ) : (
          <>
            <RadioGroup
              label="What you have"
              look="segments"
              value={kind}
              onChange={setKind}
              choices={[
                { value: "numbers", label: "Official numbers" },
                { value: "ids", label: "IDs of this service" },
              ]}
            />
            <Field label={kind === "ids" ? "Company IDs" : "Registration, VAT or LEI numbers"} help="One a line, or a table. A number finds its company, not the branches that share it.">
              {(control) => <TextArea {...control} rows={6} value={text} onChange={(event) => setText(event.target.value)} placeholder={kind === "ids" ? "gb-00102498" : "NL001234567B01"} />}
            </Field>
            <Field label="Or from a file (CSV, text)">
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept=".csv,.tsv,.txt,text/csv,text/plain"
                  onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
                  className="text-label text-ink-soft file:mr-3 file:h-7 file:rounded-control file:border file:border-line file:bg-panel file:px-2 file:font-medium file:text-ink"
                />
              )}
            </Field>
            {sheet.columns.length > 1 && <Field label="Column">{({ id }) => <Select id={id} options={sheet.columns.map((label, place) => ({ value: String(place), label }))} value={String(column)} onChange={(place) => setPicked(Number(place))} />}</Field>}
            {values.length > 0 && (
              <p className="text-label text-ink-soft">
                {count(values.length)} {values.length === 1 ? "value" : "values"}; looking them up takes {count(requestsFor(values.length))} {requestsFor(values.length) === 1 ? "request" : "requests"}.
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function FoundSummary({ found: { ids, missing } }: { readonly found: Resolved }) {
  const { count } = useWriters();
  return (
    <div role="status" className="grid gap-2">
      <p>
        <strong className="font-semibold">{count(ids.length)}</strong> {ids.length === 1 ? "company was" : "companies were"} found{missing.length === 0 ? "." : `; ${count(missing.length)} ${missing.length === 1 ? "value has" : "values have"} none:`}
      </p>
      {missing.length > 0 && <TextArea readOnly aria-label="Values without a company" rows={5} value={missing.join("\n")} className="font-mono text-label" />}
    </div>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
