import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SlipwayError, systemCode } from '../../../base/errors.ts';
import { makeFolders } from '../../../base/paths.ts';

/**
 * Creates the data directory if it does not exist, with the mode 0700, and returns its absolute path. A directory with
 * other files keeps its mode, because the platform's own files in it are private (0600). Throws `invalid_input`.
 */
export function prepareDataDir(dir: string): string {
  if (dir === '') {
    // A script probably uses an unset variable. It would not expect the current folder.
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
