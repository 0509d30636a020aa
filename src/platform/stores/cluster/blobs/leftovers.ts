import { numberOf, type Row, textOf } from '../../rows/columns.ts';
import type { Statements } from '../database/database.ts';

/** An object in S3. */
export interface Generation {
  readonly key: string;
  readonly generation: number;
}

/** An object that no reader gets. Another process that takes it over changes `token`. */
export interface Leftover extends Generation {
  readonly token: number;
}

/** Locks the rows of keys, in the order of all other statements. */
export async function lockAll(within: Statements, objects: readonly Generation[]): Promise<void> {
  const keys = objects.map(({ key }) => key);
  await within.query('SELECT 1 FROM blobs WHERE key = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE', [keys]);
}

/** Deletes the rows of leftovers, unless another process took them over. Returns the names of those that were deleted. */
export async function takeLeftovers(within: Statements, objects: readonly Leftover[]): Promise<ReadonlySet<string>> {
  const { rows } = await within.query(
    `DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,
    [...columns(objects), objects.map(({ token }) => token)],
  );
  return new Set(rows.map((row) => nameOf(generationOf(row))));
}

export function columns(objects: readonly Generation[]): readonly [string[], number[]] {
  return [objects.map(({ key }) => key), objects.map(({ generation }) => generation)];
}

export function nameOf({ key, generation }: Generation): string {
  return `${key}~${generation}`;
}

export function generationOf(row: Row): Generation {
  return { key: textOf(row, 'key'), generation: numberOf(row, 'generation') };
}

export function leftoverOf(row: Row): Leftover {
  return { ...generationOf(row), token: numberOf(row, 'touched_at') };
}
