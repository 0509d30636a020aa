import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../src/base/json.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import { runAction } from '../support/action.ts';
import { createRepository } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';

const scratch = await scratchFolder();
const [ours, theirs] = [createRepository({ 'index.html': 'ours' }), createRepository({ 'index.html': 'theirs' })];
let platform: Platform;
beforeAll(async () => {
  platform = await startLocalPlatform({ dir: join(scratch, 'data'), port: 0, allowLocalGit: true, env: process.env });
});
afterAll(async () => {
  await platform.close();
  ours[Symbol.dispose]();
  theirs[Symbol.dispose]();
});

/** Runs the action for a branch, without following the deployment. */
const act = (app: string, repository: string, branch: string, more: Readonly<Record<string, string>> = {}) =>
  runAction(
    platform,
    { org: 'acme', project: 'web', app, repository, branch, wait: 'false', ...more },
    { env: { GITHUB_REF_NAME: branch, GITHUB_EVENT_NAME: 'push' } },
  );

async function stored(app: string): Promise<JsonObject> {
  const headers = { authorization: `Bearer ${await platform.mintToken()}` };
  const url = `${platform.baseUrl}/api/v1/orgs/acme/projects/web/apps/${app}`;
  const read = async (path: string) => (await fetch(url + path, { headers })).json() as Promise<JsonObject>;
  const [{ app: found }, { deployments }] = [await read('/environments'), await read('/deployments')];
  const newest: unknown = Array.isArray(deployments) ? deployments[0] : undefined;
  return { ...(isObject(found) ? found : {}), newest: isObject(newest) ? newest.branch : undefined };
}

/** Each test makes several builds. */
const BUSY = { timeout: 300_000 };

test('a run of another repository does not repoint an app, unless the input says so', BUSY, async () => {
  expect((await act('site', ours.path, 'main')).code).toBe(0);
  const refused = await act('site', theirs.path, 'main');
  expect(refused.code).toBe(1);
  const named = `The app site belongs to the repository ${ours.path}, and this is ${theirs.path}`;
  expect(refused.log).toContain(named);
  expect(refused.summary).toContain('take-over: true');
  expect(await stored('site')).toMatchObject({ repository: ours.path });

  expect((await act('site', theirs.path, 'main', { 'take-over': 'true', wait: 'true' })).code).toBe(0);
  expect(await stored('site')).toMatchObject({ repository: theirs.path });
});

test(
  'a run deploys its branch and leaves that of the app, which only an app that a placeholder names follows',
  BUSY,
  async () => {
    ours.git('branch', 'feature');
    for (const app of ['shop', 'shop-{branch}']) {
      expect((await act(app, ours.path, 'main', { wait: 'true' })).code).toBe(0);
    }
    expect((await act('shop', ours.path, 'feature', { wait: 'true' })).code).toBe(0);
    expect(await stored('shop')).toMatchObject({ branch: 'main', newest: 'feature' });

    const event = { GITHUB_REF_NAME: 'main', GITHUB_EVENT_NAME: 'push' };
    const inputs = { org: 'acme', project: 'web', app: 'shop-{branch}', repository: ours.path, branch: 'feature' };
    expect((await runAction(platform, inputs, { env: event })).code).toBe(0);
    expect(await stored('shop-main')).toMatchObject({ branch: 'feature', newest: 'feature' });
  },
);
