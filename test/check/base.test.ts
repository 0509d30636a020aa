import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBase, openCheckout } from '../../src/check/checkout.ts';
import { gitIn } from '../../src/check/git.ts';
import { checkoutOf, createRepository, type TestRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';

const NEVER = new AbortController().signal;

/** The commit that a name means in a checkout; the repository that is lent has it, and its files. */
async function baseOf(path: string, name: string, signal = NEVER, env = process.env): Promise<string> {
  using scratch = temporaryFolder('lent');
  const lent = join(scratch.path, 'source.git');
  const checkout = await openCheckout(path, env, signal);
  await checkout.lend(lent, 'main');
  const { commit } = await findBase(name, checkout, lent, env, signal);
  const git = gitIn(lent, process.env, signal);
  expect((await git('rev-parse', 'refs/slipway/base')).trim()).toBe(commit);
  expect(await git('show', `${commit}:file`)).toBe('first');
  return commit;
}

/** A repository whose `topic` is one commit beyond the tag `v1`, which is `main`. */
function project(): TestRepository & { readonly first: string } {
  const repository = createRepository({ file: 'first' });
  const first = repository.git('rev-parse', 'HEAD');
  repository.git('tag', '-a', '-m', 'One', 'v1');
  repository.commit({ file: 'second' }, 'topic');
  return { ...repository, first };
}

/** What a later step of a job could find changed. */
function stateOf(checkout: Pick<TestRepository, 'path' | 'git'>): readonly unknown[] {
  const shallow = join(checkout.path, '.git', 'shallow');
  return [
    checkout.git('for-each-ref'),
    checkout.git('count-objects'),
    checkout.git('rev-list', 'HEAD'),
    existsSync(shallow) && readFileSync(shallow, 'utf8'),
    existsSync(join(checkout.path, '.git', 'FETCH_HEAD')) && checkout.git('rev-parse', 'FETCH_HEAD'),
  ];
}

test.each(['main', 'v1', 'HEAD^1', 'topic~1', 'refs/heads/main', 'FIRST'])(
  '%s is found in the checkout',
  async (name) => {
    using repository = project();
    expect(await baseOf(repository.path, name.replace('FIRST', repository.first))).toBe(repository.first);
  },
);

test('HEAD^1 is found in a checkout of two commits', async () => {
  using origin = project();
  using checkout = checkoutOf(origin.path, 'topic', 2);
  expect(await baseOf(checkout.path, 'HEAD^1')).toBe(origin.first);
});

test.each(['main', 'v1', 'refs/tags/v1', 'FIRST'])(
  '%s is fetched from the origin of a checkout of one commit, which stays as it was',
  async (name) => {
    using origin = project();
    using checkout = checkoutOf(origin.path, 'topic');
    const before = stateOf(checkout);
    expect(await baseOf(checkout.path, name.replace('FIRST', origin.first))).toBe(origin.first);
    expect(stateOf(checkout)).toEqual(before);
  },
);

test('what is fetched for a checkout with a history does not cut it', async () => {
  using origin = project();
  using checkout = checkoutOf(origin.path, 'topic', 100);
  const before = stateOf(checkout);
  expect(await baseOf(checkout.path, 'main')).toBe(origin.first);
  expect(stateOf(checkout)).toEqual(before);
});

test("the origin's branch is taken as the checkout has it", async () => {
  using origin = project();
  using checkout = checkoutOf(origin.path, 'topic');
  checkout.git('fetch', '-q', '--depth=1', 'origin', '+refs/heads/main:refs/remotes/origin/main');
  checkout.git('remote', 'set-url', 'origin', 'file:///nowhere');
  expect(await baseOf(checkout.path, 'main')).toBe(origin.first);
});

test.each([
  ['v9', 'compare-to: "v9" names nothing that this checkout has, nor has origin'],
  [
    '0123456789'.repeat(4),
    `compare-to: "${'0123456789'.repeat(4)}" names nothing that this checkout has, nor has origin`,
  ],
  ['HEAD^1', 'compare-to: "HEAD^1" names nothing that this checkout has'],
  ['v1^{tree}', 'compare-to: "v1^{tree}" names nothing that this checkout has'],
])('%s is found nowhere', async (name, message) => {
  using origin = project();
  using checkout = checkoutOf(origin.path, 'topic');
  const remedy = expect.stringContaining('fetch-depth: 2');
  await expect(baseOf(checkout.path, name)).rejects.toMatchObject({ code: 'invalid_input', message, remedy });
});

test('nothing is fetched where there is no origin', async () => {
  using repository = project();
  await expect(baseOf(repository.path, 'v9')).rejects.toMatchObject({
    message: 'compare-to: "v9" names nothing that this checkout has',
  });
});

test('an origin that cannot be asked is told of without its credentials', async () => {
  using repository = project();
  repository.git('remote', 'add', 'origin', 'http://user:canary@127.0.0.1:1/acme/site');
  const error = await baseOf(repository.path, 'v9').catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(
    /"v9" names nothing that this checkout has, and origin cannot be asked: unable to access/,
  );
  expect(String(error)).not.toContain('canary');
});

test('no hook runs', async () => {
  using origin = project();
  using checkout = checkoutOf(origin.path, 'topic');
  using home = temporaryFolder('home');
  const ran = join(home.path, 'ran');
  writeFileSync(join(home.path, 'reference-transaction'), `#!/bin/sh\necho "$PWD" >> ${ran}\n`, { mode: 0o755 });
  writeFileSync(join(home.path, '.gitconfig'), `[core]\nhooksPath = ${home.path}\n`);
  checkout.git('config', 'core.hooksPath', home.path);
  expect(await baseOf(checkout.path, 'main', NEVER, { ...process.env, HOME: home.path })).toBe(origin.first);
  expect(existsSync(ran)).toBe(false);
});

/** A server that wants to know who asks, and takes nobody. */
async function closedServer() {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers.authorization);
    response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, [Symbol.dispose]: () => void server.close() };
}

