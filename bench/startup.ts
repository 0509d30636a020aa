import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { alternate, type BenchRow, printRows, rowOf } from './harness.ts';

const BUNDLE = resolve(import.meta.dirname, '../dist/deploy/index.js');
const ROUNDS = 15;
const MOST_LOADED = 150;

/**
 * Compares the action's start to its first error with an empty process, and to its first request with a bare `fetch`.
 */
export async function benchStartup(): Promise<readonly BenchRow[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const empty = join(scratch, 'empty.mjs');
  writeFileSync(empty, '');
  const errors = await alternate(ROUNDS, { action: () => firstError(BUNDLE), floor: () => lifetime(empty) });

  // Without an answer, nothing is loaded after the first request.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const bare = join(scratch, 'bare.mjs');
  writeFileSync(bare, `await fetch('${origin}/token?x=1&audience=bench', { headers: { authorization: 'Bearer x' } });`);
  const trace = join(scratch, 'trace.txt');
  const env = inputs(origin, scratch);
  const requests = await alternate(ROUNDS, {
    action: () => firstRequest(BUNDLE, env, server),
    floor: () => firstRequest(bare, {}, server),
  });
  const loaded = await loadedByFirstRequest(env, server, trace);
  server.close();
  return [
    rowOf('action: start to first error / empty process', 'ms', { atMost: 1.15 }, errors.action, errors.floor),
    rowOf('action: start to first request / bare fetch', 'ms', { atMost: 1.1 }, requests.action, requests.floor),
    rowOf('action: loaded by its first request / 150 KB', 'KB', { atMost: 1 }, [loaded], [MOST_LOADED]),
  ];
}

function inputs(origin: string, scratch: string): Record<string, string> {
  return {
    GITHUB_REPOSITORY: 'bench/bench',
    GITHUB_REF_NAME: 'main',
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_WORKSPACE: scratch,
    'INPUT_BASE-URL': origin,
    INPUT_ORG: 'bench',
    INPUT_PROJECT: 'bench',
    INPUT_APP: 'bench',
    'INPUT_ID-TOKEN-AUDIENCE': 'bench',
    ACTIONS_ID_TOKEN_REQUEST_URL: `${origin}/token?x=1`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
  };
}

function start(script: string, env: Readonly<Record<string, string>>, flags: readonly string[] = []): ChildProcess {
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return spawn(process.execPath, [...flags, script], { env: { PATH: process.env.PATH, ...env }, stdio: [...stdio] });
}

async function lifetime(script: string): Promise<number> {
  const began = performance.now();
  await once(start(script, {}), 'exit');
  return performance.now() - began;
}

/** Returns the milliseconds until the first `::error`. */
async function firstError(script: string): Promise<number> {
  const began = performance.now();
  const child = start(script, {});
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('::error')) break;
  const ms = performance.now() - began;
  if (child.exitCode === null) await once(child, 'exit');
  return ms;
}

async function firstRequest(script: string, env: Readonly<Record<string, string>>, server: Server): Promise<number> {
  const began = performance.now();
  const child = start(script, env);
  await once(server, 'request');
  const ms = performance.now() - began;
  await kill(child);
  return ms;
}

/** Returns the kilobytes of the bundle's files that are imported before the first request. */
async function loadedByFirstRequest(env: Record<string, string>, server: Server, trace: string): Promise<number> {
  const hook = join(dirname(trace), 'hook.mjs');
  writeFileSync(
    hook,
    `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
     registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(trace)}, url + '\\n'); return next(url, context); } });`,
  );
  const child = start(BUNDLE, env, ['--import', hook]);
  await once(server, 'request');
  await kill(child);
  const files = readFileSync(trace, 'utf8')
    .split('\n')
    .filter((url) => url.includes('/dist/deploy/'));
  return files.reduce((sum, url) => sum + readFileSync(new URL(url)).length, 0) / 1024;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

if (process.argv[1] === import.meta.filename) printRows(await benchStartup());
