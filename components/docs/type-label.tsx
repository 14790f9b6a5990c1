import { Fragment } from "react";
import { schemaName, type SchemaPart } from "./description";

interface TypeLabelProps {
  readonly schema: SchemaPart;
}

/** What a value is, in a few words; named schemas are links to their description. */
export function TypeLabel({ schema }: TypeLabelProps) {
  const { $ref, oneOf, items, enum: values } = schema;
  if ($ref !== undefined) {
    const name = schemaName($ref);
    return (
      <a href={`#schema-${name}`} className="font-mono text-label text-accent-ink underline-offset-2 hover:underline">
        {name}
      </a>
    );
  }
  if (oneOf) {
    return oneOf.map((one, index) => (
      <Fragment key={index}>
        {index > 0 && " or "}
        <TypeLabel schema={one} />
      </Fragment>
    ));
  }
  if (items) {
    return (
      <>
        array of <TypeLabel schema={items} />
      </>
    );
  }
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ");
  return [schema.format ?? schema.type ?? "anything", ...(schema.nullable ? ["null"] : [])].join(" or ");
}
