import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SlipwayError, systemCode } from '../../../base/errors.ts';
import { makeFolders } from '../../../base/paths.ts';
import { lockDataDir } from './lock.ts';

/**
 * Creates the data directory if it does not exist, with the mode 0700, and returns its absolute path. A directory with
 * other files keeps its mode, because the platform's own files in it are private (0600). Throws `invalid_input`.
 */
export function prepareDataDir(dir: string): string {
  return prepared(dir, (dataDir) => {
    if (holdsPlatform(dataDir) || readdirSync(dataDir).length === 0) chmodSync(dataDir, 0o700);
    writeFileSync(join(dataDir, 'platform.db'), '', { flag: 'a', mode: 0o600 });
  });
}

/**
 * Does the same for a node of a cluster, which keeps its state elsewhere, and locks the directory for this process. Throws
 * `invalid_input` also if the directory holds the state of a platform, and `platform_locked`.
 */
export function openNodeDir(dir: string): Disposable & { readonly path: string } {
  const path = prepared(dir, (dataDir) => {
    if (readdirSync(dataDir).length === 0) chmodSync(dataDir, 0o700);
    // To find out now whether it can be written.
    writeFileSync(join(dataDir, 'platform.lock'), '', { flag: 'a', mode: 0o600 });
  });
  if (holdsPlatform(path)) {
    throw new SlipwayError('invalid_input', `The directory ${path} holds the data of a platform without --database`, {
      input: 'data',
      remedy: 'Name another directory with --data: a node keeps only caches and workspaces in it.',
    });
  }
  const lock = lockDataDir(path);
  return { path, [Symbol.dispose]: () => lock[Symbol.dispose]() };
}

function holdsPlatform(dataDir: string): boolean {
  return existsSync(join(dataDir, 'platform.db'));
}

function prepared(dir: string, prepare: (dataDir: string) => void): string {
  if (dir === '') {
    // A script probably uses an unset variable. It would not expect the current folder.
    const remedy = 'Name a directory with --data, or leave the flag out for .slipway.';
    throw new SlipwayError('invalid_input', 'The name of the data directory is empty', { input: 'data', remedy });
  }
  const dataDir = resolve(dir);
  try {
    makeFolders(dataDir, 0o700);
    prepare(dataDir);
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
