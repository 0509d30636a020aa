import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { watchPolicy } from '../../../src/platform/identity/policy-watch.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { openStage, visitorOf } from '../console/support.ts';

const PRIVATE = { issuer: 'https://id.example', clientId: 'slipway', clientSecretFile: 'secret' };

function opened(first: unknown) {
  const folder = temporaryFolder();
  const file = join(folder.path, 'platform.json');
  const write = (content: unknown) =>
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  if (first !== undefined) write(first);
  const logged: unknown[] = [];
  const log = (_: string, event: string, fields: object = {}) => logged.push([event, fields]);
  const watched = watchPolicy({ dir: folder.path, env: {}, log, every: () => () => {} });
  const roles = () => watched.policy.grantsOf({ email: 'ana@acme.example', issuer: '' }).map(({ role }) => role);
  return { folder, file, write, logged, watched, roles, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

const grant = (role: string) => ({ organizations: { acme: { [role]: 'ana@acme.example', buildTimeout: '30s' } } });

test('a changed file counts from the next look, with all that it says', () => {
  using it = opened(grant('viewer'));
  const { policy } = it.watched;
  const issuers = policy.issuers;
  it.watched.look();
  expect(policy.issuers).toBe(issuers);
  it.write({ ...grant('deployer'), localIssuer: false, issuers: [{ issuer: 'https://id.example' }] });
  expect(it.roles()).toEqual(['viewer']);
  it.watched.look();
  expect(it.roles()).toEqual(['deployer']);
  expect([policy.localIssuer, policy.issuers.length, policy.isLocal]).toEqual([false, 1, false]);
  it.write({ organizations: { acme: { buildTimeout: '45s', domains: '*', adminsMayGrant: true } } });
  it.watched.look();
  expect(it.roles()).toEqual([]);
  expect([policy.buildTimeoutOf('acme'), policy.mayUseDomain('acme', 'a.example')]).toEqual([45_000, true]);
  expect(policy.adminsMayGrant('acme')).toBe(true);
});

test.each([
  ['{"organizations": ', /platform\.json: /],
  [{ organizations: { acme: { owner: 'ana@acme.example' } } }, /organizations\.acme\.owner is not a known field/],
  [{ organizations: {}, issuers: [PRIVATE] }, /secret/],
])('a file with a fault changes nothing, and its fault is named once: %j', (faulty, message) => {
  using it = opened(grant('viewer'));
  it.write(faulty);
  it.watched.look();
  // It is written again, with the same fault.
  it.write(faulty);
  it.watched.look();
  expect(it.roles()).toEqual(['viewer']);
  expect(it.watched.fault).toMatch(message);
  expect(it.logged).toEqual([['policy_refused', { message: expect.stringMatching(message) }]]);
  it.write(grant('admin'));
  it.watched.look();
  expect([it.roles(), it.watched.fault]).toEqual([['admin'], undefined]);
});

test('a file that is removed stays in force, and one that comes later counts', () => {
  using it = opened(undefined);
  expect(it.watched.policy.isLocal).toBe(true);
  it.write(grant('viewer'));
  it.watched.look();
  expect([it.watched.policy.isLocal, it.roles()]).toEqual([false, ['viewer']]);
  rmSync(it.file);
  it.watched.look();
  expect(it.roles()).toEqual(['viewer']);
  expect(it.watched.fault).toContain('was removed');
});

test('a secret that changes is read again', () => {
  using it = opened(undefined);
  writeFileSync(join(it.folder.path, 'secret'), 'one');
  it.write({ organizations: {}, issuers: [PRIVATE] });
  it.watched.look();
  const secret = () => it.watched.policy.issuers[0]?.client?.secret;
  expect(secret()).toBe('one');
  writeFileSync(join(it.folder.path, 'secret'), 'the second');
  it.watched.look();
  expect(secret()).toBe('the second');
});

test('a person whose role is taken away is refused, also in an open session, as is one of an issuer that is trusted no more, and a fault is shown', async () => {
  const organizations = { acme: { deployer: ['dev@acme.example', 'ana@acme.example'] } };
  await using stage = await openStage({ organizations });
  const { baseUrl, dataDir } = stage.platform;
  const ana = await visitorOf(stage, 'ana@acme.example');
  const call = async () => {
    const headers = { authorization: `Bearer ${await stage.token('ana@acme.example')}` };
    return (await fetch(`${baseUrl}/operator/orgs/acme/queue`, { headers })).status;
  };
  const statuses = async () => [await call(), (await ana.get('/console/orgs/acme')).status];
  expect(await statuses()).toEqual([200, 200]);
  const write = (text: string) => writeFileSync(join(dataDir, 'platform.json'), text);
  write('{');
  const shown = async () => {
    const ready = await fetch(`${baseUrl}/readyz`);
    const { policy } = (await ready.json()) as { policy?: string };
    const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
    return [ready.status, policy, /^slipway_policy_faulty (\d)$/m.exec(metrics)?.[1]];
  };
  await vi.waitFor(async () => expect(await shown()).toEqual([200, 'faulty', '1']), { timeout: 20_000 });
  expect(await statuses()).toEqual([200, 200]);
  write(JSON.stringify({ organizations: { acme: { deployer: 'dev@acme.example' } } }));
  await vi.waitFor(async () => expect(await statuses()).toEqual([403, 403]), { timeout: 20_000 });
  expect(await shown()).toEqual([200, undefined, '0']);
  const dev = await visitorOf(stage, 'dev@acme.example');
  expect((await dev.get('/console/orgs/acme')).status).toBe(200);
  write(JSON.stringify({ localIssuer: false, organizations: { acme: { deployer: 'dev@acme.example' } } }));
  const left = async () => (await dev.get('/console/orgs/acme')).location;
  await vi.waitFor(async () => expect(await left()).toContain('/console/sign-in'), { timeout: 20_000 });
});
