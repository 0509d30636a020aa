import { expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import { ended } from '../../src/check/run.ts';
import type { DeployOutcome } from '../../src/deploy/events.ts';

const PLAN = { follow: { timeoutMs: 60_000 } } as Parameters<typeof ended>[1];

test('reports a fault of its own as such, and only the time limit as a time-out', () => {
  const after = (error: SlipwayError | undefined) => {
    const outcome: DeployOutcome = {
      ...{ status: 'pending', appID: 'a', appCreated: true, deployID: 'd', url: undefined },
      ...{ failure: undefined, phases: [], error },
    };
    const { status, error: shown, deployID } = ended(outcome, PLAN);
    return [status, shown?.message, deployID];
  };
  const late = 'The check has not ended within 1m 00s, and was stopped';
  expect(after(new SlipwayError('internal', 'no boats'))).toEqual(['failed', 'no boats', undefined]);
  expect(after(new SlipwayError('deploy_timeout', 'the platform goes on with it'))).toEqual([
    'failed',
    late,
    undefined,
  ]);
  expect(after(undefined)).toEqual(['failed', late, undefined]);
});
