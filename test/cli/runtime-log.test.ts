import { expect, test } from 'vitest';
import { sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { inTerminal } from '../support/terminal.ts';

const APP = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--id-token', unsignedJwt()];
const LINE = { at: '2026-11-22T08:30:00.005Z', instance: 'i-3f9a', stream: 'stdout', text: 'listening' };

/** A platform whose app prints these pages, one for each request. */
async function printing(...pages: readonly object[]) {
  const asked: string[] = [];
  const left = [...pages];
  const server = await serve(({ url = '' }, response) => {
    asked.push(url.replace(/^.*\/apps\/shop/, ''));
    sendJson(response, 200, /\/output/.test(url) ? (left.shift() ?? { node: 'n/1', lines: [], next: 'z' }) : {});
  });
  const run = (...flags: readonly string[]) =>
    inTerminal(['logs', ...APP, '--base-url', server.origin, ...flags], { env: { TERM: 'dumb' } });
  return { asked, run, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test('--runtime prints the last lines, each with its time and instance, and nothing that a terminal obeys', async () => {
  const lines = [LINE, { ...LINE, stream: 'stderr', text: 'a\u001b]0;title\u0007\u001b[31mred\u001b[0m\u009b2J\nb' }];
  await using it = await printing({ node: 'n/1', runs: true, lines, next: 'a.1.1', missed: false });
  const { exitCode, out, err } = await it.run('--runtime', '--lines', '2');
  expect([exitCode, err]).toEqual([0, '  On the node n/1:\n']);
  expect(out).toBe('2026-11-22T08:30:00.005Z i-3f9a   listening\n2026-11-22T08:30:00.005Z i-3f9a ! ared2J b\n');
  expect(it.asked).toEqual(['/output?lines=2']);
});

test('--runtime --json prints one object for each line', async () => {
  await using it = await printing({ node: 'n/1', runs: true, lines: [LINE], next: 'a.1.1', missed: false });
  const { out } = await it.run('--runtime', '--json');
  expect(out).toBe(`${JSON.stringify({ node: 'n/1', ...LINE })}\n`);
});

test('an app that printed nothing, and a node that runs none, are told apart', async () => {
  await using quiet = await printing({ node: 'n/1', runs: true, lines: [], next: 'a.0.0', missed: false });
  expect((await quiet.run('--runtime')).err).toContain('The app has printed nothing on the node n/1.');
  await using none = await printing({ node: 'n/1', runs: false, lines: [], next: null, missed: false });
  // It does not go on to ask a node that has no answer.
  expect((await none.run('--runtime', '--follow')).err).toContain('The node n/1 runs no functions.');
  expect(none.asked).toHaveLength(1);
});

test.each([
  [['--lines', '5'], 'Add --runtime'],
  [['--runtime', 'dpl-1'], 'slipway logs dpl-1'],
  [['--runtime', '--lines', '1001'], 'from 1 to 1000'],
])('logs %j is refused with what to write instead', async (flags, words) => {
  await using it = await printing();
  const { exitCode, err } = await it.run(...flags);
  expect(exitCode).toBe(2);
  expect(err).toContain(words);
  expect(it.asked).toEqual([]);
});
