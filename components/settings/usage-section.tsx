"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { ApiProblem } from "../shell/api-problem";
import { Card } from "../ui/card";
import { cx } from "../ui/cx";
import { IconButton } from "../ui/icon-button";
import { useLocale } from "../ui/locale";
import { Count, useWriters } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { UsageChart } from "./usage-chart";
import { UsageTables } from "./usage-tables";
import { useUsage, type Usage } from "./settings-data";
import { byDay, daysOf, monthAway } from "./usage-rows";

/** From this share of the quota on the number is a warning. */
const NEAR = 0.8;

/** What the workspace uses, by day, person, key and endpoint. @param today YYYY-MM-DD (UTC). */
export function UsageSection({ today }: { readonly today: string }) {
  const present = today.slice(0, 7);
  const [month, setMonth] = useState(present);
  const days = daysOf(month);
  const { data, error, refetch } = useUsage(days[0] ?? "", days.at(-1) ?? "");
  const locale = useLocale();
  const title = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <div className="grid gap-4">
      <section className="rounded-card bg-panel p-4 shadow-card sm:p-5">
        <div className="mb-3 flex items-center gap-1">
          <h2 className="mr-auto text-body font-semibold" aria-live="polite">
            Requests in {title}
          </h2>
          <IconButton label="Month before" icon={<ChevronLeft size={16} />} onClick={() => setMonth(monthAway(month, -1))} />
          <IconButton label="Month after" icon={<ChevronRight size={16} />} disabled={month >= present} onClick={() => setMonth(monthAway(month, 1))} />
        </div>
        {error !== null ? (
          <ApiProblem error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton className="h-64" />
        ) : (
          <>
            {month === present ? <Quota usage={data} /> : <Total usage={data} />}
            <UsageChart days={byDay(data.entries, month, month === present ? today : (days.at(-1) ?? ""))} all={days.length} />
          </>
        )}
      </section>
      {data !== undefined && (
        <Card title="By whom and by what">
          <UsageTables entries={data.entries} days={byDay(data.entries, month, today)} />
        </Card>
      )}
    </div>
  );
}

function Total({ usage: { entries } }: { readonly usage: Usage }) {
  return (
    <p className="text-title">
      <Count value={entries.reduce((sum, { requests }) => sum + requests, 0)} />
    </p>
  );
}

/** How much of the month's quota is used. */
function Quota({ usage: { used, quota, ratePerSecond, subscriptionStatus } }: { readonly usage: Usage }) {
  const { count, percent } = useWriters();
  const share = quota === null ? undefined : quota === 0 ? 1 : used / quota;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-title">{count(used)}</span>
        <span className="text-ink-soft">{quota === null ? "used; there is no monthly limit" : `of ${count(quota)} used`}</span>
        {share !== undefined && <span className={cx("ml-auto", share >= NEAR ? "font-medium text-caution" : "text-ink-soft")}>{percent(share)}</span>}
      </p>
      {share !== undefined && (
        <div role="meter" aria-label="Part of the month's quota that is used" aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.min(100, Math.round(share * 100))} className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-pressed">
          <div className={cx("h-full rounded-full", share >= NEAR ? "bg-caution" : "bg-accent")} style={{ width: `${Math.min(100, share * 100)}%` }} />
        </div>
      )}
      <p className="mt-1.5 text-label text-ink-faint">
        People and keys together. It starts anew on the first of the month (UTC){ratePerSecond === null ? "" : `; at most ${count(ratePerSecond)} requests a second each`}.{subscriptionStatus !== "active" && ` The subscription is “${subscriptionStatus}”.`}
      </p>
    </div>
  );
}
