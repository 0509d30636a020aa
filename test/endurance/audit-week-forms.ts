import { expect } from 'vitest';
import { DEVICE_GRANT, LOGIN_CLIENT, LOGIN_PATHS } from '../../src/contract/login.ts';
import { confirmationIn } from '../support/mail-server.ts';
import { grant, pick, RECEIVER, tokenName } from './audit-week-calls.ts';
import {
  isDeleted,
  type Make,
  newest,
  operatorPath,
  type Plan,
  read,
  send,
  someID,
  someMachine,
  variables,
  type World,
} from './audit-week-world.ts';

const ORG = '/console/orgs/{org}';
const APP = `${ORG}/projects/{project}/apps/{app}`;
const form = (path: string, fields: Record<string, string>, actions: readonly string[]): Plan => ({
  ...{ method: 'POST', path, form: fields, actions },
  changed: ({ status }) => status === 303 || status === 201,
});
const orgPath = '/console/orgs/acme';
const appPath = (app: string) => `/console/orgs/acme/projects/web/apps/${app}`;
const tableOf = ({ random }: World) => `t${Math.floor(random() * 4)}`;

/** Every form of the console that changes something. */
export const FORMS: Readonly<Record<string, Make>> = {
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
  [`${ORG}/members`]: async (world, app) => {
    const place = pick(world, [[], ['web'], ['web', app]] as const);
    const { member, role, actions } = await grant(world, ...place);
    const [project = '', appID = ''] = place;
    return form(`${orgPath}/members`, { member, role: role ?? '', project, app: appID }, actions);
  },
  [`${ORG}/tokens`]: (world) => form(`${orgPath}/tokens`, { name: tokenName(world), role: 'viewer' }, ['token.create']),
  [`${ORG}/tokens/revoke`]: (world) => form(`${orgPath}/tokens/revoke`, { name: tokenName(world) }, ['token.revoke']),
  [`${ORG}/notify`]: () => form(`${orgPath}/notify`, { address: RECEIVER, 'on-failed': 'on' }, ['notify.add']),
  [`${ORG}/notify/{target}/test`]: async (world, app) =>
    form(`${orgPath}/notify/${await someID(world, 'targets', app)}/test`, {}, ['notify.test']),
  [`${ORG}/notify/{target}/remove`]: async (world, app) =>
    form(`${orgPath}/notify/${await someID(world, 'targets', app)}/remove`, {}, ['notify.remove']),
  [`${ORG}/deliveries/{delivery}/redeliver`]: async (world, app) =>
    form(`${orgPath}/deliveries/${await someID(world, 'deliveries', app)}/redeliver`, {}, ['notify.redeliver']),
  [`${APP}/hooks`]: (_, app) => form(`${appPath(app)}/hooks`, { forge: 'gitlab' }, ['hook.add']),
  [`${APP}/hooks/{hook}/remove`]: async (world, app) =>
    form(`${appPath(app)}/hooks/${await someID(world, 'hooks', app)}/remove`, {}, ['hook.remove']),
  '/console/machines/end': async (world) => {
    const { id, ended } = await someMachine(world);
    return { ...form('/console/machines/end', { machine: id }, ['login.end']), done: ended };
  },
  '/console/device': async (world) => {
    const name = `laptop ${world.number}`;
    const client = { client_id: LOGIN_CLIENT, machine: name };
    const begun = JSON.parse((await send(world, 'POST', LOGIN_PATHS.device, { form: client })).text);
    const isApproved = world.random() < 0.6;
    return {
      ...form('/console/device', { user_code: begun.user_code ?? '', decision: isApproved ? 'approve' : 'deny' }, [
        isApproved ? 'login.approve' : 'login.deny',
      ]),
      changed: ({ status }) => status === 200,
      async done() {
        if (!isApproved) return;
        const first = await refreshed(world, { grant_type: DEVICE_GRANT, device_code: begun.device_code });
        const second = await refreshed(world, { grant_type: 'refresh_token', refresh_token: first });
        const third = await refreshed(world, { grant_type: 'refresh_token', refresh_token: second });
        world.machines.push({ name, tokens: [first, second, third], isReused: false });
      },
    };
  },
};

async function refreshed(world: World, fields: Record<string, string>): Promise<string> {
  const { text } = await send(world, 'POST', LOGIN_PATHS.token, { form: { client_id: LOGIN_CLIENT, ...fields } });
  return JSON.parse(text).refresh_token;
}

/** What machines do that a person has signed in. */
export const MACHINES: readonly Make[] = [
  (world) => {
    const machine = world.machines.pop();
    const fields = { client_id: LOGIN_CLIENT, token: machine?.tokens.at(-1) ?? 'none' };
    const actions = machine && !machine.isReused ? ['login.end'] : [];
    return { method: 'POST', path: LOGIN_PATHS.revoke, form: fields, actions };
  },
  (world) => {
    const machine = pick(world, world.machines);
    const actions = machine && !machine.isReused ? ['login.reuse'] : [];
    if (machine) machine.isReused = true;
    const fields = {
      client_id: LOGIN_CLIENT,
      grant_type: 'refresh_token',
      refresh_token: machine?.tokens[0] ?? 'none',
    };
    return { method: 'POST', path: LOGIN_PATHS.token, form: fields, actions, changed: ({ status }) => status === 400 };
  },
];

/** What becomes of an email address: it gets a letter, and somebody there follows the link, perhaps twice. */
export const LETTERS: readonly Make[] = [
  (world, app) => {
    const email = `team-${world.number}@acme.example`;
    const isOfIt = ({ to }: { readonly to: readonly string[] }) => to.includes(email);
    return {
      ...{ method: 'POST', path: operatorPath('addTarget', app), json: { email }, actions: ['notify.add'] },
      async done() {
        await expect.poll(() => world.letters.some(isOfIt), { timeout: 60_000 }).toBe(true);
        const letter = world.letters.find(isOfIt);
        const link = letter && confirmationIn(letter);
        if (link) world.links.push(link);
      },
    };
  },
  (world) => {
    const link = world.random() < 0.5 ? world.links.at(-1) : world.links.pop();
    const { target, code } = link ?? { target: 'nt_none', code: 'none' };
    return {
      ...form('/console/confirm', { target, code }, ['notify.confirm']),
      changed: ({ status }) => status === 200,
    };
  },
];
