import { dirname, join } from 'node:path';
import type { JsonObject } from '../../../base/json.ts';
import { MIB } from '../../../base/sizes.ts';
import type { Env } from '../../sandbox/names.ts';
import { foldersUpTo, readHead, readInside } from './inside.ts';
import { type PackageJson, readPackageJson } from './package-json.ts';
import type { Sources } from './sources.ts';

type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** The package manager of a project, and its install command. */
export interface Project {
  readonly manager: ManagerName;
  /** The npm package of the manager, as `pnpm@9.1.0`. Undefined for the host's npm. */
  readonly tool: string | undefined;
  readonly install: string | undefined;
  /** The folder to install in: that of the lockfile, which can be above the app's in a monorepo. */
  readonly installDir: string;
  readonly packageJson: PackageJson | undefined;
}

interface LockfileKind {
  readonly file: string;
  readonly manager: ManagerName;
  /** Returns the `tool` for this lockfile, if `packageManager` does not name it. */
  tool(text: string): string | undefined;
}

/** Ordered: the first lockfile that exists decides. */
const LOCKFILES: readonly LockfileKind[] = [
  { file: 'pnpm-lock.yaml', manager: 'pnpm', tool: pnpmFor },
  { file: 'yarn.lock', manager: 'yarn', tool: yarnFor },
  { file: 'bun.lock', manager: 'bun', tool: () => 'bun@1' },
  { file: 'bun.lockb', manager: 'bun', tool: () => 'bun@1' },
  { file: 'package-lock.json', manager: 'npm', tool: () => undefined },
  { file: 'npm-shrinkwrap.json', manager: 'npm', tool: () => undefined },
];

/** The install command of a project with npm's lockfile. */
export const LOCKED = 'npm ci';

const INSTALL: Readonly<Record<ManagerName, (tool: string | undefined) => string>> = {
  npm: () => LOCKED,
  pnpm: () => 'pnpm install --frozen-lockfile',
  yarn: (tool) => (tool?.startsWith('yarn@1') ? 'yarn install --frozen-lockfile' : 'yarn install --immutable'),
  bun: () => 'bun install --frozen-lockfile',
};

/** Install commands without a lockfile. Without these flags, managers do not resolve versions in CI. */
const UNLOCKED: typeof INSTALL = {
  npm: () => 'npm install',
  pnpm: () => 'pnpm install --no-frozen-lockfile',
  yarn: (tool) => (tool?.startsWith('yarn@1') ? 'yarn install' : 'yarn install --no-immutable'),
  bun: () => 'bun install',
};

/**
 * Reads a project's package.json and the head of its lockfile, from the app's `folder` up to `top`. Throws `BuildFailure`
 * (`package_json_invalid`) if a package.json is broken: it may configure a build, so the sources must not be published.
 */
export async function readProject(folder: string, top: string): Promise<Project> {
  const packageJson = await readPackageJson(top, folder);
  const { manifest, place } = await nearestManifest(folder, top, packageJson);
  const locked = manifest && (await findLockfile(place, top));
  if (!locked) {
    const { manager, tool } = managerField(manifest) ?? { manager: 'npm', tool: undefined };
    const install = manifest && UNLOCKED[manager](tool);
    return { packageJson, manager, tool, install, installDir: place };
  }
  const { lockfile, dir, head } = locked;
  const named = managerField(manifest) ?? managerField((await readPackageJson(top, dir))?.value);
  const tool = named?.manager === lockfile.manager ? named.tool : lockfile.tool(head);
  return { packageJson, manager: lockfile.manager, tool, install: INSTALL[lockfile.manager](tool), installDir: dir };
}

/** The package.json of a folder, else the nearest above it: an app of Nx has the packages of the root. */
async function nearestManifest(folder: string, top: string, own: PackageJson | undefined) {
  if (own) return { manifest: own.value, place: folder };
  for (const dir of foldersUpTo(top, dirname(folder))) {
    const found = await readPackageJson(top, dir);
    if (found) return { manifest: found.value, place: dir };
  }
  return { manifest: undefined, place: folder };
}

