import { describe, expect, test } from 'vitest';
import { DEVICE_GRANT, LOGIN_PATHS, USER_CODE } from '../../../src/contract/login.ts';
import { actOf } from '../../../src/platform/control/acts.ts';
import type { Principal } from '../../../src/platform/identity/access.ts';
import { createDeviceCalls } from '../../../src/platform/identity/device.ts';
import { loadSigningKey } from '../../../src/platform/identity/keys.ts';
import { createLogins } from '../../../src/platform/identity/logins.ts';
import { BodyTooLarge } from '../../../src/platform/shared/http.ts';
import type { Act } from '../../../src/platform/stores/audit.ts';
import { openDatabase } from '../../../src/platform/stores/local/database.ts';
import { createLocalEngine } from '../../../src/platform/stores/local/engine.ts';
import { createLocalKeys } from '../../../src/platform/stores/local/keys.ts';
import { createLocalQuota } from '../../../src/platform/stores/local/quota.ts';
import { createLoginStore } from '../../../src/platform/stores/logins.ts';
import { FakeClock } from '../../support/clock.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const BASE = 'https://platform.example';
const ANA: Principal = { email: 'ana@acme.example', issuer: 'https://id.example' };
const ACT: Act = { by: ANA.email, via: 'console', from: '192.0.2.1' };
const DAY = 86_400_000;

/** The calls of the device flow on a database of their own. */
async function world() {
  const folder = temporaryFolder();
  const database = openDatabase(undefined);
  const clock = new FakeClock();
  const store = createLoginStore(createLocalEngine(database, clock));
  const key = await loadSigningKey(createLocalKeys(folder.path, database));
  let [isTrusted, orgs] = [true, ['acme']];
  const logins = createLogins({
    store,
    issuer: `${BASE}/identity`,
    audience: BASE,
    key,
    clock,
    quota: createLocalQuota(clock),
    trusts: () => isTrusted,
    organizationsOf: async () => orgs,
  });
  const calls = createDeviceCalls(logins, `${BASE}/console`);
  const send = async (
    path: string,
    body: string,
    method = 'POST',
    type = 'application/x-www-form-urlencoded',
    remoteAddress = '192.0.2.1',
  ) => {
    const bytes = Buffer.from(body);
    const response = await calls.get(path)?.({
      ...{ method, target: path, rawHeaders: [], headers: { 'content-type': type }, requestID: 'r', remoteAddress },
      body: (most) => (bytes.length > most ? Promise.reject(new BodyTooLarge()) : Promise.resolve(bytes)),
      signal: new AbortController().signal,
    });
    expect(response?.headers['cache-control']).toBe('no-store');
    return {
      status: response?.status ?? 0,
      headers: response?.headers ?? {},
      answer: JSON.parse(String(response?.body)),
    };
  };
  const form = (path: string, fields: Readonly<Record<string, string>>, address?: string) =>
    send(path, String(new URLSearchParams({ client_id: 'slipway', ...fields })), 'POST', undefined, address);
  const begin = async (address?: string) => (await form(LOGIN_PATHS.device, { machine: 'laptop' }, address)).answer;
  const poll = (device_code: string) => form(LOGIN_PATHS.token, { grant_type: DEVICE_GRANT, device_code });
  const refresh = (refresh_token: string) => form(LOGIN_PATHS.token, { grant_type: 'refresh_token', refresh_token });
  return {
    ...{ clock, logins, send, form, begin, poll, refresh, verify: logins.verify },
    trust(does: boolean) {
      isTrusted = does;
    },
    roleIn(some: string[]) {
      orgs = some;
    },
    async signedIn() {
      const { device_code, user_code } = await begin();
      await logins.decide(user_code, true, ANA, ACT);
      return (await poll(device_code)).answer;
    },
    [Symbol.dispose]() {
      database.close();
      folder[Symbol.dispose]();
    },
  };
}

