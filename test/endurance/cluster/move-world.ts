import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Agent } from 'node:http';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { isObject, type JsonObject } from '../../../src/base/json.ts';
import { type ControlClient, hostOf, type NumberedApp, OPERATOR_APPS } from '../../support/chaos-deploys.ts';
import { ask, askKvs, type KvsAccess, type KvsCall, type Reply } from '../../support/chaos-http.ts';

export const APPS = '/api/v1/orgs/acme/projects/web/apps';
const CONSOLE_APPS = '/console/orgs/acme/projects/web/apps';
const SOON = { timeout: 60_000, interval: 100 };
const FINAL = ['succeeded', 'failed', 'cancelled'];
const AT_ONCE = 16;

/** Returns the newest deployments of an app, as the API shows them. */
export async function deploymentsOf(client: ControlClient, app: string): Promise<readonly JsonObject[]> {
  const { deployments } = await client.insist('GET', `${APPS}/${app}/deployments?limit=100`);
  return Array.isArray(deployments) ? deployments.filter(isObject) : [];
}

/** Deploys, and returns the deployment when it has ended. */
export async function deployed(client: ControlClient, app: string): Promise<JsonObject> {
  const { deployID } = await client.insist('POST', `${APPS}/${app}/deployments`, {});
  return ended(client, app, String(deployID));
}

export async function ended(client: ControlClient, app: string, deployID: string): Promise<JsonObject> {
  const find = async () => (await deploymentsOf(client, app)).find((each) => each.deployID === deployID) ?? {};
  await expect.poll(async () => FINAL.includes(String((await find()).status)), SOON).toBe(true);
  return find();
}

/** Creates apps with all kinds of deployments: of many releases, with variables, failed, and some that never end. */
export async function fillApps(client: ControlClient, shop: NumberedApp, repository: string): Promise<void> {
  await shop.create();
  for (let n = 0; n < 3; n += 1) await ended(client, 'shop', await shop.deploy());
  const source = { type: 'web-landing', repository, branch: 'main', outputDirectory: 'out' };
  const commands = {
    greeting: 'mkdir out && printenv GREETING > out/index.html',
    broken: 'echo "src/main.ts(3,7): error TS2322: wrong" && exit 1',
    slow: 'sleep 600',
    slower: 'sleep 600',
    later: 'mkdir out && echo later > out/index.html',
  };
  for (const [name, buildCommand] of Object.entries(commands)) {
    await client.insist('POST', APPS, { name, ...source, buildCommand });
  }
  await client.insist('PUT', `${APPS}/greeting/env`, { env: { GREETING: 'first' } });
  expect(await deployed(client, 'greeting')).toMatchObject({ status: 'succeeded' });
  expect(await deployed(client, 'broken')).toMatchObject({ status: 'failed' });
}

/** The puts of the keys. Each twentieth entry expires after a day. */
export function putsOf(keys: readonly string[], word: string) {
  return keys.map((key, n) => ({
    ...{ kind: 'put' as const, key, value: `${word} ${n}` },
    ...(n % 20 === 0 ? { ttlSeconds: 86_400 } : {}),
  }));
}

export interface Seen {
  readonly port: number;
  readonly agent: Agent;
}

/** Requests a page of a site, as a browser does. */
export async function page({ port, agent }: Seen, host: string, path = '/'): Promise<Reply> {
  return ask({ port, agent, method: 'GET', path, headers: { host } });
}

/** Reads all that the public pages and APIs show of the apps. */
export async function everything(
  client: ControlClient,
  seen: Seen,
  token: string,
  apps: Readonly<Record<string, readonly string[]>>,
): Promise<JsonObject> {
  const cookie = await signIn(seen, token);
  const read: Record<string, JsonObject> = {};
  for (const [app, paths] of Object.entries(apps)) {
    const deployments = await deploymentsOf(client, app);
    const details: JsonObject[] = [];
    for (const { deployID, status } of deployments) {
      const at = `deployments/${deployID}`;
      const failure = status === 'failed' ? await client.insist('GET', `${APPS}/${app}/${at}/failure`) : null;
      const path = `${CONSOLE_APPS}/${app}/${at}/log`;
      const log = await ask({ ...seen, method: 'GET', path, headers: { cookie, host: `127.0.0.1:${seen.port}` } });
      expect(log.status).toBe(200);
      expect(log.body).not.toBe('');
      details.push({ deployID, failure, log: log.body });
    }
    read[app] = {
      ...{ deployments, details, environments: await client.insist('GET', `${APPS}/${app}/environments`) },
      releases: await client.insist('GET', `${OPERATOR_APPS}/${app}/releases`),
      tables: await client.insist('GET', `${OPERATOR_APPS}/${app}/tables`),
      pages: await pagesOf(client, seen, app, paths),
    };
  }
  return read;
}

async function pagesOf(client: ControlClient, seen: Seen, app: string, paths: readonly string[]) {
  if (paths.length === 0) return [];
  const host = await hostOf(client, app);
  return Promise.all(
    paths.map(async (path) => {
      const { status, body, headers } = await page(seen, host, path);
      return { path, status, body, etag: headers.etag, type: headers['content-type'] };
    }),
  );
}

async function signIn({ port }: Seen, token: string): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  const body = new URLSearchParams({ token });
  const answer = await fetch(`${origin}/console/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { origin },
  });
  expect(answer.status).toBe(303);
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}

const ODD = [
  'a\0b',
  '\0',
  ' ',
  '"',
  '\\',
  '/',
  'é',
  'e\u0301',
  '😀',
  '\uffff',
  '%00',
  'x'.repeat(512),
  '漢'.repeat(170),
];

/** The keys that the test writes: odd ones, and numbered ones up to `count`. */
export function keysOf(count: number): readonly string[] {
  return [...ODD, ...Array.from({ length: count - ODD.length }, (_, n) => `session:${n}`)];
}

/** Sends calls of the key-value store, a few at once. Returns the answers. Every one must be 200. */
export async function callAll(
  { port, agent }: Seen,
  access: KvsAccess,
  calls: readonly (KvsCall & { readonly ttlSeconds?: number })[],
): Promise<readonly string[]> {
  const answers: string[] = [];
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < calls.length; n = next++) {
      const call = calls[n];
      const reply = call && (await askKvs({ port, agent, timeoutMs: 20_000 }, access, call));
      if (reply?.status !== 200) throw new Error(`${JSON.stringify(call)}: ${reply?.status} ${reply?.body}`);
      answers[n] = reply.body;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return answers;
}

/** Returns the hashes of the files of a data directory, but of what its lock and readers of SQLite leave. */
export function dataFiles(dir: string): Readonly<Record<string, string>> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  const data = paths.filter((path) => !/\.(?:lock|pid)$|-(?:shm|wal)$/.test(path));
  return Object.fromEntries(data.map((path) => [relative(dir, path), hash('sha256', readFileSync(path))]));
}
