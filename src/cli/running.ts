import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { TokenSource } from '../api/identity/source.ts';
import { SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import type { Log } from '../base/log.ts';
import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';

/** An embedded platform as the entrypoint hands it in: no command imports the platform itself. */
export interface RunningPlatform extends AsyncDisposable {
  readonly baseUrl: string;
  readonly kvsUrl: string;
  readonly consoleUrl: string;
  readonly issuer: string;
  readonly dataDir: string;
  /** Where ID tokens are asked for, as GitHub's runner offers it, and the token that allows it. */
  readonly requestUrl: string;
  readonly requestToken: string;
}

export interface StartOptions {
  readonly dir: string;
  readonly port: number;
  readonly allowLocalGit: boolean;
  readonly gitUrlTemplate?: string;
  readonly host?: string;
  readonly publicUrl?: string;
  readonly sitesDomain?: string;
  readonly workers?: number;
  readonly buildLimits?: { readonly timeoutMs?: number };
  readonly isolation?: 'auto' | 'required' | 'none';
  readonly keepReleases?: number;
  readonly requestsPerMinute?: number;
  readonly kvsQuotas?: { readonly environmentPerMinute?: number; readonly tablePerMinute?: number };
  readonly env: Io['env'];
  readonly log: Log;
}

export type StartPlatform = (options: StartOptions) => Promise<RunningPlatform>;

/** The data directory that `--data` names, absolute. */
export function dataDirOf(given: Given, io: Io): string {
  return resolve(io.cwd, typeof given.flags.data === 'string' ? given.flags.data : '.slipway');
}

/** What a running platform tells of itself in its data directory. */
export interface RunFile {
  readonly baseUrl: string;
  readonly kvsUrl: string;
  readonly requestUrl: string;
  readonly requestToken: string;
}

/** Finds the platform that runs on a data directory. Throws `platform_not_running`. */
export async function findPlatform(dataDir: string): Promise<RunFile> {
  try {
    const told: unknown = JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8'));
    if (isObject(told)) {
      const { baseUrl, kvsUrl, requestUrl, requestToken } = told;
      const texts = [baseUrl, kvsUrl, requestUrl, requestToken];
      if (texts.every((each) => typeof each === 'string')) return told as unknown as RunFile;
    }
  } catch {}
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

/** Where ID tokens of a running platform's own identity provider come from; for itself unless told otherwise. */
export function ownTokens({ requestUrl, requestToken, baseUrl }: RunFile, audience = baseUrl): TokenSource {
  return { kind: 'platform', requestUrl, requestToken, audience };
}
