import type { ClientBase } from 'pg';

/** The code of the error for a standby. PostgreSQL itself has none. */
const STANDBY = 'standby';
/** PostgreSQL's own code for a write in a read-only transaction. */
export const READ_ONLY = '25006';

/** Settings of a session that is idle for long. The server ends it soon after its client is gone. */
export const IDLE_SESSION = `SET idle_session_timeout = 0; SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5;
  SET tcp_keepalives_count = 3; SET tcp_user_timeout = 15000`;

interface State {
  readonly standby: boolean;
  readonly read_only: boolean;
  /** Milliseconds since the Unix epoch. A text where the client has no parser of its own for bigint. */
  readonly now: number | string;
}

// Not as float8, which `extra_float_digits` rounds.
const STATE = `SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only') = 'on' AS read_only,
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;

/**
 * Rejects if the server is a standby: after a failover, an address may lead to one for a while. It may lack writes that
 * were acknowledged, so nothing is read there. A primary that is read-only is accepted, because its reads are right.
 */
export async function requirePrimary(client: Pick<ClientBase, 'query'>): Promise<State> {
  const { rows } = await client.query<State>(STATE);
  const [state] = rows;
  if (state?.standby === false) return state;
  throw Object.assign(new Error('the server is a standby'), { code: STANDBY });
}

/** Rejects if the server is a standby, or the session can only read. Returns the server's time. */
export async function requireWrites(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { read_only: isReadOnly, now } = await requirePrimary(client);
  if (isReadOnly) throw Object.assign(new Error('the database is read-only'), { code: READ_ONLY });
  return Number(now);
}
