"use client";

import { useMemo, useState } from "react";
import type { PageAnswer } from "../../../lib/client/website";
import { Card } from "../../ui/card";
import { useWriters } from "../../ui/numbers";

/** Characters of the source that are shown; a browser lays out no more at once without a pause. */
const SHOWN = 200_000;

interface PageFactsProps {
  readonly page: PageAnswer;
  readonly onLookUp: (url: string) => void;
}

/** The page as it was fetched. Its HTML is only ever shown as text. */
export function PageFacts({ page, onLookUp }: PageFactsProps) {
  const { count } = useWriters();
  const title = useMemo(() => titleOf(page.html), [page.html]);
  const facts: readonly (readonly [string, string])[] = [
    ["Title", title || "None"],
    ["Address", page.finalUrl],
    ["Status", page.statusCode.toString()],
    ["Encoding", page.charset],
    ["Type", page.contentType || "Not declared"],
    ["Size", `${count(page.bytes)} bytes${page.truncated ? ", cut" : ""}`],
  ];
  return (
    <Card title="The page">
      <dl className="grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {page.redirects.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-label font-semibold">Redirects</h3>
          <ol className="grid list-decimal gap-1 pl-4 text-label break-words text-ink-soft">
            {page.redirects.map((target) => (
              <li key={target}>{target}</li>
            ))}
          </ol>
        </>
      )}
      <OperatorLinks page={page} onLookUp={onLookUp} />
      <Source html={page.html} />
    </Card>
  );
}

function OperatorLinks({ page: { links }, onLookUp }: PageFactsProps) {
  const own = links.filter(({ sameSite }) => sameSite).slice(0, 5);
  if (own.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 text-label font-semibold">Also on this site</h3>
      <ul className="grid gap-0.5">
        {own.map(({ url, text, kind }) => (
          <li key={url}>
            <button type="button" title={`Look up ${url}`} onClick={() => onLookUp(url)} className="max-w-full truncate text-left text-accent-ink hover:underline">
              {text || kind}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Source({ html }: { readonly html: string }) {
  const [open, setOpen] = useState(false);
  const { count } = useWriters();
  return (
    <details className="mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-label font-medium text-ink-soft hover:text-ink">Source, as text</summary>
      {open && (
        <>
          <pre tabIndex={0} aria-label="Source of the page" className="mt-2 max-h-96 overflow-auto rounded-control border border-line bg-page p-2 font-mono text-micro break-words whitespace-pre-wrap">
            {html.slice(0, SHOWN)}
          </pre>
          {html.length > SHOWN && <p className="mt-1 text-label text-ink-faint">The first {count(SHOWN)} characters.</p>}
        </>
      )}
    </details>
  );
}

/** Read in a document of its own that is shown nowhere: no script of it runs and nothing of it is loaded. */
function titleOf(html: string): string {
  return new DOMParser().parseFromString(html.slice(0, 100_000), "text/html").title;
}
