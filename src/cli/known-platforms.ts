import { appendFileSync, closeSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { SlipwayError } from '../base/errors.ts';
import { cleanLine } from '../base/text.ts';
import type { Io } from './io.ts';

/** Bytes of the list that are read. */
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
  const path = listOf(io);
  if (path === undefined || knownPlatforms(io).includes(baseUrl)) return;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    appendFileSync(path, `${baseUrl}\n`, { mode: 0o600 });
  } catch {
    // The next command asks again.
  }
}

function knownPlatforms(io: Pick<Io, 'env'>): readonly string[] {
  const path = listOf(io);
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

/** The list, one base URL in a line. Undefined: this user has no folder for settings. */
function listOf({ env }: Pick<Io, 'env'>): string | undefined {
  const home = env.HOME && isAbsolute(env.HOME) ? join(env.HOME, '.config') : undefined;
  // The XDG specification ignores relative paths: they would lead into the checkout.
  const settings = env.XDG_CONFIG_HOME && isAbsolute(env.XDG_CONFIG_HOME) ? env.XDG_CONFIG_HOME : home;
  return settings === undefined ? undefined : join(settings, 'slipway', 'platforms');
}
