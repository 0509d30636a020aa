/**
 * Writes the requests and answers of all calls between `<!-- calls -->` and `<!-- /calls -->` in docs/control-plane.md
 * and docs/operate.md. They are those of an embedded platform; what differs between two runs is replaced. Run
 * `node scripts/call-examples.ts` after a change of an answer.
 */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LOGIN_CLIENT, LOGIN_PATHS } from '../src/contract/login.ts';
import { fillPath, OPERATOR_ROUTES, ROUTES } from '../src/contract/routes.ts';
import { OPERATOR_ENDPOINTS } from '../src/platform/control/operator.ts';
import { startLocalPlatform } from '../src/platform/engines/local.ts';
import type { Exchange } from '../test/support/described.ts';
import { createRepository } from '../test/support/repositories.ts';
import { replaceBetween } from './docs-tables.ts';
import { CONTROL } from './openapi.ts';

export interface CallExamples {
  readonly control: Readonly<Record<keyof typeof ROUTES, Exchange>>;
  readonly operator: Readonly<Record<keyof typeof OPERATOR_ROUTES, Exchange>>;
}

interface Given {
  readonly body?: object;
  /** Replaces placeholders of the path. */
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: string;
}

type Call = (route: { readonly method: string; readonly path: string }, given?: Given) => Promise<Exchange>;

const BUILD = "import { cpSync } from 'node:fs';\ncpSync('pages', 'dist', { recursive: true });\n";

