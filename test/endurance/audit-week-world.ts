import { fillPath, OPERATOR_ROUTES } from '../../src/contract/routes.ts';
import type { confirmationIn, Letter } from '../support/mail-server.ts';

/** The platform of the played week, as its requests see it. */

export interface Running {
  readonly baseUrl: string;
  readonly token: string;
}

export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

interface Machine {
  readonly name: string;
  /** The refresh tokens, the newest last. */
  readonly tokens: readonly string[];
  isReused: boolean;
}

type Confirmation = NonNullable<ReturnType<typeof confirmationIn>>;

export interface World {
  running: Running;
  cookie: string;
  readonly random: () => number;
  number: number;
  signIns: number;
  /** The machines that the person has signed in. */
  readonly machines: Machine[];
  /** The letters that the platform has sent. */
  readonly letters: readonly Letter[];
  /** Links of letters that nobody has followed yet. */
  readonly links: Confirmation[];
}

export async function send(
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

export const isDone = ({ status }: Answer) => status < 400;

/** A request, and the actions that its answer means. */
export interface Plan {
  readonly method: string;
  readonly path: string;
  readonly json?: unknown;
  readonly form?: Record<string, string>;
  readonly actions: readonly string[];
  /** Returns true if the answer says that something was changed. */
  readonly changed?: (answer: Answer) => boolean;
  /** Runs if something was changed. */
  readonly done?: () => unknown;
}
export type Make = (world: World, app: string) => Plan | Promise<Plan>;

export const parametersOf = (app: string, more = {}) => ({ orgID: 'acme', projectID: 'web', appID: app, ...more });
export const operatorPath = (name: keyof typeof OPERATOR_ROUTES, app: string, more = {}) =>
  fillPath(OPERATOR_ROUTES[name].path, parametersOf(app, more));

export async function read(
  world: World,
  name: keyof typeof OPERATOR_ROUTES,
  app: string,
  more = {},
): Promise<ReturnType<typeof JSON.parse>> {
  return JSON.parse((await send(world, 'GET', operatorPath(name, app, more), {})).text);
}
export async function newest(world: World, app: string): Promise<string> {
  return (await read(world, 'listDeployments', app)).deployments?.[0]?.deployID ?? 'dpl-none';
}
export async function isDeleted(world: World, app: string): Promise<boolean> {
  const { apps } = JSON.parse((await send(world, 'GET', `${operatorPath('listApps', app)}?deleted=true`, {})).text);
  return apps.some(({ appID }: { appID: string }) => appID === app);
}
/** Returns the role that was granted to a member at a place. */
export async function grantedRole(
  world: World,
  member: string,
  project?: string,
  app?: string,
): Promise<string | null> {
  const { members } = await read(world, 'listMembers', '');
  const found = (members as Record<string, unknown>[]).find(
    (each) =>
      each.member === member && (each.project ?? null) === (project ?? null) && (each.appID ?? null) === (app ?? null),
  );
  return typeof found?.role === 'string' ? found.role : null;
}
/** Returns the ID of one of the newest messages, targets or webhooks, or one that there is none of. */
export async function someID(world: World, of: 'deliveries' | 'targets' | 'hooks', app: string): Promise<string> {
  const list = { deliveries: 'listDeliveries', targets: 'listTargets', hooks: 'listHooks' } as const;
  const found: readonly { id: string }[] = (await read(world, list[of], app))[of] ?? [];
  return found[Math.floor(world.random() * Math.min(found.length + 1, 10))]?.id ?? 'none';
}
/** Returns the ID of a machine that the person is signed in on, or one that there is none of. `ended`: it was signed out. */
export async function someMachine(world: World): Promise<{ readonly id: string; ended(): void }> {
  const { text } = await send(world, 'GET', OPERATOR_ROUTES.listMachines.path, {});
  const listed: readonly { readonly id: string; readonly machine: string }[] = JSON.parse(text).machines;
  const found = listed[Math.floor(world.random() * (listed.length + 1))];
  const ended = () => {
    const index = world.machines.findIndex(({ name }) => name === found?.machine);
    if (index >= 0) world.machines.splice(index, 1);
  };
  return { id: found?.id ?? '000000000000', ended };
}
export async function variables(world: World, app: string): Promise<readonly string[]> {
  return (await read(world, 'listEnv', app)).names ?? [];
}
