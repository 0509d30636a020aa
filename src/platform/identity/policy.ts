import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as v from 'valibot';
import { docsUrl } from '../../base/docs.ts';
import { parseDuration } from '../../base/durations.ts';
import { messageOf, SlipwayError } from '../../base/errors.ts';
import { parseSize } from '../../base/sizes.ts';
import type { QuotaName } from '../../contract/quotas.ts';
import { ROLES } from '../../contract/roles.ts';
import { read } from '../shared/schema.ts';
import type { MemberStore } from '../stores/members.ts';
import { type Access, accessBy, type Grant, type Place, type Principal, placeWords, type Role } from './access.ts';
import { domainOf } from './address.ts';
import { DEFAULT_CLAIMS_ISSUER, type ORGANIZATION, POLICY_FILE } from './policy-file.ts';

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
  /** Claims by which grants name identities of this issuer. */
  readonly granted: readonly string[];
  /** Present if people sign in to the console by this issuer. */
  readonly client?: SignInClient | undefined;
}

export interface SignInClient {
  readonly id: string;
  /** A public client has none: only PKCE protects the code. */
  readonly secret: string | undefined;
  /** The name of the issuer for people. */
  readonly name: string;
  /** Names the issuer in paths of the console. */
  readonly slug: string;
}

/** Who may do what. Grants name an email, `@domain` for all emails of a domain, or claims of an issuer's tokens. */
export interface Policy {
  readonly localIssuer: boolean;
  /** The same array as long as the file is the same. */
  readonly issuers: readonly TrustedIssuer[];
  /** True if there is no `platform.json`: one person uses the platform. */
  readonly isLocal: boolean;
  /** Returns the grants of the file that name an identity. */
  grantsOf(who: Pick<Principal, 'email' | 'issuer' | 'claims'>): readonly Grant[];
  /** Returns true if admins of `org` may grant roles there too. Without an argument: of any organization. */
  adminsMayGrant(org?: string): boolean;
  /** Lists who has a role in an organization by the file, also by `*`, in the order of the places. */
  membersOf(org: string): readonly ListedGrant[];
  /** Returns the milliseconds that a build of `org` may take, if the operator has set them for that organization. */
  buildTimeoutOf(org: string): number | undefined;
  /** Returns the quotas that the operator has set for `org`, or for all. Sizes are bytes, and times minutes. */
  quotasOf(org: string): GivenQuotas;
  /** Organizations whose quotas differ from those of all others. */
  readonly withQuotas: readonly string[];
  /** Returns true if apps of `org` may have a custom domain without a proof that it is theirs. */
  mayUseDomain(org: string, domain: string): boolean;
}

/** The quotas of an organization. One that is absent is the platform's own. */
export type GivenQuotas = Readonly<Partial<Record<QuotaName, number>>>;

/** The policy without a `platform.json`: identities of the platform's own issuer may do everything in every organization. */
export const LOCAL_POLICY: Policy = {
  localIssuer: true,
  issuers: [],
  isLocal: true,
  grantsOf: () => [{ org: '*', role: 'admin' }],
  adminsMayGrant: () => false,
  membersOf: () => [],
  buildTimeoutOf: () => undefined,
  quotasOf: () => ({}),
  withQuotas: [],
  // Everyone who can call the platform may do everything.
  mayUseDomain: () => true,
};

const FILE_MOST = 1024 * 1024;

const FAULTS_MOST = 10;

