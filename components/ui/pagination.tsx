import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./icon-button";
import { Count } from "./numbers";

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
  /** What is paged: "exports". */
  readonly label: string;
}

/** One page on or back, and where one is. */
export function Pagination({ page, pages, onChange, label }: PaginationProps) {
  return (
    <nav aria-label={`Pages of ${label}`} className="flex items-center gap-1 text-label text-ink-soft">
      <IconButton label="Previous page" icon={<ChevronLeft size={16} />} disabled={page <= 1} onClick={() => onChange(page - 1)} />
      <span>
        <Count value={page} /> of <Count value={pages} />
      </span>
      <IconButton label="Next page" icon={<ChevronRight size={16} />} disabled={page >= pages} onClick={() => onChange(page + 1)} />
    </nav>
  );
}
