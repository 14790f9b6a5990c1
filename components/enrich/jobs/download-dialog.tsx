"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CompanyClient } from "../../../lib/client/client";
import type { Job } from "../../../lib/company/jobs";
import { COLUMN_PRESETS } from "../../../lib/export/columns";
import type { Separator } from "../../../lib/export/csv";
import { ApiProblem } from "../../shell/api-problem";
import { SERVICE } from "../../shell/service";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { useLocale } from "../../ui/locale";
import { useWriters } from "../../ui/numbers";
import { Progress } from "../../ui/progress";
import { RadioGroup } from "../../ui/radio-group";
import { Select } from "../../ui/select";
import { downloadFile } from "./download";
import { jobs } from "./jobs-data";

const companies = new CompanyClient(SERVICE);

const SEPARATORS: readonly { readonly value: Separator; readonly label: string }[] = [
  { value: ",", label: "Comma, decimal point" },
  { value: ";", label: "Semicolon, decimal comma" },
  { value: "\t", label: "Tab, decimal point" },
];

/** The file as it came, with the companies' columns added. */
export function DownloadDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { count } = useWriters();
  const locale = useLocale();
  const [preset, setPreset] = useState(COLUMN_PRESETS[1]?.key ?? "");
  // Excel takes the separator of the reader's country.
  const [separator, setSeparator] = useState<Separator>(() => ((1.5).toLocaleString(locale).includes(",") ? ";" : ","));
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const download = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      const fields = COLUMN_PRESETS.find(({ key }) => key === preset)?.columns;
      return downloadFile({ jobs, companies, job, fields, separator, signal: stop.current.signal, onProgress: setShare });
    },
    onSuccess: (text) => {
      save(text, `${job.name.replace(/\.(csv|tsv|txt)$/i, "")}-companies.${separator === "\t" ? "tsv" : "csv"}`);
      onClose();
    },
  });
  const unfinished = job.counts.waiting > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Download"
      description={`${job.rows === 1 ? "The one row" : `All ${count(job.rows)} rows in their order`}, with the matched company's columns added.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={download.isPending} onClick={() => download.mutate()}>
            Download
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-2">
          <p className="text-label font-medium text-ink-soft">Columns to add</p>
          <RadioGroup label="Columns to add" value={preset} onChange={setPreset} choices={COLUMN_PRESETS.map(({ key, label, help }) => ({ value: key, label, help }))} />
        </div>
        <Field label="Separator">{({ id }) => <Select id={id} value={separator} options={SEPARATORS} onChange={setSeparator} />}</Field>
        <p className="text-label text-ink-faint">
          Sure and accepted companies are filled in; the column Match says what became of each row.
          {job.counts.review > 0 && ` Of ${count(job.counts.review)} to review, those nobody decided stay empty.`}
          {unfinished && ` ${job.counts.waiting === 1 ? "1 row is" : `${count(job.counts.waiting)} rows are`} not looked up yet.`} One request for every 500 companies.
        </p>
        {download.isPending && <Progress label="Putting the file together" value={share} />}
        {download.error !== null && <ApiProblem error={download.error} onRetry={() => download.mutate()} />}
      </div>
    </Dialog>
  );
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
