import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOver, type KeptLogin, type LoginKeeper, loginIdentity } from '../../api/identity/login.ts';
import type { TokenSource } from '../../api/identity/source.ts';
import { fs } from '../../base/builtins.ts';
import { attempt, SlipwayError, systemCode } from '../../base/errors.ts';
import { isObject, parsedJson } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { privateText } from '../project/read-file.ts';
import type { Io } from '../terminal/io.ts';
import { settingsFile } from './known-platforms.ts';

/** The sign-ins of this user, in a file that only this user can read: one for each platform. */

const FILE = 'logins.json';
const LOCK = 'logins.lock';
/** Bytes of the file, and sign-ins in it. */
const MOST_BYTES = 512 * 1024;
const MOST = 20;
/** Milliseconds that a command waits for another one that renews a sign-in. */
const WAIT_MS = 45_000;
const STEP_MS = 50;
/**
 * An older lock was left by a killed command, also if another process has its number now. Much longer than a command holds one: two that
 * renew at once end the sign-in.
 */
const STALE_MS = 10 * 60_000;

/** Returns the source of tokens of this user's sign-in at a platform. Undefined if there is none. */
export function loginSource(baseUrl: string, io: Pick<Io, 'env'>): TokenSource | undefined {
  const keeper = loginKeeper(io);
  const kept = keeper.read(baseUrl);
  return kept && loginIdentity(baseUrl, keeper, kept);
}

export function signedInPlatforms(io: Pick<Io, 'env'>): readonly string[] {
  return Object.keys(readAll(settingsFile(io, FILE)));
}

export function loginKeeper(io: Pick<Io, 'env'>): LoginKeeper {
  const file = settingsFile(io, FILE);
  return {
    read: (baseUrl) => readAll(file)[baseUrl],
    async change(baseUrl, work) {
      if (file === undefined) throw noFolder();
      return locked(io, async () => {
        const before = readAll(file)[baseUrl];
        try {
          const after = await work(before);
          if (after !== before) store(file, baseUrl, after);
          return after;
        } catch (error) {
          if (isOver(error)) store(file, baseUrl, undefined);
          throw error;
        }
      });
    },
  };
}

function readAll(file: string | undefined): Readonly<Record<string, KeptLogin>> {
  const text = file === undefined ? undefined : ownText(file);
  const stored = text === undefined ? undefined : parsedJson(text);
  if (!isObject(stored)) return {};
  return Object.fromEntries(Object.entries(stored).flatMap(([url, value]) => (isKept(value) ? [[url, value]] : [])));
}

function isKept(value: unknown): value is KeptLogin {
  if (!isObject(value)) return false;
  const texts = ['email', 'accessToken', 'refreshToken'].every((name) => typeof value[name] === 'string');
  return texts && ['accessEndsAt', 'endsAt'].every((name) => typeof value[name] === 'number');
}

/** Returns the text of the file, if it is of this user alone. Throws `invalid_file` if others may read or write it. */
function ownText(file: string): string | undefined {
  const read = privateText(file, MOST_BYTES);
  switch (read.kind) {
    case 'text':
      return read.text;
    case 'odd':
      throw unusable(file, 'is not a file of sign-ins');
    case 'shared':
      throw unusable(file, 'may be read by other users');
    case 'unopened': {
      const code = systemCode(read.cause);
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw unusable(file, `cannot be read (${code ?? 'fault'})`, read.cause);
    }
  }
}

/** Replaces the file at once: no reader sees a part of it, and a full disk leaves the old one. */
function store(file: string, baseUrl: string, kept: KeptLogin | undefined): void {
  const { [baseUrl]: _, ...others } = readAll(file);
  const newest = Object.entries(others).sort(([, one], [, other]) => other.endsAt - one.endsAt);
  const all = Object.fromEntries([...(kept ? [[baseUrl, kept] as const] : []), ...newest].slice(0, MOST));
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    fs.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    fs.writeFileSync(fresh, `${JSON.stringify(all, undefined, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true });
    fs.renameSync(fresh, file);
  } catch (error) {
    fs.rmSync(fresh, { force: true });
    throw unwritable(file, error);
  }
}

async function locked<T>(io: Pick<Io, 'env'>, work: () => Promise<T>): Promise<T> {
  const lock = settingsFile(io, LOCK);
  if (lock === undefined) throw noFolder();
  const mine = `${process.pid} ${randomBytes(8).toString('hex')}`;
  try {
    fs.mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritable(lock, error);
  }
  for (let waited = 0; !taken(lock, mine); waited += STEP_MS) {
    if (waited >= WAIT_MS) throw unusable(lock, 'is held by another command that renews a sign-in');
    await wait(STEP_MS);
  }
  try {
    return await work();
  } finally {
    if (contentOf(lock) === mine) fs.rmSync(lock, { force: true });
  }
}

function taken(lock: string, mine: string): boolean {
  try {
    fs.writeFileSync(lock, mine, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw unwritable(lock, error);
    const holder = contentOf(lock);
    if (holder !== undefined && isStale(lock, holder)) dropStale(lock, holder);
    return false;
  }
}

/** Two commands may find the same old lock: what one of them moves away by mistake is put back. */
function dropStale(lock: string, holder: string): void {
  const aside = `${lock}.${randomBytes(6).toString('hex')}`;
  try {
    fs.renameSync(lock, aside);
    if (contentOf(aside) !== holder) fs.linkSync(aside, lock);
  } catch {
    // Another command was faster.
  }
  fs.rmSync(aside, { force: true });
}

function isStale(lock: string, holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  try {
    if (Date.now() - fs.statSync(lock).mtimeMs > STALE_MS) return true;
    // A lock is created before its content is written.
    if (!Number.isInteger(pid)) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

function contentOf(path: string): string | undefined {
  return attempt(() => fs.readFileSync(path, 'utf8'));
}

function unusable(file: string, why: string, cause?: unknown): SlipwayError {
  return new SlipwayError('invalid_file', `${cleanLine(file, 300)} ${why}`, {
    remedy:
      'The file has your sign-ins: only you may read it (chmod 600). Remove it to sign in again: slipway login URL',
    cause,
  });
}

function unwritable(file: string, cause: unknown): SlipwayError {
  return new SlipwayError(
    'invalid_file',
    `${cleanLine(file, 300)} cannot be written (${systemCode(cause) ?? 'fault'})`,
    {
      remedy: 'Your sign-ins are kept there. Let this user write its folder, or name another one by XDG_CONFIG_HOME.',
      cause,
    },
  );
}

function noFolder(): SlipwayError {
  return new SlipwayError('invalid_file', 'There is no folder for your settings, so no sign-in can be kept', {
    remedy: 'Set HOME or XDG_CONFIG_HOME to an absolute path. For a machine: SLIPWAY_TOKEN.',
  });
}
