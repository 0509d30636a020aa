import type { SQLOutputValue } from 'node:sqlite';
import { SlipwayError } from '../../../base/errors.ts';

/** A row of node:sqlite. The tables are STRICT, so a column of another type is a fault of this program. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

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
  return new SlipwayError('internal', `platform.db: column ${column} has an unexpected type`);
}
