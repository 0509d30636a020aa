import { readFileSync } from 'node:fs';
import { createServer } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { certificateOf } from '../../../src/platform/dns/certificate.ts';
import { createHosts, type HostsOptions } from '../../../src/platform/dns/hosts.ts';
import { type Dns, DnsFault, type DnsTarget } from '../../../src/platform/dns/port.ts';
import { createAddresses } from '../../../src/platform/notify/addresses.ts';
import { networksOf } from '../../../src/platform/shared/client-address.ts';
import type { StoredApp } from '../../../src/platform/stores/rows/records.ts';
import { lacksOpenssl, makeAuthority } from '../../support/certificates.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const TARGET: DnsTarget = { kind: 'addresses', A: ['203.0.113.7'], AAAA: [] };
const APP = {
  org: 'acme',
  project: 'web',
  appID: 'shop',
  subdomain: 'shop-a2b3c4',
  settings: { domains: ['shop.example.com'] },
};

function dnsWith(look: Dns['look'], target = TARGET): Dns {
  const unused = () => Promise.reject(new Error('this changes nothing'));
  return { name: 'none', target, covers: async () => true, ensure: unused, remove: unused, look };
}

async function looked(options: Partial<HostsOptions>, addresses: Readonly<Record<string, readonly string[]>> = {}) {
  let [asked, now] = [0, 0];
  const all: HostsOptions = {
    dns: undefined,
    ownName: 'platform.example.com',
    sitesDomain: 'sites.example',
    siteUrl: (name) => `http://${name}/`,
    async resolveHost(name) {
      asked += 1;
      const known = { 'platform.example.com': ['203.0.113.7'], ...addresses };
      return (known as Record<string, readonly string[]>)[name] ?? [];
    },
    certificateOf: async () => ({ state: 'valid', endsAt: 1, issuer: 'CA', reason: null }),
    audit: { list: async () => ({ rows: [], next: null }) },
    removals: async () => [],
    clock: { monotonic: () => now },
    ...options,
  };
  const hosts = createHosts(all);
  const app = APP as unknown as StoredApp;
  const facts = await hosts.of(app);
  const before = asked;
  now = 9_999;
  expect(await hosts.of(app)).toEqual(facts);
  // A second look within ten seconds asks nobody.
  expect(asked).toBe(before);
  now = 10_000;
  expect(await hosts.of(app)).toEqual(facts);
  expect(asked).toBe(2 * before);
  return facts;
}

describe('the hosts of an app', () => {
  test.each([
    [['203.0.113.7'], 'right'],
    [['198.51.100.1'], 'elsewhere'],
    [[], 'missing'],
  ])('records by hand: the addresses %j are %s', async (found, state) => {
    const [shop, site] = await looked({}, { 'shop.example.com': found });
    expect(shop?.record).toEqual({
      state,
      found,
      wanted: 'shop.example.com CNAME platform.example.com',
      by: null,
      problem: null,
    });
    expect(site).toMatchObject({
      host: 'shop-a2b3c4.sites.example',
      record: { wanted: '*.sites.example CNAME platform.example.com' },
    });
  });

  test.each<[Awaited<ReturnType<Dns['look']>>, object]>([
    ['own', { by: 'platform', problem: null }],
    ['by-hand', { by: 'hand', problem: null }],
    ['foreign', { by: 'hand', problem: expect.stringContaining("not this platform's") }],
    ['none', { by: null, problem: expect.stringContaining('with the next deploy') }],
  ])('records of the platform: %s', async (owner, made) => {
    const [shop] = await looked({ dns: dnsWith(async () => owner) });
    expect(shop?.record).toMatchObject({ wanted: 'shop.example.com A 203.0.113.7', ...made });
  });

  test('a DNS server that refuses, and a resolver without an answer, are said', async () => {
    const refuse = () => Promise.reject(new DnsFault('refused', 'It refuses', 'Do that.'));
    const [shop] = await looked({ dns: dnsWith(refuse), resolveHost: () => Promise.reject(new Error('no answer')) });
    expect(shop?.record).toMatchObject({ state: 'unknown', problem: 'It refuses. Do that.' });
  });

  test('names of this machine need no record, and sites by http no certificate', async () => {
    const [, site] = await looked({ sitesDomain: 'localhost' });
    expect(site).toMatchObject({ record: { state: 'right', wanted: '' }, certificate: { state: 'http' } });
  });

  test('the last change is that of the audit log', async () => {
    const rows = [
      { object: 'shop.example.com', at: 7 },
      { object: 'shop.example.com', at: 3 },
    ] as never;
    const [shop, site] = await looked({
      audit: { list: async () => ({ rows, next: null }) },
      siteUrl: (name) => `https://${name}/`,
    });
    expect(shop).toMatchObject({
      changedAt: 7,
      cdn: null,
      certificate: { state: 'valid', endsAt: 1 },
    });
    expect(site?.changedAt).toBeNull();
  });

  test('all hosts have the purges of the app, and the name below the sites domain what the CDN says of it', async () => {
    const known = { cdn: 'Varnish', maxAge: 3_600, purgedAt: 5, waitsSince: 6, problem: 'it answered 503' };
    const refused = { state: 'refused', reason: 'it has no such name' } as const;
    const [shop, site] = await looked({
      cdnState: async ({ appID }) => (appID === 'shop' ? { ...known, ...refused } : undefined),
    });
    expect(shop?.cdn).toEqual({ ...known, state: 'unknown', reason: null });
    expect(site?.cdn).toEqual({ ...known, ...refused });
  });
});

describe.skipIf(lacksOpenssl('the certificates of hosts'))('a certificate', () => {
  const asked = async (
    host: string,
    own: readonly string[] | undefined,
    allowed: readonly string[],
    subject = '/CN=authority',
  ) => {
    using folder = temporaryFolder();
    const authority = makeAuthority(folder.path, 'authority', subject);
    const { key, cert } = authority.issue('server', 'localhost');
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    server.on('tlsClientError', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const { lookup } = createAddresses(networksOf(allowed, 'notify-allow'), () => []);
      return await certificateOf(host, { lookup, port, ca: own && [readFileSync(authority.file, 'utf8')] });
    } finally {
      server.close();
    }
  };
  const LOOPBACK = ['127.0.0.0/8', '::1/128'];

  test('that browsers trust has its end', async () => {
    const { state, endsAt, reason } = await asked('localhost', ['own'], LOOPBACK);
    expect([state, reason]).toEqual(['valid', null]);
    expect(endsAt).toBeGreaterThan(Date.now());
  });

  test('of an unknown authority is not valid, and says why', async () => {
    const found = await asked('localhost', undefined, LOOPBACK);
    expect(found).toMatchObject({ state: 'invalid', reason: expect.stringMatching(/CERT|SIGNED|VERIFY/) });
    expect(found.endsAt).not.toBeNull();
  });

  test('has an issuer of a few words, whatever whoever has the host wrote into it', async () => {
    const { issuer } = await asked('localhost', undefined, LOOPBACK, `/CN=a${`/O=${'x'.repeat(60)}`.repeat(20)}`);
    expect(issuer).toHaveLength(200);
  });

  test('is not asked for at an address that is not public', async () => {
    expect(await asked('localhost', ['own'], [])).toMatchObject({
      state: 'unknown',
      reason: expect.stringContaining('not public'),
    });
  });
});
