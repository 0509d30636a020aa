import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import type { StartedPlatform } from '../../contract/platform-start.ts';
import { PHASE_TITLES } from '../../deploy/events.ts';
import { type Io, progress } from '../terminal/io.ts';

export interface ActionRun {
  readonly bundle: string;
  readonly scratch: string;
  readonly platform: StartedPlatform;
  readonly repository: string;
  readonly commit: string;
  readonly io: Io;
}

/** The variables of the host that the action sees: no more than a process needs to run. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'USERPROFILE'] as const;

/** Runs the committed bundle of the deploy action as GitHub's runner would. Returns its outputs. Throws `deploy_failed`. */
export async function runBundledAction(run: ActionRun): Promise<Readonly<Record<string, string>>> {
  const files = {
    GITHUB_OUTPUT: 'output',
    GITHUB_STEP_SUMMARY: 'summary.md',
    GITHUB_STATE: 'state',
    GITHUB_ENV: 'env',
  };
  const paths = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(run.scratch, file)]));
  await Promise.all(Object.values(paths).map((path) => writeFile(path, '')));
  const passedOn = present(Object.fromEntries(PASSED_ON.map((name) => [name, run.io.env[name]])));
  const child = spawn(process.execPath, [run.bundle], {
    env: { ...passedOn, ...paths, ...context(run), ...inputs(run) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill('SIGINT');
  run.io.signal.addEventListener('abort', stop);
  const show = actionLines(run.io);
  for await (const line of createInterface({ input: child.stdout })) show(line);
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  run.io.signal.removeEventListener('abort', stop);
  if (run.io.signal.aborted) throw new SlipwayError('interrupted', 'Interrupted');
  if (code !== 0) throw new SlipwayError('deploy_failed', `The action exited with code ${code}`);
  return parseOutputs(await readFile(join(run.scratch, files.GITHUB_OUTPUT), 'utf8'));
}

function context({ platform, commit, scratch }: ActionRun): Record<string, string> {
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'slipway/landing',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_SHA: commit,
    GITHUB_WORKSPACE: scratch,
    RUNNER_TEMP: scratch,
    ACTIONS_ID_TOKEN_REQUEST_URL: platform.requestUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: platform.requestToken,
  };
}

function inputs({ platform, repository }: ActionRun): Record<string, string> {
  const given = {
    'base-url': platform.baseUrl,
    org: 'demo',
    project: 'sites',
    app: 'landing',
    repository,
    branch: 'main',
    'build-command': 'npm run build',
    'output-directory': 'dist',
    env: 'VITE_GREETING="Deployed by Slipway: four boats a year, and one command."',
    'id-token-audience': platform.baseUrl,
    verify: 'fail',
    comment: 'false',
  };
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

/** Shows the action's log as the runner would: groups folded but for the deployment's, errors as errors. */
function actionLines(io: Io): (line: string) => void {
  let folded = false;
  return (line) => {
    const [, command, text = ''] = /^::(group|endgroup|error|warning)\b[^:]*::(.*)$/.exec(line) ?? [];
    if (command === 'group') folded = text !== PHASE_TITLES.follow && !text.startsWith('Build log');
    else if (command === 'endgroup') folded = false;
    else if (command)
      io.err(`  ${command}: ${text.replaceAll('%0D', '').replaceAll('%0A', '\n    ').replaceAll('%25', '%')}\n`);
    else if (!folded && !line.startsWith('::') && line.trim())
      progress(io, `  ${line.startsWith('✓') ? '' : '  '}${line}\n`);
  };
}

/** `name<<DELIMITER`, lines, `DELIMITER`; or `name=value`. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const match = /^([^=<]+)(?:<<(.+)|=(.*))$/.exec(lines[index] ?? '');
    if (!match?.[1]) continue;
    if (match[2] === undefined) {
      outputs[match[1]] = match[3] ?? '';
      continue;
    }
    const end = lines.indexOf(match[2], index + 1);
    outputs[match[1]] = lines.slice(index + 1, end).join('\n');
    index = end;
  }
  return outputs;
}

const runFile = promisify(execFile);

/** The author of commits in the demo's repository. An unchanged tree makes no commit, so the dates need not be fixed. */
const AUTHOR = ['user.name=Slipway demo', 'user.email=demo@slipway.localhost', 'commit.gpgsign=false'].flatMap(
  (each) => ['-c', each],
);

/** Commits the folder `source` to a repository in `target`, and returns the commit. Throws `unsupported_runtime` without git. */
export async function demoRepository(
  source: string,
  target: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  // The demo's own repository, whichever the surrounding one is: a hook's GIT_DIR must not lead elsewhere.
  const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
  const git = (...args: string[]) =>
    runFile('git', args, { cwd: target, env: clean }).then(
      ({ stdout }) => stdout.trim(),
      (cause: unknown) => Promise.reject(gitFault(cause, args)),
    );
  await mkdir(target, { recursive: true });
  const old = await readdir(target);
  if (!old.includes('.git')) await git('init', '--quiet', '--initial-branch=main');
  const files = old.filter((name) => name !== '.git');
  await Promise.all(files.map((name) => rm(join(target, name), { recursive: true })));
  await cp(source, target, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path) });
  await git('add', '--all');
  if (await git('status', '--porcelain'))
    await git(...AUTHOR, 'commit', '--quiet', '--message', 'Update the landing site');
  return git('rev-parse', 'HEAD');
}

function gitFault(cause: unknown, args: readonly string[]): SlipwayError {
  const missing = systemCode(cause) === 'ENOENT';
  const remedy = missing ? 'Install git; the demo and every build need it.' : String(cause);
  const message = missing ? 'git is not installed' : `git ${args.join(' ')} failed`;
  return new SlipwayError('unsupported_runtime', message, { remedy, cause });
}
