import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import { gitEnv } from './repositories.ts';

const EXAMPLE = resolve(import.meta.dirname, '../../examples/landing');

/** A page of the console: a name for its picture, and its path. */
export interface StagedPage {
  readonly name: string;
  readonly path: string;
}

export interface ConsoleStage extends AsyncDisposable {
  readonly platform: Platform;
  readonly pages: readonly StagedPage[];
  /** A path of the page of a deployment, by its state. */
  readonly deployments: Readonly<Record<'succeeded' | 'failed' | 'queued', string>>;
}

const ROOT = '/orgs/acme/projects/web/apps';
/** The longest name that an app can have. */
const LONG = 'the-association-of-northern-harbours-and-sailing-clubs-of-kiel1';

/**
 * Starts a platform with real deployments of `examples/landing` in the empty or already staged folder `dir`: some that
 * succeeded, one that failed, one that builds and one that waits, and with tables. Needs git and the npm registry.
 */
export async function openConsoleStage(dir: string): Promise<ConsoleStage> {
  const notes = join(dir, 'staged.json');
  if (!existsSync(notes)) {
    // A platform that ends has stored all counts of its use.
    await using first = await start(dir);
    writeFileSync(notes, JSON.stringify(await stage(first, dir)));
    await use(first);
    await put(first, '/console/orgs/acme/projects/web/apps/prices/tables/harbours/keys');
  }
  const platform = await start(dir);
  const { succeeded, failed, cancelled, unclonable } = JSON.parse(readFileSync(notes, 'utf8'));
  const { building, queued } = await queue(platform);
  const app = '/console/orgs/acme/projects/web/apps';
  const deployments = {
    succeeded: `${app}/boats/deployments/${succeeded}`,
    failed: `${app}/boats/deployments/${failed}`,
    queued: `${app}/slow-docs/deployments/${queued}`,
  };
  const pages = [
    { name: 'overview', path: '/console/orgs/acme' },
    { name: 'overview-none', path: '/console/orgs/moorings' },
    { name: 'apps', path: '/console/orgs/acme/apps' },
    { name: 'apps-failed', path: '/console/orgs/acme/apps?status=failed&sort=newest' },
    { name: 'apps-none', path: '/console/orgs/acme/apps?name=zebra' },
    { name: 'app', path: `${app}/boats` },
    { name: 'app-new', path: `${app}/prices` },
    { name: 'app-failed', path: `${app}/regatta` },
    { name: 'app-building', path: `${app}/slow-build` },
    { name: 'app-long', path: `${app}/${LONG}` },
    { name: 'deployment-succeeded', path: deployments.succeeded },
    { name: 'deployment-failed', path: deployments.failed },
    { name: 'deployment-queued', path: deployments.queued },
    { name: 'deployment-building', path: `${app}/slow-build/deployments/${building}` },
    { name: 'deployment-cancelled', path: `${app}/${LONG}/deployments/${cancelled}` },
    { name: 'deployment-unclonable', path: `${app}/regatta/deployments/${unclonable}` },
    { name: 'queue', path: '/console/orgs/acme/queue' },
    { name: 'queue-none', path: '/console/orgs/moorings/queue' },
    { name: 'project', path: '/console/orgs/acme/projects/web' },
    { name: 'new', path: '/console/orgs/acme/new?project=web' },
    { name: 'settings', path: `${app}/boats/settings` },
    { name: 'domains', path: `${app}/boats/domains` },
    { name: 'settings-long', path: `${app}/${LONG}/settings` },
    { name: 'variables', path: `${app}/boats/variables` },
    { name: 'variables-none', path: `${app}/charts/variables` },
    { name: 'variables-remove', path: `${app}/boats/variables?remove=VITE_HARBOUR` },
    { name: 'databases', path: `${app}/prices/tables` },
    { name: 'databases-none', path: `${app}/boats/tables` },
    { name: 'table', path: `${app}/prices/tables/harbours?key=harbour%3Akiel` },
    { name: 'table-none', path: `${app}/prices/tables/sessions?key=none` },
    { name: 'usage', path: `${app}/boats/usage` },
    { name: 'usage-none', path: `${app}/prices/usage` },
    { name: 'usage-organization', path: '/console/orgs/acme/usage?days=1' },
    { name: 'members', path: '/console/orgs/acme/members' },
    { name: 'find', path: `/console/find?q=b&at=${app}/boats` },
    { name: 'find-none', path: '/console/find?q=zebra' },
    { name: 'shortcuts', path: '/console/shortcuts' },
    { name: 'not-found', path: `${app}/none` },
  ];
  return { platform, pages, deployments, [Symbol.asyncDispose]: () => platform.close() };
}

