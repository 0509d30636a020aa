import { describe, expect, test } from 'vitest';
import type { AccessToken, Principal } from '../../../src/platform/identity/access.ts';
import { accessOf, LOCAL_POLICY, parsePolicy } from '../../../src/platform/identity/policy.ts';
import { principalOf } from '../../../src/platform/identity/verifier.ts';

const GITHUB = 'https://token.actions.githubusercontent.com';
const OTHER = 'https://id.example';
const CLAIMS = { repository_id: '123', environment: 'production', ref: 'refs/heads/main' };

const ISSUERS = [
  { issuer: GITHUB, email: '{repository}@github.actions' },
  { issuer: OTHER, emailsVerified: true },
];
const WEB = {
  deployer: ['ana@acme.example', CLAIMS],
  viewer: '@guests.example',
  apps: { shop: { admin: 'sue@acme.example', viewer: { iss: OTHER, team: 'audit' } } },
};
const API = { apps: { pay: { deployer: 'ana@acme.example' } } };
const ADMIN = { admin: 'root@acme.example' };
const ANA = { deployer: 'ana@acme.example' };
const AUDIT = { viewer: 'audit@acme.example' };

const policy = parsePolicy({
  issuers: ISSUERS,
  organizations: {
    acme: { roles: { ...ADMIN, projects: { web: WEB, api: API } } },
    blue: { roles: ANA },
    '*': { roles: AUDIT },
  },
});

test.each<[string, Record<string, unknown>]>([
  ['beside roles, as before', { ...ADMIN, projects: { web: WEB, api: API } }],
  ['partly in roles', { roles: { ...ADMIN, projects: { api: API } }, projects: { web: WEB } }],
])('a file that grants %s grants the same', (_, acme) => {
  const other = parsePolicy({ issuers: ISSUERS, organizations: { acme, blue: ANA, '*': AUDIT } });
  const sorted = (list: readonly object[]) =>
    list.map((each) => JSON.stringify({ ...each, path: undefined })).toSorted();
  for (const org of ['acme', 'blue']) expect(sorted(other.membersOf(org))).toEqual(sorted(policy.membersOf(org)));
});

const TWICE = { roles: { projects: { web: WEB } }, projects: { web: { ...ANA, apps: {} } } };
test.each<[Record<string, unknown>, string]>([
  [
    { acme: { roles: ADMIN, ...ANA } },
    'organizations.acme.roles and organizations.acme both grant roles in the organization acme: move those of organizations.acme there',
  ],
  [
    { acme: TWICE },
    'organizations.acme.roles.projects.web and organizations.acme.projects.web both grant roles in the project acme/web: move those of organizations.acme.projects.web there',
  ],
  [
    { '*': { roles: { projects: { web: WEB } } } },
    'organizations.*.roles.projects is not possible: name the organization',
  ],
  [{ '*': { projects: { web: WEB } } }, 'organizations.*.projects is not possible: name the organization'],
  [{ acme: { roles: { owner: 'a@b.example' } } }, 'organizations.acme.roles.owner is not a known field'],
  [
    { acme: { roles: { projects: { web: { viewer: { iss: 'https://x.example', a: 'b' } } } } } },
    'organizations.acme.roles.projects.web.viewer names claims of https://x.example, which is not one of issuers',
  ],
])('the faulty roles %j are named by their path', (organizations, message) => {
  expect(() => parsePolicy({ issuers: ISSUERS, organizations })).toThrow(message);
});

const access = accessOf(policy);
const who = (email: string, more: Partial<Principal> = {}): Principal => ({ email, issuer: OTHER, ...more });
const at = (path: string) => {
  const [org = '', project, appID] = path.split('/');
  return { org, project, appID };
};
const roleOf = (principal: Principal, path: string) => access.roleOf(principal, at(path));

