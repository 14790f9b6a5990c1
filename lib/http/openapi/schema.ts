/** The part of OpenAPI 3.0's schema object that this API is described with. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly description?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly default?: string | number | boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly oneOf?: readonly Schema[];
}

/** An object whose members are all there, but for those named optional. */
export function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = [], description?: string): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", ...(description === undefined ? {} : { description }), properties, required };
}

export function arrayOf(items: Schema): Schema {
  return { type: "array", items };
}

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

export function text(description: string): Schema {
  return { type: "string", description };
}

export function count(description: string, minimum = 0): Schema {
  return { type: "integer", minimum, description };
}
