import { codeLabel, SIC_CODES } from "../../lib/company/codes";
import { filterByName } from "../../lib/company/filters";
import { filterName } from "./parameter-groups";

interface AllowedValuesProps {
  readonly parameter: string;
  readonly values: readonly string[];
}

/** Every value that a parameter may have, with what it means where that is known. */
export function AllowedValues({ parameter, values }: AllowedValuesProps) {
  const filter = filterByName(filterName(parameter));
  const table = filter && "codes" in filter ? (filter.name === "sic4Digits" ? SIC_CODES : filter.codes) : undefined;
  return (
    <ul aria-label={`Allowed values of ${parameter}`} className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-label text-ink-soft">
      {values.map((value) => (
        <li key={value}>
          <code className="rounded bg-hover px-1 py-px font-mono text-ink">{value}</code> {table && codeLabel(table, value)}
        </li>
      ))}
    </ul>
  );
}
