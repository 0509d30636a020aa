import { expect, test } from 'vitest';
import { Journal } from '../../endurance/cluster/cdn-journal.ts';
import { now } from '../../support/chaos-workload.ts';
import type { Seen } from './support.ts';

const seen = (release: string, more: Partial<Seen> = {}): Seen => ({
  ...{ status: 200, release, isHit: true, headers: {}, body: '' },
  ...more,
});

test('the journal of the endurance test finds pages that were purged, lost assets, and errors outside of outages', () => {
  const journal = new Journal();
  journal.switching('one')(true);
  journal.page(now(), seen('one'));
  journal.switching('two')(true);
  const left = now();
  // Not purged yet.
  journal.page(left + 1, seen('one'));
  expect(journal.stale(0)).toEqual([]);
  journal.purges.push({ at: left + 2, tag: 'slipway-one' });
  journal.page(left + 1_000, seen('one'));
  expect(journal.stale(2_000)).toEqual([]);
  journal.page(left + 2_500, seen('one'));
  expect(journal.stale(2_000)).toEqual([expect.stringMatching(/^one at \d+, 2498 ms after$/)]);
  journal.asset(left, '/app.js', seen('two', { status: 404 }));
  expect(journal.missing).toHaveLength(1);
  const end = journal.outage();
  journal.failed(now(), 'socket hang up');
  end();
  expect(journal.errors()).toEqual([]);
  journal.page(now() + 5_000, seen('two', { status: 503 }));
  expect(journal.errors()).toEqual([expect.stringMatching(/^\/ answered 503 at /)]);
  expect(journal.figures()).toEqual({ pages: 4, answers: 6, hits: 6 });
});

test('a release that is live again is not old', () => {
  const journal = new Journal();
  for (const release of ['one', 'two']) journal.switching(release)(true);
  journal.purges.push({ at: now(), tag: 'slipway-one' });
  expect(journal.other()).toBe('one');
  journal.switching('one')(true);
  journal.page(now() + 60_000, seen('one'));
  expect(journal.stale(0)).toEqual([]);
});
