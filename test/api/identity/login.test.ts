import { expect, test } from 'vitest';
import { askDevice, fetchLogin, type KeptLogin, loginIdentity } from '../../../src/api/identity/login.ts';
import { createPipeline } from '../../../src/api/pipeline.ts';
import { FakeClock } from '../../support/clock.ts';

const BASE = 'https://platform.example';
const DEVICE = {
  ...{ device_code: 'device.code', user_code: 'BCDF-GHJK', expires_in: 600, interval: 5 },
  verification_uri: `${BASE}/console/device`,
};
const TOKENS = { access_token: 'access', refresh_token: 'refresh', expires_in: 900, refresh_expires_in: 86_400 };

/** What a platform is asked that answers with `body`. */
function asking(body: object) {
  const clock = new FakeClock();
  const send = createPipeline({ fetch: async () => Response.json(body), clock, random: () => 0.5 });
  const secrets: string[] = [];
  const parts = {
    fetch,
    clock,
    random: () => 0.5,
    run: () => expect.fail(),
    onSecret: (text: string) => secrets.push(text),
  };
  return { clock, send, secrets, parts };
}

const device = (change: object) => askDevice(BASE, 'laptop', asking({ ...DEVICE, ...change }).send);

test.each([
  [{}, { intervalMs: 5_000, lifetimeMs: 600_000 }],
  [
    { interval: 0.001, expires_in: 1e300 },
    { intervalMs: 1_000, lifetimeMs: 1_800_000 },
  ],
  [
    { interval: 1e300, expires_in: 1 },
    { intervalMs: 60_000, lifetimeMs: 1_000 },
  ],
  [
    { interval: -1, expires_in: 'soon' },
    { intervalMs: 5_000, lifetimeMs: 600_000 },
  ],
])('a platform that says %j makes a command wait neither for ever nor not at all', async (change, times) => {
  expect(await device(change)).toMatchObject(times);
});

test.each([
  { verification_uri: 'https://other.example/console/device' },
  { verification_uri: 'https://user@platform.example/console/device' },
  { verification_uri: 'http://platform.example/console/device' },
  { verification_uri: 'javascript:alert(1)' },
  { verification_uri_complete: 'https://platform.example.evil.example/' },
  { user_code: 'BCDF-GHJK; rm' },
  { device_code: 'a b' },
  { device_code: 'a'.repeat(1_025) },
])('a platform that answers with %j is left', async (change) => {
  await expect(device(change)).rejects.toMatchObject({ code: 'unexpected_response' });
});

test.each([
  { access_token: 'a b' },
  { access_token: 'a\r\nx-evil: b' },
  { refresh_token: 'a'.repeat(16 * 1024 + 1) },
  { access_token: '' },
])('a token that no header can have is none, and is masked all the same: %.80j', async (change) => {
  const { send, parts, secrets } = asking({ ...TOKENS, ...change });
  const asked = await device({});
  await expect(fetchLogin(BASE, asked, send, parts)).rejects.toMatchObject({ code: 'unexpected_response' });
  expect(secrets).toEqual(
    Object.values({ ...TOKENS, ...change }).filter((each) => typeof each === 'string' && each !== ''),
  );
});

test('a sign-in ends within a day and a year at most, whatever the platform says', async () => {
  const { send, parts, clock } = asking({ ...TOKENS, expires_in: 1e12, refresh_expires_in: 1e12 });
  const kept = await fetchLogin(BASE, await device({}), send, parts);
  const now = clock.now();
  expect([kept.accessEndsAt - now, kept.endsAt - now]).toEqual([86_400_000, 366 * 86_400_000]);
});

test('a token that another process of this user has just renewed is taken, and none is asked for', async () => {
  const { send, parts, clock } = asking({});
  const old: KeptLogin = {
    ...{ email: 'ana@acme.example', accessToken: 'old', accessEndsAt: clock.now() },
    ...{ refreshToken: 'r', endsAt: clock.now() + 86_400_000 },
  };
  const fresh = { ...old, accessToken: 'fresh', accessEndsAt: clock.now() + 900_000 };
  const source = loginIdentity(BASE, { read: () => old, change: (_, work) => work(fresh) }, old);
  expect(await source.obtain(send, parts)).toBe('fresh');
});
