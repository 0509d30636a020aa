import { describe, expect, test } from 'vitest';
import { createMarks } from '../../../src/platform/cdn/marking.ts';
import { createCdn } from '../../../src/platform/cdn/open.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';

const SITE = {
  ...{
    org: 'acme',
    project: 'web',
    appID: 'shop',
    type: 'web-landing',
    subdomain: 'shop-a2b3c4',
    settings: {},
    isDeleted: false,
  },
  ...{ release: { deployID: 'dpl-2', manifestHash: 'm2' }, kept: [{ deployID: 'dpl-1', manifestHash: 'm1' }] },
} as unknown as Site;
const PREVIEW = { ...SITE, settings: { lifetime: '7d' } } as Site;
const PAGE = 'public, max-age=0, must-revalidate';
const ASSET = 'public, max-age=31536000, immutable';
const KEPT = { 'cdn-cache-control': 'max-age=600, stale-if-error=86400' };
const PAGE_TAGS = { xkey: 'slipway-dpl-2 slipway-site-shop-a2b3c4' };

const varnish = createCdn(
  { place: { kind: 'varnish', servers: ['127.0.0.1:1'] }, credentials: { token: 't' }, maxAge: 600 },
  { fetch },
  { now: () => 0 },
);
const marks = createMarks(varnish);
const cloudFront = createCdn(
  { place: { kind: 'cloudfront', id: 'EDFDVBD632BHDS5' }, credentials: {}, maxAge: 600 },
  { fetch },
  { now: () => 0 },
);

function marked(control: string, { site = SITE, release = 'dpl-2', isSure = true, more = {} } = {}) {
  const headers = { 'cache-control': control, 'x-slipway-release': release, ...more };
  const { 'x-slipway-release': _, ...others } = marks.answer(site, { status: 200, headers }, isSure).headers;
  return others;
}

describe('what the edge answers', () => {
  test('is kept with the tags of its release and its site, and browsers still ask', () => {
    expect(marked(PAGE)).toMatchObject({ 'cache-control': PAGE, ...KEPT, ...PAGE_TAGS });
    expect(marked('public, max-age=60')).toMatchObject({
      'cache-control': 'public, max-age=60',
      ...KEPT,
      ...PAGE_TAGS,
    });
  });

  test('has only the tag of its site if its name has a hash, of whatever release', () => {
    const asset = {
      'cache-control': ASSET,
      xkey: 'slipway-site-shop-a2b3c4',
      'cache-groups': '"slipway-site-shop-a2b3c4"',
    };
    expect(marked(ASSET)).toEqual(asset);
    expect(marked(ASSET, { release: 'dpl-1', isSure: false, site: PREVIEW })).toEqual(asset);
  });

  test.each([
    ['of an earlier release', PAGE, { release: 'dpl-1' }],
    ['of a node that does not know what is live', PAGE, { isSure: false }],
    ['of a preview', PAGE, { site: PREVIEW }],
    ['that no cache may store', 'no-store', {}],
    ['for one visitor', 'private, max-age=60', {}],
    ['that the files of the site keep from caches', 'no-cache', {}],
  ])('is not kept if it is a page %s', (_, control, given) => {
    expect(marked(control, given)).toEqual({ 'cache-control': control, 'cdn-cache-control': 'no-store' });
  });

  test('has nothing by which a CDN would keep it or forget it with others, if it is not kept', () => {
    const more = {
      'cdn-cache-control': 'max-age=5',
      'cloudflare-cdn-cache-control': 'max-age=5',
      'surrogate-control': 'max-age=5',
      'cache-groups': '"x"',
      xkey: 'slipway-site-other',
    };
    const never = { 'cache-control': PAGE, 'cdn-cache-control': 'no-store' };
    expect(marked(PAGE, { more, site: PREVIEW })).toEqual(never);
    const headers = { 'cache-control': 'public, s-maxage=600', 'x-slipway-release': 'dpl-2', 'cache-tag': 'x' };
    expect(createMarks(cloudFront).answer(PREVIEW, { status: 200, headers }, true).headers).toEqual({
      'cache-control': 'no-cache',
      'x-slipway-release': 'dpl-2',
    });
  });

  test('is kept for as long as the files of the site say to CDNs', () => {
    const more = { 'cdn-cache-control': 'max-age=5' };
    expect(marked(PAGE, { more })).toMatchObject({ ...more, ...PAGE_TAGS });
  });

  test('stays as it is if it is of no release, or is sent otherwise', () => {
    const response = { status: 404, headers: { 'cache-control': 'no-store' } };
    expect(marks.answer(SITE, response, true)).toBe(response);
    const taken = { status: 0, headers: {}, take: async () => ({ status: 200, bytes: 0 }) };
    expect(marks.answer(SITE, taken, true)).toBe(taken);
  });

  test.each([
    ['asks each time', PAGE, 'public, max-age=0'],
    ['as the files of the site say', 'public, max-age=300,, S-MaxAge=10', 'public, max-age=300'],
  ])('has its bound in cache-control for CloudFront, and a browser %s', (_, control, browsers) => {
    const headers = { 'cache-control': control, 'x-slipway-release': 'dpl-2' };
    expect(createMarks(cloudFront).answer(SITE, { status: 200, headers }, true).headers).toMatchObject({
      'cache-control': `${browsers}, s-maxage=600, stale-if-error=86400`,
      'cache-tag': 'slipway-dpl-2,slipway-site-shop-a2b3c4',
    });
  });
});

