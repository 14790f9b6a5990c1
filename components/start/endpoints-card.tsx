import Link from "next/link";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";

interface EndpointsCardProps {
  readonly endpoints: readonly { readonly path: string; readonly anchor: string; readonly summary: string; readonly open: boolean }[];
}

/** The API at a glance. */
export function EndpointsCard({ endpoints }: EndpointsCardProps) {
  return (
    <Card title="Endpoints" note="All answer GET, in JSON">
      <ul>
        {endpoints.map(({ path, anchor, summary, open }) => (
          <li key={path} className="grid items-baseline gap-x-4 border-t border-line-soft py-2 first:border-0 first:pt-0 sm:grid-cols-[15rem_1fr_auto]">
            <Link prefetch={false} href={`/docs#${anchor}`} className="font-mono text-label font-medium break-all text-accent-ink hover:underline">
              {path}
            </Link>
            <span className="text-ink-soft">{summary}</span>
            <span className="hidden sm:block">{open ? <Badge tone="positive">open</Badge> : <Badge>API key</Badge>}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
