import { expect, test } from 'vitest';
import { type CertificateWatch, tellCertificates } from '../../../src/platform/dns/certificate-watch.ts';
import { bodyOf, letterOf } from '../../../src/platform/notify/message.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';
import { createApp } from '../../contract-suites/state.ts';
import { storePlace } from '../../support/local-stores.ts';
import { NOTIFY_ACT as ACT } from '../../support/notify.ts';

const DAY = 24 * 3_600_000;
type Certificate = Awaited<ReturnType<CertificateWatch['certificateOf']>>;

function siteOf(subdomain: string, more: Partial<Site> = {}): Site {
  const release = { deployID: 'dpl-1', manifestHash: 'x'.repeat(64) };
  return { org: 'acme', project: 'web', appID: subdomain, subdomain, settings: {}, release, kept: [], ...more };
}

test('certificates that end soon or are not valid are told of once each, and no others', async () => {
  await using place = storePlace();
  const stores = place.attach();
  const { clock } = place;
  const { notify: store, usage } = stores;
  for (const appID of ['shop', 'docs', 'blog', 'gone', 'new'])
    await createApp(stores, { org: 'acme', project: 'web', appID });
  const far = clock.now() + 60 * DAY;
  const certificates: Record<string, Certificate> = {
    'blog.example.com': { state: 'none', endsAt: null, reason: 'ECONNREFUSED' },
    'docs.example.com': { state: 'invalid', endsAt: far, reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    'shop.example.com': { state: 'valid', endsAt: far, reason: null },
  };
  const sites: Record<string, Site> = {
    ...{ shop: siteOf('shop'), docs: siteOf('docs'), blog: siteOf('blog') },
    gone: siteOf('gone', { isDeleted: true }),
    new: siteOf('new', { release: null }),
  };
  const asked: string[] = [];
  const tell = () => {
    clock.advance(DAY / 4);
    return tellCertificates({
      ...{ store, usage, clock },
      releases: {
        domains: async (after, limit) =>
          ['blog', 'docs', 'gone', 'new', 'shop']
            .map((subdomain) => ({ domain: `${subdomain}.example.com`, subdomain }))
            .filter(({ domain }) => domain > after)
            .slice(0, limit),
        site: async (subdomain) => sites[subdomain],
      },
      async certificateOf(host) {
        asked.push(host);
        return certificates[host] ?? { state: 'unknown', endsAt: null, reason: null };
      },
    });
  };
  // Nobody wants to be told.
  expect(await tell()).toBe(0);
  expect(asked).toEqual([]);
  const target = { project: null, appID: null, kind: 'webhook', shown: 'x', sealed: Buffer.from('x') } as const;
  await store.add({ ...target, id: 'one', org: 'acme', events: ['certificate'] }, ACT);
  expect(await tell()).toBe(1);
  expect(asked.sort()).toEqual(['blog.example.com', 'docs.example.com', 'shop.example.com']);
  expect(await tell()).toBe(0);
  const soon = clock.now() + 10 * DAY;
  certificates['shop.example.com'] = { state: 'valid', endsAt: soon, reason: null };
  expect(await tell()).toBe(1);
  const [message] = await store.deliveries('acme', { limit: 9 });
  if (!message) return expect.fail();
  const url = 'https://platform.example/console';
  const endsAt = new Date(soon).toISOString();
  expect(JSON.parse(bodyOf(message, { url }))).toMatchObject({
    type: 'certificate.failing',
    data: { org: 'acme', project: 'web', app: 'shop', host: 'shop.example.com', state: 'valid', endsAt, url },
  });
  expect(letterOf(message, { url })).toMatchObject({
    subject: '[Slipway] acme/web/shop: certificate',
    text: expect.stringContaining(`host: shop.example.com\nstate: valid\nendsAt: ${endsAt}`),
  });
});

test('two nodes look once', async () => {
  await using place = storePlace();
  const { notify: store, usage } = place.attach();
  const target = { project: null, appID: null, kind: 'webhook', shown: 'x', sealed: Buffer.from('x') } as const;
  await store.add({ ...target, id: 'one', org: 'acme', events: ['certificate'] }, ACT);
  let looks = 0;
  const releases = {
    async domains() {
      looks += 1;
      return [];
    },
    site: async () => undefined,
  };
  const certificateOf = async () => expect.fail();
  const watch = { ...{ store, usage, clock: place.clock }, releases, certificateOf };
  await Promise.all([tellCertificates(watch), tellCertificates(watch)]);
  expect(looks).toBe(1);
});
