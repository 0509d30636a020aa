import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePolicy } from '../../../src/platform/identity/policy.ts';
import { IdentityProvider } from '../../support/identity-provider.ts';
import { openStage, type Stage } from './support.ts';

/** A browser as far as signing in needs one: cookies by host, and redirects one at a time. */
class Visitor {
  /** An address of its own, because attempts to sign in are limited for each client. */
  readonly address = `198.51.100.${randomInt(256)}`;
  readonly cookies = new Map<string, string>();

  async get(url: string): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { headers: { cookie, 'x-forwarded-for': this.address }, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (set.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Requests a URL that redirects. Returns where to. */
  async next(url: string): Promise<string> {
    const response = await this.get(url);
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  }
}

describe('signing in by an identity provider', () => {
  let honest: IdentityProvider;
  let other: IdentityProvider;
  /** It ends before it is used. */
  let away: IdentityProvider;
  let stage: Stage;
  let start: string;
  beforeAll(async () => {
    [honest, other] = [await IdentityProvider.open(), await IdentityProvider.open()];
    away = await IdentityProvider.open();
    const client = { clientId: honest.clientId, clientSecretEnv: 'CLIENT_SECRET' };
    stage = await openStage(
      {
        issuers: [
          { issuer: honest.issuer, ...client, name: 'Acme <ID>', require: { team: ['web'] } },
          { issuer: other.issuer, ...client },
          { issuer: away.issuer, ...client },
        ],
        organizations: { acme: { viewer: ['ana@acme.example'] } },
      },
      undefined,
      { CLIENT_SECRET: honest.secret },
      // The visitors have addresses of their own.
      ['127.0.0.1'],
    );
    start = `${stage.platform.consoleUrl}/sign-in/with/${slugOf(honest)}`;
  });
  afterAll(async () => {
    await stage?.[Symbol.asyncDispose]();
    await honest?.[Symbol.asyncDispose]();
    await other?.[Symbol.asyncDispose]();
  });

  const startOf = (provider: IdentityProvider) => `${stage.platform.consoleUrl}/sign-in/with/${slugOf(provider)}`;
  const slugOf = ({ issuer }: IdentityProvider) => new URL(issuer).host.replace(':', '-');

  /** Goes to the provider and back. Returns the URL that ends the sign-in. */
  async function callback(visitor: Visitor, does: IdentityProvider['does'] = {}, from = start): Promise<string> {
    const location = await visitor.next(from);
    Object.assign(honest.does, { claims: { team: 'web' } }, does);
    try {
      return await visitor.next(location);
    } finally {
      delete honest.does.answer;
    }
  }

  async function ended(visitor: Visitor, url: string): Promise<readonly [number, string]> {
    const response = await visitor.get(url);
    const page = await response.text();
    const problem = /role="alert">.*?<p>(.*?)<\/p>/s.exec(page)?.[1] ?? '';
    return [response.status, response.status === 200 ? (response.headers.get('refresh') ?? page) : problem];
  }

  const isSignedIn = async (visitor: Visitor) =>
    (await visitor.get(`${stage.platform.consoleUrl}/orgs/acme`)).status === 200;

  test('the page offers it, and Ana is signed in as herself, with a request that no parameter of hers has changed', async () => {
    const visitor = new Visitor();
    const page = await (await visitor.get(`${stage.platform.consoleUrl}/sign-in`)).text();
    expect(page).toContain('Sign in with Acme &lt;ID&gt;');
    const asked = new URL(
      await visitor.next(`${start}?redirect_uri=https://evil.example/&scope=all&next=//evil.example`),
    );
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      ...{ response_type: 'code', client_id: honest.clientId, scope: 'openid email', code_challenge_method: 'S256' },
      redirect_uri: `${stage.platform.consoleUrl}/sign-in/callback/${slugOf(honest)}`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await ended(visitor, await callback(visitor))).toEqual([200, '0; url=/console']);
    expect(await (await visitor.get(`${stage.platform.consoleUrl}/orgs/acme`)).text()).toContain('ana@acme.example');
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('slipway_sign_in'))).toHaveLength(1);
  });

