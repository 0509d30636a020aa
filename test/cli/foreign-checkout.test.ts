import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Io } from '../../src/cli/terminal/io.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { createRepository } from '../support/repositories.ts';
import { runFileOf, writeRunFileOf } from '../support/run-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

const PROJECT = { org: 'acme', project: 'web', app: 'shop' };
const TOKEN = unsignedJwt();

/** A checkout whose author has a server, and a home folder of its reader. */
async function foreignCheckout() {
  const folder = temporaryFolder();
  const home = temporaryFolder();
  const seen: string[] = [];
  const server = await serve((request, response) => {
    seen.push(`${request.method} ${request.headers.authorization ?? ''}`);
    sendJson(response, 200, { deployments: [], apps: [], names: [], nextCursor: null });
  });
  const asked: string[] = [];
  const answering = (answer: string): Pick<Io, 'ask'> => ({
    async ask(question) {
      asked.push(question);
      return answer;
    },
  });
  return {
    ...{ folder, home, seen, asked, answering, origin: server.origin },
    run: (argv: readonly string[], more: Partial<Io> = {}) =>
      inTerminal(argv, { cwd: folder.path, env: { PATH: process.env.PATH, HOME: home.path }, ...more }),
    async [Symbol.asyncDispose]() {
      folder[Symbol.dispose]();
      home[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

const DEPLOY = ['deploy', '--repository', 'acme/shop', '--branch', 'main', '--env', 'SECRET=hidden'];

test.each([[['deployments']], [['apps']], [['env', 'list']], [['usage']], [DEPLOY]])(
  '%j sends no token to a platform that only the file of a checkout names',
  async ([...argv]) => {
    await using checkout = await foreignCheckout();
    checkout.folder.write('.slipway.json', JSON.stringify({ ...PROJECT, baseUrl: checkout.origin }));
    const mark = join(checkout.home.path, 'asked-for-a-token');
    for (const identity of [
      ['--id-token', TOKEN],
      ['--id-token-command', `touch ${mark}; echo ${TOKEN}`],
    ]) {
      const told = await checkout.run([...argv, ...identity]);
      expect(told).toMatchObject({ exitCode: 2, err: expect.stringContaining('--base-url is missing') });
      expect(told.err).toContain(`add --base-url ${checkout.origin}`);
    }
    const declined = await checkout.run([...argv, '--id-token', TOKEN], checkout.answering(''));
    expect(declined.exitCode).toBe(2);
    expect(checkout.asked).toHaveLength(1);
    expect(() => chmodSync(mark, 0o600)).toThrow('ENOENT');
    expect(checkout.seen).toEqual([]);
  },
);

test('a platform that a person has confirmed, or given to init, is remembered, and no other', async () => {
  await using checkout = await foreignCheckout();
  checkout.folder.write('.slipway.json', JSON.stringify({ ...PROJECT, baseUrl: checkout.origin }));
  const list = ['deployments', '--id-token', TOKEN];
  expect(await checkout.run(list, checkout.answering('y'))).toMatchObject({ exitCode: 0 });
  expect(checkout.asked).toEqual([expect.stringContaining(`${checkout.origin}. Send your token there?`)]);
  expect(await checkout.run(list)).toMatchObject({ exitCode: 0 });
  expect(checkout.seen).toEqual([`GET Bearer ${TOKEN}`, `GET Bearer ${TOKEN}`]);
  checkout.folder.write('.slipway.json', JSON.stringify({ ...PROJECT, baseUrl: `${checkout.origin}/other` }));
  expect(await checkout.run(list)).toMatchObject({ exitCode: 2 });
  using repository = createRepository({ 'index.html': '' });
  const init = ['init', '--org', 'acme', '--project', 'web', '--base-url', `${checkout.origin}/other`, '--app', 'shop'];
  expect(await checkout.run(init, { cwd: repository.path })).toMatchObject({ exitCode: 0 });
  expect(await checkout.run(list)).toMatchObject({ exitCode: 0 });
});

test('a relative folder of settings cannot come with the checkout', async () => {
  await using checkout = await foreignCheckout();
  checkout.folder.write('.slipway.json', JSON.stringify({ ...PROJECT, baseUrl: checkout.origin }));
  mkdirSync(join(checkout.folder.path, 'config/slipway'), { recursive: true });
  writeFileSync(join(checkout.folder.path, 'config/slipway/platforms'), `${checkout.origin}\n`);
  const told = await checkout.run(['deployments', '--id-token', TOKEN], { env: { XDG_CONFIG_HOME: 'config' } });
  expect(told.exitCode).toBe(2);
  expect(checkout.seen).toEqual([]);
});

test('a data directory that came with a checkout is no platform of its reader', async () => {
  await using checkout = await foreignCheckout();
  const data = join(checkout.folder.path, '.slipway');
  const file = join(data, 'run.json');
  mkdirSync(data);
  writeFileSync(file, JSON.stringify(runFileOf(checkout.origin)), { mode: 0o644 });
  const names = ['--org', 'acme', '--project', 'web', '--app', 'shop'];
  for (const identity of [[], ['--id-token', TOKEN]]) {
    for (const argv of [['deployments'], DEPLOY, ['env', 'set', 'SECRET=hidden']]) {
      const told = await checkout.run([...argv, ...names, ...identity]);
      expect(told).toMatchObject({
        exitCode: 2,
        err: expect.stringContaining('was not written by a platform of yours'),
      });
    }
  }
  // An archive can keep the mode of a file.
  writeFileSync(file, JSON.stringify(runFileOf('https://platform.invalid')));
  chmodSync(file, 0o600);
  const told = await checkout.run(['deployments', ...names, '--id-token', TOKEN]);
  expect(told.err).toContain('only .slipway/run.json names https://platform.invalid');
  expect(checkout.seen).toEqual([]);
});

test.each(['/dev/zero', '/dev/tty', 'run.json'])('a run file that is a link to %s is none', async (target) => {
  await using checkout = await foreignCheckout();
  const data = join(checkout.folder.path, '.slipway');
  mkdirSync(data);
  symlinkSync(target, join(data, 'run.json'));
  const told = await checkout.run(['deployments', '--org', 'acme', '--project', 'web', '--app', 'shop']);
  expect(told.err).toContain('No platform runs on the data directory');
});

test.each([
  ['file:///etc/passwd', undefined],
  ['/Applications/Calculator.app', undefined],
  ['--help', undefined],
  ['javascript:alert(1)', undefined],
  ['https://a.example/\u001b]0;x\u0007y', 'https://a.example/%1B]0;x%07y'],
])('the console link %j of a platform is printed and opened as %j', async (url, shown) => {
  await using server = await serve((request, response) => {
    sendJson(response, 200, request.url?.startsWith('/identity') ? { value: TOKEN } : { url, expiresAt: '' });
  });
  using data = temporaryFolder();
  writeRunFileOf(data.path, server.origin);
  const told = await inTerminal(['console', '--no-open', '--data', data.path]);
  expect(told).toMatchObject(
    shown === undefined
      ? { out: '', err: expect.stringContaining('is not the URL of a site') }
      : { exitCode: 0, out: `${shown}\n` },
  );
});
