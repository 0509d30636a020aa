import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { KVS_ERROR_STATUS, type KvsErrorCode } from '../../contract/kvs.ts';
import { KVS_LIMITS } from '../../contract/limits.ts';
import { KVS_PATHS, type KvsOperation } from '../../contract/routes.ts';
import type { KvsOutcome } from '../../contract/usage.ts';
import type { Meter } from '../metering/meter.ts';
import { BodyTooLarge, type Handler, type HttpRequest, type HttpResponse, header, pathOf } from '../shared/http.ts';
import { KeyspaceGone, type KvsEngine, type KvsEntry } from '../stores/kvs.ts';
import type { Quota } from '../stores/quota.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { type Claim, type Denial, type Gateway, isDenial } from './gateway.ts';
import { InvalidRequest, type PutRequest, readRequest } from './request.ts';
import type { FunctionRole } from './roles.ts';
import type { Binding, Tables } from './tables.ts';

/*
 * The KVS data plane. Mirrors: spec 4.B, 5.B, 7.A, 8.
 *
 * A request passes these checks in this order. The first one that fails decides the answer:
 *   1. gateway, by the headers: form of the signature, scope, clock, credentials, required headers   403 {"message"}
 *   2. the body's size, counted while it streams in                                                   413
 *   3. gateway, by the signature over headers and body                                                403 {"message"}
 *   4. bearer token                                                                                   401
 *   5. binding: the caller's role and the table are of one app environment; app type                  403 {"error"}
 *   6. rate limits, which count only the requests that pass the checks above                          429
 *   7. path, method, content type                                                                     404, 405, 415
 *   8. JSON, key, value, TTL                                                                          400
 *   9. storage                                                                                        503
 * By design: an answer contains the value's JSON text unchanged. If another app's function sends a token, the error is
 * `inactive_binding`. Roles and tokens that are not cached are read first. A request whose role and token are cached waits
 * only for its body and the storage. Requests that pass check 5 are metered for their table (spec 1.6). Gaps: none known.
 */

export interface KvsRoutesOptions {
  readonly gateway: Gateway;
  readonly tables: Pick<Tables, 'byToken' | 'forgetToken'>;
  readonly engine: KvsEngine;
  readonly quota: Quota;
  readonly meter: Meter;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };
const PUT_DONE: HttpResponse = { status: 200, headers: JSON_HEADERS, body: '{"ok":true}' };
const DELETE_DONE: HttpResponse = { status: 200, headers: JSON_HEADERS, body: '{"deleted":true}' };
const NOT_FOUND: HttpResponse = { status: 200, headers: JSON_HEADERS, body: '{"found":false,"expiresAt":null}' };
const OPERATIONS: ReadonlyMap<string, KvsOperation> = new Map([
  [KVS_PATHS.put, 'put'],
  [KVS_PATHS.get, 'get'],
  [KVS_PATHS.delete, 'delete'],
]);
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;
const BEARER = /^Bearer +([!-~]+)$/i;

/** Returns the answer to an error. */
type Failed = (error: unknown) => HttpResponse;
type Answer = HttpResponse | Promise<HttpResponse>;
/** Meters an answer, and returns it. */
type Tally = (response: HttpResponse) => HttpResponse;

/** Returns the handler of `/v1/*`. It uses few promises, because each costs a get more time than the hash of its signature. */
export function kvsRoutes(options: KvsRoutesOptions): Handler {
  const sparing = { ...options, log: sparingLog(options) };
  return (request) => admit(request, sparing, (error) => failed(error, request, sparing));
}

/** Returns a log with one line a second about a store that is away, so that callers cannot fill the disk meanwhile. */
function sparingLog({ log, clock }: KvsRoutesOptions): Log {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (level, event, fields) => {
    if (event === UNAVAILABLE) {
      const now = clock.now();
      if (Math.abs(now - loggedAt) < LOGGED_EVERY) return;
      loggedAt = now;
    }
    log(level, event, fields);
  };
}

const UNAVAILABLE = 'kvs_unavailable';
/** Milliseconds. */
const LOGGED_EVERY = 1_000;

function admit(request: HttpRequest, options: KvsRoutesOptions, fail: Failed): Answer {
  const claim = options.gateway.readHeaders(request, options.clock.now());
  if (claim instanceof Promise) return claim.then(() => admit(request, options, fail), fail);
  if (isDenial(claim)) return denied(claim);
  return request.body(KVS_LIMITS.bodyBytes).then(
    (body) => {
      try {
        const denial = options.gateway.verify(request, body, claim);
        return denial ? denied(denial) : serve(request, body, claim, options, fail);
      } catch (error) {
        return fail(error);
      }
    },
    // If the client disconnected before the body ended, the body is not JSON. The client does not read the answer.
    (error) => fail(error instanceof BodyTooLarge ? error : new InvalidRequest('invalid_json')),
  );
}

/** Serves a request whose signature is valid. May throw. */
function serve(request: HttpRequest, body: Buffer, claim: Claim, options: KvsRoutesOptions, fail: Failed): Answer {
  const binding = bindingOf(request, claim.role, options.tables);
  // Looks the binding up again after the read, because the table may be deleted meanwhile.
  if (binding instanceof Promise) return binding.then(() => serve(request, body, claim, options, fail)).catch(fail);
  if (typeof binding === 'string') return problem(binding);
  const operation = operationOf(request);
  const tally: Tally = (response) => count(options.meter, binding, operation, body, response);
  const admitted = (seconds: number) =>
    seconds > 0 ? tally(limited(seconds)) : run(operation, body, binding, options, tally, fail);
  const wait = options.quota.take(binding.windows, body.length);
  return typeof wait === 'number' ? admitted(wait) : wait.then(admitted).catch(fail);
}

