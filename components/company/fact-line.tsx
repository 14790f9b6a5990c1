"use client";

import { Copy } from "lucide-react";
import Link from "next/link";
import { IconButton } from "../ui/icon-button";
import { useWriters } from "../ui/numbers";
import type { FieldName } from "../../lib/company/fields";
import { copyText } from "./copy";
import type { Fact } from "./facts";

/** Years, positions and the like are numbers that are not grouped. */
const UNGROUPED: ReadonlySet<FieldName> = new Set<FieldName>(["Founding Year", "Latitude", "Longitude"]);

/** A value with its label; it can be copied as it is delivered. */
export function FactLine({ fact: { field, label, value, note } }: { readonly fact: Fact }) {
  return (
    <div className="group/fact grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3 py-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="flex min-w-0 items-start gap-1">
        <span className="min-w-0 flex-1 break-words">
          {note !== undefined && isCode(field, value) ? (
            <>
              {note}&nbsp;<span className="ml-0.5 text-ink-faint">{value}</span>
            </>
          ) : (
            <>
              <FactValue field={field} value={value} />
              {note !== undefined && <span className="ml-1.5 text-ink-soft">{note}</span>}
            </>
          )}
        </span>
        <IconButton
          size="sm"
          label={`Copy ${label}`}
          icon={<Copy size={12} />}
          onClick={() => void copyText(String(value), `${label} copied`)}
          className="-my-0.5 text-ink-faint opacity-0 group-hover/fact:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 print:hidden"
        />
      </dd>
    </div>
  );
}

/** Codes that nobody knows by heart: what they mean comes first. Those of industries are names of their own. */
function isCode(field: FieldName, value: string | number): boolean {
  return typeof value === "string" && !field.startsWith("Business Category Code");
}

function FactValue({ field, value }: Pick<Fact, "field" | "value">) {
  const { count } = useWriters();
  if (typeof value === "number") return UNGROUPED.has(field) ? String(value) : count(value);
  const className = "text-accent-ink hover:underline";
  if (field.endsWith("Headquarter ID Number")) {
    return (
      <Link prefetch={false} href={companyHref(value)} className={className}>
        {value}
      </Link>
    );
  }
  const href = linkOf(field, value);
  return href === undefined ? (
    value
  ) : (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {value}
    </a>
  );
}

function linkOf(field: FieldName, value: string): string | undefined {
  if (field === "Email") return `mailto:${value}`;
  if (field === "Phone Number") return `tel:${value}`;
  if (field === "Website") return /^https?:\/\//.test(value) ? value : `https://${value}`;
  return undefined;
}

/** Where a company's page is. */
export function companyHref(id: string): string {
  return `/companies/${encodeURIComponent(id)}`;
}
