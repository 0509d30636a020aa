import type { Readable } from 'node:stream';

/**
 * HTTP as the platform's rooms see it. Only `server.ts` touches sockets; tests build requests in memory.
 * Lighter than the fetch classes, and it keeps the bytes as received, which signatures need.
 */
export interface HttpRequest {
  readonly method: string;
  /** The request target as received: path and query, not decoded. What is neither does not begin with a slash. */
  readonly target: string;
  /** Names and values in turn, as received. */
  readonly rawHeaders: readonly string[];
  /** Names in lower case; repeated ones as node:http joins them. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Given or made by the server, and returned as `x-request-id`. */
  readonly requestID: string;
  /** The address of the client, or of its proxy. */
  readonly remoteAddress?: string | undefined;
  /** Reads the body, counting while it streams in. Rejects with `BodyTooLarge` past `limit` bytes, or `BodyBroken`. */
  body(limit: number): Promise<Buffer>;
  /** Aborted when the client goes away or the server stops. Made on first use. */
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | Readable;
}

/** Answers a request. Never throws on bad input; a throw is a 500. Synchronous where it can be: the edge's hot path is. */
export type Handler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The client went away before its body ended: nobody's fault here, and nobody reads the answer. */
export class BodyBroken extends Error {
  override readonly name = 'BodyBroken';
}

/** A JSON answer, never cached. */
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

/** One header's value; of a repeated one the first. */
export function header(request: Pick<HttpRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** The path of a target, without its query. Not decoded. */
export function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
