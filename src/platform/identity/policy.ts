import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as v from 'valibot';
import { docsUrl } from '../../base/docs.ts';
import { parseDuration } from '../../base/durations.ts';
import { SlipwayError } from '../../base/errors.ts';
import { read } from '../shared/schema.ts';
import { type Access, highest, type Role } from './access.ts';
import { type ORGANIZATION, POLICY_FILE, ROLES } from './policy-file.ts';

export interface TrustedIssuer {
  readonly issuer: string;
  /** Accepted `aud` values. Default: the platform's base URL. */
  readonly audiences: readonly string[] | undefined;
  /** A template of claims for the email that grants name: `{email}`, or `{repository}@github.actions`. */
  readonly email: string;
  /** True if the issuer verifies every email, so that its tokens may lack `email_verified`. */
  readonly emailsVerified: boolean;
  /** Claims that a token must have, each with one of these values. */
  readonly require: Readonly<Record<string, readonly string[]>>;
  /** Present if people sign in to the console by this issuer. */
  readonly client?: SignInClient | undefined;
}

/** The client of an issuer that people sign in to the console with. */
export interface SignInClient {
  readonly id: string;
  /** A public client has none: only PKCE protects the code. */
  readonly secret: string | undefined;
  /** The name of the issuer for people. */
  readonly name: string;
  /** Names the issuer in paths of the console. */
  readonly slug: string;
}

/** Who may do what. Grants name an email, or `@domain` for all emails of a domain. */
export interface Policy {
  readonly localIssuer: boolean;
  readonly issuers: readonly TrustedIssuer[];
  roleOf(email: string, org: string): Role | undefined;
  /** Returns the organizations that give `email` a role, by name, or undefined if it has a role in every organization. */
  organizationsOf(email: string): readonly string[] | undefined;
  /** Returns the milliseconds that a build of `org` may take, if the operator has set them for that organization. */
  buildTimeoutOf(org: string): number | undefined;
  /** Returns true if apps of `org` may have a custom domain without a proof that it is theirs. */
  mayUseDomain(org: string, domain: string): boolean;
}

/** The policy without a `platform.json`: identities of the platform's own issuer may do everything in every organization. */
export const LOCAL_POLICY: Policy = {
  localIssuer: true,
  issuers: [],
  roleOf: () => 'admin',
  organizationsOf: () => undefined,
  buildTimeoutOf: () => undefined,
  // Everyone who can call the platform may do everything.
  mayUseDomain: () => true,
};

const FILE_MOST = 1024 * 1024;

/** Faults of the file that an error names. */
const FAULTS_MOST = 10;

/** Reads `platform.json` in the data directory, and the secrets that it names. Throws `invalid_file`. */
export function loadPolicy(dataDir: string, env: Readonly<Record<string, string | undefined>> = {}): Policy {
  const file = join(dataDir, 'platform.json');
  if (!existsSync(file)) return LOCAL_POLICY;
  try {
    if (statSync(file).size > FILE_MOST) throw new Error(`is larger than ${FILE_MOST} bytes`);
    return parsePolicy(JSON.parse(readFileSync(file, 'utf8')), {
      file: (path) => readFileSync(resolve(dataDir, path), 'utf8').trim(),
      env: (name) => env[name],
    });
  } catch (error) {
    throw new SlipwayError('invalid_file', `${file}: ${error instanceof Error ? error.message : String(error)}`, {
      place: { file },
      remedy: `Correct the file (${docsUrl('self-hosting')} shows one), or remove it to trust only the local issuer.`,
      cause: error,
    });
  }
}

interface SecretSources {
  file(path: string): string;
  env(name: string): string | undefined;
}

const NO_SECRETS: SecretSources = { file: () => '', env: () => undefined };

