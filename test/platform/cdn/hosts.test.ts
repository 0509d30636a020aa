import { expect, test } from 'vitest';
import { serve } from '../../support/http-server.ts';
import { freePort } from '../../support/s3-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { inTerminal } from '../../support/terminal.ts';
import { visitorOf } from '../console/support.ts';
import { cdnAt, cdnWorld, PAGE } from './support.ts';

const SOON = { timeout: 20_000, interval: 50 };
const DOMAIN = 'shop.example.com';
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

test('the hosts of an app have the last purge, and the one that waits, in the call, the terminal and the console', async () => {
  using home = temporaryFolder();
  let status = 200;
  await using varnish = await serve((request, response) => {
    request.resume();
    response.writeHead(request.method === 'PURGE' ? status : 404).end();
  });
  const cdn = cdnAt({ port: varnish.port, token: 'varnish-secret-0001' });
  await using world = await cdnWorld(await freePort(), cdn, { resolveHost: async () => [] });
  const { platform, client, app } = world;
  const call = async () => {
    const { body } = await client.call('GET', `${app.replace('/api/v1', '/operator')}/hosts`);
    return Object(body).hosts as readonly { readonly cdn: Readonly<Record<string, unknown>> }[];
  };
  const terminal = async () => {
    const words = ['domains', '--org', 'acme', '--project', 'web', '--app', 'shop', '--data', platform.dataDir];
    const { exitCode, out } = await inTerminal(words, {
      cwd: home.path,
      env: { HOME: home.path, PATH: process.env.PATH },
    });
    expect(exitCode).toBe(0);
    return out
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[3]);
  };
  const page = async () => {
    const visitor = await visitorOf({
      platform,
      token: (email) => platform.mintToken({ email: email ?? 'dev@acme.example' }),
    });
    const { text } = await visitor.get(`/console${app.replace('/api/v1', '')}/domains`);
    return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  };

  expect((await client.call('PATCH', app, { body: { domains: [DOMAIN] } })).status).toBe(200);
  const none = { name: 'Varnish', state: 'unknown', reason: null, purgedAt: null, waitsSince: null, problem: null };
  expect((await call()).map((host) => host.cdn)).toEqual([none, none]);
  expect(await terminal()).toEqual(['Varnish, no purge yet', 'Varnish, no purge yet']);

  const first = await world.deploy(PAGE(1));
  await world.deploy(PAGE(2));
  const purged = { ...none, purgedAt: expect.stringMatching(ISO) };
  expect((await call()).map((host) => host.cdn)).toEqual([purged, { ...purged, state: 'ready' }]);
  expect(await terminal()).toEqual([
    expect.stringMatching(/^Varnish, last purge 20\S+$/),
    expect.stringMatching(/^Varnish: ready, last purge 20\S+$/),
  ]);
  expect(await page()).toMatch(/Varnish last purge .*Varnish: ready last purge /);

  status = 503;
  const back = world.rollback(String(first.deployID));
  const problem = expect.stringContaining('503');
  await expect
    .poll(call, SOON)
    .toMatchObject([
      { host: DOMAIN, cdn: { waitsSince: expect.stringMatching(ISO), problem } },
      { cdn: { state: 'ready', waitsSince: expect.stringMatching(ISO), problem } },
    ]);
  expect((await terminal())[0]).toMatch(/, a purge waits since 20\S+: .*503/);
  expect(await page()).toMatch(/a purge waits, added .*503.* visitors can get the release before for up to 1h 00m/);
  status = 200;
  expect((await back).warnings).toBeUndefined();
});
