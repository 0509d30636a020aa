import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStage, type Stage } from '../platform/console/support.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

/* What people who know other tools do in their first week, and what they are told. */

let stage: Stage;
let empty: Stage;
const checkout = temporaryFolder();
const run = (...argv: readonly string[]) =>
  inTerminal([...argv, '--data', stage.platform.dataDir], { cwd: checkout.path });
const inJson = async (...argv: readonly string[]) => {
  const { exitCode, out } = await run(...argv, '--json');
  return { exitCode, ...JSON.parse(out) };
};

beforeAll(async () => {
  [stage, empty] = await Promise.all([openStage(), openStage()]);
  await stage.createApp('shop', 'web-landing');
  await stage.createApp('api', 'api');
  checkout.write('.slipway.json', JSON.stringify({ org: 'acme', project: 'web', app: 'shop' }));
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await empty[Symbol.asyncDispose]();
  checkout[Symbol.dispose]();
});

test('restoring an app that is not deleted is an error, and its next step is the list of those that are', async () => {
  const { exitCode, error } = await inJson('apps', 'restore', 'shop');
  expect([exitCode, error.code]).toEqual([3, 'conflict']);
  expect(error.message).toContain('The app shop is not deleted, so there is nothing to restore.');
  expect(error.remedy).toMatch(/^Those that are: slipway apps list --deleted --data /);
});

test('a command for a deleted app names the one that brings it back', async () => {
  await stage.createApp('gone', 'web-landing');
  expect((await run('apps', 'delete', 'gone', '--yes')).exitCode).toBe(0);
  const { error } = await inJson('settings', '--app', 'gone');
  expect([error.code, error.remedy]).toEqual([
    'app_deleted',
    `Bring it back: slipway apps restore gone --data ${stage.platform.dataDir}`,
  ]);
  expect((await run(...error.remedy.split(' ').slice(4, 7))).exitCode).toBe(0);
  expect((await run('settings', '--app', 'gone')).exitCode).toBe(0);
});

describe('cancel', () => {
  test('stops the newest deployment that goes on, however many newer ones have ended, and names one that stays', async () => {
    const building = await stage.deploy('shop');
    await vi.waitFor(async () => expect((await run('deployments', '--json')).out).toContain('"building"'), 20_000);
    const waiting = await stage.deploy('shop');
    const first = await run('cancel');
    expect([first.exitCode, first.out]).toEqual([0, `${waiting} is cancelled\n`]);
    expect(first.err).toContain(`${building} goes on. Stop it too: slipway cancel ${building} --data `);
    const second = await run('cancel');
    expect([second.exitCode, second.out]).toEqual([0, `${building} is cancelled\n`]);
    expect(second.err).not.toContain('goes on');
  });

  test('is an error if nothing goes on, and if the one that is named has ended', async () => {
    const { exitCode, error } = await inJson('cancel');
    expect([exitCode, error.code, error.message]).toEqual([
      1,
      'not_found',
      expect.stringContaining('is queued or builds'),
    ]);
    const [{ deployID }] = JSON.parse((await run('deployments', '--json')).out).deployments;
    const ended = await inJson('cancel', deployID);
    expect([ended.exitCode, ended.error.code]).toEqual([3, 'conflict']);
    expect(ended.error.remedy).toMatch(/^See how it ended: slipway deployments /);
  });
});

test('a table that is not there is told before a question, with the code that the platform has for it', async () => {
  const deleted = await inJson('tables', 'delete', 'none', '--app', 'api');
  expect([deleted.exitCode, deleted.error.code]).toEqual([1, 'table_not_found']);
  for (const argv of [['get', 'k'], ['put', 'k', '1'], ['list']]) {
    const { exitCode, error } = await inJson('kvs', ...argv, '--table', 'none', '--app', 'api');
    expect([exitCode, error.code], argv[0]).toEqual([1, 'table_not_found']);
    expect(error.remedy).toContain('slipway tables list --app api');
  }
});

test('rollback takes the deployment as an argument, as logs and redeploy do, and not two of them', async () => {
  const { exitCode, error } = await inJson('rollback', 'dpl-none');
  expect([exitCode, error.code]).toEqual([3, 'release_not_found']);
  expect((await inJson('rollback', 'dpl-none', '--to', 'dpl-none')).error.code).toBe('release_not_found');
  expect(await run('rollback', 'dpl-one', '--to', 'dpl-two')).toMatchObject({ exitCode: 2 });
});

test('a platform without apps lists none, and says how to get one', async () => {
  const list = (...argv: readonly string[]) => inTerminal(['apps', ...argv, '--data', empty.platform.dataDir]);
  expect(await list()).toMatchObject({ exitCode: 0, err: '  No apps yet. Deploy one: slipway deploy\n' });
  expect(JSON.parse((await list('--json')).out)).toEqual({ apps: [], nextCursor: null });
});

test('several organizations are named, and the error does not send to another command', async () => {
  await empty.createApp('one', 'web-landing');
  const post = async (org: string) => {
    const headers = { authorization: `Bearer ${await empty.token()}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'one', type: 'web-landing', repository: 'acme/shop', branch: 'main' });
    await fetch(`${empty.platform.baseUrl}/api/v1/orgs/${org}/projects/web/apps`, { method: 'POST', headers, body });
  };
  await post('moorings');
  const { exitCode, err } = await inTerminal(['apps', '--data', empty.platform.dataDir], { cwd: '/' });
  expect([exitCode, err]).toEqual([2, expect.stringContaining('Name one of your organizations: acme, moorings')]);
});

test('the error for a data directory without a platform starts one there', async () => {
  const path = `${checkout.path}/none`;
  const { exitCode, err } = await inTerminal(['apps', '--data', path]);
  expect([exitCode, err]).toEqual([3, expect.stringContaining(`slipway platform --data ${path} --allow-local-git`)]);
});

test.each([
  ['rm shop', 'Did you mean "slipway apps delete"?'],
  ['link', 'Did you mean "slipway init"?'],
  ['logs --tail', 'There is no flag --tail; did you mean --follow?'],
  ['deploy --name shop', 'There is no flag --name; did you mean --app?'],
  ['deploy -e A=1', 'There is no flag -e; did you mean --env?'],
  [
    'deploy ./dist',
    'It takes the repository of the folder that it runs in. To name another: slipway deploy --repository ./dist',
  ],
  ['tables create', 'Write it as: slipway tables create TABLE'],
])('"slipway %s", as another tool would have it, is answered with ours', async (command, answer) => {
  const { exitCode, err } = await inTerminal(command.split(' '));
  expect([exitCode, err]).toEqual([2, expect.stringContaining(answer)]);
});
