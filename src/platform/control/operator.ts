/**
 * The operator's calls, below `/operator`, for what the public API cannot do: lists, logs, cancel and redeploy, single
 * variables, releases, KVS tables, function variables, instances of functions, usage, nodes, and links to the console.
 *
 * Mirrors: spec 1.10 (users create tables on the platform's own pages), 2.5 and 3.2.
 * Gaps: projects and organizations cannot be deleted.
 * By design: the calls accept the same ID tokens and roles as the control plane. No answer has the values of an app's
 * variables, and only the answer that creates a table shows its token. The names and addresses of machines are for
 * operators alone.
 */
import * as v from 'valibot';
import { CONTROL_LIMITS, LOG_LIMITS, TABLE_NAME } from '../../contract/limits.ts';
import { PRINTED_LINES } from '../../contract/operator.ts';
import { OPERATOR_ROUTES } from '../../contract/routes.ts';
import type { FunctionsView } from '../functions/view.ts';
import type { Hooks } from '../hooks/index.ts';
import type { Principal } from '../identity/access.ts';
import { type AccessTokens, refuseToken } from '../identity/access-tokens.ts';
import type { Logins } from '../identity/logins.ts';
import type { Kvs } from '../kvs/index.ts';
import type { Notify } from '../notify/index.ts';
import type { Handler } from '../shared/http.ts';
import type { Quotas } from '../shared/quotas.ts';
import { Refusal } from '../shared/refusal.ts';
import { clearable, members } from '../shared/schema.ts';
import type { AuditStore } from '../stores/audit.ts';
import type { ListedNode } from '../stores/nodes.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { Sealing } from '../stores/sealing.ts';
import type { StateStore } from '../stores/state.ts';
import { isStranger } from './acts.ts';
import { boolean, count, list, moment, object, orNull, page, record, string, WARNING } from './answers.ts';
import { createApi, describing, type Endpoint, type Endpoints, type Gate, routed } from './api.ts';
import { AUDIT, AUDIT_QUERY, readAudit } from './audit.ts';
import { INSTANCES, instancesOf, OUTPUT, outputOf } from './functions.ts';
import { HOOK_ENDPOINTS } from './hooks.ts';
import { HOST_ENDPOINTS, type HostParts } from './hosts.ts';
import {
  appAfter,
  appCursorOf,
  cursorOf,
  isTrue,
  keyCursorOf,
  keysOf,
  limitOf,
  logPageOf,
  nameAfter,
  nameCursorOf,
  PAGE,
  pageOf,
  prefixOf,
  printedPageOf,
  seqOf,
} from './list-pages.ts';
import { MEMBER_ENDPOINTS, type MemberParts } from './members.ts';
import { NOTIFY_ENDPOINTS } from './notify.ts';
import { ENV_EDIT } from './operations.ts';
import { operatorApp, operatorDeployment, queuedDeployment, type SiteUrl, siteNameOf, withoutNone } from './records.ts';
import { SECRET_ENDPOINTS } from './secrets.ts';
import { MACHINE_ENDPOINTS, TOKEN_ENDPOINTS } from './tokens.ts';
import { appUsage, QUOTA_REPORT, quotasOf, USAGE_QUERY, USAGE_REPORT, type UsageParts, usageOfMany } from './usage.ts';
import { text } from './validation.ts';

export interface OperatorParts extends UsageParts, MemberParts, HostParts {
  readonly functions: FunctionsView;
  readonly quotas: Pick<Quotas, 'read'>;
  readonly state: StateStore;
  readonly notify: Notify;
  readonly hooks: Hooks;
  readonly sealing: Sealing;
  readonly kvs: Pick<Kvs, 'createTable' | 'listTables' | 'deleteTable' | 'entries' | 'runtimeVariables'>;
  readonly kvsUrl: string;
  readonly siteUrl: SiteUrl;
  readonly organizationsOf: Gate['organizationsOf'];
  readonly accessTokens: AccessTokens;
  readonly logins: Pick<Logins, 'machines' | 'endMachine'>;
  readonly roleOf: Gate['roleOf'];
  readonly audit: AuditStore;
  listNodes(): Promise<readonly ListedNode[]>;
  /** Makes a link that signs a person in to the console once. */
  consoleLink(principal: Principal): Promise<object>;
}

