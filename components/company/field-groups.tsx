"use client";

import { Lock } from "lucide-react";
import { useMemo } from "react";
import type { FieldGroup, PublicRecord } from "../../lib/company/fields";
import { cx } from "../ui/cx";
import { FactLine } from "./fact-line";
import { factGroups, type FactGroup } from "./facts";

interface FieldGroupsProps {
  readonly record: PublicRecord;
  /** Beside a table there is one column; a page has two where it is wide enough. */
  readonly look: "page" | "drawer";
  /** Groups that the page shows elsewhere. */
  readonly without?: readonly FieldGroup[];
}

/** Everything that is known of a company, by group; what is not known and what the package leaves out are named. */
export function FieldGroups({ record, look, without = [] }: FieldGroupsProps) {
  const groups = useMemo(() => factGroups(record), [record]);
  return (
    <div className={cx(look === "page" && "gap-4 xl:columns-2")}>
      {groups
        .filter(({ key }) => !without.includes(key))
        .map((group) => (
          <GroupSection key={group.key} group={group} look={look} />
        ))}
    </div>
  );
}

function GroupSection({ group: { label, locked, parts, unknown }, look }: { readonly group: FactGroup } & Pick<FieldGroupsProps, "look">) {
  // A drawer has the company's name one level lower than a page.
  const [Heading, SubHeading] = look === "page" ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  return (
    <section aria-label={label} className={look === "page" ? "mb-4 break-inside-avoid rounded-card bg-panel px-4 py-3 shadow-card print:shadow-none" : "mt-5 border-t border-line-soft pt-3"}>
      <Heading className={cx("mb-1 flex items-center gap-1.5 font-semibold", look === "page" ? "text-body" : "text-label", locked && "text-ink-faint")}>
        {label}
        {locked && <Lock size={12} aria-hidden="true" />}
      </Heading>
      {locked ? (
        <p className="text-label text-ink-faint">Not in this subscription&rsquo;s package: {unknown.join(", ")}.</p>
      ) : (
        <>
          {parts.map(({ heading, facts }) => (
            <div key={heading ?? ""} className={cx(heading !== undefined && "mt-3 first:mt-1")}>
              {heading !== undefined && <SubHeading className="mb-0.5 text-label font-medium text-ink-soft">{heading}</SubHeading>}
              <dl>
                {facts.map((fact) => (
                  <FactLine key={fact.field} fact={fact} />
                ))}
              </dl>
            </div>
          ))}
          {unknown.length > 0 && <Unknown names={unknown} all={parts.length === 0} />}
        </>
      )}
    </section>
  );
}

/** Fields without a value: their number, and on request their names. */
function Unknown({ names, all }: { readonly names: readonly string[]; readonly all: boolean }) {
  if (all) return <p className="text-label text-ink-faint">Nothing is known.</p>;
  return (
    <details className="mt-1 text-label text-ink-faint print:hidden">
      <summary className="w-fit rounded hover:text-ink">{names.length} not known</summary>
      <p className="mt-1">{names.join(", ")}</p>
    </details>
  );
}
