import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../../../src/platform/index.ts';
import { Client, type Target } from '../../contract-suites/control-plane.ts';
import { type DnsServer, installedDns, lacksDns, startDns } from '../../servers/dns.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { testPlatform } from '../control/support.ts';

const TARGET = '203.0.113.7';

async function clientOf(platform: Platform, repository: string): Promise<Client> {
  const place = { baseUrl: platform.baseUrl, org: 'acme', project: 'web', repository, branch: 'main' };
  const target: Target = {
    ...place,
    outputDirectory: '.',
    token: await platform.mintToken(),
    unauthorized: {},
    strangers: {},
    patienceMs: 20_000,
  };
  return new Client(target);
}

describe.skipIf(lacksDns('DNS records of deployments'))('the records of apps', () => {
  let server: DnsServer;
  beforeAll(async () => {
    const [program] = installedDns();
    if (program) server = await startDns(program, { zone: 'corp.example' });
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  const open = (dir: string, { key = server.keyText, owner = 'one', port = server.port } = {}) =>
    testPlatform(dir, {
      sitesDomain: `sites.${server.zone}`,
      dns: { url: `rfc2136://127.0.0.1:${port}/${server.zone}`, key, target: TARGET, owner },
      resolveTxt: async () => [],
    });
  const app = async (client: Client, name: string, ...domains: readonly string[]) => {
    const body = { name, type: 'web-landing', ...client.configuration(), domains };
    const made = await client.call('POST', client.apps, { body });
    expect(made.status).toBe(201);
    return `${client.apps}/${name}`;
  };
  /** Waits until a call returns what is expected. */
  const until = (read: () => unknown, wanted: unknown) =>
    expect.poll(read, { timeout: 20_000, interval: 50 }).toEqual(wanted);

  const failureOf = async (client: Client, path: string, deployID: unknown) =>
    (await client.call('GET', `${path}/deployments/${deployID}/failure`)).body;
  const OWNER_ONE = ['"heritage=slipway,slipway/owner=one"'];

  test('a first deploy has its records when it has succeeded, and later domains get and lose theirs without a deploy', async () => {
    using folder = temporaryFolder();
    using repository = createRepository({ 'index.html': 'first' });
    await using platform = await open(folder.path);
    const client = await clientOf(platform, repository.path);
    const [one, two] = [`shop.${server.zone}`, `www.${server.zone}`];
    const shop = await app(client, 'shop', one, 'shop.elsewhere.example');
    expect(await client.deployed(shop)).toMatchObject({ status: 'succeeded' });
    expect(server.records(`anything.sites.${server.zone}`, 'A')).toEqual([TARGET]);
    expect(server.records(`_slipway-owner-any.sites.${server.zone}`, 'TXT')).toEqual(OWNER_ONE);
    expect(server.records(one, 'A')).toEqual([TARGET]);
    expect(server.records(`_slipway-owner.${one}`, 'TXT')).toEqual(OWNER_ONE);
    await client.call('PATCH', shop, { body: { domains: [two] } });
    await until(() => [server.records(one, 'A'), server.records(two, 'A')], [[], [TARGET]]);
    await until(() => server.records(`_slipway-owner.${one}`, 'TXT'), []);
    const audit = await client.call('GET', '/operator/orgs/acme/audit?action=dns.record');
    expect(audit.body.rows).toMatchObject([
      { action: 'dns.record', appID: 'shop', object: two, by: null, after: { record: `A ${TARGET}` } },
      { action: 'dns.record', appID: 'shop', object: one },
    ]);
  });

  test('a record of somebody else fails the first deploy, is not touched, and a deploy after its removal succeeds', async () => {
    using folder = temporaryFolder();
    using repository = createRepository({ 'index.html': 'first' });
    const host = `foreign.${server.zone}`;
    server.change(`update add ${host} 60 A 198.51.100.1`);
    await using platform = await open(folder.path);
    const client = await clientOf(platform, repository.path);
    const shop = await app(client, 'shop', host);
    const failed = await client.deployed(shop);
    expect(failed).toMatchObject({ status: 'failed', stage: 'activate' });
    const { code, message } = await failureOf(client, shop, failed.deployID);
    expect(code).toBe('dns_refused');
    expect(message).toMatch(
      /^foreign\.corp\.example has A 198\.51\.100\.1 already.*Remove what is there.*A 203\.0\.113\.7$/,
    );
    expect(server.records(host, 'A')).toEqual(['198.51.100.1']);
    server.change(`update delete ${host}`);
    expect(await client.deployed(shop)).toMatchObject({ status: 'succeeded' });
    expect(server.records(host, 'A')).toEqual([TARGET]);
  });

  test('two platforms on one zone: the second one does not get the host of the first', async () => {
    using one = temporaryFolder();
    using two = temporaryFolder();
    using repository = createRepository({ 'index.html': 'first' });
    const host = `both.${server.zone}`;
    await using first = await open(one.path);
    await using second = await open(two.path, { owner: 'two' });
    const clients = [await clientOf(first, repository.path), await clientOf(second, repository.path)];
    const apps = await Promise.all(clients.map((client) => app(client, 'shop', host)));
    // The first that asks has it. Both asked already, because the app got the domain.
    const ends = await Promise.all(clients.map((client, index) => client.deployed(apps[index] ?? '')));
    expect(ends.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
    const won = ends.findIndex(({ status }) => status === 'succeeded');
    const [lost, path] = [clients[1 - won], apps[1 - won] ?? ''];
    const { code, message } = lost ? await failureOf(lost, path, ends[1 - won]?.deployID) : {};
    const owner = ['one', 'two'][won];
    expect([code, message]).toEqual(['dns_refused', expect.stringContaining(`slipway/owner=${owner}`)]);
    expect(server.records(`_slipway-owner.${host}`, 'TXT')).toEqual([`"heritage=slipway,slipway/owner=${owner}"`]);
  });

  test('a wrong key fails the first deploy with the line that helps, and the log has it', async () => {
    using folder = temporaryFolder();
    using repository = createRepository({ 'index.html': 'first' });
    const key = `${server.key.name}:${server.key.algorithm}:${Buffer.alloc(32).toString('base64')}`;
    await using platform = await open(folder.path, { key });
    const client = await clientOf(platform, repository.path);
    const shop = await app(client, 'shop');
    const failed = await client.deployed(shop);
    const { code, message } = await failureOf(client, shop, failed.deployID);
    expect([code, message]).toEqual(['dns_refused', expect.stringMatching(/BADSIG.*Copy the secret of the key/)]);
  });

  test('while the DNS server is away, a first deploy fails, and a later one does not', async () => {
    using folder = temporaryFolder();
    using repository = createRepository({ 'index.html': 'first' });
    await using platform = await open(folder.path);
    const client = await clientOf(platform, repository.path);
    const [shop, blog] = [
      await app(client, 'shop', `away.${server.zone}`),
      await app(client, 'blog', `gone.${server.zone}`),
    ];
    expect(await client.deployed(shop)).toMatchObject({ status: 'succeeded' });
    await until(() => server.records(`gone.${server.zone}`, 'A'), [TARGET]);
    await server.kill();
    try {
      const failed = await client.deployed(blog);
      const { code, message } = await failureOf(client, blog, failed.deployID);
      expect([code, message]).toEqual(['dns_refused', expect.stringMatching(/ECONNREFUSED/)]);
      expect(message).not.toContain('127.0.0.1');
      expect(await client.deployed(shop)).toMatchObject({ status: 'succeeded' });
    } finally {
      await server.restart();
    }
    expect(await client.deployed(blog)).toMatchObject({ status: 'succeeded' });
  });
});
