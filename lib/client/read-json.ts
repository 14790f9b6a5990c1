/** Looks at JSON of another program member by member. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member as an object; an empty one where it is none. */
export function objectIn(json: Json, name: string): Json {
  const value = json[name];
  return isObject(value) ? value : {};
}

/** The objects of a member that is an array. */
export function objectsIn(json: Json, name: string): readonly Json[] {
  const value = json[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function stringIn(json: Json, name: string): string | undefined {
  const value = json[name];
  return typeof value === "string" ? value : undefined;
}

export function numberIn(json: Json, name: string): number | undefined {
  const value = json[name];
  return typeof value === "number" ? value : undefined;
}

/** The strings of a member that is an array. */
export function textsIn(json: Json, name: string): readonly string[] {
  const value = json[name];
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}
