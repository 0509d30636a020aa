import { dirname, isAbsolute, join } from 'node:path';
import { fs } from '../../base/builtins.ts';
import { attempt } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { missingInput } from '../flags/flags.ts';
import { beginningOf, foldersFrom } from '../project/read-file.ts';
import { isYes } from '../terminal/confirm.ts';
import type { Io } from '../terminal/io.ts';

/** Bytes of a file that are read. */
const MOST = 64 * 1024;

/**
 * Makes sure that a person has chosen a platform that only a file of the checkout names: somebody else may have written the
 * file, and the next request would send a token there. Asks on a terminal, and remembers a yes. Throws `missing_input`
 * elsewhere, and after any other answer.
 */
export async function confirmPlatform(baseUrl: string, file: string, io: Pick<Io, 'env' | 'ask'>): Promise<void> {
  if (linesOf(io, LIST).includes(baseUrl)) return;
  const answer = await io.ask?.(
    `  ${file} names the platform ${cleanLine(baseUrl, 200)}. Send your token there? [y/N] `,
  );
  if (!isYes(answer)) {
    const remedy = `No token was sent. If this is your platform, add --base-url ${cleanLine(baseUrl, 200)}`;
    throw missingInput(`--base-url is missing: only ${file} names ${cleanLine(baseUrl, 200)}`, remedy, 'base-url');
  }
  rememberPlatform(baseUrl, io);
}

/** Remembers a platform that a person has named. Without a writable home folder nothing is remembered. */
export function rememberPlatform(baseUrl: string, io: Pick<Io, 'env'>): void {
  if (linesOf(io, LIST).includes(baseUrl)) return;
  // If it fails, the next command asks again.
  written(io, LIST, (path) => fs.appendFileSync(path, `${baseUrl}\n`, { mode: 0o600 }));
}

/** Remembers that a platform was started on a data directory. This changes none that is used. */
export function rememberStarted(dataDir: string, io: Pick<Io, 'env'>): void {
  const others = startedDirs(io).filter((each) => each !== dataDir);
  const lines = [...others.slice(1 - MOST_STARTED), dataDir].map((each) => `${each}\n`);
  written(io, STARTED, (path) => fs.writeFileSync(path, lines.join(''), { mode: 0o600 }));
}

/** Returns the data directories on which this user started platforms, the newest last. Most of them may have ended. */
export function startedDirs(io: Pick<Io, 'env'>): readonly string[] {
  return linesOf(io, STARTED).filter((each) => isAbsolute(each));
}

/** Remembers the data directory of a platform that a command used: for the checkout of its folder, and for this user. */
export function rememberUsed(dataDir: string, io: Pick<Io, 'env' | 'cwd'>): void {
  const before = usedDirs(io);
  const checkout = checkoutFile(io.cwd);
  const write = (path: string) => fs.writeFileSync(path, `${dataDir}\n`, { mode: 0o600 });
  if (checkout !== undefined && before.checkout !== dataDir) written(io, checkout, write);
  if (before.user !== dataDir) written(io, LAST, write);
}

/** Returns the data directories that were used last: in this checkout, and by this user. Each platform may have ended. */
export function usedDirs(io: Pick<Io, 'env' | 'cwd'>): Readonly<Record<'checkout' | 'user', string | undefined>> {
  const read = (name: string | undefined) => {
    const [dataDir = ''] = name === undefined ? [] : linesOf(io, name);
    return isAbsolute(dataDir) ? dataDir : undefined;
  };
  return { checkout: read(checkoutFile(io.cwd)), user: read(LAST) };
}

/** Returns the file that remembers the platform of a checkout, or undefined outside of a git repository. */
function checkoutFile(cwd: string): string | undefined {
  for (const folder of foldersFrom(cwd)) {
    if (!fs.existsSync(join(folder, '.git'))) continue;
    const { hash } = process.getBuiltinModule('node:crypto');
    return join('checkouts', hash('sha256', folder).slice(0, 32));
  }
  return undefined;
}

const LIST = 'platforms';
const LAST = 'last-data-dir';
const STARTED = 'started';
const MOST_STARTED = 20;

function written(io: Pick<Io, 'env'>, name: string, write: (path: string) => void): void {
  const path = settingsFile(io, name);
  if (path === undefined) return;
  try {
    fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    write(path);
  } catch {
    // A convenience: no command depends on it.
  }
}

function linesOf(io: Pick<Io, 'env'>, name: string): readonly string[] {
  const path = settingsFile(io, name);
  if (path === undefined) return [];
  return attempt(() => beginningOf(path, MOST).toString().split('\n')) ?? [];
}

/** Returns the path of a file of this user's settings, or undefined if this user has no folder for them. */
export function settingsFile({ env }: Pick<Io, 'env'>, name: string): string | undefined {
  const home = env.HOME && isAbsolute(env.HOME) ? join(env.HOME, '.config') : undefined;
  // The XDG specification ignores relative paths: they would lead into the checkout.
  const settings = env.XDG_CONFIG_HOME && isAbsolute(env.XDG_CONFIG_HOME) ? env.XDG_CONFIG_HOME : home;
  return settings === undefined ? undefined : join(settings, 'slipway', name);
}
