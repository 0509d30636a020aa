import { afterAll, expect, test } from 'vitest';
import { MIB } from '../../../src/base/sizes.ts';
import { InstanceShares, mostProcesses } from '../../../src/platform/functions/supervisor/shares.ts';
import { Reserve } from '../../../src/platform/sandbox/guard/memory.ts';
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

test('if the machine is short of memory, the organization with most loses its largest instance first', () => {
  const shares = new InstanceShares(20);
  const machine = { total: 8_192 * MIB, available: 2_000 * MIB };
  /** Returns a function that says whether an instance that uses so many bytes ends while `available` is left. */
  const instance = (org: string) => {
    const share = shares.take(org);
    const reserve = new Reserve(machine, share.counted);
    const isEnded = (available: number, used: number) => reserve.shortage({ available }, used) !== undefined;
    return Object.assign(isEnded, { end: () => share[Symbol.dispose]() });
  };
  const large = instance('one');
  const small = Array.from({ length: 8 }, () => instance('many'));
  const look = () => [large(150 * MIB, 400 * MIB), ...small.map((each, n) => each(150 * MIB, (180 - n) * MIB))];
  look();
  expect(look()).toEqual([false, true, ...Array(7).fill(false)]);
  small[0]?.end();
  expect(look().slice(2)).toEqual([true, ...Array(6).fill(false)]);
  for (const each of small) each.end();
  expect(large(150 * MIB, 400 * MIB)).toBe(false);
  expect(large(60 * MIB, 400 * MIB)).toBe(true);
});

test('of instances that grow side by side, one counts with all of them', () => {
  const shares = new InstanceShares(20);
  const [first, second, third] = Array.from({ length: 3 }, () => shares.take('many'));
  const sizes = [100, 110, 121, 133].map((bytes) => [
    first?.counted(bytes),
    second?.counted(bytes + 2),
    third?.counted(1),
  ]);
  expect(sizes).toEqual([
    [100, 102, 1],
    [213, 112, 1],
    [234, 123, 1],
    [257, 135, 1],
  ]);
  first?.[Symbol.dispose]();
  expect([second?.counted(136), third?.counted(1)]).toEqual([137, 1]);
  expect(third?.counted(200)).toBe(336);
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