  test('a visitor who asked for a page before gets it after the sign-in, with another tab signing in meanwhile', async () => {
    const visitor = new Visitor();
    const asked = '/console/orgs/acme/apps?status=failed';
    const away = await visitor.next(`${stage.platform.baseUrl}${asked}`);
    expect(away).toContain(`to=${encodeURIComponent(asked)}`);
    const page = await (await visitor.get(`${stage.platform.baseUrl}${away}`)).text();
    visitor.cookies.delete('slipway_return');
    const [, offered = ''] = /<a class="button" href="([^"]+)">Sign in with Acme/.exec(page) ?? [];
    const first = await callback(visitor, {}, `${stage.platform.baseUrl}${offered}`);
    const second = await callback(visitor);
    expect(await ended(visitor, second)).toEqual([200, '0; url=/console']);
    expect(await ended(visitor, first)).toEqual([200, `0; url=${asked}`]);
    const evil = await callback(visitor, {}, `${start}?to=${encodeURIComponent('//evil.example/')}`);
    expect(await ended(visitor, evil)).toEqual([200, '0; url=/console']);
  });

  test('a visitor of another name of the platform is led to the one that the provider leads back to', async () => {
    const { host, port } = new URL(start);
    const sent = request({ port, path: new URL(start).pathname, headers: { host: `localhost:${port}` } }).end();
    const [{ statusCode, headers }] = await once(sent, 'response');
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([303, start, undefined]);
    expect(host).not.toContain('localhost');
  });

  test.each<[string, IdentityProvider['does'], number, RegExp]>([
    ['the nonce of another sign-in', { claims: { team: 'web', nonce: 'other' } }, 401, /not valid for this sign-in/],
    ['no nonce', { claims: { team: 'web', nonce: undefined } }, 401, /not valid for this sign-in/],
    ['a token of another issuer', { claims: { team: 'web', iss: 'https://evil.example' } }, 401, /not valid/],
    ['a token for another client', { claims: { team: 'web', aud: 'other' } }, 401, /not valid/],
    ['a token for several clients', { claims: { team: 'web', aud: ['slipway-console', 'x'] } }, 401, /not valid/],
    ['a token that has expired', { claims: { team: 'web', exp: 1_000 } }, 401, /not valid/],
    ['an email that is not verified', { claims: { team: 'web', email_verified: false } }, 401, /email is not verified/],
    ['no email', { claims: { team: 'web', email: undefined } }, 401, /has no email claim/],
    [
      'an email that looks like another',
      { claims: { team: 'web', email: 'аna@acme.example' } },
      401,
      /other than ASCII/,
    ],
    ['a claim that the policy does not accept', { claims: { team: 'sales' } }, 401, /team claim/],
    ['no ID token', { withoutIdToken: true }, 401, /not valid for this sign-in/],
    ['a signature of another key', { foreignKey: true }, 401, /not valid for this sign-in/],
    ['an answer without end', { hugeToken: 2 * 1024 * 1024 }, 503, /cannot be reached/],
    ['the issuer of another provider', { answer: { code: 'x', iss: 'https://evil.example' } }, 401, /not valid/],
    ['another state', { answer: { code: 'x', state: 'y'.repeat(43) } }, 401, /This sign-in is over/],
    [
      'a code that it has not made',
      { answer: { code: 'stolen' } },
      401,
      /invalid_grant \(the code is not &lt;b&gt;known/,
    ],
    [
      'a refusal',
      { answer: { error: 'access_denied', error_description: '<script>alert(1)</script>' } },
      401,
      /answered: access_denied \(&lt;script&gt;.*ask its administrator/,
    ],
  ])('%s does not sign in, and the page says what is wrong', async (_, does, status, problem) => {
    const visitor = new Visitor();
    const url = await callback(visitor, does);
    try {
      const [got, said] = await ended(visitor, url);
      expect([got, said]).toEqual([status, expect.stringMatching(problem)]);
      expect(await isSignedIn(visitor)).toBe(false);
      // The sign-in is over, also with a right answer.
      visitor.cookies.delete('slipway_return');
      if (does.answer?.state === undefined) expect(visitor.cookies.size).toBe(0);
    } finally {
      for (const name of ['claims', 'withoutIdToken', 'foreignKey', 'hugeToken'] as const) delete honest.does[name];
    }
  });

  test('an answer that is sent again, or by another browser, does not sign in', async () => {
    const [ana, eve] = [new Visitor(), new Visitor()];
    const url = await callback(ana);
    // Eve has the answer, but not what Ana's browser keeps.
    const before = honest.tokens;
    expect(await ended(eve, url)).toEqual([401, expect.stringContaining('This sign-in is over')]);
    // Eve begins her own sign-in and uses Ana's code in it.
    const own = new URL(await callback(eve));
    own.searchParams.set('code', new URL(url).searchParams.get('code') ?? '');
    const kept = new Map(ana.cookies);
    expect((await ended(ana, url))[0]).toBe(200);
    expect((await ended(eve, own.href))[0]).toBe(401);
    expect(await isSignedIn(eve)).toBe(false);
    for (const [name, value] of kept) ana.cookies.set(name, value);
    expect(await ended(ana, url)).toEqual([401, expect.stringContaining('used before')]);
    expect(honest.tokens - before).toBe(3);
  });

  test('the answer of one provider is not taken at the address of another', async () => {
    const visitor = new Visitor();
    const url = await callback(visitor);
    const before = [honest.tokens, other.tokens];
    const mixed = url.replace(`/callback/${slugOf(honest)}`, `/callback/${slugOf(other)}`);
    expect(await ended(visitor, mixed)).toEqual([401, expect.stringContaining('This sign-in is over')]);
    expect([honest.tokens, other.tokens]).toEqual(before);
  });

  test.each<[what: string, answer: (code: string) => Record<string, string>]>([
    ['names its own issuer', (code) => ({ code, iss: honest.issuer })],
    ['names the other issuer, as one that lies', (code) => ({ code, iss: other.issuer })],
  ])('a provider that sends browsers on to another one gets no code of it, if that %s', async (_, answer) => {
    // The other provider asks the honest one for a code, with the challenge and the state of the sign-in at itself.
    const visitor = new Visitor();
    const asked = new URL(await visitor.next(startOf(other)));
    const before = [honest.tokens, other.tokens];
    const onwards = new URL(`${honest.issuer}/authorize${asked.search}`);
    const back = new URL(await visitor.next(onwards.href));
    const code = back.searchParams.get('code') ?? '';
    const state = back.searchParams.get('state') ?? '';
    expect(back.pathname).toContain(`/callback/${slugOf(other)}`);
    const given = new URLSearchParams({ state, ...answer(code) });
    const [status] = await ended(visitor, `${back.origin}${back.pathname}?${given}`);
    expect(status).toBe(401);
    expect(await isSignedIn(visitor)).toBe(false);
    // The honest provider is asked for nothing. The other one got the code only where the honest one lies of its own name.
    expect(honest.tokens).toBe(before[0]);
    expect(other.tokens - (before[1] ?? 0)).toBe(given.get('iss') === other.issuer ? 1 : 0);
    // Nor is the code worth something at the address of the provider that made it.
    const right = `${back.origin}${back.pathname.replace(slugOf(other), slugOf(honest))}?code=${code}&state=${state}&iss=${encodeURIComponent(honest.issuer)}`;
    expect(await ended(visitor, right)).toEqual([401, expect.stringContaining('This sign-in is over')]);
  });

  test('an answer without the issuer that a provider promises is not taken', async () => {
    const visitor = new Visitor();
    const url = new URL(await callback(visitor));
    url.searchParams.delete('iss');
    const before = honest.tokens;
    expect((await ended(visitor, url.href))[0]).toBe(401);
    expect(honest.tokens).toBe(before);
  });

  test('parameters that are given twice are not taken', async () => {
    for (const name of ['code', 'state', 'iss']) {
      const visitor = new Visitor();
      const url = new URL(await callback(visitor));
      url.searchParams.append(name, name === 'iss' ? honest.issuer : 'other');
      expect([name, (await ended(visitor, url.href))[0]]).toEqual([name, 401]);
      expect(await isSignedIn(visitor)).toBe(false);
    }
  });

  test('tabs do not disturb each other, and a browser keeps only a few sign-ins', async () => {
    const visitor = new Visitor();
    const [first, second] = [await callback(visitor), await callback(visitor)];
    expect((await ended(visitor, first))[0]).toBe(200);
    expect((await ended(visitor, second))[0]).toBe(200);
    const many = new Visitor();
    for (let n = 0; n < 6; n += 1) await many.next(start);
    expect(many.cookies.size).toBeLessThanOrEqual(4);
  });

  test('paths of no provider are not found, and a provider that is away is named', async () => {
    const { consoleUrl } = stage.platform;
    const status = async (path: string) => (await new Visitor().get(consoleUrl + path)).status;
    expect(await status('/sign-in/with/none')).toBe(404);
    expect(await status('/sign-in/with')).toBe(404);
    expect(await status('/sign-in/else/x')).toBe(404);
    expect(await status('/sign-in/callback/none?code=x&state=y')).toBe(401);
    const address = startOf(away);
    await away[Symbol.asyncDispose]();
    const answer = await fetch(address, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('cannot be reached now')]);
  });
});

test.each([
  [{ clientSecretEnv: 'X' }, 'has a client secret, but no clientId'],
  [{ clientId: 'a', clientSecretEnv: 'X' }, 'names the variable X, which is empty or not set'],
  [{ clientId: 'a', clientSecretFile: 'x' }, 'names x, which is empty or not set'],
  [{ clientId: 'a', clientSecretFile: 'x', clientSecretEnv: 'Y' }, 'keep one of them'],
])('the client %j is refused', (client, problem) => {
  const policy = { issuers: [{ issuer: 'https://id.example', ...client }], organizations: {} };
  expect(() => parsePolicy(policy)).toThrow(`issuers[0]${problem.startsWith('names') ? '.' : ' '}`);
  expect(() => parsePolicy(policy)).toThrow(problem);
});