test('the origin is asked with the token that actions/checkout left, beside the settings or among them', async () => {
  using repository = project();
  using folder = temporaryFolder('settings');
  using server = await closedServer();
  repository.git('remote', 'add', 'origin', `${server.url}/acme/site`);
  const [kept, name] = [join(folder.path, 'credentials'), `http.${server.url}/.extraheader`];
  repository.git('config', '--file', kept, name, 'AUTHORIZATION: basic canary');
  repository.git('config', `includeIf.gitdir:${join(repository.path, '.git')}.path`, kept);
  await expect(baseOf(repository.path, 'v9')).rejects.toThrow('origin cannot be asked: ');
  repository.git('config', '--unset', `includeIf.gitdir:${join(repository.path, '.git')}.path`);
  repository.git('config', name, 'AUTHORIZATION: basic second');
  await expect(baseOf(repository.path, 'v9')).rejects.toThrow('origin cannot be asked: ');
  expect([...new Set(server.asked)]).toEqual(['basic canary', 'basic second']);
});

test('an origin that wants a password gets none, and nobody is asked for it', async () => {
  using repository = project();
  using server = await closedServer();
  repository.git('remote', 'add', 'origin', `${server.url}/acme/site`);
  repository.git('config', 'core.askPass', 'echo canary #');
  await expect(baseOf(repository.path, 'v9')).rejects.toThrow(/could not read Username.*terminal prompts disabled/);
  expect(server.asked).not.toContainEqual(expect.stringContaining('asic'));
});

test('a fetch that hangs ends with the check', async () => {
  using repository = project();
  const cancel = new AbortController();
  const server = createServer(() => cancel.abort(new Error('cancelled'))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  repository.git('remote', 'add', 'origin', `http://127.0.0.1:${(server.address() as AddressInfo).port}/acme/site`);
  await expect(baseOf(repository.path, 'v9', cancel.signal)).rejects.toThrow('cancelled');
  server.closeAllConnections();
  server.close();
});
