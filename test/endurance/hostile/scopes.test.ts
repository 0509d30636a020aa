import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appHash } from '../../../src/platform/sandbox/workspace.ts';
import type { BuildJob } from '../../../src/platform/shared/types.ts';
import { listScopes } from '../../../src/platform/supervisor/scopes.ts';
import { APP, type BuilderTestOptions, job, testBuilder } from '../../support/builds.ts';
import { createRepository } from '../../support/repositories.ts';

const FILES = {
  'package.json': '{"name":"site","version":"1.0.0"}',
  'package-lock.json':
    '{"name":"site","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"site","version":"1.0.0"}}}',
};
/** Returns the branch that the label of a scope names. */
function branchOf(scope: { readonly folder: string } | undefined): unknown {
  return JSON.parse(readFileSync(join(scope?.folder ?? '', 'of'), 'utf8')).branch;
}

/** The folders with which a later build is poisoned. `node_modules/.cache` comes back as a build cache. */
const CACHES = [
  '$npm_config_cache/_npx',
  '$npm_config_cache/_cacache',
  '$XDG_DATA_HOME/pnpm/store',
  '$YARN_GLOBAL_FOLDER/cache',
  '$BUN_INSTALL_CACHE_DIR',
  '$XDG_CACHE_HOME',
  '$NODE_COMPILE_CACHE',
  '$npm_config_cache/../tools',
  'node_modules/.cache',
];
const write = (mark: string) => CACHES.map((each) => `mkdir -p "${each}"; echo ${mark} > "${each}/${mark}"`).join('; ');
const LIST = `mkdir -p dist; for each in ${CACHES.map((each) => `"${each}"`).join(' ')}; do ls "$each" 2>/dev/null; done | sort -u | grep -E "^(evil|own|feature)$" > dist/seen; echo > dist/index.html`;

/** Builds commits of branches of one app. Each returns the marks in the caches that it saw, before it left its own there. */
function stage(options: BuilderTestOptions = {}) {
  const repository = createRepository(FILES);
  for (const branch of ['evil', 'feature']) repository.git('branch', branch);
  const builder = testBuilder(options);
  return {
    builder,
    app: join(builder.dataDir, 'builds', appHash(APP)),
    async build(branch: string, mark: string, given: Partial<BuildJob> = {}) {
      const buildCommand = `${LIST}; ${write(mark)}`;
      const asked = { repository: repository.path, branch, buildCommand, outputDirectory: 'dist' };
      await using output = await builder.build(job({ ...asked, ...given }));
      return output.read('seen').split('\n').filter(Boolean);
    },
    [Symbol.dispose]() {
      repository[Symbol.dispose]();
      builder[Symbol.dispose]();
    },
  };
}

test.concurrent.each(['auto', 'none'] as const)(
  'what a build of another branch leaves in any cache reaches no build of another branch (%s)',
  async (isolation) => {
    using site = stage({ isolation });
    expect(await site.build('main', 'own')).toEqual([]);
    expect(await site.build('evil', 'evil')).toEqual(['own']);
    expect(await site.build('evil', 'evil')).toEqual(['evil', 'own']);
    expect(await site.build('main', 'own')).toEqual(['own']);
    expect(await site.build('feature', 'feature')).toEqual(['own']);
  },
);

test.concurrent('a build of another branch cannot write to what the own one has left', async () => {
  using site = stage();
  await site.build('main', 'own');
  const attack = `find / -xdev \\( -name own -o -path '*/shared/*' \\) -exec sh -c 'echo evil > "$1"' sh {} \\; 2>/dev/null; ${write('evil')}; mkdir -p dist; echo > dist/seen`;
  await site.build('evil', 'evil', { buildCommand: attack });
  const files = globSync('scopes/*/cache/**/{own,evil}', { cwd: site.app });
  const [own] = (await listScopes(site.app)).filter(({ isOwn }) => isOwn);
  expect(branchOf(own)).toBe('main');
  const ofOwn = files.filter((file) => join(site.app, file).startsWith(own?.folder ?? ''));
  expect(ofOwn.length).toBeGreaterThan(5);
  expect(ofOwn.every((file) => file.endsWith('/own'))).toBe(true);
});

