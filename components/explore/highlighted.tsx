import { useMemo } from "react";

interface HighlightedProps {
  readonly text: string;
  /** What was searched for. */
  readonly words: string;
}

/** A name in which the words that were searched for stand out. */
export function Highlighted({ text, words }: HighlightedProps) {
  const pattern = useMemo(() => patternOf(words), [words]);
  if (pattern === undefined) return text;
  return text.split(pattern).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <mark key={index} className="bg-transparent text-accent-ink underline decoration-accent-bar decoration-2 underline-offset-2">
        {piece}
      </mark>
    ),
  );
}

function patternOf(words: string): RegExp | undefined {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  return parts.length === 0 ? undefined : new RegExp(`((?<![\\p{L}\\p{N}])(?:${parts.join("|")}))`, "giu");
}
