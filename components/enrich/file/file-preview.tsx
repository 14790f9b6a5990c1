"use client";

import { useMemo, useState } from "react";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { useWriters } from "../../ui/numbers";
import { Select } from "../../ui/select";
import { ENCODINGS, textOf, type Encoding, type Given } from "./decode";
import { guessColumn, shareOfDomains } from "./domain-column";
import { PreviewTable } from "./preview-table";
import { readTable, SEPARATORS, type Separator } from "./read-table";
import { StartJob } from "./start-job";
import { lookUpsOf, refusalOf } from "./upload";

interface FilePreviewProps {
  readonly given: Given;
  readonly onCancel: () => void;
}

/** What was understood of a file, each guess open to correction, and what looking it up takes. */
export function FilePreview({ given, onCancel }: FilePreviewProps) {
  const { count, percent } = useWriters();
  const [chosen, setChosen] = useState<{ readonly encoding?: Encoding; readonly separator?: Separator; readonly header?: boolean; readonly column?: number }>({});
  const { text, encoding } = useMemo(() => textOf(given, chosen.encoding), [given, chosen.encoding]);
  const table = useMemo(() => readTable(text, { separator: chosen.separator, header: chosen.header }), [text, chosen.separator, chosen.header]);
  const guessed = useMemo(() => guessColumn(table.columns, table.rows), [table]);
  const column = Math.min(chosen.column ?? guessed ?? 0, table.columns.length - 1);
  const refusal = useMemo(() => refusalOf(table.columns, table.rows, count), [table, count]);
  const lookUps = useMemo(() => lookUpsOf(table.rows, column), [table, column]);
  const share = shareOfDomains(table.rows, column);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Column with the websites">
          {({ id }) => <Select id={id} value={column.toString()} options={table.columns.map((name, at) => ({ value: at.toString(), label: name.trim() || `Column ${at + 1}` }))} onChange={(value) => setChosen({ ...chosen, column: Number(value) })} />}
        </Field>
        <Field label="Separator">{({ id }) => <Select id={id} value={table.separator} options={SEPARATORS} onChange={(separator) => setChosen({ ...withoutColumn(chosen), separator })} />}</Field>
        {encoding !== undefined && <Field label="Encoding">{({ id }) => <Select id={id} value={encoding} options={ENCODINGS} onChange={(value) => setChosen({ ...chosen, encoding: value })} />}</Field>}
        <div className="flex items-end pb-1.5">
          <Checkbox checked={table.header} onChange={(event) => setChosen({ ...chosen, header: event.target.checked })}>
            First row has the names
          </Checkbox>
        </div>
      </div>
      <PreviewTable table={table} column={column} />
      {refusal !== undefined ? (
        <div role="alert">
          <Notice tone="negative" title="This file cannot be taken.">
            {refusal}
          </Notice>
        </div>
      ) : share < 1 / 3 ? (
        <Notice tone="caution" title="Is this the right column?">
          {share === 0 ? "No cell of it looks like a website." : `Only ${percent(share)} of its cells look like websites.`}
        </Notice>
      ) : (
        table.oddity !== undefined && (
          <Notice tone="caution" title="A quote does not close.">
            Look at the rows: {table.oddity}.
          </Notice>
        )
      )}
      <StartJob name={given.name} table={table} column={column} lookUps={lookUps} refused={refusal !== undefined} onCancel={onCancel} />
    </div>
  );
}

/** Other cells, other columns. */
function withoutColumn<T extends { readonly column?: number }>({ column: _column, ...others }: T): Omit<T, "column"> {
  return others;
}
