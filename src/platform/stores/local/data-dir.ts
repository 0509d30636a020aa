import { chmodSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SlipwayError, systemCode } from '../../../base/errors.ts';
import { makeFolders } from '../../../base/paths.ts';

/**
 * Makes the data directory where there is none, for this user alone (0700), and returns its absolute path.
 * A directory that holds other people's files keeps its mode: the files in it have theirs (0600).
 */
export function prepareDataDir(dir: string): string {
  if (dir === '') {
    // An unset variable of a script, rather than the folder that it happens to run in.
    const remedy = 'Name a directory with --data, or leave the flag out for .slipway.';
    throw new SlipwayError('invalid_input', 'The name of the data directory is empty', { input: 'data', remedy });
  }
  const dataDir = resolve(dir);
  try {
    makeFolders(dataDir, 0o700);
    if (existsSync(join(dataDir, 'platform.db')) || readdirSync(dataDir).length === 0) chmodSync(dataDir, 0o700);
    writeFileSync(join(dataDir, 'platform.db'), '', { flag: 'a', mode: 0o600 });
  } catch (error) {
    throw new SlipwayError('invalid_input', `The data directory ${dataDir} cannot be written (${systemCode(error)})`, {
      input: 'data',
      remedy: 'Name a directory that this user may create and write, with --data.',
      cause: error,
    });
  }
  if (!existsSync(join(dataDir, '.gitignore'))) writeFileSync(join(dataDir, '.gitignore'), '*\n', { mode: 0o600 });
  return dataDir;
}

/** What `run.json` tells other commands of the platform that runs on a data directory. */
export interface RunFile {
  readonly pid: number;
  readonly baseUrl: string;
  readonly kvsUrl: string;
  readonly consoleUrl: string;
  readonly issuer: string;
  /** GitHub's runner offers the same pair: GET `requestUrl` + `&audience=…` with `Bearer requestToken` answers an ID token. */
  readonly requestUrl: string;
  readonly requestToken: string;
}

/** Writes `run.json` whole or not at all, for this user alone. Disposing removes it. */
export function writeRunFile(dataDir: string, facts: RunFile): Disposable {
  const file = join(dataDir, 'run.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(facts, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { [Symbol.dispose]: () => rmSync(file, { force: true }) };
}
