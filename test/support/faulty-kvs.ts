import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jsonMembers } from '../../src/base/json-text.ts';
import { seededRandom } from './random.ts';

/** The share of requests that each fault affects, from 0 to 1. */
export interface FaultRates {
  readonly throttled?: number;
  readonly error500?: number;
  readonly error503?: number;
  /** The connection breaks before anything is done. */
  readonly reset?: number;
  /** The store does the work, but does not send the answer. */
  readonly lost?: number;
}

export interface FaultyKvs extends AsyncDisposable {
  readonly url: string;
  /** Key to the exact JSON text of its value. */
  readonly store: Map<string, string>;
  readonly ttls: Map<string, string>;
  /** Acknowledged puts of each key. */
  readonly acknowledged: Map<string, number>;
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string }[];
  readonly counts: { requests: number; refused: number };
  /** Called first. If it returns an answer, the store sends this and nothing else. */
  answer: ((path: string, key: string, attempt: number) => CannedAnswer | undefined) | undefined;
}

export interface CannedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface FaultyKvsOptions {
  readonly seed?: number;
  readonly faults?: FaultRates;
  readonly retryAfter?: () => string;
  /** A fixed window of a minute, by this clock. */
  readonly quota?: { readonly perMinute: number; readonly now: () => number };
  /** True to keep the requests. False for long runs. */
  readonly record?: boolean;
  readonly latencyMs?: number;
}

/** Starts a data plane of spec 4.B on loopback with these faults. It does not check signatures; the platform does. */
export async function startFaultyKvs(options: FaultyKvsOptions = {}): Promise<FaultyKvs> {
  const state = {
    store: new Map<string, string>(),
    ttls: new Map<string, string>(),
    acknowledged: new Map<string, number>(),
    requests: [] as FaultyKvs['requests'],
    counts: { requests: 0, refused: 0 },
    answer: undefined as FaultyKvs['answer'],
  };
  const random = seededRandom(options.seed ?? 1);
  const quota = options.quota === undefined ? () => undefined : fixedWindow(options.quota);
  const attempts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (options.latencyMs !== undefined) await new Promise((resolve) => setTimeout(resolve, options.latencyMs));
    const path = request.url ?? '';
    const members = new Map((jsonMembers(body) ?? []).map((member) => [member.name, member.text]));
    const key = String(JSON.parse(members.get('key') ?? 'null'));
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    state.counts.requests += 1;
    if (options.record !== false) state.requests.push({ path, headers: request.headers, body });
    const canned = state.answer?.(path, key, attempt) ?? quota() ?? draw(options, random());
    if (canned === 'reset') return void request.socket.destroy();
    if (canned !== undefined && canned !== 'lost') {
      state.counts.refused += 1;
      return send(response, canned);
    }
    const answer = perform(state, path, key, members);
    if (canned === 'lost') return void request.socket.destroy();
    if (path === '/v1/put') state.acknowledged.set(key, (state.acknowledged.get(key) ?? 0) + 1);
    send(response, { status: 200, body: answer });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function perform(
  { store, ttls }: Pick<FaultyKvs, 'store' | 'ttls'>,
  path: string,
  key: string,
  members: ReadonlyMap<string, string>,
): string {
  if (path === '/v1/put') {
    store.set(key, members.get('value') ?? '');
    ttls.set(key, members.get('ttlSeconds') ?? '');
    return '{"ok":true}';
  }
  if (path === '/v1/delete') {
    store.delete(key);
    return '{"deleted":true}';
  }
  const value = store.get(key);
  return value === undefined ? '{"found":false,"expiresAt":null}' : `{"found":true,"value":${value},"expiresAt":null}`;
}

function draw(options: FaultyKvsOptions, point: number): CannedAnswer | 'reset' | 'lost' | undefined {
  const rates = options.faults ?? {};
  const wait = options.retryAfter?.();
  const faults = [
    [
      rates.throttled,
      { status: 429, body: '{"error":"rate_limited"}', ...(wait ? { headers: { 'retry-after': wait } } : {}) },
    ],
    [rates.error500, { status: 500, body: '{"error":"internal"}' }],
    [rates.error503, { status: 503, body: '{"error":"unavailable"}' }],
    [rates.reset, 'reset'],
    [rates.lost, 'lost'],
  ] as const;
  let left = point;
  for (const [rate = 0, fault] of faults) {
    if (left < rate) return fault;
    left -= rate;
  }
  return undefined;
}

function fixedWindow({ perMinute, now }: { perMinute: number; now: () => number }): () => CannedAnswer | undefined {
  let window = -1;
  let used = 0;
  return () => {
    const minute = Math.floor(now() / 60_000);
    if (minute !== window) [window, used] = [minute, 0];
    used += 1;
    if (used <= perMinute) return undefined;
    const wait = Math.ceil(((minute + 1) * 60_000 - now()) / 1_000);
    return { status: 429, headers: { 'retry-after': String(wait) }, body: '{"error":"rate_limited"}' };
  };
}

function send(response: ServerResponse, { status, headers, body }: CannedAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
}
