/**
 * The control plane: the seven calls.
 *
 * Mirrors: spec 4.A, 5.A and 7.B. Bodies, statuses and errors are assumptions; docs/control-plane.md shows them.
 * Gaps: apps, projects and organizations cannot be listed or deleted. An app has one environment.
 * By design: a caller without a role in the organization gets 403 before the state is read, so the answer does not show
 * whether the organization exists.
 */
import { ROUTES, type RouteName } from '../../contract/routes.ts';
import type { Handler } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import type { AppConfig, StoredApp } from '../stores/rows/records.ts';
import { DomainTaken, type StateStore } from '../stores/state.ts';
import { list, object, page, record, string } from './answers.ts';
import { type Call, createApi, type Endpoint, type Endpoints, type Gate } from './api.ts';
import { appBodies, type BodyRules, DEPLOYMENT, ENV } from './bodies.ts';
import { type DomainOptions, permitDomains } from './domains.ts';
import { cursorOf, limitOf, PAGE, pageOf, seqOf } from './list-pages.ts';
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

interface ControlPlaneOptions extends BodyRules {
  readonly state: StateStore;
  readonly siteUrl: SiteUrl;
  readonly domains: DomainOptions;
}

/** Returns the handler of `/api/v1`. */
export function createControlPlane(gate: Gate, options: ControlPlaneOptions): Handler {
  return createApi(gate, controlEndpoints(options), options);
}

function endpoint<Body>(it: Endpoint<ControlPlaneOptions, Body>) {
  return it;
}

/** Creates the seven calls of spec 4.A. Each changes the state by at most one command. */
export function controlEndpoints(rules: BodyRules) {
  const { creation, change } = appBodies(rules);
  return {
    createApp: endpoint({
      ...ROUTES.createApp,
      summary: 'Creates an app. Its ID is its name.',
      body: creation,
      status: 201,
      answer: record('App'),
      async run(call, options) {
        const { state, siteUrl } = options;
        const { name, type, config } = call.body();
        const recordOf = (app: StoredApp) => appRecord(app, siteUrl);
        const once = onceOf(call, recordOf);
        await permit(options, call.key, undefined, config.settings.domains);
        const key = { ...call.key, appID: name };
        const created = await state.apps.create({ key, type, config }, once).catch(refuseTaken);
        if (created.kind !== 'taken') return answerTo(created, recordOf);
        throw new Refusal('app_exists', `There is an app ${name} in this project already.`);
      },
    }),
    updateApp: endpoint({
      ...ROUTES.updateApp,
      summary: 'Changes the fields of an app that the body names. Null removes an optional one.',
      body: change,
      answer: record('App'),
      async run(call, options) {
        const { state, siteUrl } = options;
        const app = await appOf(call, state);
        const patch = call.body();
        await permit(options, call.key, app, patch.settings.domains);
        const updated = await state.apps.update(call.key, patch).catch(refuseTaken);
        if (!updated) throw noApp(call.key);
        return appRecord(updated, siteUrl);
      },
    }),
    replaceEnv: endpoint({
      ...ROUTES.replaceEnv,
      summary: 'Replaces the whole set of variables. No answer contains their values.',
      body: ENV,
      answer: object({ names: list(string) }),
      async run(call, { state }) {
        await appOf(call, state);
        const { env } = call.body();
        if (!(await state.apps.replaceEnv(call.key, env))) throw noApp(call.key);
        return { names: Object.keys(env).sort() };
      },
    }),
    listEnvironments: endpoint({
      ...ROUTES.listEnvironments,
      summary: 'Lists the environments of an app.',
      answer: object({ environments: list(record('Environment')) }),
      run: async (call, { state, siteUrl }) => ({
        environments: [environmentRecord(await appOf(call, state), siteUrl)],
      }),
    }),
    deploy: endpoint({
      ...ROUTES.deploy,
      summary: "Queues a deployment of the app's branch, or of another branch or a commit.",
      body: DEPLOYMENT,
      mayBeEmpty: true,
      status: 202,
      answer: record('AcceptedDeployment'),
      async run(call, { state }) {
        await appOf(call, state);
        const once = onceOf(call, acceptedRecord);
        const { branch = null, commit } = call.body();
        const request = { branch, commit: commit?.toLowerCase() ?? null, by: byOf(call.principal) };
        const created = await state.deployments.create(call.key, request, once);
        if (created.kind === 'no_app') throw noApp(call.key);
        return answerTo(created, acceptedRecord);
      },
    }),
    listDeployments: endpoint({
      ...ROUTES.listDeployments,
      summary: 'Lists deployments, newest first.',
      query: PAGE,
      answer: page('deployments', record('Deployment')),
      async run(call, { state, siteUrl }) {
        const app = await appOf(call, state);
        const limit = limitOf(call.query);
        const found = await state.deployments.list(call.key, { limit: limit + 1, before: seqOf(call.query) });
        const { items, nextCursor } = pageOf(found, limit, cursorOf);
        return { deployments: items.map((each) => deploymentRecord(each, app, siteUrl)), nextCursor };
      },
    }),
    readFailure: endpoint({
      ...ROUTES.readFailure,
      summary: 'Reads why a deployment failed. 404: it did not.',
      answer: record('Failure'),
      async run(call, { state }) {
        await appOf(call, state);
        const { deployID = '' } = call.parameters;
        const facts = await state.deployments.failure(call.key, deployID);
        if (facts) return failureRecord(deployID, facts);
        const deployment = await state.deployments.find(call.key, deployID);
        if (!deployment) throw new Refusal('not_found', `The app ${call.key.appID} has no deployment ${deployID}.`);
        throw new Refusal('not_found', `The deployment ${deployID} has not failed: it is ${deployment.status}.`);
      },
    }),
  } satisfies Endpoints<ControlPlaneOptions> & Record<RouteName, unknown>;
}

async function appOf({ key }: Call, { apps }: StateStore): Promise<StoredApp> {
  const app = await apps.find(key);
  if (!app) throw noApp(key);
  return app;
}

/** Checks the domains that an app does not have yet. */
async function permit(
  options: ControlPlaneOptions,
  { org }: AppKey,
  app: AppConfig | undefined,
  domains: readonly string[] | null = null,
): Promise<void> {
  const added = (domains ?? []).filter((each) => !app?.settings.domains?.includes(each));
  await permitDomains(options.domains, org, added);
}

/** The answer does not name the app that has the domain. */
function refuseTaken(error: unknown): never {
  if (!(error instanceof DomainTaken)) throw error;
  const message = `Another app has the domain ${error.domain}. It is free when that app's domains no longer contain it.`;
  throw new Refusal('domain_taken', message);
}
