import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { readInside } from '../files/inside.ts';
import { PACKAGE_JSON_BYTES } from '../files/package-json.ts';
import { findLockfile, type Project } from '../files/packages.ts';
import type { Build } from '../run.ts';
import { type CommitFile, commitFiles } from './commit-files.ts';
import { boundTo, type FoundText, isDecisive, isManifest, isSearched } from './decisive.ts';

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
    await system(),
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
async function textsOf(
  { workspace: { source } }: Build,
  decisive: readonly CommitFile[],
): Promise<readonly FoundText[]> {
  const found: FoundText[] = [];
  for (const file of decisive.filter(isSearched).slice(0, MOST_TEXTS + 1)) {
    const most = isManifest(file) ? PACKAGE_JSON_BYTES : CONFIGURATION_BYTES;
    const isRead = found.length < MOST_TEXTS;
    const content = isRead ? await readInside(source, join(source, file.path), most) : undefined;
    found.push({ path: file.path, text: content?.text });
  }
  return found;
}

/** Returns a text that differs between distributions: programs that an install compiles use the libraries of one. */
function system(): Promise<string> {
  return readFile('/etc/os-release', 'utf8').catch(() => '');
}
