import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { RUN_FILE } from '../src/contract/run-file.ts';
import { alternate, type BenchRow, rowOf } from './harness.ts';

const LAUNCHER = resolve(import.meta.dirname, '../bin/slipway.js');
const ROUNDS = 15;

/**
 * Compares whole runs of the command line with an empty process of Node.js. `apps` asks a server that answers at once, so that
 * its row has the start, the token and two requests. A run before makes the compiled code that later ones find.
 */
export async function benchCli(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/identity') ? { value: TOKEN } : { apps: [], nextCursor: null };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  writeFileSync(join(folder, RUN_FILE), JSON.stringify(runFile(origin)), { mode: 0o600 });
  const run = (...argv: readonly string[]) => lifetime(['--', LAUNCHER, ...argv], folder);
  const contenders = {
    version: () => run('--version'),
    help: () => run('--help'),
    apps: () => run('apps', '--org', 'acme', '--data', folder),
    floor: () => lifetime([empty], folder),
  };
  try {
    await alternate(1, contenders);
    const times = await alternate(ROUNDS, contenders);
    return [
      rowOf('cli: --version / empty process', 'ms', { atMost: 3 }, times.version, times.floor),
      rowOf('cli: --help / empty process', 'ms', { atMost: 3 }, times.help, times.floor),
      rowOf('cli: apps / empty process', 'ms', { atMost: 4 }, times.apps, times.floor),
    ];
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const CLAIMS = { exp: 4_102_444_800, aud: 'bench', email: 'a@b.example' };
/** A token that has not expired. Nobody verifies it here. */
const TOKEN = `e30.${Buffer.from(JSON.stringify(CLAIMS)).toString('base64url')}.e30`;

function runFile(origin: string) {
  return {
    pid: process.pid,
    baseUrl: origin,
    kvsUrl: origin,
    consoleUrl: `${origin}/console`,
    issuer: `${origin}/identity`,
    requestUrl: `${origin}/identity/token?api-version=2.0`,
    requestToken: 'bench',
  };
}

/** Returns the milliseconds of a whole process. Throws if it fails. */
async function lifetime(args: readonly string[], cwd: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { PATH: process.env.PATH }, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`slipway ${args.slice(2).join(' ')} ended with ${code}`);
  return performance.now() - began;
}