/** Reads `platform.json` and the secrets that it names. `onSecret` gets the path of each file with a secret. Throws `invalid_file`. */
export function loadPolicy(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>> = {},
  onSecret: (path: string) => void = () => {},
): Policy {
  const file = join(dataDir, 'platform.json');
  if (!existsSync(file)) return LOCAL_POLICY;
  try {
    if (statSync(file).size > FILE_MOST) throw new Error(`is larger than ${FILE_MOST} bytes`);
    return parsePolicy(JSON.parse(readFileSync(file, 'utf8')), {
      file(path) {
        onSecret(path);
        return readFileSync(resolve(dataDir, path), 'utf8').trim();
      },
      env: (name) => env[name],
    });
  } catch (error) {
    throw new SlipwayError('invalid_file', `${file}: ${messageOf(error)}`, {
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
  const grants = Object.entries(organizations).flatMap(([org, of]) => grantsIn(org, of));
  const byAddress = Map.groupBy(
    grants.flatMap((grant) => (typeof grant.who === 'string' ? [{ ...grant, who: grant.who }] : [])),
    ({ who }) => who,
  );
  const byClaims = grants.flatMap(({ who, ...grant }) => {
    if (typeof who === 'string') return [];
    const { iss = DEFAULT_CLAIMS_ISSUER, ...claims } = who;
    return [{ ...grant, iss, claims }];
  });
  const foreign = byClaims.find(({ iss }) => !issuers.some(({ issuer }) => issuer === iss));
  if (foreign) throw new Error(`${foreign.path} names claims of ${foreign.iss}, which is not one of issuers`);
  const mayGrant = (org: string) => organizations[org]?.adminsMayGrant ?? organizations['*']?.adminsMayGrant ?? false;
  return {
    localIssuer,
    isLocal: false,
    issuers: issuers.map(({ issuer, audience, email, emailsVerified, require, ...client }, index) => ({
      issuer,
      audiences: audience === undefined ? undefined : [audience].flat(),
      email,
      emailsVerified,
      granted: [...new Set(byClaims.filter(({ iss }) => iss === issuer).flatMap(({ claims }) => Object.keys(claims)))],
      client: clientOf(issuer, client, `issuers[${index}]`, secrets),
      require: Object.fromEntries(Object.entries(require).map(([name, values]) => [name, [values].flat()])),
    })),
    grantsOf: ({ email, issuer, claims: own = {} }) => [
      ...(byAddress.get(email) ?? []),
      ...(byAddress.get(domainOf(email)) ?? []),
      ...byClaims.filter(
        ({ iss, claims }) => iss === issuer && Object.entries(claims).every(([name, value]) => own[name] === value),
      ),
    ],
    adminsMayGrant: (org) => (org === undefined ? Object.keys(organizations).some(mayGrant) : mayGrant(org)),
    membersOf: (org) => grants.filter((grant) => grant.org === org || grant.org === '*'),
    buildTimeoutOf(org) {
      const text = organizations[org]?.buildTimeout ?? organizations['*']?.buildTimeout;
      return text === undefined ? undefined : parseDuration(text, 'buildTimeout');
    },
    quotasOf: (org) => ({ ...quotasIn(organizations['*']), ...quotasIn(organizations[org]) }),
    withQuotas: Object.keys(organizations).filter((org) => org !== '*' && organizations[org]?.quotas !== undefined),
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

function quotasIn({ quotas: { disk, ...numbers } = {} }: v.InferOutput<typeof ORGANIZATION> = {}): GivenQuotas {
  return { ...numbers, ...(disk !== undefined && { disk: parseSize(disk, 'disk') }) };
}

/** Returns true if a pattern is the domain, or `*.` and a name above it, or `*`. */
function covers(pattern: string, domain: string): boolean {
  return pattern === '*' || pattern === domain || (pattern.startsWith('*.') && domain.endsWith(pattern.slice(1)));
}

/** Returns what the file grants, and what admins have granted where the file allows that. */
export function accessOf(
  policy: Pick<Policy, 'grantsOf' | 'adminsMayGrant'>,
  members?: Pick<MemberStore, 'of'>,
): Access {
  return accessBy(async (who) => {
    const own = policy.grantsOf(who);
    if (!members || !policy.adminsMayGrant()) return own;
    const granted = await members.of([who.email, domainOf(who.email)]);
    return [...own, ...granted.filter(({ org }) => policy.adminsMayGrant(org))];
  });
}

/** A grant of the file. `who`: an address, `@domain`, or claims. */
export interface ListedGrant extends Grant {
  readonly who: string | Readonly<Record<string, string>>;
}

type Organization = v.InferOutput<typeof ORGANIZATION>;
type Roles = Readonly<Partial<Pick<Organization, Role>>>;

interface FileGrant extends ListedGrant {
  readonly path: string;
}

/** Returns the grants of `roles`, and those beside it, as files had them before. Throws if both name roles of one place. */
function grantsIn(org: string, { roles = {}, ...beside }: Organization): readonly FileGrant[] {
  const path = `organizations.${org}`;
  const places = [...placesIn(org, `${path}.roles`, roles), ...placesIn(org, path, beside)];
  const known = new Map<string, string>();
  for (const { place, path } of places) {
    const name = placeWords(place);
    const other = known.get(name);
    if (other) throw new Error(`${other} and ${path} both grant roles in ${name}: move those of ${path} there`);
    known.set(name, path);
  }
  return places.flatMap(({ grants }) => grants);
}

function placesIn(org: string, path: string, { projects = {}, ...roles }: Pick<Organization, Role | 'projects'>) {
  if (org === '*' && Object.keys(projects).length > 0) {
    throw new Error(`${path}.projects is not possible: name the organization`);
  }
  const at = (place: Place, path: string, of: Roles) => {
    const grants = ROLES.flatMap((role) =>
      [of[role] ?? []].flat().map((given): FileGrant => {
        const who = typeof given === 'string' ? given.toLowerCase() : given;
        return { ...place, role, who, path: `${path}.${role}` };
      }),
    );
    return grants.length > 0 ? [{ place, path, grants }] : [];
  };
  return [
    ...at({ org }, path, roles),
    ...Object.entries(projects).flatMap(([project, { apps = {}, ...roles }]) => {
      const ofProject = `${path}.projects.${project}`;
      return [
        ...at({ org, project }, ofProject, roles),
        ...Object.entries(apps).flatMap(([appID, of]) => at({ org, project, appID }, `${ofProject}.apps.${appID}`, of)),
      ];
    }),
  ];
}
