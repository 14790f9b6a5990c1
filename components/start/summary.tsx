import { counted } from "../format";
import { Notice } from "../ui/notice";
import { Instant } from "../ui/numbers";

type Data =
  | { readonly state: "serving"; readonly demo: boolean; readonly status: { readonly companies: number; readonly builtAt: string; readonly registers: readonly unknown[] } }
  | { readonly state: "unusable" }
  | { readonly state: "empty" };

interface SummaryProps {
  readonly data: Data;
  /** How many there are companies of. */
  readonly countries: number;
}

/** The page's first lines: how much is loaded, and what to know about it. */
export function Summary({ data, countries }: SummaryProps) {
  return (
    <>
      <h1 className="flex flex-wrap items-baseline gap-x-2 text-title">
        {headline(data)}
        {data.state === "serving" && (
          <small className="text-body font-normal tracking-normal text-ink-soft">
            of {counted(data.status.registers.length, "register")}, {counted(countries, "country", "countries")}, built <Instant value={data.status.builtAt} time />
          </small>
        )}
      </h1>
      <p className="mt-1.5 mb-4 max-w-3xl text-lead text-ink-soft">Firmament reads the files of official company registers into one index on this machine and answers company search, export and place look-up over HTTP.</p>
      <State data={data} />
    </>
  );
}

function headline(data: Data): string {
  if (data.state === "serving") return counted(data.status.companies, "company", "companies");
  return data.state === "empty" ? "No companies yet" : "The data cannot be used";
}

function State({ data }: { readonly data: Data }) {
  switch (data.state) {
    case "empty":
      return (
        <Notice tone="caution" title="No data are loaded.">
          The API answers 503 until they are. <code className="font-mono text-label">npm start</code> makes fictional companies where there are none, which takes less than a minute: load this page again then. Or import a register with one of the commands below.
        </Notice>
      );
    case "unusable":
      return (
        <Notice tone="negative" title="The index is damaged or of another version.">
          The API answers 503. The service&rsquo;s log says what is wrong; <code className="font-mono text-label">npm run reindex</code> builds the index anew from the records already imported.
        </Notice>
      );
    case "serving":
      return data.demo ? (
        <Notice tone="caution" title="All companies are fictional.">
          They are the demo register: made-up companies in real cities, to try the service with. They go with the first import of a real register.
        </Notice>
      ) : null;
  }
}
