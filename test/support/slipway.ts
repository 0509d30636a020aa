import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { createTokenProvider } from '../../src/api/identity/provider.ts';
import { findPlatform, ownTokens } from '../../src/cli/platforms/running.ts';
import { askingParts } from '../../src/cli/terminal/asking.ts';

/** Returns an ID token of the platform that runs on a data directory. */
export async function tokenOf(dataDir: string): Promise<string> {
  const io = { env: {}, cwd: dataDir, out() {}, err() {}, interactive: false, signal: new AbortController().signal };
  return createTokenProvider(ownTokens(await findPlatform(dataDir)), await askingParts(io)).token();
}

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');

/** Runs the command line to its end. */
export async function slipway(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, ['--', CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { code: child.exitCode, out, err };
}

export interface Ready {
  readonly baseUrl: string;
  readonly consoleUrl: string;
  readonly issuer: string;
  readonly dataDir: string;
}

/** Starts `slipway platform --json` on a free port in its own process, and waits for its ready line. */
export function startPlatformProcess(dataDir: string, ...more: readonly string[]): Promise<PlatformProcess> {
  return startPlatformUnder([], dataDir, ...more);
}

export interface PlatformProcess {
  readonly child: ChildProcess;
  readonly ready: Ready;
}

/** Does the same with options of Node.js, such as a module to preload. */
export async function startPlatformUnder(
  nodeOptions: readonly string[],
  dataDir: string,
  ...more: readonly string[]
): Promise<PlatformProcess> {
  const args = [
    ...nodeOptions,
    '--',
    CLI,
    'platform',
    '--json',
    '--allow-local-git',
    '--data',
    dataDir,
    '--port',
    '0',
    ...more,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout })) return { child, ready: JSON.parse(line) };
  throw new Error('the platform ended before it was ready');
}

/** Ends a child and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}
