import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as undici from 'undici';
import { describe, expect, test } from 'vitest';
import { givePackages } from '../scripts/given-packages.ts';
import { loadedBy } from './support/bundle.ts';
import { bodyOf, sendJson, serve } from './support/http-server.ts';
import { createRepository } from './support/repositories.ts';
import { temporaryFolder } from './support/temporary.ts';

/** The committed bundles, as the runner loads them. */
const ROOT = resolve(import.meta.dirname, '..');
const MOST_BYTES = 2_200_000;
/** The bundler puts small modules of ours into each chunk that needs them, rather than load one more chunk. */
const SMALL = 10_000;
/** Our modules, which the bundler finds in place of packages. They are no files of a package. */
const ALIASES = [
  '@actions/github/node_modules/@actions/http-client.js',
  '@actions/github/node_modules/undici.js',
  'undici.js',
];
/** Node's own, which nothing transforms on the way. */
const load = createRequire(import.meta.url);

const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

describe.each(['deploy', 'post', 'seed'])('the bundle %s', (name) => {
  const folder = join(ROOT, 'dist', name);
  const files = globSync('*.js', { cwd: folder });

  test('is under 2.2 MB with all its chunks', () => {
    expect(files).toContain('index.js');
    expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(MOST_BYTES);
  });

  test('holds one version of each package', () => {
    const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8');
    const packages = licenses.split('\n').filter((line) => /^@?[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(line));
    const places = packages.map((each) => [each, ends(`node_modules/${each}`)]);
    expect(places).toEqual(packages.map((each) => [each, [`node_modules/${each}`]]));
    expect(packages).toContain('undici');
  });

  test('holds no client of PostgreSQL', () => {
    const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8').split('\n');
    expect(licenses.filter((line) => /^(?:pg|postgres)(?:-|$)/.test(line))).toEqual([]);
    const speaks = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('SCRAM-SHA-256'));
    expect(speaks).toEqual([]);
  });

  test('holds no large module in two chunks', () => {
    const places = new Map<string, string[]>();
    for (const file of files.filter((each) => each !== 'index.js')) {
      const chunk: { modules: Record<string, unknown> } = load(join(folder, file));
      for (const [id, code] of Object.entries(chunk.modules)) {
        if (String(code).length > SMALL) places.set(id, [...(places.get(id) ?? []), file]);
      }
    }
    expect(places.size).toBeGreaterThan(0);
    expect([...places.values()].filter((each) => each.length > 1)).toEqual([]);
  });
});

test("the bundle deploy loads GitHub's client only to ask GitHub, and no HTTP stack of its own", async () => {
  expect(await loadedBy({ 'github-token': '' })).toMatchObject({
    ...{ code: 0, states: [] },
    packages: { octokit: false, undici: false },
  });
  const asking = await loadedBy({ 'github-token': 'a-token-of-the-double' });
  expect(asking).toMatchObject({ code: 0, packages: { octokit: true, undici: false } });
  expect(asking.states.at(-1)).toBe('success');
});

test('the bundle deploy has the program of workers say in a dry run what a build would detect', async () => {
  const start = JSON.stringify({ scripts: { start: 'node server.js' }, dependencies: { express: '5' } });
  using repository = createRepository({ 'package.json': start });
  const { code, log } = await loadedBy({ 'dry-run': 'true' }, { GITHUB_WORKSPACE: repository.path });
  expect(code).toBe(0);
  expect(log).toContain('would become api: `node server.js` (package.json), because ');
});

describe('the packages that go into the bundles are as they are published', () => {
  test('in a new folder', () => {
    using folder = temporaryFolder();
    givePackages(folder.path);
    expect(differing(join(folder.path, 'node_modules'))).toEqual(ALIASES);
  });

  // A build may change them later than `givePackages`. CI builds before it tests.
  const built = join(ROOT, '.build/node_modules');
  test.runIf(existsSync(built))('in the folder that the last build left', () => {
    expect(differing(built)).toEqual(ALIASES);
  });
});

describe('undici as the bundles have it', async () => {
  const alias: Record<string, unknown> = await import(join(ROOT, 'scripts/aliases/undici.js'));

  test('has what the sources use of it', () => {
    const sources = globSync('src/**/*.ts', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
    const using = sources.filter((text) => text.includes("'undici'")).join('\n');
    const lists = using.matchAll(/(?:^import|const) \{([^}]+)\} (?:from|= await import\()\s*'undici'/gm);
    const listed = [...lists].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
    const members = [...using.matchAll(/\bundici\.(\w+)/g)].map(([, name = '']) => name);
    const used = new Set([...listed.filter((name) => !/^type /.test(name)), ...members]);
    expect([...used]).toEqual(
      expect.arrayContaining(['Agent', 'Client', 'EnvHttpProxyAgent', 'Pool', 'fetch', 'request']),
    );
    expect([...used].filter((name) => typeof alias[name] !== 'function')).toEqual([]);
  });

  test('sends a request as the package does', async () => {
    await using server = await serve(async (request, response) => {
      const { method, url, headers } = request;
      sendJson(response, 200, { method, url, host: headers.host, body: await bodyOf(request) });
    });
    const { request }: typeof undici = Object.assign({}, undici, alias);
    const send = async (by: typeof request) => {
      const [path, host] = [`${server.origin}/a?b=c`, 'site.example'];
      const answers = [await by(path, { headers: { host } }), await by(new URL(path), { method: 'POST', body: 'x' })];
      return Promise.all(answers.map(({ body }) => body.json()));
    };
    expect(await send(request)).toEqual(await send(undici.request));
  });
});

/** Returns the files that the installed packages do not have, or that differ in more than `sideEffects`. */
function differing(modules: string): readonly string[] {
  const files = globSync('**/*', { cwd: modules }).filter((file) => statSync(join(modules, file)).isFile());
  expect(files.length).toBeGreaterThan(ALIASES.length);
  return files.filter((file) => !isPublished(join(modules, file), join(ROOT, 'node_modules', file))).sort();
}

function isPublished(copy: string, installed: string): boolean {
  if (!existsSync(installed)) return false;
  if (!copy.endsWith('package.json')) return readFileSync(copy).equals(readFileSync(installed));
  const { sideEffects: _, ...manifest } = JSON.parse(readFileSync(copy, 'utf8'));
  return isDeepStrictEqual(manifest, JSON.parse(readFileSync(installed, 'utf8')));
}

function ends(path: string): readonly string[] {
  return Object.keys(lock.packages).filter((each) => each === path || each.endsWith(`/${path}`));
}
