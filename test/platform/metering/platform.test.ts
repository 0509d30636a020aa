import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startLocalPlatform } from '../../../src/platform/engines/local.ts';
import type { Platform } from '../../../src/platform/index.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { HeldBuilder } from '../console/support.ts';

const APPS = '/orgs/acme/projects/web/apps';

/** Starts a platform on the folder. Its builds fail at once. */
async function start(dir: string) {
  const builder = new HeldBuilder();
  builder.release();
  const platform = await startLocalPlatform({ dir, port: 0, env: {}, builder, allowLocalGit: true });
  const token = await platform.mintToken();
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${platform.baseUrl}${path}`, { method, headers, ...sent });
    return { status: response.status, body: (await response.json()) as ReturnType<typeof JSON.parse> };
  };
  return { platform, token, ask };
}

async function visit({ port }: Platform, host: string): Promise<void> {
  const [response] = await once(request({ host: '127.0.0.1', port, headers: { host } }).end(), 'response');
  response.resume();
  await once(response, 'end');
}

test('usage is kept through a restart, and its calls, pages and metrics show it', async () => {
  using folder = temporaryFolder();
  const first = await start(folder.path);
  const { subdomain } = (
    await first.ask('POST', `/api/v1${APPS}`, { name: 'shop', type: 'api', repository: 'a/b', branch: 'main' })
  ).body;
  await first.ask('POST', `/api/v1${APPS}`, { name: 'blog', type: 'web-landing', repository: 'a/b', branch: 'main' });
  for (let n = 0; n < 3; n += 1) await visit(first.platform, `${subdomain}.localhost`);
  await visit(first.platform, 'nobody.localhost');
  const metrics = await (await fetch(`${first.platform.baseUrl}/metrics`)).text();
  expect(metrics).toContain('slipway_site_requests_total{status="4xx"} 3');
  expect(metrics).not.toContain('shop');
  const { deployID } = (await first.ask('POST', `/api/v1${APPS}/shop/deployments`, {})).body;
  await expect
    .poll(async () => (await first.ask('GET', `/operator${APPS}/shop/deployments/${deployID}`)).body.status)
    .toBe('failed');
  await first.platform.close();

  const second = await start(folder.path);
  const app = await second.ask('GET', `/operator${APPS}/shop/usage?step=hour`);
  expect(app.body).toMatchObject({
    ...{ org: 'acme', project: 'web', appID: 'shop', environment: { name: 'production' }, step: 'hour' },
    sites: { requests: { '2xx': 0, '4xx': 3 } },
    deployments: { succeeded: 0, failed: 1, cancelled: 0 },
    stored: { keys: 0, bytes: 0 },
    tables: [],
  });
  expect(app.body.points.length).toBeGreaterThan(0);
  const org = await second.ask('GET', '/operator/orgs/acme/usage');
  expect(org.body).toMatchObject({
    sites: { requests: { '4xx': 3 } },
    apps: [{ appID: 'shop', sites: { requests: { '4xx': 3 } } }],
    nextCursor: null,
  });
  expect((await second.ask('GET', '/operator/orgs/acme/projects/web/usage?limit=1')).body.apps).toHaveLength(1);
  expect((await second.ask('GET', `/operator${APPS}/none/usage`)).status).toBe(404);
  for (const query of ['since=7d', 'since=2999-01-01T00:00:00Z', 'step=week', 'limit=0', 'cursor=x']) {
    expect((await second.ask('GET', `/operator/orgs/acme/usage?${query}`)).status).toBe(422);
  }
  const signIn = await fetch(`${second.platform.consoleUrl}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: second.platform.baseUrl },
    body: new URLSearchParams({ token: second.token }),
  });
  const cookie = (signIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  for (const path of ['/orgs/acme/usage', `${APPS}/shop/usage?days=30`]) {
    const page = await fetch(`${second.platform.consoleUrl}${path}`, { headers: { cookie }, redirect: 'manual' });
    const text = await page.text();
    expect([page.status, text.length < 100_000]).toEqual([200, true]);
    expect(text).toContain('<span class="value">3</span>');
    expect(text).toContain('<figure class="plot" id="usage-requests">');
  }
  await second.platform.close();
});
