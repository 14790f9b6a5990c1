"use client";

import { Bookmark } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Chip } from "../../ui/chip";
import { CodeBlock } from "../../ui/code-block";
import { CountryFlag } from "../../ui/country-flag";
import { Drawer } from "../../ui/drawer";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Kbd } from "../../ui/kbd";
import { Notice } from "../../ui/notice";
import { Count, Day, Instant } from "../../ui/numbers";
import { Pagination } from "../../ui/pagination";
import { Progress } from "../../ui/progress";
import { Skeleton } from "../../ui/skeleton";
import { Table, Td, Th } from "../../ui/table";
import { Tabs } from "../../ui/tabs";
import { notify } from "../../ui/toast";
import { Tree } from "../../ui/tree";

/** What tells something. */
export function StateSamples() {
  const [page, setPage] = useState(2);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Card title="Words">
        <div className="flex flex-wrap items-center gap-2">
          <Badge>plain</Badge>
          <Badge tone="accent">accent</Badge>
          <Badge tone="positive">positive</Badge>
          <Badge tone="caution">caution</Badge>
          <Badge tone="negative">negative</Badge>
          <Chip name="Country" removeLabel="Remove Country Germany" onRemove={() => notify({ title: "Removed" })}>
            Germany
          </Chip>
          <CountryFlag code="DE" />
          <Kbd>⌘K</Kbd>
          <Count value={1234567} />
          <Day value="2026-11-20" />
          <Instant value="2026-11-20T14:45:00Z" time />
        </div>
        <div className="mt-3 grid gap-3">
          <Progress label="Export" value={0.4} />
          <Progress label="Import" value={undefined} />
          <Skeleton className="h-4 w-2/3" />
          <Notice tone="caution" title="All companies are fictional.">
            They are the demo register.
          </Notice>
          <CodeBlock code="npm run keys -- create --name my-first-key" what="the command" wrap />
        </div>
      </Card>
      <Card title="Tables and trees">
        <Table>
          <thead>
            <tr>
              <Th>Company</Th>
              <Th numeric>Employees</Th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <Td>Alpenhof Maschinenbau GmbH</Td>
              <Td numeric>412</Td>
            </tr>
          </tbody>
        </Table>
        <div className="mt-3">
          <Tree label="Group" nodes={[{ id: "a", label: "Nordwerk", content: "Nordwerk Holding", children: () => [{ id: "b", label: "Donau", content: "Donau Maschinenbau" }] }]} />
        </div>
        <Pagination label="exports" page={page} pages={12} onChange={setPage} />
      </Card>
      <Card title="Nothing, and failure">
        <EmptyState icon={<Bookmark size={20} />} title="No saved searches yet" actions={<Button variant="primary">Explore companies</Button>}>
          Save a search on Explore, and its count and changes stand here.
        </EmptyState>
        <ErrorState title="The search failed" onRetry={() => notify({ title: "Trying again" })}>
          The service cannot be reached. Check the connection.
        </ErrorState>
      </Card>
      <Card title="Views">
        <Tabs label="Samples" tabs={[{ value: "one", label: "Fields", content: "All fields." }, { value: "two", label: "Group", content: "The group as a tree." }]} />
        <div className="mt-3 flex gap-2">
          <Button onClick={() => setOpen(true)}>Drawer</Button>
          <Button onClick={() => notify({ tone: "positive", title: "Search saved", description: "It is on the page of lists." })}>Toast</Button>
        </div>
        <Drawer title="A company" open={open} onOpenChange={setOpen}>
          <div className="p-5">
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        </Drawer>
      </Card>
    </>
  );
}
