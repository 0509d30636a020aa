import { hash } from 'node:crypto';
import { assertNever } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { RouteName } from '../../contract/routes.ts';
import { type HttpResponse, jsonResponse } from '../http.ts';
import { Refusal } from '../refusal.ts';
import type { StoredApp } from '../stores/records.ts';
import type { Done, Once, StateStore } from '../stores/state.ts';
import type { AppKey } from '../types.ts';
import type { Call } from './api.ts';
import type { Bodies } from './bodies.ts';
import {
  acceptedRecord,
  appRecord,
  deploymentRecord,
  environmentRecord,
  failureRecord,
  type SiteUrl,
} from './records.ts';
import { invalid } from './validation.ts';

export interface ControlPlaneOptions {
  readonly state: StateStore;
  readonly siteUrl: SiteUrl;
  /** True: repositories may be paths of this machine. */
  readonly allowLocalGit: boolean;
}

type Calls = Readonly<Record<RouteName, (call: Call) => Promise<HttpResponse>>>;

/** Creates the seven calls of spec 4.A. Each changes the state by at most one command. */
export function createCalls(options: ControlPlaneOptions & { readonly bodies: Bodies }): Calls {
  const { state, siteUrl, bodies } = options;
  const { apps, deployments } = state;

  const appOf = async ({ key }: Call): Promise<StoredApp> => {
    const app = await apps.find(key);
    if (!app) throw noApp(key);
    return app;
  };

  return {
    async createApp(call) {
      const { name, type, config } = bodies.createApp(call.body);
      const once = onceOf(call, 201, (app: StoredApp) => appRecord(app, siteUrl));
      const created = await apps.create({ key: { ...call.key, appID: name }, type, config }, once);
      if (created.kind === 'taken') {
        throw new Refusal('app_exists', `There is an app ${name} in this project already.`);
      }
      return answerTo(created, 201, (app) => appRecord(app, siteUrl));
    },
    async updateApp(call) {
      await appOf(call);
      const updated = await apps.update(call.key, bodies.updateApp(call.body));
      if (!updated) throw noApp(call.key);
      return jsonResponse(200, appRecord(updated, siteUrl));
    },
    async replaceEnv(call) {
      await appOf(call);
      const env = bodies.replaceEnv(call.body);
      if (!(await apps.replaceEnv(call.key, env))) throw noApp(call.key);
      return jsonResponse(200, { names: Object.keys(env).sort() });
    },
    listEnvironments: async (call) =>
      jsonResponse(200, { environments: [environmentRecord(await appOf(call), siteUrl)] }),
    async deploy(call) {
      await appOf(call);
      const once = onceOf(call, 202, acceptedRecord);
      const created = await deployments.create(call.key, { ...bodies.deploy(call.body), by: byOf(call) }, once);
      if (created.kind === 'no_app') throw noApp(call.key);
      return answerTo(created, 202, acceptedRecord);
    },
    async listDeployments(call) {
      const app = await appOf(call);
      const limit = limitOf(call.query.get('limit'));
      const before = seqOf(call.query.get('cursor'));
      const found = await deployments.list(call.key, { limit: limit + 1, before });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return jsonResponse(200, {
        deployments: page.map((each) => deploymentRecord(each, app, siteUrl)),
        nextCursor: last ? cursorOf(last.seq) : null,
      });
    },
    async readFailure(call) {
      await appOf(call);
      const { deployID = '' } = call.parameters;
      const facts = await deployments.failure(call.key, deployID);
      if (facts) return jsonResponse(200, failureRecord(deployID, facts));
      const deployment = await deployments.find(call.key, deployID);
      if (!deployment) throw new Refusal('not_found', `The app ${call.key.appID} has no deployment ${deployID}.`);
      throw new Refusal('not_found', `The deployment ${deployID} has not failed: it is ${deployment.status}.`);
    },
  };
}

/** Characters of the address of who asks for a deployment. */
const BY_LENGTH = 254;

/** Returns who calls, as one plain line. */
export function byOf({ principal }: Pick<Call, 'principal'>): string {
  return cleanLine(principal.email, BY_LENGTH);
}

function noApp({ org, project, appID }: AppKey): Refusal {
  return new Refusal('not_found', `There is no app ${appID} in ${org}/${project}.`);
}

/** Returns the `Once` of a command if the POST has an `Idempotency-Key`. */
function onceOf<T>(call: Call, status: number, recordOf: (made: T) => unknown): Once<T> | undefined {
  const { idempotencyKey, principal, name, bytes, key } = call;
  if (idempotencyKey === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) {
    throw invalid(['Idempotency-Key must be 1 to 255 visible ASCII characters']);
  }
  return {
    scope: JSON.stringify([principal.issuer, principal.email, name, key.org, key.project, key.appID]),
    key: idempotencyKey,
    requestHash: hash('sha256', bytes),
    status,
    answer: (made) => JSON.stringify(recordOf(made)),
  };
}

function answerTo<T>(done: Done<T>, status: number, recordOf: (made: T) => unknown): HttpResponse {
  switch (done.kind) {
    case 'done':
      return jsonResponse(status, recordOf(done.made));
    case 'replayed':
      return jsonResponse(done.status, JSON.parse(done.answer), { 'idempotent-replayed': 'true' });
    case 'other_request':
      throw invalid(['Idempotency-Key was used before with another body']);
    default:
      return assertNever(done);
  }
}

function limitOf(given: string | null): number {
  if (given === null) return CONTROL_LIMITS.pageDefault;
  const limit = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > CONTROL_LIMITS.pageMost) throw invalid([`limit must be 1 to ${CONTROL_LIMITS.pageMost}`]);
  return limit;
}

/** Makes a cursor that names the last deployment of a page. New deployments come before it, so they do not change the next page. */
function cursorOf(seq: number): string {
  return Buffer.from(`before:${seq}`).toString('base64url');
}

function seqOf(cursor: string | null): number | undefined {
  if (cursor === null) return undefined;
  const seq = /^before:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (seq === undefined || cursorOf(Number(seq)) !== cursor)
    throw invalid(['cursor must be a nextCursor of this list']);
  return Number(seq);
}
