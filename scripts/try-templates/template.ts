/** Makes the folder of an app from a template of npm, and its git repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Files = Readonly<Record<string, string>>;

export interface AppFolder {
  readonly path: string;
  /** Adds scripts to its package.json. */
  scripts(more: Files): void;
}

/** Fills an empty folder. */
export type Template = (folder: AppFolder) => void;

/** Files that `create-…` writes only beside a git repository or an install. */
const IGNORED = 'node_modules\ndist\nbuild\n.output\n.next\n.nuxt\n';
const COMMIT = ['-c', 'user.name=templates', '-c', 'user.email=templates@localhost'];

/** Returns a template that writes files, or runs a command of npm in the folder. `more`: what its documentation adds. */
export function templateOf(given: string | Files, more: Template = () => {}): Template {
  return (folder) => {
    if (typeof given === 'string') run(folder.path, given);
    else writeFiles(folder.path, given);
    more(folder);
  };
}

/** Makes an app with a lockfile in a repository of its own, whose branch is `main`. One that is there already begins again. */
export function makeApp(path: string, template: Template): void {
  if (existsSync(join(path, '.git'))) {
    const first = git(path, 'rev-list', '--max-parents=0', 'HEAD').trim();
    git(path, 'reset', '--quiet', '--hard', first);
    return;
  }
  mkdirSync(path, { recursive: true });
  template({
    path,
    scripts(more) {
      const file = join(path, 'package.json');
      const value = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, `${JSON.stringify({ ...value, scripts: { ...value.scripts, ...more } }, undefined, 2)}\n`);
    },
  });
  if (!existsSync(join(path, '.gitignore'))) writeFileSync(join(path, '.gitignore'), IGNORED);
  run(path, 'npm install --package-lock-only --ignore-scripts');
  git(path, 'init', '-q', '-b', 'main');
  commit(path);
}

/** Writes files, and commits all that the folder has. */
export function change(path: string, files: Files): void {
  writeFiles(path, files);
  commit(path);
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}

function commit(path: string): void {
  git(path, 'add', '--all');
  git(path, ...COMMIT, 'commit', '-q', '-m', 'Change');
}

function writeFiles(path: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
}

/** Runs a command without questions. Its output is shown if it fails. */
function run(cwd: string, command: string): void {
  const quiet = { npm_config_update_notifier: 'false', npm_config_fund: 'false', npm_config_audit: 'false' };
  // `CI` keeps the programs from asking, and from counting their users.
  const env = { ...process.env, ...quiet, CI: '1', NG_CLI_ANALYTICS: 'false', NEXT_TELEMETRY_DISABLED: '1' };
  try {
    execFileSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: unknown; readonly stderr?: unknown };
    throw new Error(`\`${command}\` failed: ${`${stdout}${stderr}`.trim().slice(-600)}`);
  }
}
