/**
 * The operator's calls, below `/operator`, for what the public API cannot do: lists, logs, cancel and redeploy, single
 * variables, releases, KVS tables, function variables, and usage.
 *
 * Mirrors: spec 1.10 (users create tables on the platform's own pages), 2.5 and 3.2.
 * Gaps: apps cannot be deleted.
 * By design: the calls accept the same ID tokens and roles as the control plane. No answer has the values of an app's
 * variables, and only the answer that creates a table shows its token.
 */
import { OPERATOR_ROUTES } from '../../contract/routes.ts';
import type { Kvs } from '../kvs/index.ts';
import type { Handler, HttpResponse } from '../shared/http.ts';
import { jsonResponse } from '../shared/http.ts';
import { clearable, members } from '../shared/schema.ts';
import type { StoredDeployment } from '../stores/rows/records.ts';
import type { StateStore } from '../stores/state.ts';
import { type Call, createApi, type Gate } from './api.ts';
import {
  appAfter,
  appCursorOf,
  cursorOf,
  limitOf,
  listed,
  logPageOf,
  nameAfter,
  nameCursorOf,
  prefixOf,
  seqOf,
} from './list-pages.ts';
import { answerTo, byOf, onceOf } from './once.ts';
import type { Operations } from './operations.ts';
import { operatorApp, operatorDeployment } from './operator-records.ts';
import { iso, type SiteUrl, siteNameOf } from './records.ts';
import { type UsageCallOptions, usageCalls } from './usage.ts';
import { checkBody, text } from './validation.ts';

export interface OperatorOptions {
  readonly state: StateStore;
  readonly operations: Operations;
  readonly kvs: Pick<Kvs, 'createTable' | 'listTables' | 'deleteTable' | 'runtimeVariables'>;
  readonly metered: UsageCallOptions;
  readonly kvsUrl: string;
  readonly siteUrl: SiteUrl;
  /** Returns the organizations that give the identity a role, by name. Undefined: it has a role in every organization. */
  organizationsOf(email: string): readonly string[] | undefined;
}

type Calls = Readonly<Record<keyof typeof OPERATOR_ROUTES, (call: Call) => Promise<HttpResponse>>>;

const ROLLBACK = members({ to: clearable(text(1, 100)) });
const REDEPLOY = members({ deployID: clearable(text(1, 100)) });
const TABLE = members({ name: text(1, 100) });

/** Returns the handler of `/operator`. */
export function createOperator(gate: Gate, options: OperatorOptions): Handler {
  return createApi(gate, {
    routes: OPERATOR_ROUTES,
    mayBeEmpty: ['rollback', 'runtime', 'cancel', 'redeploy'],
    calls: { ...listCalls(options), ...deploymentCalls(options), ...appCalls(options), ...usageCalls(options.metered) },
  });
}

type ListCall =
  | 'listOrganizations'
  | 'listApps'
  | 'readApp'
  | 'listDeployments'
  | 'readDeployment'
  | 'readLog'
  | 'listReleases';

