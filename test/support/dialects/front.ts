import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ControlPlane, createControlPlane } from '../../../src/api/control-plane.ts';
import { createTransport } from '../../../src/api/transport.ts';
import { asSlipwayError } from '../../../src/base/errors.ts';
import type { SeenDeployment } from '../../../src/contract/answers.ts';
import type { ApiMap } from '../../../src/contract/api-map.ts';
import { statusFamily } from '../../../src/contract/status.ts';
import { FakeClock } from '../clock.ts';
import { sendJson, serve, type TestServer } from '../http-server.ts';
import { type Asked, askedOf, carriedBy } from './gateway.ts';

const WORDS = { success: 'succeeded', failure: 'failed', cancelled: 'cancelled', pending: 'building' } as const;

/** Starts a server with the control plane's own shapes. It calls the service at `baseUrl` by the client and `map`. */
export async function canonicalFront(baseUrl: string, map: ApiMap): Promise<TestServer> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = askedOf(request);
    if (!asked) return sendError(response, 404, 'not_found', 'No such path', 'front');
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const tokens = { token: async () => token, renew: async () => false };
    const parts = { fetch, clock: new FakeClock(), random: () => 0.5, tokens, uuid: () => crypto.randomUUID() };
    const { orgID: org = '', projectID: project = '' } = asked.parameters;
    const client = createControlPlane(createTransport({ baseUrl, ...parts }), { org, project }, map);
    const key = request.headers['idempotency-key'];
    const post = { idempotencyKey: typeof key === 'string' ? key : undefined };
    const carried: never = Object(await carriedBy(request)) as never;
    const answer = await CALLS[asked.name](client, asked.parameters, carried, { map, post });
    if (answer === undefined) return sendError(response, 404, 'not_found', 'There is no failure', 'front');
    sendJson(response, STATUS[asked.name] ?? 200, answer);
  };
  return serve((request, response) => {
    handle(request, response).catch((thrown: unknown) => {
      const { message, code, call } = asSlipwayError(thrown);
      sendError(response, call?.status ?? 502, call?.serviceCode ?? code, message, call?.requestID ?? '');
    });
  });
}

function sendError(response: ServerResponse, status: number, code: string, message: string, requestID: string): void {
  sendJson(response, status, { error: { code, message, requestID } });
}

const STATUS: Partial<Record<Asked['name'], number>> = { createApp: 201, deploy: 202 };

type Through = { readonly map: ApiMap; readonly post: { readonly idempotencyKey: string | undefined } };
type Carry = (client: ControlPlane, at: Asked['parameters'], body: never, through: Through) => Promise<unknown>;

/** Passes bodies to the client unchanged, so that the service checks them. */
const CALLS: Readonly<Record<Asked['name'], Carry>> = {
  createApp: (client, _, body, { post }) => client.createApp(body, post),
  updateApp: async (client, { appID = '' }, body) => (await client.updateApp(appID, body)) ?? {},
  async replaceEnv(client, { appID = '' }, { env }) {
    await client.replaceEnv(appID, new Map(Object.entries(env)));
    return {};
  },
  async listEnvironments(client, { appID = '' }) {
    return { environments: (await client.listEnvironments(appID)).map(nulled) };
  },
  async deploy(client, { appID = '' }, body, { post }) {
    const deployment = await client.deploy(appID, body, post);
    if (deployment === undefined) throw new Error('the answer to a deploy names no deployment');
    const { deployID, branch, commit, createdAt } = deploymentOf(deployment);
    return { deployID, status: 'queued', branch, commit, createdAt };
  },
  async listDeployments(client, { appID = '' }, query, { map }) {
    const { deployments, nextCursor } = await client.listDeployments(appID, query);
    return { deployments: deployments.map((each) => deploymentOf(each, map)), nextCursor: nextCursor ?? null };
  },
  async readFailure(client, { appID = '', deployID = '' }) {
    const failure = await client.readFailure(appID, deployID);
    return failure && { deployID, ...nulled(failure), exitCode: failure.exitCode ?? null };
  },
};

function deploymentOf(seen: SeenDeployment, map?: ApiMap) {
  const { deployID, status, stage, branch, commit, url, createdAt } = seen;
  const word = WORDS[statusFamily(status, map?.statuses) ?? 'pending'];
  const created = createdAt === undefined ? undefined : new Date(createdAt).toISOString();
  return nulled({ deployID, status: word, stage, branch, commit, url, createdAt: created });
}

/** Replaces undefined members by null. */
function nulled<T extends object>(record: T) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? null])) as {
    [Name in keyof T]: Exclude<T[Name], undefined> | null;
  };
}
