import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BuildFailureFacts } from '../../src/platform/shared/types.ts';
import { storeTime } from '../../src/platform/stores/blobs.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { LEASE_MS } from '../../src/platform/stores/jobs.ts';
import type { DueRelease } from '../../src/platform/stores/references.ts';
import { actBy } from '../support/acts.ts';
import { build, failBuild } from '../support/jobs.ts';
import { createApp, queue, type StateHandle, type StateHandles } from './state.ts';

/** Two handles on one place, which keeps three releases per app. */
export interface ReferenceHandles extends StateHandles {
  readonly a: StateHandle & Pick<Stores, 'references' | 'keeping'>;
  readonly b: StateHandle & Pick<Stores, 'references' | 'keeping'>;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const OTHER = { ...KEY, org: 'blue' };
const FAILED: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'The build exited with 2', exitCode: 2, signal: null },
  ...{ log: [], diagnostics: [] },
};

const objectOf = (name: string) => hash('sha256', name);
const objects = (...names: readonly string[]) => Buffer.from(names.map(objectOf).join(''), 'hex');

/** Tests an engine of `References`. */
export function referencesSuite(engine: string, open: () => Promise<ReferenceHandles>): void {
  const release = async (handle: StateHandle, manifest: string, key = KEY) => {
    const { deployID } = await queue(handle, key);
    await build(handle.jobs, deployID, manifest);
  };
  const dueOf = async ({ references }: Pick<Stores, 'references'>) =>
    (await references.due(0, 1_000)).map(({ org, manifestHash, isKept, isRecorded }) => [
      org,
      manifestHash,
      isKept,
      isRecorded,
    ]);
  /** The only release that is due. */
  const only = async ({ references }: Pick<Stores, 'references'>): Promise<DueRelease> => {
    const [due, ...more] = await references.due(0, 1_000);
    if (!due || more.length > 0) throw new Error('Not one release is due');
    return due;
  };

  describe(`the references on ${engine}`, () => {
    test('a release is due when it is stored, kept and removed, and once it is recorded not before it changes', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      await createApp(a, OTHER);
      expect(await dueOf(a)).toEqual([]);
      const { deployID } = await queue(a);
      const lease = await a.jobs.claim('node');
      if (lease?.deployID !== deployID) throw new Error('Nothing was claimed');
      await a.jobs.recordRelease(lease, 'm1');
      expect(await dueOf(b)).toEqual([['acme', 'm1', true, false]]);
      await a.references.add(await only(a), objects('one', 'same'));
      expect(await dueOf(b)).toEqual([]);
      await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
      expect(await dueOf(b)).toEqual([['acme', 'm1', true, true]]);
      await b.references.keep(await only(b));
      await release(b, 'm9', OTHER);
      expect(await dueOf(a)).toEqual([['blue', 'm9', true, false]]);
      await a.references.add(await only(a), objects('one'));
      for (const manifest of ['m2', 'm3', 'm4']) await release(a, manifest);
      expect((await dueOf(b)).toSorted()).toEqual([
        ['acme', 'm1', false, true],
        ['acme', 'm2', true, false],
        ['acme', 'm3', true, false],
        ['acme', 'm4', true, false],
      ]);
    });

    test('a release that a deployment stored and did not make live is due again, and is not kept', async () => {
      await using handles = await open();
      const { a } = handles;
      await createApp(a);
      const { deployID } = await queue(a);
      const lease = await a.jobs.claim('node');
      if (!lease) throw new Error('Nothing was claimed');
      await a.jobs.recordRelease(lease, 'm1');
      await a.references.add(await only(a), objects('one'));
      await a.jobs.finish(lease, { kind: 'failed', facts: FAILED });
      expect(await dueOf(a)).toEqual([['acme', 'm1', false, true]]);
      await a.references.end(await only(a));
      expect(await a.references.waiting(undefined, 10)).toEqual([{ org: 'acme', hash: objectOf('one') }]);
      const again = await queue(a);
      await failBuild(a.jobs, again.deployID, FAILED);
      expect(again.deployID).not.toBe(deployID);
      expect(await dueOf(a)).toEqual([]);
    });

    test('an object is unused when the last release of its organization that has it ends', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      await createApp(a, OTHER);
      await release(a, 'm1');
      await a.references.add(await only(a), objects('one', 'same'));
      await release(a, 'm2');
      await b.references.add(await only(b), objects('two', 'same'));
      await release(a, 'm1', OTHER);
      await b.references.add(await only(b), objects('one'));
      const unused = async (org: string) => {
        const names = ['one', 'two', 'same', 'none'];
        const found = new Set(await b.references.unused(org, names.map(objectOf)));
        return names.filter((name) => found.has(objectOf(name)));
      };
      expect(await unused('acme')).toEqual(['none']);
      expect(await unused('blue')).toEqual(['two', 'same', 'none']);
      for (const manifest of ['m3', 'm4']) await release(a, manifest);
      for (const due of await a.references.due(0, 100)) {
        if (due.isKept) await a.references.add(due, objects(due.manifestHash));
        else await a.references.end(due);
      }
      expect(await unused('acme')).toEqual(['one', 'none']);
      expect(await unused('blue')).toEqual(['two', 'same', 'none']);
      expect(await b.references.waiting(undefined, 10)).toEqual([{ org: 'acme', hash: objectOf('one') }]);
      await b.references.forget('acme', [objectOf('one'), objectOf('same')]);
      expect(await a.references.waiting(undefined, 10)).toEqual([]);
      expect(await unused('acme')).toEqual(['one', 'none']);
    });

    test('what a collection has worked off, another one that read it too does not work off again', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      await release(a, 'm1');
      const [due, same] = [await only(a), await only(b)];
      await Promise.all([a.references.add(due, objects('one')), b.references.add(same, objects('one'))]);
      await b.references.end(same);
      expect(await a.references.unused('acme', [objectOf('one')])).toEqual([]);
      expect(await dueOf(a)).toEqual([]);
    });

    test('notes are read a page at a time, and those that are not worked off stay', async () => {
      await using handles = await open();
      const { a } = handles;
      await createApp(a);
      for (const manifest of ['m1', 'm2', 'm3']) await release(a, manifest);
      const seen: string[] = [];
      for (let after = 0; ; ) {
        const page = await a.references.due(after, 2);
        if (page.length === 0) break;
        seen.push(...page.map(({ manifestHash }) => manifestHash));
        after = Math.max(...page.flatMap(({ notes }) => notes));
      }
      expect([...new Set(seen)]).toEqual(['m1', 'm2', 'm3']);
      expect(await dueOf(a)).toHaveLength(3);
    });

    test('a release with many files is recorded as a whole', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      await release(a, 'm1');
      const names = Array.from({ length: 25_000 }, (_, n) => `file ${n}`);
      await a.references.add(await only(a), objects(...names));
      const some = [0, 9_999, 10_000, 24_999].map((n) => objectOf(`file ${n}`));
      expect(await b.references.unused('acme', [...some, objectOf('file 25000')])).toEqual([objectOf('file 25000')]);
    });

    test('the releases of a removed app end', async () => {
      await using handles = await open();
      const { a, clock } = handles;
      await createApp(a);
      await release(a, 'm1');
      await a.references.add(await only(a), objects('one'));
      await a.state.apps.delete(KEY, actBy('ana'), 1_000);
      expect(await dueOf(a)).toEqual([]);
      clock.advance(1_000);
      expect(await a.keeping.endApp((await a.keeping.endingApp(0))?.app ?? 0)).toBe(true);
      expect(await dueOf(a)).toEqual([['acme', 'm1', false, true]]);
      await a.references.end(await only(a));
      expect(await a.references.unused('acme', [objectOf('one')])).toEqual([objectOf('one')]);
    });

    test('remembered objects wait in pages until they are forgotten, and one that a release has does not wait', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      const hashes = ['one', 'two', 'three'].map(objectOf).toSorted();
      await a.references.remember('acme', hashes);
      await b.references.remember('acme', hashes);
      await a.references.remember('blue', [objectOf('one')]);
      const [first] = await b.references.waiting(undefined, 1);
      expect(first).toEqual({ org: 'acme', hash: hashes[0] });
      const rest = await b.references.waiting(first, 10);
      expect(rest).toEqual([
        ...hashes.slice(1).map((each) => ({ org: 'acme', hash: each })),
        { org: 'blue', hash: objectOf('one') },
      ]);
      await release(a, 'm1');
      await a.references.add(await only(a), objects('one', 'two'));
      await a.references.forget('acme', hashes);
      expect(await a.references.waiting(undefined, 10)).toEqual([{ org: 'blue', hash: objectOf('one') }]);
      expect(await a.references.unused('acme', hashes)).toEqual([objectOf('three')]);
    });

    test('one collection has the lease at a time, and another one takes it when its time is over', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const taken = await Promise.all([a.references.hold('a'), b.references.hold('b')]);
      expect(taken.filter((each) => each !== undefined)).toHaveLength(1);
      const lease = taken.find((each) => each !== undefined);
      if (!lease) throw new Error('No lease');
      clock.advance(LEASE_MS - 1);
      expect(await b.references.renew(lease)).toBe(true);
      clock.advance(LEASE_MS - 1);
      expect(await b.references.hold('b')).toBeUndefined();
      clock.advance(1);
      const next = await b.references.hold('b');
      if (!next) throw new Error('The lease was not taken');
      expect(next.fence).toBeGreaterThan(lease.fence);
      expect(await a.references.renew(lease)).toBe(false);
      await a.references.release(lease);
      expect(await a.references.hold('a')).toBeUndefined();
      await b.references.release(next);
      expect(await b.references.renew(next)).toBe(false);
      expect(await a.references.hold('a')).toBeDefined();
    });

    test('a lease from before the clock was set back can be taken', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.references.hold('a');
      clock.advance(-600_000);
      expect(await b.references.hold('b')).toBeDefined();
    });

    test('the time of the last whole collection is the same for all', async () => {
      await using handles = await open();
      const { a, b } = handles;
      expect(await a.references.sweptBefore()).toBeUndefined();
      await a.references.recordSweep(storeTime(1_700_000_000_000));
      expect(await b.references.sweptBefore()).toBe(1_700_000_000_000);
    });
  });
}
