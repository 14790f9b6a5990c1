import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { readTheme, THEME_COOKIE } from "../components/shell/theme";
import { CommandKeyProvider } from "../components/ui/command-key";
import { LocaleProvider } from "../components/ui/locale";
import "./globals.css";
import { readerCommandKey } from "./reader-keyboard";
import { readerLocale } from "./reader-locale";

export const metadata: Metadata = {
  title: { default: "Firmament", template: "%s · Firmament" },
  description: "Companies from official registers: search, enrich and export.",
  icons: { icon: "/firmament.svg" },
  // Pages show a workspace's own data.
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#14181d" },
  ],
};

/** The frame of every page. Reading the request's headers also keeps pages from being rendered at build time, where there is no nonce for their inline scripts. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  const asked = await headers();
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <body className="bg-page font-sans text-body text-ink antialiased">
        <LocaleProvider locale={readerLocale(asked.get("accept-language"))}>
          <CommandKeyProvider commandKey={readerCommandKey(asked.get("user-agent"))}>{children}</CommandKeyProvider>
        </LocaleProvider>
      </body>
    </html>
  );
}
