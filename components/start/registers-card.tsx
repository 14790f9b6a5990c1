import { counted, formatCount } from "../format";
import { Card } from "../ui/card";
import { Day } from "../ui/numbers";

interface RegisterRow {
  readonly code: string;
  readonly label: string;
  readonly companies: number;
  readonly rejected: number;
  /** YYYY-MM-DD. */
  readonly date: string;
}

interface RegistersCardProps {
  readonly registers: readonly RegisterRow[];
  readonly generation: string;
}

/** Which registers are loaded, and how much of each. */
export function RegistersCard({ registers, generation }: RegistersCardProps) {
  return (
    <Card title="Loaded registers" note={counted(registers.length, "register")}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line text-label text-ink-soft">
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              Register
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Companies
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Rejected
            </th>
            <th scope="col" className="hidden py-1.5 pl-3 text-right font-medium sm:table-cell">
              Date
            </th>
          </tr>
        </thead>
        <tbody>
          {registers.map(({ code, label, companies, rejected, date }) => (
            <tr key={code} data-register={code} className="border-b border-line-soft align-top last:border-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                <span className="font-medium">{label}</span>
                <span className="block text-label text-ink-faint">
                  <span className="font-mono">{code}</span>
                  <span className="sm:hidden"> · <Day value={date} /></span>
                </span>
              </th>
              <td className="px-3 py-2 text-right">{formatCount(companies)}</td>
              <td className={`px-3 py-2 text-right ${rejected > 0 ? "text-caution" : "text-ink-soft"}`}>{formatCount(rejected)}</td>
              <td className="hidden py-2 pl-3 text-right whitespace-nowrap text-ink-soft sm:table-cell"><Day value={date} /></td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 border-t border-line pt-3 text-label text-ink-faint">
        Generation <span className="font-mono break-all">{generation}</span>. Rejected rows are kept in the data folder, each with its line and reason.
      </p>
    </Card>
  );
}
