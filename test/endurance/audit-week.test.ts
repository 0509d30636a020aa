import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { FIRST_HASH, readAuditRecord, walkChain } from '../../src/contract/audit.ts';
import { fillPath, OPERATOR_ROUTES, ROUTES } from '../../src/contract/routes.ts';
import { CONSOLE_FORMS } from '../../src/platform/console/index.ts';
import { clusterEngines, clusterPlace } from '../support/cluster.ts';
import { seededRandom } from '../support/random.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CHILD = resolve(import.meta.dirname, 'audit-platform-child.ts');
const SEED = Number(process.env.AUDIT_SEED ?? 20_301);
const ROUNDS = process.env.ENDURANCE === 'whole' ? 9 : 3;
const CALLS_OF_ROUND = 120;
const BURST = 12;
const ANA = 'ana@acme.example';
const APPS = ['one', 'two', 'three'];
const SITE = { type: 'api', repository: 'acme/shop', branch: 'main' };

interface Running {
  readonly baseUrl: string;
  readonly token: string;
}

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

/** A played request. */
interface Played {
  readonly id: string;
  /** The rows that it must have made. Undefined: its answer was lost. */
  readonly actions: readonly string[] | undefined;
  /** The rows that it makes if it was carried out. */
  readonly wanted: readonly string[];
}

interface World {
  running: Running;
  cookie: string;
  readonly random: () => number;
  number: number;
  signIns: number;
}

async function send(
  world: World,
  method: string,
  path: string,
  init: { json?: unknown; form?: Record<string, string>; id?: string },
): Promise<Answer> {
  const { baseUrl, token } = world.running;
  const isForm = init.form !== undefined;
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(isForm ? { origin: baseUrl, cookie: world.cookie } : { authorization: `Bearer ${token}` }),
      ...(init.json !== undefined && { 'content-type': 'application/json' }),
      ...(init.id !== undefined && { 'x-request-id': init.id }),
    },
    ...(init.json !== undefined && { body: JSON.stringify(init.json) }),
    ...(isForm && { body: new URLSearchParams(init.form) }),
  });
  return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() };
}

const isDone = ({ status }: Answer) => status < 400;

/** A request, and the actions that its answer means. */
interface Plan {
  readonly method: string;
  readonly path: string;
  readonly json?: unknown;
  readonly form?: Record<string, string>;
  readonly actions: readonly string[];
  /** Returns true if the answer says that something was changed. */
  readonly changed?: (answer: Answer) => boolean;
}
type Make = (world: World, app: string) => Plan | Promise<Plan>;

const parametersOf = (app: string, more = {}) => ({ orgID: 'acme', projectID: 'web', appID: app, ...more });
const operatorPath = (name: keyof typeof OPERATOR_ROUTES, app: string, more = {}) =>
  fillPath(OPERATOR_ROUTES[name].path, parametersOf(app, more));

async function read(
  world: World,
  name: keyof typeof OPERATOR_ROUTES,
  app: string,
  more = {},
): Promise<ReturnType<typeof JSON.parse>> {
  return JSON.parse((await send(world, 'GET', operatorPath(name, app, more), {})).text);
}
async function newest(world: World, app: string): Promise<string> {
  return (await read(world, 'listDeployments', app)).deployments?.[0]?.deployID ?? 'dpl-none';
}
async function isDeleted(world: World, app: string): Promise<boolean> {
  const { apps } = JSON.parse((await send(world, 'GET', `${operatorPath('listApps', app)}?deleted=true`, {})).text);
  return apps.some(({ appID }: { appID: string }) => appID === app);
}
async function variables(world: World, app: string): Promise<readonly string[]> {
  return (await read(world, 'listEnv', app)).names ?? [];
}

