import { expect, test } from 'vitest';
import { pushOf } from '../../support/forge.ts';
import { wordsOf } from '../console/records.ts';
import { formsOf, openStage, visitorOf } from '../console/support.ts';

const PAGE = '/console/orgs/acme/projects/web/apps/shop/hooks';
const POLICY = {
  organizations: { acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] } },
};

test('the page adds a webhook, shows its secret once, shows what it brought, and removes it', async () => {
  await using stage = await openStage(POLICY);
  await stage.createApp('shop', 'web-landing');
  const ana = await visitorOf(stage);
  expect(wordsOf((await ana.get(PAGE)).text)).toContain('No webhooks');
  expect((await ana.post(PAGE, { forge: 'none' })).status).toBe(422);
  const added = await ana.post(PAGE, { forge: 'gitea', token: '' });
  expect(added.status).toBe(201);
  const [, url = ''] = /<code class="secret">([^<]+)</.exec(added.text) ?? [];
  const [, secret = ''] = /<code id="token" class="secret">([^<]+)</.exec(added.text) ?? [];
  const { headers, body } = pushOf('gitea', { url: 'https://github.com/acme/shop', secret });
  const sent = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  expect(sent.status).toBe(202);
  const page = await ana.get(PAGE);
  expect(page.text).not.toContain(secret);
  expect(wordsOf(page.text)).toMatch(/Gitea hk_\w+ Does not wait Not written .* a10867b1 Deployed dpl-\w+ just now/);
  const remove = formsOf(page.text).find((each) => each.endsWith('/remove')) ?? '';
  const viewer = await visitorOf(stage, 'view@acme.example');
  expect(formsOf((await viewer.get(PAGE)).text)).toEqual([]);
  expect((await viewer.post(remove)).status).toBe(403);
  expect((await ana.post(remove)).location).toBe(`${PAGE}?done=unhooked`);
  expect(wordsOf((await ana.get(`${PAGE}?done=unhooked`)).text)).toContain('The webhook is removed.');
});
