import type { OperationPart } from "./description";
import { groupParameters, type ParameterGroup } from "./parameter-groups";
import { ParameterRow } from "./parameter-row";
import { SameAs } from "./same-as";

interface ParameterListProps {
  readonly operation: OperationPart;
  /** The endpoint described first: groups that are the same there are not repeated. */
  readonly earlier: { readonly path: string; readonly operation: OperationPart } | undefined;
}

/** All parameters of an endpoint, by group. */
export function ParameterList({ operation, earlier }: ParameterListProps) {
  const known = new Set(earlier?.operation.parameters.map((parameter) => JSON.stringify(parameter)));
  return groupParameters(operation.parameters).map((group) =>
    earlier && group.parameters.every((parameter) => known.has(JSON.stringify(parameter))) ? (
      <SameAs key={group.label ?? ""} title={group.label} names={group.parameters.map(({ name }) => name)} path={earlier.path} operationId={earlier.operation.operationId} />
    ) : (
      <Rows key={group.label ?? ""} group={group} operationId={operation.operationId} />
    ),
  );
}

function Rows({ group, operationId }: { readonly group: ParameterGroup; readonly operationId: string }) {
  return (
    <section className="mt-4">
      {group.label !== undefined && <h4 className="mb-1 text-label font-semibold text-ink-soft">{group.label}</h4>}
      <dl className="rounded-card bg-panel px-4 shadow-card">
        {group.parameters.map((parameter) => (
          <ParameterRow key={parameter.name} id={`${operationId}.${parameter.name}`} parameter={parameter} />
        ))}
      </dl>
    </section>
  );
}