test('a machine gets a code, waits by the RFC, and gets tokens once a person has approved', async () => {
  using it = await world();
  const begun = await it.begin();
  expect(begun).toMatchObject({ verification_uri: `${BASE}/console/device`, expires_in: 600, interval: 5 });
  expect(begun.user_code).toMatch(USER_CODE);
  expect(begun.verification_uri_complete).toBe(`${BASE}/console/device?user_code=${begun.user_code}`);
  const error = async () => (await it.poll(begun.device_code)).answer.error;
  expect([await error(), await error()]).toEqual(['authorization_pending', 'slow_down']);
  it.clock.advance(10_000);
  expect(await error()).toBe('authorization_pending');
  // People type codes in any case, and without the dash.
  const typed = begun.user_code.toLowerCase().replace('-', ' ');
  expect(await it.logins.asked(typed, ANA, 'a')).toMatchObject({ machine: 'laptop', address: '192.0.2.1' });
  await it.logins.decide(typed, true, ANA, ACT);
  const got = await it.poll(begun.device_code);
  expect(got).toMatchObject({
    status: 200,
    answer: { token_type: 'Bearer', expires_in: 900, refresh_expires_in: 30 * 86_400 },
  });
  expect(await it.verify(got.answer.access_token)).toEqual({ ...ANA, via: 'login' });
  it.clock.advance(931_000);
  await expect(it.verify(got.answer.access_token)).rejects.toThrow(/expired/);
  const next = (await it.refresh(got.answer.refresh_token)).answer;
  expect(await it.verify(next.access_token)).toEqual({ ...ANA, via: 'login' });
});

describe('the errors of the RFC', () => {
  test('for a sign-in that is denied, over, or unknown', async () => {
    using it = await world();
    const [denied, old] = [await it.begin(), await it.begin()];
    await it.logins.decide(denied.user_code, false, ANA, ACT);
    expect(await it.poll(denied.device_code)).toMatchObject({ status: 400, answer: { error: 'access_denied' } });
    it.clock.advance(600_000);
    expect(await it.poll(old.device_code)).toMatchObject({ status: 400, answer: { error: 'expired_token' } });
    await expect(it.logins.decide(old.user_code, true, ANA, ACT)).rejects.toMatchObject({ code: 'not_found' });
    for (const code of ['x', `${'A'.repeat(22)}.${'B'.repeat(43)}`, old.device_code.replace(/.$/, '~')])
      expect(await it.poll(code)).toMatchObject({ status: 400, answer: { error: 'invalid_grant' } });
  });

  test('for requests of another form', async () => {
    using it = await world();
    const { device, token } = LOGIN_PATHS;
    const errorOf = async (...args: Parameters<typeof it.send>) => {
      const { status, answer } = await it.send(...args);
      return [status, answer.error];
    };
    expect(await errorOf(token, 'client_id=slipway&grant_type=password')).toEqual([400, 'unsupported_grant_type']);
    expect(await errorOf(token, 'client_id=slipway&grant_type=refresh_token')).toEqual([400, 'invalid_request']);
    expect(await errorOf(token, 'client_id=slipway&client_id=slipway')).toEqual([400, 'invalid_request']);
    expect(await errorOf(device, 'client_id=other')).toEqual([401, 'invalid_client']);
    expect(await errorOf(device, '{}', 'POST', 'application/json')).toEqual([400, 'invalid_request']);
    expect(await errorOf(device, '', 'GET')).toEqual([405, 'invalid_request']);
    expect(await errorOf(device, `client_id=slipway&machine=${'x'.repeat(5_000)}`)).toEqual([413, 'invalid_request']);
  });
});

test('a person sees and ends the own machines alone, and another provider with the same address is another person', async () => {
  using it = await world();
  await it.signedIn();
  const [own] = await it.logins.machines(ANA);
  expect(own).toMatchObject({ machine: 'laptop', address: '192.0.2.1' });
  const others = [
    { ...ANA, email: 'ben@acme.example' },
    { ...ANA, issuer: 'https://other.example' },
  ];
  for (const other of others) {
    expect(await it.logins.machines(other)).toEqual([]);
    await expect(it.logins.endMachine(other, own?.id ?? '', ACT)).rejects.toMatchObject({ code: 'not_found' });
  }
  await it.logins.endMachine(ANA, own?.id ?? '', ACT);
  expect(await it.logins.machines(ANA)).toEqual([]);
});

test('the name of a machine is one plain line', async () => {
  using it = await world();
  const machine = `\u001b[31mred\nline\u202e${'x'.repeat(300)}`;
  const { user_code } = (await it.form(LOGIN_PATHS.device, { machine })).answer;
  const asked = await it.logins.asked(user_code, ANA, 'a');
  expect(asked.machine).toMatch(/^red linex+…$/);
  expect(asked.machine.length).toBeLessThanOrEqual(100);
});

test('a refresh token that is used twice ends the sign-in for both who have one, and says why', async () => {
  using it = await world();
  const first = await it.signedIn();
  const thief = (await it.refresh(first.refresh_token)).answer;
  it.clock.advance(DAY);
  const owner = await it.refresh(first.refresh_token);
  expect(owner).toMatchObject({ status: 400, answer: { error: 'invalid_grant' } });
  expect(owner.answer.error_description).toMatch(/used twice: somebody else may have copied it/);
  expect((await it.refresh(thief.refresh_token)).answer.error_description).toMatch(/used twice/);
  // Tokens that are still valid by their time count no more either.
  const again = await it.signedIn();
  const stolen = (await it.refresh(again.refresh_token)).answer;
  await it.refresh(stolen.refresh_token);
  expect(await it.verify(stolen.access_token)).toEqual({ ...ANA, via: 'login' });
  await it.refresh(again.refresh_token);
  await expect(it.verify(stolen.access_token)).rejects.toThrow(/used twice.*slipway login/);
});

