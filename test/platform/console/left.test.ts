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

test('a form that is refused keeps what was written', async () => {
  await using stage = await openStage();
  const dev = await visitorOf(stage);
  const field = (text: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0];
  const token = { name: 'ci', app: 'shop', role: 'viewer', days: '7' };
  const refused = await dev.post('/console/orgs/acme/tokens', token);
  expect(refused.status).toBe(422);
  for (const [name, value] of Object.entries({ name: 'ci', app: 'shop', days: '7' }))
    expect(field(refused.text, name)).toContain(`value="${value}"`);
  expect(refused.text).toContain('<option value="viewer" selected>');
  const made = await dev.post('/console/orgs/acme/tokens', { ...token, project: 'web' });
  expect([made.status, field(made.text, 'days')]).toEqual([201, expect.stringContaining('value="90"')]);
  const target = await dev.post('/console/orgs/acme/notify', { address: 'http://', 'on-failed': '1' });
  expect([target.status, field(target.text, 'on-failed')]).toEqual([422, expect.stringContaining('checked')]);
  expect(field(target.text, 'on-live')).not.toContain('checked');
});

test('an audit log until a day has the rows of that day', async () => {
  const yesterday = Date.now() - 86_400_000;
  await using stage = await openStage({ organizations: { acme: { roles: { admin: 'dev@acme.example' } } } });
  await stage.createApp('shop', 'web-landing');
  const dev = await visitorOf(stage);
  const rows = async (until: number) =>
    (await dev.get(`/console/orgs/acme/audit?until=${new Date(until).toISOString().slice(0, 10)}`)).text;
  expect(await rows(Date.now())).toContain('>app.create</span>');
  expect(await rows(yesterday)).not.toContain('>app.create</span>');
});
