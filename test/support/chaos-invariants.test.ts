import { describe, expect, test } from 'vitest';
import {
  checkChanges,
  checkEnded,
  checkGarbage,
  checkNeeded,
  checkOneBuild,
  checkReleases,
  checkSwitches,
  checkWriters,
  type DeploymentFacts,
  type DeploymentRow,
  type JournalEntry,
  type StoredObjects,
} from './chaos-invariants.ts';

const QUEUED: DeploymentFacts = { status: 'queued', fence: 0, leaseNode: null, isFinished: false };
const BUILDING: DeploymentFacts = { status: 'building', fence: 1, leaseNode: 'n1', isFinished: false };
const ACTIVATING: DeploymentFacts = { ...BUILDING, status: 'activating' };
const DONE: DeploymentFacts = { status: 'succeeded', fence: 1, leaseNode: null, isFinished: true };
const FAILED: DeploymentFacts = { ...DONE, status: 'failed' };

function entry(before: DeploymentFacts | undefined, after: DeploymentFacts, more: Partial<JournalEntry> = {}) {
  return { deployID: 'd1', app: 'a', transaction: '1', writer: 'n1', before, after, ...more };
}

/** A deployment that succeeds, and one of the same app that is interrupted by another node. */
const JOURNAL: readonly JournalEntry[] = [
  entry(undefined, QUEUED, { writer: 'n3' }),
  entry(QUEUED, BUILDING),
  entry(BUILDING, BUILDING),
  entry(BUILDING, ACTIVATING),
  entry(undefined, QUEUED, { deployID: 'd2', writer: 'n2' }),
  entry(ACTIVATING, DONE, { transaction: '9' }),
  entry(QUEUED, BUILDING, { deployID: 'd2' }),
  entry(BUILDING, FAILED, { deployID: 'd2', writer: 'n2' }),
];

describe('changes of deployments', () => {
  test('a usual journal has no violations', () => {
    expect(checkChanges(JOURNAL)).toEqual([]);
    expect(checkWriters(JOURNAL, ['n1', 'n2', 'n3'])).toEqual([]);
    expect(checkOneBuild(JOURNAL)).toEqual([]);
  });

  test.each([
    ['a write after the end', entry(DONE, { ...DONE, fence: 1 }), 'd1: n1 changed it after its end as succeeded'],
    ['another end', entry(FAILED, DONE), 'd1: n1 changed it after its end as failed'],
    ['a status that goes back', entry(ACTIVATING, BUILDING), 'd1: n1 set it back from activating to building'],
    [
      'a lease that is taken over',
      entry(BUILDING, { ...BUILDING, fence: 2, leaseNode: 'n2' }),
      'd1: n1 took it from n1',
    ],
    ['a claim without a new fence', entry(QUEUED, { ...BUILDING, fence: 0 }), 'd1: n1 changed the fence from 0 to 0'],
    ['a fence that falls', entry(BUILDING, { ...BUILDING, fence: 0 }), 'd1: n1 changed the fence from 1 to 0'],
    ['a fence without a claim', entry(QUEUED, { ...QUEUED, fence: 5 }), 'd1: n1 changed the fence from 0 to 5'],
    [
      'an end that keeps the lease',
      entry(BUILDING, { ...DONE, leaseNode: 'n1' }),
      'd1: n1 ended it and kept the lease',
    ],
    [
      'a final status without an end',
      entry(BUILDING, { ...DONE, isFinished: false }),
      'd1: n1 left succeeded without its end',
    ],
    [
      'an end without a final status',
      entry(BUILDING, { ...QUEUED, fence: 1, isFinished: true }),
      'd1: n1 left queued without its end',
    ],
  ])('finds %s', (_, wrong, message) => {
    expect(checkChanges([...JOURNAL, wrong])).toContain(message);
  });

  test.each([
    ['a stage', entry(BUILDING, ACTIVATING, { writer: 'n2' }), 'd1: n2 wrote activating under the lease of n1'],
    ['a success', entry(ACTIVATING, DONE, { writer: 'n2' }), 'd1: n2 wrote succeeded under the lease of n1'],
    ['a renewal', entry(BUILDING, BUILDING, { writer: 'n2' }), 'd1: n2 wrote building under the lease of n1'],
  ])('finds %s by a node that is not the owner', (_, wrong, message) => {
    expect(checkWriters([...JOURNAL, wrong], ['n1', 'n2'])).toEqual([message]);
  });

  test('finds two deployments of an app under way', () => {
    const early = JOURNAL.filter((each) => each.after !== DONE);
    expect(checkOneBuild(early)).toEqual(['a: d2 began while d1 was under way']);
    expect(checkOneBuild(early.map((each) => (each.deployID === 'd2' ? { ...each, app: 'b' } : each)))).toEqual([]);
  });
});

