"use client";

import type { CompanyQuery } from "../../lib/company/query";
import { useWords } from "./words";

/** A query in words, to be read. */
export function QueryWords({ query }: { readonly query: CompanyQuery }) {
  const words = useWords(query);
  return (
    <ul aria-label="Filters" className="flex flex-wrap gap-x-3 gap-y-0.5">
      {words.map(({ key, name, text }) => (
        <li key={key} className="line-clamp-2 max-w-full break-words">
          {name !== "" && <span className="text-ink-faint">{name} </span>}
          <span className="font-medium">{text}</span>
        </li>
      ))}
    </ul>
  );
}