test.each([
  ['root@acme.example', { acme: 'admin', 'acme/web': 'admin', 'acme/new/one': 'admin', blue: undefined }],
  ['ana@acme.example', { acme: undefined, 'acme/web': 'deployer', 'acme/web/any': 'deployer', 'acme/api': undefined }],
  ['ana@acme.example', { 'acme/api/pay': 'deployer', 'acme/api/other': undefined, 'blue/web/any': 'deployer' }],
  [
    'sue@acme.example',
    { acme: undefined, 'acme/web': undefined, 'acme/web/shop': 'admin', 'acme/web/blog': undefined },
  ],
  ['joe@guests.example', { 'acme/web/shop': 'viewer', 'acme/api/pay': undefined }],
  ['audit@acme.example', { acme: 'viewer', 'acme/web/shop': 'viewer', anything: 'viewer' }],
  ['eve@rival.example', { acme: undefined, 'acme/web': undefined, 'acme/web/shop': undefined }],
])('%s has the roles of its places and of those above them: %j', async (email, expected) => {
  const found = await Promise.all(
    Object.keys(expected).map(async (path) => [path, await roleOf(who(email), path)] as const),
  );
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('an identity sees the organizations in which it has a role, and which part of each', async () => {
  const ana = who('ana@acme.example');
  expect(await access.organizationsOf(ana)).toEqual(['acme', 'blue']);
  expect(await access.partsOf(ana, 'acme')).toEqual(['api/pay', 'web']);
  expect(await access.partsOf(ana, 'blue')).toBeUndefined();
  expect(await access.partsOf(ana, 'none')).toEqual([]);
  expect(await access.organizationsOf(who('audit@acme.example'))).toBeUndefined();
  expect(await access.organizationsOf(who('eve@rival.example'))).toEqual([]);
});

describe('claims', () => {
  const principal = (claims: Record<string, unknown>, issuer = GITHUB) => {
    const trusted = policy.issuers.find((each) => each.issuer === issuer);
    return principalOf(trusted ?? expect.fail(), { repository: 'acme/site', email: 'bot@id.example', ...claims });
  };

  test('a principal has exactly the claims that grants of its issuer name', () => {
    expect(principal({ ...CLAIMS, actor: 'ana' }).claims).toEqual(CLAIMS);
    expect(principal({ team: 'audit', repository_id: '123' }, OTHER).claims).toEqual({ team: 'audit' });
    expect(principal({ repository_id: 123 }).claims).toEqual({ repository_id: '123' });
    expect(principal({ repository_id: 'x'.repeat(513), ref: ['refs/heads/main'] }).claims).toBeUndefined();
  });
  test('all claims of a grant must match', async () => {
    expect(await roleOf(principal(CLAIMS), 'acme/web')).toBe('deployer');
    for (const name of Object.keys(CLAIMS)) {
      expect(await roleOf(principal({ ...CLAIMS, [name]: 'other' }), 'acme/web')).toBeUndefined();
      expect(await roleOf(principal({ ...CLAIMS, [name]: undefined }), 'acme/web')).toBeUndefined();
    }
  });
  test('claims of another issuer do not count', async () => {
    expect(await roleOf(who('bot@id.example', { claims: CLAIMS }), 'acme/web')).toBeUndefined();
    expect(await roleOf(principal({ team: 'audit' }, OTHER), 'acme/web/shop')).toBe('viewer');
    expect(await roleOf(principal({ team: 'audit' }), 'acme/web/shop')).toBeUndefined();
  });
});

describe('an access token', () => {
  const token = (role: AccessToken['role'], path: string) => ({
    token: { id: 't', name: 'ci', role, place: at(path) },
  });

  test.each([
    ['ana@acme.example', 'deployer', 'acme/web', 'acme/web/shop', 'deployer'],
    ['ana@acme.example', 'viewer', 'acme/web', 'acme/web/shop', 'viewer'],
    ['ana@acme.example', 'admin', 'acme/web', 'acme/web/shop', 'deployer'],
    ['ana@acme.example', 'deployer', 'acme/web/shop', 'acme/web', undefined],
    ['ana@acme.example', 'deployer', 'acme/web/shop', 'acme/web/blog', undefined],
    ['ana@acme.example', 'deployer', 'acme', 'acme/web', 'deployer'],
    ['ana@acme.example', 'deployer', 'acme', 'acme', undefined],
    ['ana@acme.example', 'deployer', 'acme', 'blue', undefined],
    ['audit@acme.example', 'deployer', 'acme', 'acme/web', 'viewer'],
    ['eve@rival.example', 'deployer', 'acme', 'acme/web', undefined],
  ] as const)('of %s, a %s at %s, at %s: %s', async (email, role, place, asked, expected) => {
    expect(await roleOf(who(email, token(role, place)), asked)).toBe(expected);
  });

  test('sees no organization but its own, also if its maker has a role in all', async () => {
    const audit = who('audit@acme.example', token('deployer', 'acme/web'));
    expect(await access.organizationsOf(audit)).toEqual(['acme']);
    expect(await access.partsOf(audit, 'acme')).toEqual(['web']);
    expect(await access.organizationsOf(who('eve@rival.example', token('viewer', 'acme')))).toEqual([]);
    const local = accessOf(LOCAL_POLICY);
    expect(await local.organizationsOf(who('me@localhost', token('viewer', 'acme')))).toEqual(['acme']);
    expect(await local.roleOf(who('me@localhost', token('viewer', 'acme')), at('acme/web'))).toBe('viewer');
  });
  test('has nothing of the claims that came with its maker', async () => {
    const bot = { email: 'acme/site@github.actions', issuer: GITHUB, claims: CLAIMS };
    expect(await roleOf(bot, 'acme/web')).toBe('deployer');
    expect(await roleOf({ ...bot, ...token('deployer', 'acme/web') }, 'acme/web')).toBeUndefined();
  });
});

test.each([
  [{ acme: { projects: { 'a b': {} } } }, /organizations\.acme\.projects\."a b" is not an identifier/],
  [{ acme: { projects: { web: { owner: 'a@b.c' } } } }, /projects\.web\.owner is not a known field.*apps/],
  [{ acme: { projects: { web: { apps: { shop: { apps: {} } } } } } }, /web\.apps\.shop\.apps is not a known field/],
  [{ '*': { projects: { web: {} } } }, /organizations\.\*\.projects is not possible/],
  [{ acme: { viewer: { repository_id: 7 } } }, /organizations\.acme\.viewer must be an email/],
  [{ acme: { viewer: {} } }, /organizations\.acme\.viewer names no claim/],
  [{ acme: { viewer: { iss: GITHUB } } }, /viewer names no claim/],
  [
    { acme: { projects: { web: { viewer: [{ iss: 'https://none.example', a: 'b' }] } } } },
    /acme\.projects\.web\.viewer names claims of https:\/\/none\.example/,
  ],
  [{ acme: { adminsMayGrant: 'yes' } }, /adminsMayGrant must be true or false/],
])('the organizations %j are refused', (organizations, message) => {
  expect(() => parsePolicy({ issuers: [{ issuer: GITHUB }], organizations })).toThrow(message);
});
