import { type Fields, type Given, layerAt, text } from './reader.ts';

/** The values that a map takes from an answer, by the names of the map. */
export type Values = ReadonlyMap<string, unknown>;
export const NONE: Values = new Map();

/** Returns the value that the map takes for a field, as text, and else the one that the rules find. */
export function pick<T>(values: Values, field: string, from: (values: Fields) => T, read: () => T): T {
  return values.has(field) ? from(new Map([[field, values.get(field)]])) : read();
}

export const picked = (values: Values, field: string, read: () => string | undefined) =>
  pick(values, field, (fields) => text(fields, field), read);

/** Fields as a layer of their own. */
export function layerOf(fields: Fields) {
  return layerAt('', Object.fromEntries(fields));
}

/** The entries of which a map says something. */
export function entriesOf(given: Given | undefined) {
  return given?.entries;
}

/** Entries of which no map says anything. */
export const plain = (entries: readonly unknown[]) => entries.map((entry) => ({ entry, values: NONE }));
