import { expect, test } from 'vitest';
import { openStage, visitorOf } from './support.ts';

const BOB = 'bob@acme.example';

test('who may read an organization and deploys one project has the form for tokens; what they add stays and is listed when they leave', async () => {
  const roles = { admin: ['root@acme.example', 'dev@acme.example'], viewer: BOB };
  await using stage = await openStage({ organizations: { acme: { adminsMayGrant: true, roles } } });
  await stage.createApp('shop', 'web-landing');
  const [root, bob] = [await visitorOf(stage, 'root@acme.example'), await visitorOf(stage, BOB)];
  const page = '/console/orgs/acme/tokens';
  expect((await bob.get(page)).text).not.toContain('Make token');
  const role = (project: string, role: string) =>
    root.post('/console/orgs/acme/members', { member: BOB, role, project });
  expect((await role('web', 'deployer')).status).toBe(303);
  expect((await bob.get(page)).text).toContain('Make token');
  const made = await bob.post(page, { name: 'ci', project: 'web', role: 'viewer', days: '1' });
  expect([made.status, made.text]).toEqual([201, expect.stringContaining('slp_')]);
  expect((await bob.post(page, { name: 'ci', role: 'viewer', days: '1' })).status).toBe(403);
  expect((await bob.post('/console/orgs/acme/projects/web/apps/shop/hooks', { forge: 'gitea' })).status).toBe(201);
  expect((await root.get('/console/orgs/acme/projects/web/apps/shop/hooks')).text).toContain(`by ${BOB}`);
  const left = await role('web', '');
  expect([left.status, left.text]).toEqual([
    200,
    expect.stringMatching(/This stays.*the webhook of gitea for .*web\/shop/s),
  ]);
  expect((await root.get('/console/orgs/acme/projects/web/apps/shop/hooks')).text).toContain('Gitea');
});
