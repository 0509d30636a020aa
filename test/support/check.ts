import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActionResult, runAction } from './action.ts';

export interface CheckResult extends ActionResult {
  /** Annotations, as `error src/a.ts:3: message`, or without a place. */
  readonly findings: readonly string[];
  /** Files that are left in the runner's folder for temporary files. */
  readonly leftBehind: readonly string[];
}

/** A check works without a platform and without an identity. */
const NOTHING = { baseUrl: '', requestUrl: '', requestToken: '' };

/** Runs `mode: check` on the checkout in `workspace`, in its own process and without credentials. */
export async function runCheck(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  options: Parameters<typeof runAction>[2] = {},
): Promise<CheckResult> {
  const temporary = await mkdtemp(join(tmpdir(), 'slipway-runner-'));
  try {
    const env = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary, ...passedOn(), ...options.env };
    const given = { mode: 'check', app: 'site', 'github-token': '', ...inputs };
    const result = await runAction(NOTHING, given, { ...options, env });
    return { ...result, findings: findingsIn(result.log), leftBehind: await readdir(temporary) };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Returns variables that a client of the package registry needs on some machines. */
function passedOn(): Record<string, string> {
  const names = /^(?:npm_config_registry|NODE_EXTRA_CA_CERTS|HTTPS?_PROXY|NO_PROXY)$/i;
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value && names.test(name) ? [[name, value]] : [])),
  );
}

/** Reads annotations such as `::error file=src/a.ts,line=3,col=5::message`. */
function findingsIn(log: string): readonly string[] {
  return log.split('\n').flatMap((line) => {
    const [, kind, properties = '', message = ''] = /^::(error|warning|notice)([^:]*)::(.*)$/.exec(line) ?? [];
    if (kind === undefined) return [];
    const file = /\bfile=([^,]*)/.exec(properties)?.[1];
    const number = /\bline=(\d+)/.exec(properties)?.[1];
    const place = file === undefined ? '' : ` ${file}${number === undefined ? '' : `:${number}`}`;
    return [`${kind}${place}: ${message.replaceAll('%25', '%')}`];
  });
}
