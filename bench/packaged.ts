import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { EXEC_ARGV } from '../bin/exec-argv.js';
import { findPlatform } from '../src/cli/platforms/running.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The command that bin/slipway.js runs: options of Node.js, and the bundle. */
const COMMAND = [...EXEC_ARGV, join(ROOT, 'dist', 'cli', 'index.js')];

/** Builds the command of the package. Call it before `startPackaged`. */
export function buildPackage(): void {
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.ts'), '--cli'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export interface Packaged extends AsyncDisposable {
  readonly baseUrl: string;
  readonly pid: number | undefined;
}

/** Starts the platform of the package in a process of its own, as a team runs it, and waits for its ready line. */
export async function startPackaged(dataDir: string): Promise<Packaged> {
  const args = [...COMMAND, 'platform', '--json', '--allow-local-git', '--data', dataDir, '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout })) {
    return {
      baseUrl: String(JSON.parse(line).baseUrl),
      pid: child.pid,
      async [Symbol.asyncDispose]() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('the platform ended before it was ready');
}

/** Returns the address of the platform that runs on a data directory, and the variables by which a job of GitHub Actions gets its ID tokens. */
export async function jobOf(dataDir: string): Promise<{ readonly baseUrl: string; readonly env: NodeJS.ProcessEnv }> {
  const { baseUrl, requestUrl, requestToken } = await findPlatform(dataDir);
  return {
    baseUrl,
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken },
  };
}
