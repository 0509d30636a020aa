import { commandToken } from '../../api/identity/command.ts';
import { environmentToken, givenToken, TOKEN_VARIABLE } from '../../api/identity/given.ts';
import type { TokenSource } from '../../api/identity/source.ts';
import { isLoopbackHost } from '../../base/loopback.ts';
import { RUN_FILE } from '../../contract/run-file.ts';
import { type Flags, type Given, invalidInput } from '../flags/flags.ts';
import type { Io } from '../terminal/io.ts';
import { confirmPlatform } from './known-platforms.ts';
import { loginSource } from './logins.ts';
import { type LocalPlatform, platformOf } from './running.ts';

/** The flags of a platform that is not on this machine. Other sources of ID tokens exist only in workflow runs. */
export const REMOTE_FLAGS = {
  'base-url': {
    value: 'URL',
    text: 'the platform (default: that of .slipway.json, else the one on the data directory)',
  },
  'id-token-command': { value: 'COMMAND', text: 'with --base-url: a command that prints an ID token' },
  'id-token': { value: 'TOKEN', text: 'with --base-url: an ID token, or an access token' },
} as const satisfies Flags;

/** Returns the source of ID tokens that the flags name, or undefined if they name none. Throws `invalid_input` if they name two. */
export function identityOf({ flags }: Given): TokenSource | undefined {
  const { 'id-token': token, 'id-token-command': command } = flags;
  if (typeof token === 'string' && typeof command === 'string') {
    throw invalidInput('--id-token-command: --id-token is given as well', 'Leave one of them out.', 'id-token-command');
  }
  if (typeof token === 'string') return givenToken(token);
  return typeof command === 'string' ? commandToken(command) : undefined;
}

/** Returns the token source for a platform that a URL names: the flags, else `SLIPWAY_TOKEN`, else the sign-in of `slipway login` at it. */
export function chosenIdentity(given: Given, baseUrl: string, io: Pick<Io, 'env'>): TokenSource | undefined {
  const token = io.env[TOKEN_VARIABLE]?.trim();
  return identityOf(given) ?? (token ? environmentToken(token) : loginSource(baseUrl, io));
}

/**
 * The platform of the data directory, if the flags mean it: no `--base-url`, or its own URL without another identity. Else undefined.
 * Throws `platform_not_running`.
 */
export async function localPlatform(given: Given, io: Io): Promise<LocalPlatform | undefined> {
  const { 'base-url': named } = given.flags;
  if (typeof named !== 'string') {
    const local = await platformOf(given, io);
    // A folder of a checkout can name a stranger's platform. One on this machine gets no token of another.
    const isChosen = given.flags.data !== undefined || isLoopbackHost(new URL(local.baseUrl).hostname);
    if (!isChosen && identityOf(given)) await confirmPlatform(local.baseUrl, `.slipway/${RUN_FILE}`, io);
    return local;
  }
  if (given.flags.email === undefined && chosenIdentity(given, named.trim().replace(/\/$/, ''), io)) return undefined;
  const local = await platformOf(given, io).catch(() => undefined);
  return local?.baseUrl === named.trim().replace(/\/$/, '') ? local : undefined;
}
