import type { Clock } from '../../../../base/clock.ts';
import { type StoreTime, storeTime } from '../../blobs.ts';
import { numberOf, type Row, textOf } from '../../rows/columns.ts';
import type { Database, Statements } from '../database/database.ts';

export interface Generation {
  readonly key: string;
  readonly generation: number;
}

/** An object that no reader gets. Another process that takes it over changes `token`. */
export interface Leftover extends Generation {
  readonly token: number;
}

/** Locks the rows of keys, in the order of all other statements. */
async function lockAll(within: Statements, objects: readonly Generation[]): Promise<void> {
  const keys = objects.map(({ key }) => key);
  await within.query('SELECT 1 FROM blobs WHERE key = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE', [keys]);
}

/** Deletes the rows of leftovers, unless another process took them over. Returns the names of those that were deleted. */
async function takeLeftovers(within: Statements, objects: readonly Leftover[]): Promise<ReadonlySet<string>> {
  const { rows } = await within.query(
    `DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,
    [...columns(objects), objects.map(({ token }) => token)],
  );
  return new Set(rows.map((row) => nameOf(generationOf(row))));
}

function columns(objects: readonly Generation[]): readonly [string[], number[]] {
  return [objects.map(({ key }) => key), objects.map(({ generation }) => generation)];
}

function nameOf({ key, generation }: Generation): string {
  return `${key}~${generation}`;
}

function generationOf(row: Row): Generation {
  return { key: textOf(row, 'key'), generation: numberOf(row, 'generation') };
}

function leftoverOf(row: Row): Leftover {
  return { ...generationOf(row), token: numberOf(row, 'touched_at') };
}

/** The bytes that readers of a key get. */
export interface BlobRow {
  readonly key: string;
  readonly generation: number;
  readonly size: number;
  readonly sha256: string;
  readonly etag: string;
  readonly storedAt: number;
  readonly isLost: boolean;
}

/** A blob whose use was recorded. */
export interface KeptRow extends Generation {
  readonly size: number;
  readonly etag: string;
  /** S3 has lost another blob of the same first segment. */
  readonly isDoubtful: boolean;
}

/** A leftover whose bytes are in S3 now. */
export interface Stored extends Leftover {
  readonly size: number;
  readonly sha256: string;
  readonly etag: string;
}

const NOW = 'coalesce($1::bigint, slipway_now())';
const FACTS = 'key, generation, size, sha256, etag, stored_at, is_lost';

/** The rows of blobs. Each method is one transaction, and locks rows in the order of their keys, so that two nodes never wait for each other. */
export class BlobRows {
  readonly #database: Database;
  readonly #clock: Clock | undefined;

  constructor(database: Database, clock: Clock | undefined) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Returns the row of each key, or undefined if the key has no bytes. */
  async find(keys: readonly string[]): Promise<readonly (BlobRow | undefined)[]> {
    const text = `SELECT ${FACTS} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`;
    const { rows } = await this.#database.query(text, [[...new Set(keys)]]);
    const found = new Map(rows.map((row) => [textOf(row, 'key'), blobRow(row)]));
    return keys.map((key) => found.get(key));
  }

  /** Records a use of each blob that exists and has the size. Returns undefined for the others. */
  async keep(blobs: readonly Pick<Stored, 'key' | 'size'>[]): Promise<readonly (KeptRow | undefined)[]> {
    const { rows } = await this.#query(
      `WITH given AS (SELECT DISTINCT key, size FROM unnest($2::text[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${NOW} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size, generation, etag, EXISTS (SELECT FROM blobs AS l WHERE l.is_lost
        AND l.key >= split_part(blobs.key, '/', 1) || '/' AND l.key < split_part(blobs.key, '/', 1) || '0') AS is_doubtful`,
      [blobs.map(({ key }) => key), blobs.map(({ size }) => size)],
    );
    const kept = new Map(rows.map((row) => [textOf(row, 'key'), keptRow(row)]));
    return blobs.map(({ key, size }) => (kept.get(key)?.size === size ? kept.get(key) : undefined));
  }

  /** Begins the next generation of each key, as a leftover. A key may be given several times. */
  async begin(keys: readonly string[]): Promise<readonly Leftover[]> {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const { rows } = await this.#query(
      `WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${NOW} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${NOW} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,
      [[...counts.keys()], [...counts.values()]],
    );
    const begun = Map.groupBy(rows, (row) => textOf(row, 'key'));
    return keys.map((key) => leftoverOf(begun.get(key)?.pop() ?? {}));
  }

  /** Gives each object to the readers of its key. False: the clean-up took it for abandoned. */
  commit(objects: readonly Stored[]): Promise<readonly boolean[]> {
    return this.#database.transaction(async (within) => {
      await lockAll(within, objects);
      const own = await takeLeftovers(within, objects);
      await this.#activate(
        within,
        objects.filter((each) => own.has(nameOf(each))),
      );
      return objects.map((each) => own.has(nameOf(each)));
    });
  }

  /** Returns the moment `ms` milliseconds ago, by the clock that stamps the rows. */
  async ago(ms: number): Promise<StoreTime> {
    const { rows } = await this.#query(`SELECT ${NOW} - $2::bigint AS time`, [ms]);
    return storeTime(numberOf(rows[0] ?? {}, 'time'));
  }

  /** Makes the bytes of a key a leftover, if they exist and were not used since `before`. */
  unlink(key: string, before: StoreTime | undefined): Promise<Leftover | undefined> {
    return this.#database.transaction(async (within) => {
      const condition = 'key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2)';
      const text = `SELECT key, generation FROM blobs WHERE ${condition} FOR NO KEY UPDATE`;
      const [row] = (await within.query(text, [key, before ?? null])).rows;
      if (!row) return undefined;
      await within.query('UPDATE blobs SET generation = NULL WHERE key = $1', [key]);
      const [leftover] = await this.#addLeftovers(within, [generationOf(row)]);
      return leftover && leftoverOf(leftover);
    });
  }

  /** Forgets leftovers that no longer exist in S3, and keys without any. */
  async forget(leftovers: readonly Leftover[]): Promise<void> {
    const keys = leftovers.map(({ key }) => key);
    await this.#database.transaction(async (within) => {
      await lockAll(within, leftovers);
      await takeLeftovers(within, leftovers);
      const isEmpty = 'NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)';
      await within.query(`DELETE FROM blobs WHERE key = ANY($1::text[]) AND generation IS NULL AND ${isEmpty}`, [keys]);
    });
  }

  /** Takes over leftovers that were not touched for `ms` milliseconds, oldest first. */
  async claim(ms: number, most: number): Promise<readonly Leftover[]> {
    const { rows } = await this.#query(
      `UPDATE blob_leftovers AS l SET touched_at = ${NOW} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${NOW} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,
      [ms, most],
    );
    return rows.map(leftoverOf);
  }

  /** Records that S3 does not have the object, or other bytes. False: its key has another generation now. */
  async lose({ key, generation }: Generation): Promise<boolean> {
    const text = 'UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2';
    return (await this.#database.query(text, [key, generation])).count > 0;
  }

  /** Lists blobs with keys after `after` and before `end`, in the order of their keys. */
  async page(after: string, end: string, most: number): Promise<readonly BlobRow[]> {
    const { rows } = await this.#database.query(
      `SELECT ${FACTS} FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,
      [after, end, most],
    );
    return rows.map(blobRow);
  }

  /** Lists blobs with such keys that were stored after another one, in the order of that. */
  async storedSince(
    last: { readonly storedAt: number; readonly key: string },
    keys: { readonly after: string; readonly end: string },
    most: number,
  ): Promise<readonly BlobRow[]> {
    const { rows } = await this.#database.query(
      `SELECT ${FACTS} FROM blobs WHERE (stored_at, key) > ($1::bigint, $2) AND key > $3 AND key < $4
        AND generation IS NOT NULL ORDER BY stored_at, key LIMIT $5`,
      [last.storedAt, last.key, keys.after, keys.end, most],
    );
    return rows.map(blobRow);
  }

  /** Gives objects to readers. The caller has locked their keys. Of several objects of a key, the last one stays. */
  async #activate(within: Statements, objects: readonly Stored[]): Promise<void> {
    const newest = new Map(objects.map((each) => [each.key, each]));
    const { rows } = await within.query(
      'SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL',
      [[...newest.keys()]],
    );
    const replaced = [...rows.map(generationOf), ...objects.filter((each) => newest.get(each.key) !== each)];
    const stored = [...newest.values()];
    await within.query(
      `UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${NOW}, touched_at = ${NOW}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,
      [
        this.#clock?.now() ?? null,
        ...columns(stored),
        stored.map(({ size }) => size),
        stored.map(({ sha256 }) => sha256),
        stored.map(({ etag }) => etag),
      ],
    );
    await this.#addLeftovers(within, replaced);
  }

  async #addLeftovers(within: Statements, objects: readonly Generation[]): Promise<readonly Row[]> {
    const { rows } = await within.query(
      `INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${NOW} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,
      [this.#clock?.now() ?? null, ...columns(objects)],
    );
    return rows;
  }

  /** Runs a statement whose `$1` is the time of the tests' clock. */
  #query(text: string, values: readonly unknown[]): ReturnType<Statements['query']> {
    return this.#database.query(text, [this.#clock?.now() ?? null, ...values]);
  }
}

function keptRow(row: Row): KeptRow {
  const size = numberOf(row, 'size');
  return { ...generationOf(row), size, etag: textOf(row, 'etag'), isDoubtful: row.is_doubtful === true };
}

function blobRow(row: Row): BlobRow {
  return {
    ...generationOf(row),
    sha256: textOf(row, 'sha256'),
    size: numberOf(row, 'size'),
    etag: textOf(row, 'etag'),
    storedAt: numberOf(row, 'stored_at'),
    isLost: row.is_lost === true,
  };
}
