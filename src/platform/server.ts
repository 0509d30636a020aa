/**
 * With `connections.ts` the one place of the platform that touches sockets.
 *
 * Mirrors: nothing of the spec; every room behind it is a `Handler` that tests call in memory.
 * Gaps: HTTP/1.1 only, no TLS: put a proxy in front for a public platform.
 * By design: a synchronous answer is written at the end of the turn that its request arrived in, together with the
 * others of that turn, and nothing of a request is copied before somebody asks for it.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { asSlipwayError, SlipwayError, systemCode } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { Bodies, inTurn } from './connections.ts';
import { type Handler, type HttpRequest, type HttpResponse, jsonResponse } from './http.ts';
import { NodeRequest } from './server-request.ts';

/** Milliseconds a client has for its headers, for its whole request, and between two requests on a connection. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 120_000;
const KEEP_ALIVE_TIMEOUT = 30_000;

export interface ListenOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly log: Log;
}

export interface Listening {
  readonly port: number;
  /** From now on `handler` answers; before, every request gets 503. */
  serve(handler: Handler): void;
  /**
   * Takes no new connection, answers what is under way with `connection: close`, and after `graceMs`
   * (default 5 s) aborts what is left. May be called again.
   */
  close(graceMs?: number): Promise<void>;
}

const starting: Handler = (request) =>
  jsonResponse(
    503,
    { error: { code: 'unavailable', message: 'The platform is starting.', requestID: request.requestID } },
    { 'retry-after': '1' },
  );

/** Binds the port. Throws `port_in_use` where another process has it. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { host, log } = options;
  const state = { handler: starting, closing: false };
  const requests = new Set<NodeRequest>();
  const server = createServer(
    {
      ...{ headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE_TIMEOUT },
      // Of two Host or Authorization headers none is taken: a proxy may have looked at the other.
      joinDuplicateHeaders: true,
    },
    (incoming, outgoing) =>
      inTurn(incoming, outgoing, () => {
        openTurn();
        const request = new NodeRequest(incoming, outgoing, requests);
        answer(state, request, incoming, outgoing, log);
      }),
  );
  const port = await bind(server, options.port, host);
  let closed: Promise<void> | undefined;
  return {
    port,
    serve(handler) {
      state.handler = handler;
    },
    close(graceMs = 5_000) {
      state.closing = true;
      closed ??= shut(server, requests, graceMs);
      return closed;
    },
  };
}

/** `http://host:port` as clients write it. */
export function originOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = systemCode(error);
      if (code === 'EADDRINUSE') {
        reject(
          new SlipwayError('port_in_use', `Port ${port} of ${host} is taken by another process`, {
            input: 'port',
            remedy: 'Name another port, as --port 4401, or --port 0 for a free one.',
            cause: error,
          }),
        );
      } else if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
        reject(
          new SlipwayError('invalid_input', `The platform may not listen on ${host}:${port} (${code})`, {
            input: 'port',
            remedy: 'Name an address of this machine, and a port from 1024 on.',
            cause: error,
          }),
        );
      } else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Stops accepting, lets the open requests end, then aborts them. Idle connections are closed as they appear. */
async function shut(server: Server, open: ReadonlySet<NodeRequest>, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const hard = setTimeout(() => {
    for (const request of open) request.abort(new SlipwayError('interrupted', 'The platform stops'));
    server.closeAllConnections();
  }, graceMs);
  try {
    await closed;
  } finally {
    clearInterval(idle);
    clearTimeout(hard);
  }
}

function answer(
  state: { readonly handler: Handler; readonly closing: boolean },
  request: NodeRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  log: Log,
): void {
  const put = (response: HttpResponse) => write(response, request, incoming, outgoing, state.closing, log);
  const fail = (thrown: unknown) => put(faultResponse(request, thrown, log));
  const send = (response: HttpResponse) => {
    try {
      put(response);
    } catch (thrown) {
      fail(thrown);
    }
  };
  try {
    const response = state.handler(request);
    if (response instanceof Promise) response.then(send, fail);
    else send(response);
  } catch (thrown) {
    fail(thrown);
  }
}

/** What a handler threw is our fault: 500, the cause in the log and not in the answer. */
function faultResponse(request: HttpRequest, thrown: unknown, log: Log): HttpResponse {
  const error = asSlipwayError(thrown);
  const cause = error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.stack;
  log('error', 'request_failed', {
    requestID: request.requestID,
    method: request.method,
    message: error.message,
    cause: cause ?? null,
  });
  const message = 'The platform failed to answer; its log tells more under this request ID.';
  return jsonResponse(500, { error: { code: 'internal', message, requestID: request.requestID } });
}

function write(
  response: HttpResponse,
  request: NodeRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  closing: boolean,
  log: Log,
): void {
  const { body, status } = response;
  const stream = body instanceof Readable ? body : undefined;
  if (outgoing.destroyed || outgoing.headersSent) {
    stream?.destroy();
    return;
  }
  const headers: (string | number)[] = [];
  let sized = false;
  for (const name in response.headers) {
    const value = response.headers[name];
    if (value === undefined) continue;
    headers.push(name, value);
    sized ||= name === 'content-length';
  }
  headers.push('x-request-id', request.requestID);
  if (closing || request.bodyAbandoned) headers.push('connection', 'close');
  const bodiless = status === 204 || status === 304;
  if (!sized && !stream && !bodiless) {
    headers.push('content-length', lengthOf(body));
  }
  outgoing.writeHead(status, headers);
  if (incoming.method === 'HEAD' || bodiless || body === undefined) {
    stream?.destroy();
    outgoing.end();
    return;
  }
  bodies.hold(outgoing, body);
  if (body instanceof Readable) {
    pipeline(body, outgoing, (error) => {
      if (error && systemCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') {
        log('error', 'stream_failed', { requestID: request.requestID, message: error.message });
      }
    });
  } else endOfTurn(outgoing, body);
}

/** Bytes of all bodies that wait for their readers. */
const BODIES_BYTES = 128 * 1024 * 1024;
const bodies = new Bodies(BODIES_BYTES);

/** Responses of the turn of the event loop that is open: from the arrival of a request until all that is readable was read. */
const ending: (readonly [ServerResponse, string | Uint8Array])[] = [];
let turnOpen = false;

function openTurn(): void {
  if (turnOpen) return;
  turnOpen = true;
  setImmediate(closeTurn);
}

/**
 * Ends a response with the others of the turn. A client on this machine that waits for several of them is woken once,
 * and waking it is what a small write costs most. What is answered later, as puts are together, is written at once.
 */
function endOfTurn(outgoing: ServerResponse, body: string | Uint8Array): void {
  if (turnOpen) ending.push([outgoing, body]);
  else outgoing.end(body);
}

function closeTurn(): void {
  turnOpen = false;
  for (const [outgoing, body] of ending.splice(0)) outgoing.end(body);
}

function lengthOf(body: HttpResponse['body']): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return body instanceof Uint8Array ? body.byteLength : 0;
}
