import { Badge } from "../ui/badge";
import { CodeBlock } from "../ui/code-block";
import { RichText } from "../ui/rich-text";
import type { OperationPart, Schemas } from "./description";
import { exampleCommand, exampleParameters } from "./example-command";
import { ParameterList } from "./parameter-list";
import { ResponseList } from "./response-list";
import { TryIt } from "./try-it";

interface EndpointSectionProps {
  readonly path: string;
  readonly operation: OperationPart;
  readonly schemas: Schemas;
  readonly origin: string;
  readonly signedIn: boolean;
  /** The endpoint described first, to which this one is compared; none for itself. */
  readonly earlier: { readonly path: string; readonly operation: OperationPart } | undefined;
}

/** Everything about one endpoint. */
export function EndpointSection({ path, operation, schemas, origin, signedIn, earlier }: EndpointSectionProps) {
  const { operationId, summary, description, security, parameters } = operation;
  return (
    <section id={operationId} aria-labelledby={`${operationId}-title`} className="scroll-mt-16 border-t border-line pt-6">
      <h2 id={`${operationId}-title`} className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-title">
        {summary}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <Badge tone="accent">GET</Badge>
        <code className="font-mono font-medium break-all">{path}</code>
        {security.length > 0 ? <Badge>API key or session</Badge> : <Badge tone="positive">open</Badge>}
      </p>
      <p className="mt-2 mb-3 max-w-3xl text-ink-soft">
        <RichText text={description} />
      </p>
      <CodeBlock code={exampleCommand(origin, path, operation)} what={`the command that asks ${path}`} wrap />
      <div className="mt-2">
        <TryIt path={path} operationId={operationId} names={parameters.map(({ name }) => name)} example={exampleParameters(operation)} closed={security.length > 0 && !signedIn} />
      </div>
      <h3 className="mt-5 text-body font-semibold">Parameters</h3>
      {parameters.length === 0 ? <p className="text-ink-soft">None.</p> : <ParameterList operation={operation} earlier={earlier} />}
      <h3 className="mt-5 mb-1.5 text-body font-semibold">Answers</h3>
      <ResponseList operation={operation} schemas={schemas} earlier={earlier} />
    </section>
  );
}
