"use client";

import Link from "next/link";
import { companyHref } from "../company/fact-line";
import { Checkbox } from "../ui/checkbox";
import { CountryFlag } from "../ui/country-flag";
import { Count } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { useMember } from "./list-members";

interface MemberRowProps {
  readonly ids: readonly string[];
  readonly index: number;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

const CELL = "h-9 truncate border-b border-line-soft px-3 last:pr-0";

/** A company of a list. One that the data no longer have stays in the list and says so. */
export function MemberRow({ ids, index, selected, onSelect }: MemberRowProps) {
  const { record, error } = useMember(ids, index);
  const id = ids[index] ?? "";
  const name = record?.["Company Name"] ?? id;
  const employees = record?.["Employees Total"];
  return (
    <tr className={selected ? "bg-accent-soft" : "hover:bg-hover"}>
      <td className="border-b border-line-soft">
        <span className="flex items-center">
          <Checkbox checked={selected} aria-label={`Select ${name}`} onChange={(event) => onSelect(event.target.checked)} />
        </span>
      </td>
      <th scope="row" title={name} className={`${CELL} text-left font-medium`}>
        {record ? (
          <Link prefetch={false} href={companyHref(id)} className="hover:text-accent-ink hover:underline">
            {name}
          </Link>
        ) : record === undefined && error === null ? (
          <Skeleton className="h-4 w-48" />
        ) : (
          <span className="font-normal text-ink-soft">
            <Link prefetch={false} href={companyHref(id)} className="font-mono text-label hover:underline">
              {id}
            </Link>{" "}
            <span className="text-label">{error === null ? "is not in the data under this ID" : error.message}</span>
          </span>
        )}
      </th>
      <td className={CELL}>
        {record && (
          <span className="flex items-center gap-1.5">
            <CountryFlag code={record["Country Code"] ?? ""} />
            <span className="truncate">{record.City}</span>
          </span>
        )}
      </td>
      <td className={`${CELL} text-ink-soft`} title={record?.["Business Category Code 1 - Description"] ?? undefined}>
        {record?.["Business Category Code 1 - Description"]}
      </td>
      <td className={`${CELL} text-right`}>{typeof employees === "number" ? <Count value={employees} /> : record && <span className="text-ink-faint">–</span>}</td>
    </tr>
  );
}
