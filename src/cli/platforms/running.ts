import { join, resolve } from 'node:path';
import { platformIdentity } from '../../api/identity/offer.ts';
import type { TokenParts, TokenSource } from '../../api/identity/source.ts';
import { fs } from '../../base/builtins.ts';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { isLoopbackHost } from '../../base/loopback.ts';
import { cleanLine } from '../../base/text.ts';
import {
  NODE_FILE,
  type NodeFile,
  RUN_FILE,
  type RunFile,
  readNodeFile,
  readRunFile,
} from '../../contract/run-file.ts';
import { type Flags, type Given, invalidInput, missingInput } from '../flags/flags.ts';
import { privateText } from '../project/read-file.ts';
import type { Io } from '../terminal/io.ts';
import { shellWord } from '../terminal/shell.ts';
import { rememberUsed, startedDirs, usedDirs } from './known-platforms.ts';

/** The data directory that `--data` names, absolute. */
export function dataDirOf(given: Given, io: Io): string {
  return resolve(io.cwd, typeof given.flags.data === 'string' ? given.flags.data : '.slipway');
}

export interface LocalPlatform extends RunFile {
  /** Absolute. */
  readonly dataDir: string;
  /** True if no flag names it, and this user has another one that a command could mean. */
  readonly isOneOfMany?: boolean;
}

/** Finds the platform that runs on a data directory. `isNamed`: by a flag, so that the remedy names it too. Throws `platform_not_running`, or `invalid_file` if another user can have written its file. */
export async function findPlatform(dataDir: string, isNamed = false): Promise<LocalPlatform> {
  const found = readRunFile(ownText(join(dataDir, RUN_FILE)));
  if (found) return { ...found, dataDir };
  const node = readNodeFile(ownText(join(dataDir, NODE_FILE)));
  if (node) throw lacksControl(dataDir, node);
  throw new SlipwayError('platform_not_running', `${NONE_RUNS} ${dataDir}`, {
    remedy: `Start one in another terminal: slipway platform${isNamed ? ` --data ${shellWord(dataDir)}` : ''} --allow-local-git\nOr name the directory of a running one: --data DIR`,
  });
}

const NONE_RUNS = 'No platform runs on the data directory';

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
 * Reads a file that a platform writes for its user alone. One in a checkout may name a stranger's platform, and is not private: throws
 * `invalid_file`. Empty if there is none.
 */
function ownText(path: string): string {
  const read = privateText(path, RUN_FILE_MOST);
  if (read.kind !== 'shared') return read.kind === 'text' ? read.text : '';
  throw new SlipwayError('invalid_file', `${path} was not written by a platform of yours: other users may read it`, {
    remedy:
      'Nothing was sent. If the folder came with a repository, remove it. A platform writes the file when it starts.',
  });
}

/** The flag of every command that calls a local platform. Roles in platform.json are by email. */
export const EMAIL_FLAG = {
  email: { value: 'ADDRESS', text: 'the identity to call a local platform as (default developer@slipway.localhost)' },
} as const satisfies Flags;

/**
 * Finds the platform of this machine that a command means, for all commands: that of `--data`; else the one that was used
 * last in this checkout; else the one on `.slipway`; else the one that this user used last; else the only one that runs.
 * A platform that a person chose stays the chosen one, even if another one is started. It issues tokens for `--email`, if
 * given. Throws `platform_not_running`, `invalid_input`.
 */
export async function platformOf(given: Given, io: Io): Promise<LocalPlatform> {
  const { email } = given.flags;
  if (typeof email === 'string' && !/^[!-?A-~]+@[!-?A-~]+$/.test(email)) {
    const remedy = 'Name one that has a role in platform.json: --email ana@acme.example';
    throw invalidInput(`--email: "${email}" is not an email address in ASCII`, remedy, 'email');
  }
  const platform = await (given.flags.data === undefined
    ? chosenPlatform(io)
    : findPlatform(dataDirOf(given, io), true));
  // A folder of a checkout can name a stranger's platform, which no other folder must use.
  const isOwn = given.flags.data !== undefined || isLoopbackHost(new URL(platform.baseUrl).hostname);
  if (isOwn || startedDirs(io).includes(platform.dataDir)) rememberUsed(platform.dataDir, io);
  if (typeof email !== 'string') return platform;
  return { ...platform, requestUrl: withEmail(platform.requestUrl, email) };
}

async function chosenPlatform(io: Io): Promise<LocalPlatform> {
  const here = resolve(io.cwd, '.slipway');
  const { checkout, user } = usedDirs(io);
  // A folder that is gone has no apps that another platform could lack.
  const [inCheckout, byUser] = [checkout, user].map((dir) => (dir && fs.existsSync(dir) ? dir : undefined));
  const used = [inCheckout, byUser].filter((dir) => dir !== undefined);
  const running = await runningOf(here, used, startedDirs(io));
  const isHere = running.some(({ dataDir }) => dataDir === here);
  const choice = inCheckout ?? (isHere ? here : byUser);
  if (choice === undefined) return onlyOf(running, here);
  const isOneOfMany = new Set([choice, ...used, ...running.map(({ dataDir }) => dataDir)]).size > 1;
  const found = running.find(({ dataDir }) => dataDir === choice);
  if (found) return { ...found, isOneOfMany };
  await findPlatform(choice).catch((error: unknown) => {
    // Another fault of it, such as a node without the role control.
    if (!(error instanceof SlipwayError) || !error.message.startsWith(NONE_RUNS)) throw error;
  });
  const where = choice === inCheckout ? ' in this checkout' : '';
  const others = running.map(({ dataDir }) => `\nOr use the one that runs: --data ${shellWord(dataDir)}`).join('');
  throw new SlipwayError('platform_not_running', `The platform that you used last${where} (${choice}) is stopped`, {
    remedy: `Start it in another terminal: slipway platform --data ${shellWord(choice)} --allow-local-git${others || '\nOr name the directory of a running one: --data DIR'}`,
  });
}

async function onlyOf(running: readonly LocalPlatform[], here: string): Promise<LocalPlatform> {
  const [only, ...others] = running;
  if (only === undefined) return findPlatform(here);
  if (others.length === 0) return only;
  const remedy = running.map(({ dataDir, baseUrl }) => `${baseUrl}: --data ${shellWord(dataDir)}`).join('\n');
  throw missingInput(`--data is missing: ${running.length} platforms run on this machine`, remedy, 'data');
}

/** `here` may be a stranger's: throws `invalid_file` if it is not private. A killed platform leaves its file behind. */
async function runningOf(here: string, used: readonly string[], started: readonly string[]) {
  const found = await Promise.all(
    [...new Set([here, ...used, ...started])].map(async (dir) => {
      const platform = await findPlatform(dir).catch((error: unknown) => {
        if (dir === here && error instanceof SlipwayError && error.code === 'invalid_file') throw error;
      });
      return platform && (dir === here || used.includes(dir) || isAlive(platform.pid)) ? platform : undefined;
    }),
  );
  return found.filter((each) => each !== undefined);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's.
    return systemCode(error) === 'EPERM';
  }
}

export function nameOf({ baseUrl, dataDir }: LocalPlatform): string {
  return `${cleanLine(baseUrl, URL_SHOWN)} (${cleanLine(dataDir, URL_SHOWN)})`;
}

function withEmail(requestUrl: string, email: string): string {
  const url = new URL(requestUrl);
  url.searchParams.set('email', email);
  return url.href;
}

/** ID tokens of a running platform, by default for itself. If it was started again, its file is read again. */
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
async function restarted({ dataDir, requestToken }: LocalPlatform, { clock, signal }: TokenParts) {
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
