import type { RouteName } from '../../contract/routes.ts';
import { type HttpResponse, jsonResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import type { AppConfig, StoredApp } from '../stores/rows/records.ts';
import { DomainTaken, type StateStore } from '../stores/state.ts';
import type { Call } from './api.ts';
import type { Bodies } from './bodies.ts';
import { type DomainOptions, permitDomains } from './domains.ts';
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
  readonly domains: DomainOptions;
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

  /** Checks the domains that an app does not have yet. */
  const permit = async ({ org }: AppKey, app: AppConfig | undefined, domains: readonly string[] | null = null) => {
    const added = (domains ?? []).filter((each) => !app?.settings.domains?.includes(each));
    await permitDomains(options.domains, org, added);
  };

  return {
    async createApp(call) {
      const { name, type, config } = bodies.createApp(call.body);
      const once = onceOf(call, 201, (app: StoredApp) => appRecord(app, siteUrl));
      await permit(call.key, undefined, config.settings.domains);
      const created = await apps.create({ key: { ...call.key, appID: name }, type, config }, once).catch(refuseTaken);
      if (created.kind === 'taken') {
        throw new Refusal('app_exists', `There is an app ${name} in this project already.`);
      }
      return answerTo(created, 201, (app) => appRecord(app, siteUrl));
    },
    async updateApp(call) {
      const app = await appOf(call);
      const patch = bodies.updateApp(call.body);
      await permit(call.key, app, patch.settings?.domains);
      const updated = await apps.update(call.key, patch).catch(refuseTaken);
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

/** The answer does not name the app that has the domain. */
function refuseTaken(error: unknown): never {
  if (!(error instanceof DomainTaken)) throw error;
  const message = `Another app has the domain ${error.domain}. It is free when that app's domains no longer contain it.`;
  throw new Refusal('domain_taken', message);
}
