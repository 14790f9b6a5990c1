import { Fragment } from "react";

interface RichTextProps {
  /** CommonMark of which only code spans are used. */
  readonly text: string;
}

/** A sentence with code in it. */
export function RichText({ text }: RichTextProps) {
  return text.split("`").map((piece, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <code key={index} className="rounded bg-hover px-1 py-px font-mono text-[0.92em] break-words text-ink">
        {piece}
      </code>
    ),
  );
}
