import type { Clock } from '../../../../base/clock.ts';
import { bytesOf } from '../../rows/columns.ts';
import { seal, unseal } from '../../rows/sealing.ts';
import type { SessionStore } from '../../sessions.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database, Statements } from '../database/database.ts';
import type { ClusterSecrets } from '../secrets/secrets.ts';

export interface ClusterSessionsOptions {
  readonly database: Database;
  readonly secrets: ClusterSecrets;
  /** Replaces the database's clock in tests. */
  readonly clock?: Pick<Clock, 'now'> | undefined;
}

const OPEN = `INSERT INTO console_sessions (hash, identity, sealed, opened_at, expires_at)
  SELECT $1, $2, $3, t, t + $4 FROM (SELECT coalesce($5::bigint, slipway_now()) AS t) AS now`;
const EXPIRE = 'DELETE FROM console_sessions WHERE expires_at <= coalesce($1::bigint, slipway_now())';
const BOUND_OWN = `DELETE FROM console_sessions WHERE hash IN
  (SELECT hash FROM console_sessions WHERE identity = $1 ORDER BY opened_at DESC, seq DESC OFFSET $2)`;
const BOUND_ALL = `DELETE FROM console_sessions WHERE hash IN
  (SELECT hash FROM console_sessions ORDER BY opened_at DESC, seq DESC OFFSET $1)`;
const FIND = `SELECT sealed FROM console_sessions
  WHERE hash = $1 AND expires_at > coalesce($2::bigint, slipway_now())`;

const TAKE = `DELETE FROM console_sessions WHERE hash = $1
  RETURNING sealed, expires_at > coalesce($2::bigint, slipway_now()) AS is_alive`;

/** Keeps sessions in the database, so that every node finds them. Their texts are sealed. */
export function createClusterSessions({ database, secrets, clock }: ClusterSessionsOptions): SessionStore {
  const now = () => clock?.now() ?? null;
  return {
    async open({ hash, identity, text }, { lifetime, perIdentity, inAll }) {
      const sealed = seal(secrets.current('console-session'), sessionSealName(hash), text);
      await database.transaction(async (within) => {
        await within.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.sessions]);
        await makeRoom(within, identity, perIdentity - 1, inAll - 1, now());
        await within.query(OPEN, [hash, identity, sealed, lifetime, now()]);
      });
    },
    async find(hash) {
      const { rows } = await database.query(FIND, [hash, now()]);
      return rows[0] && opened(secrets, hash, bytesOf(rows[0], 'sealed'));
    },
    async take(hash) {
      const [row] = (await database.query(TAKE, [hash, now()])).rows;
      return row?.is_alive === true ? opened(secrets, hash, bytesOf(row, 'sealed')) : undefined;
    },
    async close(hash) {
      await database.query('DELETE FROM console_sessions WHERE hash = $1', [hash]);
    },
  };
}

async function makeRoom(within: Statements, identity: string, own: number, all: number, now: number | null) {
  await within.query(EXPIRE, [now]);
  await within.query(BOUND_OWN, [identity, own]);
  await within.query(BOUND_ALL, [all]);
}

/** A session that a secret before the previous one has sealed is over: the person signs in again. */
function opened(secrets: ClusterSecrets, hash: string, sealed: Uint8Array): string | undefined {
  try {
    return unseal(secrets.all('console-session'), sessionSealName(hash), sealed);
  } catch {
    return undefined;
  }
}

/** Returns the name that the text of a session is sealed for. */
export function sessionSealName(hash: string): string {
  return `console-session:${hash}`;
}
