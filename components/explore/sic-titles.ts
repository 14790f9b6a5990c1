"use client";

import { useQuery } from "@tanstack/react-query";

/** What industries are called: a code of four digits, or a major group of two. */
export type IndustryTitle = (code: string) => string | undefined;

/** The titles of industries, loaded when they are wanted; undefined until then. */
export function useIndustryTitle(wanted: boolean): IndustryTitle | undefined {
  return useQuery({ queryKey: ["industry titles"], enabled: wanted, staleTime: Infinity, queryFn: loadTitles }).data;
}

async function loadTitles(): Promise<IndustryTitle> {
  const { SIC_MAJOR_GROUPS, sicTitle } = await import("../../lib/company/codes/sic");
  const groups = new Map(SIC_MAJOR_GROUPS.map(({ code, label }) => [code, label]));
  return (code) => groups.get(code) ?? sicTitle(code);
}
