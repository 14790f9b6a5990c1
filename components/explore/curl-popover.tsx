"use client";

import type { ReactElement } from "react";
import { writeQuery } from "../../lib/company/query";
import { CodeBlock } from "../ui/code-block";
import { Popover } from "../ui/popover";
import { useExplore } from "./explore-state";
import { sortParameters } from "./explore-url";

/** The same search as a command. The key is the reader's to put in: none is ever in a page. */
export function CurlPopover({ trigger }: { readonly trigger: ReactElement }) {
  const { query, sort } = useExplore();
  const parameters = [...writeQuery(query), ...sortParameters(sort)];
  // The API takes no request without any parameter.
  const text = new URLSearchParams(parameters.length === 0 ? [["page", "1"]] : parameters.map(([name, value]) => [name, value])).toString();
  const command = (path: string): string => `curl -H "x-api-key: KEY" "${window.location.origin}${path}?${text}"`;
  return (
    <Popover trigger={trigger} label="The search as a command" align="end" defaultOpen className="w-[min(32rem,calc(100vw-2rem))] p-3">
      <p className="mb-1 text-label font-medium text-ink-soft">Search</p>
      <CodeBlock wrap code={command("/api/company/search")} what="the search command" />
      <p className="mt-3 mb-1 text-label font-medium text-ink-soft">Export with all fields</p>
      <CodeBlock wrap code={command("/api/company/export")} what="the export command" />
      {sort && <p className="mt-2 text-label text-ink-faint">A scroll, which delivers all, keeps the usual order: leave sort out beside useScroll=true.</p>}
      <p className="mt-2 text-label text-ink-faint">Put an API key of the Settings page in place of KEY.</p>
    </Popover>
  );
}
