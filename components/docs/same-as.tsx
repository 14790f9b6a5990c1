import { Fragment } from "react";

interface SameAsProps {
  readonly title: string | undefined;
  /** What is the same. */
  readonly names: readonly string[];
  /** Where it is described: the endpoint's path, and the operation whose ID its anchors begin with. */
  readonly path: string;
  readonly operationId: string;
}

/** What another endpoint's description says already, as links to it. */
export function SameAs({ title, names, path, operationId }: SameAsProps) {
  return (
    <p className="mt-2 text-ink-soft">
      {title !== undefined && <span className="font-medium text-ink">{title}: </span>}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          <a href={`#${operationId}.${name}`} className="font-mono text-label text-accent-ink hover:underline">
            {name}
          </a>
        </Fragment>
      ))}
      , as for <code className="font-mono text-label">{path}</code>
    </p>
  );
}
