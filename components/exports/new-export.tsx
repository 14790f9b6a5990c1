"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldGroup, FieldName } from "../../lib/company/fields";
import type { CompanyQuery } from "../../lib/company/query";
import { columnsOfGroups } from "../../lib/export/columns";
import { XLSX_MAX_RECORDS } from "../../lib/export/writer";
import { PageFrame } from "../shell/page-frame";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { useLocale } from "../ui/locale";
import { useWriters } from "../ui/numbers";
import { ColumnPicker } from "./column-picker";
import { useCounted } from "./export-data";
import { FormatPicker } from "./format-picker";
import { LeaveOut, type LeavesOut } from "./leave-out";
import { keepSettings, keptSettings } from "./settings";
import { CountedAnewError, startExport } from "./start-export";
import { Summary } from "./summary";
import { fileStem, useWords } from "./words";

interface NewExportProps {
  readonly query: CompanyQuery;
  readonly person: string;
  readonly groups: readonly FieldGroup[];
  /** Columns of an export that is made once more. */
  readonly columns?: readonly FieldName[] | undefined;
  /** Exports whose companies are left out. */
  readonly without: readonly string[];
}

/** What the file shall hold and look like; how many it will be, before anything begins. */
export function NewExport({ query, person, groups, columns: before, without }: NewExportProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const locale = useLocale();
  const { count } = useWriters();
  const counted = useCounted(query);
  const words = useWords(query);
  const [columns, setColumns] = useState<readonly FieldName[]>(before ?? columnsOfGroups(groups));
  const [settings, setSettings] = useState(() => keptSettings(locale));
  const [leavesOut, setLeavesOut] = useState<LeavesOut>({ exports: without, lists: [] });
  const [typedName, setName] = useState<string>();
  const stem = typedName ?? fileStem(words, new Date().toISOString().slice(0, 10));
  const tooMany = settings.format === "xlsx" && (counted.data?.total ?? 0) > XLSX_MAX_RECORDS;
  const start = useMutation({
    mutationFn: async () => {
      if (counted.data === undefined) return;
      await startExport({ query, counted: counted.data, leavesOut, person, columns, ...settings, name: `${stem.trim() === "" ? "companies" : stem.trim()}.${settings.format}` });
    },
    onSuccess: () => {
      keepSettings(settings);
      void queries.invalidateQueries({ queryKey: ["exports"] });
      router.push("/exports");
    },
    onError: (error) => {
      if (error instanceof CountedAnewError) void counted.refetch();
    },
  });
  return (
    <PageFrame
      title="New export"
      lead={`${counted.data === undefined ? "Companies" : `${count(counted.data.total)} ${counted.data.total === 1 ? "company" : "companies"}`}, written to a file by this browser.`}
      actions={
        <ButtonLink href="/exports" icon={<ArrowLeft size={15} aria-hidden="true" />}>
          All exports
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4">
          <Card title="Columns" note={`${count(columns.length)} chosen`}>
            <ColumnPicker groups={groups} selected={columns} onChange={setColumns} />
          </Card>
          <Card title="File">
            <FormatPicker settings={settings} onChange={setSettings} tooMany={tooMany} />
          </Card>
          <Card title="Leave out" note={leavesOut.exports.length + leavesOut.lists.length === 0 ? "Nothing is left out" : undefined}>
            <LeaveOut value={leavesOut} onChange={setLeavesOut} />
          </Card>
        </div>
        <Summary
          query={query}
          counted={counted}
          options={{ ...settings, columns }}
          name={stem}
          onName={setName}
          leavesOut={leavesOut}
          refusal={columns.length === 0 ? "Choose at least one column." : tooMany ? "Too many companies for a worksheet: choose CSV, or narrow the search." : undefined}
          error={start.error}
          busy={start.isPending}
          onStart={() => start.mutate()}
        />
      </div>
    </PageFrame>
  );
}
