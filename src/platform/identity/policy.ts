import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { granteeOf, isForeign } from './address.ts';

/** What an identity may do in an organization: a viewer reads, a deployer does everything. */
export const ROLES = ['viewer', 'deployer'] as const;
export type Role = (typeof ROLES)[number];

/** An issuer whose ID tokens count. */
export interface TrustedIssuer {
  readonly issuer: string;
  /** Accepted `aud` values; undefined: the platform's base URL. */
  readonly audiences: readonly string[] | undefined;
  /** How claims become the email that grants name: `{email}`, or `{repository}@github.actions`. */
  readonly email: string;
  /** Claims that a token must carry, each with one of these values. */
  readonly require: Readonly<Record<string, readonly string[]>>;
}

/** Who may do what. Grants name an email, or `@domain` for all of a domain's. */
export interface Policy {
  readonly localIssuer: boolean;
  readonly issuers: readonly TrustedIssuer[];
  roleOf(email: string, org: string): Role | undefined;
}

/** Without `platform.json`: the platform's own issuer, and its identities may do everything everywhere. */
export const LOCAL_POLICY: Policy = { localIssuer: true, issuers: [], roleOf: () => 'deployer' };

/** Reads `platform.json` in the data directory; its schema is `platform.schema.json`. Throws `invalid_file`. */
export function loadPolicy(dataDir: string): Policy {
  const file = join(dataDir, 'platform.json');
  if (!existsSync(file)) return LOCAL_POLICY;
  try {
    return parsePolicy(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new SlipwayError('invalid_file', `${file}: ${error instanceof Error ? error.message : String(error)}`, {
      place: { file },
      remedy: 'Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.',
      cause: error,
    });
  }
}

type Grants = ReadonlyMap<string, ReadonlyMap<string, Role>>;

/** Throws `Error` with the path of the member at fault. */
export function parsePolicy(json: unknown): Policy {
  const root = objectOf(json, 'the file', ['$schema', 'localIssuer', 'issuers', 'organizations']);
  const { localIssuer = true, issuers = [] } = root;
  if (typeof localIssuer !== 'boolean') throw new Error('localIssuer must be true or false');
  if (!Array.isArray(issuers)) throw new Error('issuers must be a list');
  const grants = grantsOf(root.organizations);
  const parsed = issuers.map((each, index) => issuerOf(each, `issuers[${index}]`));
  const twice = parsed.find((each, index) => parsed.findIndex((other) => other.issuer === each.issuer) !== index);
  if (twice) throw new Error(`issuers names ${twice.issuer} twice`);
  return {
    localIssuer,
    issuers: parsed,
    roleOf(email, org) {
      const domain = email.slice(email.lastIndexOf('@'));
      const names = [grants.get(org), grants.get('*')];
      const roles = names.flatMap((grant) => [grant?.get(email), grant?.get(domain)]);
      return roles.includes('deployer') ? 'deployer' : roles.find((role) => role !== undefined);
    },
  };
}

function grantsOf(json: unknown): Grants {
  const organizations = objectOf(json, 'organizations');
  return new Map(
    Object.entries(organizations).map(([org, value]) => {
      const at = `organizations.${org}`;
      if (org !== '*' && !IDENTIFIER.test(org)) throw new Error(`${at}: "${org}" is not an organization's identifier`);
      const roles = objectOf(value, at, ROLES);
      const members = ROLES.flatMap((role) =>
        stringsOf(roles[role] ?? [], `${at}.${role}`).map((who) => {
          const grantee = granteeOf(who);
          if (grantee !== undefined) return [grantee, role] as const;
          const why = isForeign(who) ? 'has characters other than ASCII' : 'is neither an email nor "@domain"';
          throw new Error(`${at}.${role}: "${who}" ${why}`);
        }),
      );
      return [org, new Map(members)] as const;
    }),
  );
}

function issuerOf(json: unknown, at: string): TrustedIssuer {
  const {
    issuer,
    audience,
    email = '{email}',
    require = {},
  } = objectOf(json, at, ['issuer', 'audience', 'email', 'require']);
  if (typeof issuer !== 'string' || !isIssuerUrl(issuer)) {
    throw new Error(`${at}.issuer must be an https:// URL without query (http:// for loopback alone)`);
  }
  if (typeof email !== 'string' || !/\{[^{}]+\}/.test(email)) {
    throw new Error(`${at}.email must be a template of claims, as "{email}" or "{repository}@github.actions"`);
  }
  if (isForeign(email)) throw new Error(`${at}.email has characters other than ASCII`);
  const claims = Object.entries(objectOf(require, `${at}.require`));
  return {
    issuer,
    audiences: audience === undefined ? undefined : stringsOf(audience, `${at}.audience`),
    email,
    require: Object.fromEntries(claims.map(([name, values]) => [name, stringsOf(values, `${at}.require.${name}`)])),
  };
}

function isIssuerUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.search !== '' || url.hash !== '' || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function objectOf(json: unknown, at: string, known?: readonly string[]): JsonObject {
  if (!isObject(json)) throw new Error(`${at} must be an object`);
  const unknown = known && Object.keys(json).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${at} has no member "${unknown}"; it knows ${known?.join(', ')}`);
  return json;
}

/** A string or a list of them. */
function stringsOf(json: unknown, at: string): readonly string[] {
  const list: readonly unknown[] = Array.isArray(json) ? json : [json];
  return list.map((each) => {
    if (typeof each !== 'string' || each === '') throw new Error(`${at} must be a string, or a list of strings`);
    return each;
  });
}
