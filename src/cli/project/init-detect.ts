import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../base/errors.ts';
import { isObject, type JsonObject, objectIn } from '../../base/json.ts';
import { words } from '../../base/text.ts';

const LOCKFILES = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['package-lock.json', 'npm'],
] as const;
const MOST_BYTES = 1_024 * 1_024;

/** Describes a folder in a few words: "Astro, pnpm, a build script". Empty if nothing of it is known. */
export async function detected(root: string): Promise<string> {
  const manifest = manifestOf(join(root, 'package.json'));
  const { detectFramework } = await import('../../detect/frameworks.ts');
  const files = { lines: async (path: string) => textAt(path)?.split(/\r?\n/) };
  const framework = (await detectFramework(files, root, manifest && { value: manifest }))?.name;
  if (!manifest && !framework) return existsSync(join(root, 'index.html')) ? 'a plain folder of files' : '';
  const manager = LOCKFILES.find(([file]) => existsSync(join(root, file)))?.[1];
  const scripts = manifest?.scripts;
  const script = isObject(scripts) && typeof scripts.build === 'string' ? 'a build script' : undefined;
  return [framework, manager, script].filter((each) => each !== undefined).join(', ');
}

/** Files of the root that change what the apps below it become. */
const ROOT_FILES = words(`
  package.json package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock
  pnpm-workspace.yaml turbo.json nx.json lerna.json tsconfig.json tsconfig.base.json
  .npmrc .yarnrc.yml .nvmrc .node-version .tool-versions
`);
const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
const MOST_PACKAGES = 500;

/**
 * Returns path filters for the workflows of the app in `folder` below `root`: its folder, the packages of the repository that it
 * depends on, also through others, and the files of the root that a build reads.
 */
export function appPaths(root: string, folder: string): readonly string[] {
  const packages = packagesIn(root);
  const found = new Set([folder]);
  for (const each of found) {
    const manifest = manifestOf(join(root, each, 'package.json'));
    for (const name of dependenciesOf(manifest)) {
      const at = packages.get(name);
      if (at !== undefined) found.add(at);
    }
  }
  const files = ROOT_FILES.filter((name) => existsSync(join(root, name)));
  // What a filter would read as a pattern is escaped.
  const folders = [...found].map((each) => `${each.replace(/[\\*?+[\]!]/g, '\\$&')}/**`);
  return [...folders, ...files];
}

/** Returns the folders of packages below the root, by their names. Empty without git. */
function packagesIn(root: string): ReadonlyMap<string, string> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*/package.json'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', timeout: 10_000, maxBuffer: 4 << 20 });
  const paths = (stdout ?? '').split('\0').filter((path) => path !== '' && !path.includes('node_modules/'));
  const named = [...new Set(paths)].slice(0, MOST_PACKAGES).flatMap((path) => {
    const name = manifestOf(join(root, path))?.name;
    return typeof name === 'string' ? [[name, dirname(path)] as const] : [];
  });
  return new Map(named);
}

function dependenciesOf(manifest: JsonObject | undefined): readonly string[] {
  return DEPENDENCIES.flatMap((kind) => {
    const named = manifest?.[kind];
    return isObject(named) ? Object.keys(named) : [];
  });
}

function manifestOf(path: string): JsonObject | undefined {
  return objectIn(textAt(path) ?? '');
}

/** Undefined if there is no such file, or it is too large. */
export function textAt(path: string): string | undefined {
  const found = attempt(() => statSync(path));
  return found?.isFile() && found.size <= MOST_BYTES ? attempt(() => readFileSync(path, 'utf8')) : undefined;
}
