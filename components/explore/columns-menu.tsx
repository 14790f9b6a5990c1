"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useState, type ReactElement } from "react";
import { FIELD_GROUPS, type FieldName } from "../../lib/company/fields";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { IconButton } from "../ui/icon-button";
import { Popover } from "../ui/popover";
import { SearchInput } from "../ui/search-input";
import { CHOOSABLE, headOf, knownColumns } from "./columns";
import { arrange, USUAL, usePreferences } from "./preferences";

/** Which columns stand in the table, and in which order. */
export function ColumnsMenu({ trigger }: { readonly trigger: ReactElement }) {
  const columns = knownColumns(usePreferences().columns);
  const [term, setTerm] = useState("");
  const wanted = term.trim().toLocaleLowerCase();
  const fits = (name: FieldName): boolean => `${name} ${headOf(name)}`.toLocaleLowerCase().includes(wanted);
  function move(name: FieldName, step: number): void {
    const place = columns.indexOf(name);
    const others = columns.filter((column) => column !== name);
    arrange({ columns: [...others.slice(0, place + step), name, ...others.slice(place + step)] });
  }
  return (
    <Popover trigger={trigger} label="Columns" align="end" defaultOpen className="flex max-h-[70vh] w-80 flex-col">
      <div className="border-b border-line-soft p-2">
        <SearchInput size="sm" label="Search columns" placeholder="Search columns" value={term} onChange={setTerm} />
      </div>
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-3 py-2">
        <h2 className="pb-1 text-micro font-medium text-ink-faint">Shown, in this order</h2>
        <ul>
          {columns.filter(fits).map((name) => (
            <li key={name} className="flex h-7 items-center gap-1">
              <Checkbox className="min-w-0 flex-1" checked onChange={() => arrange({ columns: columns.filter((column) => column !== name) })}>
                <span className="block truncate">{headOf(name)}</span>
              </Checkbox>
              <IconButton size="sm" label={`Move ${headOf(name)} to the left`} disabled={columns[0] === name} icon={<ArrowUp size={13} />} onClick={() => move(name, -1)} />
              <IconButton size="sm" label={`Move ${headOf(name)} to the right`} disabled={columns.at(-1) === name} icon={<ArrowDown size={13} />} onClick={() => move(name, 1)} />
            </li>
          ))}
        </ul>
        {FIELD_GROUPS.map((group) => {
          const hidden = CHOOSABLE.filter((field) => field.group === group.key && !columns.includes(field.name) && fits(field.name));
          return hidden.length === 0 ? null : (
            <section key={group.key}>
              <h2 className="pt-3 pb-1 text-micro font-medium text-ink-faint">{group.label}</h2>
              <ul>
                {hidden.map(({ name, help }) => (
                  <li key={name}>
                    <Checkbox className="h-7" checked={false} title={help} onChange={() => arrange({ columns: [...columns, name] })}>
                      <span className="block truncate">{headOf(name)}</span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <div className="flex justify-end border-t border-line-soft p-2">
        <Button size="sm" variant="ghost" onClick={() => arrange({ columns: USUAL.columns, widths: {} })}>
          Reset
        </Button>
      </div>
    </Popover>
  );
}
