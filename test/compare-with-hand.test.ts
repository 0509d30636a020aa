import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differing, exposed, lost } from '../scripts/compare/edge.ts';
import { siteIn } from '../scripts/compare/hand.ts';
import { temporaryFolder } from './support/repositories.ts';

/** A site that serves these paths, and moves `/a.html` to `/a`. */
async function site(files: Readonly<Record<string, string>>) {
  const server = createServer(({ url = '/' }, response) => {
    const body = files[decodeURIComponent(url)];
    if (url === '/a.html') response.writeHead(308, { location: '/a' }).end();
    else response.writeHead(body === undefined ? 404 : 200).end(body ?? 'nothing here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://x.localhost:${port}/`, [Symbol.asyncDispose]: close };
}

test('a file that is served otherwise, empty or not at all is noticed, and sources that are served', async () => {
  using folder = temporaryFolder('compared');
  const paths = ['a.html', 'b c.txt', 'cut.js', 'gone.js', 'other.js'];
  for (const path of paths) writeFileSync(join(folder.path, path), path);
  await using at = await site({ '/a': 'a.html', '/b c.txt': 'b c.txt', '/cut.js': '', '/other.js': 'another' });
  expect(await differing(at.url, folder.path, paths)).toEqual(['cut.js', 'gone.js', 'other.js']);
  expect(await lost(at.url, paths)).toEqual(['cut.js', 'gone.js']);
  expect(await exposed(at.url, folder.path, paths)).toEqual(['a.html', 'b c.txt']);
});

test('the site of a plain folder is what it publishes, and that of a build all that it wrote', () => {
  using folder = temporaryFolder('compared');
  mkdirSync(join(folder.path, '.github'));
  for (const path of ['index.html', 'package.json', '.env', '.github/a.yml'])
    writeFileSync(join(folder.path, path), '');
  const candidate = { name: 'a/b', commit: '', output: '.' };
  expect(siteIn(folder.path, { ...candidate, commands: [] })).toEqual({ site: ['index.html'], leftOut: 2 });
  const built = ['.github/a.yml', 'index.html', 'package.json'];
  expect(siteIn(folder.path, { ...candidate, commands: ['make'] }).site).toEqual(built);
});
