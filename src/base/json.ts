/** A JSON object, as decoders meet it. */
export type JsonObject = { readonly [name: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a string of at most `most` UTF-16 units. */
export function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}
