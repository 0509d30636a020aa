import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isObject } from '../../src/base/json.ts';
import { fillPath, OPERATOR_ROUTES } from '../../src/contract/routes.ts';
import { createLocalChanges } from '../../src/platform/stores/local/changes.ts';
import { attachLocalStores } from '../../src/platform/stores/local/index.ts';
import { CrashBench } from '../support/crash.ts';
import { createRepository } from '../support/repositories.ts';
import { slipway } from '../support/slipway.ts';
import { temporaryFolder } from '../support/temporary.ts';

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
/** More than two batches of rows. */
const ENV = Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`V${n}`, `value ${n} `.repeat(3)]));
const BUILDS = 4;
/** Starts until everything is sealed again, at most. */
const LIVES = 40;

/** Makes an app with variables, and deployments with logs that fail. Returns the logs. */
async function fill(bench: CrashBench, repository: Parameters<CrashBench['create']>[0]['repository']) {
  const configuration = { installCommand: '', buildCommand: 'seq 1 3000; exit 2' };
  await bench.create({ name: 'shop', repository, published: '', configuration });
  const env = await bench.client.call('PUT', `${bench.client.apps}/shop/env`, { body: { env: ENV } });
  expect(env.status).toBe(200);
  const logs = new Map<string, string>();
  for (let n = 0; n < BUILDS; n += 1) {
    const deployID = (await bench.trigger('shop')) ?? '';
    expect(await bench.reaches('shop', deployID, () => false)).toMatchObject({ status: 'failed' });
    logs.set(deployID, await logOf(bench, deployID));
    expect(logs.get(deployID)).toContain('\n2999\n3000\n');
  }
  return logs;
}

async function logOf({ client }: CrashBench, deployID: string): Promise<string> {
  const path = fillPath(OPERATOR_ROUTES.readLog.path, { orgID: 'acme', projectID: 'web', appID: 'shop', deployID });
  return String((await client.call('GET', `${path}?limit=65536`)).body.text);
}

/** Reads everything while no platform runs. Nothing is sealed by that. */
async function checkAtRest(dataDir: string, logs: ReadonlyMap<string, string>): Promise<void> {
  await using stores = attachLocalStores(dataDir, createLocalChanges(), {});
  expect(await stores.state.apps.env(KEY)).toEqual(ENV);
  for (const [deployID, log] of logs) {
    expect((await stores.logs.read(deployID, { from: 0, limit: 65_536, isComplete: true }))?.text).toBe(log);
    expect(await stores.state.deployments.failure(KEY, deployID)).toMatchObject({ code: 'build_failed', exitCode: 2 });
  }
}

/** Reads the rows of rotations, the oldest first, while no platform runs. */
async function rotationsIn(dataDir: string) {
  await using stores = attachLocalStores(dataDir, createLocalChanges(), {});
  return (await stores.audit.after('', 0, 1_000)).filter(({ action }) => action === 'secret.rotate');
}

/** Waits until everything is sealed with one key. False: the platform died before. */
async function isSealed({ client }: CrashBench): Promise<boolean> {
  for (;;) {
    const answer = await client.call('GET', OPERATOR_ROUTES.readSecrets.path).catch(() => undefined);
    if (!answer) return false;
    const keys = Array.isArray(answer.body.keys) ? answer.body.keys.filter(isObject) : [];
    if (answer.body.remaining === 0 && keys.every(({ use }) => use !== 'needed')) return true;
    await pause(20);
  }
}

/** Starts the platform, which kills itself at a moment. False: it did. */
async function lives(bench: CrashBench, moment: string): Promise<boolean> {
  const hasStarted = await bench.start(moment).then(
    () => true,
    () => false,
  );
  if (hasStarted && (await isSealed(bench))) return true;
  await bench.died();
  return false;
}

test('a platform that is killed while it seals everything with another key loses nothing, and ends with one key', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'hello' });
  const dataDir = join(folder.path, 'data');
  await using bench = new CrashBench(dataDir);
  const rotate = () => slipway('secret', 'rotate', '--no-wait', '--yes', '--data', dataDir);
  await bench.start();
  const logs = await fill(bench, repository);
  expect(await isSealed(bench)).toBe(true);

  await bench.kill();
  await bench.start('rotating');
  expect((await rotate()).code).not.toBe(0);
  await bench.died();
  await checkAtRest(dataDir, logs);

  // The start goes on with what the rotation began, and each life comes a step further.
  let deaths = 0;
  while (!(await lives(bench, 'sealing rows 3'))) {
    deaths += 1;
    expect(deaths).toBeLessThan(LIVES);
    await checkAtRest(dataDir, logs);
  }
  expect(deaths).toBeGreaterThan(3);

  await bench.kill();
  await bench.start('sealing logs 2');
  expect((await rotate()).code).toBe(0);
  await bench.died();
  await checkAtRest(dataDir, logs);

  await bench.start();
  for (const [deployID, log] of logs) expect(await logOf(bench, deployID)).toBe(log);
  expect(await isSealed(bench)).toBe(true);
  const status = JSON.parse((await slipway('secret', 'status', '--json', '--data', dataDir)).out);
  expect(status).toMatchObject({ keys: [{ use: 'seals' }, { use: 'unneeded' }, { use: 'unneeded' }], remaining: 0 });
  await bench.kill();
  expect(await rotationsIn(dataDir)).toMatchObject([
    // It was killed after it had written the key, and before its row. The start after wrote one.
    { via: 'platform', by: null, object: status.keys[1].id },
    { via: 'id-token', object: status.keys[0].id },
  ]);

  // Nothing needs the keys before: without them, the platform starts and reads everything.
  const file = join(dataDir, 'platform.key');
  const [newest = '', ...older] = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(older).toHaveLength(2);
  writeFileSync(file, `${newest}\n`);
  await bench.start();
  for (const [deployID, log] of logs) expect(await logOf(bench, deployID)).toBe(log);
  await bench.kill();
  await checkAtRest(dataDir, logs);
});
