import { fillPath, OPERATOR_ROUTES, ROUTES } from '../../src/contract/routes.ts';
import {
  grantedRole,
  isDeleted,
  isDone,
  type Make,
  newest,
  operatorPath,
  type Plan,
  parametersOf,
  someID,
  someMachine,
  type World,
} from './audit-week-world.ts';

export const SITE = { type: 'api', repository: 'acme/shop', branch: 'main' };

const PEOPLE = ['ben@acme.example', '@partner.example'];
const ROLES = ['viewer', 'deployer', null];
/** Messages are sent there, and nothing answers. */
export const RECEIVER = 'http://127.0.0.1:9/told';

export function pick<T>({ random }: Pick<World, 'random'>, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** A role for somebody: often that which they have. */
export async function grant(world: World, project?: string, app?: string) {
  const [member, role] = [pick(world, PEOPLE), pick(world, ROLES)];
  const isChange = (await grantedRole(world, member, project, app)) !== role;
  return { member, role, actions: isChange ? ['member.set'] : [] };
}

export const tokenName = ({ random }: Pick<World, 'random'>) => `ci-${Math.floor(random() * 4)}`;

async function member(
  world: World,
  name: 'setMember' | 'setProjectMember' | 'setAppMember',
  app: string,
  ...place: string[]
): Promise<Plan> {
  const { member, role, actions } = await grant(world, ...place);
  return { method: 'PUT', path: operatorPath(name, app), json: { member, role }, actions };
}
const token =
  (name: 'createToken' | 'createProjectToken' | 'createAppToken'): Make =>
  (world, app) => ({
    ...{ method: 'POST', path: operatorPath(name, app), actions: ['token.create'] },
    json: { name: tokenName(world) },
  });

/** Every call that changes something. */
export const CALLS: Readonly<Record<string, Make>> = {
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
    changed: (answer) => isDone(answer) && Object.keys(JSON.parse(answer.text).variables).length > 0,
  }),
  endMachine: async (world) => {
    const { id, ended } = await someMachine(world);
    const path = fillPath(OPERATOR_ROUTES.endMachine.path, { machine: id });
    return { method: 'DELETE', path, actions: ['login.end'], done: ended };
  },
  // In a cluster its secret is made the one that seals once. After that, nothing is new.
  rotateSecret: () => ({
    ...{ method: 'POST', path: OPERATOR_ROUTES.rotateSecret.path, json: {}, actions: ['secret.rotate'] },
    changed(answer) {
      const { from, to } = isDone(answer) ? JSON.parse(answer.text) : {};
      return from !== to;
    },
  }),
  createConsoleLink: () => ({
    method: 'POST',
    path: OPERATOR_ROUTES.createConsoleLink.path,
    json: {},
    actions: ['link.create'],
  }),
  setMember: (world, app) => member(world, 'setMember', app),
  setProjectMember: (world, app) => member(world, 'setProjectMember', app, 'web'),
  setAppMember: (world, app) => member(world, 'setAppMember', app, 'web', app),
  createToken: token('createToken'),
  createProjectToken: token('createProjectToken'),
  createAppToken: token('createAppToken'),
  revokeToken: (world, app) => ({
    ...{ method: 'DELETE', path: operatorPath('revokeToken', app, { token: tokenName(world) }) },
    actions: ['token.revoke'],
  }),
  addTarget: (world, app) => ({
    ...{ method: 'POST', path: operatorPath('addTarget', app), actions: ['notify.add'] },
    json: { webhook: RECEIVER, ...pick(world, [{}, { project: 'web' }, { project: 'web', app }]) },
  }),
  removeTarget: async (world, app) => ({
    ...{ method: 'DELETE', path: operatorPath('removeTarget', app, { target: await someID(world, 'targets', app) }) },
    actions: ['notify.remove'],
  }),
  testTarget: async (world, app) => ({
    ...{ method: 'POST', path: operatorPath('testTarget', app, { target: await someID(world, 'targets', app) }) },
    ...{ json: {}, actions: ['notify.test'] },
  }),
  redeliver: async (world, app) => ({
    ...{ method: 'POST', path: operatorPath('redeliver', app, { delivery: await someID(world, 'deliveries', app) }) },
    ...{ json: {}, actions: ['notify.redeliver'] },
  }),
  addHook: ({ random }, app) => ({
    ...{ method: 'POST', path: operatorPath('addHook', app), actions: ['hook.add'] },
    json: { forge: 'github', waitForChecks: random() < 0.5 },
  }),
  removeHook: async (world, app) => ({
    ...{ method: 'DELETE', path: operatorPath('removeHook', app, { hook: await someID(world, 'hooks', app) }) },
    actions: ['hook.remove'],
  }),
};
