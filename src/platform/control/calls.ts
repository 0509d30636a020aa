import type { RouteName } from '../../contract/routes.ts';
import { type HttpResponse, jsonResponse } from '../http.ts';
import { Refusal } from '../refusal.ts';
import type { StoredApp } from '../stores/records.ts';
import type { StateStore } from '../stores/state.ts';
import type { Call } from './api.ts';
import type { Bodies } from './bodies.ts';
import { cursorOf, limitOf, listed, seqOf } from './list-pages.ts';
import { answerTo, byOf, onceOf } from './once.ts';
import { noApp } from './operations.ts';
import {
  acceptedRecord,
  appRecord,
  deploymentRecord,
  environmentRecord,
  failureRecord,
  type SiteUrl,
} from './records.ts';

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
      const created = await deployments.create(
        call.key,
        { ...bodies.deploy(call.body), by: byOf(call.principal) },
        once,
      );
      if (created.kind === 'no_app') throw noApp(call.key);
      return answerTo(created, 202, acceptedRecord);
    },
    async listDeployments(call) {
      const app = await appOf(call);
      const limit = limitOf(call.query);
      const found = await deployments.list(call.key, { limit: limit + 1, before: seqOf(call.query) });
      const { items, last } = listed(found, limit);
      return jsonResponse(200, {
        deployments: items.map((each) => deploymentRecord(each, app, siteUrl)),
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
