"use client";

import { Badge } from "../ui/badge";
import { CodeBlock } from "../ui/code-block";
import { useWriters } from "../ui/numbers";
import { SHOWN, type Answer } from "./ask";
import { toneOf } from "./tone";

interface TriedAnswerProps {
  readonly answer: Answer;
  readonly path: string;
}

/** What came back: status, time, headers and body. */
export function TriedAnswer({ answer: { status, took, headers, body, length }, path }: TriedAnswerProps) {
  const { count } = useWriters();
  return (
    <section aria-label={`Answer of ${path}`} className="grid gap-2">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        <Badge tone={toneOf(status.toString())}>{status}</Badge>
        <span>{count(Math.round(took))} ms</span>
        <span className="text-ink-soft">{count(length)} characters</span>
      </p>
      <details>
        <summary className="cursor-pointer rounded-control text-label text-ink-soft hover:text-ink">Headers ({count(headers.length)})</summary>
        <dl className="mt-1 grid gap-x-4 font-mono text-label sm:grid-cols-[max-content_minmax(0,1fr)]">
          {headers.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <CodeBlock code={body} what={`the answer of ${path}`} />
      {body.length === SHOWN && <p className="text-label text-ink-faint">The first {count(SHOWN)} characters are shown. Ask for a smaller page to see all of it.</p>}
    </section>
  );
}
