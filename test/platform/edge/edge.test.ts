import { expect, test } from 'vitest';
import { TestSite } from './support.ts';

const PAGE = '<!doctype html><title>Shop</title>';

test('answers a clear page that must not be cached until the first deploy succeeds', async () => {
  await using site = new TestSite();
  const answer = await site.get('/');
  expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect(answer.text).toContain('first successful deploy');
});

test('serves the index file with its type, size, tag and release', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'index.html': PAGE });
  const answer = await site.get('/');
  expect(answer.text).toBe(PAGE);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(PAGE.length),
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'x-slipway-release': 'd1',
  });
  expect(answer.headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
});

test.each([
  ['shop.localhost', 200],
  ['SHOP.localhost:4400', 200],
  ['shop.localhost.', 200],
  ['shop.localhost.:80', 200],
  ['other.localhost', 404],
  ['localhost', 404],
  ['a.shop.localhost', 404],
  ['shop.localhost.evil.com', 404],
  ['', 404],
])('takes the app from the host %j: %i', async (host, status) => {
  await using site = new TestSite();
  await site.deploy('d1', { 'index.html': PAGE });
  expect((await site.get('/', { host })).status).toBe(status);
});

test('the next request after a switch gets the new release, and kept releases still serve their hashed assets', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'index.html': 'one', 'assets/app-0a1b2c3d.js': 'first', 'plain.js': 'x' });
  await site.deploy('d2', { 'index.html': 'two', 'assets/app-ffee0011.js': 'second' });
  expect((await site.get('/')).text).toBe('two');
  const old = await site.get('/assets/app-0a1b2c3d.js');
  expect(old).toMatchObject({ status: 200, text: 'first', headers: { 'x-slipway-release': 'd1' } });
  expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await site.get('/plain.js')).status).toBe(404);
});
