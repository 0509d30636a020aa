import { expect, test } from 'vitest';
import type { Handler, HttpRequest } from '../../../src/platform/http.ts';
import { createRouter, isSiteHost } from '../../../src/platform/router.ts';

const named =
  (name: string): Handler =>
  () => ({ status: 200, headers: {}, body: name });

function route(target: string, host?: string, sitesDomain = 'localhost', method = 'GET'): unknown {
  const router = createRouter({
    sitesDomain,
    edge: named('edge'),
    control: named('control'),
    kvs: named('kvs'),
    identity: named('identity'),
    console: named('console'),
    operator: named('operator'),
    backup: named('backup'),
    healthz: named('healthz'),
    metrics: named('metrics'),
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
  ['/metrics', 'metrics'],
  ['/other', 404],
  ['/healthz/x', 404],
  ['/metrics/x', 404],
  ['/backup', 'backup'],
  ['/backup/x', 404],
  ['*', 400],
  ['http:///healthz', 400],
])('%s on the platform itself is for %s', (target, room) => {
  for (const host of [undefined, '', 'localhost', 'localhost:4400', '127.0.0.1:4400', '[::1]:4400', 'evil-localhost']) {
    expect(route(target, host)).toBe(room);
  }
});

test.each([
  ['POST', '/', 405],
  ['DELETE', '/metrics', 405],
  ['OPTIONS', '/healthz', 405],
  ['HEAD', '/healthz', 'healthz'],
  ['POST', '/backup', 'backup'],
  ['OPTIONS', '*', 204],
])('%s %s is for %s', (method, target, room) => {
  expect(route(target, 'localhost', 'localhost', method)).toBe(room);
});

test.each(['shop.localhost', 'shop.localhost:4400', 'SHOP.LocalHost', 'shop.localhost.', 'a.b.localhost:1'])(
  'everything on %s is for the edge',
  (host) => {
    for (const target of ['/', '/api/v1/orgs', '/healthz']) expect(route(target, host)).toBe('edge');
  },
);

test('sites can live under a domain of their own', () => {
  expect(route('/', 'shop.apps.example.com', 'apps.example.com')).toBe('edge');
  expect(route('/', 'apps.example.com', 'apps.example.com')).toBe('index');
  expect(isSiteHost('shop.localhost', 'apps.example.com')).toBe(false);
  expect(isSiteHost('.localhost', 'localhost')).toBe(false);
});
