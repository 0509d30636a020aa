import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { platformIdentity } from '../api/identity/platform.ts';
import type { TokenSource } from '../api/identity/source.ts';
import { SlipwayError } from '../base/errors.ts';
import { RUN_FILE, type RunFile, readRunFile } from '../contract/run-file.ts';
import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';

/** The data directory that `--data` names, absolute. */
export function dataDirOf(given: Given, io: Io): string {
  return resolve(io.cwd, typeof given.flags.data === 'string' ? given.flags.data : '.slipway');
}

/** Finds the platform that runs on a data directory. Throws `platform_not_running`. */
export async function findPlatform(dataDir: string): Promise<RunFile> {
  const text = await readFile(join(dataDir, RUN_FILE), 'utf8').catch(() => '');
  const found = readRunFile(text);
  if (found) return found;
  throw new SlipwayError('platform_not_running', `No platform runs on the data directory ${dataDir}`, {
    remedy: 'Start one with "slipway platform", or name the directory of a running one with --data.',
  });
}

/** The flag of every command that calls a local platform. Roles in platform.json are by email. */
export const EMAIL_FLAG = {
  email: { value: 'ADDRESS', text: 'the identity to call a local platform as (default developer@slipway.localhost)' },
} as const satisfies Flags;

/**
 * The platform that runs on the data directory. It issues tokens for `--email`, if given. Throws
 * `platform_not_running`, `invalid_input`.
 */
export async function platformOf(given: Given, io: Io): Promise<RunFile> {
  const { email } = given.flags;
  if (typeof email === 'string' && !/^[!-?A-~]+@[!-?A-~]+$/.test(email)) {
    throw new SlipwayError('invalid_input', `--email: "${email}" is not an email address in ASCII`, {
      input: 'email',
      remedy: 'Name one that has a role in platform.json: --email ana@acme.example',
    });
  }
  const platform = await findPlatform(dataDirOf(given, io));
  if (typeof email !== 'string') return platform;
  const url = new URL(platform.requestUrl);
  url.searchParams.set('email', email);
  return { ...platform, requestUrl: url.href };
}

/** The source of ID tokens of a running platform's own identity provider, by default for the platform itself. */
export function ownTokens({ requestUrl, requestToken, baseUrl }: RunFile, audience = baseUrl): TokenSource {
  return platformIdentity({ requestUrl, requestToken, audience });
}