/** Every call that changes something. */
const CALLS: Readonly<Record<string, Make>> = {
  createApp: ({ random, number }, app) => ({
    ...{ method: 'POST', path: fillPath(ROUTES.createApp.path, parametersOf(app)), actions: ['app.create'] },
    json: { ...SITE, name: random() < 0.5 ? app : `more-${number}` },
  }),
  updateApp: ({ number }, app) => ({
    ...{ method: 'PATCH', path: fillPath(ROUTES.updateApp.path, parametersOf(app)), actions: ['app.update'] },
    json: { branch: `b${number}` },
  }),
  replaceEnv: ({ number }, app) => ({
    ...{ method: 'PUT', path: fillPath(ROUTES.replaceEnv.path, parametersOf(app)), actions: ['env.replace'] },
    json: { env: { [`V${number}`]: '1' } },
  }),
  deploy: (_, app) => ({
    ...{
      method: 'POST',
      path: fillPath(ROUTES.deploy.path, parametersOf(app)),
      json: {},
      actions: ['deployment.create'],
    },
  }),
  deleteApp: async (world, app) => ({
    ...{ method: 'DELETE', path: operatorPath('deleteApp', app) },
    actions: (await isDeleted(world, app)) ? [] : ['app.delete'],
  }),
  restoreApp: (_, app) => ({
    method: 'POST',
    path: operatorPath('restoreApp', app),
    json: {},
    actions: ['app.restore'],
  }),
  cancel: async (world, app) => ({
    ...{ method: 'POST', path: operatorPath('cancel', app, { deployID: await newest(world, app) }) },
    ...{ json: {}, actions: ['deployment.cancel'] },
  }),
  redeploy: async (world, app) => {
    const isOld = world.random() < 0.5;
    return {
      ...{
        method: 'POST',
        path: operatorPath('redeploy', app),
        json: isOld ? { deployID: await newest(world, app) } : {},
      },
      actions: [isOld ? 'deployment.redeploy' : 'deployment.create'],
    };
  },
  editEnv: ({ number }, app) => ({
    ...{
      method: 'PATCH',
      path: operatorPath('editEnv', app),
      json: { set: { [`V${number}`]: '1' } },
      actions: ['env.edit'],
    },
  }),
  clearCaches: (_, app) => ({ method: 'DELETE', path: operatorPath('clearCaches', app), actions: ['cache.clear'] }),
  rollback: (_, app) => ({
    method: 'POST',
    path: operatorPath('rollback', app),
    json: {},
    actions: ['release.rollback'],
  }),
  createTable: ({ random }, app) => ({
    ...{ method: 'POST', path: operatorPath('createTable', app), json: { name: `t${Math.floor(random() * 4)}` } },
    actions: ['table.create'],
  }),
  deleteTable: ({ random }, app) => ({
    ...{ method: 'DELETE', path: operatorPath('deleteTable', app, { table: `t${Math.floor(random() * 4)}` }) },
    actions: ['table.delete'],
  }),
  runtime: (_, app) => ({
    ...{ method: 'POST', path: operatorPath('runtime', app), json: {}, actions: ['credentials.issue'] },
    changed: ({ text }) => Object.keys(JSON.parse(text).variables).length > 0,
  }),
  createConsoleLink: () => ({
    method: 'POST',
    path: OPERATOR_ROUTES.createConsoleLink.path,
    json: {},
    actions: ['link.create'],
  }),
};

const ORG = '/console/orgs/{org}';
const APP = `${ORG}/projects/{project}/apps/{app}`;
const form = (path: string, fields: Record<string, string>, actions: readonly string[]): Plan => ({
  ...{ method: 'POST', path, form: fields, actions },
  changed: ({ status }) => status === 303 || status === 201,
});
const appPath = (app: string) => `/console/orgs/acme/projects/web/apps/${app}`;
const tableOf = ({ random }: World) => `t${Math.floor(random() * 4)}`;

