import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { makeVariants } from '../../../src/platform/objects/make-variants.ts';
import { bytesOf, request, TestSite } from './support.ts';

const DIGITS = '0123456789';

test('answers 304 to its ETag, alone, in a list or weak, and to a star', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'a.txt': 'text' });
  const { headers } = await site.get('/a.txt');
  const etag = headers.etag ?? '';
  for (const value of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
    const answer = await site.get('/a.txt', { 'if-none-match': value });
    expect(answer).toMatchObject({ status: 304, text: '', headers: { etag, 'x-slipway-release': 'd1' } });
    expect(answer.headers['content-length']).toBeUndefined();
  }
  expect((await site.get('/a.txt', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a date is compared only if the request has no ETag, and it must be equal', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'a.txt': 'text' });
  const date = (await site.get('/a.txt')).headers['last-modified'] ?? '';
  expect(new Date(date).toUTCString()).toBe(date);
  expect((await site.get('/a.txt', { 'if-modified-since': date })).status).toBe(304);
  expect((await site.get('/a.txt', { 'if-modified-since': date, 'if-none-match': '"x"' })).status).toBe(200);
  expect((await site.get('/a.txt', { 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200);
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, DIGITS, 'bytes 0-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=3-2', 200, DIGITS, undefined],
  ['bytes=0-1,3-4', 200, DIGITS, undefined],
  ['lines=0-1', 200, DIGITS, undefined],
  ['bytes=99999999999999999999-', 200, DIGITS, undefined],
])('range %j answers %i', async (range, status, text, contentRange) => {
  await using site = new TestSite();
  await site.deploy('d1', { 'a.txt': DIGITS });
  const answer = await site.get('/a.txt', { range, 'accept-encoding': 'br' });
  expect(answer).toMatchObject({ status, text });
  expect(answer.headers['content-range']).toBe(contentRange);
  expect(answer.headers['content-length']).toBe(String(text.length));
});

test('an answer to an invalid range must not be cached, not even for a file that never changes', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'assets/a-0a1b2c3d.js': DIGITS });
  const answer = await site.get('/assets/a-0a1b2c3d.js', { range: 'bytes=10-' });
  expect(answer).toMatchObject({ status: 416, headers: { 'cache-control': 'no-store' } });
});

test('a range is answered only for the version that If-Range names', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'a.txt': DIGITS });
  const { etag = '', 'last-modified': date = '' } = (await site.get('/a.txt')).headers;
  for (const [condition, status] of [
    [etag, 206],
    [date, 206],
    ['"x"', 200],
    [`W/${etag}`, 200],
  ] as const) {
    expect((await site.get('/a.txt', { range: 'bytes=0-1', 'if-range': condition })).status).toBe(status);
  }
});

test('files that are too large for memory are streamed, whole and in parts', async () => {
  await using site = new TestSite();
  const large = Buffer.alloc(2_500_000, DIGITS);
  await site.deploy('d1', { 'video.mp4': large });
  expect((await site.get('/video.mp4')).body.equals(large)).toBe(true);
  const part = await site.get('/video.mp4', { range: 'bytes=1000000-2000000' });
  expect(part.body.equals(large.subarray(1_000_000, 2_000_001))).toBe(true);
});

test('a request that began on the old release finishes on it, even if the release is collected meanwhile', async () => {
  await using site = new TestSite();
  const large = Buffer.alloc(2_500_000, DIGITS);
  await site.deploy('d1', { 'video.mp4': large });
  const begun = await site.edge(request('GET', '/video.mp4', { host: 'shop.localhost' }));
  await site.deploy('d2', { 'video.mp4': 'short' });
  site.clock.advance(7_200_000);
  const { release } = site.site;
  await site.objects.collect(release ? [{ org: 'acme', manifestHash: release.manifestHash }] : []);
  expect((await bytesOf(begun.body)).equals(large)).toBe(true);
  expect(begun.headers['x-slipway-release']).toBe('d1');
  expect((await site.get('/video.mp4')).text).toBe('short');
});

