/**
 * The HTTP server. Only this folder uses sockets.
 *
 * Mirrors: nothing of the spec. The rooms behind the server are handlers, which tests call in memory.
 * Gaps: HTTP/1.1 only, and no TLS: a public platform needs a proxy in front of it.
 * By design: answers that are made in one turn of the event loop are sent together, and the parts of a request are made
 * when a handler reads them.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, maxHeaderSize, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, pipeline, Readable } from 'node:stream';
import { asSlipwayError, SlipwayError, systemCode } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { asRefusal } from '../control/unavailable.ts';
import { networksOf } from '../shared/client-address.ts';
import type { Exchange, Handler, HttpRequest, HttpResponse } from '../shared/http.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import { Bodies, type ClientTimes, Connections, inTurn, mostConnections } from './connections.ts';
import { NodeRequest, type Special } from './server-request.ts';
import { asksForWebSocket, REFUSED_MS, responseOn, withoutUpgrade } from './upgrades.ts';

/** Milliseconds between two requests on a connection. */
const KEEP_ALIVE_TIMEOUT = 30_000;

export interface ListenOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly log: Log;
  /** Addresses and networks of proxies whose `X-Forwarded-For` counts. */
  readonly trustedProxies?: readonly string[];
  /** Ends answers. Default: a `ResponseBatch`. */
  readonly batch?: Pick<ResponseBatch, 'open' | 'end'>;
  /** Connections at once. Default: `mostConnections()`. */
  readonly connections?: number;
  readonly clientTimes?: ClientTimes;
}

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Answers 503 until a handler is there. */
export const starting: Handler = (request) =>
  refusalResponse(new Refusal('unavailable', 'The platform is starting.', { 'retry-after': '1' }), request);

interface Serving {
  handler: Handler;
  closing: boolean;
  readonly log: Log;
  readonly batch: Pick<ResponseBatch, 'open' | 'end'>;
  readonly bodies: Bodies;
}

interface Answering {
  readonly request: NodeRequest;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** Bytes of all bodies of a server that wait for slow readers, at most. */
const BODIES_BYTES = 128 * 1024 * 1024;

/** Responses of a batch, at most. Any number from 8 to 32 gives the same speed. */
const BATCH_MOST = 16;

/**
 * Ends responses together that were made in one turn of the event loop: from the arrival of a request until the server
 * has read all that is readable.
 *
 * A small write costs most by waking its reader. A client or a proxy on this machine that waits for several answers is
 * woken once for all of them, which saves the server a fifth of its time for a small page. `bench edge` measures it, also
 * with a round trip of 1 ms, where there is little to save. A response that is made later is ended at once.
 *
 * A batch is bounded. Otherwise the server and a client on the same machine would work in turns, each waiting for the
 * other one, and use one core together.
 */
class ResponseBatch {
  #ending: (readonly [ServerResponse, string | Uint8Array])[] = [];
  #open = false;