/** Every form of the console that changes something. */
const FORMS: Readonly<Record<string, Make>> = {
  [`${ORG}/new`]: ({ number }) =>
    form(
      '/console/orgs/acme/new',
      { do: 'create', project: 'web', name: `form-${number}`, type: 'api', repository: 'acme/shop', branch: 'main' },
      ['app.create', 'deployment.create'],
    ),
  [`${APP}/redeploy`]: (_, app) => form(`${appPath(app)}/redeploy`, {}, ['deployment.create']),
  [`${APP}/deployments/{deployment}/redeploy`]: async (world, app) =>
    form(`${appPath(app)}/deployments/${await newest(world, app)}/redeploy`, {}, ['deployment.redeploy']),
  [`${APP}/deployments/{deployment}/cancel`]: async (world, app) =>
    form(`${appPath(app)}/deployments/${await newest(world, app)}/cancel`, {}, ['deployment.cancel']),
  [`${APP}/deployments/{deployment}/rollback`]: async (world, app) =>
    form(`${appPath(app)}/deployments/${await newest(world, app)}/rollback`, {}, ['release.rollback']),
  [`${APP}/variables`]: ({ number }, app) =>
    form(`${appPath(app)}/variables`, { name: `V${number}`, value: 'x' }, ['env.edit']),
  [`${APP}/variables/remove`]: async (world, app) => {
    const [name] = await variables(world, app);
    return form(`${appPath(app)}/variables/remove`, { name: name ?? 'NONE' }, name === undefined ? [] : ['env.edit']);
  },
  [`${APP}/variables/paste`]: ({ number }, app) =>
    form(`${appPath(app)}/variables/paste`, { text: `P${number}=1` }, []),
  [`${APP}/variables/store`]: async (world, app) => {
    const pasted = await send(world, 'POST', `${appPath(app)}/variables/paste`, {
      form: { text: `P${world.number}=1` },
    });
    const draft = /name="draft" value="([^"]*)"/.exec(pasted.text)?.[1] ?? '';
    return form(`${appPath(app)}/variables/store`, { draft }, ['env.edit']);
  },
  [`${APP}/settings`]: ({ number }, app) =>
    form(`${appPath(app)}/settings`, { branch: `c${number}`, 'was-branch': 'before' }, ['app.update']),
  [`${APP}/delete`]: async (world, app) =>
    form(`${appPath(app)}/delete`, {}, (await isDeleted(world, app)) ? [] : ['app.delete']),
  [`${APP}/restore`]: (_, app) => form(`${appPath(app)}/restore`, {}, ['app.restore']),
  [`${APP}/tables`]: (world, app) => form(`${appPath(app)}/tables`, { name: tableOf(world) }, ['table.create']),
  [`${APP}/tables/{name}/delete`]: (world, app) =>
    form(`${appPath(app)}/tables/${tableOf(world)}/delete`, {}, ['table.delete']),
  [`${APP}/tables/{name}/keys`]: (world, app) =>
    form(`${appPath(app)}/tables/${tableOf(world)}/keys`, { key: 'k', value: '1', ttl: '' }, ['key.put']),
  [`${APP}/tables/{name}/keys/delete`]: async (world, app) => {
    const table = tableOf(world);
    const { keys = [] } = await read(world, 'listKeys', app, { table });
    return form(`${appPath(app)}/tables/${table}/keys/delete`, { key: 'k' }, keys.length > 0 ? ['key.delete'] : []);
  },
};

const isChange = ([, { method }]: [string, { readonly method: string }]) => method !== 'GET';

test('every call and every form that changes something is played', () => {
  const calls = Object.entries({ ...ROUTES, ...OPERATOR_ROUTES })
    .filter(isChange)
    .map(([name]) => name);
  expect(Object.keys(CALLS).sort()).toEqual(calls.sort());
  expect(Object.keys(FORMS).sort()).toEqual([...CONSOLE_FORMS].sort());
});

async function play(world: World, make: Make, app: string): Promise<Played> {
  world.number += 1;
  const id = `w-${world.number}`;
  const plan = await make(world, app);
  try {
    const answer = await send(world, plan.method, plan.path, { ...plan, id });
    const isChanged = isDone(answer) && (plan.changed?.(answer) ?? true);
    return { id, actions: isChanged ? plan.actions : [], wanted: plan.actions };
  } catch {
    return { id, actions: undefined, wanted: plan.actions };
  }
}

async function signIn(world: World): Promise<void> {
  const { baseUrl, token } = world.running;
  const response = await fetch(`${baseUrl}/console/sign-in`, {
    ...{ method: 'POST', redirect: 'manual', headers: { origin: baseUrl }, body: new URLSearchParams({ token }) },
  });
  world.cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  world.signIns += 1;
}

/** Returns all rows, the oldest first, and checks their chain. */
async function rowsOf(world: World, path: string): Promise<readonly JsonObject[]> {
  const rows: JsonObject[] = [];
  for (;;) {
    const answer = await send(world, 'GET', `${path}?limit=100&after=${rows.length}`, {});
    const page: readonly JsonObject[] = JSON.parse(answer.text).rows;
    rows.push(...page);
    if (page.length < 100) break;
  }
  const read = rows.map(readAuditRecord).filter((row) => row !== undefined);
  expect(walkChain({ n: 0, hash: FIRST_HASH }, read).kind).toBe('fits');
  expect(read).toHaveLength(rows.length);
  return rows;
}

