import { withoutCredentials } from '../../../contract/repository.ts';
import type { Guard } from '../../sandbox/guard/index.ts';
import type { Env } from '../../sandbox/names.ts';
import { runProgram } from '../../sandbox/process.ts';
import { failure } from '../failure.ts';

type Settings = readonly (readonly [name: string, value: string])[];

export interface GitContext {
  /** The build's marker, and the host's proxy and certificate variables. */
  readonly env: Env;
  readonly config?: Settings;
  readonly signal: AbortSignal;
  /** Limits the memory and the disk that git uses. */
  readonly guard?: Guard | undefined;
  /** Runs git. Default: `runProgram`. */
  readonly run?: typeof runProgram | undefined;
  onLine(line: string): void;
}

/** With this, git ignores the host's configuration, does not run hooks, and does not ask for a password. */
const CONFIG: Settings = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['init.templateDir', ''],
  ['init.defaultBranch', 'main'],
  ['safe.directory', '*'],
  ['gc.autoDetach', 'false'],
  ['advice.detachedHead', 'false'],
  ['http.lowSpeedLimit', '1000'],
  ['http.lowSpeedTime', '60'],
];

export interface Git {
  /** `onOutput` receives the lines of standard output, cut. */
  try(
    args: readonly string[],
    onOutput?: (line: string) => void,
  ): Promise<{ exitCode: number | null; errors: readonly string[] }>;
  /** Throws `clone_failed` if git fails. */
  must(args: readonly string[]): Promise<void>;
}

/** Includes git's message for any failed write: git does not print its reason. */
export const DISK_FULL = /no space left on device|disk quota exceeded|unable to write file/i;

/** Bounds of git's output. Part of it comes from the server. */
const MOST_LINES = 1_000;
const LAST_ERRORS = 50;
const LINE_LENGTH = 2_000;

/** Returns git with these transports only. Throws `BuildFailure` if git exceeds a bound of the build. */
export function gitFor(protocols: string, context: GitContext): Git {
  const env = { ...context.env, ...gitEnv(protocols, context.config) };
  const attempt: Git['try'] = async (args, onOutput) => {
    const errors: string[] = [];
    let lines = 0;
    const { run = runProgram } = context;
    const { exitCode, breach } = await run('git', args, {
      cwd: '/',
      env,
      signal: context.signal,
      watch: context.guard?.watch,
      group: context.guard?.group,
      onLine(line, stream) {
        if (stream === 'stdout') return onOutput?.(line.slice(0, LINE_LENGTH));
        errors.push(line.slice(0, LINE_LENGTH));
        if (errors.length >= 2 * LAST_ERRORS) errors.splice(0, LAST_ERRORS);
        lines += 1;
        if (lines <= MOST_LINES) context.onLine(withoutCredentials(line.slice(0, LINE_LENGTH)));
      },
    });
    if (lines > MOST_LINES) context.onLine(`[… ${lines - MOST_LINES} more lines of git are left out …]`);
    const last = errors.slice(-LAST_ERRORS).map(withoutCredentials);
    if (breach) throw failure('clone', breach.code, `The clone was stopped because ${breach.because}`, last);
    return { exitCode, errors: last };
  };
  return {
    try: attempt,
    async must(args) {
      const { exitCode, errors } = await attempt(args);
      if (exitCode === 0) return;
      const full = DISK_FULL.test(errors.join('\n'));
      if (full)
        throw failure('clone', 'disk_full', 'The disk is full: the repository could not be checked out', errors);
      throw failure('clone', 'clone_failed', `The checkout failed: ${lastError(errors)}`, errors);
    },
  };
}

/** Returns the variables that keep git from the configuration of the host, and from all transports but `protocols`. */
export function gitEnv(protocols: string, more: Settings = []): Env {
  const settings = [...CONFIG, ...more];
  const config = settings.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, name] as const,
    [`GIT_CONFIG_VALUE_${index}`, value] as const,
  ]);
  return {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ALLOW_PROTOCOL: protocols,
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(config),
  };
}

/** Returns the line in which git gives the reason of a failure. */
export function lastError(errors: readonly string[]): string {
  const line =
    errors.findLast((each) => /^(?:fatal|error|remote):/.test(each)) ?? errors.at(-1) ?? 'git printed no reason';
  return line.replace(/^(?:fatal|error): /, '');
}