describe('what a function answers', () => {
  const dynamic = (list: readonly string[], site = SITE, release = 'dpl-2') => marks.dynamic(site, release, list);
  const groups = ['cache-groups', '"slipway-dpl-2", "slipway-site-shop-a2b3c4"'];

  test.each([
    ['nothing', []],
    ['nothing of caches', ['Content-Type', 'text/html']],
    ['that it may be stored and asked for', ['Cache-Control', 'no-cache, max-age=60']],
    ['that it is of one visitor', ['Cache-Control', 'private, max-age=60']],
    ['that it is old at once', ['Cache-Control', 'public, max-age=0']],
    ['a cookie too', ['Cache-Control', 'public, s-maxage=60', 'Set-Cookie', 'a=b']],
    ['a cookie too, and otherwise to one CDN', ['Set-Cookie', 'a=b', 'Cloudflare-CDN-Cache-Control', 'max-age=60']],
    ['otherwise to CDNs', ['Cache-Control', 'public, max-age=60', 'CDN-Cache-Control', 'no-store']],
  ])('is not kept if it says %s', (_, list) => {
    const others = list.filter((__, at) => !list[at - (at % 2)]?.includes('CDN-'));
    expect(dynamic(list)).toEqual([...others, 'cdn-cache-control', 'no-store']);
  });

  test('is kept if it says so, until its release is purged', () => {
    const list = ['Cache-Control', 'public, s-maxage=60'];
    expect(dynamic(list)).toEqual([...list, 'xkey', PAGE_TAGS.xkey, ...groups]);
    const own = ['CDN-Cache-Control', 'max-age=60'];
    expect(dynamic(own)).toEqual([...own, 'xkey', PAGE_TAGS.xkey, ...groups]);
    for (const other of [dynamic(list, PREVIEW), dynamic(list, SITE, 'dpl-1')]) expect(other).toContain('no-store');
  });

  test('has no tags of others', () => {
    const list = ['XKey', 'slipway-site-other', 'Cache-Control', 'max-age=60', 'Cache-Groups', '"x"'];
    expect(dynamic(list)).toEqual(['Cache-Control', 'max-age=60', 'xkey', PAGE_TAGS.xkey, ...groups]);
  });

  test('is not kept by CloudFront, which keeps what says nothing', () => {
    expect(createMarks(cloudFront).dynamic(SITE, 'dpl-2', [])).toEqual(['cache-control', 'no-cache']);
    const cookie = ['Set-Cookie', 'a=b'];
    for (const control of ['public, s-maxage=60', 'public'])
      expect(createMarks(cloudFront).dynamic(SITE, 'dpl-2', ['Cache-Control', control, ...cookie])).toEqual([
        ...cookie,
        'cache-control',
        'no-cache',
      ]);
    const said = ['Cache-Control', 'private'];
    expect(createMarks(cloudFront).dynamic(SITE, 'dpl-2', said)).toEqual(said);
  });
});
