import { Check, Lock } from "lucide-react";
import { FIELD_GROUPS, fieldsOfGroup, type FieldGroup } from "../../lib/company/fields";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";

interface PackageSectionProps {
  readonly subscription: string;
  readonly state: string;
  /** The package's name and what it includes. */
  readonly name: string;
  readonly groups: readonly FieldGroup[];
}

/** Which fields the workspace's records have, and which they could have. */
export function PackageSection({ subscription, state, name, groups }: PackageSectionProps) {
  return (
    <Card
      title={`Package “${name}”`}
      note={
        <>
          {subscription} <Badge tone={state === "active" ? "positive" : "caution"}>{state}</Badge>
        </>
      }
    >
      <p className="mb-3 text-ink-soft">What company pages and exports show. Filters work on every field, shown or not. Whoever runs this service sets the package.</p>
      <ul className="divide-y divide-line-soft">
        {FIELD_GROUPS.map(({ key, label }) => {
          const included = groups.includes(key);
          const fields = fieldsOfGroup(key);
          return (
            <li key={key} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 py-2 sm:grid-cols-[1.25rem_11rem_minmax(0,1fr)]">
              <span className={included ? "pt-0.5 text-positive" : "pt-0.5 text-ink-faint"}>
                {included ? <Check size={15} aria-hidden="true" /> : <Lock size={14} aria-hidden="true" />}
                <span className="sr-only">{included ? "Included:" : "Not included:"}</span>
              </span>
              <h3 className={included ? "font-medium" : "font-medium text-ink-faint"}>{label}</h3>
              <p className="text-label text-ink-faint max-sm:col-start-2">{fields.length > 12 ? `${fields.slice(0, 6).map((field) => field.name).join(", ")} and ${fields.length - 6} more` : fields.map((field) => field.name).join(", ")}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