/** Reads the JSON of a `platform.json`. Throws `Error` with the first faults, each with the path of its member. */
export function parsePolicy(json: unknown, secrets: SecretSources = NO_SECRETS): Policy {
  const result = read(POLICY_FILE, json, 'the file');
  if ('faults' in result) throw new Error(result.faults.slice(0, FAULTS_MOST).join('; '));
  const { localIssuer, issuers, organizations } = result.output;
  const grants = new Map(Object.entries(organizations).map(([org, roles]) => [org, membersOf(roles)] as const));
  return {
    localIssuer,
    issuers: issuers.map(({ issuer, audience, email, emailsVerified, require, ...client }, index) => ({
      issuer,
      audiences: audience === undefined ? undefined : [audience].flat(),
      email,
      emailsVerified,
      client: clientOf(issuer, client, `issuers[${index}]`, secrets),
      require: Object.fromEntries(Object.entries(require).map(([name, values]) => [name, [values].flat()])),
    })),
    roleOf(email, org) {
      const domain = email.slice(email.lastIndexOf('@'));
      const names = [grants.get(org), grants.get('*')];
      return highest(names.flatMap((grant) => [grant?.get(email), grant?.get(domain)]));
    },
    organizationsOf: organizationsIn(grants),
    buildTimeoutOf(org) {
      const text = organizations[org]?.buildTimeout ?? organizations['*']?.buildTimeout;
      return text === undefined ? undefined : parseDuration(text, 'buildTimeout');
    },
    mayUseDomain(org, domain) {
      const listed = [organizations[org]?.domains ?? [], organizations['*']?.domains ?? []].flat();
      return listed.some((pattern) => covers(pattern, domain));
    },
  };
}

type ClientMembers = Pick<
  v.InferOutput<typeof POLICY_FILE>['issuers'][number],
  'clientId' | 'clientSecretFile' | 'clientSecretEnv' | 'name'
>;

function clientOf(
  issuer: string,
  { clientId: id, clientSecretFile: file, clientSecretEnv: env, name }: ClientMembers,
  place: string,
  secrets: SecretSources,
): SignInClient | undefined {
  const hasSecret = file !== undefined || env !== undefined;
  if (id === undefined) {
    if (hasSecret) throw new Error(`${place} has a client secret, but no clientId`);
    return undefined;
  }
  if (file !== undefined && env !== undefined)
    throw new Error(`${place} has clientSecretFile and clientSecretEnv: keep one of them`);
  const secret = file === undefined ? env && secrets.env(env) : secrets.file(file);
  if (hasSecret && !secret) {
    const from = file === undefined ? `clientSecretEnv names the variable ${env}` : `clientSecretFile names ${file}`;
    throw new Error(`${place}.${from}, which is empty or not set`);
  }
  const slug = issuer
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replace(/[^a-z0-9.]+/gi, '-');
  return { id, secret: secret || undefined, name: name ?? new URL(issuer).host, slug };
}

/** Returns true if a pattern is the domain, or `*.` and a name above it, or `*`. */
function covers(pattern: string, domain: string): boolean {
  return pattern === '*' || pattern === domain || (pattern.startsWith('*.') && domain.endsWith(pattern.slice(1)));
}

function organizationsIn(grants: ReadonlyMap<string, ReadonlyMap<string, Role>>): Policy['organizationsOf'] {
  const byGrantee = new Map<string, string[]>();
  for (const [org, members] of grants) {
    for (const who of members.keys()) {
      const known = byGrantee.get(who);
      if (known) known.push(org);
      else byGrantee.set(who, [org]);
    }
  }
  return (email) => {
    const domain = email.slice(email.lastIndexOf('@'));
    const found = new Set([email, domain].flatMap((who) => byGrantee.get(who) ?? []));
    return found.has('*') ? undefined : [...found].sort();
  };
}

/** Returns the role of each address and `@domain`: of one with several, the highest. */
function membersOf(roles: v.InferOutput<typeof ORGANIZATION>): ReadonlyMap<string, Role> {
  return new Map(ROLES.flatMap((role) => [roles[role] ?? []].flat().map((who) => [who.toLowerCase(), role] as const)));
}

/** Returns what the file alone grants. */
export function accessOf({ roleOf, organizationsOf }: Pick<Policy, 'roleOf' | 'organizationsOf'>): Access {
  return {
    roleOf: async ({ email }, { org }) => roleOf(email, org),
    organizationsOf: async ({ email }) => organizationsOf(email),
  };
}
