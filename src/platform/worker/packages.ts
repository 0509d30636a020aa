import { dirname, join } from 'node:path';
import { isObject, type JsonObject } from '../../base/json.ts';
import { isInside } from '../../base/paths.ts';
import { readInside } from './inside.ts';

export type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** How a project installs and runs its scripts. */
export interface Project {
  readonly manager: ManagerName;
  /** The package that brings the manager, as `pnpm@9.1.0`; undefined: the host's npm. */
  readonly tool: string | undefined;
  /** Undefined: nothing to install. */
  readonly install: string | undefined;
  /** Where to install: the folder of the lockfile, which in a monorepo lies above the app's. */
  readonly installDir: string;
  readonly hasBuildScript: boolean;
}

interface Lockfile {
  readonly file: string;
  readonly manager: ManagerName;
  /** The tool that wrote such a lockfile, where `packageManager` names none. */
  tool(text: string): string | undefined;
}

/** Ordered: the first lockfile that is there decides. */
const LOCKFILES: readonly Lockfile[] = [
  { file: 'pnpm-lock.yaml', manager: 'pnpm', tool: pnpmFor },
  { file: 'yarn.lock', manager: 'yarn', tool: yarnFor },
  { file: 'bun.lock', manager: 'bun', tool: () => 'bun@1' },
  { file: 'bun.lockb', manager: 'bun', tool: () => 'bun@1' },
  { file: 'package-lock.json', manager: 'npm', tool: () => undefined },
  { file: 'npm-shrinkwrap.json', manager: 'npm', tool: () => undefined },
];

/** The install of a project with a lockfile of npm's. */
export const LOCKED = 'npm ci';

const INSTALL: Readonly<Record<ManagerName, (tool: string | undefined) => string>> = {
  npm: () => LOCKED,
  pnpm: () => 'pnpm install --frozen-lockfile',
  yarn: (tool) => (tool?.startsWith('yarn@1') ? 'yarn install --frozen-lockfile' : 'yarn install --immutable'),
  bun: () => 'bun install --frozen-lockfile',
};

/** Without a lockfile; in CI they would refuse to resolve anything. */
const UNLOCKED: typeof INSTALL = {
  npm: () => 'npm install',
  pnpm: () => 'pnpm install --no-frozen-lockfile',
  yarn: (tool) => (tool?.startsWith('yarn@1') ? 'yarn install' : 'yarn install --no-immutable'),
  bun: () => 'bun install',
};

/** Reads a project's manifest and lockfile. `folder` is the app's; lockfiles are looked for up to `top`. */
export async function readProject(folder: string, top: string): Promise<Project> {
  const manifest = await readManifest(top, folder);
  const scripts = manifest?.scripts;
  const hasBuildScript = isObject(scripts) && typeof scripts.build === 'string';
  const locked = manifest && (await findLockfile(folder, top));
  if (!locked) {
    const { manager, tool } = managerField(manifest) ?? { manager: 'npm', tool: undefined };
    const install = manifest && UNLOCKED[manager](tool);
    return { manager, tool, install, installDir: folder, hasBuildScript };
  }
  const { lockfile, dir, text } = locked;
  const named = managerField(manifest) ?? managerField(await readManifest(top, dir));
  const tool = named?.manager === lockfile.manager ? named.tool : lockfile.tool(text);
  return { manager: lockfile.manager, tool, install: INSTALL[lockfile.manager](tool), installDir: dir, hasBuildScript };
}

async function findLockfile(folder: string, top: string) {
  for (let dir = folder; isInside(top, dir); dir = dirname(dir)) {
    for (const lockfile of LOCKFILES) {
      const content = await readInside(top, join(dir, lockfile.file), MOST_BYTES);
      if (content) return { lockfile, dir, text: content.text };
    }
  }
  return undefined;
}

/** Bytes of a manifest or lockfile. The largest of real monorepos have a tenth of it. */
const MOST_BYTES = 64 * 1024 ** 2;

async function readManifest(top: string, folder: string): Promise<JsonObject | undefined> {
  const content = await readInside(top, join(folder, 'package.json'), MOST_BYTES);
  if (!content) return undefined;
  try {
    const manifest: unknown = JSON.parse(content.text.replace(/^\ufeff/, ''));
    return isObject(manifest) ? manifest : {};
  } catch {
    return {}; // The package manager says what is wrong with it, better than we could.
  }
}

/** The `packageManager` field: `pnpm@9.1.0+sha512.…`. */
function managerField(manifest: JsonObject | undefined): { manager: ManagerName; tool: string } | undefined {
  const field = manifest?.packageManager;
  const [, name, version] = (typeof field === 'string' && /^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(field)) || [];
  if (version === undefined) return undefined;
  if (name === 'yarn') return { manager: name, tool: version.startsWith('1.') ? `yarn@${version}` : berry(version) };
  return name === 'pnpm' || name === 'bun' ? { manager: name, tool: `${name}@${version}` } : undefined;
}

/** Yarn 2 and later is published under another name; its command is `yarn` all the same. */
function berry(version: string): string {
  return `@yarnpkg/cli-dist@${version}`;
}

/** Lockfile versions, and the newest release that takes such a lockfile without rewriting it. */
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
