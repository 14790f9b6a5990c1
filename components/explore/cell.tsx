"use client";

import { fieldByName, type FieldName, type PublicRecord } from "../../lib/company/fields";
import { CountryFlag } from "../ui/country-flag";
import { useWriters } from "../ui/numbers";
import { isGrouped } from "./columns";

/** A field of a record as a cell shows it; an unknown value is a quiet dash. */
export function Cell({ record, column }: { readonly record: PublicRecord; readonly column: FieldName }) {
  const { count, compact } = useWriters();
  const value = record[column];
  if (value === undefined || value === null || value === "") return <span className="text-ink-faint">–</span>;
  if (typeof value === "number") {
    if (column === "Yearly Revenue in U.S. Dollars") return <span title={count(value)}>{compact(value)}</span>;
    return isGrouped(column) ? count(value) : String(value);
  }
  switch (column) {
    case "City":
      return (
        <span className="flex items-center gap-1.5" title={record.Country ?? undefined}>
          <CountryFlag code={record["Country Code"] ?? ""} />
          <span className="truncate">{value}</span>
        </span>
      );
    case "Email":
      return <Outside href={`mailto:${value}`} text={value} />;
    case "Phone Number":
      return <Outside href={`tel:${value}`} text={value} />;
    case "Website":
      return <Outside href={/^https?:/.test(value) ? value : `https://${value}`} text={value.replace(/^https?:\/\//, "")} />;
    default:
      return fieldByName(column)?.type === "string" ? <span title={value}>{value}</span> : value;
  }
}

/** Leads out of the table; with the keyboard the company's drawer has the same links. */
function Outside({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} tabIndex={-1} target="_blank" rel="noreferrer" className="hover:text-accent-ink hover:underline">
      {text}
    </a>
  );
}
