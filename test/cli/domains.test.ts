import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../platform/console/support.ts';
import { freePort } from '../support/s3-server.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

let stage: Stage;
const home = temporaryFolder();
beforeAll(async () => {
  stage = await openStage();
  await stage.createApp('shop', 'web-landing');
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  home[Symbol.dispose]();
});

const domains = (...words: readonly string[]) =>
  inTerminal(
    ['domains', ...words, '--org', 'acme', '--project', 'web', '--app', 'shop', '--data', stage.platform.dataDir],
    {
      cwd: home.path,
      env: { HOME: home.path, PATH: process.env.PATH },
    },
  );

test('a domain is added with the record that it needs, listed, and removed', async () => {
  const added = await domains('add', 'Shop.example.com.');
  expect(added).toMatchObject({ exitCode: 0, out: 'Added shop.example.com.\n' });
  expect(added.err).toMatch(/shop\.example\.com: add the DNS record: shop\.example\.com A 127\.0\.0\.1/);
  expect(await domains('add', 'shop.example.com')).toMatchObject({
    exitCode: 0,
    out: 'The app has shop.example.com already.\n',
  });
  const { exitCode, out } = await domains();
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^shop\.example\.com\tmissing\tnone, served by http\tnone\t\nshop-[a-z2-7]+\.localhost\tright\t/);
  const { hosts } = JSON.parse((await domains('list', '--json')).out);
  expect(hosts).toMatchObject([
    { host: 'shop.example.com', record: { state: 'missing', found: [] }, certificate: { state: 'http' }, cdn: null },
    { proof: null, record: { state: 'right' } },
  ]);
  expect(await domains('remove', 'shop.example.com', '--yes')).toMatchObject({
    exitCode: 0,
    out: 'Removed shop.example.com.\n',
  });
  expect(await domains('remove', 'shop.example.com', '--yes')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('The app has no domain shop.example.com'),
  });
});

test('a domain in another script is the one in punycode that the platform stores', async () => {
  const added = await domains('add', 'Bücher.example');
  expect(added).toMatchObject({ exitCode: 0, out: 'Added xn--bcher-kva.example.\n' });
  expect(added.err).toMatch(/add the DNS record: xn--bcher-kva\.example A 127\.0\.0\.1/);
  expect(await domains('remove', 'bücher.example', '--yes')).toMatchObject({
    exitCode: 0,
    out: 'Removed xn--bcher-kva.example.\n',
  });
});

test('the top of a zone, which takes no CNAME record, is told what it takes instead', async () => {
  const port = await freePort();
  const own = { port, publicUrl: `http://localhost:${port}` };
  await using named = await openStage(undefined, undefined, {}, [], undefined, own);
  await named.createApp('shop', 'web-landing');
  const at = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--data', named.platform.dataDir];
  const env = { HOME: home.path, PATH: process.env.PATH };
  const { err } = await inTerminal(['domains', 'add', 'example.com', ...at], { cwd: home.path, env });
  expect(err).toMatch(/add the DNS record: example\.com CNAME localhost\. The top of a zone, .* A and AAAA\n/);
});

test('the order stays: a domain that is added is not the first, which is the address of the site', async () => {
  await domains('add', 'one.example.com');
  await domains('add', 'two.example.com');
  await domains('add', 'three.example.com');
  await domains('remove', 'two.example.com', '--yes');
  const { hosts } = JSON.parse((await domains('list', '--json')).out);
  expect(hosts.map(({ host }: { host: string }) => host).slice(0, 2)).toEqual(['one.example.com', 'three.example.com']);
});

test.each([
  [['add'], 'domains add needs the host'],
  [['remove'], 'domains remove needs the host'],
  [['add', '203.0.113.7'], 'is not a host name'],
  [['add', 'a.localhost'], 'belongs to the platform itself'],
])('slipway domains %j is refused', async (words, message) => {
  const { exitCode, err } = await domains(...words);
  expect([exitCode === 0, err]).toEqual([false, expect.stringContaining(message)]);
});
