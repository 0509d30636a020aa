/**
 * A request to an instance and back.
 *
 * Mirrors: RFC 9110 (7.6, 10.1.1) and RFC 9112, as far as a gateway has to.
 * Gaps: no trailers, no informational answers but `100 Continue`, HTTP/1.1 alone.
 * By design: nothing is buffered but what a socket holds. A request is repeated only if no byte of it was sent, or if it may be
 *   repeated, has no body, and its connection had been used before. An answer that breaks off ends so for its client too.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { systemCode } from '../../base/errors.ts';
import { MIB } from '../../base/sizes.ts';
import type { Exchange, Sent } from '../shared/http.ts';
import { type ReadHeaders, requestHeaders, responseHeaders } from './headers.ts';
import { type RefusalCode, Refused } from './refusals.ts';
import { unshare } from './turn-share.ts';
import type { Connection } from './upstream.ts';

/** Bytes of the body of a request, at most. */
export const BODY_MOST = 100 * MIB;
/** Milliseconds after which an event stream or a WebSocket without a byte ends. */
export const STREAM_IDLE_MS = 60 * 60_000;
/** Milliseconds without a byte after which the connection of a client ends, at least. */
const IDLE_LEAST_MS = 60_000;
/** Milliseconds in which a client reads an answer that came before the end of its body. */
const LINGER_MS = 1_000;
/** Answers of an instance to one request before its answer proper (RFC 9110, 15.2). Each of them gives it another `timeoutMs`. */
const INFORMATIONAL_MOST = 64;
/** The status that is counted for a client that went away before its answer began. */
export const GONE = 499;
/** Requests that may be sent again (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE']);

export interface Passed extends Exchange {
  /** `http` or `https`: how clients reach the site. */
  readonly protocol: string;
  /** Milliseconds until an answer begins. Null: no limit. */
  readonly timeoutMs: number | null;
  /** Headers that every answer has, names and values in turn. */
  readonly own: readonly string[];
  /** Returns the headers of an answer, names and values in turn, with those for a CDN. Absent: as they are. */
  readonly headersFor?: ((list: readonly string[]) => string[]) | undefined;
  /** Called if the answer is an event stream, or a WebSocket, with what ends it. */
  onStream(end: () => void): void;
}

/** The request did not reach an instance, and may be sent to another one. */
export class Unsent extends Error {
  override readonly name = 'Unsent';
}

/** Ends an answer that has begun: the client must not take it for a whole one. */
class BrokeOff extends Error {
  override readonly name = 'BrokeOff';
}

