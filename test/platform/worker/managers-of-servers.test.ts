import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Project } from '../../../src/platform/worker/files/packages.ts';
import { linksWithoutModules, NODE_MODULES } from '../../../src/platform/worker/files/packages.ts';
import type { Build } from '../../../src/platform/worker/run.ts';
import { bunOf } from '../../../src/platform/worker/server/index.ts';
import { prune } from '../../../src/platform/worker/server/prune.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/temporary.ts';

function folderWith(files: Readonly<Record<string, string>>): TemporaryFolder {
  const folder = temporaryFolder('managers');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  return folder;
}

const YARN4 = '@yarnpkg/cli-dist@4.9.2';

test.each([
  ['Yarn 4 without settings', YARN4, {}, true],
  ['Yarn 4 with pnp', YARN4, { '.yarnrc.yml': 'enableTelemetry: false\nnodeLinker: "pnp"\n' }, true],
  ['Yarn 4 with node-modules', YARN4, { '.yarnrc.yml': 'nodeLinker: node-modules\n' }, false],
  ['Yarn 4 with pnpm', YARN4, { '.yarnrc.yml': "nodeLinker: 'pnpm'\n" }, false],
  ['Yarn 1', 'yarn@1', {}, false],
])('%s has no node_modules: %s', async (_, tool, files, expected) => {
  using folder = folderWith(files);
  const project = { manager: 'yarn', tool, installDir: folder.path } as const;
  expect(await linksWithoutModules(project, folder.path)).toBe(expected);
  expect(await linksWithoutModules({ ...project, manager: 'pnpm' }, folder.path)).toBe(false);
});

/** Runs `prune` on a project of Yarn 4. `linked`: its command leaves no Plug'n'Play. Returns the commands, each with its linker. */
async function pruned(files: Readonly<Record<string, string>>, start: string, isLinked = true) {
  using folder = folderWith({ 'yarn.lock': '', ...files });
  const ran: string[] = [];
  const host = {
    tmp: '/tmp',
    async run({ script, env }: { readonly script: string; readonly env: Readonly<Record<string, string>> }) {
      ran.push(`${env.YARN_NODE_LINKER ?? 'none'}: ${script}`);
      if (isLinked) (await import('node:fs')).rmSync(join(folder.path, '.pnp.cjs'), { force: true });
      return { exitCode: 0, signal: null, shortOfMemory: false };
    },
  };
  const run = {
    ...{ host, defaults: {}, step: '', checkout: undefined, signal: new AbortController().signal },
    ...{ job: { env: {} }, context: { hostEnv: {}, path: '' }, log: { line() {} } },
    workspace: { source: folder.path, cache: folder.path, home: folder.path, isFirst: false },
  } as unknown as Build;
  const value = { devDependencies: { prettier: '3' } };
  const packageJson = { file: 'package.json', text: JSON.stringify(value), value };
  const install = 'yarn install --immutable';
  const project: Project = { manager: 'yarn', tool: YARN4, install, installDir: folder.path, packageJson };
  await prune(run, project, folder.path, start);
  return ran;
}

test("the packages of Plug'n'Play are installed into node_modules, all if the start command uses one of devDependencies", async () => {
  const focus = 'yarn workspaces focus --all --production';
  expect(await pruned({ '.pnp.cjs': '' }, 'node server.js')).toEqual([`node-modules: ${focus}`]);
  expect(await pruned({ '.pnp.cjs': '' }, 'prettier serve')).toEqual(['node-modules: yarn install --immutable']);
  expect(await pruned({}, 'node server.js')).toEqual([`none: ${focus}`]);
  await expect(pruned({ '.pnp.cjs': '' }, 'node server.js', false)).rejects.toMatchObject({
    facts: { code: 'server_build', message: expect.stringContaining('Remove the variable YARN_NODE_LINKER') },
  });
  expect(NODE_MODULES).toEqual({ YARN_NODE_LINKER: 'node-modules' });
});

test('a start command that runs Bun gets the version of the package manager, unless the repository has Bun as a package', async () => {
  const run = { manager: { name: 'bun', version: '1.2.3', bins: [] } } as unknown as Build;
  using own = folderWith({ 'node_modules/.bin/bun': '' });
  const bins = [join(own.path, 'node_modules/.bin')];
  for (const command of ['bun run src/index.ts', 'PORT=1 bun index.ts', 'true && bunx serve']) {
    expect(await bunOf(run, command, [])).toBe('1.2.3');
    expect(await bunOf(run, command, bins)).toBeNull();
  }
  for (const command of ['node bun.js', 'node dist/bun', './bundle']) expect(await bunOf(run, command, [])).toBeNull();
});