test.concurrent('a branch that is made the own one begins without a cache, and poisons none that was', async () => {
  using site = stage();
  await site.build('main', 'own');
  await site.build('evil', 'evil');
  expect(await site.build('evil', 'evil', { appBranch: 'evil' })).toEqual([]);
  // Queued for `main` while the settings of the app name another branch.
  expect(await site.build('main', 'own', { appBranch: 'evil' })).toEqual(['own']);
  expect(await site.build('main', 'own')).toEqual(['own']);
  expect(await site.build('feature', 'feature')).toEqual(['own']);
});

test.concurrent('a branch of the same name in another repository is another branch', async () => {
  using site = stage();
  using fork = createRepository(FILES);
  await site.build('main', 'evil', { repository: fork.path });
  expect(await site.build('main', 'own')).toEqual([]);
});

test.concurrent('the scopes of other branches that were used longest ago are removed, and never that of the own one', async () => {
  using site = stage();
  await site.build('main', 'own');
  const scopes = join(site.app, 'scopes');
  for (let at = 0; at < 30; at += 1) {
    mkdirSync(join(scopes, `old${at}`, 'cache'), { recursive: true });
    writeFileSync(join(scopes, `old${at}`, 'of'), '{}');
    utimesSync(join(scopes, `old${at}`, 'of'), at + 1, at + 1);
  }
  for (const { folder } of (await listScopes(site.app)).filter(({ isOwn }) => isOwn))
    utimesSync(join(folder, 'of'), 0, 0);
  await site.build('feature', 'feature');
  expect(readdirSync(scopes)).toHaveLength(17);
  expect(readdirSync(scopes)).toEqual(expect.arrayContaining(['old29', 'old15']));
  expect((await listScopes(site.app)).map(branchOf)).toEqual(expect.arrayContaining(['main', 'feature']));
});

const [GOOD, EVIL] = ['good', 'evil'].map((word) => `process.stdout.write('ran: ${word}\\n');\n`);
/**
 * Leaves the compiled code of a program of the same length in the place of that of `/tmp/victim.cjs`. Node.js takes compiled code that
 * names the checksum of the source, and V8 compares only the length.
 */
const PLANT = `const { mkdirSync, writeFileSync, readFileSync, readdirSync } = require('node:fs');
const { execFileSync } = require('node:child_process');
const { crc32 } = require('node:zlib');
const { join } = require('node:path');
const cache = process.env.NODE_COMPILE_CACHE;
mkdirSync(cache, { recursive: true });
const entries = () => readdirSync(cache, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
const [good, evil] = ${JSON.stringify([GOOD, EVIL])};
const of = (text) => { const sum = Buffer.alloc(4); sum.writeUInt32LE(crc32(text)); return sum; };
writeFileSync('/tmp/victim.cjs', evil);
const before = new Set(entries());
execFileSync(process.execPath, ['/tmp/victim.cjs'], { stdio: 'ignore' });
const [made] = entries().filter((each) => !before.has(each) || readFileSync(each).subarray(0, 64).includes(of(evil)));
const bytes = readFileSync(made);
of(good).copy(bytes, bytes.indexOf(of(evil)));
writeFileSync(made, bytes);`;
const VICTIM = { ...FILES, 'victim.cjs': GOOD ?? '', 'plant.cjs': PLANT };
const RUN = 'cp victim.cjs /tmp; node /tmp/victim.cjs; node /tmp/victim.cjs';

test.skipIf(spawnSync('bwrap', ['--version']).error !== undefined)(
  'compiled code that a build plants runs in builds of its branch alone',
  async () => {
    using repository = createRepository(VICTIM);
    using builder = testBuilder();
    for (const branch of ['evil', 'feature']) repository.git('branch', branch);
    const build = async (branch: string, command: string) => {
      const buildCommand = `${command}; mkdir -p dist; echo > dist/index.html`;
      await using built = await builder.build(
        job({ repository: repository.path, branch, buildCommand, outputDirectory: 'dist' }),
      );
      return built.log.match(/ran: \w+/g) ?? [];
    };
    // The first build of a branch keeps no compiled code, unless it wants to.
    await build('evil', 'env -u NODE_DISABLE_COMPILE_CACHE node plant.cjs');
    // Proves that the planted code is taken.
    expect(await build('evil', RUN)).toEqual(['ran: evil', 'ran: evil']);
    for (const branch of ['main', 'main', 'feature']) {
      expect(await build(branch, RUN)).toEqual(['ran: good', 'ran: good']);
    }
  },
  900_000,
);
