import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { silentLog } from '../../src/base/log.ts';
import { AUDIT_ACTIONS, FIRST_HASH, readAuditRecord, walkChain } from '../../src/contract/audit.ts';
import { fillPath, OPERATOR_ROUTES, ROUTES } from '../../src/contract/routes.ts';
import { PAGES } from '../../src/platform/console/index.ts';
import { openClusterStores } from '../../src/platform/stores/cluster/index.ts';
import { parseS3 } from '../../src/platform/stores/cluster/s3/settings.ts';
import { clusterSecrets } from '../../src/platform/stores/cluster/secrets/secrets.ts';
import { clusterEngines, clusterPlace } from '../support/cluster.ts';
import { mailServer } from '../support/mail-server.ts';
import { seededRandom } from '../support/random.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { CALLS, pick, SITE } from './audit-week-calls.ts';
import { FORMS, LETTERS, MACHINES } from './audit-week-forms.ts';
import {
  isDeleted,
  isDone,
  type Make,
  operatorPath,
  parametersOf,
  type Running,
  read,
  send,
  variables,
  type World,
} from './audit-week-world.ts';

const CHILD = resolve(import.meta.dirname, 'audit-platform-child.ts');
const SEED = Number(process.env.AUDIT_SEED ?? 20_301);
const ROUNDS = process.env.ENDURANCE === 'whole' ? 9 : 3;
const CALLS_OF_ROUND = 200;
const BURST = 16;
const ANA = 'ana@acme.example';
const APPS = ['one', 'two', 'three'];

/** A played request. */
interface Played {
  readonly id: string;
  /** The rows that it must have made. Undefined: its answer was lost. */
  readonly actions: readonly string[] | undefined;
  /** The rows that it makes if it was carried out. */
  readonly wanted: readonly string[];
}

type Start = () => Promise<{ readonly running: Running; kill(): Promise<void> }>;

const isChange = ([, { method }]: [string, { readonly method: string }]) => method !== 'GET';

test('every call and every form that changes something is played', () => {
  const calls = Object.entries({ ...ROUTES, ...OPERATOR_ROUTES })
    .filter(isChange)
    .map(([name]) => name);
  expect(Object.keys(CALLS).sort()).toEqual(calls.sort());
  const forms = PAGES.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(Object.keys(FORMS).sort()).toEqual(forms.sort());
});

async function play(world: World, make: Make, app: string): Promise<Played> {
  world.number += 1;
  const id = `w-${world.number}`;
  const plan = await make(world, app);
  const answer = await send(world, plan.method, plan.path, { ...plan, id }).catch(() => undefined);
  if (!answer) return { id, actions: undefined, wanted: plan.actions };
  const isChanged = plan.changed ? plan.changed(answer) : isDone(answer);
  if (isChanged) await plan.done?.();
  return { id, actions: isChanged ? plan.actions : [], wanted: plan.actions };
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

async function playWeek(start: Start, { letters }: Pick<World, 'letters'>): Promise<void> {
  const random = seededRandom(SEED);
  const played: Played[] = [];
  const makers = [...Object.values(CALLS), ...Object.values(FORMS), ...MACHINES, ...LETTERS];
  const first = await start();
  const world: World = {
    ...{ running: first.running, cookie: '', random, number: 0, signIns: 0 },
    ...{ machines: [], letters, links: [] },
  };
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
    for (let n = 0; n < CALLS_OF_ROUND; n += 1) played.push(await play(world, pick(world, makers), pick(world, APPS)));
    // An app that stays deleted refuses all calls.
    for (const app of APPS) played.push(await play(world, CALLS.restoreApp as Make, app));
    const burst = ['editEnv', 'deploy', 'updateApp', 'replaceEnv', 'createToken', 'addTarget', 'addHook'] as const;
    const under = Array.from({ length: BURST }, () =>
      play(world, CALLS[pick(world, burst)] as Make, pick(world, APPS)),
    );
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
  // Only what runs at a kill may lose its answer.
  expect(lost.length).toBeLessThanOrEqual(ROUNDS * BURST);
  const made = new Set(played.flatMap(({ actions = [] }) => actions));
  const changes = Object.keys(AUDIT_ACTIONS).filter((action) =>
    /^(?:member|token|notify|hook|login|secret)\./.test(action),
  );
  expect(changes.filter((action) => !made.has(action))).toEqual([]);
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
  await expectStored(world, own);
  process.stdout.write(
    `the audit log: ${played.length} requests, ${lost.length} without an answer, ${own.length + platform.length} rows\n`,
  );
  expect(own.length).toBeGreaterThan(100);
  await kill();
}

/** Expects that the members, the tokens, the targets and the webhooks are those that the rows say. */
async function expectStored(world: World, rows: readonly JsonObject[]): Promise<void> {
  const left = (add: string, remove: string, nameOf: (row: JsonObject) => unknown = ({ object }) => object) => {
    const names = new Set<unknown>();
    for (const row of rows) {
      if (row.action === add) names.add(nameOf(row));
      else if (row.action === remove) names.delete(nameOf(row));
    }
    return names;
  };
  const { tokens } = await read(world, 'listTokens', '');
  expect(new Set(tokens.map(({ name }: { name: string }) => name))).toEqual(left('token.create', 'token.revoke'));
  const { targets } = await read(world, 'listTargets', '');
  expect(new Set(targets.map(({ id }: { id: string }) => id))).toEqual(left('notify.add', 'notify.remove'));
  const hooks = (await Promise.all(APPS.map((app) => read(world, 'listHooks', app)))).flatMap((each) => each.hooks);
  expect(new Set(hooks.map(({ id }: { id: string }) => id))).toEqual(left('hook.add', 'hook.remove'));
  const roles = new Map<string, unknown>();
  for (const { action, project, appID, object, after } of rows) {
    if (action !== 'member.set') continue;
    const key = JSON.stringify([project, appID, object]);
    if (after === null) roles.delete(key);
    else roles.set(key, (after as JsonObject).role);
  }
  const { members } = await read(world, 'listMembers', '');
  const stored = (members as JsonObject[]).map(({ member, project = null, appID = null, role }) => [
    JSON.stringify([project, appID, member]),
    role,
  ]);
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(roles));
}

/** `mail`: the port of the mail server. `argv`: the data directory, or the options of a node. */
function starter(mail: number, argv: () => readonly [string, string?]): Start {
  return async () => {
    const [dir, cluster = ''] = argv();
    const child = fork(CHILD, [dir, cluster, String(mail)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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
  await using mail = await mailServer();
  await playWeek(
    starter(mail.port, () => [folder.path]),
    mail,
  );
}, 300_000);

const [engines] = clusterEngines('the audit log of a cluster');
describe.skipIf(!engines)('in a cluster', () => {
  test('the log of a played week equals the requests that were made, also if the node is killed', async () => {
    await using place = await clusterPlace(engines);
    await using mail = await mailServer();
    const { database, objects: url } = place.options('first').cluster;
    const objects = parseS3(url, place.options('first').env ?? {});
    const given = { database, objects, roles: ['edge'] as const, node: 'first', log: silentLog };
    // The secret of the place seals first. The nodes have another one in front of it.
    await (await openClusterStores({ ...given, secrets: clusterSecrets(place.secret) }))[Symbol.asyncDispose]();
    const secrets = [randomBytes(32), place.secret].map((secret) => Buffer.from(secret).toString('base64'));
    let node = 0;
    const argv = (): [string, string] => {
      node += 1;
      return ['', JSON.stringify({ ...place.options(`node-${node}`), secrets })];
    };
    await playWeek(starter(mail.port, argv), mail);
  }, 300_000);
});
