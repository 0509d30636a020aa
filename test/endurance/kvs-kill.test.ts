import { type ChildProcess, fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { formatTime } from '../../src/platform/kvs/sigv4/authorization.ts';
import { canonicalRequest, receivedHeaders } from '../../src/platform/kvs/sigv4/canonical.ts';
import { scopeText, signingKey, stringToSign } from '../../src/platform/shared/sigv4.ts';
import { rounds } from '../support/rounds.ts';

const CHILD = resolve(import.meta.dirname, 'kvs-platform-child.ts');
const ROUNDS = rounds(20);
const WRITERS = 64;
const KEYS_EACH = 8;

type Variables = Readonly<Record<string, string>>;
/** The last acknowledged text of a key (undefined: no entry), and the write that was not acknowledged yet. */
interface Known {
  acknowledged: string | undefined;
  underWay: { readonly result: string | undefined } | undefined;
}

test(`${ROUNDS} times, kill -9 during ${WRITERS} writers does not lose an acknowledged write`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-kill-'));
  const keys = new Map<string, Known>();
  let acknowledged = 0;
  let variables: Variables | undefined;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { child, baseUrl, token } = await start(dir);
    variables ??= await makeTable(baseUrl, token);
    const store = client(baseUrl, variables);
    for (const [key, known] of keys) await check(store, key, known);
    if (round < ROUNDS) {
      const stop = new AbortController();
      const writers = Array.from({ length: WRITERS }, (_, n) => write(store, `w${n}`, round, keys, stop.signal));
      await delay(500 + 20 * round);
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      stop.abort();
      acknowledged += (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);
    } else child.kill('SIGKILL');
    store.close();
  }
  rmSync(dir, { recursive: true, force: true });
  process.stdout.write(`kill -9: ${ROUNDS} rounds, ${acknowledged} acknowledged writes, ${keys.size} keys\n`);
  // On a busy machine a round has time for few writes, and each has to count.
  expect(acknowledged).toBeGreaterThan(ROUNDS * KEYS_EACH);
});

async function start(dir: string): Promise<{ child: ChildProcess; baseUrl: string; token: string }> {
  const child = fork(CHILD, [dir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [ready] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the platform ended with ${code}`))),
  ]);
  return { child, ...(ready as { baseUrl: string; token: string }) };
}

async function makeTable(baseUrl: string, token: string): Promise<Variables> {
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const apps = '/orgs/acme/projects/web/apps';
  await post(`/api/v1${apps}`, { name: 'shop', type: 'api', repository: 'acme/shop', branch: 'main' });
  await post(`/operator${apps}/shop/tables`, { name: 'kill' });
  return ((await post(`/operator${apps}/shop/runtime`, {})) as { variables: Variables }).variables;
}

/** Puts and deletes its own keys until the platform is gone. Returns the number of acknowledged writes. */
async function write(store: Client, name: string, round: number, keys: Map<string, Known>, stop: AbortSignal) {
  let count = 0;
  for (let n = 0; !stop.aborted; n += 1) {
    const key = `${name}/${n % KEYS_EACH}`;
    const known = keys.get(key) ?? { acknowledged: undefined, underWay: undefined };
    keys.set(key, known);
    const text = `"${name}-${round}-${n}-${'x'.repeat((n * 37) % 3_000)}"`;
    const result = n % 5 === 4 ? undefined : text;
    known.underWay = { result };
    try {
      await (result === undefined ? store.call('delete', key) : store.call('put', key, text));
    } catch {
      return count;
    }
    known.acknowledged = result;
    known.underWay = undefined;
    count += 1;
  }
  return count;
}

/** Throws unless the key has its acknowledged value, or the value of the write that the kill interrupted. */
async function check(store: Client, key: string, known: Known): Promise<void> {
  const answer = await store.call('get', key);
  const value = /^\{"found":true,"value":(.*),"expiresAt":null\}$/s.exec(answer)?.[1];
  const allowed = [known.acknowledged, ...(known.underWay ? [known.underWay.result] : [])];
  if (!allowed.includes(value)) {
    throw new Error(
      `${key} has ${answer.slice(0, 80)}, but ${allowed.map((each) => each?.slice(0, 40)).join(' or ')} was written`,
    );
  }
  known.acknowledged = value;
  known.underWay = undefined;
}

interface Client {
  call(operation: 'put' | 'get' | 'delete', key: string, value?: string): Promise<string>;
  close(): void;
}

/** Resolves with the body of a 200; rejects on anything else. */
function client(baseUrl: string, variables: Variables): Client {
  const agent = new Agent({ keepAlive: true });
  const { host } = new URL(baseUrl);
  const token = variables.SERVICE_KVS_TOKEN_KILL ?? '';
  return {
    close: () => agent.destroy(),
    call: (operation, key, value) =>
      new Promise((resolvePromise, reject) => {
        const body = `{"key":"${key}"${value === undefined ? '' : `,"value":${value}`}}`;
        const headers = signed(host, `/v1/${operation}`, body, token, variables);
        const sent = request(`${baseUrl}/v1/${operation}`, { method: 'POST', headers, agent }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('close', () => reject(new Error('cut off')));
          response.once('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200 && response.complete) resolvePromise(text);
            else reject(new Error(`${response.statusCode} ${text}`));
          });
        });
        sent.once('error', reject);
        sent.end(body);
      }),
  };
}

function signed(host: string, target: string, body: string, token: string, variables: Variables) {
  const time = formatTime(Date.now());
  const scope = { date: time.slice(0, 8), region: 'us-east-2', service: 'execute-api' };
  const headers = {
    'content-type': 'application/json',
    host,
    'x-amz-date': time,
    'x-amz-security-token': variables.AWS_SESSION_TOKEN ?? '',
    'x-kvs-authorization': `Bearer ${token}`,
  };
  const signedHeaders = Object.keys(headers);
  const canonical = canonicalRequest({
    ...{ method: 'POST', target, signedHeaders, normalizePath: true, payloadHash: hash('sha256', body) },
    headers: receivedHeaders(Object.entries(headers).flat()),
  });
  const key = signingKey(variables.AWS_SECRET_ACCESS_KEY ?? '', scope);
  const made = key.sign(stringToSign(time, scope, canonical));
  const credential = `${variables.AWS_ACCESS_KEY_ID}/${scopeText(scope)}`;
  const names = signedHeaders.join(';');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${made}`,
  };
}
