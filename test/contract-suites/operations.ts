import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Once } from '../../src/platform/stores/state.ts';
import { ACT, actBy } from '../support/acts.ts';
import { RecordedChanges } from '../support/changes.ts';
import { keptReleases } from '../support/references.ts';
import { createApp, queue, type StateHandles } from './state.ts';

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const FACTS = { subject: 'Fix the größe 😀', author: 'Ana' };

/** Tests what operators read and change of deployments and variables, on an engine of `StateStore` and `Jobs`. */
export function operationsSuite(engine: string, open: () => Promise<StateHandles>): void {
  describe(`the operations on ${engine}`, () => {
    factTests(open);
    cancelTests(open);
    redeployTests(open);
    envTests(open);
  });
}

function factTests(open: () => Promise<StateHandles>): void {
  test('a deployment has its commit, who asked for it, the times of its stages, and the size of its release', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a);
    const created = await a.state.deployments.create(KEY, { branch: null, commit: null }, actBy('ana@acme.example'));
    if (created.kind !== 'done') throw new Error(created.kind);
    const { deployID } = created.made;
    expect(created.made).toMatchObject({
      ...{
        triggeredBy: 'ana@acme.example',
        commitFacts: { subject: null, author: null },
        size: null,
        logRemovedAt: null,
        enteredAt: {},
      },
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

const ANA = 'ana@acme.example';

function cancelTests(open: () => Promise<StateHandles>): void {
  test('a queued deployment is cancelled, and is never built', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    using changes = new RecordedChanges(b.changes);
    const { subdomain } = await createApp(a);
    const { deployID } = await queue(a);
    await changes.expectNext({ kind: 'site', subdomain }, { kind: 'jobs' });
    clock.advance(1_000);
    const cancelled = await a.state.deployments.cancel(KEY, deployID, actBy(ANA));
    expect(cancelled).toMatchObject({
      kind: 'cancelled',
      deployment: {
        status: 'cancelled',
        cancelledBy: ANA,
        supersededBy: null,
        finishedAt: clock.now(),
        startedAt: null,
      },
    });
    await changes.expectNext({ kind: 'ended', deployID }, { kind: 'jobs' });
    expect(await b.jobs.claim('node')).toBeUndefined();
    expect(await b.jobs.isBusy()).toBe(false);
    const again = await b.state.deployments.cancel(KEY, deployID, actBy('other@acme.example'));
    expect(again).toMatchObject({ kind: 'too_late', deployment: { cancelledBy: ANA } });
    expect(await b.state.deployments.cancel(KEY, 'dpl-none', actBy(ANA))).toEqual({ kind: 'no_deployment' });
    expect(await b.state.deployments.cancel({ ...KEY, appID: 'none' }, deployID, actBy(ANA))).toEqual({
      kind: 'no_deployment',
    });
    const total = (await b.state.deployments.totals()).filter(({ count }) => count > 0);
    expect(total).toEqual([{ status: 'cancelled', count: 1, ran: 0, ms: 0 }]);
  });

  test('only the deployment of that app is cancelled, and the next one of the app can be claimed', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    await createApp(a, { ...KEY, appID: 'blog' });
    const { deployID } = await queue(a);
    expect(await a.state.deployments.cancel({ ...KEY, appID: 'blog' }, deployID, actBy(ANA))).toEqual({
      kind: 'no_deployment',
    });
    expect((await b.jobs.claim('node'))?.deployID).toBe(deployID);
    const waiting = await queue(a);
    expect(await b.state.deployments.cancel(KEY, waiting.deployID, actBy(ANA))).toMatchObject({ kind: 'cancelled' });
    expect(await a.state.deployments.find(KEY, deployID)).toMatchObject({ status: 'building', cancelledBy: null });
  });

  test('a deployment that builds is cancelled: its node writes nothing any more, and the next one is claimed', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a);
    const live = await queue(a);
    const first = await a.jobs.claim('node');
    if (!first) throw new Error('Nothing can be claimed');
    await a.jobs.finish(first, { kind: 'live', manifestHash: 'm0' });
    const { deployID } = await queue(a);
    const lease = await a.jobs.claim('node');
    if (!lease) throw new Error('Nothing can be claimed');
    await a.jobs.advance(lease, 'sync');
    await a.jobs.recordRelease(lease, 'm1');
    const next = await queue(b);
    expect(await b.jobs.claim('other')).toBeUndefined();
    clock.advance(1_000);
    const seen = Promise.withResolvers<void>();
    using _ = a.changes.subscribe((change) => {
      if (change.kind === 'ended' && change.deployID === deployID) seen.resolve();
    });
    expect(await b.state.deployments.cancel(KEY, deployID, actBy(ANA))).toMatchObject({
      kind: 'cancelled',
      deployment: { status: 'cancelled', stage: 'sync', cancelledBy: ANA, finishedAt: clock.now() },
    });
    await seen.promise;
    expect(await a.jobs.endOf(lease)).toBe('cancelled');
    const writes = await Promise.all([
      a.jobs.renew(lease),
      a.jobs.advance(lease, 'activate'),
      a.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' }),
    ]);
    expect(writes).toEqual([false, false, false]);
    expect((await b.state.apps.find(KEY))?.liveRelease).toBe(live.deployID);
    expect(await keptReleases(b, 'acme')).toEqual(['m0']);
    expect((await b.jobs.claim('other'))?.deployID).toBe(next.deployID);
  });

  test('a deployment that goes live is not cancelled, and of both at once exactly one succeeds', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (let round = 0; round < 10; round += 1) {
      const key = { ...KEY, appID: `live-${round}` };
      await createApp(a, key);
      const { deployID } = await queue(a, key);
      const lease = await b.jobs.claim('node');
      if (!lease) throw new Error('Nothing can be claimed');
      const cancel = () => a.state.deployments.cancel(key, deployID, actBy(ANA));
      const first = round % 2 === 0 ? cancel() : undefined;
      const [isActivated, cancelled] = await Promise.all([b.jobs.advance(lease, 'activate'), first ?? cancel()]);
      const isLive = await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm' });
      expect([isActivated, isLive]).toEqual(cancelled.kind === 'cancelled' ? [false, false] : [true, true]);
      const { status } = (await a.state.deployments.find(key, deployID)) ?? {};
      expect(status).toBe(cancelled.kind === 'cancelled' ? 'cancelled' : 'succeeded');
    }
  });

  test('the queue of an organization has what builds and what waits, in their order, and nothing of others', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    const keys = ['one', 'two', 'three', 'four'].map((appID) => ({ ...KEY, appID }));
    const other = { org: 'other', project: 'web', appID: 'one' };
    for (const key of [...keys, other]) await createApp(a, key);
    const ids: string[] = [];
    for (const key of keys) {
      ids.push((await queue(a, key)).deployID);
      clock.advance(1_000);
    }
    const strange = await queue(a, other);
    const first = await a.jobs.claim('node');
    await a.jobs.claim('node');
    expect(first?.deployID).toBe(ids[0]);
    const later = await queue(a, keys[0]);
    const { running, waiting } = await b.state.activity.queue('acme', 10);
    expect(running.map(({ app, deployment }) => [app.appID, deployment.status, deployment.deployID])).toEqual([
      ['one', 'building', ids[0]],
    ]);
    expect(waiting.map(({ app, deployment }) => [app, deployment.deployID])).toEqual([
      ...keys.slice(1).map((key, index) => [key, ids[index + 1]]),
      [keys[0], later.deployID],
    ]);
    expect((await b.state.activity.queue('acme', 2)).waiting).toEqual(waiting.slice(0, 2));
    const ofOther = await b.state.activity.queue('other', 10);
    expect(ofOther.running.map(({ deployment }) => deployment.deployID)).toEqual([strange.deployID]);
    expect(ofOther.waiting).toEqual([]);
    expect(await b.state.activity.queue('none', 10)).toEqual({ running: [], waiting: [] });
  });

  test('a cancellation and a claim at once leave a cancelled deployment, whose lease has ended', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const { deployments } = a.state;
    for (let round = 0; round < 20; round += 1) {
      const key = { ...KEY, appID: `app-${round}` };
      await createApp(a, key);
      const { deployID } = await queue(a, key);
      const cancel = () => deployments.cancel(key, deployID, actBy(ANA));
      const claim = () => b.jobs.claim('node');
      // Both orders of the calls, because an engine may carry out the first one first.
      const first = round % 2 === 0 ? cancel() : undefined;
      const [lease, cancelled] = await Promise.all([claim(), first ?? cancel()]);
      const { status } = (await deployments.find(key, deployID)) ?? {};
      expect([cancelled.kind, status]).toEqual(['cancelled', 'cancelled']);
      if (lease) expect([lease.deployID, await b.jobs.renew(lease)]).toEqual([deployID, false]);
    }
  });
}

