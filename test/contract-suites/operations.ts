import { describe, expect, test } from 'vitest';
import { createApp, queue, type StateHandles } from './state.ts';

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const FACTS = { subject: 'Fix the größe 😀', author: 'Ana' };

/** Tests what operators read and change of deployments and variables, on an engine of `StateStore` and `Jobs`. */
export function operationsSuite(engine: string, open: () => Promise<StateHandles>): void {
  describe(`the operations on ${engine}`, () => {
    factTests(open);
  });
}

function factTests(open: () => Promise<StateHandles>): void {
  test('a deployment has its commit, who asked for it, the times of its stages, and the size of its release', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a);
    const created = await a.state.deployments.create(KEY, { branch: null, commit: null, by: 'ana@acme.example' });
    if (created.kind !== 'done') throw new Error(created.kind);
    const { deployID } = created.made;
    expect(created.made).toMatchObject({
      ...{ triggeredBy: 'ana@acme.example', commitFacts: { subject: null, author: null }, size: null, enteredAt: {} },
      ...{ cancelledBy: null, redeployOf: null },
    });
    clock.advance(1_000);
    const lease = await b.jobs.claim('node');
    if (!lease) throw new Error('Nothing can be claimed');
    const startedAt = clock.now();
    await b.jobs.recordCommit(lease, 'c0ffee', FACTS);
    for (const stage of ['clone', 'install', 'build', 'sync', 'activate', 'build'] as const) {
      clock.advance(1_000);
      expect(await b.jobs.advance(lease, stage)).toBe(true);
    }
    await b.jobs.recordRelease(lease, 'm1', { files: 3, bytes: 5_000_000_000 });
    await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    const stored = await a.state.deployments.find(KEY, deployID);
    const [install, build, sync, activate] = [2, 3, 4, 5].map((seconds) => startedAt + seconds * 1_000);
    expect(stored).toMatchObject({
      ...{ commit: 'c0ffee', commitFacts: FACTS, size: { files: 3, bytes: 5_000_000_000 } },
      ...{ startedAt, finishedAt: startedAt + 6_000, enteredAt: { install, build, sync, activate } },
    });
    expect(await a.state.deployments.list(KEY, { limit: 5 })).toEqual([stored]);
  });

  test('facts that are not known stay null', async () => {
    await using handles = await open();
    const { a } = handles;
    await createApp(a);
    const { deployID } = await queue(a);
    const lease = await a.jobs.claim('node');
    if (!lease) throw new Error('Nothing can be claimed');
    await a.jobs.recordCommit(lease, 'c0ffee');
    await a.jobs.recordRelease(lease, 'm1');
    expect(await a.state.deployments.find(KEY, deployID)).toMatchObject({
      ...{ commit: 'c0ffee', commitFacts: { subject: null, author: null }, size: null, triggeredBy: null },
    });
  });
}
