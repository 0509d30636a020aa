import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobOf, openPage, resultsOf } from '../support/workflow-example.ts';
import { runWorkflow } from '../support/workflow-run.ts';
import { pullRequest, push, startWorld, type World } from '../support/workflow-world.ts';

/** A server without packages. Its page has a link, and says which process it is. */
const SERVER = `import { createServer } from 'node:http';
const { GREETING, PORT } = process.env;
if (GREETING === undefined) {
  throw new Error('GREETING is not set');
}
createServer(({ url }, response) => {
  if (url === '/healthy') return response.end('yes');
  const page = { '/': '<a href="/about">About</a>', '/about': '<a href="/missing">Missing</a>' }[url];
  response.writeHead(page ? 200 : 404, { 'content-type': page ? 'text/html' : 'text/plain' });
  response.end(page && \`<title>x</title><p id="greeting">\${GREETING}</p><p id="pid">\${process.pid}</p>\${page}\`);
}).listen(PORT);
`;
const SETTINGS = { startCommand: 'node app/server.mjs', healthPath: '/healthy', idleTimeout: '1s', memory: '256MiB' };

let world: World;
beforeAll(async () => {
  world = await startWorld({ 'app/server.mjs': SERVER, 'package.json': '{"private":true}' });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  expect(world.github.faults).toEqual([]);
  world.github.closed = false;
});

const given = (lines: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(lines)
    .map(([name, value]) => `${indent}${name}: ${JSON.stringify(value)}\n`)
    .join('');

const common = (env: string) => ({
  ...{ org: 'acme', project: 'web', app: 'api', 'app-type': 'api', env },
  'app-settings': JSON.stringify(SETTINGS),
});
const platform = () => ({ 'base-url': world.platform.baseUrl, 'id-token-audience': world.platform.baseUrl });

/** A job of one step that uses the action itself. */
const step = (inputs: Readonly<Record<string, string>>) => `on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    permissions: { contents: read, deployments: write, id-token: write }
    steps:
      - uses: actions/checkout@v7
      - uses: slipway/slipway@v1
        with:
${given(inputs, '          ')}`;

const previews = () => `on:
  pull_request:
    types: [opened, synchronize, reopened, closed]
permissions: {}
jobs:
  api:
    permissions: { contents: read, deployments: write, id-token: write, pull-requests: write }
    uses: slipway/slipway/.github/workflows/preview.yml@v1
    with:
${given({ ...platform(), ...common('GREETING=hello') }, '      ')}`;

/** Calls an operator's operation of the app of a preview. */
async function operate(path: string) {
  const url = `${world.platform.baseUrl}/operator/orgs/acme/projects/web/apps/api-pr-7${path}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${await world.platform.mintToken()}` } });
  return JSON.parse(await answer.text());
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a preview of a function app has its variables and no table, is not for search engines, sleeps, and ends', async () => {
  const sha = world.site.commit({ 'change.txt': '1' }, 'feature');
  const opened = await runWorkflow(previews(), pullRequest('opened', 7, 'feature', sha), world, { dry: /check$/ });
  expect(resultsOf(opened)).toMatchObject({ 'api/preview': 'success' });
  const { url = '', 'app-id': app } = jobOf(opened, 'api').outputs;
  expect(app).toBe('api-pr-7');
  const visit = async () => {
    const answer = await openPage(url);
    const pid = Number(/<p id="pid">(\d+)/.exec(await answer.clone().text())?.[1]);
    return { status: answer.status, robots: answer.headers.get('x-robots-tag'), text: await answer.text(), pid };
  };
  const first = await visit();
  expect(first).toMatchObject({ status: 200, robots: 'noindex', text: expect.stringContaining('>hello<') });
  expect((await operate('/tables')).tables).toEqual([]);
  const asleep = { state: 'asleep', instances: [] };
  await expect.poll(() => operate('/instances'), { timeout: 40_000 }).toMatchObject(asleep);
  expect(runs(first.pid)).toBe(false);
  const woken = await visit();
  expect(woken).toMatchObject({ status: 200, text: expect.stringContaining('>hello<') });

  world.github.closed = true;
  const closed = await runWorkflow(previews(), pullRequest('closed', 7, 'feature', sha), world);
  expect(resultsOf(closed)).toMatchObject({ 'api/close': 'success' });
  expect((await openPage(url)).status).toBe(410);
  await expect.poll(() => runs(woken.pid), { timeout: 40_000 }).toBe(false);
});

test('a server that fails at its start fails the step, on its line, with the cause and what to do', async () => {
  const sha = world.site.commit({ 'change.txt': '2' }, 'main');
  const text = step({ ...platform(), ...common('OTHER=1'), app: 'failing' });
  const [, done] = jobOf(await runWorkflow(text, push(sha), world), 'deploy').steps;
  expect(done?.outcome).toBe('failure');
  expect(done?.log).toMatch(/^::error (?=.*file=app\/server\.mjs)(?=.*line=4).*GREETING is not set/m);
  expect(JSON.parse(done?.outputs.failure ?? '')).toMatchObject({
    stage: 'activate',
    code: 'start_failed',
    exitCode: 1,
  });
  expect(done?.summary).toContain('GREETING is not set');
  expect(done?.summary).toContain('app/server.mjs');
});

test('a check starts the server, and reads the pages that it makes', async () => {
  const sha = world.site.commit({ 'change.txt': '3' }, 'main');
  const text = step({ mode: 'check', ...common('GREETING=hello') });
  const [, done] = jobOf(await runWorkflow(text, push(sha), world), 'deploy').steps;
  expect(done?.outcome).toBe('failure');
  expect(done?.log).toMatch(/^::error .*\/missing/m);
  expect(done?.log).not.toContain('index page');
  const failed = step({ mode: 'check', ...common('OTHER=1') });
  const [, unstarted] = jobOf(await runWorkflow(failed, push(sha), world), 'deploy').steps;
  expect(unstarted?.log).toMatch(/^::error (?=.*file=app\/server\.mjs)(?=.*line=4).*GREETING is not set/m);
});
