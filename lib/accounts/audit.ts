/** What the audit log knows of. No entry ever holds key material. */
export const AUDIT_ACTIONS = [
  "key.created",
  "key.rotated",
  "key.disabled",
  "key.enabled",
  "subscription.created",
  "subscription.changed",
  "subscription.reset",
  "subscription.expired",
  "export.started",
  "export.finished",
  "import.switched",
  "session.signed_in",
  "session.refused",
  "session.ended",
  "person.invited",
  "person.invite_revoked",
  "person.joined",
  "person.removed",
  "person.renamed",
  "person.role_changed",
  "person.password_changed",
  "person.reset_link_made",
  "person.password_reset",
] as const;
/** The shortest time that the audit log is kept for, in days: the store itself refuses to remove younger entries. */
export const LEAST_AUDIT_DAYS = 30;

type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface NewAuditEntry {
  readonly action: AuditAction;
  /** What it happened to: the ID of a key, a subscription, a person, an index generation. */
  readonly subject: string;
  /** Who did it: the ID of a key or person; left out, who opened the store. */
  readonly actor?: string;
  /** Where from: a network address; absent for commands on the machine itself. */
  readonly origin?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface AuditEntry extends NewAuditEntry {
  readonly id: number;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  readonly actor: string;
}
