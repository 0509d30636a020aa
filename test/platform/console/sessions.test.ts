import { expect, test } from 'vitest';
import { isSameOrigin } from '../../../src/platform/console/origin.ts';
import { createSessions, type Sessions } from '../../../src/platform/console/sessions.ts';
import { createThrottle } from '../../../src/platform/console/sign-in.ts';
import type { HttpRequest } from '../../../src/platform/shared/http.ts';
import { createLocalSessions } from '../../../src/platform/stores/local/sessions.ts';
import { FakeClock } from '../../support/clock.ts';
import { openStage } from './support.ts';

const HOUR = 3_600_000;
const PLAIN = 'http://platform.example:4400/console';
const SECURE = 'https://platform.example/console';

const ana = { email: 'ana@acme.example', issuer: 'https://id.example' };
const eve = { email: 'eve@acme.example', issuer: 'https://id.example' };

function asked(headers: Record<string, string> = {}, remoteAddress = '192.0.2.1'): HttpRequest {
  return {
    ...{ method: 'GET', target: '/console', rawHeaders: [], requestID: 'r', remoteAddress },
    headers: { host: 'platform.example:4400', ...headers },
    ...{ body: () => Promise.resolve(Buffer.alloc(0)), signal: new AbortController().signal },
  };
}

/** Returns the `name=value` of a `set-cookie`. */
const cookieOf = (set: string) => set.split(';', 1)[0] ?? '';

function openSessions(clock: FakeClock, consoleUrl: string): Sessions {
  return createSessions(createLocalSessions(clock), consoleUrl);
}

/** Signs each person in, one after another. Returns the cookies. */
async function openEach(sessions: Sessions, people: readonly (typeof ana)[]): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (const who of people) cookies.push(cookieOf(await sessions.open(asked(), who)));
  return cookies;
}

/** The cookies whose sessions are found. */
async function alive(sessions: Sessions, cookies: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(cookies.map((cookie) => sessions.find(asked({ cookie }))));
  return cookies.filter((_, index) => found[index] !== undefined);
}

