import type { ReactNode } from "react";

const TONES = {
  plain: "bg-hover text-ink-soft",
  accent: "bg-accent-soft text-accent-ink",
  positive: "bg-positive-soft text-positive",
  caution: "bg-caution-soft text-caution",
  negative: "bg-negative-soft text-negative",
} as const;

export type BadgeTone = keyof typeof TONES;

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A word or two that classify what stands beside them. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <span className={`inline-block rounded px-1.5 py-px text-label font-medium whitespace-nowrap ${TONES[tone]}`}>{children}</span>;
}
