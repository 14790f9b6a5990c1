import { countryByCode } from "../../lib/company/codes";
import { counted, formatCount } from "../format";
import { Card } from "../ui/card";

interface CountriesCardProps {
  /** Most companies first. */
  readonly countries: readonly { readonly code: string; readonly companies: number }[];
  /** All companies, those whose country is unknown included. */
  readonly total: number;
}

const SHOWN = 8;

/** Where the companies are. */
export function CountriesCard({ countries, total }: CountriesCardProps) {
  const shown = countries.slice(0, SHOWN);
  const others = countries.slice(SHOWN);
  const most = shown[0]?.companies ?? 1;
  const unknown = total - countries.reduce((sum, { companies }) => sum + companies, 0);
  return (
    <Card title="Companies by country" note={counted(countries.length, "country", "countries")}>
      <ul>
        {shown.map(({ code, companies }) => (
          <li key={code} className="grid grid-cols-[minmax(6rem,9rem)_1fr_auto] items-center gap-3 py-[3px]">
            <span className="truncate">{countryByCode(code)?.name ?? code}</span>
            <span aria-hidden="true" className="h-3 rounded-sm bg-accent-bar" style={{ width: `${Math.max(1, (100 * companies) / most)}%` }} />
            <span className="text-right text-ink-soft">{formatCount(companies)}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 && <Rest label={counted(others.length, "more country", "more countries")} companies={others.reduce((sum, { companies }) => sum + companies, 0)} />}
      {unknown > 0 && <Rest label="Country unknown" companies={unknown} />}
    </Card>
  );
}

function Rest({ label, companies }: { readonly label: string; readonly companies: number }) {
  return (
    <p className="mt-2 flex justify-between gap-3 text-label text-ink-faint">
      <span>{label}</span>
      <span>{formatCount(companies)}</span>
    </p>
  );
}
