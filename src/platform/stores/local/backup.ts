import { accessSync, constants, readdirSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { SlipwayError, systemCode } from '../../../base/errors.ts';
import { isInside, makeFolders } from '../../../base/paths.ts';
import { isDiskFull } from './disk-faults.ts';

/** Folders of what is being written. `tmp` is an older version's. */
const UNFINISHED = ['.drafts', 'tmp'];

/** Files of the running process and of instances, what was printed, what can be made again, and the databases, which are copied separately. */
const LEFT_OUT =
  /^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|functions|git|network|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;

/**
 * Returns a function that copies a data directory while the platform runs on it. `to` must be empty or not exist. Copies
 * run one after another. To restore, start a platform on the copy. Objects are copied before the databases, and new ones
 * again after them. Objects never change, so the copy has each object that the copied state names. Other files are copied anew: the state can
 * need a key that `platform.key` got meanwhile. Throws `invalid_input`.
 */
export function createBackup(
  dataDir: string,
  copyDatabases: (to: string) => Promise<void>,
): (to: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const copy = async (to: string) => {
    take(to, dataDir);
    try {
      await copyFiles(dataDir, to);
      await copyDatabases(to);
      await copyFiles(dataDir, to);
    } catch (error) {
      // A user must not mistake an incomplete copy for a backup.
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

/** Creates `to`, or makes sure that it is an empty folder outside the data directory. */
function take(to: string, dataDir: string): void {
  if (!isAbsolute(to)) throw refuse(`"${to}" is not an absolute path`);
  if (isInside(dataDir, to)) throw refuse(`${to} is inside the data directory`);
  try {
    makeFolders(to, 0o700);
    if (readdirSync(to).length > 0) throw refuse(`${to} is not empty`);
    accessSync(to, constants.W_OK);
  } catch (error) {
    if (error instanceof SlipwayError || isDiskFull(error)) throw error;
    const code = systemCode(error) ?? 'fault';
    const next = NEXT[code];
    throw refuse(`${to} cannot be written (${code})${next ? `: ${next}` : ''}`);
  }
}

/** What to do, by the system's code. The platform writes the copy, and not who runs the command. */
const NEXT: Readonly<Record<string, string>> = {
  EACCES: "make a folder that belongs to the platform's user, and name it or one in it",
  EROFS:
    'a service of systemd with ProtectSystem=strict writes only to its StateDirectory, and to what ReadWritePaths names',
};

/** Attempts to copy a folder. Another one follows if a file disappears meanwhile, as drafts and collected objects do. */
const ATTEMPTS = 5;

async function copyFiles(from: string, to: string): Promise<void> {
  const filter = (path: string) =>
    !relative(from, path)
      .split(sep)
      .some((name) => UNFINISHED.includes(name));
  for (const name of readdirSync(from).filter((each) => !LEFT_OUT.test(each))) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await cp(join(from, name), join(to, name), { recursive: true, force: name !== 'objects', filter });
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
    remedy: 'Name a directory outside the data directory that is empty or does not exist yet.',
  });
}