test('an answer that was lost can be asked for again within a minute, and its token is of no use then', async () => {
  using it = await world();
  const first = await it.signedIn();
  const lost = (await it.refresh(first.refresh_token)).answer;
  it.clock.advance(30_000);
  const second = (await it.refresh(first.refresh_token)).answer;
  expect(await it.verify(second.access_token)).toEqual({ ...ANA, via: 'login' });
  expect((await it.refresh(second.refresh_token)).status).toBe(200);
  expect((await it.refresh(lost.refresh_token)).answer.error_description).toMatch(/used twice/);
});

test('the answer to the device code can be lost too', async () => {
  using it = await world();
  const { device_code, user_code } = await it.begin();
  await it.logins.decide(user_code, true, ANA, ACT);
  await it.poll(device_code);
  expect((await it.poll(device_code)).status).toBe(200);
});

test('a person whose provider is removed, or who has no role, is refused', async () => {
  using it = await world();
  const got = await it.signedIn();
  it.trust(false);
  await expect(it.verify(got.access_token)).rejects.toThrow(/no longer trusts the identity provider/);
  expect((await it.refresh(got.refresh_token)).answer).toMatchObject({ error: 'invalid_grant' });
  it.trust(true);
  it.roleIn([]);
  const { user_code } = await it.begin();
  await expect(it.logins.decide(user_code, true, ANA, ACT)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a sign-in that its machine ends counts no more, and ending it again is no error', async () => {
  using it = await world();
  const got = await it.signedIn();
  const revoke = () => it.form(LOGIN_PATHS.revoke, { token: got.refresh_token });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
  await expect(it.verify(got.access_token)).rejects.toThrow(/has ended/);
  expect((await it.refresh(got.refresh_token)).answer.error).toBe('invalid_grant');
});

test('the number of codes is bounded for an address, and guesses of them for a person and an address', async () => {
  using it = await world();
  for (let n = 0; n < 10; n += 1) expect(await it.begin()).toHaveProperty('user_code');
  const refused = await it.form(LOGIN_PATHS.device, { machine: 'm' });
  expect([refused.status, refused.answer.error, refused.headers['retry-after']]).toEqual([429, 'slow_down', '60']);
  expect(await it.begin('192.0.2.99')).toHaveProperty('user_code');
  const guess = (who: Principal, address: string) =>
    it.logins.asked('BBBB-BBBB', who, address).catch(({ code }) => code);
  for (let n = 0; n < 10; n += 1) expect(await guess(ANA, 'a')).toBe('not_found');
  expect(await guess(ANA, 'b')).toBe('rate_limited');
  const others = Array.from({ length: 12 }, (_, n) => guess({ ...ANA, email: `p${n}@acme.example` }, 'a'));
  expect((await Promise.all(others)).filter((each) => each === 'rate_limited').length).toBeGreaterThan(0);
  const all = await Promise.all(
    Array.from({ length: 220 }, (_, n) => guess({ ...ANA, email: `q${n}@acme.example` }, `address ${n}`)),
  );
  expect(all.filter((each) => each === 'not_found').length).toBeLessThanOrEqual(200);
  expect(all).toContain('rate_limited');
});

test('a token of a sign-in has an issuer of its own, and cannot be changed', async () => {
  using it = await world();
  const got = await it.signedIn();
  const [, claims = ''] = got.access_token.split('.');
  const { iss, aud, idp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect([iss, aud, idp]).toEqual([`${BASE}/identity/login`, BASE, ANA.issuer]);
  const [head, , signature] = got.access_token.split('.');
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), email: 'eve@acme.example' }),
  );
  await expect(it.verify(`${head}.${forged.toString('base64url')}.${signature}`)).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

test('what a person does from such a machine is recorded as done by a sign-in', async () => {
  using it = await world();
  const got = await it.signedIn();
  const principal = await it.verify(got.access_token);
  const request = { requestID: 'r', remoteAddress: '192.0.2.1' };
  expect(actOf(principal, request)).toMatchObject({ by: ANA.email, via: 'login' });
  expect(actOf(ANA, request)).toMatchObject({ by: ANA.email, via: 'id-token' });
});
