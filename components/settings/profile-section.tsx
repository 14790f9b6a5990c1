import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { PasswordCard } from "./password-card";
import { SessionsCard } from "./sessions-card";
import type { Role } from "./settings-data";

interface ProfileSectionProps {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** Who is signed in, how, and where. */
export function ProfileSection({ name, email, role }: ProfileSectionProps) {
  return (
    <div className="grid gap-4">
      <Card title="Profile">
        <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
          <dt className="text-ink-faint">Name</dt>
          <dd className="break-words">{name}</dd>
          <dt className="text-ink-faint">E-mail</dt>
          <dd className="break-words">{email}</dd>
          <dt className="text-ink-faint">Role</dt>
          <dd>
            <Badge tone={role === "owner" ? "accent" : "plain"}>{role === "owner" ? "Owner" : "Member"}</Badge>
          </dd>
        </dl>
      </Card>
      <PasswordCard email={email} />
      <SessionsCard />
    </div>
  );
}
