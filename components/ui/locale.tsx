"use client";

import { createContext, use, type ReactNode } from "react";

const Locale = createContext("en-GB");

interface LocaleProviderProps {
  /** As the browser asked for it (BCP 47): server and browser write numbers alike, so that nothing changes when the page wakes up. */
  readonly locale: string;
  readonly children: ReactNode;
}

export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <Locale value={locale}>{children}</Locale>;
}

/** The reader's locale, for `Intl`. */
export function useLocale(): string {
  return use(Locale);
}
