import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Platform } from '../../../src/platform/index.ts';
import { Client } from '../../contract-suites/control-plane.ts';
import { installedDns, lacksDns, startDns } from '../../servers/dns.ts';
import { createRepository } from '../../support/repositories.ts';
import { end, startPlatformUnder, tokenOf } from '../../support/slipway.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { inTerminal } from '../../support/terminal.ts';
import { visitorOf } from '../console/support.ts';

const TARGET = '203.0.113.7';
const SOON = { timeout: 60_000, interval: 100 };

describe.skipIf(lacksDns('removals of DNS records')).each(installedDns())('while $name is away', (program) => {
  test('a removal waits, is shown, survives a platform that is killed, and spares what is somebody else’s by then', async () => {
    await using server = await startDns(program, { zone: 'corp.example' });
    using folder = temporaryFolder();
    using repository = createRepository({ 'index.html': 'first' });
    const env = join(folder.path, 'env');
    writeFileSync(env, `SLIPWAY_DNS_KEY=${server.keyText}\n`);
    const dataDir = join(folder.path, 'data');
    const words = ['--sites-domain', `sites.${server.zone}`, '--dns-target', TARGET, '--dns-owner', 'one'];
    const url = `rfc2136://127.0.0.1:${server.port}/${server.zone}`;
    await using stack = new AsyncDisposableStack();
    const start = async () => {
      const running = await startPlatformUnder([`--env-file=${env}`], dataDir, '--dns', url, ...words);
      stack.defer(async () => void (await end(running.child, 'SIGKILL')));
      return running;
    };
    let running = await start();
    const of = (path: string) => fetch(`${running.ready.baseUrl}${path}`).then((answer) => answer.text());
    const clientOf = async () =>
      new Client({
        ...{ baseUrl: running.ready.baseUrl, token: await tokenOf(dataDir), org: 'acme', project: 'web' },
        ...{ repository: repository.path, branch: 'main', outputDirectory: '.', patienceMs: 60_000 },
        ...{ unauthorized: {}, strangers: {} },
      });
    const client = await clientOf();
    const [gone, back, foreign] = [`gone.${server.zone}`, `back.${server.zone}`, `foreign.${server.zone}`];
    const all = [gone, back, foreign];
    const [shop, blog] = [await client.app('shop'), await client.app('blog')];
    const set = async (app: string, ...domains: readonly string[]) => {
      const { status } = await client.call('PATCH', app, { body: { domains } });
      expect(status).toBe(200);
    };
    const addresses = () => all.map((host) => server.records(host, 'A'));
    await set(shop, ...all);
    await expect.poll(addresses, SOON).toEqual([[TARGET], [TARGET], [TARGET]]);

    await server.kill();
    await set(shop);
    await set(blog, back);
    const removals = async () => {
      const { body } = await client.call('GET', `${shop.replace('/api/v1', '/operator')}/hosts`);
      const list = Array.isArray(body.removals) ? body.removals : [];
      return list.map(({ host, problem }) => [host, problem]);
    };
    const away = expect.stringMatching(/does not answer by TCP: ECONNREFUSED/);
    await expect.poll(removals, SOON).toEqual([
      [foreign, away],
      [gone, away],
    ]);
    const told = await inTerminal(
      ['domains', '--org', 'acme', '--project', 'web', '--app', 'shop', '--data', dataDir],
      { cwd: folder.path, env: { HOME: folder.path, PATH: process.env.PATH } },
    );
    expect(told).toMatchObject({ exitCode: 0 });
    expect(told.err).toMatch(
      /gone\.corp\.example: no app has it, .* waits for its removal since 20\S+: .*ECONNREFUSED/,
    );
    const visitor = await visitorOf({
      platform: { baseUrl: running.ready.baseUrl } as Platform,
      token: () => tokenOf(dataDir),
    });
    const { text } = await visitor.get(`/console${shop.replace('/api/v1', '')}/domains`);
    expect(text.replace(/<[^>]*>/g, ' ')).toMatch(/goes on to remove.*foreign\.corp\.example.*ECONNREFUSED/s);
    await expect.poll(() => of('/metrics'), SOON).toContain('\nslipway_dns_changes_waiting 3\n');
    expect(await of('/readyz')).toMatch(/"status":"ready".*"dns":\{"changesWaiting":3,"oldestSeconds":\d+\}/);
    await end(running.child, 'SIGKILL');

    await server.restart();
    server.change(`update delete _slipway-owner.${foreign}`, `update delete ${foreign} A`);
    server.change(`update add ${foreign} 60 A 198.51.100.1`);
    running = await start();
    await expect.poll(addresses, SOON).toEqual([[], [TARGET], ['198.51.100.1']]);
    await expect.poll(() => of('/metrics'), SOON).toContain('\nslipway_dns_changes_waiting 0\n');
    expect(addresses()).toEqual([[], [TARGET], ['198.51.100.1']]);
    expect(server.records(`_slipway-owner.${gone}`, 'TXT')).toEqual([]);
    expect(server.records(`_slipway-owner.${back}`, 'TXT')).toEqual(['"heritage=slipway,slipway/owner=one"']);
  }, 180_000);
});
