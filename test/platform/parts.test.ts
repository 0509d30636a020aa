import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countsWith } from '../../src/contract/usage.ts';
import { readReport } from '../../src/platform/metering/report.ts';
import { storePlace } from '../support/local-stores.ts';
import { openStage, type Stage, type Visitor, visitorOf } from './console/support.ts';

/** What somebody sees who has a role in a part of an organization alone. */

const POLICY = {
  organizations: {
    acme: {
      deployer: 'dev@acme.example',
      projects: { web: { deployer: 'web@acme.example', apps: { shop: { viewer: 'shop@acme.example' } } } },
    },
  },
};
/** The names that only those with a role in the whole organization may see. */
const HIDDEN = /vault|secret-project|hidden-branch/;

let stage: Stage;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  stage = await openStage(POLICY);
  for (const [project, name] of [
    ['web', 'shop'],
    ['web', 'vault-of-web'],
    ['secret-project', 'vault'],
  ]) {
    const branch = project === 'web' ? 'main' : 'hidden-branch';
    const app = { name, type: 'api', repository: 'acme/one', branch };
    const path = `/orgs/acme/projects/${project}/apps`;
    expect((await ask('dev', 'POST', `/api/v1${path}`, app)).status).toBe(201);
    expect((await ask('dev', 'POST', `/operator${path}/${name}/tables`, { name: 'entries' })).status).toBe(201);
    expect((await ask('dev', 'POST', `/api/v1${path}/${name}/deployments`, {})).status).toBe(202);
  }
  for (const who of ['web', 'shop']) visitors.set(who, await visitorOf(stage, `${who}@acme.example`));
});
afterAll(() => stage[Symbol.asyncDispose]());

async function ask(who: string, method: string, path: string, body?: unknown) {
  const response = await fetch(stage.platform.baseUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${await stage.token(`${who}@acme.example`)}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** What each one may not see: the rest of the organization, and for a viewer of an app also the rest of its project. */
const SEES = [
  ['web', /"vault"|secret-project|hidden-branch|>vault</],
  ['shop', HIDDEN],
] as const;

describe.each(SEES)('%s', (who, hidden) => {
  test.each([
    '/operator/orgs',
    '/operator/orgs/acme/apps',
    '/operator/orgs/acme/apps?prefix=s',
    '/operator/orgs/acme/queue',
    '/operator/orgs/acme/usage',
    '/operator/orgs/acme/projects/web/usage',
  ])('%s shows its part alone', async (path) => {
    const { status, text } = await ask(who, 'GET', path);
    expect(status).toBe(200);
    expect(text).not.toMatch(hidden);
    expect(text).toMatch(/acme/);
  });

  test.each([
    '/console/orgs/acme',
    '/console/orgs/acme/apps',
    '/console/orgs/acme/apps?name=a',
    '/console/orgs/acme/apps?sort=newest',
    '/console/orgs/acme/queue',
    '/console/orgs/acme/usage',
    '/console/orgs/acme/projects/web',
    '/console/find?q=',
    '/console/find?q=v&at=/console/orgs/acme',
    '/console/find?q=vault&at=/console/orgs/acme/projects/secret-project/apps/vault',
  ])('the page %s shows its part alone', async (path) => {
    const { status, text } = (await visitors.get(who)?.get(path)) ?? expect.fail();
    expect(status).toBe(200);
    expect(
      text.replace(/value="vault"|"vault" in its name|at" value="[^"]*"|back" value="[^"]*"|find\?at=[^"]*"/g, ''),
    ).not.toMatch(hidden);
  });

  test('the rest answers as for an outsider, and as what does not exist', async () => {
    const answers = [];
    for (const path of ['secret-project/apps/vault', 'secret-project/apps/none', 'none/apps/none']) {
      const { status, text } = await ask(who, 'GET', `/operator/orgs/acme/projects/${path}`);
      answers.push(`${status} ${text.replace(/"requestID":"[^"]*"/, '')}`);
    }
    const usage = await ask(who, 'GET', '/operator/orgs/acme/projects/secret-project/usage');
    answers.push(`${usage.status} ${usage.text.replace(/"requestID":"[^"]*"/, '')}`);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^403 .*has no role for this in the organization acme/);
    const outsider = await ask('eve', 'GET', '/operator/orgs/acme/projects/secret-project/apps/vault');
    expect(`${outsider.status} ${outsider.text.replace(/"requestID":"[^"]*"/, '')}`).toBe(
      answers[0]?.replace(`${who}@acme.example`, 'eve@acme.example'),
    );
  });
});

test('the counts of the overview and the queue are those of the part', async () => {
  const count = async (who: string) => {
    const list = async (path: string, member: string) => {
      const answer = JSON.parse((await ask(who, 'GET', path)).text);
      return answer[member].length;
    };
    const queued =
      (await list('/operator/orgs/acme/queue', 'waiting')) + (await list('/operator/orgs/acme/queue', 'running'));
    return [await list('/operator/orgs/acme/apps', 'apps'), queued];
  };
  expect(await count('dev')).toEqual([3, 3]);
  expect(await count('web')).toEqual([2, 2]);
  expect(await count('shop')).toEqual([1, 1]);
});

test('a deployer of a project makes apps there, by the call and the form, and nowhere else', async () => {
  const app = { name: 'made', type: 'web-landing', repository: 'acme/one', branch: 'main' };
  expect((await ask('web', 'POST', '/api/v1/orgs/acme/projects/web/apps', app)).status).toBe(201);
  expect((await ask('web', 'POST', '/api/v1/orgs/acme/projects/other/apps', app)).status).toBe(403);
  const form = { name: 'formed', type: 'web-landing', repository: 'acme/one', branch: 'main' };
  const send = (who: string, project: string) =>
    visitors.get(who)?.post('/console/orgs/acme/new', { ...form, project });
  expect((await send('web', 'other'))?.status).toBe(403);
  expect((await send('shop', 'web'))?.status).toBe(403);
  expect((await send('web', 'web'))?.status).toBe(303);
  expect((await visitors.get('web')?.get('/console/orgs/acme/new'))?.text).toContain('value="web"');
});

test('the usage of a part is the sum of its projects and apps', async () => {
  await using place = storePlace();
  const { usage } = place.attach();
  const hour = Math.floor(place.clock.now() / 3_600_000) * 3_600_000;
  const scopeOf = (project: string, app: string) => ({ org: 'acme', project, app, table: '' });
  const rows = [
    ['web', 'shop', 1],
    ['web', 'blog', 10],
    ['api', 'pay', 100],
    ['api', 'hidden', 1_000],
  ] as const;
  const counted = rows.map(([project, app, count]) => ({
    ...{ scope: scopeOf(project, app), hour },
    counts: countsWith({ get_ok: count, keys_change: count }),
  }));
  await usage.add({ writer: 'w', number: 1, rows: counted });
  const sum = async (within?: readonly string[]) => {
    const now = place.clock.now();
    const report = await readReport(usage, { ...scopeOf('', '') }, { since: now - 86_400_000, now, within });
    return [report.totals.get_ok, report.stored.keys, report.points.at(-1)?.counts.get_ok];
  };
  expect(await sum()).toEqual([1_111, 1_111, 1_111]);
  expect(await sum(['web', 'api/pay'])).toEqual([111, 111, 111]);
  expect(await sum(['web/shop'])).toEqual([1, 1, 1]);
  expect(await sum([])).toEqual([0, 0, 0]);
});
