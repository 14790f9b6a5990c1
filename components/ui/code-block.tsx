import { CopyButton } from "./copy-button";

interface CodeBlockProps {
  readonly code: string;
  /** What it is: "the search command", "an example answer". */
  readonly what: string;
  /** Long lines of commands break; JSON keeps its shape and scrolls. */
  readonly wrap?: boolean;
}

/** Code to read and to copy. */
export function CodeBlock({ code, what, wrap = false }: CodeBlockProps) {
  return (
    <div className="flex items-start gap-2 rounded-control border border-line bg-page py-1.5 pr-1.5 pl-3">
      <pre
        // A block that scrolls must be reachable without a mouse.
        tabIndex={wrap ? undefined : 0}
        className={`min-w-0 flex-1 py-1 font-mono text-label ${wrap ? "break-words whitespace-pre-wrap" : "max-h-96 overflow-auto"}`}
      >
        <code>{code}</code>
      </pre>
      <CopyButton text={code} what={what} />
    </div>
  );
}
