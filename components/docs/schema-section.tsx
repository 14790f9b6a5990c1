import { FIELD_GROUPS, fieldByName } from "../../lib/company/fields";
import { RichText } from "../ui/rich-text";
import type { SchemaPart } from "./description";
import { TypeLabel } from "./type-label";

interface SchemaSectionProps {
  readonly name: string;
  readonly schema: SchemaPart;
}

interface Member {
  readonly path: string;
  readonly schema: SchemaPart;
  readonly optional: boolean;
}

/** A named body or part of one, with all its members. */
export function SchemaSection({ name, schema }: SchemaSectionProps) {
  const members = membersOf(schema);
  return (
    <section id={`schema-${name}`} className="mt-6 scroll-mt-16">
      <h3 className="font-mono text-body font-semibold">{name}</h3>
      {schema.description !== undefined && (
        <p className="text-ink-soft">
          <RichText text={schema.description} />
        </p>
      )}
      {schema.oneOf && (
        <p className="text-ink-soft">
          <TypeLabel schema={schema} />
        </p>
      )}
      {members.length > 0 && (
        <dl className="mt-1.5 rounded-card bg-panel px-4 shadow-card">
          {members.map((member, index) => (
            <MemberRow key={member.path} member={member} group={groupAt(members, index)} />
          ))}
        </dl>
      )}
    </section>
  );
}

function MemberRow({ member: { path, schema, optional }, group }: { readonly member: Member; readonly group: string | undefined }) {
  return (
    <div className="grid gap-x-5 border-t border-line-soft py-1.5 first:border-0 sm:grid-cols-[18rem_1fr]">
      <dt className="min-w-0">
        {group !== undefined && <span className="mt-2 mb-1 block text-label font-semibold text-ink-soft">{group}</span>}
        <code className="font-mono text-label font-medium break-words">{path}</code>
      </dt>
      <dd className="min-w-0 self-end">
        {schema.description !== undefined && <RichText text={`${schema.description} `} />}
        <span className="text-label text-ink-faint">
          <TypeLabel schema={schema} />
          {optional && ", not always there"}
        </span>
      </dd>
    </div>
  );
}

/** The members of an object, those of objects inside it included, as paths. */
function membersOf(schema: SchemaPart, prefix = ""): readonly Member[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const path = prefix + name;
    const inner = member.items?.properties ? membersOf(member.items, `${path}[].`) : membersOf(member, `${path}.`);
    return inner.length > 0 ? inner : [{ path, schema: member, optional: !(schema.required ?? []).includes(name) }];
  });
}

/** The field group that begins at a member: records have a hundred fields. */
function groupAt(members: readonly Member[], index: number): string | undefined {
  const keys = [members[index - 1], members[index]].map((member) => (member ? fieldByName(member.path)?.group : undefined));
  return keys[0] === keys[1] ? undefined : FIELD_GROUPS.find(({ key }) => key === keys[1])?.label;
}
