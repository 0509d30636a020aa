import { createHmac } from 'node:crypto';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import type { ForgeName } from '../../../src/contract/hooks.ts';
import { createForgeApi, forgePlace, isRepositoryOf } from '../../../src/platform/hooks/forge-api.ts';
import { FORGE, readEvent } from '../../../src/platform/hooks/forges.ts';
import { createAddresses } from '../../../src/platform/notify/addresses.ts';
import { pushOf } from '../../support/forge.ts';
import { sendJson, serve } from '../../support/http-server.ts';

const COMMIT = 'a'.repeat(40);
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);

/** Reads the checks of a commit from a forge whose answers are `statuses` and on GitHub `runs`. */
async function checksOf(forge: ForgeName, statuses: readonly object[], runs: readonly object[] = []) {
  await using server = await serve(({ url = '' }, response) => {
    const list = forge === 'gitlab' ? statuses : { statuses };
    sendJson(response, 200, url.includes('/check-runs') ? { check_runs: runs } : list);
  });
  await using api = createForgeApi(createAddresses(loopback));
  return await api.checks(
    { forge, origin: server.origin, path: 'acme/shop', commit: COMMIT, token: undefined },
    'slipway',
  );
}

const done = (conclusion: string) => ({ status: 'completed', conclusion });

test.each([
  ['github', 'none', [], []],
  ['github', 'green', [], [done('success'), done('neutral'), done('skipped')]],
  ['github', 'red', [{ context: 'ci', state: 'success' }], [done('success'), done('failure')]],
  ['github', 'red', [], [done('cancelled')]],
  ['github', 'pending', [], [done('success'), { status: 'in_progress', conclusion: null }]],
  ['github', 'pending', [{ context: 'ci', state: 'pending' }], [done('success')]],
  ['github', 'none', [{ context: 'slipway/web/shop', state: 'failure' }], []],
  [
    'gitlab',
    'green',
    [
      { name: 'test', status: 'success' },
      { name: 'lint', status: 'failed', allow_failure: true },
    ],
    [],
  ],
  ['gitlab', 'red', [{ name: 'test', status: 'failed', allow_failure: false }], []],
  ['gitlab', 'pending', [{ name: 'test', status: 'created' }], []],
  ['gitea', 'red', [{ context: 'ci', status: 'error' }], []],
  ['forgejo', 'green', [{ context: 'ci', status: 'warning' }], []],
] as const)(
  '%s: the checks of a commit are %s, of statuses %j and check runs %j',
  async (forge, wanted, statuses, runs) => {
    expect(await checksOf(forge, statuses, runs)).toBe(wanted);
  },
);

test('an answer of a forge that is too large, or has no list, is none', async () => {
  const large = [{ context: 'x'.repeat(4 * 1024 * 1024), status: 'success' }];
  await expect(checksOf('gitea', large)).rejects.toThrow('the answer of the forge is too large');
  await using server = await serve((_, response) => sendJson(response, 200, { statuses: {} }));
  await using api = createForgeApi(createAddresses(loopback));
  const place = { forge: 'gitea', origin: server.origin, path: 'acme/shop', commit: COMMIT, token: undefined } as const;
  await expect(api.checks(place, 'slipway')).rejects.toThrow('the answer of the forge has no list statuses');
});

test('a repository is on a forge if its address has an owner and a name', () => {
  const template = 'https://github.com/{repository}.git';
  expect(forgePlace('github', 'acme/shop', template)).toEqual({ origin: 'https://github.com', path: 'acme/shop' });
  expect(forgePlace('gitea', 'https://example.com/git/acme/shop.git', template)).toEqual({
    origin: 'https://example.com/git',
    path: 'acme/shop',
  });
  expect(forgePlace('gitlab', 'https://example.com/group/sub/shop', template)?.path).toBe('group/sub/shop');
  for (const other of ['https://example.com/shop.git', 'file:///srv/acme/shop', '/srv/acme/shop']) {
    expect(forgePlace('gitea', other, template)).toBeUndefined();
  }
  expect(isRepositoryOf(['https://github.com/Acme/Shop'], 'acme/shop', template)).toBe(true);
  expect(isRepositoryOf(['https://example.com/acme/shop'], 'acme/shop', template)).toBe(false);
});

test('a tag is no branch, whatever its name ends with', () => {
  const url = 'https://github.com/acme/shop';
  const { body, headers } = pushOf('github', { url, secret: 's', ref: 'refs/tags/xmain' });
  const why = { kind: 'ignored', why: 'it is not of a branch' };
  expect(readEvent('github', { headers }, JSON.parse(body))).toEqual(why);
});

test('a signature of GitLab whose time is no number proves nothing, also if its bytes are right', () => {
  const proves = (time: string) => {
    const digest = createHmac('sha256', Buffer.from('AAAA', 'base64')).update(`a.${time}.`).digest('base64');
    const headers = { 'webhook-id': 'a', 'webhook-timestamp': time, 'webhook-signature': `v1,${digest}` };
    return FORGE.gitlab.verify({ headers }, Buffer.from(''), 'whsec_AAAA', 1_000_000);
  };
  expect(['1000', '1300', '1301', '700', '699', 'now'].filter(proves)).toEqual(['1000', '1300', '700']);
});
