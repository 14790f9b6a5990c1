"use client";

import type { PublicRecord } from "../../lib/company/fields";
import { Card } from "../ui/card";
import { Day } from "../ui/numbers";
import { FactLine } from "./fact-line";

interface SourceCardProps {
  readonly record: PublicRecord;
  /** Names of registers by their code. */
  readonly registers: Readonly<Record<string, string>>;
}

/** Which register says all this, and of when it is. */
export function SourceCard({ record, registers }: SourceCardProps) {
  const { Register: register, "Register Record ID": recordId, "Register Updated": updated } = record;
  if (register === undefined) return null;
  return (
    <Card dense title="Source">
      {register === null ? (
        <p className="text-ink-soft">The source is not stated.</p>
      ) : (
        <>
          <p>
            {registers[register] ?? register}
            {typeof updated === "string" && (
              <span className="text-ink-soft">
                , state of <Day value={updated} />
              </span>
            )}
          </p>
          <dl className="mt-1">
            <FactLine fact={{ field: "Register", label: "Register", value: register }} />
            {typeof recordId === "string" && <FactLine fact={{ field: "Register Record ID", label: "Record", value: recordId }} />}
          </dl>
        </>
      )}
    </Card>
  );
}
