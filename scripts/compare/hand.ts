import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  type WriteStream,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { isLeftOut } from '../../src/contract/plain-folder.ts';
import { byHand } from './commands.ts';
import type { Candidate } from './list.ts';

const BRANCH = 'compared';
/** Milliseconds that one command by hand may take. */
const COMMAND_MS = 15 * 60_000;

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Makes a bare repository whose branch `compared` is the commit, from a folder of mirrors or from GitHub. Returns its path and the
 * commit.
 */
export function originOf({ name, commit }: Candidate, mirrors: string | undefined, work: string) {
  const folder = mirrors === undefined ? undefined : resolve(mirrors, name.replace('/', '+'));
  const mirror = folder && [join(folder, 'repo'), folder].find((each) => existsSync(join(each, 'HEAD')));
  if (folder !== undefined && mirror === undefined) throw new Error(`The mirror ${folder} does not exist`);
  const origin = join(work, `${basename(name)}.git`);
  rmSync(origin, { recursive: true, force: true });
  git('clone', '--quiet', '--bare', mirror ?? `https://github.com/${name}.git`, origin);
  const compared = commit ?? git('-C', origin, 'rev-parse', 'HEAD').trim();
  git('-C', origin, 'update-ref', `refs/heads/${BRANCH}`, compared);
  return { origin, commit: compared };
}

/** The npm that comes with a release of Node.js. */
const NPM_OF: readonly (readonly [node: string, npm: string])[] = [
  ['<16', '6'],
  ['<18', '8'],
  ['<24', '10'],
  ['*', '11'],
];

/** Returns the search path of a release of Node.js and its npm, from npm's packages. */
function nodePath(work: string, range: string | undefined): string {
  if (range === undefined) return join(process.execPath, '..');
  const folder = join(work, `node-${range.replace(/[^\w.]+/g, '_')}`);
  const name = `node-${process.platform}-${process.arch}`;
  const bins = [join(folder, 'node_modules', name, 'bin'), join(folder, 'node_modules/.bin')];
  if (existsSync(folder)) return bins.join(':');
  const install = (tool: string) =>
    execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--prefix', folder, tool], { stdio: 'inherit' });
  install(`${name}@${range}`);
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  install(`npm@${NPM_OF.find(([nodes]) => satisfies(version, nodes))?.[1]}`);
  return bins.join(':');
}

/** A build by hand. */
export interface Built {
  readonly commit: string;
  readonly commands: readonly string[];
  /** The folder of the site, from the root of the checkout. */
  readonly output: string;
}

/**
 * Checks out the commit and runs the commands. Throws if one fails. Their output is in `<folder>.log`. Does nothing if an earlier
 * run of the script has done it.
 */
export async function buildByHand(
  origin: string,
  folder: string,
  candidate: Candidate,
  commit: string,
): Promise<Built> {
  const done = `${folder}.done`;
  const before: Built | undefined = existsSync(done) ? JSON.parse(readFileSync(done, 'utf8')) : undefined;
  if (before?.commit === commit) return before;
  rmSync(folder, { recursive: true, force: true });
  git('clone', '--quiet', '--branch', BRANCH, origin, folder);
  const { commands, node } = byHand(folder, candidate);
  const path = `${nodePath(join(folder, '../../..'), node)}:${process.env.PATH}`;
  const log = createWriteStream(`${folder}.log`);
  for (const command of commands) await run(command, join(folder, candidate.folder), path, log);
  log.end();
  const output = join(
    candidate.folder,
    candidate.output ?? (commands.length === 0 ? '.' : writtenIn(folder, candidate)),
  );
  const built = { commit, commands, output };
  writeFileSync(done, JSON.stringify(built));
  return built;
}

async function run(command: string, cwd: string, path: string, log: WriteStream): Promise<void> {
  const env = { ...process.env, CI: 'true', PATH: path };
  const child = spawn('/bin/sh', ['-c', command], { cwd, env, timeout: COMMAND_MS, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`By hand \`${command}\` ended with ${code}: see ${String(log.path)}`);
}

/** Finds the one folder with a page that the commands wrote and git does not know, from the folder of the candidate. */
function writtenIn(checkout: string, { folder }: Candidate): string {
  const status = git('-C', checkout, 'status', '--porcelain', '--ignored', '-z', '--', folder || '.');
  const folders = status.split('\0').flatMap((line) => /^(?:!!|\?\?) (.*)\/$/.exec(line)?.[1] ?? []);
  const made = folders.filter((path) => !/(?:^|\/)(?:node_modules|\.cache|coverage)(?:\/|$)/.test(path));
  const sites = made.flatMap((path) => highestPages(checkout, path));
  const [site, ...more] = sites;
  if (site !== undefined && more.length === 0) return relative(join(checkout, folder), join(checkout, site));
  const found = sites.length === 0 ? 'no new folder with an index.html' : sites.join(', ');
  throw new Error(`By hand there is ${found}: write \`output FOLDER\` below the repository in the list`);
}

function highestPages(checkout: string, path: string): readonly string[] {
  if (existsSync(join(checkout, path, 'index.html'))) return [path];
  const below = readdirSync(join(checkout, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return below.flatMap(({ name }) => highestPages(checkout, join(path, name)));
}

/**
 * Lists the files of the site that was built by hand, and counts the files of a plain folder that are not part of it.
 */
export function siteIn(folder: string, { commands, output }: Built): { site: readonly string[]; leftOut: number } {
  const root = join(folder, output);
  const site: string[] = [];
  let leftOut = 0;
  const walk = (prefix: string): void => {
    for (const { name } of readdirSync(join(root, prefix), { withFileTypes: true })) {
      const path = prefix + name;
      if (name === '.git' || path === 'node_modules' || /^\.env/i.test(name)) continue;
      const found = statSync(join(root, path), { throwIfNoEntry: false });
      if (commands.length === 0 && isLeftOut(name)) leftOut += 1;
      else if (found?.isDirectory()) walk(`${path}/`);
      else if (found) site.push(path);
    }
  };
  walk('');
  return { site: site.sort(), leftOut };
}

/** Returns the files of the repository that are not part of the site. The platform must not serve them. */
export function sourcesOf(folder: string, { output }: Built, site: readonly string[]): readonly string[] {
  const known = new Set(site.map((path) => join(output, path)));
  const tracked = git('-C', folder, 'ls-files', '-z').split('\0').filter(Boolean);
  return tracked.filter(
    // A file of the site can have the path of a file of the repository.
    (path) =>
      !known.has(path) && !site.includes(path) && statSync(join(folder, path), { throwIfNoEntry: false })?.isFile(),
  );
}

/** Returns the folder of one build by hand, with the name that `git clone` gives it: some tools name files after it. */
export function handFolder(work: string, build: string, name: string): string {
  const folder = join(work, build);
  mkdirSync(folder, { recursive: true });
  return join(folder, basename(name));
}

/** Makes an empty folder for one repository. */
export function workFolder(work: string, name: string): string {
  const folder = join(work, name.replace('/', '+'));
  mkdirSync(folder, { recursive: true });
  return folder;
}
