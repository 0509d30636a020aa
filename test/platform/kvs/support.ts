import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../../../src/base/log.ts';
import { BodyTooLarge, type Handler, type HttpRequest, type HttpResponse } from '../../../src/platform/http.ts';
import { type Kvs, type KvsOptions, openKvs } from '../../../src/platform/kvs/index.ts';
import { openDatabase } from '../../../src/platform/stores/local/database.ts';
import type { AppKey } from '../../../src/platform/types.ts';
import { FakeClock } from '../../support/clock.ts';
import { type Credentials, sign } from './signer.ts';

export interface World extends AsyncDisposable {
  kvs: Kvs;
  readonly clock: FakeClock;
  readonly dataDir: string;
  /** What `kvs` was opened with. */
  readonly options: KvsOptions;
  addApp(app: AppKey, type: string): void;
  restart(): Promise<void>;
}

export const APP: AppKey = { org: 'acme', project: 'web', appID: 'shop' };

/** A KVS in a folder of its own, with `APP` of type `api` in its platform.db. */
export async function openWorld(options: Partial<KvsOptions> = {}): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'slipway-kvs-'));
  const clock = new FakeClock();
  let database = openDatabase(dataDir);
  const all = () => ({ dataDir, database, clock, log: silentLog, ...options });
  const addApp = ({ org, project, appID }: AppKey, type: string) => {
    const id = `${org}-${project}-${appID}`;
    database
      .prepare(
        `INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, 'o/r', 'main', ?, ?, 0, 0)`,
      )
      .run(org, project, appID, appID, type, id, `env-${id}`);
  };
  addApp(APP, 'api');
  const world: World = {
    kvs: await openKvs(all()),
    clock,
    dataDir,
    get options() {
      return all();
    },
    addApp,
    async restart() {
      await world.kvs.close();
      database.close();
      database = openDatabase(dataDir);
      world.kvs = await openKvs(all());
    },
    async [Symbol.asyncDispose]() {
      await world.kvs.close();
      database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}

export interface Client {
  readonly credentials: Credentials;
  readonly token: string;
}

/** A table of `app`, its token, and credentials of the app's function role. */
export function openTable(world: World, name: string, app: AppKey = APP): Client {
  const { token } = world.kvs.createTable(app, name);
  return clientOf(world, name, token, app);
}

export function clientOf(world: World, name: string, token?: string, app: AppKey = APP): Client {
  const variables = world.kvs.runtimeVariables(app, 'http://127.0.0.1:4400');
  return {
    credentials: {
      accessKeyId: variables.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: variables.AWS_SECRET_ACCESS_KEY ?? '',
      sessionToken: variables.AWS_SESSION_TOKEN ?? '',
    },
    token: token ?? variables[`SERVICE_KVS_TOKEN_${name.toUpperCase()}`] ?? '',
  };
}

/** A request as the server would hand it on, its raw headers given. */
export function request(
  method: string,
  target: string,
  rawHeaders: readonly string[],
  body: string | Buffer = '',
): HttpRequest {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers[(rawHeaders[index] ?? '').toLowerCase()] ??= rawHeaders[index + 1] ?? '';
  }
  const bytes = Buffer.from(body);
  return {
    method,
    target,
    rawHeaders,
    headers,
    requestID: 'test',
    signal: new AbortController().signal,
    async body(limit) {
      if (bytes.length > limit) throw new BodyTooLarge();
      return bytes;
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: HttpResponse['headers'];
}

export async function send(handler: Handler, sent: HttpRequest): Promise<Answer> {
  const { status, body, headers } = await handler(sent);
  return { status, text: String(body), headers };
}

/** A good request of `client`, its body given as text or as what is to be written as JSON. */
export async function goodRequest(
  world: World,
  client: Client,
  path: string,
  body: unknown,
  change: { method?: string; headers?: Readonly<Record<string, string | undefined>> } = {},
): Promise<HttpRequest> {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const method = change.method ?? 'POST';
  const headers = {
    'content-type': 'application/json',
    'x-kvs-authorization': `Bearer ${client.token}`,
    ...change.headers,
  };
  const rawHeaders = await sign({
    method,
    path,
    headers,
    body: text,
    credentials: client.credentials,
    now: world.clock.now(),
  });
  return request(method, path, rawHeaders, text);
}

/** What a good request is answered. */
export async function call(world: World, client: Client, path: string, body: unknown, change = {}): Promise<Answer> {
  return send(world.kvs.handler, await goodRequest(world, client, path, body, change));
}
