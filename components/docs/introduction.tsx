import type { ReactNode } from "react";
import { MAX_LIST_VALUES, MAX_VALUE_LENGTH } from "../../lib/company/values";
import { formatCount } from "../format";
import { RichText } from "../ui/rich-text";

interface IntroductionProps {
  /** Of the interface, which is not the program's. */
  readonly version: string;
  readonly description: string;
  readonly origin: string;
}

/** What holds for every endpoint. */
export function Introduction({ version, description, origin }: IntroductionProps) {
  return (
    <>
      <h1 className="flex flex-wrap items-baseline gap-x-2 text-title">
        API reference <small className="text-body font-normal tracking-normal text-ink-soft">version {version}</small>
      </h1>
      <p className="mt-1 max-w-3xl text-lead text-ink-soft">
        <RichText text={description} />
      </p>
      <dl className="mt-4 rounded-card bg-panel px-4 shadow-card sm:px-5">
        <Rule term="Address">
          <RichText text={`\`${origin}\``} />; machines read the same description at{" "}
          <a href="/openapi.json" className="font-mono text-label text-accent-ink hover:underline">
            /openapi.json
          </a>{" "}
          (OpenAPI 3.0.3).
        </Rule>
        <Rule term="Key">
          <RichText text="Send it in the header `x-api-key`. Make one with `npm run keys -- create --name NAME`; keep it out of browsers and public repositories. Pages of this service send no key: whoever is signed in is known by the session's cookie, from these pages alone, and “Try it” below asks in that way." />
        </Rule>
        <Rule term="Parameters">
          <RichText
            text={`Percent-encoded UTF-8. Filters are AND-ed; the values of a list, comma-separated or repeated, are OR-ed. A list has up to ${formatCount(MAX_LIST_VALUES)} values, a value up to ${formatCount(MAX_VALUE_LENGTH)} characters unless stated otherwise. An unknown parameter or value is an error, never ignored.`}
          />
        </Rule>
        <Rule term="Errors">
          <RichText text="The HTTP status tells the kind; the body's `error` says what was wrong and what to do, its `code` the same for programs. Retry 429, 500 and 503 with exponential backoff, after `Retry-After` where it is sent." />
        </Rule>
      </dl>
    </>
  );
}

function Rule({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-5 border-t border-line-soft py-2.5 first:border-0 sm:grid-cols-[7rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}
