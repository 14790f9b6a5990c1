import Link from "next/link";

const PAGES = [
  { href: "/", label: "Overview" },
  { href: "/docs", label: "API reference" },
] as const;

interface SiteHeaderProps {
  readonly current?: (typeof PAGES)[number]["href"];
}

/** The top of every page. */
export function SiteHeader({ current }: SiteHeaderProps) {
  return (
    <>
      <a href="#content" className="absolute top-2 left-2 z-20 -translate-y-20 rounded-control bg-accent px-3 py-1.5 text-accent-on focus:translate-y-0">
        Skip to content
      </a>
      <header className="sticky top-0 z-10 border-b border-line bg-panel">
        <div className="mx-auto flex h-13 max-w-7xl items-center gap-3 px-4 sm:gap-5 sm:px-6">
          <Link prefetch={false} href="/" className="flex items-center gap-2 text-lead font-semibold tracking-tight">
            <Mark />
            Firmament
          </Link>
          <nav aria-label="Pages" className="flex gap-0.5">
            {PAGES.map(({ href, label }) => (
              <Link
                prefetch={false}
                key={href}
                href={href}
                aria-current={href === current ? "page" : undefined}
                className={`rounded-control px-2.5 py-1.5 whitespace-nowrap ${href === current ? "bg-hover font-medium text-ink" : "text-ink-soft hover:bg-hover hover:text-ink"}`}
              >
                {label}
              </Link>
            ))}
          </nav>
          <a href="/openapi.json" className="ml-auto hidden rounded-control px-2.5 py-1.5 font-mono text-label text-ink-soft hover:bg-hover hover:text-ink sm:block">
            openapi.json
          </a>
        </div>
      </header>
    </>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="7" fill="#2b5ce6" />
      <path d="M5 24.5a11 11 0 0 1 22 0" fill="none" stroke="#c5d5fb" strokeWidth="2" strokeLinecap="round" />
      <path d="M10.5 24.5a5.5 5.5 0 0 1 11 0" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M16 4.2l1.2 3.1 3.1 1.2-3.1 1.2-1.2 3.1-1.2-3.1-3.1-1.2 3.1-1.2z" fill="#fff" />
    </svg>
  );
}
