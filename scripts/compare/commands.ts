import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { isObject, type JsonObject } from '../../src/base/json.ts';
import type { Candidate } from './list.ts';

/**
 * What a person types who has read nothing but the names of the files. It shares no code with the platform's detection, which
 * it is compared with.
 */
export interface ByHand {
  readonly commands: readonly string[];
  /** A range of releases of Node.js. Undefined: the one that runs the script. */
  readonly node: string | undefined;
}

/** How a lockfile is installed, and how a script is run. `version`: of `packageManager`. */
type Manager = (version: string | undefined, lockfile: string) => { readonly install: string; readonly run: string };

const npm: Manager = () => ({ install: 'npm ci', run: 'npm run' });

const bun: Manager = (version = '1') => ({
  install: `npx --yes bun@${version} install --frozen-lockfile`,
  run: `npx --yes bun@${version} run`,
});

const pnpm: Manager = (version, lockfile) => {
  const major = /^lockfileVersion: '?(\d+)/m.exec(lockfile)?.[1];
  const tool = `npx --yes pnpm@${version ?? (major === '5' ? '7' : major === '6' ? '8' : '10')}`;
  return { install: `${tool} install --frozen-lockfile`, run: `${tool} run` };
};

const yarn: Manager = (version, lockfile) => {
  const isClassic = version ? version.startsWith('1.') : !lockfile.includes('__metadata:');
  const tool = isClassic ? `yarn@${version ?? '1'}` : `@yarnpkg/cli-dist@${version ?? '4'}`;
  // Scripts call yarn by its name.
  const call = `npx --yes --package ${tool} -- yarn`;
  return { install: `${call} install ${isClassic ? '--frozen-lockfile' : '--immutable'}`, run: `${call} run` };
};

const LOCKFILES: readonly (readonly [file: string, manager: Manager])[] = [
  ['pnpm-lock.yaml', pnpm],
  ['yarn.lock', yarn],
  ['bun.lock', bun],
  ['bun.lockb', bun],
  ['package-lock.json', npm],
];

/** Returns the commands and the Node.js for a checkout. What the list says comes first. */
export function byHand(checkout: string, { folder, commands, node }: Candidate): ByHand {
  const place = join(checkout, folder);
  const range = node ?? wantedBy(place, checkout);
  if (commands) return { commands, node: range };
  const manifest = manifestIn(place);
  const script = ['generate', 'build'].find((name) => isObject(manifest.scripts) && manifest.scripts[name]);
  if (script === undefined) return { commands: [], node: range };
  for (const dir of foldersUp(place, checkout)) {
    const found = LOCKFILES.find(([file]) => existsSync(join(dir, file)));
    if (!found) continue;
    const [file, manager] = found;
    const { install, run } = manager(versionIn(dir) ?? versionIn(place), readFileSync(join(dir, file), 'latin1'));
    return { commands: [dir === place ? install : `(cd ${dir} && ${install})`, `${run} ${script}`], node: range };
  }
  return { commands: ['npm install', `npm run ${script}`], node: range };
}

function versionIn(dir: string): string | undefined {
  const { packageManager } = manifestIn(dir);
  return typeof packageManager === 'string' ? /@(\d+\.\d+\.\d+)/.exec(packageManager)?.[1] : undefined;
}

function wantedBy(place: string, checkout: string): string | undefined {
  const asked = foldersUp(place, checkout).flatMap((dir) => {
    const files = ['.nvmrc', '.node-version'].map((file) => join(dir, file)).filter((file) => existsSync(file));
    const { engines } = manifestIn(dir);
    const inManifest = isObject(engines) && typeof engines.node === 'string' ? [engines.node] : [];
    return [...files.map((file) => readFileSync(file, 'utf8').trim().replace(/^v/, '')), ...inManifest];
  });
  const [first] = asked;
  if (first === undefined || /^(?:node|lts\/\*|\*)$/.test(first) || satisfies(process.versions.node, first))
    return undefined;
  return first;
}

function foldersUp(place: string, checkout: string): readonly string[] {
  const folders = [place];
  for (let dir = place; dir !== checkout; dir = dirname(dir)) folders.push(dirname(dir));
  return folders;
}

function manifestIn(dir: string): JsonObject {
  const file = join(dir, 'package.json');
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return isObject(value) ? value : {};
}