async function playWeek(start: () => Promise<{ running: Running; kill: () => Promise<void> }>): Promise<void> {
  const random = seededRandom(SEED);
  const played: Played[] = [];
  const makers = [...Object.values(CALLS), ...Object.values(FORMS)];
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const first = await start();
  const world: World = { running: first.running, cookie: '', random, number: 0, signIns: 0 };
  let kill = first.kill;
  for (const name of APPS) {
    world.number += 1;
    const id = `w-${world.number}`;
    const path = fillPath(ROUTES.createApp.path, parametersOf(name));
    expect(isDone(await send(world, 'POST', path, { json: { ...SITE, name }, id }))).toBe(true);
    played.push({ id, actions: ['app.create'], wanted: ['app.create'] });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await signIn(world);
    for (let n = 0; n < CALLS_OF_ROUND; n += 1) played.push(await play(world, pick(makers), pick(APPS)));
    // An app that stays deleted refuses all calls.
    for (const app of APPS) played.push(await play(world, CALLS.restoreApp as Make, app));
    const burst = ['editEnv', 'deploy', 'updateApp', 'replaceEnv'] as const;
    const under = Array.from({ length: BURST }, () => play(world, CALLS[pick(burst)] as Make, pick(APPS)));
    await wait(random() * 60);
    await kill();
    played.push(...(await Promise.all(under)));
    const next = await start();
    world.running = next.running;
    kill = next.kill;
  }
  const own = await rowsOf(world, '/operator/orgs/acme/audit');
  const platform = await rowsOf(world, '/operator/audit');
  const actionsOf = (id: string) =>
    [...own, ...platform].filter(({ requestID }) => requestID === id).map(({ action }) => action);
  const lost = played.filter(({ actions }) => actions === undefined);
  for (const { id, actions } of played)
    if (actions) expect(actionsOf(id), `${id} with the seed ${SEED}`).toEqual(actions);
  for (const { id, wanted } of lost) expect([[], wanted], `${id}, whose answer was lost`).toContainEqual(actionsOf(id));
  // No row is of another request, and of who is another identity.
  const known = new Set(played.map(({ id }) => id));
  const people = own.filter(({ via }) => via !== 'platform');
  expect(people.filter(({ requestID }) => !known.has(String(requestID)))).toEqual([]);
  expect(people.filter(({ by }) => by !== ANA)).toEqual([]);
  expect(platform.filter(({ action }) => action === 'session.open')).toHaveLength(world.signIns);
  // No deployment without a row, and no row without its deployment.
  const apps = JSON.parse((await send(world, 'GET', '/operator/orgs/acme/apps?limit=100', {})).text).apps as {
    appID: string;
  }[];
  const stored = new Set<string>();
  for (const { appID } of apps) {
    for (let cursor = ''; ; ) {
      const page = JSON.parse(
        (await send(world, 'GET', `${operatorPath('listDeployments', appID)}?limit=100${cursor}`, {})).text,
      );
      for (const { deployID } of page.deployments) stored.add(deployID);
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
  }
  const created = own.filter(({ action }) => action === 'deployment.create' || action === 'deployment.redeploy');
  expect(new Set(created.map(({ object }) => object))).toEqual(stored);
  // The variables are those that the rows say.
  for (const app of APPS) {
    const names = new Set<string>();
    for (const { appID, action, after } of own) {
      if (appID !== app || typeof action !== 'string' || !action.startsWith('env.')) continue;
      const { added = [], removed = [] } = after as Record<string, string[]>;
      for (const name of added) names.add(name);
      for (const name of removed) names.delete(name);
    }
    if (!(await isDeleted(world, app))) expect(await variables(world, app)).toEqual([...names].sort());
  }
  process.stdout.write(
    `the audit log: ${played.length} requests, ${lost.length} without an answer, ${own.length + platform.length} rows\n`,
  );
  expect(own.length).toBeGreaterThan(100);
  await kill();
}

function starter(argv: () => readonly string[]) {
  return async () => {
    const child = fork(CHILD, argv(), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [running] = (await once(child, 'message')) as [Running];
    return {
      running,
      async kill() {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      },
    };
  };
}

test('on one machine, the log of a played week equals the requests that were made, also if the platform is killed', async () => {
  using folder = temporaryFolder();
  await playWeek(starter(() => [folder.path]));
}, 300_000);

const [engines] = clusterEngines('the audit log of a cluster');
describe.skipIf(!engines)('in a cluster', () => {
  test('the log of a played week equals the requests that were made, also if the node is killed', async () => {
    await using place = await clusterPlace(engines);
    let node = 0;
    await playWeek(
      starter(() => {
        node += 1;
        const options = place.options(`node-${node}`);
        return ['', JSON.stringify({ ...options, secret: Buffer.from(place.secret).toString('base64') })];
      }),
    );
  }, 300_000);
});
