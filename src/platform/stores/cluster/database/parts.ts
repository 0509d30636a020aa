import type { Clock, Random } from '../../../../base/clock.ts';
import type { AppKey } from '../../../shared/types.ts';
import type { Change } from '../../changes.ts';
import type { Row } from '../../rows/columns.ts';
import type { Keyring } from '../../rows/keyring.ts';
import type { Database, Statements } from './database.ts';

/** The parts of the stores of the state and the jobs. */
export interface ClusterParts {
  /** A database of the current schema. */
  readonly database: Database;
  readonly keyring: Keyring;
  /** Replaces the database's clock. For tests. */
  readonly clock?: Clock | undefined;
  readonly random: Random;
  /** Releases kept per app, including the live one. */
  readonly keepReleases: number;
  /** Queued deployments of an organization at once. Default `ORGANIZATION_QUEUE`. */
  readonly organizationQueue?: number | undefined;
  /** Called with each change of this node after it is committed, and before the command resolves (`ClusterChanges.publish`). */
  readonly announce?: Announce | undefined;
}

export type Announce = (change: Change) => void;

export const BY_KEY = 'org = $1 AND project = $2 AND app_id = $3';
/** The same, and the app is not deleted. */
export const PRESENT_BY_KEY = `${BY_KEY} AND deleted_at IS NULL`;

export function keyOf({ org, project, appID }: AppKey): readonly [string, string, string] {
  return [org, project, appID];
}

/**
 * Runs a statement that looks for the given texts. Returns no row if one of them contains NUL, because the type text of
 * PostgreSQL refuses NUL, so no row contains it.
 */
export async function found(
  statements: Statements,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  if (values.some((value) => typeof value === 'string' && value.includes('\0'))) return [];
  return (await statements.query(text, values)).rows;
}

/**
 * Finds and locks an app that is not deleted until the end of the transaction, so that its deployments, its releases and its tables change
 * one after another. Every command that locks an app does so first.
 */
export async function lockApp(within: Statements, key: AppKey): Promise<Row | undefined> {
  const [row] = await found(within, `SELECT * FROM apps WHERE ${PRESENT_BY_KEY} FOR NO KEY UPDATE`, keyOf(key));
  return row;
}

/** Tells all nodes that deployments may be claimed. A part of a SELECT. */
export const NOTIFY_JOBS = `pg_notify('slipway', '0 jobs ')`;

/** Returns the condition that a row is in the parameter of this number, a list of projects and apps. Null is all of them. */
export function isWithin(table: string, number: number, app = 'app_id'): string {
  const project = `${table}.project`;
  const listed = `ANY ($${number}::text[])`;
  return `($${number}::text[] IS NULL OR ${project} = ${listed} OR ${project} || '/' || ${table}.${app} = ${listed})`;
}
