"use client";

import { Bookmark } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { onDemand } from "../ui/on-demand";

const dialog = onDemand(() => import("./save-search-dialog").then(({ SaveSearchDialog }) => SaveSearchDialog));

/** Keeps the search for the workspace, under a name. */
export function SaveSearchButton({ total }: { readonly total: number | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {/* On a phone there is room for its picture alone. */}
      <IconButton {...dialog.near} className="sm:hidden" label="Save search" icon={<Bookmark size={16} />} onClick={() => setOpen(true)} />
      <Button {...dialog.near} className="max-sm:hidden" icon={<Bookmark size={15} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Save search
      </Button>
      {open && <dialog.Part total={total} onClose={() => setOpen(false)} />}
    </>
  );
}
