import { hash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { formatTime } from '../src/platform/kvs/sigv4/authorization.ts';
import { canonicalRequest, receivedHeaders } from '../src/platform/kvs/sigv4/canonical.ts';
import { scopeText, signingKey, stringToSign } from '../src/platform/shared/sigv4.ts';

/**
 * The load of `kvs.ts`. Signs the requests before the measurement, and again before each one for which the signatures have
 * become old: they are valid for five minutes, and a slow machine takes longer from the start to the last run. Sends them over bare sockets, one at a time on each.
 * The signed host is a fixed name, so that both servers get the same bytes.
 */

/** One run, requested by a message. The result is a message too. Times are in milliseconds. */
export interface Run {
  readonly port: number;
  readonly operation: 'put' | 'get';
  readonly connections: number;
  /** The duration, or `all` to send each request once. */
  readonly ms: number | 'all';
}

export interface RunResult {
  readonly perSecond: number;
  readonly p99: number;
  /** What failed, by its status or the error of its connection, and how often. */
  readonly failures: Readonly<Record<string, number>>;
}

const { variables, keys, signedAgoMs = 0 } = Object(JSON.parse(process.argv[2] ?? '{}'));
/** Three values of each key in turn, because SQLite does not write a value that did not change. */
/** Requests between two looks at the age of the signatures. */
const SIGNED_TURN = 1_000;
const COUNTS = { put: 3 * keys, get: keys };
/** Milliseconds for which signatures are used. A signature is valid for five minutes. */
const SIGNED_MS = 120_000;

interface Signed {
  readonly at: number;
  readonly requests: readonly Buffer[];
}

const signed: Partial<Record<Run['operation'], Signed>> = {};
for (const operation of ['put', 'get'] as const) {
  const requests = signedRequests(operation, COUNTS[operation], signedAgoMs);
  signed[operation] = { at: performance.now() - signedAgoMs, requests };
}

/** Returns requests with signatures that are not old. */
function sign(operation: Run['operation']): readonly Buffer[] {
  const known = signed[operation];
  if (known && performance.now() - known.at < SIGNED_MS) return known.requests;
  const requests = signedRequests(operation, COUNTS[operation]);
  signed[operation] = { at: performance.now(), requests };
  return requests;
}

function signedRequests(operation: 'put' | 'get', total: number, agoMs = 0): readonly Buffer[] {
  const time = formatTime(Date.now() - agoMs);
  const scope = { date: time.slice(0, 8), region: 'us-east-2', service: 'execute-api' };
  const key = signingKey(variables.AWS_SECRET_ACCESS_KEY, scope);
  const headers = {
    'content-type': 'application/json',
    host: '127.0.0.1',
    'x-amz-date': time,
    'x-amz-security-token': variables.AWS_SESSION_TOKEN,
    'x-kvs-authorization': `Bearer ${variables.SERVICE_KVS_TOKEN_BENCH}`,
  };
  const received = receivedHeaders(Object.entries(headers).flat());
  const signedHeaders = Object.keys(headers);
  const target = `/v1/${operation}`;
  return Array.from({ length: total }, (_, index) => {
    const value = {
      user: `user-${index}@example.com`,
      roles: ['reader', 'writer'],
      count: index,
      note: 'x'.repeat(120),
    };
    const body = JSON.stringify({ key: `session:${index % keys}`, ...(operation === 'put' ? { value } : {}) });
    const canonical = canonicalRequest({
      ...{ method: 'POST', target, headers: received, signedHeaders, normalizePath: true },
      payloadHash: hash('sha256', body),
    });
    const signed = key.sign(stringToSign(time, scope, canonical));
    const credential = `${variables.AWS_ACCESS_KEY_ID}/${scopeText(scope)}`;
    const lines = [
      `POST ${target} HTTP/1.1`,
      ...Object.entries(headers).map(([name, text]) => `${name}: ${text}`),
      `authorization: AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signed}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

async function run({ port, operation, connections, ms }: Run): Promise<RunResult> {
  let requests = sign(operation);
  const latencies: number[] = [];
  let sent = 0;
  const failures: Record<string, number> = {};
  const fail = (name: string) => {
    failures[name] = (failures[name] ?? 0) + 1;
  };
  const began = performance.now();
  const drive = (socket: Socket) =>
    new Promise<void>((resolve) => {
      let sentAt = 0;
      let left = 0;
      const next = () => {
        sentAt = performance.now();
        if (ms === 'all' ? sent >= requests.length : sentAt - began >= ms) socket.destroy();
        else {
          // A run of minutes signs anew in between.
          if (sent % SIGNED_TURN === 0) requests = sign(operation);
          socket.write(requests[sent++ % requests.length] ?? '');
        }
      };
      socket.on('data', (chunk: Buffer) => {
        if (left === 0) {
          left = lengthOf(chunk);
          const status = chunk.toString('latin1', 9, 12);
          if (status !== '200') fail(status);
        }
        left -= chunk.length;
        if (left > 0) return;
        latencies.push(performance.now() - sentAt);
        next();
      });
      socket.once('error', (error) => fail('code' in error ? String(error.code) : error.message));
      socket.once('close', () => resolve());
      next();
    });
  await Promise.all(
    Array.from({ length: connections }, () => drive(connect({ port, host: '127.0.0.1', noDelay: true }))),
  );
  const seconds = (performance.now() - began) / 1_000;
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p99, failures };
}

/** Returns the bytes of the whole response. `chunk` must contain its head. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  return end + 4 + Number(/content-length: *(\d+)/i.exec(chunk.toString('latin1', 0, end))?.[1] ?? 0);
}

process.on('message', async (asked: Run) => {
  const result = await run(asked);
  if (process.connected) process.send?.(result);
});
process.send?.('ready');