function redeployTests(open: () => Promise<StateHandles>): void {
  test('the commit of a deployment is built again, on its branch, with what is known of it', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    const created = await a.state.deployments.create(KEY, { branch: 'next', commit: null }, ACT);
    if (created.kind !== 'done') throw new Error(created.kind);
    const { deployID } = created.made;
    const lease = await a.jobs.claim('node');
    if (!lease) throw new Error('Nothing can be claimed');
    await a.jobs.recordCommit(lease, 'c'.repeat(40), FACTS);
    await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    const waiting = await queue(a);
    const again = await b.state.deployments.redeploy(KEY, deployID, actBy(ANA));
    if (again.kind !== 'done') throw new Error(again.kind);
    expect(again.made).toMatchObject({
      ...{ status: 'queued', branch: 'next', commit: 'c'.repeat(40), commitFacts: FACTS },
      ...{ redeployOf: deployID, triggeredBy: ANA, size: null },
    });
    expect(await a.state.deployments.find(KEY, waiting.deployID)).toMatchObject({
      ...{ status: 'cancelled', supersededBy: again.made.deployID, cancelledBy: null },
    });
    expect((await a.jobs.claim('node'))?.job).toMatchObject({ branch: 'next', commit: 'c'.repeat(40) });
    const none = { ...KEY, appID: 'none' };
    expect(await a.state.deployments.redeploy(KEY, 'dpl-none', actBy(ANA))).toEqual({ kind: 'no_deployment' });
    expect(await a.state.deployments.redeploy(none, deployID, actBy(ANA))).toEqual({ kind: 'no_deployment' });
  });

  test('a deployment whose commit is not known is built again from the tip of its branch, once per key', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    const { deployID } = await queue(a);
    await a.state.deployments.cancel(KEY, deployID, actBy(ANA));
    const once: Once<{ readonly deployID: string }> = {
      ...{ scope: 's', key: 'k', requestHash: hash('sha256', '{}'), status: 202 },
      answer: (made) => JSON.stringify(made.deployID),
    };
    const [one, other] = await Promise.all(
      [a, b].map(({ state }) => state.deployments.redeploy(KEY, deployID, actBy(ANA), once)),
    );
    expect([one?.kind, other?.kind].sort()).toEqual(['done', 'replayed']);
    const [newest, ...rest] = await a.state.deployments.list(KEY, { limit: 9 });
    expect(newest).toMatchObject({ commit: null, branch: 'main', redeployOf: deployID });
    expect(rest.map((each) => each.deployID)).toEqual([deployID]);
  });
}

