import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Rooms do not use sockets. Lighter than the fetch classes, and it keeps the bytes as received, which signatures need. */
export interface HttpRequest {
  readonly method: string;
  /** The request target as received: path and query, not decoded. A target that is not a path does not begin with a slash. */
  readonly target: string;
  /** Names and values in turn, as received. */
  readonly rawHeaders: readonly string[];
  /** Names are in lower case. node:http joins repeated headers. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The client's `x-request-id`, or one that the server made. The answer has it as `x-request-id`. */
  readonly requestID: string;
  /** The address of the client, or of a proxy that is not trusted. */
  readonly remoteAddress?: string | undefined;
  /** Reads the body. Rejects with `BodyTooLarge` if it has more than `limit` bytes, or with `BodyBroken`. */
  body(limit: number): Promise<Buffer>;
  /** Aborted when the client disconnects or the server stops. Created on first use. */
  readonly signal: AbortSignal;
  /** True: the client asks for a WebSocket on this connection. Such a request has no body. */
  readonly isUpgrade?: boolean | undefined;
}

/** Node's own request and response, for an answer that is passed on as it arrives. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Sends the last part of the body, and ends the answer: together with others of this turn of the event loop. */
  readonly end: (last: Uint8Array) => void;
  readonly requestID: string;
  readonly remoteAddress: string | undefined;
  /** Present if the client asks for a WebSocket: the bytes that it sent after its request. They may be the start of anything. */
  readonly head: Buffer | undefined;
}

/** The status of an answer, and the bytes of its body that were sent. */
export interface Sent {
  readonly status: number;
  readonly bytes: number;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | Readable;
  /** Values of further `set-cookie` headers. */
  readonly cookies?: readonly string[];
  /** Present: sends the whole answer, and resolves at its end. `status`, `headers` and `body` of this object do not count. */
  readonly take?: (exchange: Exchange) => Promise<Sent>;
}

/** Answers a request. Does not throw on bad input: the server answers 500 if a handler throws. The edge answers synchronously if it can. */
export type Handler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

/** The body has more bytes than its reader allows. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The client disconnected before its body ended. It does not read the answer. */
export class BodyBroken extends Error {
  override readonly name = 'BodyBroken';
}

/** Returns a JSON answer. By default no cache stores it. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

export function takenOver(take: NonNullable<HttpResponse['take']>): HttpResponse {
  return { status: 0, headers: {}, take };
}

/** Returns an answer, and calls `count` with its status and the bytes of its body: now, or when a taken-over one has ended. */
export function counting(response: HttpResponse, count: (sent: Sent) => void): HttpResponse {
  const { take } = response;
  if (!take) {
    count({ status: response.status, bytes: bytesOf(response) });
    return response;
  }
  return takenOver(async (exchange) => {
    const sent = await take(exchange);
    count(sent);
    return sent;
  });
}

/** A stream has a `content-length`. */
function bytesOf({ body, headers }: HttpResponse): number {
  if (body === undefined) return 0;
  if (body instanceof Uint8Array) return body.byteLength;
  return typeof body === 'string' ? Buffer.byteLength(body) : Number(headers['content-length'] ?? 0);
}

/** Returns the value of a header. If node:http gives a list, returns the first. */
export function header(request: Pick<HttpRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** Returns the media type of a body in lower case, without its parameters. */
export function mediaTypeOf(request: Pick<HttpRequest, 'headers'>): string | undefined {
  return header(request, 'content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Returns the path of a target, without the query and not decoded. */
export function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
