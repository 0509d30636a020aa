import type { RunFile } from '../../src/contract/run-file.ts';

/** Returns what a platform at `origin` writes to `run.json`. */
export function runFileOf(origin: string): RunFile {
  return {
    pid: process.pid,
    baseUrl: origin,
    kvsUrl: `${origin}/kvs`,
    consoleUrl: `${origin}/console`,
    issuer: `${origin}/identity`,
    requestUrl: `${origin}/identity/token?api-version=2.0`,
    requestToken: 'request-token',
  };
}
