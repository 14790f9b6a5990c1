/** The parts of an OpenAPI 3.0 document that the reference shows. */

export interface SchemaPart {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly default?: string | number | boolean;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
  readonly items?: SchemaPart;
  readonly maxItems?: number;
  readonly oneOf?: readonly SchemaPart[];
}

export type Schemas = Readonly<Record<string, SchemaPart>>;

export interface ParameterPart {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: SchemaPart;
  readonly example: unknown;
}

export interface ResponsePart {
  readonly description: string;
  readonly headers: Readonly<Record<string, { readonly description: string }>>;
  readonly content: { readonly "application/json": { readonly schema: SchemaPart; readonly examples: Readonly<Record<string, { readonly value: unknown }>> } };
}

export interface OperationPart {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly ParameterPart[];
  readonly responses: Readonly<Record<string, ResponsePart>>;
}

/** The name in `#/components/schemas/Name`. */
export function schemaName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** The schemas that may apply, references and alternatives resolved. */
export function alternatives(schema: SchemaPart, schemas: Schemas): readonly SchemaPart[] {
  if (schema.oneOf) return schema.oneOf.flatMap((one) => alternatives(one, schemas));
  if (schema.$ref === undefined) return [schema];
  const named = schemas[schemaName(schema.$ref)];
  return named ? alternatives(named, schemas) : [];
}
