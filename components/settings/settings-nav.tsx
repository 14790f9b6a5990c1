"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { cx } from "../ui/cx";
import type { Role } from "./settings-data";

const SECTIONS = [
  { href: "/settings", label: "Profile", owners: false },
  { href: "/settings/people", label: "People", owners: false },
  { href: "/settings/keys", label: "API keys", owners: true },
  { href: "/settings/usage", label: "Usage", owners: false },
  { href: "/settings/package", label: "Package", owners: false },
  { href: "/settings/appearance", label: "Appearance", owners: false },
] as const;

/** The settings' sections; what only owners may do is shown to owners alone. */
export function SettingsNav({ role }: { readonly role: Role }) {
  const path = usePathname();
  return (
    <nav aria-label="Settings" className="flex flex-wrap gap-0.5 max-sm:-mx-1.5 max-sm:justify-between max-sm:text-label lg:grid">
      {SECTIONS.filter(({ owners }) => role === "owner" || !owners).map(({ href, label }) => (
        <Link key={href} prefetch={false} href={href} aria-current={path === href ? "page" : undefined} className={cx("rounded-control px-1.5 py-1.5 whitespace-nowrap sm:px-2.5", path === href ? "bg-hover font-medium text-ink" : "text-ink-soft hover:bg-hover hover:text-ink")}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
