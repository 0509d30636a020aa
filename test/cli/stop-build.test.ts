import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { processesWith, sleepMark } from '../support/processes.ts';
import { onPseudoTerminal } from '../support/pseudo-terminal.ts';
import { createRepository } from '../support/repositories.ts';
import { end, type PlatformProcess, slipway, startPlatformProcess } from '../support/slipway.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');
const mark = sleepMark();
const folder = temporaryFolder();
const repository = createRepository({ 'index.html': 'one' });
let platform: PlatformProcess;

beforeAll(async () => {
  platform = await startPlatformProcess(folder.path, '--workers', '1');
  // The first release, which stays live whatever is stopped.
  expect(await slipway(...deploy('shop'), '--output-directory', '.')).toMatchObject({ code: 0 });
}, 300_000);
afterAll(async () => {
  await end(platform.child);
  repository[Symbol.dispose]();
  folder[Symbol.dispose]();
});

const of = (app: string) => ['--org', 'acme', '--project', 'web', '--app', app, '--data', folder.path];
const deploy = (app: string) => ['deploy', ...of(app), '--repository', repository.path, '--verify', 'off'];
/** A deploy whose build ends only if it is stopped. */
const slow = (app: string) => [...deploy(app), '--build-command', `echo started; sleep ${mark}`];

async function newest(app: string): Promise<{ readonly deployID: string; readonly status: string }> {
  return JSON.parse((await slipway('deployments', ...of(app), '--json')).out).deployments[0];
}

test('Ctrl-C asks on a terminal whether to stop the build, and yes stops it at once', {
  timeout: 300_000,
}, async () => {
  await using terminal = onPseudoTerminal(slow('shop'), repository.path);
  await terminal.until('| started');
  terminal.type('\u0003');
  await terminal.until('Stop this build? [y/N]');
  const { deployID } = await newest('shop');
  expect(terminal.shown).toContain(`Stop it: slipway cancel ${deployID} --org acme --project web --app shop`);
  expect(terminal.shown).toContain(`Follow it: slipway logs ${deployID} --org acme`);
  terminal.type('y\r');
  await terminal.until(`${deployID} is cancelled, and its build is stopped`);
  expect(await terminal.ended).toBe(130);
  expect(await newest('shop')).toMatchObject({ deployID, status: 'cancelled' });
  await vi.waitUntil(() => processesWith(`sleep ${mark}`).length === 0, 60_000);
  const log = await slipway('logs', deployID, ...of('shop'));
  expect(log.out).toContain('The build was stopped: the deployment was cancelled.');
  const apps = JSON.parse((await slipway('apps', '--org', 'acme', '--data', folder.path, '--json')).out).apps;
  expect(apps[0]).toMatchObject({ appID: 'shop', state: 'live' });
  expect(apps[0].liveDeployID).not.toBe(deployID);
});

test('a second Ctrl-C leaves the build, a queued deploy tells its place once, and "slipway cancel" ends it', {
  timeout: 300_000,
}, async () => {
  await using terminal = onPseudoTerminal(slow('shop'), repository.path);
  await terminal.until('| started');
  terminal.type('\u0003');
  await terminal.until('Stop this build? [y/N]');
  terminal.type('\u0003');
  expect(await terminal.ended).toBe(130);
  const running = await newest('shop');
  expect(running.status).toBe('building');

  // No terminal: no question, and the commands.
  const child = spawn(process.execPath, ['--', CLI, ...deploy('blog')], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let shown = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    shown += part;
  });
  await vi.waitUntil(() => shown.includes('Queued: position'), { timeout: 120_000, interval: 50 });
  child.kill('SIGINT');
  await closed;
  expect(child.exitCode).toBe(130);
  const places = shown.split('\n').filter((line) => line.includes('Queued: position'));
  expect(places).toHaveLength(1);
  expect(places[0]).toMatch(
    /position 1 in its organization, none before it; now building shop \(dpl-\w+\) since \d\d:/,
  );
  const waiting = await newest('blog');
  expect(shown).toContain(`Stop it: slipway cancel ${waiting.deployID} --org acme --project web --app blog`);
  expect(shown).not.toContain('[y/N]');

  const stopped = await slipway('cancel', running.deployID, ...of('shop'));
  expect(stopped).toMatchObject({ code: 0, out: `${running.deployID} is cancelled\n` });
  await vi.waitUntil(() => processesWith(`sleep ${mark}`).length === 0, 60_000);
  const again = await slipway('cancel', running.deployID, ...of('shop'), '--json');
  expect(again.code).toBe(3);
  await vi.waitUntil(async () => (await newest('blog')).status === 'succeeded', { timeout: 120_000, interval: 500 });
});
