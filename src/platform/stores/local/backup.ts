import { readdirSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { SlipwayError, systemCode } from '../../../base/errors.ts';
import { isInside, makeFolders } from '../../../base/paths.ts';
import { isDiskFull } from './disk-faults.ts';

/** What belongs to the running process, or can be made again; and the databases, which are copied by themselves. */
const LEFT_OUT = /^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;

/**
 * Copies a data directory to `to`, which must be empty or not there, while the platform runs on it; one copy after
 * another. To restore, start a platform on the copy. Objects are copied before the databases and what is new of them
 * after: an object never changes, so each that the copied state names is there. Throws `invalid_input`.
 */
export function createBackup(dataDir: string, copyDatabases: (to: string) => void): (to: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const copy = async (to: string) => {
    take(to, dataDir);
    try {
      await copyFiles(dataDir, to);
      copyDatabases(to);
      await copyFiles(dataDir, to);
    } catch (error) {
      // A part of a copy must not be taken for one.
      for (const name of readdirSync(to)) await rm(join(to, name), { recursive: true });
      throw error;
    }
  };
  return (to) => {
    const turn = last.then(() => copy(to));
    last = turn.catch(() => {});
    return turn;
  };
}

/** Makes sure that `to` is a folder of its own with nothing in it. */
function take(to: string, dataDir: string): void {
  if (!isAbsolute(to)) throw refuse(`"${to}" is not an absolute path`);
  if (isInside(dataDir, to)) throw refuse(`${to} lies in the data directory`);
  try {
    makeFolders(to, 0o700);
    if (readdirSync(to).length > 0) throw refuse(`${to} is not empty`);
  } catch (error) {
    if (error instanceof SlipwayError || isDiskFull(error)) throw error;
    throw refuse(`${to} cannot be written (${systemCode(error)})`);
  }
}

/** Times that a folder is begun anew because a file of it went away under the copy (an ingest's, a collected one). */
const ATTEMPTS = 5;

async function copyFiles(from: string, to: string): Promise<void> {
  const filter = (path: string) => !relative(from, path).split(sep).includes('tmp');
  for (const name of readdirSync(from).filter((each) => !LEFT_OUT.test(each))) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await cp(join(from, name), join(to, name), { recursive: true, force: false, filter });
        break;
      } catch (error) {
        if (systemCode(error) !== 'ENOENT' || attempt === ATTEMPTS) throw error;
      }
    }
  }
}

function refuse(message: string): SlipwayError {
  return new SlipwayError('invalid_input', message, {
    input: 'to',
    remedy: 'Name a directory outside the data directory that is empty or not there yet.',
  });
}