describe('switches', () => {
  const live = { app: 'a', transaction: '9', live: 'd1' };

  test('a release that goes live as its deployment succeeds is right', () => {
    expect(checkSwitches(JOURNAL, [live])).toEqual([]);
  });

  test.each([
    ['another transaction', { ...live, transaction: '8' }],
    ['another app', { ...live, app: 'b' }],
  ])('finds a switch in %s', (_, wrong) => {
    expect(checkSwitches(JOURNAL, [wrong])).toEqual([
      `${wrong.app}: d1 went live without the success of its deployment`,
      'd1: succeeded and did not go live in that transaction',
    ]);
  });

  test('finds a success without a switch, and a switch to a failed or to no deployment', () => {
    expect(checkSwitches(JOURNAL, [])).toEqual(['d1: succeeded and did not go live in that transaction']);
    const failed = { ...live, live: 'd2' };
    expect(checkSwitches(JOURNAL, [live, failed])).toEqual(['a: d2 went live without the success of its deployment']);
    const none = { ...live, live: null };
    expect(checkSwitches(JOURNAL, [live, none])).toEqual(['a: null went live without the success of its deployment']);
  });
});

const ROWS: readonly DeploymentRow[] = [
  { deployID: 'd1', app: 'a', status: 'succeeded', seq: 1 },
  { deployID: 'd2', app: 'a', status: 'failed', seq: 2 },
  { deployID: 'd3', app: 'a', status: 'succeeded', seq: 3 },
  { deployID: 'd4', app: 'a', status: 'succeeded', seq: 4 },
  { deployID: 'd5', app: 'b', status: 'cancelled', seq: 5 },
];

test('accepted deployments are known and ended, with the status that clients saw', () => {
  const seen = new Map([
    ['d1', 'succeeded'],
    ['d3', 'building'],
  ]);
  expect(checkEnded(['d1', 'd5'], seen, ROWS)).toEqual([]);
  expect(checkEnded(['d1', 'd9'], seen, ROWS)).toEqual(['d9: accepted and unknown']);
  expect(checkEnded([], new Map([['d1', 'failed']]), ROWS)).toEqual(['d1: failed before, succeeded now']);
  const open = ROWS.map((row) => (row.deployID === 'd3' ? { ...row, status: 'syncing' } : row));
  expect(checkEnded([], seen, open)).toEqual(['d3: still syncing']);
});

test('the newest success is live, and the newest ones are kept', () => {
  const apps = [
    { app: 'a', live: 'd4', kept: ['d4', 'd3'] },
    { app: 'b', live: null, kept: [] },
  ];
  expect(checkReleases(apps, ROWS, 2)).toEqual([]);
  const change = (changed: object) => checkReleases([{ ...apps[0], ...changed } as (typeof apps)[0]], ROWS, 2);
  expect(change({ live: 'd3' })).toEqual(['a: d3 is live, and d4 succeeded last']);
  expect(change({ live: null })).toEqual(['a: null is live, and d4 succeeded last']);
  expect(change({ kept: ['d4', 'd3', 'd1'] })).toEqual(['a: keeps d1,d3,d4, and not d3,d4']);
  expect(change({ kept: ['d4'] })).toEqual(['a: keeps d4, and not d3,d4']);
  expect(change({ kept: ['d4', 'd2'] })).toEqual(['a: keeps d2,d4, and not d3,d4']);
});

describe('objects', () => {
  const stored: StoredObjects = {
    rows: [
      { key: 'k1', state: 'stored', object: 'k1' },
      { key: 'k2', state: 'stored', object: 'k2.g3' },
    ],
    listed: ['k1', 'k2.g3'],
  };
  const isNeeded = (key: string) => key === 'k1' || key === 'k2';
  const leftover = (key: string, state: string) => ({ ...stored, rows: [...stored.rows, { key, state, object: key }] });

  test('what is needed is stored, and nothing else', () => {
    expect(checkNeeded(['k1', 'k2'], stored)).toEqual([]);
    expect(checkGarbage(isNeeded, stored)).toEqual([]);
  });

  test('finds needed objects that are gone from the rows or from S3, or are being deleted', () => {
    expect(checkNeeded(['k1', 'k3'], stored)).toEqual(['k3: needed, and not among the rows']);
    expect(checkNeeded(['k2'], { ...stored, listed: ['k1', 'k2'] })).toEqual(['k2: needed, and k2.g3 is not in S3']);
    expect(checkNeeded(['k3'], leftover('k3', 'deleting'))).toEqual(['k3: needed, and not among the rows']);
  });

  test('finds garbage: unneeded rows, unfinished ones, and objects without a row', () => {
    expect(checkGarbage(isNeeded, { ...stored, listed: [...stored.listed, 'k2'] })).toEqual([
      'k2: in S3 without a row',
    ]);
    expect(checkGarbage(isNeeded, leftover('k9', 'stored'))).toEqual(['k9: no release needs it']);
    expect(checkGarbage(isNeeded, leftover('k9', 'writing'))).toEqual(['k9: left in the state writing']);
  });
});
