"use client";

import { Copy, Filter, FilterX } from "lucide-react";
import type { ReactElement } from "react";
import type { FieldName, PublicRecord } from "../../lib/company/fields";
import { filterByName } from "../../lib/company/filters";
import type { CompanyQuery } from "../../lib/company/query";
import { DropdownMenu, MenuItem } from "../ui/dropdown-menu";
import { notify } from "../ui/toast";
import { filterOfColumn, headOf } from "./columns";
import { useExplore } from "./explore-state";

interface CellMenuProps {
  readonly record: PublicRecord;
  readonly column: FieldName;
  readonly trigger: ReactElement;
}

/** What can be done with a cell's value. */
export function CellMenu({ record, column, trigger }: CellMenuProps) {
  const { query, change } = useExplore();
  const target = filterOfColumn(column);
  const value = target === undefined ? undefined : record[target.field];
  const shown = String(record[column] ?? "");
  if (target === undefined || value === undefined || value === null) return null;
  const only: CompanyQuery = { ...query, [target.filter]: filterByName(target.filter)?.kind === "range" ? { min: Number(value), max: Number(value) } : [String(value)] };
  return (
    <DropdownMenu trigger={trigger} align="start" defaultOpen>
      <MenuItem icon={<Filter size={14} />} onSelect={() => change(only)}>
        Only {headOf(column)} {shown}
      </MenuItem>
      {query[target.filter] !== undefined && (
        <MenuItem
          icon={<FilterX size={14} />}
          onSelect={() => {
            const { [target.filter]: _own, ...others } = query;
            change(others);
          }}
        >
          Any {headOf(column)}
        </MenuItem>
      )}
      <MenuItem icon={<Copy size={14} />} onSelect={() => void navigator.clipboard.writeText(shown).then(() => notify({ title: "Copied", description: shown }), () => notify({ tone: "negative", title: "Copying is not allowed here" }))}>
        Copy value
      </MenuItem>
    </DropdownMenu>
  );
}