/** Makes every call once, on a platform of its own. Needs git. */
export async function recordCalls(): Promise<CallExamples> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-calls-'));
  try {
    using repository = createRepository({ 'pages/index.html': '<h1>Shop</h1>\n', 'build.mjs': BUILD });
    repository.git('branch', 'no-output');
    repository.git('checkout', '-q', 'no-output');
    repository.commit({ 'build.mjs': "console.log('built');\n" });
    repository.git('checkout', '-q', 'main');
    // The path of the repository is in logs, so it has a name that does not differ.
    const origin = join(scratch, 'acme', 'shop.git');
    mkdirSync(join(scratch, 'acme'));
    renameSync(repository.path, origin);
    mkdirSync(join(scratch, 'data'));
    const email = 'ana@acme.example';
    const quotas = { disk: '10GiB', apps: 50, buildMinutesPerMonth: 2_000 };
    const acme = { admin: email, deployer: 'ci@acme.example', domains: '*', adminsMayGrant: true, quotas };
    writeFileSync(
      join(scratch, 'data/platform.json'),
      JSON.stringify({ organizations: { acme, '*': { admin: email } } }),
    );
    await using platform = await startLocalPlatform({
      ...{ dir: join(scratch, 'data'), port: 0, env: process.env, allowLocalGit: true, workers: 1 },
      gitUrlTemplate: `file://${scratch}/{repository}.git`,
    });
    const authorization = `Bearer ${await platform.mintToken({ email })}`;
    const signIn = async () => {
      const send = (
        path: string,
        form: Readonly<Record<string, string>>,
        headers: Readonly<Record<string, string>> = {},
      ) =>
        fetch(`${platform.baseUrl}${path}`, {
          ...{ method: 'POST', body: new URLSearchParams(form), headers: { origin: platform.baseUrl, ...headers } },
          redirect: 'manual',
        });
      const asked = await send(LOGIN_PATHS.device, { client_id: LOGIN_CLIENT, machine: 'laptop' });
      const { user_code } = Object(await asked.json());
      const session = await send('/console/sign-in', { token: await platform.mintToken({ email }) });
      const cookie = session.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
      await send('/console/device', { user_code, decision: 'approve' }, { cookie });
    };
    return await everyCall(signIn, async ({ method, path }, { body, at, query = '' } = {}) => {
      const filled = fillPath(path, { orgID: 'acme', projectID: 'web', appID: 'shop', ...at }) + query;
      const init = { method, headers: { authorization, 'content-type': 'application/json' } };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${platform.baseUrl}${filled}`, { ...init, ...sent });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${method} ${filled}: ${response.status} ${JSON.stringify(answer)}`);
      return { method, path: filled, sent: body, status: response.status, answer };
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const SITE = { type: 'web-landing', repository: 'acme/shop', branch: 'main' };

/** Calls in an order in which each has something to answer. */
async function everyCall(signIn: () => Promise<void>, call: Call): Promise<CallExamples> {
  const createApp = await call(ROUTES.createApp, {
    body: { name: 'shop', ...SITE, buildCommand: 'node build.mjs', outputDirectory: 'dist' },
  });
  // Before anything is counted, because the counts depend on the time.
  const usage = {
    organizationUsage: await call(OPERATOR_ROUTES.organizationUsage, { query: '?step=day' }),
    organizationQuotas: await call(OPERATOR_ROUTES.organizationQuotas),
    projectUsage: await call(OPERATOR_ROUTES.projectUsage, { query: '?step=day' }),
    appUsage: await call(OPERATOR_ROUTES.appUsage, { query: '?step=day' }),
  };
  const updateApp = await call(ROUTES.updateApp, { body: { spaFallback: true, domains: null } });
  const replaceEnv = await call(ROUTES.replaceEnv, {
    body: { env: { API_URL: 'https://api.example.com', DEBUG: '1' } },
  });
  const deploy = await call(ROUTES.deploy, { body: {} });
  const first = await ended(call, deploy);
  const redeploy = await call(OPERATOR_ROUTES.redeploy, { body: { deployID: first } });
  await ended(call, redeploy);
  const failing = await call(ROUTES.deploy, { body: { branch: 'no-output' } });
  const failed = await ended(call, failing);
  const control = {
    ...{ createApp, updateApp, replaceEnv, deploy },
    listEnvironments: await call(ROUTES.listEnvironments),
    listDeployments: await call(ROUTES.listDeployments, { query: '?limit=1' }),
    readFailure: await call(ROUTES.readFailure, { at: { deployID: failed } }),
  };
  const operator = {
    listOrganizations: await call(OPERATOR_ROUTES.listOrganizations),
    listApps: await call(OPERATOR_ROUTES.listApps, { query: '?prefix=sh' }),
    readApp: await call(OPERATOR_ROUTES.readApp),
    listDeployments: await call(OPERATOR_ROUTES.listDeployments, { query: '?limit=1' }),
    readDeployment: await call(OPERATOR_ROUTES.readDeployment, { at: { deployID: first } }),
    readLog: await call(OPERATOR_ROUTES.readLog, { at: { deployID: first }, query: '?from=0' }),
    listReleases: await call(OPERATOR_ROUTES.listReleases),
    rollback: await call(OPERATOR_ROUTES.rollback, { body: { to: first } }),
    redeploy,
    listEnv: await call(OPERATOR_ROUTES.listEnv),
    editEnv: await call(OPERATOR_ROUTES.editEnv, { body: { set: { API_KEY: 'example' }, unset: ['DEBUG'] } }),
    clearCaches: await call(OPERATOR_ROUTES.clearCaches),
    whoAmI: await call(OPERATOR_ROUTES.whoAmI),
    createToken: await call(OPERATOR_ROUTES.createToken, {
      body: { name: 'nightly', role: 'deployer', lifetimeSeconds: 2_592_000 },
    }),
    createProjectToken: await call(OPERATOR_ROUTES.createProjectToken, { body: { name: 'seed', role: 'viewer' } }),
    createAppToken: await call(OPERATOR_ROUTES.createAppToken, { body: { name: 'kiosk' } }),
    listTokens: await call(OPERATOR_ROUTES.listTokens),
    revokeToken: await call(OPERATOR_ROUTES.revokeToken, { at: { token: 'nightly' } }),
    listNodes: await call(OPERATOR_ROUTES.listNodes),
    readSecrets: await call(OPERATOR_ROUTES.readSecrets),
    rotateSecret: await call(OPERATOR_ROUTES.rotateSecret, { body: {} }),
    setMember: await call(OPERATOR_ROUTES.setMember, { body: { member: 'bob@acme.example', role: 'viewer' } }),
    setProjectMember: await call(OPERATOR_ROUTES.setProjectMember, {
      body: { member: '@guests.example', role: 'viewer' },
    }),
    setAppMember: await call(OPERATOR_ROUTES.setAppMember, { body: { member: 'bob@acme.example', role: 'deployer' } }),
    listMembers: await call(OPERATOR_ROUTES.listMembers),
    createConsoleLink: await call(OPERATOR_ROUTES.createConsoleLink),
  };
  const more = {
    ...(await tableCalls(call)),
    ...(await cancelled(call)),
    ...(await notifyCalls(call)),
    ...(await hookCalls(call)),
    listHosts: await call(OPERATOR_ROUTES.listHosts),
    ...(await machineCalls(signIn, call)),
  };
  const at = { appID: 'orders' };
  const deleteApp = await call(OPERATOR_ROUTES.deleteApp, { at });
  const restoreApp = await call(OPERATOR_ROUTES.restoreApp, { at });
  const audit = {
    readAudit: await call(OPERATOR_ROUTES.readAudit, { query: '?app=shop&limit=2' }),
    readPlatformAudit: await call(OPERATOR_ROUTES.readPlatformAudit),
  };
  return { control, operator: { ...operator, ...more, deleteApp, restoreApp, ...usage, ...audit } };
}

/** Tables are those of an app with functions. */
async function tableCalls(call: Call) {
  await call(ROUTES.createApp, { body: { ...SITE, name: 'orders', type: 'api' } });
  const at = { appID: 'orders' };
  return {
    createTable: await call(OPERATOR_ROUTES.createTable, { at, body: { name: 'sessions' } }),
    listTables: await call(OPERATOR_ROUTES.listTables, { at }),
    listKeys: await call(OPERATOR_ROUTES.listKeys, { at: { ...at, table: 'sessions' }, query: '?prefix=user/' }),
    runtime: await call(OPERATOR_ROUTES.runtime, { at }),
    readInstances: await call(OPERATOR_ROUTES.readInstances, { at }),
    readOutput: await call(OPERATOR_ROUTES.readOutput, { at, query: '?lines=10' }),
    deleteTable: await call(OPERATOR_ROUTES.deleteTable, { at: { ...at, table: 'sessions' } }),
  };
}

async function machineCalls(signIn: () => Promise<void>, call: Call) {
  await signIn();
  const listMachines = await call(OPERATOR_ROUTES.listMachines);
  const { machines } = listMachines.answer as { machines: readonly { id: string }[] };
  const at = { machine: machines[0]?.id ?? '' };
  return { listMachines, endMachine: await call(OPERATOR_ROUTES.endMachine, { at }) };
}

async function hookCalls(call: Call) {
  const addHook = await call(OPERATOR_ROUTES.addHook, { body: { forge: 'github', waitForChecks: true } });
  const { hook } = addHook.answer as { hook: { id: string } };
  return {
    addHook,
    listHooks: await call(OPERATOR_ROUTES.listHooks),
    listPushes: await call(OPERATOR_ROUTES.listPushes),
    removeHook: await call(OPERATOR_ROUTES.removeHook, { at: { hook: hook.id } }),
  };
}

/** A webhook whose host does not exist, so that its message waits for the next attempt. */
async function notifyCalls(call: Call) {
  const body = { webhook: 'https://hooks.example.invalid/slipway', project: 'web', on: ['failed', 'fixed'] };
  const addTarget = await call(OPERATOR_ROUTES.addTarget, { body });
  const { target: added } = addTarget.answer as { target: { id: string } };
  const at = { target: added.id };
  const testTarget = await call(OPERATOR_ROUTES.testTarget, { at });
  const { delivery } = testTarget.answer as { delivery: string };
  const list = () => call(OPERATOR_ROUTES.listDeliveries, { query: '?limit=1' });
  let listDeliveries = await list();
  while (!JSON.stringify(listDeliveries.answer).includes('cannot be reached')) {
    await new Promise((next) => setTimeout(next, 50));
    listDeliveries = await list();
  }
  return {
    addTarget,
    listTargets: await call(OPERATOR_ROUTES.listTargets),
    testTarget,
    listDeliveries,
    redeliver: await call(OPERATOR_ROUTES.redeliver, { at: { delivery } }),
    removeTarget: await call(OPERATOR_ROUTES.removeTarget, { at }),
  };
}

/** Cancels a deployment that waits, because another one keeps the only worker busy. */
async function cancelled(call: Call) {
  await call(ROUTES.createApp, { body: { ...SITE, name: 'slow', buildCommand: 'sleep 600', outputDirectory: 'dist' } });
  const building = idOf(await call(ROUTES.deploy, { at: { appID: 'slow' }, body: {} }));
  const stage = async () => {
    const { answer } = await call(OPERATOR_ROUTES.readDeployment, { at: { appID: 'slow', deployID: building } });
    return (answer as { stage: string | null }).stage;
  };
  while ((await stage()) !== 'build') await new Promise((next) => setTimeout(next, 50));
  const waiting = await call(ROUTES.deploy, { body: {} });
  const readQueue = await call(OPERATOR_ROUTES.readQueue);
  return { readQueue, cancel: await call(OPERATOR_ROUTES.cancel, { at: { deployID: idOf(waiting) } }) };
}

/** Waits until a deployment has ended. Returns its ID. */
async function ended(call: Call, started: Exchange): Promise<string> {
  const deployID = idOf(started);
  for (;;) {
    const { answer } = await call(OPERATOR_ROUTES.readDeployment, { at: { deployID } });
    if ((answer as { finishedAt: string | null }).finishedAt !== null) return deployID;
    await new Promise((next) => setTimeout(next, 50));
  }
}

function idOf({ answer }: Exchange): string {
  return String((answer as { deployID: string }).deployID);
}

/** Renders the calls of a group, each with its summary in the OpenAPI description. */
export function renderCalls(
  exchanges: Readonly<Record<string, Exchange>>,
  endpoints: Readonly<Record<string, { readonly summary: string }>>,
): string {
  const parts = Object.entries(endpoints).flatMap(([name, { summary }]) => {
    const exchange = exchanges[name];
    if (!exchange) throw new Error(`There is no example of ${name}`);
    const { method, path, sent, status, answer } = exchange;
    const request = sent === undefined ? [] : ['```json', printJson(sent), '```', ''];
    const head = [
      `### ${name}`,
      '',
      summary,
      '',
      `\`${method} ${path}\` answers ${status}${request.length ? ' to' : ':'}`,
    ];
    if (request.length) head.push('', ...request, 'with');
    return [...head, '', '```json', printJson(answer), '```', ''];
  });
  return withoutChance(parts.join('\n'));
}

/** Prints JSON with what fits on one line on one line. */
function printJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');
  if (line.length + indent.length <= 100 || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item) => printJson(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${printJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

/** Replaces what differs between two runs: times, durations, IDs, names of hosts, credentials and versions. */
function withoutChance(text: string): string {
  const deployments = new Map<string, string>();
  const named = (id: string) => {
    const name = deployments.get(id) ?? `dpl-example-${deployments.size + 1}`;
    deployments.set(id, name);
    return name;
  };
  return text
    .replace(/\bdpl-[a-z0-9]{16}\b/g, named)
    .replace(/\bnt_[0-9a-f]{20}\b/g, 'nt_3f6c0e8a51d2b7944c1a')
    .replace(/\bmsg_[0-9a-f]{32}\b/g, 'msg_0f8e2b6c4d1a49f7b3e5c7d9a1b3f5e7')
    .replace(/(\/machines\/|"id": ")[0-9a-f]{12}\b/g, (_, before: string) => `${before}3f6c0e8a51d2`)
    .replace(/("(?:id|from|key|object)": ")[0-9a-f]{8}"/g, '$1a179e65a"')
    .replace(/("to": ")[0-9a-f]{8}"/g, '$1b5075b7b"')
    .replace(/\bhk_[0-9a-f]{32}\b/g, 'hk_5b1e9c3a7d2f4860b1c3d5e7f9a1b3c5')
    .replace(/"secret": "[^"]*"/g, '"secret": "…"')
    .replace(
      /"hash": "(?!0{64})[0-9a-f]{64}"/g,
      '"hash": "213c08035968a1de7859fee456838aed01a647d4f0ca519b50ec7e1e3836348f"',
    )
    .replace(/"requestID": "[\w-]+"/g, '"requestID": "887be7140d-349"')
    .replace(/"whsec_[^"]*"/g, '"whsec_…"')
    .replace(/cannot be reached \(E\w+\)/g, 'cannot be reached (ENOTFOUND)')
    .replace(/\benv-[a-z0-9]{8,}\b/g, 'env-example')
    .replace(/\b(shop|orders|slow)-[a-z0-9]{6}\b/g, '$1-a2b3c4')
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-11-22T10:00:00.000Z')
    .replace(/(localhost|127\.0\.0\.1):\d+/g, '$1:4400')
    .replace(/"(ms|durationMs)": \d+/g, '"$1": 120')
    .replace(/file:\/\/\/\S*\/acme\/shop\.git/g, 'https://github.com/acme/shop.git')
    .replace(/Node\.js \d+\.\d+\.\d+ and npm \d+\.\d+\.\d+/g, 'Node.js 24.21.0 and npm 11.19.1')
    .replace(/"next": \d+/g, '"next": 245')
    .replace(/"next": "[\w-]+\./g, '"next": "QE9EdTzDSJo.')
    .replace(/#link_[\w-]+/g, '#link_…')
    .replace(/"(name|node)": "[^"]+\/\d+"/g, '"$1": "platform-1/4711"')
    .replace(/"(uptimeMs|silentMs)": \d+/g, '"$1": 1200')
    .replace(/"version": "\d+\.\d+\.\d+"/g, '"version": "1.0.0"')
    .replace(/("[\w]*(?:token|TOKEN\w*|SECRET\w*|KEY_ID)": )"[^"]*"/g, '$1"…"');
}

/** Replaces the examples in a page. */
export function replaceCalls(page: string, calls: string): string {
  return replaceBetween(page, 'calls', `\n\n${calls}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const { control, operator } = await recordCalls();
  const rewrite = (name: string, calls: string) => {
    const path = resolve(import.meta.dirname, '../docs', name);
    writeFileSync(path, replaceCalls(readFileSync(path, 'utf8'), calls));
  };
  rewrite('control-plane.md', renderCalls(control, CONTROL));
  rewrite('operate.md', renderCalls(operator, OPERATOR_ENDPOINTS));
}
