import { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';

/** Milliseconds that an attempt may take for each of its steps, and between attempts. */
export const S3_LIMITS = {
  /** Until the connection is open, with TLS. */
  connectMs: 5_000,
  /** While the service takes no byte of the request, and from the last one to the first of the answer. */
  answerMs: 20_000,
  /** Without a byte of the answer. */
  idleMs: 20_000,
  /** After which a read is sent again beside the one that has no answer. */
  besideMs: 750,
  /** Before the second attempt, on average. Four times as long before each further one. */
  pauseMs: 100,
};
export type S3Limits = Readonly<typeof S3_LIMITS>;

/** The bytes of a request. A function is called once for each attempt. A part may change once the next one is requested. */
export type S3Body = Uint8Array | (() => AsyncIterable<Uint8Array>);

interface S3Exchange {
  readonly method: string;
  /** With its query, escaped. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: S3Body | undefined;
}

/** Names are in lower case. A header that is repeated has several values. */
export type S3Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The body of a request could not be made. Not a fault of the service. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';
}

/** Milliseconds for which an open connection waits for the next request. */
const FREE_MS = 4_000;
/** Bytes that are handed to the connection at once. */
const SENT_AT_ONCE = 256 * 1024;
/** Bytes of an answer that wait for its reader. Then the connection waits. */
const WAITING_MOST = 256 * 1024;

export type S3Connections = ReturnType<typeof openConnections>;

/** `origin`: scheme, host and port of the service. */
export function openConnections(origin: string, { connectMs, answerMs, idleMs }: S3Limits) {
  const open = () =>
    new Pool(origin, {
      allowH2: false,
      connect: { timeout: connectMs },
      headersTimeout: answerMs,
      bodyTimeout: idleMs,
      keepAliveTimeout: FREE_MS,
      keepAliveMaxTimeout: FREE_MS,
    });
  let pool = open();
  return {
    /** Sends one request. Follows no redirect. Resolves when the answer begins, also if its status is an error. */
    send: ({ body, ...exchange }: S3Exchange) =>
      new Promise<S3Answer>((resolve, reject) => {
        // Without `reset: false`, undici closes the connection after each HEAD.
        pool.dispatch({ ...exchange, body: sentAs(body), reset: false }, new S3Answer(resolve, reject));
      }),
    /** Closes all connections, because a fault of the network has ended. Requests that wait for an answer fail, and may be repeated. */
    renew() {
      const before = pool;
      pool = open();
      void before.destroy(new Error('the connection is older than a fault of the network'));
    },
    [Symbol.dispose]: () => void pool.destroy(),
  };
}

function sentAs(body: S3Body | undefined): Uint8Array | Readable | null {
  if (body === undefined) return null;
  if (body instanceof Uint8Array && body.length <= SENT_AT_ONCE) return body;
  return Readable.from(body instanceof Uint8Array ? slices(body) : copies(body), { objectMode: false });
}

function* slices(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += SENT_AT_ONCE) yield body.subarray(at, at + SENT_AT_ONCE);
}

async function* copies(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of open()) if (part.length > 0) yield Buffer.copyBytesFrom(part);
  } catch (error) {
    throw new SourceFailed('The body of the request could not be made', { cause: error });
  }
}

/** An answer. Call one of `take`, `parts` and `close`. Reading fails if it is incomplete, or if no byte comes for too long. */
export class S3Answer implements Dispatcher.DispatchHandler {
  status = 0;
  headers: S3Headers = {};
  readonly #begin: (answer: S3Answer) => void;
  readonly #fail: (error: Error) => void;
  readonly #parts: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  /** Bytes of `#parts`. */
  #waiting = 0;
  #isOver = false;
  #error: Error | undefined;
  /** Called when more than `#enough` bytes wait, or the answer is over. */
  #wake: (() => void) | undefined;
  #enough = 0;

  constructor(begin: (answer: S3Answer) => void, fail: (error: Error) => void) {
    this.#begin = begin;
    this.#fail = fail;
  }

  /** Returns the bytes of the body. If they are more than `most`, returns the first ones and closes the connection. */
  async take(most: number): Promise<Buffer> {
    await this.#moreThan(most);
    if (this.#waiting > most) this.close();
    else if (this.#error) throw this.#error;
    const [first, ...others] = this.#parts;
    const bytes = first && others.length === 0 ? first : Buffer.concat(this.#parts, this.#waiting);
    return bytes.subarray(0, most);
  }

  /** Returns the body in parts. Ending early closes the connection. */
  async *parts(): AsyncGenerator<Buffer, void> {
    try {
      for (;;) {
        await this.#moreThan(0);
        const part = this.#parts.shift();
        if (!part) break;
        this.#waiting -= part.length;
        yield part;
      }
      if (this.#error) throw this.#error;
    } finally {
      this.close();
    }
  }

  /** Closes the connection, unless the body has been received. */
  close(): void {
    if (!this.#isOver) this.#controller?.abort(new Error('The answer was closed'));
  }

  /** Resolves when more than so many bytes wait, or the answer is over. */
  async #moreThan(bytes: number): Promise<void> {
    if (this.#isOver || this.#waiting > bytes) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      this.#enough = bytes;
      this.#controller?.resume();
    });
    this.#wake = undefined;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: S3Headers): void {
    if (status < 200) return;
    this.status = status;
    this.headers = headers;
    this.#begin(this);
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    this.#parts.push(part);
    this.#waiting += part.length;
    if (!this.#wake) {
      if (this.#waiting >= WAITING_MOST) controller.pause();
    } else if (this.#waiting > this.#enough) this.#wake();
  }

  onResponseEnd(): void {
    this.#isOver = true;
    this.#wake?.();
  }

  onResponseError(_: unknown, error: Error): void {
    this.#isOver = true;
    this.#error = error;
    this.#fail(error);
    this.#wake?.();
  }
}
