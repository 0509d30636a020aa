import { expect, test } from 'vitest';
import { openStage, visitorOf } from './support.ts';

const DOMAINS = '/console/orgs/acme/projects/web/apps/shop/domains';

test('the page of domains has each host with its record, and what to add, for viewers too', async () => {
  const policy = {
    organizations: { acme: { deployer: ['dev@acme.example'], viewer: ['eve@acme.example'], domains: ['*'] } },
  };
  await using stage = await openStage(policy);
  await stage.createApp('shop', 'web-landing');
  const headers = { authorization: `Bearer ${await stage.token()}`, 'content-type': 'application/json' };
  const change = { method: 'PATCH', headers, body: JSON.stringify({ domains: ['shop.example.com'] }) };
  const changed = await fetch(`${stage.platform.baseUrl}/api/v1/orgs/acme/projects/web/apps/shop`, change);
  expect(changed.status).toBe(200);
  for (const email of ['dev@acme.example', 'eve@acme.example']) {
    const { status, text } = await (await visitorOf(stage, email)).get(DOMAINS);
    expect(status).toBe(200);
    expect(text).toContain('shop.example.com');
    expect(text).toMatch(/Missing<\/span>.*Add <code>shop\.example\.com A 127\.0\.0\.1<\/code>/s);
    expect(text).toMatch(/shop-[a-z2-7]+\.localhost.*Right/s);
    expect(text.includes('/settings">settings</a>')).toBe(email.startsWith('dev'));
  }
});
