import { describe, expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import {
  decodeApp,
  decodeDeployed,
  decodeDeployments,
  decodeEnvironments,
  productionOf,
} from '../../src/contract/answers.ts';
import { assertTaken, readErrorBody } from '../../src/contract/error-reader.ts';
import { decodeFailure } from '../../src/contract/failure-reader.ts';

/** Shapes of the rules in docs/adapting.md, one by one. */

const CALL = { method: 'GET', path: '/api/v1/orgs/acme/projects/web/apps/shop/deployments', status: 200 };
const CREATED = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('a list of deployments', () => {
  test.each([
    [
      'JSON:API',
      {
        data: [
          { type: 'deployments', id: 'd1', attributes: { status: 'building', 'created-at': '2026-01-02T03:04:05Z' } },
        ],
        included: [{ type: 'apps', id: 'a' }],
      },
    ],
    [
      'HAL',
      {
        _embedded: {
          deployments: [
            { state: 'building', createdAt: 1_767_323_045, _links: { self: { href: '/v1/deployments/d1' } } },
          ],
        },
      },
    ],
    [
      'a controller',
      {
        items: [
          {
            kind: 'Rollout',
            metadata: { name: 'd1', uid: 'u-1', creationTimestamp: '2026-01-02T03:04:05Z' },
            status: { phase: 'Building' },
          },
        ],
      },
    ],
    [
      'a resource manager',
      {
        value: [
          {
            id: '/sites/s/builds/d1',
            name: 'd1',
            properties: { status: 'building', createdTimeUtc: '2026-01-02T03:04:05Z' },
          },
        ],
        nextLink: null,
      },
    ],
    [
      'resource names',
      { deployments: [{ name: 'projects/p/deployments/d1', state: 'building', createTime: '2026-01-02T03:04:05Z' }] },
    ],
    [
      'entries wrapped one by one',
      [{ deploy: { id: 'd1', status: 'building', createdAt: 1_767_323_045_000 }, cursor: 'c' }],
    ],
    ['edges and nodes', { edges: [{ node: { id: 'd1', status: 'building', createdAt: '2026-01-02T03:04:05Z' } }] }],
    [
      'an envelope with errors and messages',
      {
        success: true,
        errors: [],
        messages: [],
        result: [{ id: 'd1', status: 'building', created_on: '2026-01-02T03:04:05Z' }],
      },
    ],
    ['jobs', { jobSummaries: [{ jobId: 'd1', jobArn: 'arn:x', status: 'building', startTime: 1_767_323_045 }] }],
    [
      'an ID with a dollar sign',
      {
        total: 1,
        deployments: [{ $id: 'd1', $createdAt: '2026-01-02T03:04:05Z', status: 'building', resourceId: 'r' }],
      },
    ],
  ])('%s', (_, body) => {
    const { deployments } = decodeDeployments(body, CALL);
    expect(deployments).toMatchObject([
      { deployID: 'd1', status: expect.stringMatching(/^building$/i), createdAt: CREATED },
    ]);
  });

  test.each([
    ['completed with a conclusion', { status: 'completed', conclusion: 'failure' }, 'failure'],
    ['completed with a result in it', { state: { name: 'COMPLETED', result: { name: 'FAILED' } } }, 'FAILED'],
    ['completed alone', { status: 'completed' }, 'completed'],
    ['a phase where nothing else is', { phase: 'ACTIVE', progress: { steps: [{ status: 'SUCCESS' }] } }, 'ACTIVE'],
    ['words of one family', { state: 'READY', readyState: 'LIVE' }, 'READY'],
    ['a failure in a phase', { status: 'failed', phase: 'building' }, 'failed'],
  ])('%s has the status', (_, members, status) => {
    expect(decodeDeployments([{ id: 'd1', ...members }], CALL).deployments[0]?.status).toBe(status);
  });

  test.each([
    ['two words that differ', { status: 'active', state: 'building' }, ['status', 'state']],
    ['a phase that goes on', { status: 'ready', phase: 'deploying' }, ['status', 'phase']],
    ['a conclusion that differs', { status: 'success', conclusion: 'failure' }, ['status', 'conclusion']],
    ['a denial', { status: 'done', success: false }, ['status', 'success']],
    ['a stage in the status', { status: { name: 'build', state: 'success' } }, ['status.name', 'status.state']],
    ['a build that goes on', { status: 'live', build: {}, buildStatus: 'queued' }, ['status', 'buildStatus']],
  ])('%s: both are named, and the line to write', (_, members, paths) => {
    const error = refusalOf(() => decodeDeployments([{ id: 'd1', ...members }], CALL));
    expect(error.message).toContain(
      `has more than one deployment status: ${paths.join(' and ')}; Slipway does not guess`,
    );
    expect(error.remedy).toContain(`answers:\n  listDeployments:\n    status: ${paths[0]}\n`);
    expect(error.call?.unclear).toBe(true);
  });

  test.each([
    ['two IDs', { id: 'x1', uuid: 'x2', status: 'live' }, 'has more than one deployment ID in an entry: id and uuid'],
    ['two jobs', { jobId: 'x1', buildId: 'x2', status: 'live' }, 'jobId and buildId'],
    [
      'foreign IDs alone',
      { siteId: 's', userId: 'u', status: 'live' },
      'has no deployment ID in an entry; it has: siteId, userId, status',
    ],
    ['the ID of the app', { id: 'shop', status: 'live' }, 'has no deployment ID in an entry'],
    [
      'a stage alone',
      { id: 'd1', latest_stage: { name: 'build', status: 'success' } },
      'has no deployment status in an entry',
    ],
    [
      'steps alone',
      { id: 'd1', steps: [{ name: 'build', status: 'success' }] },
      'has no deployment status in an entry',
    ],
    ['a number for a status', { id: 'd1', status: 4 }, 'has no deployment status in an entry'],
  ])('%s is refused', (_, entry, message) => {
    expect(refusalOf(() => decodeDeployments([entry], CALL)).message).toContain(message);
  });

  test('one ID for several entries is that of what they belong to', () => {
    const entries = [
      { id: 's1', status: 'live' },
      { id: 's1', status: 'failed' },
    ];
    expect(refusalOf(() => decodeDeployments(entries, CALL)).message).toContain('several entries have the same');
  });

  test("a list's order does not matter", () => {
    const entries = [
      { id: 'd1', status: 'live' },
      { id: 'd2', status: 'failed' },
    ];
    const ids = (list: readonly object[]) => decodeDeployments(list, CALL).deployments.map(({ deployID }) => deployID);
    expect(ids(entries.toReversed())).toEqual(ids(entries).toReversed());
  });

  test.each([
    [{ items: [], metadata: { continue: 'c2' } }, 'c2'],
    [{ data: [], links: { next: 'https://x.example/v1/deployments?cursor=c2&limit=5' } }, 'c2'],
    [{ deployments: [], pagination: { next: 1_767 } }, '1767'],
    [{ value: [], nextLink: '/deployments?page=2' }, undefined],
    [
      [
        { deploy: { id: 'd1', status: 'live' }, cursor: 'c1' },
        { deploy: { id: 'd2', status: 'live' }, cursor: 'c2' },
      ],
      'c2',
    ],
  ])('%j goes on at %s', (body, cursor) => {
    expect(decodeDeployments(body, CALL).nextCursor).toBe(cursor);
  });
});

function refusalOf(action: () => unknown): SlipwayError {
  try {
    action();
  } catch (error) {
    if (error instanceof SlipwayError) return error;
  }
  throw new Error('nothing was refused');
}

test.each([
  ['beside its first deployment', { service: { id: 'shop' }, deployId: 'd1' }, 'shop'],
  ['a site with foreign IDs', { id: 'shop', site_id: 'shop', account_id: 'x', user_id: 'y' }, 'shop'],
  ['a resource with a path', { id: '/subscriptions/1/staticSites/shop', name: 'shop', properties: {} }, 'shop'],
  ['a controller', { metadata: { name: 'shop', uid: 'u' }, status: { url: 'https://x.example' } }, 'shop'],
])('reads an app %s', (_, body, id) => expect(decodeApp(body, CALL).appID).toBe(id));

test('a deploy that also names its app', () => {
  expect(decodeDeployed({ app: { id: 'a1' }, deployId: 'd1' }, CALL)?.deployID).toBe('d1');
  expect(decodeDeployed({ jobSummary: { jobId: 'd1', status: 'PENDING' } }, CALL)?.deployID).toBe('d1');
});

test.each([
  [{ default_ingress: 'https://shop.example.com' }, 'https://shop.example.com'],
  [{ live_url: '', ssl_url: 'https://b.example.com', url: 'http://b.example.com' }, 'https://b.example.com'],
  [{ defaultDomain: 'shop.example.com' }, 'https://shop.example.com'],
  [{ properties: { defaultHostname: 'shop.example.com' } }, 'https://shop.example.com'],
  [{ domains: ['shop.example.com'] }, 'https://shop.example.com'],
  [{ domains: ['a.example.com', 'b.example.com'] }, undefined],
  [{ url: 'https://host.example/api/v1/apps/a1' }, undefined],
  [{ url: 'https://host.example/v1/sites/a1' }, undefined],
])('the public address in %j', (members, url) => {
  expect(decodeApp({ id: 'a1', ...members }, CALL).url).toBe(url);
});

test('the environment that visitors see is found by its name, wherever it is in the list', () => {
  const named = (...names: readonly string[]) =>
    productionOf(
      decodeEnvironments(
        names.map((name) => ({ name })),
        CALL,
      ),
    );
  expect([named('preview', 'Production')?.name, named('live', 'test')?.name]).toEqual(['Production', 'live']);
  expect([named('only')?.name, named('one', 'two'), named()]).toEqual(['only', undefined, undefined]);
});

test('an envelope that says no is a refusal, with the words of the service', () => {
  const body = { success: false, errors: [{ code: 8000, message: 'Quota' }], result: null };
  const error = refusalOf(() => assertTaken(body, CALL));
  expect([error.code, error.message]).toEqual([
    'refused',
    expect.stringContaining('says that it failed: 8000 "Quota"'),
  ]);
  expect(() => assertTaken({ success: true }, CALL)).not.toThrow();
});

describe('a failure', () => {
  const read = (body: unknown) => decodeFailure(body, CALL);

  test('up to four levels deep', () => {
    const reason = { code: 'E_BUILD', message: 'exit 2', stage: 'build', log: 'a\nb' };
    expect(read({ outcome: { detail: { report: { reason } } } })).toMatchObject({ ...reason, log: ['a', 'b'] });
    expect(read({ one: { two: { three: { four: { five: reason } } } } }).code).toBeUndefined();
  });

  test('in the step that failed, whatever the order', () => {
    const steps = [
      { name: 'build', status: 'failed', error: { code: 'E', message: 'exit 2' }, logs: ['x'] },
      { name: 'clone', status: 'success', message: 'fine', logs: ['cloned'] },
    ];
    for (const list of [steps, steps.toReversed()]) {
      expect(read({ steps: list })).toMatchObject({ stage: 'build', code: 'E', message: 'exit 2', log: ['x'] });
    }
  });

  test('what the record says of the app, its source and its user is no reason', () => {
    const noise = { message: 'Fix it', code: 'x' };
    expect(read({ app: noise, commit: noise, user: noise, git: noise })).toMatchObject({
      message: undefined,
      code: undefined,
    });
  });

  test.each([
    [
      'entries by their order',
      [
        { order: 2, text: 'b' },
        { order: 1, text: 'a' },
      ],
    ],
    [
      'entries by their time',
      [
        { timestamp: '2026-01-02T00:00:01Z', line: 'b' },
        { timestamp: '2026-01-02T00:00:00Z', line: 'a' },
      ],
    ],
    ['payloads', [{ payload: { text: 'a' } }, { payload: { text: 'b' } }]],
    ['a list as a text', '[{"output": "a"}, {"output": "b"}]'],
    ['with hidden entries', [{ text: 'a' }, { text: 'secret', hidden: true }, { text: 'b' }]],
    ['a list in an object', { entries: [{ textPayload: 'a' }, { textPayload: 'b' }] }],
  ])('a log of %s', (_, log) => expect(read({ logs: log }).log).toEqual(['a', 'b']));

  test("the language server's places count from 0", () => {
    const range = { start: { line: 2, character: 6 }, end: { line: 2, character: 9 } };
    expect(read({ diagnostics: [{ uri: 'src/a.ts', range, message: 'm' }] }).diagnostics).toMatchObject([
      { line: 3, column: 7 },
    ]);
  });

  test('the kind of a record is no code', () => {
    expect(read({ data: { type: 'deployments', attributes: { message: 'm' } } })).toMatchObject({
      code: undefined,
      message: 'm',
    });
    expect(read({ type: 'build_failed' }).code).toBe('build_failed');
  });
});

test.each([
  ['a list of fields', { errors: [{ field: 'branch', message: 'must exist' }] }, 'branch', 'must exist'],
  ['words by field', { message: 'Invalid', errors: { branch: ['must exist'] } }, 'branch', 'must exist'],
  [
    'JSON:API',
    { errors: [{ source: { pointer: '/data/attributes/branch' }, detail: 'must exist' }] },
    'branch',
    'must exist',
  ],
  [
    'a place in the body',
    { detail: [{ loc: ['body', 'git', 'branch'], msg: 'must exist' }] },
    'git.branch',
    'must exist',
  ],
  [
    'details with a target',
    { error: { code: 'X', details: [{ target: 'branch', message: 'must exist' }] } },
    'branch',
    'must exist',
  ],
  [
    'violations',
    { error: { details: [{ fieldViolations: [{ field: 'branch', description: 'must exist' }] }] } },
    'branch',
    'must exist',
  ],
  [
    'problem details',
    { title: 'Invalid', 'invalid-params': [{ name: 'x', field: 'branch', reason: 'must exist' }] },
    'branch',
    'must exist',
  ],
])('reads what is said of a field: %s', (_, body, field, message) => {
  expect(readErrorBody(body).fields).toEqual([{ field, message }]);
});
