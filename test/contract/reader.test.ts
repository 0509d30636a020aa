import { expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import {
  decodeApp,
  decodeDeployed,
  decodeDeployments,
  decodeEnvironments,
  decodeLookUp,
  decodeUpdatedApp,
} from '../../src/contract/answers.ts';
import { readErrorBody } from '../../src/contract/error-reader.ts';
import { fieldsOf, time, webAddress } from '../../src/contract/reader.ts';

const CALL = { method: 'GET', path: '/api/v1/x', status: 200, requestID: 'r-1' };
const json = (text: string): unknown => JSON.parse(text);

function errorOf(action: () => unknown): SlipwayError {
  try {
    action();
  } catch (error) {
    if (error instanceof SlipwayError) return error;
  }
  throw new Error('no SlipwayError was thrown');
}

test.each([
  ['our own record', '{"appID": "shop", "subdomain": "shop-1", "url": null}'],
  ['snake case', '{"app_id": "shop", "subdomain": "shop-1"}'],
  ['kebab case, capitals', '{"App-Id": "shop", "SubDomain": "shop-1"}'],
  ['a plain id', '{"id": "shop", "subdomain": "shop-1"}'],
  ['one envelope', '{"data": {"id": "shop", "subdomain": "shop-1"}}'],
  ["the resource's own envelope", '{"app": {"id": "shop", "subdomain": "shop-1"}}'],
  ['two envelopes', '{"result": {"application": {"appId": "shop", "subdomain": "shop-1"}}}'],
  ["an envelope with an id of its request's", '{"id": 7, "result": {"id": "shop", "subdomain": "shop-1"}}'],
])('reads an app: %s', (_, body) => {
  expect(decodeApp(json(body), CALL)).toMatchObject({ appID: 'shop', subdomain: 'shop-1', url: undefined });
});

test('a third envelope stays closed', () => {
  expect(() => decodeApp({ data: { result: { item: { id: 'shop' } } } }, CALL)).toThrow('no app ID');
});

test('reads an ID from the location where the body has none', () => {
  const app = '/api/v1/orgs/acme/projects/web/apps/5f0c-a1';
  expect(decodeApp(undefined, CALL, { location: `https://x.example${app}?v=1` }).appID).toBe('5f0c-a1');
  expect(decodeApp({ id: 'shop' }, CALL, { location: app }).appID).toBe('shop');
  expect(decodeDeployed({}, CALL, { location: `${app}/deployments/d1/` })?.deployID).toBe('d1');
  expect(() => decodeApp({}, CALL, { location: '/queue/items/7' })).toThrow('no app ID');
  expect(decodeDeployed(undefined, CALL, { location: app })).toBeUndefined();
});

test('an ID that is a number is read as text, an empty one as none', () => {
  expect(decodeApp({ id: 42 }, CALL).appID).toBe('42');
  expect(() => decodeApp({ id: '' }, CALL)).toThrow('no app ID');
});

test('an app that owns a deployment is not mistaken for it', () => {
  expect(decodeDeployed({ deployment: { id: 'd1', app: { id: 'a1' } } }, CALL)?.deployID).toBe('d1');
  expect(decodeDeployed({ appID: 'a1', deployment: { id: 'd1' } }, CALL)?.deployID).toBe('d1');
});

test("an envelope's status is not the deployment's", () => {
  expect(decodeDeployed({ status: 'success', data: { deployment: { id: 'd1' } } }, CALL)?.status).toBe('pending');
});

test.each([[undefined], [null], ['queued'], [{}], [{ status: 'queued' }]])(
  'a deploy that names no deployment is no error: %j',
  (body) => {
    expect(decodeDeployed(body, CALL)).toBeUndefined();
  },
);

test('an update whose answer shows no app is no error', () => {
  expect(decodeUpdatedApp(undefined, CALL)).toBeUndefined();
  expect(decodeUpdatedApp({ appID: 'shop' }, CALL)?.appID).toBe('shop');
});

test.each([
  ['the body itself', '[{"id": "e1", "name": "production"}]'],
  ['its own name', '{"environments": [{"id": "e1", "name": "production"}]}'],
  ['an envelope', '{"data": {"environments": [{"environmentID": "e1", "name": "production"}]}}'],
  ['the envelope is the list', '{"data": [{"environment_id": "e1", "name": "production"}]}'],
  ['the one array, whatever its name', '{"total": 1, "stages": [{"envId": "e1", "name": "production"}]}'],
  ['beside another array', '{"warnings": [], "Environments": [{"id": "e1", "name": "production"}]}'],
  ['inside, with an array outside', '{"errors": [], "result": {"list": [{"id": "e1", "name": "production"}]}}'],
])('reads a list: %s', (_, body) => {
  expect(decodeEnvironments(json(body), CALL)).toMatchObject([{ environmentID: 'e1', name: 'production' }]);
});

test('environments may be mere names, and an empty list may be null', () => {
  expect(decodeEnvironments({ environments: ['production'] }, CALL)).toMatchObject([{ name: 'production' }]);
  expect(decodeEnvironments({ environments: null }, CALL)).toEqual([]);
});

test.each([
  [
    'beside them',
    '{"environments": [{"id": "e1", "name": "production"}], "app": {"repository": "acme/shop", "branch": "main"}}',
  ],
  [
    'in the body',
    '{"repo": "acme/shop", "production_branch": "refs/heads/main", "environments": [{"id": "e1", "name": "production"}]}',
  ],
  [
    'in the production environment',
    '[{"name": "preview", "repo": "a/b"}, {"name": "production", "repo": "acme/shop", "branch": "main"}]',
  ],
])('reads the repository and the branch of the app: %s', (_, body) => {
  expect(decodeLookUp(json(body), CALL)).toMatchObject({ stored: { repository: 'acme/shop', branch: 'main' } });
});

test('an answer without repository and branch shows no app', () => {
  for (const body of [
    '[]',
    '{"environments": ["production"]}',
    '{"environments": [{"id": "e1", "name": "production"}], "app": {"id": "a"}}',
  ]) {
    expect(decodeLookUp(json(body), CALL)).toMatchObject({ stored: undefined, takesConfiguration: false });
  }
});

test('two arrays of unknown names are not guessed between', () => {
  expect(() => decodeEnvironments({ live: [], dead: [] }, CALL)).toThrow(
    'more than one list of environments: live and dead; Slipway does not guess',
  );
});

test('reads deployments in all their spellings', () => {
  const { deployments } = decodeDeployments(
    {
      deployments: [
        { deployID: 'd3', status: 'building', stage: 'clone', branch: 'main', commit: 'abc', createdAt: 1_767_323_045 },
        { deployment_id: 2, state: 'READY', commit: { sha: 'def' }, created_at: '2026-01-02T03:04:05Z' },
        {
          id: 'd1',
          status: { state: 'failed' },
          superseded_by: 'd2',
          created: 1_767_323_045_000,
          url: 'x.example.com',
        },
      ],
    },
    CALL,
  );
  const createdAt = Date.UTC(2026, 0, 2, 3, 4, 5);
  expect(deployments).toMatchObject([
    { deployID: 'd3', status: 'building', stage: 'clone', branch: 'main', commit: 'abc', createdAt },
    { deployID: '2', status: 'READY', commit: 'def', createdAt, supersededBy: undefined },
    { deployID: 'd1', status: 'failed', supersededBy: 'd2', createdAt, url: 'https://x.example.com' },
  ]);
});

test("an entry's own ID comes before one in a member that is named like an envelope", () => {
  const entries = [{ id: 'd2', status: 'failed', result: { id: 'x' } }, { data: { id: 'd1', status: 'failed' } }];
  expect(decodeDeployments(entries, CALL).deployments.map(({ deployID }) => deployID)).toEqual(['d2', 'd1']);
});

test('an entry without a status is pending where others have one, and no list where none has', () => {
  const entries = [
    { id: 'd2', status: null },
    { id: 'd1', status: 'READY' },
  ];
  expect(decodeDeployments(entries, CALL).deployments.map(({ status }) => status)).toEqual(['pending', 'READY']);
  expect(() => decodeDeployments([{ id: 'd1' }], CALL)).toThrow('no deployment status in an entry');
});

test.each([
  ['{"deployments": [], "nextCursor": "c2"}', 'c2'],
  ['{"deployments": [], "next_cursor": "c2"}', 'c2'],
  ['{"deployments": [], "cursor": 2}', '2'],
  ['{"data": [], "pagination": {"next-cursor": "c2"}}', 'c2'],
  ['{"data": {"deployments": []}, "meta": {"nextCursor": "c2"}}', 'c2'],
  ['{"deployments": [], "nextCursor": null}', undefined],
  ['{"deployments": [], "cursor": "c2", "hasMore": false}', undefined],
  ['[]', undefined],
])('reads the next cursor of %s', (body, cursor) => {
  expect(decodeDeployments(json(body), CALL).nextCursor).toBe(cursor);
});

test('an error for a missing field tells call, status and names, never values', () => {
  const body = { data: { deployments: [{ Identifier: 'sekret-1', status: 'sekret-2' }] } };
  const error = errorOf(() => decodeDeployments(body, CALL));
  expect(error.message).toBe(
    'The answer to GET /api/v1/x (200) has no deployment ID in an entry; it has: Identifier, status.',
  );
  expect(error).toMatchObject({ code: 'unexpected_response', call: { ...CALL, outcome: 'unknown' } });
  expect(JSON.stringify(error) + error.message).not.toContain('sekret');
});

test('property names are hostile too: cleaned, cut and counted', () => {
  const body = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`\u001b[31m${'n'.repeat(99)}\n${n}`, n]));
  const { message } = errorOf(() => decodeApp(body, CALL));
  expect(message).not.toContain('\u001b');
  expect(message.length).toBeLessThan(1_600);
});

