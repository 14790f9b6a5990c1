"use client";

import { useState } from "react";
import { ApiProblem } from "../shell/api-problem";
import { tellFailure } from "../shell/use-change";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Instant } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { browserName } from "./browser-name";
import { transport, useSessions, useSettingChange, type SessionRow } from "./settings-data";

/** Where one is signed in; each session can be ended, or all of them. */
export function SessionsCard() {
  const { data, error, refetch } = useSessions();
  const [leaving, setLeaving] = useState(false);
  const end = useSettingChange("sessions", (id: string) => transport.send("DELETE", `/api/workspace/sessions/${id}`));

  async function endAll(): Promise<void> {
    setLeaving(true);
    try {
      await transport.send("DELETE", "/api/workspace/sessions");
      window.location.replace("/sign-in");
    } catch (failure) {
      setLeaving(false);
      tellFailure("You are still signed in", failure, () => void endAll());
    }
  }

  return (
    <Card title="Sessions" note="A session ends after 7 days without use, and after 30 days.">
      {error !== null ? (
        <ApiProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <ul className="divide-y divide-line-soft">
          {data.map((session) => (
            <SessionLine key={session.id} session={session} busy={end.isPending && end.variables === session.id} onEnd={() => end.mutate(session.id)} />
          ))}
        </ul>
      )}
      <Button variant="danger" busy={leaving} className="mt-3" onClick={() => void endAll()}>
        Sign out everywhere
      </Button>
    </Card>
  );
}

function SessionLine({ session: { agent, address, lastUsedAt, current }, busy, onEnd }: { readonly session: SessionRow; readonly busy: boolean; readonly onEnd: () => void }) {
  const name = browserName(agent);
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="truncate font-medium" title={agent}>
            {name}
          </span>
          {current && <Badge tone="positive">This browser</Badge>}
        </p>
        <p className="text-label text-ink-soft">
          {address !== undefined && `${address} · `}last used <Instant value={new Date(lastUsedAt).toISOString()} time />
        </p>
      </div>
      {!current && (
        <Button size="sm" busy={busy} aria-label={`End the session in ${name}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
