import { hash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { formatTime } from '../src/platform/kvs/sigv4/authorization.ts';
import { canonicalRequest, receivedHeaders } from '../src/platform/kvs/sigv4/canonical.ts';
import { scopeText, signature, signingKey, stringToSign } from '../src/platform/kvs/sigv4/signature.ts';

/**
 * The load of `kvs.ts`. Signs the requests before the measurement. Sends them over bare sockets, one at a time on each.
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
  readonly failed: number;
}

const { variables, keys } = Object(JSON.parse(process.argv[2] ?? '{}'));
/** Three values of each key in turn, because SQLite does not write a value that did not change. */
const REQUESTS = { put: signedRequests('put', 3 * keys), get: signedRequests('get', keys) };

function signedRequests(operation: 'put' | 'get', total: number): readonly Buffer[] {
  const time = formatTime(Date.now());
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
    const signed = signature(key, stringToSign(time, scope, canonical));
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
  const requests = REQUESTS[operation];
  const latencies: number[] = [];
  let sent = 0;
  let failed = 0;
  const began = performance.now();
  const drive = (socket: Socket) =>
    new Promise<void>((resolve) => {
      let sentAt = 0;
      let left = 0;
      const next = () => {
        sentAt = performance.now();
        if (ms === 'all' ? sent >= requests.length : sentAt - began >= ms) socket.destroy();
        else socket.write(requests[sent++ % requests.length] ?? '');
      };
      socket.on('data', (chunk: Buffer) => {
        if (left === 0) {
          left = lengthOf(chunk);
          if (chunk.toString('latin1', 9, 12) !== '200') failed += 1;
        }
        left -= chunk.length;
        if (left > 0) return;
        latencies.push(performance.now() - sentAt);
        next();
      });
      socket.once('error', () => {
        failed += 1;
      });
      socket.once('close', () => resolve());
      next();
    });
  await Promise.all(
    Array.from({ length: connections }, () => drive(connect({ port, host: '127.0.0.1', noDelay: true }))),
  );
  const seconds = (performance.now() - began) / 1_000;
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p99, failed };
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