test.each([
  ['constructor', 'application/octet-stream'],
  ['a.__proto__', 'application/octet-stream'],
  ['a.cjs', 'text/javascript; charset=utf-8'],
  ['a.JPG', 'image/jpeg'],
  ['live.m3u8', 'application/vnd.apple.mpegurl'],
  ['.well-known/apple-app-site-association', 'application/json; charset=utf-8'],
])('the type of %s is %s', async (path, type) => {
  await using site = new TestSite();
  await site.deploy('d1', { [path]: 'x' });
  expect((await site.get(`/${path}`)).headers['content-type']).toBe(type);
});

test('HEAD answers with the headers of GET and without a body', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'a.txt': 'text' });
  const get = await site.get('/a.txt');
  expect(await site.ask('HEAD', '/a.txt', { range: 'bytes=0-1' })).toMatchObject({
    status: 200,
    headers: get.headers,
    text: '',
  });
  expect(await site.ask('HEAD', '/gone')).toMatchObject({ status: 404, text: '' });
});

test('the answer to other methods lists the allowed ones', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'a.txt': 'text' });
  const allow = 'GET, HEAD, OPTIONS';
  expect(await site.ask('OPTIONS', '/a.txt')).toMatchObject({ status: 204, headers: { allow } });
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
    expect(await site.ask(method, '/a.txt')).toMatchObject({ status: 405, headers: { allow } });
  }
});

test('serves the compressed form that the client prefers, once it is ready', async () => {
  await using site = new TestSite();
  const page = '<p>again and again</p>'.repeat(200);
  await site.deploy('d1', { 'index.html': page, 'photo.png': page });
  const accept = { 'accept-encoding': 'gzip, deflate, br;q=0.9, zstd;q=0.2' };
  const first = await site.get('/', accept);
  expect(first.text).toBe(page);
  expect(first.headers.vary).toBe('Accept-Encoding');
  await site.objects.idle();

  const gzip = await site.get('/', accept);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(zlib.gunzipSync(gzip.body).toString()).toBe(page);
  expect(gzip.headers['content-length']).toBe(String(gzip.body.length));
  expect(gzip.headers.etag).not.toBe(first.headers.etag);
  const etag = gzip.headers.etag ?? '';
  expect((await site.get('/', { ...accept, 'if-none-match': etag })).status).toBe(304);
  expect((await site.get('/', { 'if-none-match': etag })).status).toBe(200);

  const br = await site.get('/', { 'accept-encoding': 'gzip, br' });
  expect(zlib.brotliDecompressSync(br.body).toString()).toBe(page);
  expect((await site.get('/', { 'accept-encoding': '*' })).headers['content-encoding']).toBe('br');
  for (const none of ['identity', 'br;q=0', 'deflate', '', 'identity, br;q=0.5']) {
    expect((await site.get('/', { 'accept-encoding': none })).headers['content-encoding']).toBeUndefined();
  }
  expect((await site.get('/photo.png', accept)).headers.vary).toBeUndefined();
});

