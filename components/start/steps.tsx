import type { ReactNode } from "react";
import { CodeBlock } from "../ui/code-block";

interface StepProps {
  readonly title: ReactNode;
  readonly command: string;
  /** For the copy button: "the search command". */
  readonly what: string;
}

/** A command with what it does. */
export function Step({ title, command, what }: StepProps) {
  return (
    <li className="mt-3 first:mt-0">
      <p className="mb-1 text-ink-soft">{title}</p>
      <CodeBlock code={command} what={what} wrap />
    </li>
  );
}
