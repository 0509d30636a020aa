import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { job, testBuilder } from '../support/builds.ts';
import { sendJson, serve, type TestServer } from '../support/http-server.ts';
import { createRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';

interface Release {
  readonly version: string;
  readonly archive: Buffer;
  readonly integrity: string;
}

/** Packs a release of the package `leaf` by npm. */
function release(folder: string, version: string): Release {
  const source = join(folder, version);
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'leaf', version }));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: source });
  const archive = readFileSync(join(folder, `leaf-${version}.tgz`));
  return { version, archive, integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}` };
}

/** Starts a registry of these releases. It adds the URL of each request to `asked`. */
async function registry(releases: readonly Release[], asked: string[]): Promise<TestServer> {
  const server = await serve((request, response) => {
    asked.push(request.url ?? '');
    const found = releases.find(({ version }) => request.url === `/leaf-${version}.tgz`);
    if (found) return response.end(found.archive);
    const versions = releases.map(({ version, integrity }) => {
      const tarball = `${server.origin}/leaf-${version}.tgz`;
      return [version, { name: 'leaf', version, dist: { tarball, integrity } }];
    });
    return sendJson(response, 200, {
      name: 'leaf',
      'dist-tags': { latest: releases.at(-1)?.version },
      versions: Object.fromEntries(versions),
    });
  });
  return server;
}

/** Returns a project that requires exactly this release, with a lockfile without addresses. */
function project({ version, integrity }: Release): Record<string, string> {
  const root = { name: 'site', dependencies: { leaf: version } };
  return {
    'package.json': JSON.stringify({
      ...root,
      scripts: { build: 'mkdir -p dist && cp node_modules/leaf/package.json dist' },
    }),
    'package-lock.json': JSON.stringify({
      name: 'site',
      lockfileVersion: 3,
      packages: { '': root, 'node_modules/leaf': { version, integrity } },
    }),
  };
}

test('a locked install does not request cached packages, and runs again if a release is newer than the cache', async () => {
  using folder = temporaryFolder('releases');
  const releases = [release(folder.path, '1.0.0')];
  const asked: string[] = [];
  await using server = await registry(releases, asked);
  const [first] = releases;
  if (!first) throw new Error('no release');
  using repository = createRepository(project(first));
  using builder = testBuilder({ env: { ...process.env, npm_config_registry: server.origin } });
  const build = async () => {
    asked.length = 0;
    await using output = await builder.build(job({ repository: repository.path }));
    return { version: JSON.parse(output.read('package.json')).version, log: output.log };
  };
  expect(await build()).toMatchObject({ version: '1.0.0' });
  expect(asked).toContain('/leaf-1.0.0.tgz');
  await build();
  expect(asked).toEqual([]);

  const second = release(folder.path, '1.1.0');
  releases.push(second);
  repository.commit(project(second));
  const { version, log } = await build();
  expect(version).toBe('1.1.0');
  expect(log).toContain('The package cache is older than the lockfile');
});
