import { describe, expect, test } from 'vitest';
import { decodeDeployments } from '../../src/contract/answers.ts';
import { decodeFailure } from '../../src/contract/failure-reader.ts';
import { statusFamily } from '../../src/contract/status.ts';

const CALL = { method: 'GET', path: '/api/v1/orgs/acme/projects/web/apps/shop/deployments', status: 200 };
const read = (body: unknown) => decodeFailure(body, CALL);

describe('the end of a deployment', () => {
  test.each([
    [{ error: { message: 'boom' } }, 'error'],
    [{ errorMessage: 'boom' }, 'errorMessage'],
    [{ errors: ['boom'] }, 'errors'],
    [{ exit_code: 1 }, 'exit_code'],
  ])('"completed" beside %j is not chosen for a success', (member, name) => {
    const list = [{ id: 'd1', status: 'completed', ...member }];
    expect(() => decodeDeployments(list, CALL)).toThrow(`more than one deployment status: status and ${name}`);
  });
  test.each([{ error: null }, { error: '' }, { errors: [] }, { error: { message: null } }, { exit_code: 0 }])(
    '"completed" beside %j is a success',
    (member) => {
      const { deployments } = decodeDeployments([{ id: 'd1', status: 'completed', ...member }], CALL);
      expect(deployments).toMatchObject([{ status: 'completed' }]);
    },
  );
  test.each([
    ['hook-error', 'failure'],
    ['DEPLOYMENT_ERROR', 'failure'],
    ['UPDATE_ROLLBACK_FAILED', 'failure'],
    ['ROLLBACK_SUCCEEDED', 'failure'],
    ['ROLLBACK_IN_PROGRESS', 'pending'],
    // An end that says that a part went well says nothing of the whole.
    ['clone_succeeded', undefined],
    ['not_deployed', undefined],
  ])('the word %s means %s', (word, family) => expect(statusFamily(word)).toBe(family));
});

describe('the step that failed', () => {
  test('is found by an end in an object, and by its conclusion', () => {
    const failed = { name: 'COMPLETED', result: { name: 'FAILED' } };
    expect(read({ steps: [{ name: 'build', state: failed, log: 'x' }] })).toMatchObject({ stage: 'build', log: ['x'] });
    const steps = [
      { name: 'checkout', status: 'completed', conclusion: 'success', log: 'fine' },
      { name: 'build', status: 'completed', conclusion: 'failure', log: 'x' },
    ];
    expect(read({ steps })).toMatchObject({ stage: 'build', log: ['x'] });
  });
  test('is found in a list of any name, but not among other deployments', () => {
    const entries = [
      { name: 'clone', outcome: 'success' },
      { name: 'build', outcome: 'error', log: 'x' },
    ];
    expect(read({ states: entries })).toMatchObject({ stage: 'build', log: ['x'] });
    expect(read({ releases: entries })).toMatchObject({ stage: undefined, log: [] });
  });
  test("is not the whole record: the app's name is no stage, and a record's kind is no code", () => {
    const record = { type: 'pipeline', id: 'd1', name: 'shop', status: 'failed', log: 'x' };
    expect(read(record)).toMatchObject({ stage: undefined, code: undefined, log: ['x'] });
    expect(read({ type: 'out_of_memory' }).code).toBe('out_of_memory');
  });
});

test('a log that is all there is in the envelope is read', () => {
  const lines = ['a', 'b'].map((log, index) => ({ containerId: 'c1', log, ts: `2026-01-02T03:04:0${index}Z` }));
  expect(read({ data: lines }).log).toEqual(['a', 'b']);
  expect(read({ items: lines.toReversed() }).log).toEqual(['a', 'b']);
});
