"use client";

import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";

const SaveSearchDialog = lazy(() => import("./save-search-dialog").then((module) => ({ default: module.SaveSearchDialog })));

/** Keeps the search for the workspace, under a name. */
export function SaveSearchButton({ total }: { readonly total: number | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {/* On a phone there is room for its picture alone. */}
      <IconButton className="sm:hidden" label="Save search" icon={<Bookmark size={16} />} onClick={() => setOpen(true)} />
      <Button className="max-sm:hidden" icon={<Bookmark size={15} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Save search
      </Button>
      {open && (
        <Suspense>
          <SaveSearchDialog total={total} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
