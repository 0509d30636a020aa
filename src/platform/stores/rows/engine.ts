import type { AppKey } from '../../shared/types.ts';
import type { Act, AuditEntry } from '../audit.ts';
import type { Change } from '../changes.ts';
import { APP_KEY, type Row, shape } from './columns.ts';

/** What the stores that are written once for both engines need of an engine. */
export interface Engine {
  /**
   * Prepares a statement of PostgreSQL's dialect, of which the engine of SQLite translates what it has another form for
   * (`local/engine.ts`). `:now` is the time in milliseconds, and `$1` and so on stand for values: null, numbers, texts, bytes, and lists
   * for `= ANY` and `<> ALL`. `tells`: an expression of the rows that it returns, by which PostgreSQL tells other nodes (`Tell`).
   */
  prepare(text: string, tells?: string): Prepared;
  /** Lets no other transaction that takes this lock begin its part until this one ends. */
  lock(name: LockName, of?: string): Work<void>;
  /** Appends rows to the audit log. Call it after all other locks. */
  record(act: Act, entries: readonly AuditEntry[]): Work<void>;
  /** Runs work without a transaction: statements that only read, or a single one that writes. */
  read<T>(work: () => Work<T>): Promise<T>;
  /** Runs work in one transaction: all of it is stored, or none. It may run several times, so it has no effect but its statements. */
  write<T>(work: (tell: Tell) => Work<T>): Promise<T>;
}

/** Tells the caches of all nodes when the transaction has ended. Call it last: it locks the counter of changes. `told`: a statement has told the other nodes. */
export type Tell = (changes: readonly ToldChange[], isTold?: 'told') => Work<void>;

export type ToldChange = Exclude<Change, { readonly kind: 'coming' | 'unknown' }>;

export type LockName = 'accessTokens' | 'claims' | 'logins' | 'members' | 'notify' | 'quotas' | 'sessions' | 'sizes';

/**
 * Statements one after another. It is a generator, because PostgreSQL answers later and SQLite at once: an engine that has to wait
 * yields the statement and is given the result, and a transaction of SQLite has ended before anything else runs.
 */
export type Work<T> = Generator<Asked, T, Result>;

/** Asks a prepared statement. A value with NUL is in no row, because PostgreSQL's type text refuses it. */
export type Prepared = (...values: readonly Value[]) => Work<Result>;

export type Value = string | number | boolean | null | undefined | Uint8Array | readonly (string | number)[];

export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Result {
  readonly rows: readonly Row[];
  /** Rows that the statement returned or changed. */
  readonly count: number;
}

/** Asks one statement that reads. */
export async function all<T>(engine: Engine, asked: Work<Result>, of: (row: Row) => T): Promise<readonly T[]> {
  return (await engine.read(() => asked)).rows.map(of);
}

/** The same for at most one row. */
export async function first<T>(engine: Engine, asked: Work<Result>, of: (row: Row) => T): Promise<T | undefined> {
  return (await all(engine, asked, of))[0];
}

/** Runs one statement that writes. Returns the number of rows that it changed. */
export async function counted(engine: Engine, asked: Work<Result>): Promise<number> {
  return (await engine.read(() => asked)).count;
}

export const BY_KEY = 'org = $1 AND project = $2 AND app_id = $3';
/** The same, and the app is not deleted. */
export const PRESENT_BY_KEY = `${BY_KEY} AND deleted_at IS NULL`;
/** Finds an app that is not deleted, and locks it before anything else, so that its parts change one after another. */
export const LOCK_APP = `SELECT * FROM apps WHERE ${PRESENT_BY_KEY} FOR NO KEY UPDATE`;
/** The limit of an OFFSET without one, which SQLite needs. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export function keyOf({ org, project, appID }: AppKey): readonly [string, string, string] {
  return [org, project, appID];
}

export const keyOfRow = shape(APP_KEY);

/** Returns the condition that a row is in the parameter of this number, a list of projects and apps. Null is all of them. */
export function isWithin(table: string, number: number, app = 'app_id'): string {
  const project = `${table}.project`;
  const listed = `ANY ($${number}::text[])`;
  return `($${number}::text[] IS NULL OR ${project} = ${listed} OR ${project} || '/' || ${table}.${app} = ${listed})`;
}