test('over https other hosts cannot set the cookie, and over http its name contains the port', async () => {
  const secure = openSessions(new FakeClock(), SECURE);
  const host = 'platform.example';
  const set = await secure.open(asked({ host }), ana);
  expect(set).toMatch(/^__Host-slipway_console=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  expect(await secure.find(asked({ host, cookie: cookieOf(set) }))).toEqual(ana);
  expect(await secure.find(asked({ host, cookie: cookieOf(set).replace('__Host-', '') }))).toBeUndefined();
  const plain = openSessions(new FakeClock(), PLAIN);
  expect(await plain.open(asked(), ana)).toMatch(/^slipway_console_4400=/);
  expect(await plain.open(asked({ host: 'localhost' }), ana)).toMatch(/^slipway_console_80=/);
});

test.each(['\u00a0', '\ufeff', '\u2003', '\v', '\f', '\u00c2\u00a0'])(
  "a cookie whose name has %j before __Host-, which any host can set, is not the console's",
  async (before) => {
    const sessions = openSessions(new FakeClock(), SECURE);
    const host = 'platform.example';
    const hers = cookieOf(await sessions.open(asked({ host }), eve));
    for (const cookie of [before + hers, `a=b; ${before}${hers}`]) {
      expect(await sessions.find(asked({ host, cookie }))).toBeUndefined();
    }
    const own = cookieOf(await sessions.open(asked({ host }), ana));
    expect(await sessions.find(asked({ host, cookie: `${before}${hers};\t ${own}` }))).toEqual(ana);
  },
);

test('signing in opens a new session with any cookie, and ends the previous session', async () => {
  const sessions = openSessions(new FakeClock(), PLAIN);
  const planted = 'slipway_console_4400=planted-by-another-port';
  const first = cookieOf(await sessions.open(asked({ cookie: planted }), ana));
  expect(first).not.toContain('planted');
  expect(await sessions.find(asked({ cookie: planted }))).toBeUndefined();
  const second = cookieOf(await sessions.open(asked({ cookie: first }), ana));
  expect(await sessions.find(asked({ cookie: first }))).toBeUndefined();
  expect(await sessions.find(asked({ cookie: second }))).toEqual(ana);
});

test('if a request has two cookies of the name, neither is valid', async () => {
  const sessions = openSessions(new FakeClock(), PLAIN);
  const [own, tossed] = await openEach(sessions, [ana, eve]);
  for (const cookie of [`${own}; ${tossed}`, `${tossed}; a=b; ${own}`, `${own};${own}`]) {
    expect(await sessions.find(asked({ cookie }))).toBeUndefined();
    expect(sessions.isAmbiguous(asked({ cookie }))).toBe(true);
  }
  expect(sessions.isAmbiguous(asked({ cookie: `${own}; other=1` }))).toBe(false);
});

test("another user's session, set by another port or a subdomain, does not sign a visitor in", async () => {
  const sessions = openSessions(new FakeClock(), PLAIN);
  const tossed = cookieOf(await sessions.open(asked({}, '198.51.100.9'), eve));
  expect(await sessions.find(asked({ cookie: tossed }, '198.51.100.9'))).toEqual(eve);
  expect(await sessions.find(asked({ cookie: tossed }))).toBeUndefined();
  expect(await sessions.find(asked({ cookie: tossed, host: 'localhost:4400' }, '198.51.100.9'))).toBeUndefined();
});

test("one identity has at most ten sessions, and does not end another identity's session", async () => {
  const sessions = openSessions(new FakeClock(), PLAIN);
  const own = cookieOf(await sessions.open(asked(), ana));
  const hers = await openEach(sessions, Array(2_000).fill(eve));
  expect(await sessions.find(asked({ cookie: own }))).toEqual(ana);
  expect(await alive(sessions, hers)).toEqual(hers.slice(-10));
});

test('all identities together have at most a thousand sessions', async () => {
  const sessions = openSessions(new FakeClock(), PLAIN);
  const people = Array.from({ length: 1_200 }, (_, n) => ({ ...ana, email: `a${n}@acme.example` }));
  const all = await openEach(sessions, people);
  expect(await alive(sessions, all)).toEqual(all.slice(-1_000));
});

test('a session ends after eight hours, also if the wall clock is set', async () => {
  const clock = new FakeClock();
  const sessions = openSessions(clock, PLAIN);
  const cookie = cookieOf(await sessions.open(asked(), ana));
  clock.setBack(HOUR);
  clock.advance(8 * HOUR - 1);
  expect(await sessions.find(asked({ cookie }))).toEqual(ana);
  clock.advance(1);
  expect(await sessions.find(asked({ cookie }))).toBeUndefined();
});

test.each<[string, Record<string, string>, boolean]>([
  [PLAIN, { origin: 'http://platform.example:4400' }, true],
  [PLAIN, { origin: 'http://platform.example:4400', 'sec-fetch-site': 'same-origin' }, true],
  [PLAIN, { origin: 'http://platform.example:4400', 'sec-fetch-site': 'same-site' }, false],
  [PLAIN, { origin: 'http://platform.example:4400', 'sec-fetch-site': 'cross-site' }, false],
  [PLAIN, { origin: 'http://platform.example:5000' }, false],
  [PLAIN, { origin: 'https://platform.example:4400' }, false],
  [PLAIN, { origin: 'null' }, false],
  [PLAIN, {}, false],
  [PLAIN, { host: 'localhost:8080', origin: 'http://localhost:8080' }, true],
  [SECURE, { host: 'platform.example', origin: 'https://platform.example' }, true],
  [SECURE, { host: 'platform.example', origin: 'http://platform.example' }, false],
])('a console at %s accepts a form with %j: %s', (consoleUrl, headers, taken) => {
  expect(isSameOrigin(asked(headers), consoleUrl)).toBe(taken);
});

test('one client may make twenty wrong attempts a minute, and takes none from another', () => {
  const clock = new FakeClock();
  const throttle = createThrottle(clock);
  const free = (client: string) =>
    Array.from({ length: 100 }, () => throttle.failed(client)).filter((wait) => wait === 0).length;
  expect(free('a')).toBe(20);
  clock.setBack(HOUR);
  expect([throttle.failed('a'), throttle.waitOf('a'), throttle.waitOf('b')]).toEqual([3, 3, 0]);
  expect(Array.from({ length: 100 }, (_, n) => free(`b${n}`)).reduce((sum, each) => sum + each, 0)).toBe(2_000);
  clock.advance(60_000);
  expect([throttle.waitOf('a'), free('a')]).toEqual([0, 20]);
});

test('300 attempts with forged addresses neither count apart nor keep out a valid token, and unknown providers do not count', async () => {
  await using stage = await openStage();
  const { baseUrl } = stage.platform;
  const attempt = (token: string, n = 0) =>
    fetch(`${baseUrl}/console/sign-in`, {
      method: 'POST',
      headers: { origin: baseUrl, 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` },
      redirect: 'manual',
      body: new URLSearchParams({ token }),
    });
  for (let n = 0; n < 50; n += 1) {
    const { status } = await fetch(`${baseUrl}/console/sign-in/with/unknown`, { redirect: 'manual' });
    expect(status).toBe(404);
  }
  const statuses: number[] = [];
  for (let n = 0; n < 300; n += 1) statuses.push((await attempt('x', n)).status);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(200);
  expect((await attempt(await stage.token())).status).toBe(303);
});

test('a client that tries to sign in too often gets a time to wait', async () => {
  await using stage = await openStage();
  const { baseUrl } = stage.platform;
  const attempt = () =>
    fetch(`${baseUrl}/console/sign-in`, {
      ...{ method: 'POST', headers: { origin: baseUrl }, redirect: 'manual' as const },
      body: new URLSearchParams({ token: 'x' }),
    });
  for (let n = 0; n < 20; n += 1) expect((await attempt()).status).toBe(401);
  const refused = await attempt();
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 3]).toEqual([429, true]);
  expect(await refused.text()).toContain('Too many attempts');
  expect((await fetch(`${baseUrl}/console/sign-in`)).status).toBe(200);
});

test('a link does not sign a visitor out', async () => {
  await using stage = await openStage();
  const { baseUrl } = stage.platform;
  const signedIn = await fetch(`${baseUrl}/console/sign-in`, {
    ...{ method: 'POST', headers: { origin: baseUrl }, redirect: 'manual' as const },
    body: new URLSearchParams({ token: await stage.token() }),
  });
  const cookie = cookieOf(signedIn.headers.get('set-cookie') ?? '');
  await fetch(`${baseUrl}/console/sign-out`, { headers: { cookie }, redirect: 'manual' });
  expect((await fetch(`${baseUrl}/console`, { headers: { cookie }, redirect: 'manual' })).status).toBe(200);
});

test('a sign-in form is read only up to the size of a token', async () => {
  await using stage = await openStage();
  const { baseUrl } = stage.platform;
  const answer = await fetch(`${baseUrl}/console/sign-in`, {
    ...{ method: 'POST', headers: { origin: baseUrl } },
    body: `token=${'x'.repeat(40_000)}`,
  });
  expect(answer.status).toBe(413);
});