function start(dir: string): Promise<Platform> {
  return startLocalPlatform({
    ...{ dir: join(dir, 'data'), port: 0, env: process.env, allowLocalGit: true, workers: 1 },
    gitUrlTemplate: `file://${dir}/{repository}.git`,
  });
}

type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

async function caller(platform: Platform): Promise<Call> {
  const authorization = `Bearer ${await platform.mintToken({ email: 'ada@acme.example' })}`;
  return async (method, path, body) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`${platform.baseUrl}${path}`, init);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Record<string, unknown>>;
  };
}

/** Makes the apps, and deploys commits of different authors. */
async function stage(platform: Platform, dir: string) {
  const call = await caller(platform);
  const repository = join(dir, 'acme', 'boats.git');
  mkdirSync(repository, { recursive: true });
  cpSync(EXAMPLE, repository, { recursive: true, filter: (path) => !/node_modules|dist/.test(path) });
  git(repository, 'Ada Marlow', 'init', '-q', '-b', 'main');
  const site = { repository: 'acme/boats', branch: 'main', buildCommand: 'npm run build', outputDirectory: 'dist' };
  await call('POST', `/api/v1${ROOT}`, { name: 'boats', type: 'web-landing', ...site });
  await call('PUT', `/api/v1${ROOT}/boats/env`, {
    env: { VITE_GREETING: 'Ahoy', VITE_HARBOUR: 'Kiel', ANALYTICS_KEY: 'k-1234567' },
  });
  const deployed = async (message: string, author: string) => {
    git(repository, author, 'add', '-A');
    git(repository, author, 'commit', '-q', '--allow-empty', '-m', message);
    return deploy(call, 'boats');
  };
  await deployed('Show the fleet of this season', 'Ada Marlow');
  edit(repository, 'index.html', (text) => text.replace('</body>', '<footer>Open from May to October</footer></body>'));
  const before = await deployed('Say in the footer when the harbour is open', 'Jonas Brandt');
  mkdirSync(join(repository, 'public'), { recursive: true });
  writeFileSync(join(repository, 'public/robots.txt'), 'User-agent: *\nAllow: /\n');
  const succeeded = await deployed('Let search engines find the fleet', 'Ada Marlow');
  edit(repository, 'src/main.js', (text) => text.replace("'./boats.js'", "'./fleet.js'"));
  const failed = await deployed('Rename the list of boats to fleet', 'Priya Nair');
  await call('POST', `/api/v1${ROOT}`, { name: 'charts', type: 'web-landing', ...site });
  git(repository, 'Ada Marlow', 'branch', 'charts', 'main~1');
  await call('PATCH', `/api/v1${ROOT}/charts`, { branch: 'charts' });
  await deploy(call, 'charts');
  await call('POST', `/api/v1${ROOT}`, { name: 'regatta', type: 'web-landing', ...site, branch: 'no-such-branch' });
  const unclonable = await deploy(call, 'regatta');
  await stageTables(call);
  const slow = { ...site, branch: 'charts', buildCommand: 'sleep 600' };
  for (const name of ['slow-build', 'slow-docs'])
    await call('POST', `/api/v1${ROOT}`, { name, type: 'web-landing', ...slow });
  return { before, succeeded, failed, unclonable, cancelled: await cancel(call, slow) };
}

