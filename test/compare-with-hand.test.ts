import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byHand } from '../scripts/compare/commands.ts';
import { differing, exposed, lost } from '../scripts/compare/edge.ts';
import { siteIn } from '../scripts/compare/hand.ts';
import { readList } from '../scripts/compare/list.ts';
import { detectedIn } from '../scripts/compare/row.ts';
import { temporaryFolder } from './support/temporary.ts';

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
  const built = { commit: '', output: '.' };
  expect(siteIn(folder.path, { ...built, commands: [] })).toEqual({ site: ['index.html'], leftOut: 2 });
  const all = ['.github/a.yml', 'index.html', 'package.json'];
  expect(siteIn(folder.path, { ...built, commands: ['make'] }).site).toEqual(all);
});

test('a list names repositories, and below each what its documentation says', () => {
  const commit = 'a'.repeat(40);
  const list = readList(
    `# mine\n\na/b\nc/d@${commit} docs\n  $ npm ci\n  $ make site\n  output out\n  node 20\n`,
    'list',
  );
  const second = { name: 'c/d', commit, folder: 'docs', commands: ['npm ci', 'make site'], output: 'out', node: '20' };
  expect(list).toEqual([{ name: 'a/b', commit: undefined, folder: '' }, second]);
  expect(() => readList('a/b\nc/d@1234\n', 'list')).toThrow('list, line 2: c/d@1234 is none of');
  expect(() => readList('a/b\n  out dist\n', 'list')).toThrow('list, line 2: out dist is none of');
  expect(() => readList('# none\n', 'list')).toThrow('list names no repository');
});

test.each([
  [{ 'package.json': { scripts: { test: 'x' } } }, '', [], undefined],
  [{ 'package.json': { scripts: { build: 'x' } } }, '', ['npm install', 'npm run build'], undefined],
  [
    { 'package.json': { engines: { node: '1' } }, 'a/package.json': { scripts: { build: 'x' } }, 'yarn.lock': '# v1' },
    'a',
    [
      expect.stringMatching(/^\(cd .* && npx --yes --package yarn@1 -- yarn install --frozen-lockfile\)$/),
      expect.stringContaining('yarn run build'),
    ],
    '1',
  ],
  [
    {
      'package.json': { scripts: { build: 'x', generate: 'y' } },
      '.nvmrc': 'v20\n',
      'pnpm-lock.yaml': "lockfileVersion: '6.0'",
    },
    '',
    ['npx --yes pnpm@8 install --frozen-lockfile', 'npx --yes pnpm@8 run generate'],
    '20',
  ],
])('by hand, %o in folder "%s" is built by %o with Node.js %s', (files, folder, commands, node) => {
  using checkout = temporaryFolder('compared');
  mkdirSync(join(checkout.path, folder), { recursive: true });
  for (const [path, content] of Object.entries(files))
    writeFileSync(join(checkout.path, path), typeof content === 'string' ? content : JSON.stringify(content));
  expect(byHand(checkout.path, { name: 'a/b', commit: undefined, folder })).toEqual({ commands, node });
});

test('the log says what was detected', () => {
  const lines = [
    'Detected Create React App (web/package.json depends on react-scripts), in `web` (the only folder that can be deployed), built by `npm run build`, with Node.js 20.1.0 (`.nvmrc`) and npm 10.8.2',
    'Found the site in `web/build`',
  ];
  const found = { framework: 'Create React App', folder: 'web', output: 'web/build', node: '20.1.0' };
  expect(detectedIn(lines)).toEqual(found);
  expect(detectedIn(['Detected a folder of files'])).toMatchObject({ framework: 'a folder of files', output: '.' });
});
