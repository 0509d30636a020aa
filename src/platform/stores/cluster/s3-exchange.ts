import { Agent, type ClientRequest, request as http, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as https, Agent as TlsAgent } from 'node:https';

/** Milliseconds that an attempt may take for each of its steps, and between attempts. */
export interface S3Limits {
  /** Until the connection is open, with TLS. */
  readonly connectMs: number;
  /** From the last byte of the request to the first of the answer. */
  readonly answerMs: number;
  /** Without a byte, in either direction. */
  readonly idleMs: number;
  /** Before the second attempt, on average. Four times as long before each further one. */
  readonly pauseMs: number;
}

export const S3_LIMITS: S3Limits = { connectMs: 5_000, answerMs: 20_000, idleMs: 20_000, pauseMs: 100 };

/** The bytes of a request. A function is called once for each attempt. */
export type S3Body = Uint8Array | (() => AsyncIterable<Uint8Array>);

export interface S3Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: S3Body | undefined;
}

export interface S3Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Returns the body in parts. Fails if it is incomplete, or if no byte comes for too long. Ending early closes the connection. */
  parts(): AsyncGenerator<Buffer, void>;
  /** Closes the connection. For answers whose body is not read. */
  close(): void;
}

/** The body of a request could not be made. Not a fault of the service. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';
}

/** Open connections that wait for the next request, at most, and milliseconds for which each waits. */
const FREE_CONNECTIONS = 64;
const FREE_MS = 4_000;
/** Bytes that are handed to the connection at once. */
const SENT_AT_ONCE = 256 * 1024;

/** Connections to one service. */
export interface S3Connections extends Disposable {
  /** Sends one request. Follows no redirect. Resolves when the answer begins, whatever its status is. */
  send(exchange: S3Exchange): Promise<S3Answer>;
}

export function openConnections(isSecure: boolean, limits: S3Limits): S3Connections {
  const options = { keepAlive: true, maxFreeSockets: FREE_CONNECTIONS, timeout: FREE_MS };
  const agent = isSecure ? new TlsAgent(options) : new Agent(options);
  return {
    send: (exchange) => send(agent, exchange, limits),
    [Symbol.dispose]: () => agent.destroy(),
  };
}

function send(agent: Agent, { method, url, headers, body }: S3Exchange, limits: S3Limits): Promise<S3Answer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http)(url, { agent, method, headers });
    const watch = new Watch((problem) => request.destroy(new Error(problem)));
    const watchStep = stepWatch(request, watch, limits);
    request.on('socket', (socket) => {
      if (!socket.connecting) watchStep('connected');
      else socket.once(agent instanceof TlsAgent ? 'secureConnect' : 'connect', () => watchStep('connected'));
    });
    request.on('response', (answer) => {
      watch.stop();
      resolve(answerOf(request, answer, limits.idleMs));
    });
    request.on('error', (error) => {
      watch.stop();
      reject(error);
    });
    sendBody(request, body, watchStep).catch((error: unknown) => {
      reject(error);
      request.destroy();
    });
  });
}

/** `source`: the next part is being made, which takes as long as it takes. */
type Step = 'connected' | 'source' | 'writing' | 'sent';

/** Returns a function that is called at the beginning of each step, and gives the step its time. */
function stepWatch(request: ClientRequest, watch: Watch, limits: S3Limits): (step: Step) => void {
  let isConnected = false;
  let current: Step = 'source';
  let isAnswered = false;
  request.once('response', () => {
    isAnswered = true;
  });
  watch.expect(limits.connectMs, 'no connection in time');
  return (step) => {
    if (step === 'connected') isConnected = true;
    else current = step;
    if (!isConnected || isAnswered || request.destroyed) return;
    if (current === 'writing') watch.expect(limits.idleMs, 'the request stopped');
    else if (current === 'sent') watch.expect(limits.answerMs, 'no answer in time');
    else watch.stop();
  };
}

/** Calls `end` if an expected event does not come in time. */
class Watch {
  readonly #end: (problem: string) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(end: (problem: string) => void) {
    this.#end = end;
  }

  expect(ms: number, problem: string): void {
    this.stop();
    this.#timer = setTimeout(() => this.#end(problem), ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Sends the body, as fast as the connection takes it. */
async function sendBody(request: ClientRequest, body: S3Body | undefined, enter: (step: Step) => void): Promise<void> {
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    request.once('close', end);
    // The service may answer before it has the whole body. Then it refuses the request.
    request.once('response', end);
  });
  for await (const part of body === undefined ? [] : sourceOf(body)) {
    if (isOver) return;
    if (part.length === 0) continue;
    enter('writing');
    await Promise.race([new Promise<void>((resolve) => request.write(part, () => resolve())), over]);
    enter('source');
  }
  request.end();
  enter('sent');
}

async function* sourceOf(body: S3Body): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) {
    for (let at = 0; at < body.length; at += SENT_AT_ONCE) yield body.subarray(at, at + SENT_AT_ONCE);
    return;
  }
  try {
    yield* body();
  } catch (error) {
    throw new SourceFailed('The body of the request could not be made', { cause: error });
  }
}

function answerOf(request: ClientRequest, answer: IncomingMessage, idleMs: number): S3Answer {
  const close = () => void answer.destroy();
  // A connection that breaks while nothing reads from it.
  answer.on('error', () => {});
  return {
    ...{ status: answer.statusCode ?? 0, headers: answer.headers, close },
    async *parts() {
      const watch = new Watch((problem) => answer.destroy(new Error(problem)));
      const parts: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
      try {
        for (;;) {
          watch.expect(idleMs, 'the answer stopped');
          const next = await parts.next();
          watch.stop();
          if (next.done) break;
          yield next.value;
        }
        // The connection cannot take another request before it has taken the whole of this one.
        if (!request.writableFinished) close();
      } finally {
        watch.stop();
        await parts.return?.();
      }
    },
  };
}