const MOST = { variables: 3, bytes: 40 };

function envTests(open: () => Promise<StateHandles>): void {
  test('a change of variables is a change of the site, of which other nodes hear', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const { subdomain } = await createApp(a);
    let heard = Promise.withResolvers<void>();
    using _ = a.changes.subscribe((change) => {
      if (change.kind === 'site' && change.subdomain === subdomain) heard.resolve();
    });
    await b.state.apps.replaceEnv(KEY, { A: '1' }, ACT);
    await heard.promise;
    heard = Promise.withResolvers<void>();
    await b.state.apps.editEnv(KEY, { set: { A: '2' }, unset: [] }, MOST, ACT);
    await heard.promise;
  });

  test('an edit sets and removes variables, and leaves the others as they are', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    const { apps } = a.state;
    expect(await apps.editEnv(KEY, { set: { B: '1', A: 'ü' }, unset: [] }, MOST, ACT)).toEqual({
      ...{ kind: 'done', names: ['A', 'B'], absent: [] },
    });
    expect(await b.state.apps.editEnv(KEY, { set: { C: '3', B: '2' }, unset: ['A', 'D', 'B'] }, MOST, ACT)).toEqual({
      ...{ kind: 'done', names: ['B', 'C'], absent: ['D'] },
    });
    expect(await apps.env(KEY)).toEqual({ B: '2', C: '3' });
    const none = { ...KEY, appID: 'none' };
    expect(await apps.editEnv(none, { set: { A: '1' }, unset: [] }, MOST, ACT)).toEqual({ kind: 'no_app' });
  });

  test('each variable has who last changed its value, and when; one that keeps its value is not changed', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a);
    const [ana, bob] = ['ana@acme.example', 'bob@acme.example'];
    const first = clock.now();
    await a.state.apps.replaceEnv(KEY, { B: '1', A: '1', D: '1' }, actBy(ana));
    clock.advance(1_000);
    await b.state.apps.editEnv(KEY, { set: { A: '1', B: '2', C: '\0' }, unset: ['D'] }, MOST, actBy(bob));
    const then = first + 1_000;
    expect(await a.state.apps.variables(KEY)).toEqual([
      { name: 'A', changedAt: first, changedBy: ana },
      { name: 'B', changedAt: then, changedBy: bob },
      { name: 'C', changedAt: then, changedBy: bob },
    ]);
    clock.advance(1_000);
    const odd = JSON.parse('{"__proto__":"x","B":"2","constructor":""}');
    await a.state.apps.replaceEnv(KEY, odd, ACT);
    expect(await b.state.apps.variables(KEY)).toEqual([
      { name: 'B', changedAt: then, changedBy: bob },
      { name: '__proto__', changedAt: first + 2_000, changedBy: null },
      { name: 'constructor', changedAt: first + 2_000, changedBy: null },
    ]);
    expect(await a.state.apps.variables({ ...KEY, appID: 'none' })).toEqual([]);
  });

  test('an edit beyond a bound changes nothing', async () => {
    await using handles = await open();
    const { apps } = handles.a.state;
    await createApp(handles.a);
    await apps.replaceEnv(KEY, { A: '1', B: '2' }, ACT);
    expect(await apps.editEnv(KEY, { set: { C: '1', D: '1' }, unset: ['X'] }, MOST, ACT)).toEqual({ kind: 'full' });
    expect(await apps.editEnv(KEY, { set: { C: 'x'.repeat(36) }, unset: [] }, MOST, ACT)).toEqual({ kind: 'full' });
    expect(await apps.env(KEY)).toEqual({ A: '1', B: '2' });
    expect(await apps.editEnv(KEY, { set: { C: 'x'.repeat(35) }, unset: [] }, MOST, ACT)).toMatchObject({
      kind: 'done',
    });
    expect(await apps.editEnv(KEY, { set: { D: '' }, unset: ['A'] }, MOST, ACT)).toMatchObject({
      names: ['B', 'C', 'D'],
    });
  });

  test('edits of both handles at once lose nothing', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    const most = { variables: 100, bytes: 10_000 };
    const names = Array.from({ length: 20 }, (_, index) => `V${index}`);
    const edits = names.map((name, index) =>
      (index % 2 === 0 ? a : b).state.apps.editEnv(KEY, { set: { [name]: '1' }, unset: [] }, most, ACT),
    );
    expect((await Promise.all(edits)).map(({ kind }) => kind)).toEqual(names.map(() => 'done'));
    expect(Object.keys(await a.state.apps.env(KEY)).sort()).toEqual(names.toSorted());
  });
}
