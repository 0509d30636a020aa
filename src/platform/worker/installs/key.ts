import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { isObject, type JsonObject, objectIn } from '../../../base/json.ts';
import { readInside } from '../files/inside.ts';
import { PACKAGE_JSON_BYTES } from '../files/package-json.ts';
import { findLockfile, type Project } from '../files/packages.ts';
import type { Build } from '../run.ts';
import { type CommitFile, commitFiles } from './commit-files.ts';

export interface InstallStep {
  readonly command: string;
  readonly cwd: string;
}

export interface InstallKey {
  /** SHA-256 of all that decides the result, hex. */
  readonly key: string;
  /** The decisive files of the commit, as paths from the repository's root. */
  readonly files: ReadonlySet<string>;
  /** Why the result belongs to this commit alone. Undefined if it fits all commits with the same decisive files. */
  readonly bound: string | undefined;
}

/** Increase this if what is kept, or how it is brought back, changes. */
const FORMAT = 3;
/** With more files whose text is searched, the install belongs to its commit. */
const MOST_TEXTS = 2_000;
const CONFIGURATION_BYTES = 64 * 1024;

/**
 * Returns the key of an install. Call it before the first command of the tenant, and after the package manager is there.
 * Undefined if the result is not to be kept: no lockfile decides it, or the commit has too many files.
 */
export async function installKey(run: Build, project: Project, step: InstallStep): Promise<InstallKey | undefined> {
  const { job, workspace, context, host } = run;
  const lock = await findLockfile(step.cwd, workspace.source);
  if (!lock) return undefined;
  const all = await commitFiles(run);
  const lockPath = relative(workspace.source, join(lock.dir, lock.lockfile.file));
  if (!all?.some(({ path }) => path === lockPath)) return undefined;
  const decisive = all.filter(isDecisive);
  const bound = all.some(({ path }) => basename(path) === 'binding.gyp')
    ? 'it has a `binding.gyp`'
    : boundTo(step.command, decisive, await textsOf(run, decisive));
  const { NODE_ENV: _, ...env } = job.env;
  const facts = [
    FORMAT,
    job.app.org,
    job.app.project,
    job.app.appID,
    job.repository,
    job.settings.cachesOf,
    step.command,
    relative(workspace.source, step.cwd),
    // Some managers write it to what is kept. A sandbox shows all branches the same.
    workspace.cache,
    [run.node?.version, project.manager, project.tool, run.manager?.version ?? run.node?.npm],
    process.platform,
    process.arch,
    // Programs that an install compiles use the libraries of a distribution.
    await readFile('/etc/os-release', 'utf8').catch(() => ''),
    host.isolation.kind,
    sorted({ ...run.defaults, ...env }),
    sorted(context.hostEnv),
    decisive,
    bound === undefined ? null : run.commit,
  ];
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return { key, bound, files: new Set(decisive.map(({ path }) => path)) };
}

