interface DocsNavProps {
  readonly sections: readonly Section[];
}

interface Section {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string; readonly code: boolean }[];
}

/** The reference's table of contents: beside it where there is room, otherwise folded at its top. */
export function DocsNav({ sections }: DocsNavProps) {
  return (
    <>
      <nav aria-label="Contents" className="hidden border-r border-line lg:block">
        <div className="sticky top-bar max-h-[calc(100vh-3rem)] overflow-y-auto py-6 pr-4">
          <Links sections={sections} />
        </div>
      </nav>
      <nav aria-label="Contents" className="pt-4 lg:hidden">
        <details className="rounded-card bg-panel px-4 py-2 shadow-card">
          <summary className="cursor-pointer rounded-control font-medium">Contents</summary>
          <div className="mt-3">
            <Links sections={sections} />
          </div>
        </details>
      </nav>
    </>
  );
}

function Links({ sections }: DocsNavProps) {
  return sections.map(({ title, links }) => (
    <div key={title} className="mb-5 last:mb-1">
      <p className="mb-1 text-label font-semibold text-ink-soft">{title}</p>
      <ul>
        {links.map(({ href, label, code }) => (
          <li key={href}>
            <a href={href} className={`-mx-2 block truncate rounded-control px-2 py-1 text-ink-soft hover:bg-hover hover:text-ink ${code ? "font-mono text-label" : ""}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
