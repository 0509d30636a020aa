import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import description from '../../../schema/openapi.json' with { type: 'json' };
import { fillPath, OPERATOR_ROUTES, ROUTES } from '../../../src/contract/routes.ts';
import { PAGES } from '../../../src/platform/console/index.ts';
import { createApi, roleFor } from '../../../src/platform/control/api.ts';
import { OPERATOR_ENDPOINTS } from '../../../src/platform/control/operator.ts';
import { accessOf, parsePolicy } from '../../../src/platform/identity/policy.ts';
import { type Stage, type Visitor, visitorOf } from '../console/support.ts';
import {
  ACTORS,
  type Actor,
  type Description,
  expected,
  namesOf,
  type Row,
  rowsOf,
  undescribed,
  type Verdict,
} from './expected.ts';
import { openMatrix, policyOf } from './policy.ts';

/** Every call and every page for everybody, at a real platform. The rows are those of the descriptions. */

const CALLS = rowsOf(description as Description);
const FORMS: readonly Row[] = PAGES.map(({ method, path, needs, partly = false }) => ({
  ...{ name: `${method} ${path}`, method, path, partly },
  caller: path.includes('{org}') ? (needs ?? roleFor(method)) : 'everyone',
}));
const NAMES = Object.keys(ACTORS) as (keyof typeof ACTORS)[];

let stage: Stage;
let deployID: string;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  stage = await openMatrix(async (opened) => {
    stage = opened;
    await stage.createApp('shop', 'api');
    deployID = await stage.deploy('shop');
    await ask({ method: 'POST', path: OPERATOR_ROUTES.createTable.path }, 'deployer', namesOf(), { name: 'entries' });
    // The session of the one whose token ends was never opened, and the revoked one keeps the session.
    for (const name of NAMES) {
      if (name !== 'ended token') visitors.set(name, await visitorOf(stage, ACTORS[name].email));
    }
  });
});
afterAll(() => stage[Symbol.asyncDispose]());

