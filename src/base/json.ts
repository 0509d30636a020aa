/** A JSON object, as decoders meet it. */
export type JsonObject = { readonly [name: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
