/**
 * The control plane: the seven calls.
 *
 * Mirrors: spec 4.A, 5.A and 7.B. Bodies, statuses and errors are assumptions; docs/control-plane.md shows them.
 * Gaps: apps, projects and organizations cannot be listed or deleted by these calls. An app has one environment.
 * By design: a caller without a role in the organization gets 403 before the state is read, so the answer does not show
 * whether the organization exists.
 */
import type { Clock } from '../../base/clock.ts';
import { ROUTES, type RouteName } from '../../contract/routes.ts';
import type { Handler } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { Once, StateStore } from '../stores/state.ts';
import { APP, list, object, oneOf, page, record, string } from './answers.ts';
import { type Call, createApi, describing, type Gate, routed } from './api.ts';
import { type AppChanges, checkSchedule } from './app-changes.ts';
import { ENV } from './bodies.ts';
import { cursorOf, PAGE, pageOf, seqOf } from './list-pages.ts';
import { noApp, presentApp } from './operations.ts';
import {
  appRecord,
  configurationRecord,
  deploymentRecord,
  environmentRecord,
  failureRecord,
  type SiteUrl,
} from './records.ts';

interface ControlPlaneParts {
  readonly state: StateStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly siteUrl: SiteUrl;
  readonly changes: AppChanges;
}

/** The members of the body of POST …/deployments. */
const DEPLOY_TAKES = ['branch', 'commit', 'configuration', 'configuration.type', 'env'] as const;

/** Returns the handler of `/api/v1`. */
export function createControlPlane(gate: Gate, parts: ControlPlaneParts): Handler {
  return createApi(gate, controlEndpoints(parts.changes.bodies), parts);
}

const endpoint = describing<ControlPlaneParts>();

/** Creates the seven calls of spec 4.A. Each changes the state by at most one command. */
export function controlEndpoints({ creation, change, deployment }: AppChanges['bodies']) {
  return routed<RouteName, ControlPlaneParts>(ROUTES, {
    createApp: endpoint({
      summary: 'Creates an app. Its ID is its name. `deployTakes`: the members that the body of a deployment may have.',
      body: creation,
      status: 201,
      answer: object({ ...APP, deployTakes: list(oneOf(DEPLOY_TAKES)) }),
      async run(call, { changes, siteUrl }) {
        const { name, ...app } = call.body();
        const recordOf = (made: StoredApp) => ({ ...appRecord(made, siteUrl), deployTakes: DEPLOY_TAKES });
        return call.once((once) => changes.create({ ...call.key, appID: name }, app, call.act, once), recordOf);
      },
    }),
    updateApp: endpoint({
      summary: 'Changes the fields of an app that the body names. Null removes an optional one.',
      body: change,
      answer: record('App'),
      async run(call, { changes, siteUrl }) {
        return appRecord(await changes.update(call.key, call.body(), call.act), siteUrl);
      },
    }),
    replaceEnv: endpoint({
      summary: 'Replaces the whole set of variables. No answer contains their values.',
      body: ENV,
      answer: object({ names: list(string) }),
      async run(call, { state, clock }) {
        await appOf(call, state, clock);
        const { env } = call.body();
        if (!(await state.apps.replaceEnv(call.key, env, call.act))) throw noApp(call.key);
        return { names: Object.keys(env).sort() };
      },
    }),
    listEnvironments: endpoint({
      summary:
        'Lists the environments of an app, with its configuration and the names of its variables. `deployTakes`: the members that the body of a deployment may have.',
      answer: object({
        environments: list(record('Environment')),
        app: record('Configuration'),
        deployTakes: list(oneOf(DEPLOY_TAKES)),
      }),
      async run(call, { state, clock, siteUrl }) {
        const app = await appOf(call, state, clock);
        const variables = Object.keys(await state.apps.env(call.key)).sort();
        const environments = [environmentRecord(app, siteUrl)];
        return { environments, app: configurationRecord(app, variables), deployTakes: DEPLOY_TAKES };
      },
    }),
    deploy: endpoint({
      summary:
        "Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes a server.",
      body: deployment,
      mayBeEmpty: true,
      status: 202,
      answer: record('AcceptedDeployment'),
      async run(call, { state, clock }) {
        await appOf(call, state, clock);
        const { branch = null, commit, configuration, env } = call.body();
        await checkSchedule(configuration?.settings);
        const request = { branch, commit: commit?.toLowerCase() ?? null, configuration, env };
        const create = async (once?: Once<StoredDeployment>) => {
          const created = await state.deployments.create(call.key, request, call.act, once);
          if (created.kind === 'no_app') throw noApp(call.key);
          return created;
        };
        return call.once(create, (made) => made);
      },
    }),
    listDeployments: endpoint({
      summary: 'Lists deployments, newest first.',
      query: PAGE,
      answer: page('deployments', record('Deployment')),
      async run(call, { state, siteUrl }) {
        const { items: deployments, nextCursor } = await pageOf(call.query, cursorOf, async (limit) => {
          const found = await state.deployments.ofApp(call.key, { limit, before: seqOf(call.query) });
          if (!found) throw noApp(call.key);
          return found.deployments.map((each) => deploymentRecord(each, found.app, siteUrl));
        });
        return { deployments, nextCursor };
      },
    }),
    readFailure: endpoint({
      summary: 'Reads why a deployment failed. 404: it did not.',
      answer: record('Failure'),
      async run(call, { state, clock }) {
        const { deployID = '' } = call.parameters;
        const facts = await state.deployments.failure(call.key, deployID);
        if (facts) return failureRecord(deployID, facts);
        await appOf(call, state, clock);
        const deployment = await state.deployments.find(call.key, deployID);
        if (!deployment)
          throw new Refusal('deployment_not_found', `The app ${call.key.appID} has no deployment ${deployID}.`);
        throw new Refusal('not_found', `The deployment ${deployID} has not failed: it is ${deployment.status}.`);
      },
    }),
  });
}

function appOf({ key }: Call, { apps }: StateStore, clock: Pick<Clock, 'now'>): Promise<StoredApp> {
  return presentApp(apps, key, clock);
}