test('a compressed form that another process made is found after a notification, or else within a second', async () => {
  await using site = new TestSite();
  const looked: string[] = [];
  const look = site.objects.variants.bind(site.objects);
  site.objects.variants = (org, hash) => {
    looked.push(hash);
    return look(org, hash);
  };
  const accept = { 'accept-encoding': 'br' };
  const make = (manifestHash = '') => makeVariants({ blobs: site.objects.blobs, org: 'acme', manifestHash, signal });
  const signal = new AbortController().signal;
  for (const [number, isTold] of [true, false].entries()) {
    await site.deploy(`d${number}`, { 'index.html': `<p>${number}</p>`.repeat(200) });
    // What the deploy itself would make.
    const late = site.objects.idle();
    rmSync(join(site.dir, 'objects/acme/variants'), { recursive: true, force: true });
    await late;
    rmSync(join(site.dir, 'objects/acme/variants'), { recursive: true, force: true });
    for (const _ of [1, 2, 3]) expect((await site.get('/', accept)).headers['content-encoding']).toBeUndefined();
    expect(looked.splice(0)).toHaveLength(1);
    await make(site.site.release?.manifestHash);
    expect((await site.get('/', accept)).headers['content-encoding']).toBeUndefined();
    if (isTold) site.objects.variantsChanged('acme');
    else site.clock.advance(1_000);
    for (const _ of [1, 2, 3]) expect((await site.get('/', accept)).headers['content-encoding']).toBe('br');
    site.clock.advance(10_000);
    await site.get('/', accept);
    expect(looked.splice(0)).toHaveLength(1);
  }
});

test('a damaged compressed form is replaced by the file itself', async () => {
  await using site = new TestSite();
  const page = '<p>again and again</p>'.repeat(200);
  await site.deploy('d1', { 'index.html': page });
  await site.get('/');
  await site.objects.idle();
  for (const path of globSync('acme/variants/*/*', { cwd: join(site.dir, 'objects') })) {
    writeFileSync(join(site.dir, 'objects', path), 'garbage');
  }
  const answer = await site.get('/', { 'accept-encoding': 'br' });
  expect(answer).toMatchObject({ status: 200, text: page });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a request for a damaged object gets 500 and not a byte of it', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'a.txt': 'good text', 'large.bin': Buffer.alloc(2_000_000, 'good') });
  await site.get('/');
  for (const path of globSync('acme/??/*', { cwd: join(site.dir, 'objects') })) {
    writeFileSync(join(site.dir, 'objects', path), 'bad text');
  }
  for (const path of ['/a.txt', '/large.bin']) {
    const answer = await site.get(path);
    expect(answer.status).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).not.toContain('bad text');
  }
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'object_damaged' }));
});

test.each([
  ['a.html', 'text/html; charset=utf-8'],
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.mjs', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.map', 'application/json; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['a.wasm', 'application/wasm'],
  ['a.woff2', 'font/woff2'],
  ['A.PNG', 'image/png'],
  ['a.avif', 'image/avif'],
  ['a.ico', 'image/x-icon'],
  ['a.mp4', 'video/mp4'],
  ['a.pdf', 'application/pdf'],
  ['LICENSE', 'application/octet-stream'],
  ['apple-app-site-association', 'application/json; charset=utf-8'],
])('%s is sent as %s', async (name, type) => {
  await using site = new TestSite();
  await site.deploy('d1', { [name]: 'x' });
  expect((await site.get(`/${name}`)).headers['content-type']).toBe(type);
});

test.each([
  ['assets/index-DiW7gTda.js', true],
  ['assets/index-DiW7gTda.js.map', true],
  ['static/js/main.0a1b2c3d.chunk.js', true],
  ['index.0a1b2c3d.css', true],
  ['main-ABCDEF23.js', true],
  ['_next/static/chunks/pages/index.js', true],
  ['_astro/hoisted.js', true],
  ['_app/immutable/entry/start.js', true],
  ['_nuxt/entry.js', true],
  ['_nuxt/builds/latest.json', false],
  ['index.html', false],
  ['assets/hero-1024x768.png', false],
  ['assets/report-20261121.css', false],
  ['assets/my-homepage.css', false],
  ['assets/my-HomePage.css', false],
  ['app-deadbeef.js', false],
  ['jquery-3.7.1.min.js', false],
  ['_app/version.json', false],
])('%s is pinned for a year: %s', async (name, pinned) => {
  await using site = new TestSite();
  await site.deploy('d1', { [name]: 'x' });
  const caching = pinned ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
  expect((await site.get(`/${name}`)).headers['cache-control']).toBe(caching);
});
