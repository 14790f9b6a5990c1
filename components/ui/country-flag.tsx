interface CountryFlagProps {
  /** ISO 3166-1, two letters. */
  readonly code: string;
}

/**
 * A country's mark: its two letters in a small plate. Flags as emoji do not appear on Windows, and drawn ones weigh more than the page;
 * the plate is the same everywhere, and reads at this size where a flag with arms on it does not.
 */
export function CountryFlag({ code }: CountryFlagProps) {
  return (
    <span aria-hidden="true" className="inline-flex h-4 w-[1.4rem] shrink-0 items-center justify-center rounded-[3px] bg-hover font-mono text-[0.625rem] leading-none font-medium text-ink-soft ring-1 ring-line ring-inset">
      {code === "" ? "–" : code}
    </span>
  );
}
