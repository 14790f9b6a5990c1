"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useState } from "react";
import type { Job } from "../../../lib/company/jobs";
import { Count } from "../../ui/numbers";
import { Tabs } from "../../ui/tabs";
import { SHOWN_STATES } from "./job-words";
import { Review } from "./review";

const STATES = SHOWN_STATES.map(({ state }) => state);

/** What came of the rows, by how sure it is; what waits for a person comes first. */
export function Results({ job }: { readonly job: Job }) {
  const [chosen, choose] = useQueryState("show", parseAsStringLiteral(STATES));
  // Decided once, so that nobody is moved elsewhere while rows come in.
  const [first] = useState(() => (job.counts.review > 0 ? "review" : (STATES.find((state) => job.counts[state] > 0) ?? "match")));
  const shown = chosen ?? first;
  return (
    <section aria-label="Results" className="rounded-card bg-panel px-4 pt-3 pb-4 shadow-card sm:px-5">
      <Tabs
        label="Results"
        value={shown}
        onValueChange={(value) => void choose(STATES.find((state) => state === value) ?? null)}
        tabs={SHOWN_STATES.map(({ state, label, what }) => ({
          value: state,
          label: (
            <span className="whitespace-nowrap">
              {label}{" "}
              <span className="text-ink-faint" data-count={state}>
                <Count value={job.counts[state]} />
              </span>
            </span>
          ),
          content: <Review key={state} job={job} state={state} heading={label} what={what} />,
        }))}
      />
    </section>
  );
}
