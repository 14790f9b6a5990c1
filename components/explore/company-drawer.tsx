"use client";

import { ArrowDown, ArrowUp, Copy, Maximize2, X } from "lucide-react";
import type { PublicRecord } from "../../lib/company/fields";
import { CompanyActions } from "../company/company-actions";
import { FieldGroups } from "../company/field-groups";
import { ApiProblem } from "../shell/api-problem";
import { CountryFlag } from "../ui/country-flag";
import { Drawer } from "../ui/drawer";
import { EmptyState } from "../ui/empty-state";
import { IconButton } from "../ui/icon-button";
import { Skeleton } from "../ui/skeleton";
import { notify } from "../ui/toast";
import { useCompany } from "./explore-data";
import { useExplore } from "./explore-state";

interface CompanyDrawerProps {
  readonly id: string;
  /** The companies of the table, to walk through. */
  readonly records: readonly PublicRecord[];
}

/** One company with all its fields, beside the table: the rows stay usable, and can be walked through from here. */
export function CompanyDrawer({ id, records }: CompanyDrawerProps) {
  const { showCompany } = useExplore();
  const { data, error, refetch } = useCompany(id);
  const at = records.findIndex((record) => record.ID === id);
  const before = at > 0 ? records[at - 1]?.ID : undefined;
  const after = at >= 0 ? records[at + 1]?.ID : undefined;
  const known = data ?? (at >= 0 ? records[at] : undefined);
  return (
    <Drawer title={known?.["Company Name"] ?? "Company"} open modal={false} onOpenChange={(open) => !open && showCompany(null)}>
      <div className="flex h-bar shrink-0 items-center gap-0.5 border-b border-line px-3">
        <IconButton label="Previous company" icon={<ArrowUp size={16} />} disabled={before === undefined} onClick={() => before !== undefined && showCompany(before)} />
        <IconButton label="Next company" icon={<ArrowDown size={16} />} disabled={after === undefined} onClick={() => after !== undefined && showCompany(after)} />
        <span className="flex-1" />
        <IconButton label="Copy as JSON" icon={<Copy size={15} />} disabled={data === null || data === undefined} onClick={() => void navigator.clipboard.writeText(JSON.stringify(data, null, 2)).then(() => notify({ title: "Copied as JSON" }), () => notify({ tone: "negative", title: "Copying is not allowed here" }))} />
        <a href={`/companies/${encodeURIComponent(id)}`} aria-label="Open the company's page" title="Open the company's page" className="inline-flex size-8 items-center justify-center rounded-control text-ink-soft hover:bg-hover hover:text-ink">
          <Maximize2 size={15} aria-hidden="true" />
        </a>
        <IconButton label="Close" icon={<X size={16} />} onClick={() => showCompany(null)} />
      </div>
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-10">
        {known !== undefined && (
          <div>
            <p className="text-title break-words" aria-hidden="true">
              {known["Company Name"]}
            </p>
            <p className="mt-0.5 flex items-center gap-1.5 text-ink-soft">
              <CountryFlag code={known["Country Code"] ?? ""} />
              {[known.City, known.Country].filter((part) => part !== null && part !== undefined).join(", ")}
            </p>
          </div>
        )}
        {error !== null ? (
          <ApiProblem error={error} onRetry={() => void refetch()} />
        ) : data === null ? (
          <EmptyState title="There is no such company">It may have gone with the last import. Search for its name.</EmptyState>
        ) : data === undefined ? (
          <Skeleton className="mt-5 h-96" />
        ) : (
          <>
            <div className="mt-3">
              <CompanyActions record={data} look="drawer" />
            </div>
            <FieldGroups record={data} look="drawer" />
          </>
        )}
      </div>
    </Drawer>
  );
}