/** Bytes of a lockfile that are read. Its version is at the beginning. */
export const LOCKFILE_HEAD_BYTES = 64 * 1024;

/** The lockfile that decides how a folder is installed: its own, or the nearest above it. */
export async function findLockfile(folder: string, top: string) {
  for (const dir of foldersUpTo(top, folder)) {
    for (const lockfile of LOCKFILES) {
      const head = await readHead(top, join(dir, lockfile.file), LOCKFILE_HEAD_BYTES);
      if (head) return { lockfile, dir, head: head.text };
    }
  }
  return undefined;
}

/** Bytes of a lockfile that is read to explain a failure. A larger one is not. */
const LOCKFILE_BYTES = 16 * MIB;

export interface Lockfile {
  /** The path from the repository's root, and that of its folder. */
  readonly file: string;
  readonly folder: string;
  /** Empty if it is too large. */
  readonly text: string;
}

export async function readLockfile(sources: Sources, folder: string): Promise<Lockfile | undefined> {
  const found = await findLockfile(folder, sources.root);
  if (!found) return undefined;
  const path = join(found.dir, found.lockfile.file);
  const content = await readInside(sources.root, path, LOCKFILE_BYTES);
  return { file: sources.pathOf(path), folder: sources.pathOf(found.dir), text: content?.text ?? '' };
}

/** Reads the `packageManager` field, as `pnpm@9.1.0+sha512.…`. */
function managerField(manifest: JsonObject | undefined): { manager: ManagerName; tool: string } | undefined {
  const field = manifest?.packageManager;
  const [, name, version] = (typeof field === 'string' && /^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(field)) || [];
  if (version === undefined) return undefined;
  if (name === 'yarn') return { manager: name, tool: version.startsWith('1.') ? `yarn@${version}` : berry(version) };
  return name === 'pnpm' || name === 'bun' ? { manager: name, tool: `${name}@${version}` } : undefined;
}

/** Returns the package of Yarn 2 and later. It has another name, but its command is `yarn` too. */
function berry(version: string): string {
  return `@yarnpkg/cli-dist@${version}`;
}

/** Lockfile versions, and the newest release that accepts such a lockfile without rewriting it. */
const PNPM_BY_LOCKFILE: Readonly<Record<string, string>> = { '5': '7', '6': '8', '9': '10' };
const YARN_BY_LOCKFILE: Readonly<Record<string, string>> = { '4': '2', '6': '3', '8': '4.12', '9': '4.14' };

function pnpmFor(lockfile: string): string {
  const version = /^lockfileVersion: '?(\d+)/m.exec(lockfile)?.[1];
  return `pnpm@${PNPM_BY_LOCKFILE[version ?? ''] ?? '10'}`;
}

function yarnFor(lockfile: string): string {
  const version = /^__metadata:\s+version: (\d+)/m.exec(lockfile)?.[1];
  return version === undefined ? 'yarn@1' : berry(YARN_BY_LOCKFILE[version] ?? '4');
}

/*
 * Plug'n'Play, the default of Yarn 2 and later, leaves packages as archives in a cache outside of the repository, so a release of the
 * repository would not have them. With the linker `node-modules`, Yarn installs the same versions into the repository.
 */

/** Variables that have Yarn install into `node_modules`. */
export const NODE_MODULES: Env = { YARN_NODE_LINKER: 'node-modules' };
export const PNP_FILE = '.pnp.cjs';

const SETTINGS_BYTES = 64 * 1024;

/** True if Yarn would install a project without `node_modules`. `top`: the root of the repository. */
export async function linksWithoutModules(
  { manager, tool, installDir }: Pick<Project, 'manager' | 'tool' | 'installDir'>,
  top: string,
): Promise<boolean> {
  if (manager !== 'yarn' || tool?.startsWith('yarn@1') === true) return false;
  const settings = await readHead(top, join(installDir, '.yarnrc.yml'), SETTINGS_BYTES);
  const linker = /^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.exec(settings?.text ?? '')?.[1];
  return linker === undefined || linker === 'pnp';
}
