import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { printLog } from '../../src/cli/terminal/follow-deployment.ts';
import { FakeClock } from '../support/clock.ts';
import { bodyOf, sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { ServiceDouble } from '../support/service-double.ts';
import { inTerminal } from '../support/terminal.ts';

/** Asked while a deployment waits. */
const QUEUE = '/operator/orgs/acme/queue';
const APP = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--id-token', unsignedJwt()];

test('a line that ends on a later page is printed once, whole', async () => {
  const pages = [
    { text: 'a\nbe', next: 4, atEnd: false, status: 'building' },
    { text: '', next: 4, atEnd: false, status: 'building' },
    { text: 'gun\nlast', next: 12, atEnd: true, status: 'succeeded' },
  ];
  const ask = async (): Promise<JsonObject> => pages.shift() ?? {};
  const shown: string[] = [];
  const parts = { clock: new FakeClock(), signal: new AbortController().signal, follow: true };
  expect(await printLog(ask, 'd', { ...parts, print: (text) => void shown.push(text) })).toBe('succeeded');
  expect(shown).toEqual(['a\n', 'begun\nlast\n']);
});

/** Passes the deploy's calls on to a service, and answers those below `/operator` itself. Returns their paths. */
async function deployThrough(operator: RequestListener, ...flags: readonly string[]) {
  await using service = new ServiceDouble();
  const behind = await service.start();
  const asked: string[] = [];
  await using front = await serve(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (url.startsWith('/operator/')) {
      asked.push(url.replace(/\?.*/, ''));
      return operator(request, response);
    }
    const body = await bodyOf(request);
    const sent = { authorization: headers.authorization ?? '', 'content-type': 'application/json' };
    const answer = await fetch(`${behind}${url}`, { method, headers: sent, ...(body && { body }) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const source = ['--repository', 'acme/site', '--branch', 'main', '--base-url', front.origin, '--verify', 'off'];
  const run = await inTerminal(['deploy', ...APP, ...source, ...flags], { interactive: true, env: { TERM: 'dumb' } });
  return { ...run, asked };
}

test('a deploy to another platform shows the output of the build if the platform has the call for logs', async () => {
  const log = { text: '$ npm ci\n', next: 9, atEnd: true, status: 'building' };
  const run = await deployThrough((_, response) => sendJson(response, 200, log));
  expect(run.exitCode).toBe(0);
  expect(run.err.match(/ {4}\| \$ npm ci\n/g)).toHaveLength(1);
  const logs = run.asked.filter((path) => path !== QUEUE);
  expect(logs).toEqual([expect.stringMatching(/^\/operator\/orgs\/acme\/projects\/web\/apps\/.*\/log$/)]);
});

test('a service without these calls is asked once for each, and its deploy shows no difference', async () => {
  for (const status of [404, 401, 403]) {
    const run = await deployThrough((_, response) => sendJson(response, status, { error: 'no' }));
    const queues = run.asked.filter((path) => path === QUEUE);
    expect([run.exitCode, run.asked.length - queues.length]).toEqual([0, 1]);
    expect(queues.length).toBeLessThanOrEqual(1);
    expect(run.err).not.toMatch(/warning|log/);
  }
  expect((await deployThrough((_, response) => sendJson(response, 404, {}), '--quiet')).asked).toEqual([]);
});

test.each([
  ['failed', 1],
  ['cancelled', 1],
  ['succeeded', 0],
])('logs --follow of a deployment that %s exits with %i, and without --follow with 0', async (status, exitCode) => {
  const log = { text: 'built\n', next: 6, atEnd: true, status };
  await using platform = await serve(({ url = '' }, response) =>
    sendJson(response, 200, /\/log\?/.test(url) ? log : { deployID: 'dpl-1', status }),
  );
  const run = (...flags: readonly string[]) =>
    inTerminal(['logs', 'dpl-1', ...APP, '--base-url', platform.origin, ...flags]);
  expect(await run('--follow')).toMatchObject({ exitCode, out: 'built\n' });
  expect(await run()).toMatchObject({ exitCode: 0, out: 'built\n' });
});
