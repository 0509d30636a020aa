import type { Clock, Random } from '../../../../base/clock.ts';
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

export { BY_KEY, keyOf } from '../../rows/engine.ts';

export type Announce = (change: Change) => void;

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

/** Tells all nodes that deployments may be claimed. A part of a SELECT. */
export const NOTIFY_JOBS = `pg_notify('slipway', '0 jobs ')`;
