import type { Readable } from 'node:stream';

/**
 * A request as the platform's rooms see it. Rooms do not use sockets, so tests build requests in memory. It is lighter
 * than the fetch classes, and it keeps the bytes as received, which signatures need.
 */
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
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | Readable;
  /** Values of further `set-cookie` headers. */
  readonly cookies?: readonly string[];
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

/** Returns the value of a header. If node:http gives a list, returns the first. */
export function header(request: Pick<HttpRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** Returns the path of a target, without the query and not decoded. */
export function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
