import { afterAll, expect, test } from 'vitest';
import { InstanceShares, mostProcesses } from '../../../src/platform/functions/supervisor/shares.ts';
import { askSocket, echoServer, FUNCTION_APP, failureOf, functionNode } from '../../support/functions.ts';

/** The machine has processes for two instances. */
const node = functionNode({ limits: { processes: Math.floor(Math.min(mostProcesses(), 1_000_000) / 2) } });
afterAll(() => node[Symbol.asyncDispose]());

test('an organization has three quarters of the instances at most, and others always find some', () => {
  const shares = new InstanceShares(8);
  const held = Array.from({ length: 6 }, () => shares.take('acme'));
  expect(() => shares.take('acme')).toThrow(
    /^The organization acme has 6 instances on this node, which has processes for 8 /,
  );
  shares.take('other');
  held[0]?.[Symbol.dispose]();
  shares.take('acme');
  shares.take('third');
  expect(() => shares.take('fourth')).toThrow('The organization fourth has 0 instances');
});

test('where the bound is not known there is none', () => {
  const shares = new InstanceShares(Number.POSITIVE_INFINITY);
  for (let n = 0; n < 100; n += 1) shares.take('acme');
});

test.skipIf(process.platform !== 'linux')('the processes of this machine are bounded', () => {
  expect(mostProcesses()).toBeGreaterThan(256);
  expect(mostProcesses()).toBeLessThanOrEqual(2 ** 22);
});

test.skipIf(process.platform !== 'linux')(
  'an instance beyond the share of its organization does not start, until one has ended',
  async () => {
    const files = { 'server.js': echoServer() };
    const [first, second] = [await node.start(files), await node.start(files)];
    await Promise.all([first.ready, second.ready]);
    const third = await node.start(files);
    const { code, message } = await failureOf(third);
    expect({ code, message }).toEqual({
      code: 'start_failed',
      message: expect.stringMatching(`^The organization ${FUNCTION_APP.org} has 2 instances on this node`),
    });
    await third.ended;
    await first.stop(0);
    const fourth = await node.start(files);
    expect((await askSocket(await fourth.ready)).status).toBe(200);
  },
);
