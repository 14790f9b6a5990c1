"use client";

import { XLSX_MAX_RECORDS } from "../../lib/export/writer";
import { Field } from "../ui/field";
import { useLocale } from "../ui/locale";
import { Notice } from "../ui/notice";
import { useWriters } from "../ui/numbers";
import { RadioGroup } from "../ui/radio-group";
import { Select } from "../ui/select";
import { usualSettings, type FileSettings } from "./settings";

const SEPARATOR_OPTIONS = [
  { value: ",", label: "Comma ," },
  { value: ";", label: "Semicolon ;" },
  { value: "\t", label: "Tab" },
] as const;
const DECIMAL_OPTIONS = [
  { value: ".", label: "Point 1.5" },
  { value: ",", label: "Comma 1,5" },
] as const;

interface FormatPickerProps {
  readonly settings: FileSettings;
  readonly onChange: (settings: FileSettings) => void;
  /** More than a worksheet holds. */
  readonly tooMany: boolean;
}

/** Which kind of file. */
export function FormatPicker({ settings, onChange, tooMany }: FormatPickerProps) {
  const { count } = useWriters();
  const usual = usualSettings(useLocale());
  return (
    <div className="grid gap-4">
      <RadioGroup
        label="Format"
        value={settings.format}
        onChange={(format) => onChange({ ...settings, format })}
        choices={[
          { value: "xlsx", label: "Excel workbook (.xlsx)", help: `Postal codes keep their zeros and phone numbers their plus. Up to ${count(XLSX_MAX_RECORDS)} companies.` },
          { value: "csv", label: "CSV", help: "For CRMs and databases, however many companies." },
          { value: "jsonl", label: "JSON Lines", help: "For programs: an object a line, values as the API has them." },
        ]}
      />
      {settings.format === "xlsx" && tooMany && (
        <Notice tone="caution" title="Too many for a worksheet.">
          Excel holds {count(XLSX_MAX_RECORDS)} rows below the header. Choose CSV, which Excel opens in parts with Data → From Text/CSV, or narrow the search, by country say, and export each part.
        </Notice>
      )}
      {settings.format === "csv" && (
        <div className="grid gap-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Separator">{({ id }) => <Select id={id} options={SEPARATOR_OPTIONS} value={settings.separator} onChange={(separator) => onChange({ ...settings, separator })} />}</Field>
            <Field label="Decimal sign">{({ id }) => <Select id={id} options={DECIMAL_OPTIONS} value={settings.decimal} onChange={(decimal) => onChange({ ...settings, decimal })} />}</Field>
          </div>
          <p className="text-label text-ink-faint">
            Excel in your language expects {usual.separator === ";" ? "semicolons and decimal commas" : "commas and decimal points"}. Opened with a double click, it drops leading zeros and plus signs: choose the workbook for Excel. Texts that
            begin like a formula get an apostrophe in front.
          </p>
        </div>
      )}
    </div>
  );
}
