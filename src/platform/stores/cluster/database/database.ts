import { Socket } from 'node:net';
import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import type { Row } from '../../rows/columns.ts';
import { repeated } from './faults.ts';
import { requirePrimary, requireWrites } from './primary.ts';

/** Runs statements: on a connection of the pool, or in a transaction. */
export interface Statements {
  /**
   * Runs one statement, which is a transaction by itself outside `transaction`. `$1` and so on stand for `values`. Numbers
   * of PostgreSQL's type bigint are numbers of JavaScript; every other number is within 2^53 too.
   */
  query(text: string, values?: readonly unknown[]): Promise<Result>;
}

export interface Result {
  readonly rows: readonly Row[];
  /** Rows that the statement returned or changed. */
  readonly count: number;
}

/**
 * The connections of one node to PostgreSQL. Every method rejects with `StoreUnavailable` if PostgreSQL cannot be reached,
 * answers too late, or cannot carry out the statement now. A statement that was rejected may have been carried out, if
 * its answer was lost.
 */
export interface Database extends Statements, AsyncDisposable {
  /**
   * Runs `work` in one transaction (read committed). It may run several times, because a transaction that PostgreSQL has
   * ended for another one's sake (40001, 40P01) is repeated. So `work` must have no other effect than its statements.
   */
  transaction<T>(work: (within: Statements) => Promise<T>): Promise<T>;
}

export interface DatabaseOptions {
  /** `postgres://user:password@host/database`, with the parameters of libpq: `sslmode`, `sslrootcert` and others. */
  readonly url: string;
  /**
   * True: the URL leads to a pooler in transaction mode, which takes no settings of a connection. The pooler gives its connections to
   * PostgreSQL the limits of statements (docs/cluster.md).
   */
  readonly isPooled?: boolean | undefined;
  /** Connections at most. Default 10. */
  readonly connections?: number | undefined;
  /** The name that PostgreSQL shows of this node in `pg_stat_activity`. */
  readonly name?: string | undefined;
  /** Milliseconds of a statement. Default 10,000. */
  readonly statementMs?: number | undefined;
}

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** Milliseconds of a statement. The server ends it first, so that the connection stays usable. */
const STATEMENT_MS = 10_000;
/** Milliseconds more until the client gives up. */
const ANSWER_MS = 1_000;
/** No limit: the most that a timer takes. The client reads 0 as "not given". */
const NO_LIMIT = { query_timeout: 2 ** 31 - 1 };
/** Finds out that the server of a long statement is gone. */
const KEEPALIVE_MS = 10_000;
/** Also if a stricter level is the database's default: a statement after a lock must see what was committed before. */
const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';

/** bigint as a number of JavaScript. All numbers of the schema are below 2^53. */
const TYPES = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * A connection of the pool. Closes the socket of an attempt to connect that has failed: the client leaves it open if it lacks a
 * password, until the server ends it after a minute, and the process would not end before.
 */
class PooledClient extends Client {
  readonly #socket: Socket;
  /** The monotonic time at which it began to connect. */
  readonly begunAt = performance.now();

  /** `open`: the connections that are open or opening. */
  constructor(open: Set<PooledClient>, config?: ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    open.add(this);
    socket.once('close', () => open.delete(this));
  }

  /** Closes the connection at once. A statement that waits for its answer rejects. */
  abandon(): void {
    this.#socket.destroy(new Error('the connection is older than a fault of the network'));
  }

  override connect(): Promise<Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<Client> | undefined {
    if (!callback) return super.connect();
    super.connect((error: Error) => {
      if (error) this.#socket.destroy();
      (callback as (error: Error) => void)(error);
    });
    return undefined;
  }
}

type Connected = ((error: Error) => void) | ((error: null, client: Client) => void);

export function openDatabase(options: DatabaseOptions): OpenedDatabase {
  return new OpenedDatabase(options);
}

export class OpenedDatabase implements Database {
  readonly #pool: Pool;
  readonly #clients = new Set<PooledClient>();
  #closed: Promise<void> | undefined;

  constructor(options: DatabaseOptions) {
    const { url, isPooled, connections = CONNECTIONS, name = 'slipway', statementMs = STATEMENT_MS } = options;
    const clients = this.#clients;
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      application_name: name.slice(0, 63),
      types: TYPES,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEPALIVE_MS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: statementMs + ANSWER_MS,
      ...(!isPooled && {
        statement_timeout: statementMs,
        lock_timeout: statementMs / 2,
        idle_in_transaction_session_timeout: statementMs,
      }),
      onConnect: requirePrimary,
      Client: class extends PooledClient {
        constructor(config?: ClientConfig) {
          super(clients, config);
        }
      },
    });
    // A connection that breaks while it is idle. The pool removes it, and the next statement opens another one.
    this.#pool.on('error', () => {});
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Result> {
    return repeated(() => this.#with((client) => run(client, text, values)));
  }

  transaction<T>(work: (within: Statements) => Promise<T>): Promise<T> {
    return this.#transaction(work, BEGIN);
  }

  /**
   * As `transaction`, for work on whole tables: its statements may take any time. It rejects with `StoreUnavailable` if it
   * waits `lockMs` milliseconds for a lock, because all that need the same lock later wait behind it.
   */
  longTransaction<T>(lockMs: number, work: (within: Statements) => Promise<T>): Promise<T> {
    const begin = `${BEGIN}; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${lockMs}`;
    return this.#transaction(work, begin, NO_LIMIT);
  }

  /**
   * Resolves with the server's time, in milliseconds since the Unix epoch. Rejects with `StoreUnavailable` if PostgreSQL
   * cannot be used, or a session of the pool can only read. Such a session is closed, because a new one may write.
   */
  look(): Promise<number> {
    return repeated(() => this.#with(requireWrites));
  }

  /** Closes all connections from before `time`, a monotonic one: after a fault of the network they may never answer. */
  renew(time: number): void {
    for (const client of this.#clients) if (client.begunAt <= time) client.abandon();
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }

  #transaction<T>(work: (within: Statements) => Promise<T>, begin: string, limits?: typeof NO_LIMIT): Promise<T> {
    return repeated(() =>
      this.#with(async (client) => {
        await client.query(begin);
        const made = await work({ query: (text, values = []) => run(client, text, values, limits) });
        await run(client, 'COMMIT', [], limits);
        return made;
      }),
    );
  }

  async #with<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    // A broken connection also emits `error`, after the statement has failed.
    const ignore = () => {};
    client.on('error', ignore);
    try {
      const made = await work(client);
      client.off('error', ignore);
      client.release();
      return made;
    } catch (error) {
      // Ends the connection, and with it a transaction or a statement that still runs.
      client.release(true);
      throw error;
    }
  }
}

async function run(client: PoolClient, text: string, values: readonly unknown[], limits?: typeof NO_LIMIT) {
  const { rows, rowCount } = await client.query<Row>({ text, values: [...values], ...limits });
  return { rows, count: rowCount ?? 0 };
}