/** Cancels a deployment of the app with the long name while another one builds. Returns its ID. */
async function cancel(call: Call, site: Readonly<Record<string, string>>): Promise<string> {
  await call('POST', `/api/v1${ROOT}`, { name: LONG, type: 'web-landing', ...site });
  const first = { ...site, buildCommand: 'sleep 3 && npm run build' };
  await call('POST', `/api/v1${ROOT}`, { name: 'jetty', type: 'web-landing', ...first });
  const busy = deploy(call, 'jetty');
  const { deployID } = await call('POST', `/api/v1${ROOT}/${LONG}/deployments`, {});
  await call('POST', `/operator${ROOT}/${LONG}/deployments/${deployID}/cancel`);
  await busy;
  return String(deployID);
}

async function stageTables(call: Call): Promise<void> {
  await call('POST', `/api/v1${ROOT}`, { name: 'prices', type: 'api', repository: 'acme/prices', branch: 'main' });
  for (const name of ['harbours', 'sessions']) await call('POST', `/operator${ROOT}/prices/tables`, { name });
}

/** Deploys an app and waits for the end. Returns the ID. */
async function deploy(call: Call, app: string): Promise<string> {
  const { deployID } = await call('POST', `/api/v1${ROOT}/${app}/deployments`, {});
  for (;;) {
    const { deployments } = await call('GET', `/api/v1${ROOT}/${app}/deployments?limit=1`);
    const [newest] = deployments as { finishedAt: string | null }[];
    if (newest?.finishedAt) return String(deployID);
    await new Promise((next) => setTimeout(next, 100));
  }
}

/** Keeps the only worker busy, and queues a deployment behind it. Returns their IDs. */
async function queue(platform: Platform) {
  const call = await caller(platform);
  const { deployID: building } = await call('POST', `/api/v1${ROOT}/slow-build/deployments`, {});
  const { deployID } = await call('POST', `/api/v1${ROOT}/slow-docs/deployments`, {});
  return { building: String(building), queued: String(deployID) };
}

/** Puts a key by the form of the console. */
async function put(platform: Platform, path: string): Promise<void> {
  const send = (to: string, fields: Record<string, string>, cookie = '') => {
    const headers = { origin: platform.baseUrl, cookie };
    return fetch(`${platform.baseUrl}${to}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  };
  const token = await platform.mintToken({ email: 'ada@acme.example' });
  const [cookie] = (await send('/console/sign-in', { token })).headers.get('set-cookie')?.split(';', 1) ?? [];
  const value = JSON.stringify({
    harbour: 'Kiel',
    berths: 42,
    night: { small: 18.5, large: 31 },
    open: ['May', 'October'],
  });
  const answer = await send(path, { key: 'harbour:kiel', value, ttl: '' }, cookie);
  if (answer.status !== 303) throw new Error(`The key was not stored: ${answer.status}`);
}

/** Visits the site, so that there is use to show. */
async function use(platform: Platform): Promise<void> {
  const call = await caller(platform);
  const { environments } = await call('GET', `/api/v1${ROOT}/boats/environments`);
  const [{ url } = { url: '' }] = environments as { url: string }[];
  for (let count = 0; count < 90; count += 1) await visit(platform.port, url, count % 7 === 6 ? '/missing' : '/');
}

/** Requests a path of a site. Node.js does not resolve `*.localhost`. */
function visit(port: number, url: string, path: string): Promise<void> {
  return new Promise((done, failed) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { host: new URL(url).host } }, (response) => {
      response.resume().on('end', done);
    });
    request.on('error', failed);
  });
}

function edit(repository: string, name: string, change: (text: string) => string): void {
  const path = join(repository, name);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function git(cwd: string, author: string, ...args: readonly string[]): void {
  const who = ['-c', `user.name=${author}`, '-c', `user.email=${author.toLowerCase().replace(' ', '.')}@acme.example`];
  execFileSync('git', [...who, ...args], { cwd, env: { ...gitEnv(), GIT_AUTHOR_NAME: author } });
}
