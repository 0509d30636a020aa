import { Client } from 'pg';
import { SlipwayError } from '../../../../base/errors.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import { unavailable } from '../database/faults.ts';
import { requirePrimary } from '../database/primary.ts';

const CONNECT_MS = 5_000;
const KEEPALIVE_MS = 10_000;
/** The session is idle while the move runs. The server ends it soon after its machine is gone. */
const SETTINGS = `SET idle_session_timeout = 0; SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5;
  SET tcp_keepalives_count = 3; SET tcp_user_timeout = 15000`;

export interface MoveLock extends AsyncDisposable {
  /** Aborted if the lock is lost, because its connection is. */
  readonly lost: AbortSignal;
}

/**
 * Locks a database for one move, on a connection of its own, so that the server releases the lock when this process ends.
 * Rejects with `invalid_input` if another move has locked it, and with `StoreUnavailable`.
 */
export async function lockMove(url: string): Promise<MoveLock> {
  await using stack = new AsyncDisposableStack();
  const client = new Client({
    connectionString: url,
    application_name: 'slipway migrate lock',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
  });
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(lostBy(error)));
  client.on('end', () => lost.abort(lostBy(new Error('the server closed the connection'))));
  stack.defer(() => client.end().catch(() => {}));
  if (!(await isLocked(client).catch((error: unknown) => Promise.reject(unavailable(error))))) {
    throw new SlipwayError('invalid_input', 'Another slipway migrate runs on the database of --database', {
      input: 'database',
      remedy: 'Wait until it has ended, and run this command again.',
    });
  }
  const opened = stack.move();
  return { lost: lost.signal, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function isLocked(client: Client): Promise<boolean> {
  await client.connect();
  await requirePrimary(client);
  await client.query(SETTINGS);
  const { rows } = await client.query<{ readonly locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    ADVISORY_LOCKS.move,
  ]);
  return rows[0]?.locked === true;
}

function lostBy(cause: Error): SlipwayError {
  return new SlipwayError(
    'unreachable',
    `The connection to PostgreSQL that locks the move was lost: ${cause.message}`,
    {
      input: 'database',
      remedy: 'Run this command again: it copies only what is missing.',
      cause,
    },
  );
}
