import { PasswordCard } from "./password-card";
import { ProfileCard } from "./profile-card";
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
      <ProfileCard name={name} email={email} role={role} />
      <PasswordCard email={email} />
      <SessionsCard />
    </div>
  );
}
