import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { SERVER_FILE } from '../../../src/platform/functions/types.ts';
import { type Platform, type StartOptions, startPlatform } from '../../../src/platform/index.ts';
import { ingestRelease } from '../../../src/platform/objects/ingest.ts';
import type { AppKey, Builder, BuildJob, BuildOptions } from '../../../src/platform/shared/types.ts';
import type { Stores } from '../../../src/platform/stores/index.ts';
import { openLocalStores } from '../../../src/platform/stores/local/index.ts';
import { ACT } from '../../support/acts.ts';
import { NodeInstances } from '../../support/node-instances.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const APP: AppKey = { org: 'acme', project: 'web', appID: 'shop' };

/** Stores a release with a server each time. */
class ServerBuilder implements Builder {
  readonly #stores: Stores;
  readonly #folder: string;

  constructor(stores: Stores, folder: string) {
    this.#stores = stores;
    this.#folder = folder;
  }

  async build({ deployID, app }: BuildJob, { signal, onStage, onCommit, onStored }: BuildOptions) {
    const directory = join(this.#folder, deployID);
    mkdirSync(join(directory, SERVER_FILE, '..'), { recursive: true });
    writeFileSync(join(directory, SERVER_FILE), '{"version":1}');
    writeFileSync(join(directory, 'robots.txt'), deployID);
    await onStage('clone');
    await onCommit('c0ffee');
    await onStage('sync');
    const release = await ingestRelease({ blobs: this.#stores.blobs, org: app.org, directory, signal });
    await onStored?.(release.manifestHash, release);
    return { commit: 'c0ffee', release, async [Symbol.asyncDispose]() {} };
  }

  async recover(): Promise<void> {}
}

async function opened(dir: string, options: Partial<StartOptions>) {
  const stores = await openLocalStores({ dir: join(dir, 'data'), lasting: false });
  const builder = new ServerBuilder(stores, join(dir, 'out'));
  const start = { stores, nodeDir: stores.dataDir, port: 0, env: {}, lasting: false, builder, ...options };
  const platform = await startPlatform(start);
  return { stores, platform };
}

/** Deploys the app. Returns its deployment when that has ended. */
async function deploy({ state }: Stores) {
  const created = await state.deployments.create(APP, { branch: null, commit: null }, ACT);
  if (created.kind !== 'done') throw new Error(created.kind);
  const { deployID } = created.made;
  for (;;) {
    const found = await state.deployments.find(APP, deployID);
    if (found?.finishedAt) return found;
    await wait(20);
  }
}

function listeners(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;
}

async function ask({ port }: Platform, host: string, path: string, method: 'GET' | 'POST' = 'GET') {
  const { statusCode, body } = await request(`http://127.0.0.1:${port}${path}`, { method, headers: { host } });
  return { status: statusCode, text: await body.text() };
}

test('a function app goes live when an instance of it is ready, gets its variables, and ends with the platform', async () => {
  using folder = temporaryFolder();
  await using instances = new NodeInstances();
  const before = listeners();
  const { stores, platform } = await opened(folder.path, { instances });
  expect(listeners() - before).toBe(1);
  const { state } = stores;
  const config = { repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null };
  await state.apps.create({ key: APP, type: 'api', config: { ...config, settings: {} } }, ACT);
  await state.apps.replaceEnv(APP, { FAIL: 'start' }, ACT);
  const failed = await deploy(stores);
  expect(failed).toMatchObject({ status: 'failed', stage: 'activate' });
  expect(await state.deployments.failure(APP, failed.deployID)).toMatchObject({
    code: 'start_failed',
    exitCode: 3,
    log: ['Error: no database'],
  });
  await state.apps.replaceEnv(APP, {}, ACT);
  const { deployID, status } = await deploy(stores);
  expect(status).toBe('succeeded');
  // Beside the platform's own, that of the key-value store for instances.
  expect(listeners() - before).toBe(2);
  const host = `${(await state.apps.find(APP))?.subdomain}.localhost`;
  expect(await ask(platform, host, '/version', 'POST')).toEqual({ status: 200, text: deployID });
  expect(await ask(platform, host, '/robots.txt')).toEqual({ status: 200, text: deployID });
  // The one that was tried serves.
  expect(instances.started).toHaveLength(2);
  expect(instances.started.at(-1)?.spec).toMatchObject({ app: APP, deployID, host: `${host}:${platform.port}` });
  await state.apps.editEnv(APP, { set: { VERSION: 'mine' }, unset: [] }, { variables: 9, bytes: 99 }, ACT);
  while ((await ask(platform, host, '/version')).text !== 'mine') await wait(20);
  const socket = connect(platform.port, '127.0.0.1');
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  socket.write(`GET /socket HTTP/1.1\r\nHost: ${host}\r\n${upgrade}Sec-WebSocket-Version: 13\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 101/);
  await platform.close();
  expect(instances.running).toEqual([]);
});

test('a node without functions builds and serves the files of a function app, and says that it does not run it', async () => {
  using folder = temporaryFolder();
  await using instances = new NodeInstances();
  const { stores, platform } = await opened(folder.path, { instances, functions: 'off' });
  await using _ = platform;
  const config = { repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null };
  await stores.state.apps.create({ key: APP, type: 'api', config: { ...config, settings: {} } }, ACT);
  const { deployID } = await deploy(stores);
  const host = `${(await stores.state.apps.find(APP))?.subdomain}.localhost`;
  expect(await ask(platform, host, '/robots.txt')).toEqual({ status: 200, text: deployID });
  const { status, text } = await ask(platform, host, '/', 'POST');
  expect([status, text.includes('--functions off')]).toEqual([503, true]);
  expect(instances.started).toEqual([]);
});
