import { MAX_LIST_VALUES, MAX_VALUE_LENGTH } from "../../lib/company/values";
import { formatCount } from "../format";
import { Badge } from "../ui/badge";
import { RichText } from "../ui/rich-text";
import { AllowedValues } from "./allowed-values";
import type { ParameterPart, SchemaPart } from "./description";

interface ParameterRowProps {
  readonly id: string;
  readonly parameter: ParameterPart;
}

/** One parameter: what it is called, what it takes and what it does. */
export function ParameterRow({ id, parameter: { name, required, description, schema, example } }: ParameterRowProps) {
  const value = schema.items ?? schema;
  return (
    <div id={id} className="grid scroll-mt-16 gap-x-5 gap-y-1 border-t border-line-soft py-2.5 first:border-0 sm:grid-cols-[13rem_1fr]">
      <dt>
        <code className="font-mono text-label font-semibold break-all">{name}</code> {required && <Badge tone="caution">required</Badge>}
        <p className="text-label text-ink-faint">{typeOf(schema)}</p>
      </dt>
      <dd className="min-w-0">
        <p>
          <RichText text={description} />
        </p>
        {value.enum !== undefined && value.type !== "boolean" && <AllowedValues parameter={name} values={value.enum.map(String)} />}
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-label text-ink-faint">
          {limitsOf(schema, value).map((limit) => (
            <span key={limit}>{limit}</span>
          ))}
          <span>
            e.g. <code className="font-mono break-all text-ink-soft">{`${name}=${Array.isArray(example) ? example.join(",") : String(example)}`}</code>
          </span>
        </p>
      </dd>
    </div>
  );
}

function typeOf({ type = "string", items, enum: values }: SchemaPart): string {
  if (items) return "list";
  if (type === "boolean") return values?.length === 1 ? String(values[0]) : "true or false";
  return type === "integer" ? "whole number" : type;
}

function limitsOf(schema: SchemaPart, value: SchemaPart): readonly string[] {
  return [
    value.default === undefined ? [] : [`default ${String(value.default)}`],
    value.minimum === undefined ? [] : [`at least ${formatCount(value.minimum)}`],
    value.pattern === undefined ? [] : [`pattern ${value.pattern}`],
    schema.maxItems === undefined || schema.maxItems === MAX_LIST_VALUES ? [] : [`up to ${formatCount(schema.maxItems)} values`],
    value.maxLength === undefined || value.maxLength === MAX_VALUE_LENGTH ? [] : [`up to ${formatCount(value.maxLength)} characters`],
  ].flat();
}
