"use client";

import { Ellipsis, UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { ApiProblem } from "../shell/api-problem";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Dialog, DialogClose } from "../ui/dialog";
import { DropdownMenu, MenuChoices, MenuItem, MenuLine } from "../ui/dropdown-menu";
import { IconButton } from "../ui/icon-button";
import { Instant } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { Table, Td, Th } from "../ui/table";
import { InviteDialog } from "./invite-dialog";
import { InvitesCard } from "./invites-card";
import { transport, usePeople, useSettingChange, type PersonRow, type Role } from "./settings-data";

interface PeopleSectionProps {
  /** Whoever looks at the page. */
  readonly self: { readonly id: string; readonly role: Role };
}

/** Who is in the workspace; owners invite, give roles and remove. */
export function PeopleSection({ self }: PeopleSectionProps) {
  const { data, error, refetch } = usePeople();
  const [inviting, setInviting] = useState(false);
  const owner = self.role === "owner";
  return (
    <div className="grid gap-4">
      <Card
        title="People"
        note={
          owner ? (
            <Button size="sm" icon={<UserPlus size={14} aria-hidden="true" />} onClick={() => setInviting(true)}>
              Invite
            </Button>
          ) : (
            "Owners invite people and give roles."
          )
        }
      >
        {error !== null ? (
          <ApiProblem error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton className="h-32" />
        ) : (
          <Table>
            <caption className="sr-only">People of the workspace, in the order they came</caption>
            <thead>
              <tr>
                <Th className="w-full">Person</Th>
                <Th>Role</Th>
                <Th className="max-sm:hidden">Since</Th>
                {owner && (
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                )}
              </tr>
            </thead>
            <tbody>
              {data.map((person) => (
                <PersonLine key={person.id} person={person} own={person.id === self.id} owner={owner} />
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      {owner && <InvitesCard />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}

function PersonLine({ person: { id, name, email, role, createdAt }, own, owner }: { readonly person: PersonRow; readonly own: boolean; readonly owner: boolean }) {
  const [removing, setRemoving] = useState(false);
  const change = useSettingChange("people", (wanted: Role) => transport.send("PATCH", `/api/workspace/people/${id}`, { role: wanted }));
  const remove = useSettingChange("people", () => transport.send("DELETE", `/api/workspace/people/${id}`));
  return (
    <tr>
      <th scope="row" className="max-w-0 truncate border-b border-line-soft py-2 pr-3 text-left font-normal">
        <span className="font-medium">{name}</span>
        {own && <span className="text-ink-faint"> (you)</span>}
        <span className="block truncate text-label text-ink-soft">{email}</span>
      </th>
      <Td>
        <Badge tone={role === "owner" ? "accent" : "plain"}>{role === "owner" ? "Owner" : "Member"}</Badge>
      </Td>
      <Td className="whitespace-nowrap text-ink-soft max-sm:hidden">
        <Instant value={new Date(createdAt).toISOString()} />
      </Td>
      {owner && (
        <Td className="text-right">
          <DropdownMenu trigger={<IconButton label={`Role and membership of ${name}`} icon={<Ellipsis size={16} />} className="-my-1" />}>
            <MenuChoices
              label="Role"
              value={role}
              choices={[
                { value: "owner", label: "Owner" },
                { value: "member", label: "Member" },
              ]}
              onChange={(wanted) => wanted !== role && change.mutate(wanted)}
            />
            <MenuLine />
            <MenuItem danger icon={<UserMinus size={14} />} onSelect={() => setRemoving(true)}>
              Remove
            </MenuItem>
          </DropdownMenu>
          <Dialog
            open={removing}
            onOpenChange={setRemoving}
            title={`Remove ${name}?`}
            description="All their sessions end at once. What they saved stays in the workspace. Only a new invitation brings them back."
            actions={
              <>
                <DialogClose asChild>
                  <Button>Cancel</Button>
                </DialogClose>
                <Button
                  variant="danger"
                  onClick={() => {
                    setRemoving(false);
                    remove.mutate(undefined);
                  }}
                >
                  Remove
                </Button>
              </>
            }
          >
            <p className="text-ink-soft">{email}</p>
          </Dialog>
        </Td>
      )}
    </tr>
  );
}
