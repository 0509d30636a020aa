import { expect, test } from 'vitest';
import { readFailureFacts } from '../../../src/contract/failure-record.ts';
import { failure } from '../../../src/platform/worker/failure.ts';

test('the failure of a build is within the bounds of a record, however much its tools printed', () => {
  const thrown = failure('clone', 'clone_failed', 'm'.repeat(9_000_000), ['x'.repeat(9_000_000)]);
  expect(thrown.message).toHaveLength(2_000);
  expect(readFailureFacts(thrown.facts)).toEqual(thrown.facts);
});