function hasBody({ headers }: Exchange['incoming']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** True if a request may be sent again after a connection that had been used before has ended. */
export function isRepeatable(incoming: Exchange['incoming']): boolean {
  return !hasBody(incoming) && IDEMPOTENT.has(incoming.method ?? '');
}

/** Joins a client to the connection of an instance that has accepted a WebSocket. Resolves with the bytes that the client got. */
export type Join = (rawHeaders: readonly string[], instance: Socket) => Promise<number>;

/**
 * Passes a request to an instance, and its answer to the client. Resolves with the status and the bytes of the body when the answer has
 * ended, whichever end that was. Rejects with `Unsent`, or with `Refused` if the client got nothing yet. `join`: it asks for a WebSocket.
 */
export function pass(exchange: Passed, connection: Connection, join?: Join): Promise<Sent> {
  const { incoming, outgoing, protocol, timeoutMs } = exchange;
  const withBody = hasBody(incoming);
  return new Promise((resolve, reject) => {
    const passing = new Passing({ exchange, connection, withBody, join, resolve, reject });
    outgoing.on('close', passing.gone);
    // Where nobody waits for the client, and the answer has a limit, the clock starts with the answer.
    if (withBody || timeoutMs === null) watchClient(exchange);
    try {
      connection.client.dispatch(
        {
          path: incoming.url ?? '/',
          method: (incoming.method ?? 'GET') as Dispatcher.HttpMethod,
          headers: requestHeaders(exchange, protocol),
          body: withBody ? new Upload(incoming) : null,
          headersTimeout: timeoutMs ?? 0,
          upgrade: join ? 'websocket' : null,
        },
        passing,
      );
    } catch (error) {
      passing.onResponseError(undefined, error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/**
 * The body of a client's request, read as fast as the instance takes it. Fails with `Refused` beyond `BODY_MOST` bytes, and if the client
 * goes away. If the instance wants no more of it, the client's connection stays, and can still be answered.
 */
class Upload extends Readable {
  readonly #incoming: Exchange['incoming'];
  #isOpen = false;
  #bytes = 0;

  constructor(incoming: Exchange['incoming']) {
    super();
    this.#incoming = incoming;
  }

  override _read(): void {
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#incoming.on('data', this.#take).on('end', this.#end).on('close', this.#close).on('error', this.#close);
    }
    this.#incoming.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const incoming = this.#incoming;
    incoming.off('data', this.#take).off('end', this.#end).off('close', this.#close);
    if (!incoming.complete) incoming.pause();
    done(error);
  }

  readonly #take = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    if (this.#bytes > BODY_MOST) this.destroy(new Refused('body_too_large'));
    else if (!this.push(chunk)) this.#incoming.pause();
  };

  readonly #end = (): void => {
    this.push(null);
  };

  readonly #close = (): void => {
    if (!this.#incoming.complete) this.destroy(new Error('The client went away before its body ended'));
  };
}

/** Starts one clock for a client that sends or reads nothing, and for an instance that stops in the middle. */
function watchClient({ incoming, timeoutMs }: Passed): void {
  incoming.socket.setTimeout(Math.max(IDLE_LEAST_MS, (timeoutMs ?? STREAM_IDLE_MS) + IDLE_LEAST_MS));
}

/** Ends the connection after an answer that comes before the end of the request: what is left of it would be the next one. */
export function closeAfter({ incoming, outgoing }: Exchange): void {
  if (incoming.complete) return;
  outgoing.shouldKeepAlive = false;
  outgoing.once('finish', () => setTimeout(() => incoming.socket.destroy(), LINGER_MS).unref());
}

/** Already resolved: what is called after it runs when what runs now has ended. */
const NOW = Promise.resolve();

interface PassingParts {
  readonly exchange: Passed;
  readonly connection: Connection;
  readonly withBody: boolean;
  readonly join: Join | undefined;
  resolve(sent: Sent): void;
  reject(error: Error): void;
}

class Passing implements Dispatcher.DispatchHandler {
  readonly #parts: PassingParts;
  #controller: Dispatcher.DispatchController | undefined;
  #isGone = false;
  #isOver = false;
  #wasUsed = false;
  #informational = 0;
  #sent = 0;
  #read: ReadHeaders | undefined;
  /** The whole body, if it came at once. */
  #whole: Buffer | undefined;
  /** Parts of the body that came in this turn. An instance makes them as small as it likes, and each write has a cost of its own. */
  #chunks: Buffer[] = [];

  constructor(parts: PassingParts) {
    this.#parts = parts;
  }

  /** The client has gone. Its request ends on the way to the instance too. */
  readonly gone = (): void => {
    this.#isGone = true;
    if (!this.#isOver) this.#controller?.abort(new BrokeOff('The client went away'));
  };

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#wasUsed = this.#parts.connection.used();
    if (this.#isGone) {
      controller.abort(new BrokeOff('The client went away'));
      return;
    }
    if (!this.#parts.withBody) return;
    const { incoming, outgoing } = this.#parts.exchange;
    if (incoming.headers.expect !== undefined) outgoing.writeContinue();
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number): void {
    if (status < 200) {
      this.#informational += 1;
      if (this.#informational > INFORMATIONAL_MOST) throw new Refused('bad_answer');
      return;
    }
    const { incoming, outgoing, own, headersFor, onStream } = this.#parts.exchange;
    const read = responseHeaders(status, textsOf(controller.rawHeaders));
    if (read.isCoded) throw new Refused('bad_answer');
    this.#read = read;
    closeAfter(this.#parts.exchange);
    read.list.push(...own);
    outgoing.writeHead(status, headersFor ? headersFor(read.list) : read.list);
    if (read.isEventStream) {
      incoming.socket.setTimeout(STREAM_IDLE_MS);
      onStream(() => this.#endStream());
      outgoing.flushHeaders();
    } else void NOW.then(this.#begun);
  }

  /** What came with the head of the answer has been read. */
  readonly #begun = (): void => {
    if (this.#isOver || this.#isGone) return;
    watchClient(this.#parts.exchange);
    // The body comes later.
    if (this.#sent === 0 && !this.#whole) this.#parts.exchange.outgoing.flushHeaders();
  };

  onRequestUpgrade(
    { rawHeaders }: Dispatcher.DispatchController,
    status: number,
    { upgrade }: IncomingHttpHeaders,
    instance: Duplex,
  ): void {
    if (status !== 101 || upgrade?.trim().toLowerCase() !== 'websocket') throw new Refused('bad_answer');
    this.#isOver = true;
    unshare(instance);
    const { join, resolve, reject } = this.#parts;
    join?.(textsOf(rawHeaders), instance as Socket).then((bytes) => resolve({ status, bytes }), reject);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#sent === 0 && chunk.length === this.#read?.length) {
      this.#whole = chunk;
      return;
    }
    this.#sent += chunk.length;
    this.#chunks.push(chunk);
    if (this.#chunks.length === 1) void NOW.then(() => this.#write(controller));
  }

  #write(controller: Dispatcher.DispatchController): void {
    const { outgoing } = this.#parts.exchange;
    const chunks = this.#takeChunks();
    if (!chunks || this.#isOver || outgoing.destroyed || outgoing.write(chunks)) return;
    controller.pause();
    outgoing.once('drain', () => controller.resume());
  }

  #takeChunks(): Buffer | undefined {
    const chunks = this.#chunks;
    this.#chunks = [];
    return chunks.length > 1 ? Buffer.concat(chunks) : chunks[0];
  }

  onResponseEnd(): void {
    const { outgoing, end } = this.#parts.exchange;
    this.#sent += this.#whole?.length ?? 0;
    if (this.#whole) end(this.#whole);
    else outgoing.end(this.#takeChunks());
    this.#finish(undefined);
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    if (!this.#isOver) this.#finish(this.#failureOf(error));
  }

  /** Returns what the failure of the instance means for the client. Undefined: it has had a part of the answer, or has gone. */
  #failureOf(error: Error): Error | undefined {
    const { incoming, outgoing } = this.#parts.exchange;
    if (this.#isGone || outgoing.destroyed) return undefined;
    if (outgoing.headersSent) {
      // Without a last chunk, or a length, only a reset says that an answer is not whole.
      incoming.socket.resetAndDestroy();
      return undefined;
    }
    if (error instanceof Refused) return error;
    const isConnectionLost = isLost(error);
    const wasSent = this.#controller !== undefined;
    const mayRepeat = !wasSent || (this.#wasUsed && isRepeatable(incoming));
    if (mayRepeat && isConnectionLost) return new Unsent('The connection had ended', { cause: error });
    return new Refused(codeOf(error, isConnectionLost), error);
  }

  /** Ends an event stream as if the app had ended it. Its client connects again. */
  #endStream(): void {
    if (this.#isOver) return;
    this.#parts.exchange.outgoing.end(this.#takeChunks());
    this.#finish(undefined);
    this.#controller?.abort(new BrokeOff('The app is replaced'));
  }

  #finish(error: Error | undefined): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { outgoing } = this.#parts.exchange;
    if (error) this.#parts.reject(error);
    else this.#parts.resolve({ status: outgoing.headersSent ? outgoing.statusCode : GONE, bytes: this.#sent });
  }
}

/** True if the connection to the instance ended or could not be made, as against an answer that cannot be read. */
function isLost(error: Error): boolean {
  const code = systemCode(error) ?? '';
  return /^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.test(code);
}

function codeOf(error: Error, isConnectionLost: boolean): RefusalCode {
  const code = systemCode(error);
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'request_timeout';
  if (code === 'UND_ERR_INVALID_ARG') return 'bad_request';
  return isConnectionLost ? 'instance_broke' : 'bad_answer';
}

/** Returns headers as text. Their bytes are kept: HTTP has no other encoding for them. */
function textsOf(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.map((each: Buffer | string) => each.toString('latin1')) : [];
}
