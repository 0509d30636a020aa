import { Client } from 'pg';
import { SlipwayError } from '../../../../base/errors.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import { unavailable } from '../database/faults.ts';
import { IDLE_SESSION, requirePrimary } from '../database/primary.ts';

const CONNECT_MS = 5_000;
const KEEPALIVE_MS = 10_000;

/**
 * Locks a database for one move, on a connection of its own, so that the server releases the lock when this process ends.
 * Rejects with `invalid_input` if another move has locked it, and with `StoreUnavailable`. `lost` is aborted if the connection is lost,
 * and the lock with it.
 */
export async function lockMove(url: string) {
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
  await client.query(IDLE_SESSION);
  const { rows } = await client.query<{ readonly locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    ADVISORY_LOCKS.move,
  ]);
  return rows[0]?.locked === true;
}

function lostBy(cause: Error): SlipwayError {
  const remedy = 'Run this command again: it copies only what is missing.';
  const message = `The connection to PostgreSQL that locks the move was lost: ${cause.message}`;
  return new SlipwayError('unreachable', message, { input: 'database', remedy, cause });
}
