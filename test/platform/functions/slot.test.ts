import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { silentLog } from '../../../src/base/log.ts';
import { Slot } from '../../../src/platform/functions/slot.ts';
import { TurnShare } from '../../../src/platform/functions/turn-share.ts';
import type { Instance, InstanceEnd, InstanceSpec } from '../../../src/platform/functions/types.ts';

const SPEC: InstanceSpec = {
  ...{
    app: { org: 'acme', project: 'web', appID: 'shop' },
    deployID: 'd1',
    manifestHash: 'h',
    host: 'a.example',
    env: {},
  },
  settings: { healthPath: '/', instances: 1, memoryBytes: 1, idleTimeoutMs: null, requestTimeoutMs: null },
};

test('a start that throws at a restart does not name the instance that has crashed', async () => {
  const crash = Promise.withResolvers<InstanceEnd>();
  const end: InstanceEnd = { exitCode: 1, signal: null, outOfMemory: false };
  const first: Instance = {
    ...{ id: 'i-1', spec: SPEC, memoryBytes: 1 },
    journey: [{ step: 'ready', at: 1 }],
    ready: Promise.resolve('/nowhere.sock'),
    ended: crash.promise,
    stop: async () => end,
  };
  const starts = [first];
  const instances = {
    start() {
      const next = starts.shift();
      if (!next) throw new Error('The supervisor is gone');
      return next;
    },
    async [Symbol.asyncDispose]() {},
  };
  const slot = new Slot(SPEC, { instances, clock: systemClock, log: silentLog, turns: new TurnShare(), changed() {} });
  try {
    await slot.started;
    expect(slot.status).toMatchObject({ id: 'i-1', state: 'ready' });
    // The first crash of an instance that had a request is followed by a start at once.
    slot.lease().release();
    crash.resolve(end);
    await expect.poll(() => slot.lastFailure?.message).toBe('The supervisor is gone');
    expect(slot.lastFailure).toMatchObject({ instance: null, step: 'unpack', journey: [] });
    expect(slot.status).toMatchObject({ id: null, state: 'waiting', memoryBytes: null });
  } finally {
    await slot.drain(true);
  }
});
