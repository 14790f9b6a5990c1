"use client";

import { Count, Day, useWriters } from "../ui/numbers";
import { Table, Td, Th } from "../ui/table";
import { Tabs } from "../ui/tabs";
import type { UsageEntry } from "./settings-data";
import { by, type UsageSum } from "./usage-rows";

interface UsageTablesProps {
  readonly entries: readonly UsageEntry[];
  readonly days: readonly UsageSum[];
}

/** The same requests by whom, by what and by day. */
export function UsageTables({ entries, days }: UsageTablesProps) {
  const used = days.filter(({ requests }) => requests > 0).reverse();
  return (
    <Tabs
      label="Requests"
      tabs={[
        { value: "who", label: "People and keys", content: <SumTable head="Person or key" rows={by(entries, "who")} /> },
        { value: "endpoint", label: "Endpoints", content: <SumTable head="Endpoint" rows={by(entries, "endpoint")} /> },
        { value: "day", label: "Days", content: <SumTable head="Day (UTC)" rows={used} days /> },
      ]}
    />
  );
}

function SumTable({ head, rows, days = false }: { readonly head: string; readonly rows: readonly UsageSum[]; readonly days?: boolean }) {
  const { percent } = useWriters();
  const all = rows.reduce((sum, { requests }) => sum + requests, 0);
  if (rows.length === 0) return <p className="text-ink-soft">No request was made in this month.</p>;
  return (
    <Table>
      <thead>
        <tr>
          <Th className="w-full">{head}</Th>
          <Th numeric>Requests</Th>
          <Th numeric>Share</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, requests }) => (
          <tr key={name}>
            <th scope="row" className="max-w-0 truncate border-b border-line-soft py-1.5 pr-3 text-left font-normal" title={name}>
              {days ? <Day value={name} /> : name}
            </th>
            <Td numeric>
              <Count value={requests} />
            </Td>
            <Td numeric className="text-ink-soft">
              {percent(requests / all)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
