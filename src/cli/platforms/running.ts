import { constants, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { platformIdentity } from '../../api/identity/platform.ts';
import type { TokenParts, TokenSource } from '../../api/identity/source.ts';
import { SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import {
  NODE_FILE,
  type NodeFile,
  RUN_FILE,
  type RunFile,
  readNodeFile,
  readRunFile,
} from '../../contract/run-file.ts';
import type { Flags, Given } from '../flags/flags.ts';
import type { Io } from '../terminal/io.ts';
import { shellWord } from '../terminal/shell.ts';
import { lastDataDir } from './known-platforms.ts';

/** The data directory that `--data` names, absolute. */
export function dataDirOf(given: Given, io: Io): string {
  return resolve(io.cwd, typeof given.flags.data === 'string' ? given.flags.data : '.slipway');
}

/** The platform of a data directory. */
export interface LocalPlatform extends RunFile {
  /** Absolute. */
  readonly dataDir: string;
}

/** Finds the platform that runs on a data directory. Throws `platform_not_running`, or `invalid_file` if another user can have written its file. */
export async function findPlatform(dataDir: string): Promise<LocalPlatform> {
  const found = readRunFile(await ownText(join(dataDir, RUN_FILE)));
  if (found) return { ...found, dataDir };
  const node = readNodeFile(await ownText(join(dataDir, NODE_FILE)));
  if (node) throw lacksControl(dataDir, node);
  throw new SlipwayError('platform_not_running', `No platform runs on the data directory ${dataDir}`, {
    remedy:
      'Start one in another terminal: slipway platform --allow-local-git\nOr name the directory of a running one: --data DIR',
  });
}

/** Commands call the control plane, and this node has none. */
function lacksControl(dataDir: string, { roles, baseUrl }: NodeFile): SlipwayError {
  const own = cleanLine(roles.join(','), ROLES_SHOWN);
  const message = `The node on the data directory ${dataDir} does not have the role control: its roles are ${own}`;
  const remedy = `Run the command on a node with this role, or name the platform's address, if the command has the flag: --base-url ${cleanLine(baseUrl, URL_SHOWN)}`;
  return new SlipwayError('platform_not_running', message, { remedy });
}

const ROLES_SHOWN = 100;
const URL_SHOWN = 300;

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
 * The platform that runs on the data directory. Without `--data`, and without one in the current folder, the one that this
 * user started last. It issues tokens for `--email`, if given. Throws `platform_not_running`, `invalid_input`.
 */
export async function platformOf(given: Given, io: Io): Promise<LocalPlatform> {
  const { email } = given.flags;
  if (typeof email === 'string' && !/^[!-?A-~]+@[!-?A-~]+$/.test(email)) {
    throw new SlipwayError('invalid_input', `--email: "${email}" is not an email address in ASCII`, {
      input: 'email',
      remedy: 'Name one that has a role in platform.json: --email ana@acme.example',
    });
  }
  const platform = await findPlatform(dataDirOf(given, io)).catch((error: unknown) => lastPlatform(error, given, io));
  if (typeof email !== 'string') return platform;
  return { ...platform, requestUrl: withEmail(platform.requestUrl, email) };
}

/** Throws `error` if the platform that was started last has ended too. A new one in this folder would have none of its apps. */
async function lastPlatform(error: unknown, given: Given, io: Io): Promise<LocalPlatform> {
  const last = lastDataDir(io);
  const isMissing = error instanceof SlipwayError && error.code === 'platform_not_running';
  if (!isMissing || given.flags.data !== undefined || last === undefined) throw error;
  return findPlatform(last).catch(() => {
    if (existsSync(dataDirOf(given, io)) || !existsSync(last)) throw error;
    throw error.with({
      message: `The platform that you used last (${last}) is stopped`,
      remedy: `Start it in another terminal: slipway platform --data ${shellWord(last)} --allow-local-git\nOr name the directory of a running one: --data DIR`,
    });
  });
}

function withEmail(requestUrl: string, email: string): string {
  const url = new URL(requestUrl);
  url.searchParams.set('email', email);
  return url.href;
}

/**
 * The source of ID tokens of a running platform's own identity provider, by default for the platform itself. If the platform
 * was started again since, its file is read again.
 */
export function ownTokens(local: LocalPlatform, audience = local.baseUrl): TokenSource {
  const source = ({ requestUrl, requestToken }: RunFile) => platformIdentity({ requestUrl, requestToken, audience });
  return {
    ...source(local),
    async obtain(send, parts) {
      try {
        return await source(local).obtain(send, parts);
      } catch (error) {
        if (!(error instanceof SlipwayError) || error.code !== 'unauthorized') throw error;
        const now = await restarted(local, parts);
        if (!now) throw foreign(local, error);
        const email = new URL(local.requestUrl).searchParams.get('email');
        const requestUrl = email === null ? now.requestUrl : withEmail(now.requestUrl, email);
        return source({ ...now, requestUrl }).obtain(send, parts);
      }
    },
  };
}

/** Looks for a newer file: a platform that starts answers a moment before it writes its own. */
async function restarted(
  { dataDir, requestToken }: LocalPlatform,
  { clock, signal }: TokenParts,
): Promise<LocalPlatform | undefined> {
  for (const ms of [0, ...RESTART_MS]) {
    if (ms > 0) await clock.sleep(ms, signal);
    const now = await findPlatform(dataDir).catch(() => undefined);
    if (now && now.requestToken !== requestToken) return now;
  }
  return undefined;
}

const RESTART_MS = [50, 150, 300] as const;

function foreign({ baseUrl, dataDir }: LocalPlatform, cause: SlipwayError): SlipwayError {
  return cause.with({
    input: 'data',
    message: `The platform at ${baseUrl} does not run on the data directory ${dataDir}: the one that did was ended, and left its ${RUN_FILE} there`,
    remedy: `Name the directory of the running one: --data DIR\nOr stop that one, and start this one again: slipway platform --data ${dataDir}`,
    cause,
  });
}
