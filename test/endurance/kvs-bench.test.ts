import { expect, onTestFinished, test } from 'vitest';
import { startPart } from '../../bench/harness.ts';
import { openClient } from '../../bench/kvs.ts';
import { EXEC_ARGV } from '../../bin/exec-argv.js';

/** A signature is valid for five minutes. */
const OLD_MS = 6 * 60_000;

test('the client of the bench signs again what has become old, and names the statuses that it counts', {
  timeout: 120_000,
}, async () => {
  const { child, message } = await startPart('./kvs-server.ts', ['platform'], EXEC_ARGV);
  onTestFinished(() => child.disconnect());
  const { port, variables } = Object(message);
  const client = await openClient(variables, 100, OLD_MS);
  onTestFinished(() => client.close());
  for (const operation of ['put', 'get'] as const) {
    expect((await client.run({ port, operation, connections: 4, ms: 'all' })).perSecond).toBeGreaterThan(0);
  }
  const foreign = await openClient({ ...variables, AWS_SECRET_ACCESS_KEY: 'another' }, 100);
  onTestFinished(() => foreign.close());
  const refused = foreign.run({ port, operation: 'get', connections: 4, ms: 'all' });
  await expect(refused).rejects.toThrow('100 requests failed: 100 with 403');
});
