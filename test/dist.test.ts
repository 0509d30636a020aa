import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAction } from './support/action.ts';
import { GitHubDouble } from './support/github.ts';
import { unsignedJwt } from './support/jwt.ts';
import { COMMIT } from './support/runs.ts';
import { ServiceDouble } from './support/service-double.ts';
import { temporaryFolder } from './support/temporary.ts';

/** The committed bundles, as the runner loads them. */
const ROOT = resolve(import.meta.dirname, '..');
const MOST_BYTES = 2_000_000;
/** The bundler puts small modules of ours into each chunk that needs them, rather than load one more chunk. */
const SMALL = 10_000;
/** Node's own, which nothing transforms on the way. */
const load = createRequire(import.meta.url);

const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

describe.each(['deploy', 'post', 'seed'])('the bundle %s', (name) => {
  const folder = join(ROOT, 'dist', name);
  const files = globSync('*.js', { cwd: folder });

  test('is under 2 MB with all its chunks', () => {
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

/** Deploys with the bundle. Returns the bundled packages that it loaded, by a text that only they have. */
async function loadedBy(inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  await using github = new GitHubDouble();
  await using service = new ServiceDouble();
  using folder = temporaryFolder();
  const trace = folder.write('trace.txt', '');
  const hook = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
    registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(trace)}, url + '\\n'); return next(url, context); } });`;
  const result = await runAction(
    { baseUrl: await service.start(), requestUrl: '', requestToken: '' },
    {
      org: 'acme',
      project: 'web',
      app: 'shop',
      verify: 'off',
      'id-token': unsignedJwt(),
      'id-token-audience': '',
      ...inputs,
    },
    {
      main: join(ROOT, 'dist/deploy/index.js'),
      env: {
        ...{ GITHUB_API_URL: await github.start(), GITHUB_SHA: COMMIT },
        NODE_OPTIONS: `--import=${folder.write('hook.mjs', hook)}`,
        ...env,
      },
    },
  );
  const urls = readFileSync(trace, 'utf8').split('\n');
  const loaded = urls.filter((url) => url.includes('/dist/deploy/')).map((url) => readFileSync(new URL(url), 'utf8'));
  const has = (text: string) => loaded.some((code) => code.includes(text));
  return {
    code: result.code,
    log: result.log,
    states: github.states(),
    packages: { octokit: has('octokit-core.js'), undici: has('UND_ERR_REQ_RETRY') },
  };
}

test("the bundle deploy loads GitHub's client only to ask GitHub, and no HTTP stack of its own", async () => {
  expect(await loadedBy({ 'github-token': '' })).toMatchObject({
    ...{ code: 0, states: [] },
    packages: { octokit: false, undici: false },
  });
  const asking = await loadedBy({ 'github-token': 'a-token-of-the-double' });
  expect(asking).toMatchObject({ code: 0, packages: { octokit: true, undici: false } });
  expect(asking.states.at(-1)).toBe('success');
});

test('the bundle deploy asks a proxy for the platform, by the parts of undici that it contains', async () => {
  const asked: string[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    asked.push(`${request.method} ${request.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const run = await loadedBy(
    { 'github-token': '', 'base-url': 'https://platform.example.com', timeout: '1s' },
    { HTTPS_PROXY: `http://127.0.0.1:${port}` },
  );
  proxy.close();
  expect(asked[0]).toBe('CONNECT platform.example.com:443');
  expect(run).toMatchObject({ code: 1, packages: { undici: true } });
  expect(run.log).toMatch(/::error::.*no connection to https:\/\/platform\.example\.com/);
});

function ends(path: string): readonly string[] {
  return Object.keys(lock.packages).filter((each) => each === path || each.endsWith(`/${path}`));
}
