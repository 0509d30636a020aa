import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject, type JsonObject } from '../../src/base/json.ts';
import { ask, type Reply } from './chaos-http.ts';
import type { ReleaseContent } from './chaos-traffic.ts';
import type { Target } from './chaos-workload.ts';
import { createRepository, type Files } from './repositories.ts';

export const ORG = 'acme';
const APPS = `/api/v1/orgs/${ORG}/projects/web/apps`;
export const OPERATOR_APPS = `/operator/orgs/${ORG}/projects/web/apps`;
/** Milliseconds in which one of the nodes has to accept a request. */
const PATIENCE_MS = 60_000;
const ANSWER_MS = 5_000;
/** The same for a rollback, which waits up to 10 s for a CDN. */
const ROLLBACK_MS = 15_000;

/** Calls the control plane through any node that is up, and goes on with the next one if it fails. */
export interface ControlClient extends Disposable {
  /** Sends the request once. Rejects if the node does not answer. */
  send(
    target: Target,
    method: string,
    path: string,
    body?: JsonObject,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  /** Sends the request again until a node answers below 500. For requests that may be repeated. */
  insist(method: string, path: string, body?: JsonObject): Promise<JsonObject>;
}

/** `tokenFrom` gets an ID token from a node. */
export function controlClient(
  targets: readonly Target[],
  tokenFrom: (target: Target) => Promise<string>,
): ControlClient {
  const agent = new Agent({ keepAlive: true });
  const send: ControlClient['send'] = async (target, method, path, body, headers = {}) => {
    const authorization = `Bearer ${await tokenFrom(target)}`;
    const all = { ...headers, authorization, ...(body ? { 'content-type': 'application/json' } : {}) };
    const text = body && JSON.stringify(body);
    const timeoutMs = path.endsWith('/rollback') ? ROLLBACK_MS : ANSWER_MS;
    return ask({ port: target.port, agent, method, path, headers: all, body: text, timeoutMs });
  };
  return {
    send,
    async insist(method, path, body) {
      const headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
      const deadline = performance.now() + PATIENCE_MS;
      let last = 'no node was up';
      for (let n = 0; performance.now() < deadline; n += 1) {
        const up = targets.filter(({ isUp }) => isUp);
        const target = up[n % up.length];
        if (target) {
          const reply = await send(target, method, path, body, headers).catch(String);
          if (typeof reply === 'string') last = reply;
          else if (reply.status < 400) return Object(JSON.parse(reply.body));
          else last = `${reply.status} ${reply.body}`;
          if (typeof reply !== 'string' && reply.status < 500 && reply.status !== 429) break;
        }
        await wait(100);
      }
      throw new Error(`No node accepted ${method} ${path}: ${last}`);
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

/** An app whose repository is a plain folder. Each commit has a number, which all of its files contain. */
export interface NumberedApp extends Disposable {
  readonly name: string;
  readonly paths: readonly string[];
  /** The deployments that the platform has accepted. */
  readonly accepted: readonly string[];
  create(): Promise<void>;
  /** Commits the next number and requests a deployment. Returns its ID. */
  deploy(): Promise<string>;
  /** Requests a deployment of the last commit again, which needs no new objects. */
  deployAgain(): Promise<string>;
  /** Returns the files of a commit, by path. Undefined: this repository has no such commit. */
  filesOf(commit: string): ReadonlyMap<string, string> | undefined;
}

/** Files by the path of a visitor. A part of them stays the same in every commit, so that their objects are used again. */
function numbered(name: string, number: number): ReadonlyMap<string, string> {
  const text = (path: string) => `${path} of ${name}, number ${number}`;
  return new Map([
    ['/', `<!doctype html><title>${name}</title><p>${text('/')}</p>`],
    ['/data.json', JSON.stringify({ number, text: text('/data.json') })],
    ['/large.txt', `${text('/large.txt')}\n`.repeat(2_000)],
    ['/every-third.txt', `${name} ${Math.floor(number / 3)}`],
    ['/same.txt', `${name} is the same`],
  ]);
}

function asFiles(files: ReadonlyMap<string, string>): Files {
  return Object.fromEntries([...files].map(([path, body]) => [path === '/' ? 'index.html' : path.slice(1), body]));
}

export function numberedApp(client: ControlClient, name: string): NumberedApp {
  const repository = createRepository(asFiles(numbered(name, 0)));
  const numbers = new Map([[repository.git('rev-parse', 'HEAD'), 0]]);
  const accepted: string[] = [];
  const deployAgain = async () => {
    const deployID = String((await client.insist('POST', `${APPS}/${name}/deployments`, {})).deployID);
    accepted.push(deployID);
    return deployID;
  };
  return {
    name,
    paths: [...numbered(name, 0).keys()],
    accepted,
    async create() {
      const body = { name, type: 'web-landing', repository: repository.path, branch: 'main', outputDirectory: '.' };
      await client.insist('POST', APPS, body);
    },
    deploy() {
      numbers.set(repository.commit(asFiles(numbered(name, numbers.size))), numbers.size);
      return deployAgain();
    },
    deployAgain,
    filesOf(commit) {
      const number = numbers.get(commit);
      return number === undefined ? undefined : numbered(name, number);
    },
    [Symbol.dispose]: () => repository[Symbol.dispose](),
  };
}

/** Returns what each deployment published, by the commits that the platform recorded. */
export function contents(
  apps: readonly NumberedApp[],
  rows: readonly {
    readonly deployID: string;
    readonly app: string;
    readonly seq: number;
    readonly commit: string | null;
  }[],
): (app: string, release: string) => ReleaseContent | undefined {
  const known = new Map(rows.map((row) => [`${row.app} ${row.deployID}`, row]));
  const byName = new Map(apps.map((app) => [app.name, app]));
  return (app, release) => {
    const row = known.get(`${app} ${release}`);
    const files = row?.commit ? byName.get(app)?.filesOf(row.commit) : undefined;
    return row && files && { seq: row.seq, files };
  };
}

/** Reads the newest deployments of an app through a node, as a client sees them. Returns their statuses. */
export async function statusesOf(
  client: ControlClient,
  target: Target,
  app: string,
): Promise<ReadonlyMap<string, string>> {
  const { status, body } = await client.send(target, 'GET', `${APPS}/${app}/deployments?limit=100`);
  if (status !== 200) throw new Error(`${target.name} answered ${status} to a list of deployments`);
  const { deployments } = Object(JSON.parse(body));
  if (!Array.isArray(deployments)) throw new Error(`${target.name} sent no list of deployments`);
  return new Map(deployments.filter(isObject).map((each) => [String(each.deployID), String(each.status)]));
}

/** Creates an app with tables, and returns the variables of its functions. */
export async function createTables(client: ControlClient, app: string, tables: readonly string[]): Promise<JsonObject> {
  await client.insist('POST', APPS, { name: app, type: 'api', repository: 'acme/functions', branch: 'main' });
  for (const name of tables) await client.insist('POST', `${OPERATOR_APPS}/${app}/tables`, { name });
  const { variables } = await client.insist('POST', `${OPERATOR_APPS}/${app}/runtime`, {});
  return Object(variables);
}

/** Returns the host name of an app's site. */
export async function hostOf(client: ControlClient, app: string): Promise<string> {
  const { environments } = await client.insist('GET', `${APPS}/${app}/environments`);
  const [environment] = Array.isArray(environments) ? environments : [];
  return new URL(environment.url).hostname;
}
