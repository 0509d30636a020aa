import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { RouteName } from '../../contract/routes.ts';
import { type HttpResponse, jsonResponse } from '../http.ts';
import { Refusal } from '../refusal.ts';
import type { StoredApp } from '../stores/local/apps.ts';
import type { Call } from './api.ts';
import type { Bodies } from './bodies.ts';
import type { ControlPlaneOptions } from './index.ts';
import { acceptedRecord, appRecord, deploymentRecord, environmentRecord, failureRecord } from './records.ts';
import { invalid } from './validation.ts';

type Calls = Readonly<Record<RouteName, (call: Call) => HttpResponse>>;

/** The seven calls. Each is synchronous once its body is there, so that each is one step of the state. */
export function createCalls(options: ControlPlaneOptions & { readonly bodies: Bodies }): Calls {
  const { state, siteUrl, bodies } = options;
  const { apps, deployments, releases } = state;

  const appOf = ({ key }: Call): StoredApp => {
    const app = apps.find(key);
    if (!app) throw new Refusal('not_found', `There is no app ${key.appID} in ${key.org}/${key.project}.`);
    return app;
  };

  return {
    createApp: (call) =>
      repeatable(options, call, () => {
        const { name, type, config } = bodies.createApp(call.body);
        const app = apps.create({ ...call.key, appID: name }, type, config);
        if (!app) throw new Refusal('app_exists', `There is an app ${name} in this project already.`);
        return { status: 201, record: appRecord(app, siteUrl) };
      }),
    updateApp(call) {
      const app = appOf(call);
      const updated = apps.update(app, bodies.updateApp(call.body, app));
      releases.forget(app.subdomain);
      return jsonResponse(200, appRecord(updated, siteUrl));
    },
    replaceEnv(call) {
      const app = appOf(call);
      const env = bodies.replaceEnv(call.body);
      state.transaction(() => apps.replaceEnv(app, env));
      return jsonResponse(200, { names: Object.keys(env).sort() });
    },
    listEnvironments: (call) => jsonResponse(200, { environments: [environmentRecord(appOf(call), siteUrl)] }),
    deploy(call) {
      const app = appOf(call);
      let accepted: string | undefined;
      const response = repeatable(options, call, () => {
        const { branch, commit } = bodies.deploy(call.body);
        const deployment = deployments.create(app, branch ?? app.branch, commit);
        accepted = deployment.deployID;
        return { status: 202, record: acceptedRecord(deployment) };
      });
      if (accepted !== undefined) options.enqueue(accepted);
      return response;
    },
    listDeployments(call) {
      const app = appOf(call);
      const limit = limitOf(call.query.get('limit'));
      const found = deployments.list(app, limit + 1, seqOf(call.query.get('cursor')));
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return jsonResponse(200, {
        deployments: page.map((each) => deploymentRecord(each, app, siteUrl)),
        nextCursor: last ? cursorOf(last.seq) : null,
      });
    },
    readFailure(call) {
      const app = appOf(call);
      const { deployID = '' } = call.parameters;
      const facts = deployments.failure(app, deployID);
      if (facts) return jsonResponse(200, failureRecord(deployID, facts));
      const deployment = deployments.find(app, deployID);
      if (!deployment) throw new Refusal('not_found', `The app ${app.appID} has no deployment ${deployID}.`);
      throw new Refusal('not_found', `The deployment ${deployID} has not failed: it is ${deployment.status}.`);
    },
  };
}

/** A POST that may carry an `Idempotency-Key`: the work and the memory of its answer are one transaction. */
function repeatable(
  { state }: ControlPlaneOptions,
  call: Call,
  work: () => { readonly status: number; readonly record: unknown },
): HttpResponse {
  const { idempotencyKey } = call;
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) {
    throw invalid(['Idempotency-Key must be 1 to 255 visible ASCII characters']);
  }
  return state.transaction(() => {
    if (idempotencyKey === undefined) {
      const { status, record } = work();
      return jsonResponse(status, record);
    }
    const {
      name,
      key: { org, project, appID },
      principal,
      bytes,
    } = call;
    const scope = JSON.stringify([principal.issuer, principal.email, name, org, project, appID]);
    const before = state.idempotency.recall(scope, idempotencyKey, bytes);
    if (before.kind === 'other-body') throw invalid(['Idempotency-Key was used before with another body']);
    if (before.kind === 'answered') {
      return jsonResponse(before.status, JSON.parse(before.body), { 'idempotent-replayed': 'true' });
    }
    const { status, record } = work();
    state.idempotency.remember(scope, idempotencyKey, bytes, status, JSON.stringify(record));
    return jsonResponse(status, record);
  });
}

function limitOf(given: string | null): number {
  if (given === null) return CONTROL_LIMITS.pageDefault;
  const limit = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > CONTROL_LIMITS.pageMost) throw invalid([`limit must be 1 to ${CONTROL_LIMITS.pageMost}`]);
  return limit;
}

/** A cursor is the last deployment shown: what arrives later is newer, so the next page stays what it was. */
function cursorOf(seq: number): string {
  return Buffer.from(`before:${seq}`).toString('base64url');
}

function seqOf(cursor: string | null): number | undefined {
  if (cursor === null) return undefined;
  const seq = /^before:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (seq === undefined || cursorOf(Number(seq)) !== cursor) throw invalid(['cursor is not one that this list gave']);
  return Number(seq);
}
