import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startLocalPlatform } from '../../../src/platform/engines/local.ts';
import { Client } from '../../contract-suites/control-plane.ts';
import { processesWith, sleepMark, workerProcesses } from '../../support/processes.ts';
import { createRepository } from '../../support/repositories.ts';
import { rounds } from '../../support/rounds.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const ROUNDS = rounds(20);

test(`${ROUNDS} deployments whose workers are killed at random moments end with the right code, and leave nothing`, async () => {
  using folder = temporaryFolder('worker-kill');
  using repository = createRepository({ 'index.html': '<h1>one</h1>' });
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));
  process.stdout.write(`SEED=${seed}\n`);
  await using platform = await startLocalPlatform({
    ...{ dir: folder.path, port: 0, allowLocalGit: true, env: { PATH: process.env.PATH } },
  });
  const client = new Client({
    ...{ baseUrl: platform.baseUrl, org: 'acme', project: 'web', repository: repository.path, branch: 'main' },
    ...{ outputDirectory: 'dist', token: await platform.mintToken(), unauthorized: {}, strangers: {} },
    patienceMs: 60_000,
  });
  const app = await client.app('shop');
  const mark = sleepMark();
  const command = `mkdir dist; (setsid sleep ${mark} &); sleep 0.3; for i in $(seq 300); do echo $i > dist/$i.html; done; echo one > dist/index.html`;
  expect((await client.call('PATCH', app, { body: { buildCommand: command } })).status).toBe(200);
  expect(await client.deployed(app)).toMatchObject({ status: 'succeeded' });
  const endings: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const wait = (seed * (round + 7) * 7_919) % 1_200;
    const ended = client.deployed(app);
    await delay(wait);
    for (const pid of workerProcesses()) process.kill(pid, 'SIGKILL');
    const { status, deployID } = await ended;
    const failure =
      status === 'failed' ? (await client.call('GET', `${app}/deployments/${deployID}/failure`)).body : {};
    endings.push(String(failure.code ?? status));
    if (status === 'failed') {
      expect(failure).toMatchObject({ code: 'builder_crashed', message: expect.stringContaining('SIGKILL') });
    }
    const site = (await client.call('GET', `${app}/environments`)).body;
    expect(JSON.stringify(site)).toContain('live');
  }
  process.stdout.write(`${endings.join(' ')}\n`);
  expect(new Set([...endings, 'succeeded', 'builder_crashed'])).toEqual(new Set(['succeeded', 'builder_crashed']));
  // The last worker may still tidy up after its deployment has ended.
  await expect.poll(() => leftIn(folder.path), { timeout: 30_000 }).toEqual([]);
  expect(processesWith(`sleep ${mark}`)).toEqual([]);
  expect(await client.deployed(app)).toMatchObject({ status: 'succeeded' });
});

/** Returns the workspaces that exist. */
function leftIn(dataDir: string): readonly string[] {
  const builds = join(dataDir, 'builds');
  return readdirSync(builds).flatMap((app) =>
    readdirSync(join(builds, app)).filter((name) => name === 'work' || name.startsWith('dpl')),
  );
}
