export type JsonObject = { readonly [name: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value of a JSON text. Undefined if it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the object of a JSON text. Undefined if it is not JSON, or another value. */
export function objectIn(text: string): JsonObject | undefined {
  const value = parsedJson(text);
  return isObject(value) ? value : undefined;
}

/** Returns the members that are not undefined, for objects whose absent names have a meaning of their own. */
export function present<T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof present<T>>;
}

/** True for a string of at most `most` UTF-16 units. */
export function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}
