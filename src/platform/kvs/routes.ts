import type { Clock } from '../../base/clock.ts';
import { messageOf } from '../../base/errors.ts';
import { type Log, sparing } from '../../base/log.ts';
import { KVS_ERROR_STATUS, type KvsErrorCode } from '../../contract/kvs.ts';
import { KVS_LIMITS } from '../../contract/limits.ts';
import { KVS_PATHS, type KvsOperation } from '../../contract/routes.ts';
import type { KvsOutcome } from '../../contract/usage.ts';
import type { Meter } from '../metering/meter.ts';
import {
  BodyBroken,
  BodyTooLarge,
  type Handler,
  type HttpRequest,
  type HttpResponse,
  header,
  pathOf,
} from '../shared/http.ts';
import { KeyspaceGone, type KvsEngine, type KvsEntry } from '../stores/kvs.ts';
import type { Quota } from '../stores/quota.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { FullTables } from './full.ts';
import { type Denial, isDenial, readClaim, roleDenial, signatureDenial, UNKNOWN_KEY } from './gateway.ts';
import type { MonthlyRequests, OverMonth } from './monthly.ts';
import { InvalidRequest, readRequest } from './request.ts';
import type { FunctionRoles } from './roles.ts';
import type { Tables } from './tables.ts';

/*
 * The KVS data plane. Mirrors: spec 4.B, 5.B, 7.A, 8.
 *
 * A request passes these checks in this order. The first one that fails decides the answer:
 *   1. gateway, by the headers: form of the signature, scope, clock, credentials, required headers   403 {"message"}
 *   2. the body's size, counted while it streams in                                                   413
 *   3. gateway, by the signature over headers and body                                                403 {"message"}
 *   4. bearer token                                                                                   401
 *   5. binding: the caller's role and the table are of one app environment; app type                  403 {"error"}
 *   6. rate limits, and then the quota of a month, which count only the requests that pass the checks above 429
 *   7. path, method, content type                                                                     404, 405, 415
 *   8. JSON, key, value, TTL                                                                          400
 *   9. storage                                                                                        503
 * By design: an answer contains the value's JSON text unchanged. If another app's function sends a token, the error is
 * `inactive_binding`. A request whose role and token are cached waits only for its body and the storage. Requests that pass
 * check 5 are metered for their table (spec 1.6). Gaps: none known.
 */

export interface KvsRoutesOptions {
  readonly roles: Pick<FunctionRoles, 'byAccessKey'>;
  readonly tables: Pick<Tables, 'byToken' | 'forgetToken'>;
  readonly engine: KvsEngine;
  readonly full: Pick<FullTables, 'has'>;
  readonly monthly: MonthlyRequests;
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

export function kvsRoutes(options: KvsRoutesOptions): Handler {
  const { clock, log } = options;
  const logAway = sparing(log, LOGGED_EVERY, () => clock.now());
  const parts = { ...options, logAway };
  return (request) => answer(request, parts);
}

/** Milliseconds between two log lines about a store that is away. */
const LOGGED_EVERY = 1_000;

interface Parts extends KvsRoutesOptions {
  readonly logAway: Log;
}

/** Takes a request through the checks above, from the first to the last. */
async function answer(request: HttpRequest, options: Parts): Promise<HttpResponse> {
  const { roles, tables, engine, full, monthly, quota, meter, clock } = options;
  let metered = (response: HttpResponse) => response;
  try {
    const claim = readClaim(request, clock.now());
    if (isDenial(claim)) return denied(claim);
    const role = await roles.byAccessKey(claim.signedBy.accessKeyID);
    if (!role) return denied(UNKNOWN_KEY);
    const denial = roleDenial(claim, role, clock.now());
    if (denial) return denied(denial);
    const body = await request.body(KVS_LIMITS.bodyBytes);
    const forgery = signatureDenial(request, body, claim, role);
    if (forgery) return denied(forgery);
    if (!header(request, 'x-kvs-authorization')) return problem('missing_token');
    const binding = await tables.byToken(tokenOf(request));
    if (!binding) return problem('invalid_token');
    if (binding.environmentID !== role.environmentID) return problem('inactive_binding');
    if (!binding.supported) return problem('unsupported_app_type');
    const wait = await quota.take(binding.windows, body.length);
    const operation = operationOf(request);
    const method = typeof operation === 'string' ? operation : 'other';
    metered = (response) => {
      const bytesOut = typeof response.body === 'string' ? Buffer.byteLength(response.body) : 0;
      meter.kvs(binding, method, outcomeOf(response), body.length, bytesOut);
      return response;
    };
    if (wait > 0) return metered(problem('rate_limited', { 'retry-after': String(wait) }));
    const over = await monthly.take(binding.scope.org);
    if (over) return metered(overMonth(over));
    if (typeof operation !== 'string') return metered(operation);
    const { key, value, ttlMs } = readRequest(operation, body);
    switch (operation) {
      case 'put':
        if (full.has(binding.keyspace)) return metered(problem('table_full'));
        await engine.put(binding.keyspace, key, { value, ttlMs });
        return metered(PUT_DONE);
      case 'delete':
        await engine.delete(binding.keyspace, key);
        return metered(DELETE_DONE);
      case 'get':
        return metered(answerOf(await engine.get(binding.keyspace, key)));
    }
  } catch (error) {
    return metered(failed(error, request, options));
  }
}

/** Returns the bearer token of a table. Empty if the header has another form. */
function tokenOf(request: HttpRequest): string {
  return BEARER.exec(header(request, 'x-kvs-authorization') ?? '')?.[1] ?? '';
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

function answerOf(entry: KvsEntry | undefined): HttpResponse {
  if (!entry) return NOT_FOUND;
  const expiresAt = entry.expiresAt === null ? 'null' : `"${new Date(entry.expiresAt).toISOString()}"`;
  return { status: 200, headers: JSON_HEADERS, body: `{"found":true,"value":${entry.value},"expiresAt":${expiresAt}}` };
}

function failed(error: unknown, request: HttpRequest, { tables, log, logAway }: Parts): HttpResponse {
  if (error instanceof InvalidRequest) return problem(error.code);
  if (error instanceof BodyTooLarge) return problem('body_too_large');
  // The client does not read the answer.
  if (error instanceof BodyBroken) return problem('invalid_json');
  if (error instanceof KeyspaceGone) {
    // Another process deleted the table, and the change has not arrived here yet.
    tables.forgetToken(tokenOf(request));
    return problem('invalid_token');
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const fields = { requestID: request.requestID, path: pathOf(request.target), reason: messageOf(cause) };
  if (error instanceof StoreUnavailable) {
    logAway('error', 'kvs_unavailable', fields);
    return problem('unavailable', { 'retry-after': '1' });
  }
  log('error', 'kvs_failed', fields);
  return problem('internal');
}

function problem(code: KvsErrorCode, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return { status: KVS_ERROR_STATUS[code], headers: { ...JSON_HEADERS, ...headers }, body: `{"error":"${code}"}` };
}

function overMonth({ message, seconds }: OverMonth): HttpResponse {
  const { status, headers } = problem('quota_exceeded', { 'retry-after': String(seconds) });
  return { status, headers, body: JSON.stringify({ error: 'quota_exceeded', message }) };
}

function denied({ type, message }: Denial): HttpResponse {
  return { status: 403, headers: { ...JSON_HEADERS, 'x-amzn-errortype': type }, body: JSON.stringify({ message }) };
}