test('prototype names are names like others', () => {
  const body = json('{"__proto__": {"appID": "evil"}, "constructor": {"id": "evil"}, "appID": "shop"}');
  expect(decodeApp(body, CALL).appID).toBe('shop');
  expect(fieldsOf(json('{"__proto__": 1}')).get('proto')).toBe(1);
  expect(fieldsOf({ appId: 1, app_id: 2 }).get('appid')).toBe(1);
  expect(() => decodeApp(json('{"__proto__": {"appID": "evil"}}'), CALL)).toThrow('no app ID');
  expect(() => decodeApp({}, CALL)).toThrow('no app ID');
});

test.each([
  ['2026-01-02T03:04:05Z', 1_767_323_045_000],
  [1_767_323_045, 1_767_323_045_000],
  [1_767_323_045.25, 1_767_323_045_250],
  [1_767_323_045_000, 1_767_323_045_000],
  ['1767323045', 1_767_323_045_000],
  ['yesterday', undefined],
  [null, undefined],
])('reads the time %j', (value, ms) => {
  expect(time(fieldsOf({ at: value }), 'at')).toBe(ms);
});

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['a.example.com/x', 'https://a.example.com/x'],
  ['/deployments/1', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('reads the web address %j', (value, address) => {
  expect(webAddress(value)).toBe(address);
});

test.each([
  ['{"error": {"code": "app_exists", "message": "Taken", "requestID": "r1"}}', 'app_exists', 'Taken', 'r1'],
  ['{"error": "invalid_grant", "error_description": "No"}', 'invalid_grant', 'No', undefined],
  ['{"error": "The app is taken"}', undefined, 'The app is taken', undefined],
  ['{"message": "Forbidden"}', undefined, 'Forbidden', undefined],
  ['{"statusCode": 403, "error": "Forbidden", "message": "No"}', 'Forbidden', 'No', undefined],
  ['{"type": "about:blank", "title": "Bad", "detail": "No branch", "traceId": "t"}', undefined, 'No branch', 't'],
  ['{"errors": [{"code": "E1", "message": "first"}, {"message": "second"}]}', 'E1', 'first', undefined],
  ['{"data": {"error": {"message": "deep"}}}', undefined, 'deep', undefined],
  ['[]', undefined, undefined, undefined],
  ['"x"', undefined, undefined, undefined],
  ['null', undefined, undefined, undefined],
])('reads the error body %s', (body, code, message, requestID) => {
  expect(readErrorBody(json(body))).toEqual({ code, message, requestID, fields: [] });
});

test("the service's message becomes one plain line of at most 300 characters", () => {
  const { message } = readErrorBody({ message: `a\u001b[31m\n::error::b${'x'.repeat(5_000)}` });
  expect(message).toMatch(/^a ::error::bx+…$/);
  expect(message?.length).toBe(300);
});
