import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Firmament", template: "%s · Firmament" },
  description: "Companies from official registers: search, enrich and export.",
  icons: { icon: "/firmament.svg" },
  // Pages show a workspace's own data.
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#161a20" },
  ],
};

/** The frame of every page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page rendered at build time has no request and so no nonce: its inline scripts would be refused.
  await connection();
  return (
    <html lang="en">
      <body className="bg-page font-sans text-body text-ink antialiased">{children}</body>
    </html>
  );
}