function sorted(env: Readonly<Record<string, string>>) {
  return Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Reads the files that are searched. One that is not read may say anything. */
async function textsOf({ workspace: { source } }: Build, decisive: readonly CommitFile[]) {
  const found: FoundText[] = [];
  const searched = decisive.filter((each) => isManifest(each) || CONFIGURATION.has(basename(each.path)));
  for (const file of searched.slice(0, MOST_TEXTS + 1)) {
    const most = isManifest(file) ? PACKAGE_JSON_BYTES : CONFIGURATION_BYTES;
    const isRead = found.length < MOST_TEXTS;
    const content = isRead ? await readInside(source, join(source, file.path), most) : undefined;
    found.push({ path: file.path, text: content?.text });
  }
  return found;
}

/** Files that decide what a package manager installs, wherever they are in the repository. */
const NAMES: ReadonlySet<string> = new Set([
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  '.npmrc',
  'lerna.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.pnpmfile.cjs',
  '.pnpmfile.mjs',
  'yarn.lock',
  '.yarnrc',
  '.yarnrc.yml',
  '.pnp.cjs',
  '.pnp.loader.mjs',
  'bun.lock',
  'bun.lockb',
  'bunfig.toml',
  '.nvmrc',
  '.node-version',
  '.tool-versions',
  '.gitattributes',
  '.gitmodules',
]);
const FOLDERS = /(?:^|\/)(?:patches|\.yarn|node_modules)\//;
/** Programs of the checkout that an install runs. Their content is covered, but not what they read. */
const PROGRAMS =
  /(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//;
const ENDINGS = /\.(?:patch|diff|tgz|tar\.gz)$/;

const LINK = '120000';
const SUBMODULE = '160000';

export function isDecisive({ mode, path }: CommitFile): boolean {
  return mode === SUBMODULE || NAMES.has(basename(path)) || FOLDERS.test(path) || ENDINGS.test(path);
}

/** Files in which a package manager is configured. Their text is searched. */
const CONFIGURATION: ReadonlySet<string> = new Set([
  '.npmrc',
  'pnpm-workspace.yaml',
  '.yarnrc',
  '.yarnrc.yml',
  'bunfig.toml',
]);
/** Settings that name a file of the repository to run. Those below `.yarn` are decisive. */
const RUNS_FILE =
  /pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;

/** A file whose text is searched. `text` is undefined if it cannot be read, or is too large. */
interface FoundText {
  readonly path: string;
  readonly text: string | undefined;
}

function isManifest({ path }: Pick<CommitFile, 'path'>): boolean {
  return basename(path) === 'package.json';
}

/** Install commands that run a package manager and nothing else. */
const PLAIN =
  /^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/;

/** The scripts of a package that run in an install. */
const LIFECYCLE = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
  'dependencies',
  'predependencies',
  'postdependencies',
  'pnpm:devPreinstall',
];

/** Scripts that read nothing of the repository but what `isDecisive` covers. */
const HARMLESS: readonly RegExp[] = [
  /^(?:true|exit 0)?$/,
  /^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,
  /^patch-package$/,
  /^npx (?:-y |--yes )?only-allow \w+$/,
];

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'resolutions', 'overrides'];

/** Returns why an install belongs to one commit: any file can decide it. Undefined if only the decisive files can. */
export function boundTo(
  command: string,
  decisive: readonly CommitFile[],
  texts: readonly FoundText[],
): string | undefined {
  if (!PLAIN.test(command)) return `\`${command}\` can read any file`;
  const odd = decisive.find(({ mode, path }) => mode === LINK || path.startsWith('"'));
  if (odd) return `\`${odd.path}\` is a link, or has an unusual name`;
  const program = decisive.find(({ path }) => PROGRAMS.test(path));
  if (program) return `\`${program.path}\` can read any file`;
  const running = texts.find((each) => !isManifest(each) && (each.text === undefined || RUNS_FILE.test(each.text)));
  if (running) return `\`${running.path}\` can name a file to run`;
  for (const { path, text = '' } of texts.filter(isManifest)) {
    const value = objectIn(text);
    const reason = value ? reasonIn(value) : 'cannot be read';
    if (reason !== undefined) return `\`${path}\` ${reason}`;
  }
  return undefined;
}

function reasonIn(manifest: JsonObject): string | undefined {
  const scripts = isObject(manifest.scripts) ? manifest.scripts : {};
  const script = LIFECYCLE.find((name) => {
    const text = scripts[name];
    return text !== undefined && !(typeof text === 'string' && HARMLESS.some((pattern) => pattern.test(text.trim())));
  });
  if (script !== undefined) return `has the script \`${script}\``;
  const directories = isObject(manifest.directories) ? manifest.directories : {};
  // A package of a workspace: the scripts of others can run it by its name.
  if (manifest.bin !== undefined || directories.bin !== undefined) return 'has programs';
  // The manager can copy such a folder, with all files in it.
  const text = JSON.stringify(DEPENDENCIES.map((name) => manifest[name]));
  if (/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(text)) return 'depends on a folder of the repository';
  return JSON.stringify(manifest).includes('"injected"') ? 'has injected dependencies' : undefined;
}
