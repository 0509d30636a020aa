import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { findPlatform } from '../../src/cli/platforms/running.ts';
import { runAction } from '../support/action.ts';
import { createRepository } from '../support/repositories.ts';
import { testFolder } from '../support/scratch.ts';
import { end, slipway, startPlatformProcess, tokenOf } from '../support/slipway.ts';

const get = withLocalhostNames(fetch);
const APPS = '/api/v1/orgs/acme/projects/web/apps/shop';

interface Listed {
  readonly deployments: readonly { readonly deployID: string; readonly status: string }[];
}

test('after kill -9 during a build every accepted deployment ends, and the live site never changed', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(await testFolder(), 'data');
  using repository = createRepository({
    'index.html': 'live',
    'build.sh': 'mkdir out; cp index.html out/; sleep $SLOW',
  });
  const inputs = {
    org: 'acme',
    project: 'web',
    app: 'shop',
    repository: repository.path,
    branch: 'main',
    env: 'SLOW=0',
    'build-command': 'sh build.sh',
    'output-directory': 'out',
  };
  const first = await startPlatformProcess(dataDir);
  const live = await runAction({ ...first.ready, ...(await findPlatform(dataDir)) }, inputs);
  expect(live.outputs.status).toBe('succeeded');

  repository.commit({ 'index.html': 'never live' });
  const slow = { ...inputs, env: 'SLOW=60', wait: 'false' };
  const accepted = await runAction({ ...first.ready, ...(await findPlatform(dataDir)) }, slow);
  const ask = async (): Promise<Listed['deployments']> => {
    const platform = await findPlatform(dataDir);
    const headers = { authorization: `Bearer ${await tokenOf(dataDir)}` };
    return ((await (await fetch(`${platform.baseUrl}${APPS}/deployments`, { headers })).json()) as Listed).deployments;
  };
  while ((await ask()).find((each) => each.deployID === accepted.outputs['deploy-id'])?.status !== 'building')
    await pause(50);
  await end(first.child, 'SIGKILL');

  const second = await startPlatformProcess(dataDir);
  try {
    let list = await ask();
    while (list.some((each) => !['succeeded', 'failed', 'cancelled'].includes(each.status))) {
      await pause(50);
      list = await ask();
    }
    expect(list.map((each) => each.deployID)).toContain(accepted.outputs['deploy-id']);
    const url = new URL(live.outputs.url ?? '');
    url.port = new URL(second.ready.baseUrl).port;
    expect(await (await get(url)).text()).toBe('live');
  } finally {
    expect(await end(second.child)).toBe(0);
  }
});

test('a second platform on the same data directory is refused, naming the first', async () => {
  const dataDir = join(await testFolder(), 'data');
  const { child } = await startPlatformProcess(dataDir);
  const second = await slipway('platform', '--data', dataDir, '--port', '0');
  await end(child);
  expect(second.code).toBe(2);
  expect(second.err).toContain(String(child.pid));
});
