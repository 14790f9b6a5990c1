import { Card } from "../ui/card";
import { Step } from "./steps";

/** A register that can be loaded, as a command to adapt: test and command line know the same words. */
export const LOADABLE: readonly { readonly command: string; readonly title: string; readonly files: string }[] = [
  {
    command: "brreg",
    title: "Norway: Brønnøysund Register Centre",
    files: "https://data.brreg.no/enhetsregisteret/api/enheter/lastned https://data.brreg.no/enhetsregisteret/api/underenheter/lastned",
  },
  { command: "companies-house", title: "United Kingdom: Companies House, Free Company Data Product", files: "BasicCompanyDataAsOneFile-2026-11-01.zip" },
  { command: "companydata", title: "CSV files whose columns are called like the public fields", files: "amsterdam.csv berlin.csv" },
  { command: "csv", title: "Any other CSV file, with a file that maps its columns", files: "companies.csv --mapping mapping.json" },
];

/** How real registers come in. */
export function LoadingCard() {
  return (
    <Card title="Load registers" note="Files or URLs; plain, gzip or zip">
      <ol>
        {LOADABLE.map(({ command, title, files }) => (
          <Step key={command} title={title} command={`npm run import -- ${command} ${files}`} what={`the command that imports ${command}`} />
        ))}
      </ol>
      <p className="mt-3 text-ink-soft">
        A new index is built beside the old one; this service switches to it by itself within seconds. Other registers stay; the fictional companies go with the first real import.
      </p>
    </Card>
  );
}
