"use client";

import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { ApiProblem } from "../shell/api-problem";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { EmptyState } from "../ui/empty-state";
import { Instant } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { Table, Td, Th } from "../ui/table";
import { NewKeyDialog } from "./new-key-dialog";
import { transport, useKeys, useSettingChange, type KeyRow } from "./settings-data";

/** The workspace's API keys: for programs, as sessions are for people. */
export function KeysSection() {
  const { data, error, refetch } = useKeys();
  const [making, setMaking] = useState(false);
  const button = (
    <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setMaking(true)}>
      New key
    </Button>
  );
  return (
    <Card title="API keys" note={data !== undefined && data.length > 0 && button}>
      {error !== null ? (
        <ApiProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-32" />
      ) : data.length === 0 ? (
        <EmptyState icon={<KeyRound size={20} aria-hidden="true" />} title="There is no key yet" actions={button}>
          Programs send a key with every request. What they ask for counts against the workspace&rsquo;s quota, as what people do here.
        </EmptyState>
      ) : (
        <>
          <Table>
            <caption className="sr-only">API keys of the workspace</caption>
            <thead>
              <tr>
                <Th className="w-full">Key</Th>
                <Th>State</Th>
                <Th className="max-md:hidden">Made</Th>
                <Th className="max-sm:hidden">Last used</Th>
                <Th>
                  <span className="sr-only">Actions</span>
                </Th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <KeyLine key={row.id} row={row} />
              ))}
            </tbody>
          </Table>
          <p className="mt-3 text-label text-ink-faint">At most two keys work at a time: make the next one, put it in place, then disable the old one.</p>
        </>
      )}
      {making && <NewKeyDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}

function KeyLine({ row: { id, name, lastFour, disabled, createdAt, lastUsedAt } }: { readonly row: KeyRow }) {
  const change = useSettingChange("keys", (wanted: boolean) => transport.send("PATCH", `/api/workspace/keys/${id}`, { disabled: wanted }));
  return (
    <tr>
      <th scope="row" className="max-w-0 truncate border-b border-line-soft py-2 pr-3 text-left font-normal">
        <span className="font-medium">{name}</span>
        <span className="block font-mono text-label text-ink-soft">…{lastFour}</span>
      </th>
      <Td>
        <Badge tone={disabled ? "plain" : "positive"}>{disabled ? "Disabled" : "Works"}</Badge>
      </Td>
      <Td className="whitespace-nowrap text-ink-soft max-md:hidden">
        <Instant value={new Date(createdAt).toISOString()} />
      </Td>
      <Td className="whitespace-nowrap text-ink-soft max-sm:hidden">{lastUsedAt === undefined ? "never" : <Instant value={new Date(lastUsedAt).toISOString()} time />}</Td>
      <Td className="text-right">
        <Button size="sm" busy={change.isPending} aria-label={`${disabled ? "Enable" : "Disable"} ${name}`} onClick={() => change.mutate(!disabled)}>
          {disabled ? "Enable" : "Disable"}
        </Button>
      </Td>
    </tr>
  );
}