async function ask(
  { method, path }: Pick<Row, 'method' | 'path'>,
  actor: keyof typeof ACTORS,
  names = namesOf(),
  body: object = {},
) {
  const { email, token }: Actor = ACTORS[actor];
  const more = token === 'ended' ? { expiresInSeconds: -60 } : {};
  const response = await fetch(stage.platform.baseUrl + fillPath(path, { deployID, ...names }), {
    method,
    headers: {
      authorization: `Bearer ${await stage.platform.mintToken({ email, ...more })}`,
      'content-type': 'application/json',
    },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text: text.replace(/"requestID":"[^"]*"/, '') };
}

async function visit({ method, path }: Row, actor: keyof typeof ACTORS, names = namesOf()) {
  const visitor = visitors.get(actor);
  const address = fillPath(path, { deployment: deployID, ...names });
  if (!visitor) {
    const origin = stage.platform.baseUrl;
    const response = await fetch(`${origin}${address}`, { method, headers: { origin }, redirect: 'manual' });
    return { status: response.status, text: '', location: response.headers.get('location') };
  }
  const sent = await (method === 'GET'
    ? visitor.get(address)
    : visitor.post(address, { project: names.project ?? '' }));
  // A page has its own address in its links.
  const text = sent.text.replaceAll(address, '…').replaceAll(encodeURIComponent(address), '…');
  return { ...sent, text };
}

function verdictOf({ status, location }: { readonly status: number; readonly location?: string | null }): Verdict {
  if (status === 401 || location?.startsWith('/console/sign-in')) return 'unauthorized';
  return status === 403 ? 'forbidden' : 'may';
}

const MISSING = [
  { deployID: 'dpl-none', deployment: 'dpl-none', table: 'none', name: 'none' },
  { appID: 'none', app: 'none' },
  { projectID: 'none', project: 'none' },
];
const BLIND = ['outsider', 'revoked person', 'admin of another organization', 'admin of another project'] as const;
const isOfApp = ({ path }: Row) => path.includes('{appID}') || path.includes('{app}');

describe.each(BLIND)('to %s, what exists and what does not are the same', (actor) => {
  test.each(CALLS.filter(({ path }) => path.includes('{')).map((row) => [row.name, row] as const))(
    'for %s',
    async (_, row) => {
      if (expected(row, ACTORS[actor]) === 'may') return;
      const real = await ask(row, actor);
      for (const missing of MISSING) expect(await ask(row, actor, namesOf(missing))).toEqual(real);
      const { status, text } = await ask(row, 'outsider', namesOf({ orgID: 'none' }));
      const { email } = ACTORS[actor];
      expect({ status, text: text.replaceAll('none', 'acme').replaceAll(ACTORS.outsider.email, email) }).toEqual(real);
    },
  );
  test.each(FORMS.filter(isOfApp).map((row) => [row.name, row] as const))('on %s', async (_, row) => {
    const { status, text } = await visit(row, actor);
    for (const missing of MISSING) {
      const other = await visit(row, actor, namesOf(missing));
      expect({ status: other.status, text: other.text }).toEqual({ status, text });
    }
  });
});

test('a viewer sees the difference', async () => {
  const row = { method: 'GET', path: OPERATOR_ROUTES.readDeployment.path };
  const statuses = [{}, ...MISSING.slice(0, 2)].map(async (names) => (await ask(row, 'viewer', namesOf(names))).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
});

/** Those that change nothing come first, because others end what is asked about. */
const inOrder = (rows: readonly Row[]) => rows.toSorted((one, other) => orderOf(one) - orderOf(other));
const orderOf = ({ method, path }: Row) =>
  method === 'GET' ? 0 : method === 'DELETE' || path.endsWith('/delete') ? 2 : 1;

describe.each(NAMES.toSorted((one, other) => Number(one === 'admin') - Number(other === 'admin')))('%s', (actor) => {
  test.each(inOrder(CALLS).map((row) => [row.name, row] as const))('calls %s', async (_, row) => {
    const answer = await ask(row, actor);
    expect([verdictOf(answer), answer.text]).toEqual([expected(row, ACTORS[actor]), answer.text]);
  });

  test.each(inOrder(FORMS).map((row) => [row.name, row] as const))('visits %s', async (_, row) => {
    const answer = await visit(row, actor);
    expect([verdictOf(answer), answer.status]).toEqual([expected(row, ACTORS[actor]), answer.status]);
  });
});

describe('a new call without a row', () => {
  test('everything that is served is described, and has a row', () => {
    const served = [...Object.values(ROUTES), ...Object.values(OPERATOR_ENDPOINTS)];
    expect(undescribed(served, CALLS)).toEqual([]);
    const planted = { method: 'POST', path: '/operator/orgs/{orgID}/planted' };
    expect(undescribed([...served, planted], CALLS)).toEqual(['POST /operator/orgs/{orgID}/planted']);
  });

  test('a description that does not say who may make a call has no rows', () => {
    const security = [{ idToken: [] }];
    const planted = { paths: { '/planted': { post: { operationId: 'planted', security } } } };
    expect(() => rowsOf(planted)).toThrow('planted does not say who may make it');
  });

  test('a call that lets in somebody whom its row does not is found', async () => {
    const path = '/operator/orgs/{orgID}/planted';
    const row: Row = { name: 'planted', method: 'POST', path, caller: 'deployer', partly: false };
    const call = async (more: { readonly needs?: 'viewer'; readonly for?: 'everyone' }) => {
      const endpoint = { method: 'POST', path, summary: '', answer: {}, run: async () => ({}), ...more };
      const access = accessOf(parsePolicy(policyOf()));
      const verify = async () => ({ email: ACTORS.viewer.email, issuer: '' });
      const handler = createApi({ ...access, verify, rateLimit: async () => 0 }, { planted: endpoint }, {});
      const request = {
        method: 'POST',
        target: fillPath(path, namesOf()),
        headers: { 'content-type': 'application/json' },
      };
      const { signal } = new AbortController();
      const answer = await handler({
        ...{ ...request, rawHeaders: [], requestID: 'r', signal },
        body: async () => Buffer.from('{}'),
      });
      return verdictOf(answer);
    };
    expect(await call({})).toBe(expected(row, ACTORS.viewer));
    for (const wrong of [{ needs: 'viewer' }, { for: 'everyone' }] as const) {
      expect(await call(wrong)).not.toBe(expected(row, ACTORS.viewer));
    }
  });
});
