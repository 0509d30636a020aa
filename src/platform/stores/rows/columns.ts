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

function wrong(column: string): SlipwayError {
  return new SlipwayError('internal', `The column ${column} of the database has an unexpected type`);
}
