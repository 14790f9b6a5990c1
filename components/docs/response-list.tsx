import { Badge } from "../ui/badge";
import { CodeBlock } from "../ui/code-block";
import { RichText } from "../ui/rich-text";
import { alternatives, type OperationPart, type ResponsePart, type SchemaPart, type Schemas } from "./description";
import { SameAs } from "./same-as";
import { toneOf } from "./tone";
import { TypeLabel } from "./type-label";

interface ResponseListProps {
  readonly operation: OperationPart;
  readonly schemas: Schemas;
  /** The endpoint described first: answers that are the same there are not repeated. */
  readonly earlier: { readonly path: string; readonly operation: OperationPart } | undefined;
}

/** What an endpoint answers, by status. */
export function ResponseList({ operation, schemas, earlier }: ResponseListProps) {
  const known = new Set(Object.entries(earlier?.operation.responses ?? {}).map((answer) => JSON.stringify(answer)));
  const answers = Object.entries(operation.responses);
  const same = answers.filter((answer) => known.has(JSON.stringify(answer)));
  return (
    <>
      <dl className="rounded-card bg-panel px-4 shadow-card">
        {answers
          .filter((answer) => !same.includes(answer))
          .map(([status, response]) => (
            <Row key={status} status={status} response={response} operationId={operation.operationId} schemas={schemas} />
          ))}
      </dl>
      {earlier && same.length > 0 && <SameAs title={undefined} names={same.map(([status]) => status)} path={earlier.path} operationId={earlier.operation.operationId} />}
    </>
  );
}

interface RowProps {
  readonly status: string;
  readonly response: ResponsePart;
  readonly operationId: string;
  readonly schemas: Schemas;
}

function Row({ status, response, operationId, schemas }: RowProps) {
  const { schema } = response.content["application/json"];
  return (
    <div id={`${operationId}.${status}`} className="grid scroll-mt-16 gap-x-5 gap-y-1 border-t border-line-soft py-2.5 first:border-0 sm:grid-cols-[4rem_1fr]">
      <dt>
        <Badge tone={toneOf(status)}>{status}</Badge>
      </dt>
      <dd className="min-w-0">
        <p>
          <RichText text={response.description} />{" "}
          <span className="text-ink-soft">
            Body: <TypeLabel schema={schema} />.
          </span>
        </p>
        <Codes schema={schema} schemas={schemas} />
        <Examples operationId={operationId} status={status} response={response} />
      </dd>
    </div>
  );
}

/** The machine-readable codes that an error of this status may carry. */
function Codes({ schema, schemas }: { readonly schema: SchemaPart; readonly schemas: Schemas }) {
  const codes = alternatives(schema, schemas).flatMap((one) => one.properties?.["code"]?.enum ?? []);
  if (codes.length === 0) return null;
  return (
    <p className="mt-0.5 text-label text-ink-faint">
      <RichText text={`Codes: ${codes.map((code) => `\`${String(code)}\``).join(" ")}`} />
    </p>
  );
}

function Examples({ operationId, status, response }: { readonly operationId: string; readonly status: string; readonly response: ResponsePart }) {
  return Object.entries(response.content["application/json"].examples).map(([title, { value }]) => (
    <details key={title} className="mt-1.5" open={status === "200" && operationId !== "openapiJson"}>
      <summary className="cursor-pointer rounded-control text-label text-ink-soft hover:text-ink">
        Example: <span className="font-mono">{title}</span>
      </summary>
      <div className="mt-1">
        <CodeBlock code={JSON.stringify(value, null, 2)} what={`the example ${title} of ${operationId}`} />
      </div>
    </details>
  ));
}
