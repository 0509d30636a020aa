import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStage, type Stage, visitorOf } from '../platform/console/support.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');
const DEVICE = '/console/device';

/** A person's machine: its settings are in a folder of its own. */
function machine() {
  const folder = temporaryFolder();
  const env = { PATH: process.env.PATH, XDG_CONFIG_HOME: join(folder.path, 'config'), USER: 'ana' };
  const start = (args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const options = {
      cwd: folder.path,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    };
    const child = spawn(process.execPath, ['--', CLI, ...args], options);
    const closed = once(child, 'close');
    const all = Promise.all([text(child.stdout), text(child.stderr), closed]);
    const ended = all.then(([out, err]) => ({ code: child.exitCode, out, err }));
    return { child, ended };
  };
  const file = join(folder.path, 'config/slipway/logins.json');
  return {
    ...{ folder, file, start },
    run: (...args: readonly string[]) => start(args).ended,
    kept: () => Object.values(JSON.parse(readFileSync(file, 'utf8')))[0] as Record<string, string | number>,
    /** Makes the short token old. */
    age(change: object = { accessEndsAt: 0 }) {
      const all = JSON.parse(readFileSync(file, 'utf8'));
      for (const each of Object.values<object>(all)) Object.assign(each, change);
      writeFileSync(file, JSON.stringify(all));
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

/** Waits for the code that a command shows. */
async function codeOf({ child }: ReturnType<ReturnType<typeof machine>['start']>): Promise<string> {
  let shown = '';
  for (;;) {
    const code = /Your code: (\S+)/.exec(shown)?.[1];
    if (code) return code;
    const [chunk] = await once(child.stderr, 'data');
    shown += chunk;
  }
}

// A fast machine signs in as often as the platform allows in a minute, and then waits for the next one.
vi.setConfig({ testTimeout: 150_000 });

const POLICY = { organizations: { acme: { admin: 'ana@acme.example' }, beta: { viewer: '@acme.example' } } };

describe('slipway login', () => {
  let stage: Stage;
  let url: string;
  beforeAll(async () => {
    stage = await openStage(POLICY);
    url = stage.platform.baseUrl;
    await stage.createApp('shop', 'web-landing').catch(() => {});
  });
  afterAll(async () => stage?.[Symbol.asyncDispose]());

  /** Runs `login`, and decides in the console. */
  async function login(at: ReturnType<typeof machine>, decision = 'approve', looks = false) {
    const begun = at.start(['login', url, '--no-browser']);
    const user_code = await codeOf(begun);
    const person = await visitorOf(stage, 'ana@acme.example');
    // The platform bounds how often a person and an address may look at codes.
    const page = looks ? await person.get(`${DEVICE}?user_code=${user_code}`) : undefined;
    let decided = await person.post(DEVICE, { user_code, decision });
    while (decided.status === 429) {
      await setTimeout(Number(/Try again in (\d+) seconds/.exec(decided.text)?.[1]) * 1_000);
      decided = await person.post(DEVICE, { user_code, decision });
    }
    return { page, decided, ...(await begun.ended) };
  }

  test('signs in by a code that a person approves, and all commands use the sign-in', async () => {
    using at = machine();
    const { page, decided, code, out, err } = await login(at, 'approve', true);
    expect(page?.text).toMatch(/ana@.*Approve only if/s);
    expect([decided.status, decided.text]).toEqual([200, expect.stringContaining('Approved')]);
    expect([code, out]).toEqual([0, expect.stringContaining(`Signed in to ${url} as ana@acme.example`)]);
    expect(err).toContain(`${url}/console/device`);
    expect([statSync(at.file).mode & 0o777, statSync(join(at.file, '..')).mode & 0o777]).toEqual([0o600, 0o700]);
    const who = await at.run('whoami');
    expect(who.out).toMatch(/^ana@acme\.example\n.*by: sign-in of ana@acme\.example.*acme: admin\n {2}beta: viewer/s);
    expect(JSON.parse((await at.run('whoami', '--json')).out)).toMatchObject({
      ...{ email: 'ana@acme.example', baseUrl: url, by: 'login' },
      roles: [
        { org: 'acme', role: 'admin' },
        { org: 'beta', role: 'viewer' },
      ],
    });
    const apps = await at.run('apps', '--org', 'acme', '--base-url', url);
    expect(apps).toMatchObject({ code: 0 });
    for (const secret of [at.kept().accessToken, at.kept().refreshToken]) {
      expect(out + err + who.out + apps.out + apps.err).not.toContain(String(secret));
    }
  });

  test('deploys with the sign-in too', async () => {
    using at = machine();
    await login(at);
    const flags = [
      '--org',
      'acme',
      '--project',
      'web',
      '--app',
      'shop',
      '--repository',
      'acme/shop',
      '--branch',
      'main',
    ];
    const dry = await at.run('deploy', ...flags, '--base-url', url, '--dry-run', '--json');
    expect(dry.err).not.toMatch(/unauthorized|ID token/);
    expect(dry.code).toBe(0);
  });

  test('an explicit token goes before the sign-in, and one line says which one was refused', async () => {
    using at = machine();
    await login(at);
    const apps = ['apps', '--org', 'gamma', '--base-url', url];
    expect((await at.run(...apps)).err).toContain('The call used the sign-in of ana@acme.example (slipway login).');
    const token = await stage.token('ben@acme.example');
    expect((await at.run(...apps, '--id-token', token)).err).toMatch(
      /ben@acme\.example.*The call used the ID token as given/s,
    );
    const env = await at.start(apps, { SLIPWAY_TOKEN: token }).ended;
    expect(env.err).toMatch(/ben@acme\.example.*The call used the token of SLIPWAY_TOKEN/s);
  });

  test('a denied sign-in keeps nothing', async () => {
    using at = machine();
    const { code, err, decided } = await login(at, 'deny');
    expect([decided.text, code]).toEqual([expect.stringContaining('was not signed in'), 3]);
    expect(err).toMatch(/denied in the browser/);
    expect(() => statSync(at.file)).toThrow();
  });

  test('a form of another site, and a GET, decide nothing', async () => {
    using at = machine();
    const begun = at.start(['login', url, '--no-browser']);
    const user_code = await codeOf(begun);
    const person = await visitorOf(stage, 'ana@acme.example');
    const foreign = await person.post(DEVICE, { user_code, decision: 'approve' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    await person.get(`${DEVICE}?user_code=${user_code}&decision=approve`);
    begun.child.kill('SIGINT');
    const { code, err } = await begun.ended;
    expect([code, err]).toEqual([
      130,
      expect.stringMatching(/not signed in, and the code ends by itself within 10 minutes/),
    ]);
    // Nobody has approved it.
    expect((await person.post(DEVICE, { user_code, decision: 'deny' })).text).toContain('Denied');
  });

  test('commands that renew the sign-in at once share one renewal, and keep it', async () => {
    using at = machine();
    await login(at);
    const before = at.kept().refreshToken;
    at.age();
    const many = await Promise.all(Array.from({ length: 4 }, () => at.run('whoami', '--base-url', url)));
    expect(many.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(at.kept().refreshToken).not.toBe(before);
    at.age();
    expect((await at.run('whoami')).code).toBe(0);
  });

  test('a lock that a killed command left does not stop the next one', async () => {
    using at = machine();
    await login(at);
    at.age();
    const lock = join(at.file, '../logins.lock');
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'close');
    writeFileSync(lock, `${gone.pid} x`);
    expect((await at.run('whoami')).code).toBe(0);
    at.age();
    writeFileSync(lock, `${process.pid} x`);
    utimesSync(lock, new Date(0), new Date(0));
    expect((await at.run('whoami')).code).toBe(0);
  });

  test('a refresh token that was stolen and used ends the sign-in for both, and the owner is told why', async () => {
    using at = machine();
    using thief = machine();
    await login(at);
    const copied = readFileSync(at.file, 'utf8');
    await login(thief);
    writeFileSync(thief.file, copied);
    thief.age();
    expect((await thief.run('whoami')).code).toBe(0);
    // Past the time in which an answer can be lost: the thief has used the successor.
    thief.age();
    expect((await thief.run('whoami')).code).toBe(0);
    at.age();
    const owner = await at.run('whoami', '--base-url', url);
    expect(owner.code).toBe(3);
    expect(owner.err).toMatch(/used twice: somebody else may have copied it.*Sign in again: slipway login/s);
    expect((await thief.run('whoami', '--base-url', url)).err).toMatch(/used twice/);
    expect((await at.run('whoami', '--base-url', url)).err).toMatch(/Sign in: slipway login/);
  });

  test('logout ends the sign-in here and on the platform', async () => {
    using at = machine();
    await login(at);
    const copied = readFileSync(at.file, 'utf8');
    expect(await at.run('logout')).toMatchObject({ code: 0, out: expect.stringContaining('Signed out') });
    expect(JSON.parse(readFileSync(at.file, 'utf8'))).toEqual({});
    writeFileSync(at.file, copied, { mode: 0o600 });
    expect((await at.run('whoami', '--base-url', url)).err).toMatch(/has ended/);
    expect((await at.run('logout')).code).toBe(0);
    expect((await at.run('logout')).err).toMatch(/not signed in/);
  });

  test('machines are listed, and one is signed out from another', async () => {
    using at = machine();
    using other = machine();
    const listed = async (): Promise<readonly Record<string, string>[]> =>
      JSON.parse((await at.run('whoami', '--machines', '--json')).out).machines;
    await login(at);
    const before = (await listed()).map(({ id }) => id);
    await login(other);
    const [fresh, ...more] = (await listed()).filter(({ id }) => !before.includes(id));
    const { id = '', machine: name = '' } = fresh ?? {};
    expect([id, more]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), []]);
    const shown = await at.run('whoami', '--machines');
    expect([shown.code, shown.err]).toEqual([0, '']);
    expect(shown.out.split('\n').filter((line) => line.startsWith(`${id}\t${name}\t`))).toHaveLength(1);
    for (const secret of [at.kept().accessToken, at.kept().refreshToken, other.kept().refreshToken]) {
      expect(shown.out).not.toContain(String(secret));
    }
    // Those of another person, and no machine at all, are not found.
    const ben = { SLIPWAY_TOKEN: await stage.token('ben@acme.example') };
    const foreign = await at.start(['logout', '--machine', id], ben).ended;
    const none = await at.run('logout', '--machine', '000000000000');
    for (const { code, out, err } of [foreign, none]) {
      expect([code, out]).toEqual([3, '']);
      expect(err).toMatch(/not_found.*slipway whoami --machines/s);
    }
    expect((await other.run('whoami')).code).toBe(0);
    const ended = await at.run('logout', '--machine', id);
    expect([ended.code, ended.out]).toEqual([0, `Signed ${name} out of ${url}. Its tokens count no more.\n`]);
    expect((await other.run('whoami', '--base-url', url)).err).toMatch(/has ended/);
    expect((await at.run('whoami')).code).toBe(0);
    expect((await listed()).map((each) => each.id)).toEqual(before);
    expect((await at.run('logout', '--machine', id)).code).toBe(3);
    // Its own, by its ID: what it has kept counts no more.
    const [own] = before;
    const last = await at.run('logout', '--machine', own ?? '', '--json');
    expect(JSON.parse(last.out)).toMatchObject({ ended: true });
  });

  test('a file of sign-ins that others can read is not used', async () => {
    using at = machine();
    await login(at);
    chmodSync(at.file, 0o644);
    const { code, err } = await at.run('whoami', '--base-url', url);
    expect([code, err]).toEqual([2, expect.stringMatching(/may be read by other users.*chmod 600/s)]);
  });

  test.each([
    ['cannot be written', 'config', /logins\.lock cannot be written \(\w+\).*Let this user write its folder/s],
    ['has no folder', '', /There is no folder for your settings.*Set HOME or XDG_CONFIG_HOME/s],
  ])('nobody is asked to approve a sign-in that %s', async (_, name, words) => {
    using at = machine();
    const config = name && at.folder.write(name, '');
    const { code, err } = await at.start(['login', url, '--no-browser'], { XDG_CONFIG_HOME: config }).ended;
    expect([code, err]).toEqual([2, expect.stringMatching(words)]);
    expect(err).not.toContain('Your code');
  });

  test('a sign-in at one platform is not sent to another one', async () => {
    using at = machine();
    await login(at);
    const seen: (string | undefined)[] = [];
    await using other = await serving((request, response) => {
      seen.push(request.headers.authorization);
      response.end('{}');
    });
    const { code, err } = await at.run('apps', '--org', 'acme', '--base-url', other.url);
    expect([code, err, seen]).toEqual([2, expect.stringMatching(/Sign in: slipway login/), []]);
  });
});

test('a person without any role is not signed in', async () => {
  await using stage = await openStage(POLICY);
  using at = machine();
  const begun = at.start(['login', stage.platform.baseUrl, '--no-browser']);
  const user_code = await codeOf(begun);
  const person = await visitorOf(stage, 'eve@elsewhere.example');
  const refused = await person.post(DEVICE, { user_code, decision: 'approve' });
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('has no role on this platform')]);
  begun.child.kill('SIGINT');
  await begun.ended;
});

type Answer = (request: import('node:http').IncomingMessage, response: ServerResponse) => void;

/** A server that answers as a platform that wants to do harm. */
async function serving(answer: Answer) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('slipway login at a hostile platform', () => {
  const json = (response: ServerResponse, body: object, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const fine = (url: string) => ({
    ...{ device_code: 'dev', user_code: 'BCDF-GHJK', verification_uri: `${url}/console/device` },
    ...{ expires_in: 600, interval: 1 },
  });

  test.each<[string, object, RegExp]>([
    ['an escape in the code', { user_code: '\u001b[2JBCDF-GHJK' }, /user_code/],
    ['a code that is a sentence', { user_code: 'run curl evil' }, /user_code/],
    [
      'a page on another origin',
      { verification_uri: 'https://evil.example/console/device' },
      /another address: https:\/\/evil\.example/,
    ],
    ['a page of another scheme', { verification_uri: 'file:///etc/passwd' }, /another address/],
    ['escapes in the page', { verification_uri: '\u001b]8;;x\u0007' }, /another address/],
    ['a complete page on another origin', { verification_uri_complete: 'https://evil.example/' }, /another address/],
    ['no code for the machine', { device_code: undefined }, /device_code/],
    ['an endless code for the machine', { device_code: 'x'.repeat(2_000) }, /device_code/],
  ])('is refused if it answers with %s', async (_, change, message) => {
    using at = machine();
    await using hostile = await serving((_request, response) => json(response, { ...fine(hostile.url), ...change }));
    const { code, out, err } = await at.run('login', hostile.url, '--no-browser');
    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(message);
    expect(err).not.toContain('\u001b');
  });

  test('waits neither for ever nor without a pause', async () => {
    using at = machine();
    let questions = 0;
    await using hostile = await serving((request, response) => {
      if (request.url === '/identity/device')
        return json(response, { ...fine(hostile.url), interval: -5, expires_in: 3 });
      questions += 1;
      return json(response, { error: 'authorization_pending' }, 400);
    });
    const { code, err } = await at.run('login', hostile.url, '--no-browser');
    expect([code, err]).toEqual([3, expect.stringMatching(/Nobody has approved/)]);
    expect(questions).toBeLessThanOrEqual(3);
  });

  test('follows no redirect, and reads no endless answer', async () => {
    using at = machine();
    let [followed, sent] = [0, 0];
    await using target = await serving((_request, response) => {
      followed += 1;
      response.end();
    });
    await using redirecting = await serving((_request, response) => {
      response.writeHead(307, { location: `${target.url}/identity/device` }).end();
    });
    expect((await at.run('login', redirecting.url, '--no-browser')).code).toBe(3);
    expect(followed).toBe(0);
    await using endless = await serving((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(16 * 1024, 'x');
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more);
      more();
    });
    expect((await at.run('login', endless.url, '--no-browser')).code).toBe(3);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test('sends nothing over http to another machine', async () => {
    using at = machine();
    const { code, err } = await at.run('login', 'http://platform.example.com', '--no-browser');
    expect([code, err]).toEqual([2, expect.stringMatching(/not https/)]);
  });
});
