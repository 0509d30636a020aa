import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseOutputs } from '../../src/cli/project/demo.ts';

export interface ActionResult {
  readonly code: number | null;
  /** Standard output: the log of the step, with its commands. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** What the action needs to get tokens from a platform as on GitHub's runner. */
export interface TokenOffer {
  readonly baseUrl: string;
  readonly requestUrl: string;
  readonly requestToken: string;
}

const MAIN = resolve(import.meta.dirname, '../../src/main.ts');

/** Runs the deploy action in its own process, as the runner does: inputs by environment, results by files. */
export async function runAction(
  platform: TokenOffer,
  inputs: Readonly<Record<string, string>>,
  options: {
    /** Default: the entrypoint in `src`. */
    readonly main?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
  } = {},
): Promise<ActionResult> {
  const scratch = await mkdtemp(join(tmpdir(), 'slipway-action-'));
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary.md', GITHUB_STATE: 'state' };
  const paths = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(scratch, file)]));
  await Promise.all(Object.values(paths).map((path) => writeFile(path, '')));
  const given = { 'base-url': platform.baseUrl, 'id-token-audience': platform.baseUrl, comment: 'false', ...inputs };
  const child = spawn(process.execPath, [options.main ?? MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      GITHUB_REPOSITORY: 'acme/site',
      GITHUB_REF_NAME: 'main',
      GITHUB_WORKSPACE: scratch,
      ACTIONS_ID_TOKEN_REQUEST_URL: platform.requestUrl,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: platform.requestToken,
      ...paths,
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  options.onStart?.((signal) => child.kill(signal));
  const closed = once(child, 'close');
  const log = await text(child.stdout);
  await closed;
  const read = (name: keyof typeof files) => readFile(join(scratch, files[name]), 'utf8');
  const [outputs, summary] = await Promise.all([read('GITHUB_OUTPUT'), read('GITHUB_STEP_SUMMARY')]);
  await rm(scratch, { recursive: true });
  return { code: child.exitCode, log, outputs: parseOutputs(outputs), summary };
}
