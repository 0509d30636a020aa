import { buildConnector, Client } from 'undici';
import { MIB } from '../../base/sizes.ts';
import type { TurnShare } from './turn-share.ts';

/** Bytes of the headers of an instance's answer. */
const HEADER_BYTES = MIB / 16;
/** Milliseconds until an instance accepts a connection. It has a socket on this machine. */
const CONNECT_MS = 5_000;
/** Milliseconds that a connection stays open without a request. Instances of Node.js say how long they keep it, and that counts. */
const KEEP_MS = 30_000;
/** Milliseconds without a request after which a connection gets none that cannot be sent again: not all servers say when they close it. */
const TRUSTED_MS = 1_000;
/** Connections that are kept without a request. */
const FREE_MOST = 64;
/** Bytes of the body of an answer to the platform itself. More of it ends the connection: the status is all that is wanted. */
const ANSWER_MOST = 64 * 1024;

export interface UpstreamParts {
  readonly socketPath: string;
  /** That of the organization, among those of all instances of the node. */
  readonly turns: TurnShare;
  readonly org: string;
}

/** A request of the platform itself. */
export interface OwnRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds until the whole answer is there. */
  readonly timeoutMs: number;
}

/** A connection to an instance, with one request at a time. */
export class Connection {
  readonly client: Client;
  /** Requests on the present socket. */
  #requests = 0;
  /** When its last request ended. */
  freeSince = 0;

  /** `allowHalfOpen`: it becomes a WebSocket, whose sides end one after the other. */
  constructor({ socketPath, turns, org }: UpstreamParts, allowHalfOpen = false) {
    const dial = buildConnector({ socketPath, timeout: CONNECT_MS, allowHalfOpen });
    this.client = new Client('http://instance', {
      connect(options, done) {
        dial(options, (...[error, socket]) => {
          if (error) return done(error, null);
          turns.share(socket, org);
          done(null, socket);
        });
      },
      pipelining: 1,
      maxHeaderSize: HEADER_BYTES,
      keepAliveTimeout: KEEP_MS,
      keepAliveMaxTimeout: KEEP_MS,
      // The time between the parts of an answer is that of the client's connection.
      bodyTimeout: 0,
    });
    this.client.on('connect', () => {
      this.#requests = 0;
    });
  }

  /** Call it when a request is written. Returns true if the socket has had one before: the instance may be closing it. */
  used(): boolean {
    this.#requests += 1;
    return this.#requests > 1;
  }
}

/** The connections to one instance. The last one that was free is used first, so that others can end. */
export class Upstream {
  readonly #parts: UpstreamParts;
  readonly #free: Connection[] = [];
  readonly #all = new Set<Connection>();
  #isClosed = false;

  constructor(parts: UpstreamParts) {
    this.#parts = parts;
  }

  /** Returns a connection for a request that asks for a WebSocket. End it afterwards. */
  upgrade(): Connection {
    const connection = new Connection(this.#parts, true);
    this.#all.add(connection);
    return connection;
  }

  /** Returns a connection. `fresh`: one that has not been used, because another ended when it was. `once`: the request cannot be sent again. */
  take(fresh: boolean, once: boolean): Connection {
    const last = this.#free.at(-1);
    const isTrusted = last !== undefined && !(once && performance.now() - last.freeSince > TRUSTED_MS);
    const connection = (isTrusted && !fresh ? this.#free.pop() : undefined) ?? new Connection(this.#parts);
    this.#all.add(connection);
    return connection;
  }

  /** Keeps a connection for the next request. Call it when its request has ended. */
  give(connection: Connection): void {
    connection.freeSince = performance.now();
    if (this.#isClosed || this.#free.length >= FREE_MOST) this.end(connection);
    else this.#free.push(connection);
  }

  /** Sends a POST. Resolves with the status when the answer has ended. Rejects if there is none, or not in time. */
  async post({ timeoutMs, ...request }: OwnRequest): Promise<number> {
    const connection = this.take(false, true);
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const given = { ...request, method: 'POST', headersTimeout: 0, signal: late } as const;
      const { statusCode, body } = await connection.client.request(given);
      let bytes = 0;
      for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > ANSWER_MOST) break;
      }
      return statusCode;
    } catch (error) {
      throw late.aborted ? new Error(`there was no whole answer in ${Math.round(timeoutMs / 1_000)} s`) : error;
    } finally {
      this.give(connection);
    }
  }

  /** Ends all connections, also those with a request. */
  close(): void {
    this.#isClosed = true;
    this.#free.length = 0;
    for (const connection of this.#all) this.end(connection);
  }

  end(connection: Connection): void {
    this.#all.delete(connection);
    // Rejects the request of the connection, which its handler hears of.
    connection.client.destroy().catch(() => {});
  }
}