function bindingOf(
  request: HttpRequest,
  role: FunctionRole,
  tables: KvsRoutesOptions['tables'],
): Binding | KvsErrorCode | Promise<void> {
  if (!header(request, 'x-kvs-authorization')) return 'missing_token';
  const token = tokenOf(request);
  const binding = token === undefined ? null : tables.byToken(token);
  if (!binding) return 'invalid_token';
  if (binding instanceof Promise) return binding;
  if (binding.environmentID !== role.environmentID) return 'inactive_binding';
  return binding.supported ? binding : 'unsupported_app_type';
}

function tokenOf(request: HttpRequest): string | undefined {
  return BEARER.exec(header(request, 'x-kvs-authorization') ?? '')?.[1];
}

/** Runs the operation of a request that is admitted and counted. May throw. */
function run(
  operation: KvsOperation | HttpResponse,
  body: Buffer,
  { keyspace }: Binding,
  { engine, clock }: KvsRoutesOptions,
  tally: Tally,
  fail: Failed,
): Answer {
  if (typeof operation !== 'string') return tally(operation);
  const failed: Failed = (error) => tally(fail(error));
  try {
    return perform(operation, readRequest(operation, body), keyspace, clock.now(), engine, tally, failed);
  } catch (error) {
    return failed(error);
  }
}

/** Meters an answer, and returns it. */
function count(
  meter: Meter,
  binding: Binding,
  operation: KvsOperation | HttpResponse,
  body: Buffer,
  response: HttpResponse,
): HttpResponse {
  const method = typeof operation === 'string' ? operation : 'other';
  const bytesOut = typeof response.body === 'string' ? Buffer.byteLength(response.body) : 0;
  meter.kvs(binding, method, outcomeOf(response), body.length, bytesOut);
  return response;
}

function outcomeOf(response: HttpResponse): KvsOutcome {
  if (response === NOT_FOUND) return 'missed';
  const { status } = response;
  if (status === 200) return 'ok';
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}

function operationOf(request: HttpRequest): KvsOperation | HttpResponse {
  const operation = OPERATIONS.get(pathOf(request.target));
  if (!operation) return problem('not_found');
  if (request.method !== 'POST') return problem('method_not_allowed', { allow: 'POST' });
  const encoding = header(request, 'content-encoding') ?? 'identity';
  if (!JSON_TYPE.test(header(request, 'content-type') ?? '') || encoding !== 'identity') {
    return problem('unsupported_media_type');
  }
  return operation;
}

function perform(
  operation: KvsOperation,
  { key, value, ttlSeconds }: PutRequest,
  keyspace: number,
  now: number,
  engine: KvsEngine,
  tally: Tally,
  fail: Failed,
): Answer {
  switch (operation) {
    case 'put': {
      const expiresAt = ttlSeconds === undefined ? null : now + ttlSeconds * 1_000;
      return engine.put(keyspace, key, { value, expiresAt }).then(() => tally(PUT_DONE), fail);
    }
    case 'delete':
      return engine.delete(keyspace, key).then(() => tally(DELETE_DONE), fail);
    case 'get': {
      const entry = engine.get(keyspace, key, now);
      return entry instanceof Promise ? entry.then((found) => tally(answerOf(found)), fail) : tally(answerOf(entry));
    }
  }
}

function answerOf(entry: KvsEntry | undefined): HttpResponse {
  if (!entry) return NOT_FOUND;
  const expiresAt = entry.expiresAt === null ? 'null' : `"${new Date(entry.expiresAt).toISOString()}"`;
  return { status: 200, headers: JSON_HEADERS, body: `{"found":true,"value":${entry.value},"expiresAt":${expiresAt}}` };
}

function failed(error: unknown, request: HttpRequest, { tables, log }: KvsRoutesOptions): HttpResponse {
  if (error instanceof InvalidRequest) return problem(error.code);
  if (error instanceof BodyTooLarge) return problem('body_too_large');
  if (error instanceof KeyspaceGone) {
    // Another process deleted the table, and the change has not arrived here yet.
    tables.forgetToken(tokenOf(request) ?? '');
    return problem('invalid_token');
  }
  const unavailable = error instanceof StoreUnavailable;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  log('error', unavailable ? UNAVAILABLE : 'kvs_failed', {
    requestID: request.requestID,
    path: pathOf(request.target),
    reason: cause instanceof Error ? cause.message : String(cause),
  });
  return unavailable ? problem('unavailable', { 'retry-after': '1' }) : problem('internal');
}

function problem(code: KvsErrorCode, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return { status: KVS_ERROR_STATUS[code], headers: { ...JSON_HEADERS, ...headers }, body: `{"error":"${code}"}` };
}

function limited(seconds: number): HttpResponse {
  return problem('rate_limited', { 'retry-after': String(seconds) });
}

function denied({ type, message }: Denial): HttpResponse {
  return { status: 403, headers: { ...JSON_HEADERS, 'x-amzn-errortype': type }, body: JSON.stringify({ message }) };
}
