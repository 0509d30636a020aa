import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `run.json`: how other commands on this machine reach the platform that runs on a data directory. */
export interface RunFile {
  readonly pid: number;
  readonly baseUrl: string;
  readonly kvsUrl: string;
  readonly consoleUrl: string;
  readonly issuer: string;
  /** As GitHub's runner offers it: GET `requestUrl` + `&audience=…` with `Bearer requestToken` returns an ID token. */
  readonly requestUrl: string;
  readonly requestToken: string;
}

/** Writes `run.json` whole or not at all, for this user alone. Disposing removes it. */
export function writeRunFile(folder: string, facts: RunFile): Disposable {
  const file = join(folder, 'run.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(facts, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { [Symbol.dispose]: () => rmSync(file, { force: true }) };
}
