import type { ReactNode } from "react";
import { Mark } from "../shell/mark";

interface AuthFrameProps {
  readonly title: string;
  /** One sentence below it. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with one small form, before there is a workspace to show. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <main id="content" className="flex min-h-dvh flex-col items-center justify-center px-4 py-12">
      <p className="mb-6 flex items-center gap-2 text-lead font-semibold">
        <Mark />
        Firmament
      </p>
      <section className="w-full max-w-sm rounded-card bg-panel p-6 shadow-card">
        <h1 className="text-title">{title}</h1>
        {lead !== undefined && <p className="mt-1 text-ink-soft">{lead}</p>}
        {children !== undefined && <div className="mt-5">{children}</div>}
      </section>
    </main>
  );
}
