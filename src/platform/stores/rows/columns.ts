import { SlipwayError } from '../../../base/errors.ts';

/** A row of a database. Its columns have types, so a value of another type is a fault of this program. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns the text in a column. Throws `internal` if the column has another type, as the functions below do. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw wrong(column);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : textOf(row, column);
}

export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw wrong(column);
  return value;
}

export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : numberOf(row, column);
}

export function bytesOf(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw wrong(column);
  return value;
}

/** Reads a boolean of PostgreSQL, or 0 and 1. */
export function booleanOf(row: Row, column: string): boolean {
  const value = row[column];
  return typeof value === 'boolean' ? value : numberOf(row, column) === 1;
}

/** Returns the reader of a column that has another name than the member. */
export function column<T>(name: string, read: Reader<T>): Reader<T> {
  return (row) => read(row, name);
}

/** Reads a text that is one of a few, and was checked before it was stored. */
export function wordOf<T extends string>(): Reader<T> {
  return (row, name) => textOf(row, name) as T;
}

export const APP_KEY = { org: textOf, project: textOf, appID: textOf };

/** Reads a member of a record: from the column of its name, or from all of the row. */
type Reader<T> = (row: Row, column: string) => T;

/** The record that a function of `shape` reads. */
export type Shaped<Readers extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [Name in keyof Readers]: ReturnType<Readers[Name]>;
};

/** Returns the function that reads a record from a row. The column of a member has its name in snake case: `app_id` is that of `appID`. */
export function shape<const Readers extends Readonly<Record<string, Reader<unknown>>>>(
  readers: Readers,
): (row: Row) => Shaped<Readers> {
  const members = Object.entries(readers).map(([name, read]) => [name, inSnakeCase(name), read] as const);
  return (row) =>
    Object.fromEntries(members.map(([name, columnName, read]) => [name, read(row, columnName)])) as Shaped<Readers>;
}

function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
}

function wrong(column: string): SlipwayError {
  return new SlipwayError('internal', `The column ${column} of the database has an unexpected type`);
}
