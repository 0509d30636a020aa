import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
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

/** Finds the platform that runs on a data directory. Throws `platform_not_running`, or `invalid_file` if another user can have written its file. */
export async function findPlatform(dataDir: string): Promise<RunFile> {
  const found = readRunFile(await ownText(join(dataDir, RUN_FILE)));
  if (found) return found;
  throw new SlipwayError('platform_not_running', `No platform runs on the data directory ${dataDir}`, {
    remedy: 'Start one with "slipway platform", or name the directory of a running one with --data.',
  });
}

/** Bytes of a run file. */
const RUN_FILE_MOST = 16 * 1024;

/**
 * Reads a file that a platform writes for its user alone. A checkout can contain one too, which names a stranger's platform: files of
 * a checkout are not private. Empty if there is none.
 */
async function ownText(path: string): Promise<string> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  await using file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined);
  const found = await file?.stat();
  if (!file || !found?.isFile() || found.size > RUN_FILE_MOST) return '';
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new SlipwayError('invalid_file', `${path} was not written by a platform of yours: other users may read it`, {
      remedy:
        'Nothing was sent. If the folder came with a repository, remove it. A platform writes the file when it starts.',
    });
  }
  return file.readFile('utf8');
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
