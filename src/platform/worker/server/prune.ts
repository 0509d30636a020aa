import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../../../base/json.ts';
import { BuildFailure } from '../../shared/types.ts';
import { runCommand } from '../commands.ts';
import { failure } from '../failure.ts';
import { binFolders, isFile } from '../files/inside.ts';
import { NODE_MODULES, PNP_FILE, type Project } from '../files/packages.ts';
import type { Build } from '../run.ts';

/** Commands that remove the packages of devDependencies from `node_modules`. They run no script of a package. */
const PRUNE: Readonly<Record<Project['manager'], (tool: string | undefined) => string>> = {
  npm: () => 'npm prune --omit=dev --ignore-scripts',
  // `pnpm prune` leaves the other packages of a workspace as they are, and pnpm keeps what is unused for a week.
  pnpm: () =>
    'pnpm install --prod --ignore-scripts --prefer-offline --no-frozen-lockfile --config.modules-cache-max-age=0',
  yarn: (tool) =>
    tool?.startsWith('yarn@1')
      ? 'yarn install --production --ignore-scripts --prefer-offline --frozen-lockfile'
      : 'yarn workspaces focus --all --production',
  // bun keeps what is there.
  bun: () => 'rm -rf node_modules && bun install --production',
};

/** Removes the packages that only a build needs. Keeps all if the start command uses one, or if the package manager fails. */
export async function prune(run: Build, project: Project, folder: string, command: string): Promise<void> {
  const { packageJson, installDir, manager, tool } = project;
  const development = packageJson?.value.devDependencies;
  const names = new Set(isObject(development) ? Object.keys(development) : []);
  const isPacked = await isFile(join(installDir, PNP_FILE));
  // In a workspace, the root and other packages may have some.
  if (project.install === undefined || (names.size === 0 && installDir === folder && !isPacked)) return;
  const used = await firstUsed(command, names, folder, run.workspace.source);
  if (used !== undefined) {
    run.log.line(`The packages of devDependencies are part of the release, because its start command uses \`${used}\``);
    if (isPacked) await unplug(run, project, project.install);
    return;
  }
  if (isPacked) return unplug(run, project, PRUNE[manager](tool));
  try {
    await runCommand(run, 'build', PRUNE[manager](tool), installDir);
  } catch (error) {
    if (!(error instanceof BuildFailure) || error.facts.exitCode === null) throw error;
    run.log.line('Warning: the packages of devDependencies could not be removed, so they are part of the release');
  }
}

/** Installs the packages of Yarn's Plug'n'Play into `node_modules`. Throws `server_build` if a variable of the app forbids that. */
async function unplug(run: Build, { installDir }: Project, command: string): Promise<void> {
  await runCommand(run, 'build', command, installDir, NODE_MODULES);
  if (!(await isFile(join(installDir, PNP_FILE)))) return;
  const message =
    "The packages of this server are in Yarn's cache, and the release of a server has them in node_modules. Remove the variable YARN_NODE_LINKER of the app, or set it to `node-modules`";
  throw failure('build', 'server_build', message);
}

/** Returns the first package of `names` that a command names, or whose program it runs. */
async function firstUsed(command: string, names: ReadonlySet<string>, folder: string, top: string) {
  for (const word of command.split(/[\s;&|()"'=]+/)) {
    const named = /^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}/.exec(word)?.[0] ?? '';
    if (names.has(named)) return named;
    const owner = /^[\w.-]{1,100}$/.test(word) ? await packageOf(word, folder, top) : undefined;
    if (owner !== undefined && names.has(owner)) return owner;
  }
  return undefined;
}

/** Returns the package that a program of `node_modules/.bin` belongs to. */
async function packageOf(program: string, folder: string, top: string): Promise<string | undefined> {
  for (const bin of binFolders(top, folder)) {
    const real = await realpath(join(bin, program)).catch(() => undefined);
    const name = real && /.*\/node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.exec(real)?.[1];
    if (name !== undefined) return name;
  }
  return undefined;
}
