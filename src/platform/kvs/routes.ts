import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { KVS_ERROR_STATUS, type KvsErrorCode } from '../../contract/kvs.ts';
import { KVS_LIMITS } from '../../contract/limits.ts';
import { KVS_PATHS, type KvsOperation } from '../../contract/routes.ts';
import { BodyTooLarge, type Handler, type HttpRequest, type HttpResponse, header, pathOf } from '../http.ts';
import type { KvsEngine, KvsEntry } from '../stores/kvs.ts';
import { StoreUnavailable } from '../stores/unavailable.ts';
import { type Claim, type Gateway, isRefusal, type Refusal } from './gateway.ts';
import { admit, secondsToNextWindow } from './rate-limits.ts';
import { InvalidRequest, type PutRequest, readRequest } from './request.ts';
import type { FunctionRole } from './roles.ts';
import type { Binding, Tables } from './tables.ts';

/*
 * The KVS data plane. Mirrors: spec 4.B, 5.B, 7.A, 8.
 *
 * A request passes these gates in this order, and the first that shuts answers:
 *   1. gateway, by the headers: form of the signature, scope, clock, credentials, required headers   403 {"message"}
 *   2. the body's size, counted while it streams in                                                   413
 *   3. gateway, by the signature over headers and body                                                403 {"message"}
 *   4. bearer token                                                                                   401
 *   5. binding: the caller's role and the table are of one app environment; app type                  403 {"error"}
 *   6. rate limits, counted here and nowhere else                                                     429
 *   7. path, method, content type                                                                     404, 405, 415
 *   8. JSON, key, value, TTL                                                                          400
 *   9. storage                                                                                        503
 * By design: the answer holds the value's JSON text as it was put. A token sent by another app's function is
 * `inactive_binding`. Gaps: metering is the log's alone.
 */

export interface KvsRoutesOptions {
  readonly gateway: Gateway;
  readonly tables: Pick<Tables, 'byToken'>;
  readonly engine: KvsEngine;
  readonly clock: Pick<Clock, 'now' | 'monotonic'>;
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

/** The answer to what was thrown. */
type Failed = (error: unknown) => HttpResponse;

/** The handler of `/v1/*`. Few promises: each costs a get more than its signature's hash does. */
export function kvsRoutes(options: KvsRoutesOptions): Handler {
  return (request) => {
    const claim = options.gateway.readHeaders(request, options.clock.now());
    if (isRefusal(claim)) return refused(claim);
    const fail: Failed = (error) => failed(error, request, options.log);
    return request.body(KVS_LIMITS.bodyBytes).then(
      (body) => {
        try {
          return serve(request, body, claim, options, fail);
        } catch (error) {
          return fail(error);
        }
      },
      // A body that its client broke off is no JSON; nobody is there to read so.
      (error) => fail(error instanceof BodyTooLarge ? error : new InvalidRequest('invalid_json')),
    );
  };
}

function serve(
  request: HttpRequest,
  body: Buffer,
  claim: Claim,
  { gateway, tables, engine, clock }: KvsRoutesOptions,
  fail: Failed,
): HttpResponse | Promise<HttpResponse> {
  const refusal = gateway.verify(request, body, claim);
  if (refusal) return refused(refusal);
  const binding = bindingOf(request, claim.role, tables);
  if (typeof binding === 'string') return problem(binding);
  const elapsed = clock.monotonic();
  if (!admit(binding.environmentWindow, binding.tableWindow, elapsed)) {
    return problem('rate_limited', { 'retry-after': String(secondsToNextWindow(elapsed)) });
  }
  const operation = operationOf(request);
  if (typeof operation !== 'string') return operation;
  return perform(operation, readRequest(operation, body), binding.keyspace, clock.now(), engine, fail);
}

function bindingOf(
  request: HttpRequest,
  role: FunctionRole,
  tables: KvsRoutesOptions['tables'],
): Binding | KvsErrorCode {
  const bearer = header(request, 'x-kvs-authorization');
  if (!bearer) return 'missing_token';
  const token = BEARER.exec(bearer)?.[1];
  const binding = token === undefined ? undefined : tables.byToken(token);
  if (!binding) return 'invalid_token';
  if (binding.environmentID !== role.environmentID) return 'inactive_binding';
  return binding.supported ? binding : 'unsupported_app_type';
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
  fail: Failed,
): HttpResponse | Promise<HttpResponse> {
  switch (operation) {
    case 'put': {
      const expiresAt = ttlSeconds === undefined ? null : now + ttlSeconds * 1_000;
      return engine.put(keyspace, key, { value, expiresAt }).then(() => PUT_DONE, fail);
    }
    case 'delete':
      return engine.delete(keyspace, key).then(() => DELETE_DONE, fail);
    case 'get': {
      const entry = engine.get(keyspace, key, now);
      return entry instanceof Promise ? entry.then(found, fail) : found(entry);
    }
  }
}

function found(entry: KvsEntry | undefined): HttpResponse {
  if (!entry) return NOT_FOUND;
  const expiresAt = entry.expiresAt === null ? 'null' : `"${new Date(entry.expiresAt).toISOString()}"`;
  return { status: 200, headers: JSON_HEADERS, body: `{"found":true,"value":${entry.value},"expiresAt":${expiresAt}}` };
}

function failed(error: unknown, request: HttpRequest, log: Log): HttpResponse {
  if (error instanceof InvalidRequest) return problem(error.code);
  if (error instanceof BodyTooLarge) return problem('body_too_large');
  const unavailable = error instanceof StoreUnavailable;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  log('error', unavailable ? 'kvs_unavailable' : 'kvs_failed', {
    requestID: request.requestID,
    path: pathOf(request.target),
    reason: cause instanceof Error ? cause.message : String(cause),
  });
  return unavailable ? problem('unavailable', { 'retry-after': '1' }) : problem('internal');
}

function problem(code: KvsErrorCode, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return { status: KVS_ERROR_STATUS[code], headers: { ...JSON_HEADERS, ...headers }, body: `{"error":"${code}"}` };
}

function refused({ type, message }: Refusal): HttpResponse {
  return { status: 403, headers: { ...JSON_HEADERS, 'x-amzn-errortype': type }, body: JSON.stringify({ message }) };
}
