"use client";

import { useExplore } from "./explore-state";

/** No name has every word: those shown are similar, and can be refused. */
export function WideNotice() {
  const { query, change } = useExplore();
  return (
    <p role="status" className="border-b border-line bg-caution-soft px-4 py-1.5">
      No name has every word of <strong className="font-medium">{query.search}</strong>: these are similar.{" "}
      <button type="button" onClick={() => change({ ...query, match: "strict" })} className="font-medium text-caution underline underline-offset-2">
        Every word only
      </button>
    </p>
  );
}
