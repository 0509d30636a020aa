import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_FILE, type RunFile } from '../../src/contract/run-file.ts';

/** Writes `run.json` as a platform at `origin` does. */
export function writeRunFileOf(folder: string, origin: string): void {
  writeFileSync(join(folder, RUN_FILE), JSON.stringify(runFileOf(origin)), { mode: 0o600 });
}

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
