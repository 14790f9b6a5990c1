"use client";

import { useMemo } from "react";
import { isEmptyQuery, ParameterError, parseQuery, type CompanyQuery } from "../../lib/company/query";
import { chipsOf } from "../explore/chips";
import { useIndustryTitle } from "../explore/sic-titles";
import { useWriters } from "../ui/numbers";

/** Reads what stands behind the `?` of a search; names that are no filter are left alone. */
export function readQueryText(text: string): { readonly query: CompanyQuery } | { readonly problem: string } {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) parameters.set(name, [...(parameters.get(name) ?? []), value]);
  try {
    return { query: parseQuery(parameters) };
  } catch (error) {
    if (error instanceof ParameterError) return { problem: error.message };
    throw error;
  }
}

export interface Word {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** A query in words, one a filter. */
export function useWords(query: CompanyQuery): readonly Word[] {
  const { count } = useWriters();
  const industry = useIndustryTitle(query.sic4Digits !== undefined);
  return useMemo(() => (isEmptyQuery(query) ? [EVERY_COMPANY] : joined(chipsOf(query, { count, industry }))), [query, count, industry]);
}

const EVERY_COMPANY: Word = { key: "all", name: "", text: "All companies" };

/** Values of one filter in one word. */
function joined(words: readonly Word[]): readonly Word[] {
  const byName = new Map<string, Word>();
  for (const { key, name, text } of words) byName.set(name, { key, name, text: byName.has(name) ? `${byName.get(name)?.text ?? ""}, ${text}` : text });
  return [...byName.values()];
}

/** A name for a file from the words of its query and the day: "germany-50-and-more-2026-11-20". */
export function fileStem(words: readonly Word[], day: string): string {
  const slug = words
    .filter(({ key }) => !key.startsWith("statusCode") && key !== "all")
    .map(({ text }) => text)
    .join(" ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${slug === "" ? "companies" : slug}-${day}`;
}