function listCalls({ state, operations, siteUrl, organizationsOf }: OperatorOptions): Pick<Calls, ListCall> {
  const { apps, deployments, releases, activity } = state;
  return {
    async listOrganizations({ query, principal }) {
      const [limit, after] = [limitOf(query), nameAfter(query)];
      const own = organizationsOf(principal.email);
      const found = own
        ? own.filter((name) => after === undefined || name > after)
        : await apps.organizations({ limit: limit + 1, after });
      const { items, last } = listed(found, limit);
      return jsonResponse(200, { organizations: items, nextCursor: last === undefined ? null : nameCursorOf(last) });
    },
    async listApps({ key, query }) {
      const limit = limitOf(query);
      const found = await apps.list(key.org, { limit: limit + 1, after: appAfter(query), prefix: prefixOf(query) });
      const { items, last } = listed(found, limit);
      const newest = await activity.newest(items);
      const records = items.map((app, index) => operatorApp(app, newest[index] ?? null, siteUrl));
      return jsonResponse(200, { apps: records, nextCursor: last ? appCursorOf(last) : null });
    },
    async readApp({ key }) {
      const app = await operations.app(key);
      const [newest = null] = await activity.newest([key]);
      return jsonResponse(200, operatorApp(app, newest, siteUrl));
    },
    async listDeployments({ key, query }) {
      const app = await operations.app(key);
      const limit = limitOf(query);
      const { items, last } = listed(await deployments.list(key, { limit: limit + 1, before: seqOf(query) }), limit);
      return jsonResponse(200, {
        deployments: items.map((each) => operatorDeployment(each, app, siteUrl)),
        nextCursor: last ? cursorOf(last.seq) : null,
      });
    },
    async readDeployment({ key, parameters }) {
      const app = await operations.app(key);
      const deployment = await operations.deployment(key, parameters.deployID ?? '');
      return jsonResponse(200, operatorDeployment(deployment, app, siteUrl));
    },
    async readLog({ key, parameters, query }) {
      const { deployment, ...part } = await operations.readLog(key, parameters.deployID ?? '', logPageOf(query));
      return jsonResponse(200, { deployID: deployment.deployID, status: deployment.status, ...part });
    },
    async listReleases({ key }) {
      const app = await operations.app(key);
      const kept = await releases.list(key);
      return jsonResponse(200, {
        releases: kept.map(({ deployID }) => ({ deployID, live: deployID === app.liveRelease })),
      });
    },
  };
}

function deploymentCalls({
  operations,
  siteUrl,
}: OperatorOptions): Pick<Calls, 'cancel' | 'redeploy' | 'clearCaches' | 'rollback'> {
  return {
    async cancel({ key, parameters, principal }) {
      const app = await operations.app(key);
      const cancelled = await operations.cancel(key, parameters.deployID ?? '', byOf(principal));
      return jsonResponse(200, operatorDeployment(cancelled, app, siteUrl));
    },
    async redeploy(call) {
      const app = await operations.app(call.key);
      const { deployID } = checkBody(call.body, REDEPLOY);
      const recordOf = (made: StoredDeployment) => operatorDeployment(made, app, siteUrl);
      const once = onceOf(call, 202, recordOf);
      return answerTo(
        await operations.redeploy(call.key, deployID ?? undefined, byOf(call.principal), once),
        202,
        recordOf,
      );
    },
    async clearCaches({ key }) {
      await operations.clearCaches(key);
      return jsonResponse(200, { cleared: true });
    },
    async rollback({ key, body }) {
      const app = await operations.app(key);
      const { to } = checkBody(body, ROLLBACK);
      const { deployID, previous } = await operations.rollback(key, to ?? undefined);
      return jsonResponse(200, { deployID, previous, url: siteUrl(siteNameOf(app)) });
    },
  };
}

type AppCall = 'listEnv' | 'editEnv' | 'listTables' | 'createTable' | 'deleteTable' | 'runtime';

function appCalls({ operations, kvs, kvsUrl }: OperatorOptions): Pick<Calls, AppCall> {
  return {
    listEnv: async ({ key }) => jsonResponse(200, { names: await operations.envNames(key) }),
    editEnv: async ({ key, body }) => jsonResponse(200, await operations.editEnv(key, body)),
    listTables: async ({ key }) => jsonResponse(200, { tables: (await kvs.listTables(key)).map(dated) }),
    async createTable({ key, body }) {
      const { name } = checkBody(body, TABLE);
      return jsonResponse(201, dated(await kvs.createTable(key, name)));
    },
    async deleteTable({ key, parameters }) {
      const name = parameters.table ?? '';
      await kvs.deleteTable(key, name);
      return jsonResponse(200, { deleted: true, name });
    },
    runtime: async ({ key }) => jsonResponse(200, { variables: await kvs.runtimeVariables(key, kvsUrl) }),
  };
}

function dated<T extends { readonly createdAt: number }>(table: T) {
  return { ...table, createdAt: iso(table.createdAt) };
}
