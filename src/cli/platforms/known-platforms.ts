import { appendFileSync, closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import type { Io } from '../terminal/io.ts';

/** Bytes of a file that are read. */
const MOST = 64 * 1024;

/**
 * Makes sure that a person has chosen a platform that only a file of the checkout names: somebody else may have written the
 * file, and the next request would send a token there. Asks on a terminal, and remembers a yes. Throws `missing_input`
 * elsewhere, and after any other answer.
 */
export async function confirmPlatform(baseUrl: string, file: string, io: Pick<Io, 'env' | 'ask'>): Promise<void> {
  if (knownPlatforms(io).includes(baseUrl)) return;
  const answer = await io.ask?.(
    `  ${file} names the platform ${cleanLine(baseUrl, 200)}. Send your token there? [y/N] `,
  );
  if (!/^y(?:es)?$/i.test(answer?.trim() ?? '')) {
    throw new SlipwayError('missing_input', `--base-url is missing: only ${file} names ${cleanLine(baseUrl, 200)}`, {
      input: 'base-url',
      remedy: `No token was sent. If this is your platform, add --base-url ${cleanLine(baseUrl, 200)}`,
    });
  }
  rememberPlatform(baseUrl, io);
}

/** Remembers a platform that a person has named. Without a writable home folder nothing is remembered. */
export function rememberPlatform(baseUrl: string, io: Pick<Io, 'env'>): void {
  if (knownPlatforms(io).includes(baseUrl)) return;
  // If it fails, the next command asks again.
  written(io, LIST, (path) => appendFileSync(path, `${baseUrl}\n`, { mode: 0o600 }));
}

/** Remembers the data directory of the platform that this user started last on this machine. */
export function rememberDataDir(dataDir: string, io: Pick<Io, 'env'>): void {
  written(io, LAST, (path) => writeFileSync(path, `${dataDir}\n`, { mode: 0o600 }));
}

/** Returns the data directory of the platform that this user started last. That platform may have ended. */
export function lastDataDir(io: Pick<Io, 'env'>): string | undefined {
  const [dataDir = ''] = linesOf(io, LAST);
  return isAbsolute(dataDir) ? dataDir : undefined;
}

const LIST = 'platforms';
const LAST = 'last-data-dir';

function knownPlatforms(io: Pick<Io, 'env'>): readonly string[] {
  return linesOf(io, LIST);
}

function written(io: Pick<Io, 'env'>, name: string, write: (path: string) => void): void {
  const path = settingsFile(io, name);
  if (path === undefined) return;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    write(path);
  } catch {
    // A convenience: no command depends on it.
  }
}

function linesOf(io: Pick<Io, 'env'>, name: string): readonly string[] {
  const path = settingsFile(io, name);
  if (path === undefined) return [];
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'r');
    const bytes = Buffer.alloc(MOST);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes)).split('\n');
  } catch {
    return [];
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Returns the path of a file of this user's settings, or undefined if this user has no folder for them. */
function settingsFile({ env }: Pick<Io, 'env'>, name: string): string | undefined {
  const home = env.HOME && isAbsolute(env.HOME) ? join(env.HOME, '.config') : undefined;
  // The XDG specification ignores relative paths: they would lead into the checkout.
  const settings = env.XDG_CONFIG_HOME && isAbsolute(env.XDG_CONFIG_HOME) ? env.XDG_CONFIG_HOME : home;
  return settings === undefined ? undefined : join(settings, 'slipway', name);
}
