"use client";

import { ApiProblem } from "../shell/api-problem";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Instant } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { transport, useInvites, useSettingChange } from "./settings-data";

/** Invitations that nobody has used yet. */
export function InvitesCard() {
  const { data, error, refetch } = useInvites(true);
  const revoke = useSettingChange("invites", (id: string) => transport.send("DELETE", `/api/workspace/invites/${id}`));
  return (
    <Card title="Open invitations">
      {error !== null ? (
        <ApiProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-12" />
      ) : data.length === 0 ? (
        <p className="text-ink-soft">None. An invitation stands here until it is used, revoked, or 7 days old.</p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {data.map(({ id, email, role, by, expiresAt }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{email ?? "Whoever has the link"}</p>
                <p className="text-label text-ink-soft">
                  {role === "owner" ? "As owner" : "As member"}
                  {by !== undefined && `, by ${by}`}, until <Instant value={new Date(expiresAt).toISOString()} />
                </p>
              </div>
              <Button size="sm" busy={revoke.isPending && revoke.variables === id} aria-label={`Revoke the invitation for ${email ?? "whoever has the link"}`} onClick={() => revoke.mutate(id)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
