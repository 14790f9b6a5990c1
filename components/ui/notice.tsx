import type { ReactNode } from "react";

const TONES = {
  caution: "bg-caution-soft text-caution",
  negative: "bg-negative-soft text-negative",
} as const;

interface NoticeProps {
  readonly tone: keyof typeof TONES;
  readonly title: string;
  readonly children: ReactNode;
}

/** Something about the whole page that must not be overlooked. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div role="note" className={`rounded-card px-4 py-3 sm:px-5 ${TONES[tone]}`}>
      <p className="text-ink">
        <strong className={`font-semibold ${TONES[tone].split(" ")[1] ?? ""}`}>{title}</strong> {children}
      </p>
    </div>
  );
}