export function createOperator(gate: Gate, parts: OperatorParts): Handler {
  return createApi(gate, refusingDeleted(OPERATOR_ENDPOINTS), parts);
}

/** The calls about an app that may be deleted. */
const OF_DELETED: ReadonlySet<string> = new Set(['deleteApp', 'restoreApp']);

/** Returns the endpoints with one rule more: calls about a deleted app are refused with `app_deleted`. */
function refusingDeleted(endpoints: Endpoints<OperatorParts>): Endpoints<OperatorParts> {
  const checked = Object.entries(endpoints).map(([name, each]): [string, Endpoint<OperatorParts>] => {
    if (!each.path.includes('{appID}') || OF_DELETED.has(name)) return [name, each];
    const run: typeof each.run = async (call, parts) => {
      // What does not exist is refused by the call itself.
      if ((await parts.state.apps.find(call.key))?.deletion) await parts.operations.app(call.key);
      return each.run(call, parts);
    };
    return [name, { ...each, run }];
  });
  return Object.fromEntries(checked);
}

const endpoint = describing<OperatorParts>();

export const OPERATOR_ENDPOINTS = routed<keyof typeof OPERATOR_ROUTES, OperatorParts>(OPERATOR_ROUTES, {
  ...NOTIFY_ENDPOINTS,
  ...HOOK_ENDPOINTS,
  ...SECRET_ENDPOINTS,
  ...HOST_ENDPOINTS,
  listOrganizations: endpoint({
    summary: 'Lists the organizations in which the caller has a role.',
    for: 'everyone',
    query: PAGE,
    answer: page('organizations', string),
    async run({ query, principal }, { state, organizationsOf }) {
      const after = nameAfter(query);
      const own = await organizationsOf(principal);
      const { items: organizations, nextCursor } = await pageOf(query, nameCursorOf, (limit) =>
        own ? own.filter((name) => after === undefined || name > after) : state.apps.organizations({ limit, after }),
      );
      return { organizations, nextCursor };
    },
  }),
  listApps: endpoint({
    summary:
      'Lists the apps of an organization, by ID. `deleted=true`: those that are deleted, and can be restored. 404: there is no such organization.',
    partly: true,
    query: { ...PAGE, prefix: string, deleted: boolean },
    answer: page('apps', record('OperatorApp')),
    async run({ key, query, principal, within }, parts) {
      const { state, siteUrl, functions } = parts;
      const range = { after: appAfter(query), prefix: prefixOf(query), deleted: isTrue(query, 'deleted'), within };
      const { items, nextCursor } = await pageOf(query, appCursorOf, (limit) =>
        state.apps.list(key.org, { ...range, limit }),
      );
      if (items.length === 0) await checkOrganization(key.org, principal, parts);
      const newest = await state.activity.newest(items);
      return {
        apps: items.map((app, index) => operatorApp(app, newest[index] ?? null, siteUrl, functions)),
        nextCursor,
      };
    },
  }),
  readQueue: endpoint({
    summary:
      'Lists what an organization builds and what waits, in the order in which they begin. `more`: the lists have more than `limit`.',
    partly: true,
    query: { limit: PAGE.limit ?? count },
    answer: object({
      running: list(record('QueuedDeployment')),
      waiting: list(record('QueuedDeployment')),
      more: boolean,
    }),
    async run({ key, query, within }, { state }) {
      const limit = limitOf(query);
      const { running, waiting } = await state.activity.queue(key.org, limit + 1, within);
      return {
        running: running.slice(0, limit).map((each) => queuedDeployment(each)),
        waiting: waiting.slice(0, limit).map((each, index) => queuedDeployment(each, index + 1)),
        more: Math.max(running.length, waiting.length) > limit,
      };
    },
  }),
  readApp: endpoint({
    summary: 'Reads an app and its newest deployment.',
    answer: record('OperatorApp'),
    run: async ({ key }, parts) => withNewest(await parts.operations.app(key), parts, parts.functions),
  }),
  deleteApp: endpoint({
    summary:
      'Deletes an app: its site answers 410, its deployments are cancelled, and it can be restored until `deleted.until`. Repeating it does nothing.',
    answer: record('OperatorApp'),
    run: async ({ key, act }, parts) => withNewest(await parts.operations.deleteApp(key, act), parts),
  }),
  restoreApp: endpoint({
    summary: 'Restores a deleted app as it was. 409: it is not deleted. 410: its data is being removed.',
    answer: record('OperatorApp'),
    run: async ({ key, act }, parts) => withNewest(await parts.operations.restoreApp(key, act), parts),
  }),
  listDeployments: endpoint({
    summary: 'Lists deployments with commit, author, phases and size, newest first.',
    query: PAGE,
    answer: page('deployments', record('OperatorDeployment')),
    async run({ key, query }, { operations, state }) {
      const app = await operations.app(key);
      const { items, nextCursor } = await pageOf(query, cursorOf, (limit) =>
        state.deployments.list(key, { limit, before: seqOf(query) }),
      );
      return { deployments: items.map((each) => operatorDeployment(each, app)), nextCursor };
    },
  }),
  readDeployment: endpoint({
    summary: 'Reads a deployment.',
    answer: record('OperatorDeployment'),
    async run({ key, parameters }, { operations }) {
      const app = await operations.app(key);
      return operatorDeployment(await operations.deployment(key, parameters.deployID ?? ''), app);
    },
  }),
  readLog: endpoint({
    summary:
      "Reads a part of a deployment's log. `next` is the position of the part after it. Lines may have colours (SGR).",
    query: {
      from: {
        type: 'integer',
        default: 0,
        description: 'The position in bytes to read from. A negative one counts from the end.',
      },
      limit: { type: 'integer', minimum: 1, maximum: LOG_LIMITS.pageMost, default: LOG_LIMITS.pageDefault },
    },
    answer: object({ deployID: string, status: string, text: string, next: count, atEnd: boolean }),
    async run({ key, parameters, query }, { operations }) {
      const { deployment, ...part } = await operations.readLog(key, parameters.deployID ?? '', logPageOf(query));
      return { deployID: deployment.deployID, status: deployment.status, ...part };
    },
  }),
  cancel: endpoint({
    summary:
      'Cancels a deployment: takes it out of the queue, or ends its build at once. 409: it goes live now, or has ended.',
    answer: record('OperatorDeployment'),
    async run({ key, parameters, act }, { operations }) {
      const app = await operations.app(key);
      return operatorDeployment(await operations.cancel(key, parameters.deployID ?? '', act), app);
    },
  }),
  redeploy: endpoint({
    summary: "Queues a deployment of another deployment's commit, or of the branch's newest commit.",
    body: members({ deployID: clearable(text(1, 100)) }),
    mayBeEmpty: true,
    status: 202,
    answer: record('OperatorDeployment'),
    async run(call, { operations }) {
      const app = await operations.app(call.key);
      const { deployID } = call.body();
      return call.once(
        (once) => operations.redeploy(call.key, deployID ?? undefined, call.act, once),
        (made: StoredDeployment) => operatorDeployment(made, app),
      );
    },
  }),
  listEnv: endpoint({
    summary: 'Lists the variables without their values, and who last changed each of them. Null: not known.',
    answer: object({
      names: list(string),
      variables: list(object({ name: string, changedAt: orNull(moment), changedBy: orNull(string) })),
    }),
    async run({ key }, { operations }) {
      const variables = await operations.variables(key);
      return { names: variables.map(({ name }) => name), variables };
    },
  }),
  editEnv: endpoint({
    summary: 'Sets and removes single variables. `absent`: names that were not set.',
    body: ENV_EDIT,
    answer: object({ names: list(string), absent: list(string) }),
    run: async ({ key, body, act }, { operations }) => operations.editEnv(key, body(), act),
  }),
  listReleases: endpoint({
    summary: 'Lists the releases that are kept, newest first.',
    answer: object({ releases: list(object({ deployID: string, live: boolean })) }),
    async run({ key }, { operations, state }) {
      const app = await operations.app(key);
      const kept = await state.releases.list(key);
      return { releases: kept.map(({ deployID }) => ({ deployID, live: deployID === app.liveRelease })) };
    },
  }),
  clearCaches: endpoint({
    summary: 'Removes what is kept of earlier installs and builds of the app.',
    answer: object({ cleared: { const: true } }),
    async run({ key, act }, { operations }) {
      await operations.clearCaches(key, act);
      return { cleared: true };
    },
  }),
  rollback: endpoint({
    summary:
      'Makes a kept release live: `to`, or the one before the live one. With a CDN before the platform, the answer comes when that has forgotten the one before, or after 10 seconds with `warnings`.',
    body: members({ to: clearable(text(1, 100)) }),
    mayBeEmpty: true,
    answer: object({ deployID: string, previous: string, url: string, 'warnings?': list(object(WARNING)) }),
    async run({ key, body, act }, { operations, siteUrl }) {
      const app = await operations.app(key);
      const made = await operations.rollback(key, body().to ?? undefined, act);
      return { ...withoutNone(made), url: siteUrl(siteNameOf(app)) };
    },
  }),
  listTables: endpoint({
    summary: 'Lists the tables of an app.',
    answer: object({ tables: list(record('Table')) }),
    run: async ({ key }, { kvs }) => ({ tables: await kvs.listTables(key) }),
  }),
  createTable: endpoint({
    summary: 'Creates a table. Only this answer has its token.',
    body: members({ name: v.pipe(text(1, 100), v.metadata({ pattern: TABLE_NAME.source })) }),
    status: 201,
    answer: object({ name: string, variable: string, createdAt: moment, token: string }),
    run: ({ key, body, act }, { kvs }) => kvs.createTable(key, body().name, act),
  }),
  deleteTable: endpoint({
    summary: 'Deletes a table with its entries.',
    answer: object({ deleted: { const: true }, name: string }),
    async run({ key, parameters: { table: name = '' }, act }, { kvs }) {
      await kvs.deleteTable(key, name, act);
      return { deleted: true, name };
    },
  }),
  listKeys: endpoint({
    summary: 'Lists the keys of a table that begin with `prefix`, in the order of their bytes. Counts as a request.',
    query: { ...PAGE, prefix: string },
    answer: page('keys', object({ key: string, bytes: count, expiresAt: orNull(moment) })),
    async run({ key, parameters: { table = '' }, query }, { kvs }) {
      const { items: keys, nextCursor } = await pageOf(query, keyCursorOf, (limit) =>
        kvs.entries.list(key, table, { ...keysOf(query), limit }),
      );
      return { keys, nextCursor };
    },
  }),
  runtime: endpoint({
    summary: 'Issues the runtime variables of a function app, with credentials of its role.',
    answer: object({ variables: { type: 'object', additionalProperties: string } }),
    run: async ({ key, act }, { kvs, kvsUrl }) => ({ variables: await kvs.runtimeVariables(key, kvsUrl, act) }),
  }),
  readInstances: endpoint({
    summary:
      'Lists the instances of a function app on the node that answers, its last failure and its crash loop. `runs`: false if this node runs no functions. 422: the app is no function app.',
    answer: INSTANCES,
    run: async ({ key }, { operations, functions }) => instancesOf(await operations.app(key), functions),
  }),
  readOutput: endpoint({
    summary:
      'Reads what the instances of a function app print on the node that answers: the last lines, or with `after` those since an answer. `missed`: lines between the two are left out. Texts may have colours (SGR). 422: the app is no function app.',
    query: {
      lines: { type: 'integer', minimum: 1, maximum: PRINTED_LINES.most, default: PRINTED_LINES.default },
      after: { type: 'string', description: 'The `next` of an earlier answer.' },
    },
    answer: OUTPUT,
    run: async ({ key, query }, { operations, functions }) =>
      outputOf(await operations.app(key), functions, printedPageOf(query)),
  }),
  organizationUsage: endpoint({
    summary: 'Reads what an organization has used, and lists its apps.',
    partly: true,
    query: { ...USAGE_QUERY, ...PAGE },
    answer: USAGE_REPORT,
    async run(call, parts) {
      await checkOrganization(call.key.org, call.principal, parts);
      return usageOfMany(call, parts);
    },
  }),
  organizationQuotas: endpoint({
    summary:
      'Reads the quotas of an organization, and what is used of them. Sizes are bytes. `quota` is null where there is no bound, and `near` is true from 80 % on. `month`: the one that quotas per month count in.',
    answer: QUOTA_REPORT,
    async run({ key: { org }, principal }, parts) {
      await checkOrganization(org, principal, parts);
      return quotasOf(org, parts.quotas);
    },
  }),
  projectUsage: endpoint({
    summary: 'Reads what a project has used, and lists its apps.',
    partly: true,
    query: { ...USAGE_QUERY, ...PAGE },
    answer: USAGE_REPORT,
    run: usageOfMany,
  }),
  appUsage: endpoint({
    summary: 'Reads what an app has used, and lists its tables.',
    query: USAGE_QUERY,
    answer: USAGE_REPORT,
    run: appUsage,
  }),
  whoAmI: endpoint({
    summary:
      'Says who the caller is, and the role in each organization, of the first hundred. Null: a role in a part of it alone. The organization "*" is every one.',
    for: 'everyone',
    answer: object({
      email: string,
      issuer: string,
      token: orNull(string),
      roles: list(object({ org: string, role: orNull(string) })),
    }),
    async run({ principal }, { organizationsOf, roleOf }) {
      const { email, issuer, token } = principal;
      const orgs = ((await organizationsOf(principal)) ?? ['*']).slice(0, CONTROL_LIMITS.pageMost);
      const roles = orgs.map(async (org) => ({ org, role: (await roleOf(principal, { org })) ?? null }));
      return { email, issuer, token: token?.name ?? null, roles: await Promise.all(roles) };
    },
  }),
  ...MACHINE_ENDPOINTS,
  ...TOKEN_ENDPOINTS,
  ...MEMBER_ENDPOINTS,
  readAudit: endpoint({
    summary:
      'Lists who changed what in an organization, newest first. Each row has the hash of the row before it and of itself; `head` is the newest row, and `anchor` the one before the oldest that is kept.',
    needs: 'admin',
    query: AUDIT_QUERY,
    answer: AUDIT,
    run: async ({ key, query }, { audit }) => readAudit(key.org, query, audit),
  }),
  readPlatformAudit: endpoint({
    summary:
      'Lists the rows of the platform itself: sign-ins, and refusals. For identities with the role admin in every organization.',
    for: 'operators',
    needs: 'admin',
    query: AUDIT_QUERY,
    answer: AUDIT,
    run: async ({ query }, { audit }) => readAudit('', query, audit),
  }),
  listNodes: endpoint({
    summary: 'Lists the nodes of the platform. For identities with a role in every organization.',
    for: 'operators',
    answer: object({ nodes: list({ type: 'object' }) }),
    run: async (_, { listNodes }) => ({ nodes: await listNodes() }),
  }),
  createConsoleLink: endpoint({
    summary: 'Makes a link that signs its caller in to the console once, within five minutes.',
    for: 'everyone',
    status: 201,
    answer: object({ url: string, expiresAt: moment }),
    async run({ principal, act }, { audit, consoleLink, organizationsOf }) {
      refuseToken(principal, 'sign in to the console');
      const link = await consoleLink(principal);
      if (!(await isStranger({ organizationsOf }, principal))) await audit.append(act, [{ action: 'link.create' }]);
      return link;
    },
  }),
});

async function withNewest(
  app: StoredApp,
  { state, siteUrl }: Pick<OperatorParts, 'state' | 'siteUrl'>,
  functions?: FunctionsView,
) {
  const [newest = null] = await state.activity.newest([app]);
  return operatorApp(app, newest, siteUrl, functions);
}

/** Throws `organization_not_found` for an organization without apps that gives the caller no role by its name. */
async function checkOrganization(
  org: string,
  who: Principal,
  { state, organizationsOf }: Pick<OperatorParts, 'state' | 'organizationsOf'>,
): Promise<void> {
  if ((await organizationsOf(who))?.includes(org)) return;
  // One whose apps are all deleted exists as long as they can be restored.
  for (const deleted of [false, true]) if ((await state.apps.list(org, { limit: 1, deleted })).length > 0) return;
  throw new Refusal('organization_not_found', `There is no organization ${org}: nothing was deployed to it.`);
}
