/** A corporate group as a tree, from what each member says of whom it reports to. */
import type { FieldName, PublicRecord } from "../../lib/company/fields";

export type MemberKind = "head" | "headquarters" | "subsidiary" | "branch" | "location";

/** A company of a group; `loaded` is false for one that others report to and that is not (or not yet) there itself. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly city: string | undefined;
  readonly countryCode: string | undefined;
  readonly kind: MemberKind;
  readonly loaded: boolean;
  readonly children: readonly Member[];
}

/** A member as it stands in a list: the tree's rows that are open, from top to bottom. */
export interface TreeRow {
  readonly member: Member;
  /** From 1. */
  readonly level: number;
  /** Place among its siblings, from 1, and how many those are. */
  readonly place: number;
  readonly siblings: number;
  readonly open: boolean;
}

interface Draft extends Omit<Member, "children"> {
  parent: string | undefined;
  readonly children: Draft[];
}

const LEVELS = ["Local", "National", "Global"] as const;

/**
 * @param head the ID of the group's head.
 * @param records its members, as many as are loaded, the head among them or not.
 * @returns the head, with every record below it exactly once; a circle of parents is cut where it would close.
 */
export function groupTree(head: string, records: readonly PublicRecord[]): Member {
  const drafts = new Map<string, Draft>();
  for (const record of records) if (typeof record.ID === "string") drafts.set(record.ID, draftOf(record.ID, record, head));
  for (const record of records) addAbsent(drafts, record, head);
  if (!drafts.has(head)) drafts.set(head, absent(head, head, undefined));
  for (const draft of drafts.values()) {
    if (draft.id !== head && (draft.parent === undefined || !drafts.has(draft.parent) || closesCircle(drafts, draft))) draft.parent = head;
  }
  for (const draft of drafts.values()) if (draft.parent !== undefined) drafts.get(draft.parent)?.children.push(draft);
  for (const draft of drafts.values()) draft.children.sort((a, b) => rankOf(a) - rankOf(b));
  return drafts.get(head) ?? absent(head, head, undefined);
}

/** The rows to show: every open member's children below it. */
export function treeRows(root: Member, open: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (member: Member, level: number, place: number, siblings: number): void => {
    const isOpen = open.has(member.id) && member.children.length > 0;
    rows.push({ member, level, place, siblings, open: isOpen });
    if (isOpen) for (const [index, child] of member.children.entries()) walk(child, level + 1, index + 1, member.children.length);
  };
  walk(root, 1, 1, 1);
  return rows;
}

/** The IDs from the head down to a member, both included; empty when it is not there. */
export function pathTo(root: Member, id: string): readonly string[] {
  if (root.id === id) return [root.id];
  for (const child of root.children) {
    const below = pathTo(child, id);
    if (below.length > 0) return [root.id, ...below];
  }
  return [];
}

function draftOf(id: string, record: PublicRecord, head: string): Draft {
  const parent = id === head ? undefined : LEVELS.map((level) => record[`${level} Headquarter ID Number`]).find((candidate) => typeof candidate === "string" && candidate !== id);
  return { id, name: record["Company Name"] ?? id, city: record.City ?? undefined, countryCode: record["Country Code"] ?? undefined, kind: id === head ? "head" : kindOf(record), loaded: true, parent: parent ?? undefined, children: [] };
}

function kindOf(record: PublicRecord): MemberKind {
  if (record["Location Type"] === "2") return "branch";
  if (record["Subsidiary Code"] === "3") return "subsidiary";
  return record["Location Type"] === "1" ? "headquarters" : "location";
}

/** Adds the companies that a record reports to where they are not loaded themselves. */
function addAbsent(drafts: Map<string, Draft>, record: PublicRecord, head: string): void {
  for (const level of LEVELS) {
    const id = record[`${level} Headquarter ID Number`];
    if (typeof id !== "string" || drafts.has(id)) continue;
    const city: FieldName = level === "Local" ? "Local Headquarter City" : `${level} Headquarter City Name`;
    drafts.set(id, { ...absent(id, head, record[`${level} Headquarter Company Name`] ?? undefined), city: record[city] ?? undefined });
  }
}

function absent(id: string, head: string, name: string | undefined): Draft {
  return { id, name: name ?? id, city: undefined, countryCode: undefined, kind: id === head ? "head" : "headquarters", loaded: false, parent: id === head ? undefined : head, children: [] };
}

function closesCircle(drafts: ReadonlyMap<string, Draft>, draft: Draft): boolean {
  const seen = new Set<string>([draft.id]);
  for (let parent = draft.parent; parent !== undefined; parent = drafts.get(parent)?.parent) {
    if (seen.has(parent)) return true;
    seen.add(parent);
  }
  return false;
}

/** Subsidiaries and headquarters before branches; within them the order in which they were delivered. */
function rankOf({ kind }: Draft): number {
  return kind === "branch" ? 1 : 0;
}