  /** Call it when a request arrives. */
  open(): void {
    if (this.#open) return;
    this.#open = true;
    setImmediate(() => this.#close());
  }

  /** Sends a body and ends the response, at the end of the open turn or when the batch is full. */
  end(outgoing: ServerResponse, body: string | Uint8Array): void {
    if (!this.#open) {
      outgoing.end(body);
      return;
    }
    this.#ending.push([outgoing, body]);
    if (this.#ending.length >= BATCH_MOST) this.#flush();
  }

  #close(): void {
    this.#open = false;
    this.#flush();
  }

  #flush(): void {
    const ending = this.#ending;
    this.#ending = [];
    for (const [outgoing, body] of ending) outgoing.end(body);
  }
}

/** Binds the port. Throws `port_in_use` if another process uses it, and `invalid_input` if the address or an option cannot be used. */
export async function listen(options: ListenOptions) {
  const { host, log, batch = new ResponseBatch() } = options;
  const serving: Serving = { handler: starting, closing: false, log, batch, bodies: new Bodies(BODIES_BYTES) };
  const most = options.connections ?? mostConnections();
  const connections: Connections = new Connections(most, (socket) => refuse(socket, TIMED_OUT), options.clientTimes);
  const refuse = refuser(connections);
  const proxies = networksOf(options.trustedProxies ?? [], 'trusted-proxies');
  const context = { open: new Set<NodeRequest>(), proxies };
  const upgraded = new Set<Duplex>();
  const begin = (incoming: IncomingMessage, outgoing: ServerResponse, special?: Special) => {
    batch.open();
    connections.began(incoming.socket, outgoing);
    answer(serving, { request: new NodeRequest(incoming, outgoing, context, special), incoming, outgoing });
  };
  const server = createServer(
    {
      // `Connections` ends what takes too long.
      headersTimeout: 0,
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      // A request with two Host or Authorization headers matches neither, because a proxy may have read the other one.
      joinDuplicateHeaders: true,
    },
    (incoming, outgoing) => inTurn(incoming, outgoing, () => begin(incoming, outgoing)),
  );
  server.on('checkContinue', (incoming, outgoing) =>
    inTurn(incoming, outgoing, () => begin(incoming, outgoing, { waits: true })),
  );
  server.on('upgrade', (incoming, socket, head) => {
    const isFree = connections.isIdle(incoming.socket);
    if (isFree && !asksForWebSocket(incoming)) return withoutUpgrade(server, incoming, socket, head);
    const outgoing = isFree ? responseOn(incoming, incoming.socket) : undefined;
    // Two answers at once on one connection would mix.
    if (!outgoing) return void socket.destroy();
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    begin(incoming, outgoing, { head });
  });
  server.on('connection', (socket) => connections.opened(socket));
  server.on('clientError', (error: Error, socket: Socket) => refuse(socket, systemCode(error)));
  const port = await bind(server, options.port, host);
  let closed: Promise<void> | undefined;
  return {
    port,
    /** Answers requests by `handler` from now on. Before this call, every request gets 503. */
    serve(handler: Handler): void {
      serving.handler = handler;
    },
    /**
     * Accepts no more connections, answers the open requests with `connection: close`, and after `graceMs` aborts those that are
     * left. May be called again.
     */
    close(graceMs = 5_000): Promise<void> {
      serving.closing = true;
      closed ??= shut(server, context.open, upgraded, graceMs);
      return closed;
    },
  };
}

/** Returns `http://host:port`, with brackets around an IPv6 address. */
export function originOf(host: string, port: number): string {
  // Without `isIPv6`, whose first use takes a millisecond of a start.
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The codes of Node.js for a request that takes too long, and for one that its client broke off. */
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const BROKEN_OFF = 'HPE_INVALID_EOF_STATE';

/** Returns what ends a connection: with an answer, if a request has begun there that cannot be read and its client can read an answer. */
function refuser(connections: Connections) {
  const refused = new WeakSet<Socket>();
  return (socket: Socket, code: string | undefined) => {
    // The rest of what the client sent is refused too.
    if (refused.has(socket)) return;
    refused.add(socket);
    const silent = socket.bytesRead === 0 || code === BROKEN_OFF;
    if (silent || !socket.writable || !connections.isIdle(socket)) {
      socket.destroy();
      return;
    }
    socket.end(refusalOf(code));
    // A connection that is closed with bytes that nobody has read is reset, and the client loses the answer.
    setTimeout(() => socket.destroy(), REFUSED_MS).unref();
  };
}

const TOO_LONG = `The address and the headers of this request have more than ${maxHeaderSize / 1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;

function refusalOf(code: string | undefined): string {
  const close = 'Connection: close\r\n';
  if (code === TIMED_OUT) return `HTTP/1.1 408 Request Timeout\r\n${close}\r\n`;
  if (code !== 'HPE_HEADER_OVERFLOW') return `HTTP/1.1 400 Bad Request\r\n${close}\r\n`;
  const fields = `Content-Type: text/plain; charset=utf-8\r\nCache-Control: no-store\r\nContent-Length: ${TOO_LONG.length}\r\n`;
  return `HTTP/1.1 431 Request Header Fields Too Large\r\n${fields}${close}\r\n${TOO_LONG}`;
}

async function bind(server: Server, port: number, host: string): Promise<number> {
  const listening = once(server, 'listening');
  // A connection that cannot be accepted later must not end the process.
  server.on('error', () => {});
  try {
    server.listen(port, host);
    await listening;
  } catch (cause) {
    const code = systemCode(cause);
    if (code === 'EADDRINUSE') {
      const remedy = 'Choose another port, such as --port 4401, or --port 0 for a free one.';
      const message = `Another process uses port ${port} of ${host}`;
      throw new SlipwayError('port_in_use', message, { input: 'port', remedy, cause });
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      const remedy = 'Choose an address of this machine, and a port of 1024 or more.';
      const message = `The platform cannot listen on ${host}:${port} (${code})`;
      throw new SlipwayError('invalid_input', message, { input: 'port', remedy, cause });
    }
    throw cause;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Accepts no more connections, lets the open requests end, and aborts them after `graceMs`. Closes idle connections. */
async function shut(server: Server, open: ReadonlySet<NodeRequest>, upgraded: ReadonlySet<Duplex>, graceMs: number) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const hard = setTimeout(() => {
    for (const request of open) request.abort(new SlipwayError('interrupted', 'The platform stops'));
    server.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
  }, graceMs);
  try {
    await closed;
  } finally {
    clearInterval(idle);
    clearTimeout(hard);
  }
}

function answer(serving: Serving, exchange: Answering): void {
  const { request } = exchange;
  const fail = (thrown: unknown) => write(faultResponse(request, thrown, serving.log), serving, exchange);
  const send = (response: HttpResponse) => {
    try {
      write(response, serving, exchange);
    } catch (thrown) {
      fail(thrown);
    }
  };
  try {
    const response = serving.handler(request);
    if (response instanceof Promise) response.then(send, fail);
    else send(response);
  } catch (thrown) {
    fail(thrown);
  }
}

/** Returns the answer if a handler throws: 500, or 503 if a store is unavailable. Only the log has the cause. */
function faultResponse(request: HttpRequest, thrown: unknown, log: Log): HttpResponse {
  const error = asSlipwayError(thrown);
  const cause = error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.stack;
  log('error', 'request_failed', {
    requestID: request.requestID,
    method: request.method,
    message: error.message,
    cause: cause ?? null,
  });
  const refusal = asRefusal(thrown);
  if (refusal) return refusalResponse(refusal, request);
  const message = 'The platform failed to answer. Its log has the cause, with this request ID.';
  return refusalResponse(new Refusal('internal', message), request);
}

function write(response: HttpResponse, serving: Serving, exchange: Answering): void {
  const { body } = response;
  const { outgoing, incoming } = exchange;
  const stream = body instanceof Readable ? body : undefined;
  if (outgoing.destroyed || outgoing.headersSent) {
    stream?.destroy();
    return;
  }
  if (response.take) {
    void take(response.take, serving, exchange);
    return;
  }
  outgoing.writeHead(response.status, headersOf(response, serving, exchange));
  if (incoming.method === 'HEAD' || isBodiless(response) || body === undefined) {
    stream?.destroy();
    outgoing.end();
    return;
  }
  serving.bodies.hold(outgoing, body);
  if (body instanceof Readable) sendStream(body, serving, exchange);
  else serving.batch.end(outgoing, body);
}

/** Gives an answer Node's own request and response. An error breaks off the answer if it has begun. */
async function take(taken: NonNullable<HttpResponse['take']>, serving: Serving, answering: Answering): Promise<void> {
  const { request, incoming, outgoing } = answering;
  const { requestID, remoteAddress, head } = request;
  const end = (last: Uint8Array) => {
    // The turn in which the request arrived is over.
    serving.batch.open();
    serving.batch.end(outgoing, last);
  };
  const exchange: Exchange = { incoming, outgoing, end, requestID, remoteAddress, head };
  if (serving.closing) outgoing.shouldKeepAlive = false;
  try {
    await taken(exchange);
  } catch (thrown) {
    const fault = faultResponse(request, thrown, serving.log);
    if (outgoing.headersSent) outgoing.destroy();
    else write(fault, serving, answering);
  }
}

/** Returns names and values in turn. */
function headersOf(response: HttpResponse, { closing }: Serving, { request }: Answering): (string | number)[] {
  const headers: (string | number)[] = [];
  let sized = false;
  for (const name in response.headers) {
    const value = response.headers[name];
    if (value === undefined) continue;
    headers.push(name, value);
    sized ||= name === 'content-length';
  }
  for (const cookie of response.cookies ?? []) headers.push('set-cookie', cookie);
  headers.push('x-request-id', request.requestID);
  if (closing || request.bodyAbandoned) headers.push('connection', 'close');
  if (!sized && !(response.body instanceof Readable) && !isBodiless(response)) {
    headers.push('content-length', lengthOf(response.body));
  }
  return headers;
}

function isBodiless({ status }: HttpResponse): boolean {
  return status === 204 || status === 304;
}

function sendStream(body: Readable, { log }: Serving, { request, outgoing }: Answering): void {
  pipeline(body, outgoing, (error) => {
    if (error && systemCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') {
      log('error', 'stream_failed', { requestID: request.requestID, message: error.message });
    }
  });
}

function lengthOf(body: HttpResponse['body']): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return body instanceof Uint8Array ? body.byteLength : 0;
}
