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
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isLeftOut } from '../../src/contract/plain-folder.ts';
import type { Candidate } from './repositories.ts';

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

/** Makes a bare repository whose branch `compared` is the commit, from a folder of mirrors or from GitHub. */
export function originOf({ name, commit }: Candidate, mirrors: string | undefined, work: string): string {
  const folder = mirrors === undefined ? undefined : resolve(mirrors, name.replace('/', '+'));
  const mirror = folder && [join(folder, 'repo'), folder].find((each) => existsSync(join(each, 'HEAD')));
  if (folder !== undefined && mirror === undefined) throw new Error(`The mirror ${folder} does not exist`);
  const origin = join(work, 'origin.git');
  rmSync(origin, { recursive: true, force: true });
  git('clone', '--quiet', '--bare', mirror ?? `https://github.com/${name}.git`, origin);
  git('-C', origin, 'update-ref', `refs/heads/${BRANCH}`, commit);
  return origin;
}

/** Returns the folder of a release of Node.js, from npm's packages. */
async function nodeFolder(work: string, version: string | undefined): Promise<string> {
  if (version === undefined) return join(process.execPath, '..');
  const folder = join(work, `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const install = ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', folder, `${name}@${version}`];
  if (!existsSync(join(folder, 'node_modules', name))) execFileSync('npm', install, { stdio: 'inherit' });
  return join(folder, 'node_modules', name, 'bin');
}

/**
 * Checks out the commit and runs the commands. Throws if one fails. Their output is in `<folder>.log`. Does nothing if an earlier
 * run of the script has done it.
 */
export async function buildByHand(origin: string, folder: string, candidate: Candidate): Promise<void> {
  const done = `${folder}.done`;
  if (existsSync(done) && readFileSync(done, 'utf8') === candidate.commit) return;
  rmSync(folder, { recursive: true, force: true });
  const node = await nodeFolder(join(folder, '../..'), candidate.node);
  git('clone', '--quiet', '--branch', BRANCH, origin, folder);
  const log = createWriteStream(`${folder}.log`);
  for (const command of candidate.commands) {
    const env = { ...process.env, CI: 'true', PATH: `${node}:${process.env.PATH}` };
    const child = spawn('/bin/sh', ['-c', command], {
      cwd: folder,
      env,
      timeout: COMMAND_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`By hand \`${command}\` ended with ${code}: see ${folder}.log`);
  }
  log.end();
  writeFileSync(done, candidate.commit);
}

/**
 * Lists the files of the site that was built by hand, and counts the files of a plain folder that are not part of it.
 */
export function siteIn(folder: string, { commands, output }: Candidate): { site: readonly string[]; leftOut: number } {
  const root = join(folder, output);
  const site: string[] = [];
  let leftOut = 0;
  const walk = (prefix: string): void => {
    for (const { name } of readdirSync(join(root, prefix), { withFileTypes: true })) {
      const path = prefix + name;
      if (name === '.git' || path === 'node_modules' || /^\.env/i.test(name)) continue;
      if (commands.length === 0 && isLeftOut(name)) leftOut += 1;
      else if (statSync(join(root, path)).isDirectory()) walk(`${path}/`);
      else site.push(path);
    }
  };
  walk('');
  return { site: site.sort(), leftOut };
}

/** Returns the files of the repository that are not part of the site. The platform must not serve them. */
export function sourcesOf(folder: string, { output }: Candidate, site: readonly string[]): readonly string[] {
  const known = new Set(site.map((path) => (output === '.' ? path : join(output, path))));
  const tracked = git('-C', folder, 'ls-files', '-z').split('\0').filter(Boolean);
  return tracked.filter(
    // A file of the site can have the path of a file of the repository.
    (path) =>
      !known.has(path) && !site.includes(path) && statSync(join(folder, path), { throwIfNoEntry: false })?.isFile(),
  );
}

/** Makes an empty folder for one repository. */
export function workFolder(work: string, name: string): string {
  const folder = join(work, name.replace('/', '+'));
  mkdirSync(folder, { recursive: true });
  return folder;
}
