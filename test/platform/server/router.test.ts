import { expect, test } from 'vitest';
import type { Handler, HttpRequest } from '../../../src/platform/shared/http.ts';
import { ownHosts } from '../../../src/platform/shared/own-hosts.ts';
import { createRouter, isSiteHost } from '../../../src/platform/start/router.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';

const named =
  (name: string): Handler =>
  () => ({ status: 200, headers: {}, body: name });

/** What is known of hosts that are neither the platform's own nor below the sites domain. */
function customHost(host: string): boolean | Promise<boolean> {
  if (host === 'away.example') return Promise.reject(new StoreUnavailable('away'));
  if (host === 'late.example' || host === 'none.example') return Promise.resolve(host === 'late.example');
  return host === 'shop.example';
}

const PLAIN = { host: '127.0.0.1', baseUrl: 'http://127.0.0.1:4400' };

function route(target: string, host?: string, sitesDomain = 'localhost', method = 'GET', names = PLAIN): unknown {
  const router = createRouter({
    sitesDomain,
    isOwnHost: ownHosts(names),
    edge: named('edge'),
    isCustomHost: (host) => customHost(host),
    control: named('control'),
    kvs: named('kvs'),
    hooks: named('hooks'),
    identity: named('identity'),
    console: named('console'),
    operator: named('operator'),
    backup: named('backup'),
    healthz: named('healthz'),
    readyz: named('readyz'),
    metrics: named('metrics'),
    openApi: named('openApi'),
    tlsAllowed: named('tlsAllowed'),
    index: named('index'),
    observe: () => {},
  });
  const request: HttpRequest = {
    ...{ method, target, rawHeaders: [], headers: { host }, requestID: 'r' },
    ...{ body: () => Promise.resolve(Buffer.alloc(0)), signal: new AbortController().signal },
  };
  const answer = router(request);
  return answer instanceof Promise ? answer : answer.status === 200 ? answer.body : answer.status;
}

test.each([
  ['/', 'index'],
  ['/hooks/hk_1', 'hooks'],
  ['/?x', 'index'],
  ['/api/v1/orgs/a', 'control'],
  ['/api/v1', 'control'],
  ['/api/v10/orgs', 404],
  ['/v1/put', 'kvs'],
  ['/v1?x=/', 'kvs'],
  ['/identity/jwks', 'identity'],
  ['/console', 'console'],
  ['/console/x', 'console'],
  ['/consoles', 404],
  ['/operator/x', 'operator'],
  ['/healthz', 'healthz'],
  ['/readyz?role=edge', 'readyz'],
  ['/readyz/x', 404],
  ['/metrics', 'metrics'],
  ['/openapi.json', 'openApi'],
  ['/tls-allowed?domain=shop.localhost', 'tlsAllowed'],
  ['/tls-allowed/x', 404],
  ['/other', 404],
  ['/healthz/x', 404],
  ['/metrics/x', 404],
  ['/backup', 'backup'],
  ['/backup/x', 404],
  ['*', 400],
  ['http:///healthz', 400],
])('%s on the platform itself is for %s', (target, room) => {
  for (const host of ['localhost', 'localhost:4400', '127.0.0.1:4400', '[::1]:4400']) {
    expect(route(target, host)).toBe(room);
  }
  const pages = ['index', 'console', 'metrics'];
  for (const host of [undefined, '', 'evil-localhost', 'rebound.example:4400']) {
    expect(route(target, host)).toBe(pages.includes(String(room)) ? 421 : room);
  }
});

test.each([
  ['POST', '/', 405],
  ['DELETE', '/metrics', 405],
  ['OPTIONS', '/healthz', 405],
  ['HEAD', '/healthz', 'healthz'],
  ['POST', '/tls-allowed', 405],
  ['POST', '/backup', 'backup'],
  ['OPTIONS', '*', 204],
])('%s %s is for %s', (method, target, room) => {
  expect(route(target, 'localhost', 'localhost', method)).toBe(room);
});

test.each(['shop.localhost', 'shop.localhost:4400', 'SHOP.LocalHost', 'shop.localhost.', 'a.b.localhost:1'])(
  'everything on %s is for the edge',
  (host) => {
    for (const target of ['/', '/api/v1/orgs', '/healthz', '/tls-allowed']) expect(route(target, host)).toBe('edge');
  },
);

test('sites can have a separate domain', () => {
  expect(route('/', 'shop.apps.example.com', 'apps.example.com')).toBe('edge');
  expect(route('/api/v1', 'apps.example.com', 'apps.example.com')).toBe('control');
  expect(isSiteHost('shop.localhost', 'apps.example.com')).toBe(false);
  expect(isSiteHost('.localhost', 'localhost')).toBe(false);
});

const PUBLIC = { host: '10.0.0.5', baseUrl: 'https://platform.example.com' };
const ANY = { host: '0.0.0.0', baseUrl: 'http://127.0.0.1:4400' };

test.each([
  [
    PUBLIC,
    ['platform.example.com', 'Platform.Example.com:443', '10.0.0.5:4400', 'localhost:8080', '127.0.0.2', '[::1]:1'],
  ],
  [ANY, ['192.0.2.7:4400', '[2001:db8::1]:4400', 'localhost.:4400', '0.0.0.0:4400']],
])('a platform at %j accepts these hosts', (names, hosts) => {
  for (const host of hosts) {
    for (const target of ['/', '/console', '/console/script.js', '/metrics']) {
      expect([host, route(target, host, 'sites.example', 'GET', names)]).not.toEqual([host, 421]);
    }
  }
});

test.each([
  [PUBLIC, ['platform.example.com:4400', 'platform.example.com.evil.example', '192.0.2.7:4400', 'example.com']],
  [
    ANY,
    ['rebound.example:4400', '127.0.0.1.evil.example', '[::1', '[nonsense]:1', 'localhost:x', 'a@localhost', '0x7f.1'],
  ],
])('a platform at %j refuses these hosts, so that their pages cannot read its answers', (names, hosts) => {
  for (const host of hosts) {
    for (const target of ['/', '/console', '/console/script.js', '/metrics']) {
      expect([host, route(target, host, 'sites.example', 'GET', names)]).toEqual([host, 421]);
    }
    expect(route('/healthz', host, 'sites.example', 'GET', names)).toBe('healthz');
  }
});

test.each([
  ['shop.example', '/', 'edge'],
  ['shop.example', '/console', 'edge'],
  ['shop.example', '/api/v1/orgs/a', 'edge'],
  ['late.example', '/v1/put', 'edge'],
  ['none.example', '/v1/put', 'kvs'],
  ['none.example', '/x', 404],
  // While the state cannot be read, only the edge can say so in a page. The APIs say it in their own way.
  ['away.example', '/', 'edge'],
  ['away.example', '/about', 'edge'],
  ['away.example', '/healthz', 'healthz'],
  ['away.example', '/api/v1/orgs/a', 'control'],
])('%s%s, a custom domain or not, is for %s', async (host, target, room) => {
  const answer = await route(target, host);
  expect(typeof answer === 'object' && answer !== null && 'status' in answer ? bodyOf(answer) : answer).toBe(room);
});

function bodyOf(answer: object): unknown {
  const { status, body }: { status?: unknown; body?: unknown } = answer;
  return status === 200 ? body : status;
}
