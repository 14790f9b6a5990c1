"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { WebsiteClient, type CompaniesOfPage, type PageAnswer } from "../../../lib/client/website";
import type { CompanyMatch } from "../../../lib/company/resolution";
import { SERVICE } from "../../shell/service";
import type { ShownMatch } from "../company-match";

const client = new WebsiteClient(SERVICE);

/** Each look-up counts: what is known stays until the page is left or somebody asks again. */
const KEPT = { staleTime: Infinity, gcTime: 30 * 60_000 } as const;

/** The page behind an address, with the companies that it names: one request. */
export function usePage(url: string): UseQueryResult<PageAnswer> {
  return useQuery({ queryKey: ["website-page", url], queryFn: ({ signal }) => client.page(url, { signal }), ...KEPT });
}

/** The companies of the register behind it: one request more, once the page is known to name any. */
export function useCompanies(url: string, enabled: boolean): UseQueryResult<CompaniesOfPage> {
  return useQuery({ queryKey: ["website-companies", url], queryFn: ({ signal }) => client.companies(url, { signal }), enabled, ...KEPT });
}

/** A match as it is shown: the package decides which fields there are. */
export function shownMatch({ company, score, reasons }: CompanyMatch): ShownMatch {
  const text = (name: string): string => (typeof company[name] === "string" ? company[name] : "");
  const branch = text("Location Type") === "2" ? "Branch" : "";
  return {
    id: text("ID"),
    name: text("Company Name"),
    countryCode: text("Country Code"),
    facts: [text("City") || text("Country"), text("Company Registration Number") || text("VAT Number"), text("Website"), branch].filter((fact) => fact !== ""),
    score,
    reasons,
  };
}
