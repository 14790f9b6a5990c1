"use client";

import { ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { cx } from "../ui/cx";

interface DisclosureProps {
  readonly label: string;
  readonly help?: string;
  readonly look: "group" | "filter";
  /** At first. */
  readonly open: boolean;
  /** How many of what is inside are in force. */
  readonly active: number;
  readonly children: ReactNode;
}

/** A heading that opens and closes what is below it. What is closed is not in the page at all. */
export function Disclosure({ label, help, look, open, active, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(open);
  const body = useId();
  const group = look === "group";
  const Heading = group ? "h2" : "h3";
  return (
    <section className={cx(group && "border-b border-line-soft pb-2")}>
      <Heading>
        <button
          type="button"
          title={help}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
          className={cx("flex w-full items-center gap-1.5 px-4 text-left hover:bg-hover focus-visible:-outline-offset-2", group ? "h-9 font-semibold" : "h-7 text-ink-soft hover:text-ink")}
        >
          <span className={cx("flex-1 truncate", !group && isOpen && "font-medium text-ink")}>{label}</span>{" "}
          {active > 0 && (group ? <span className="rounded-full bg-accent-soft px-1.5 text-micro font-medium text-accent-ink">{active}</span> : <span className="size-1.5 rounded-full bg-accent" />)}
          <ChevronRight size={14} aria-hidden="true" className={cx("text-ink-faint transition-transform", isOpen && "rotate-90")} />
        </button>
      </Heading>
      <div id={body} hidden={!isOpen} className={cx(!group && "px-4 pb-3")}>
        {isOpen && children}
      </div>
    </section>
  );
}
