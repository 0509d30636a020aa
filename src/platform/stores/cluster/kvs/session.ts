import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { Client } from 'pg';
import type { Log } from '../../../../base/log.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import { REPEATABLE, repeated, unavailable } from '../database/faults.ts';
import { requirePrimary } from '../database/primary.ts';

/** A statement that PostgreSQL prepares once on each connection. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

interface SessionOptions {
  readonly url: string;
  /** Is a part of the name that PostgreSQL shows in `pg_stat_activity`. Contains letters and spaces. */
  readonly name: string;
  readonly log: Log;
  readonly limits?: Partial<SessionLimits> | undefined;
}

/** Milliseconds. */
const LIMITS = {
  /** Until a connection is ready. */
  connect: 3_000,
  /** Of a statement. The server ends it. */
  statement: 5_000,
  /** Until an answer. Then the connection is destroyed. Longer than `statement`. */
  answer: 6_000,
};
export type SessionLimits = Readonly<typeof LIMITS>;
const CLOSE_MS = 1_000;
/** "Cached plan must not change result type" after a migration, and a prepared statement that a pooler has removed. */
const OUTDATED = new Set(['0A000', '26000']);
/** A statement with such an error had no effect. */
const REPEATED = new Set([...REPEATABLE, ...OUTDATED]);

/**
 * Ends the connection that this session had before. The server may not have noticed that it is broken, and may still run
 * its last statement, which would then overwrite later puts.
 */
const FENCE = `SELECT pg_terminate_backend(pid, $2::bigint) FROM pg_stat_activity
  WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()`;

/**
 * PostgreSQL plans a prepared statement once. If it does so while the tables are small, it chooses to read them as a whole,
 * and goes on to do so when they have grown.
 */
const PLANS = 'SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off';

interface Connection {
  readonly client: Client;
  readonly socket: Socket;
}

export type Session = ReturnType<typeof createSession>;

/** One connection to PostgreSQL, which is opened on demand, and again after it broke. Runs one statement at a time. */
export function createSession(options: SessionOptions) {
  const limits = { ...LIMITS, ...options.limits };
  // No other session has this name, so that `FENCE` ends only connections of this one.
  const name = `${options.name} ${randomBytes(8).toString('hex')}`;
  let connection: Connection | undefined;
  let isAway = false;

  const connect = async (): Promise<Connection> => {
    const socket = new Socket();
    const client = new Client({
      connectionString: options.url,
      stream: () => socket,
      keepAlive: true,
      connectionTimeoutMillis: limits.connect,
      query_timeout: limits.answer,
      statement_timeout: limits.statement,
    });
    const opened = { client, socket };
    // The connection broke, maybe while it was idle.
    client.on('error', () => {
      if (connection === opened) connection = undefined;
    });
    try {
      await client.connect();
      await requirePrimary(client);
      // Not an option of the connection, because the URL may contain another name.
      await client.query(`SET application_name = '${name}'; ${PLANS}`);
      await fence(client, name, limits.statement);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    return opened;
  };

  const disconnect = () => {
    connection?.socket.destroy();
    connection = undefined;
  };

  const once = async ({ name, text }: Prepared, values: readonly Buffer[]) => {
    try {
      connection ??= await connect();
      const { rows } = await connection.client.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' });
      if (isAway) options.log('info', 'kvs_database_back');
      isAway = false;
      return rows;
    } catch (error) {
      if (OUTDATED.has(Object(error).code)) disconnect();
      if (REPEATED.has(Object(error).code)) throw error;
      const mapped = unavailable(error);
      if (!(mapped instanceof StoreUnavailable)) throw error;
      disconnect();
      if (!isAway) options.log('warn', 'kvs_database_away', { reason: mapped.message });
      isAway = true;
      throw mapped;
    }
  };

  return {
    /**
     * Runs a statement, which is a transaction by itself. Resolves with its rows. Rejects with `StoreUnavailable` if
     * PostgreSQL cannot be used or answers too late. The statement may have been carried out then, if its answer was lost,
     * but it does not begin or go on after the next one on this session.
     */
    run: (statement: Prepared, values: readonly Buffer[]) => repeated(() => once(statement, values), REPEATED),
    /** Closes the connection in an orderly way, without waiting for a server that does not answer. Call it when no statement runs. */
    async close() {
      if (!connection) return;
      const { client, socket } = connection;
      connection = undefined;
      const late = setTimeout(() => socket.destroy(), CLOSE_MS);
      await client.end();
      clearTimeout(late);
    },
  };
}

async function fence(client: Client, name: string, ms: number): Promise<void> {
  const { rows } = await client.query({ text: FENCE, values: [name, Math.floor(ms / 2)], rowMode: 'array' });
  if (!rows.every(([hasEnded]) => hasEnded === true)) {
    throw new StoreUnavailable('PostgreSQL has not ended the connection before this one');
  }
}
