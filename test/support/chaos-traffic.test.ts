import { expect, test } from 'vitest';
import {
  checkAnswered,
  checkForward,
  checkQuota,
  checkUnmixed,
  latestAfter,
  type ReleaseContent,
  type Visit,
} from './chaos-traffic.ts';

const VISIT: Visit = {
  ...{ visitor: 'v', node: 'n1', life: 1, app: 'shop', path: '/', begin: 100, end: 110 },
  ...{ status: 200, release: 'd1', body: 'one' },
};
const contents = new Map<string, ReleaseContent>(
  ['one', 'two'].map((body, n) => [`shop d${n + 1}`, { seq: n + 1, files: new Map([['/', body]]) }]),
);
const contentOf = (app: string, release: string) => contents.get(`${app} ${release}`);
const second = { release: 'd2', body: 'two' };

test('a node that runs answers every visit with 200', () => {
  const failed: readonly Visit[] = [
    VISIT,
    { ...VISIT, status: 503, begin: 200, end: 210 },
    { ...VISIT, status: undefined, begin: 300, end: 310 },
  ];
  expect(checkAnswered(failed, [])).toEqual([
    'n1: shop/ was answered with 503 at 200',
    'n1: shop/ was answered with undefined at 300',
  ]);
  expect(checkAnswered(failed, [{ node: 'n2', from: 0, to: 1_000 }]).length).toBe(2);
  expect(checkAnswered(failed, [{ node: 'n1', from: 205, to: 250 }])).toEqual([
    'n1: shop/ was answered with undefined at 300',
  ]);
  expect(checkAnswered(failed, [{ node: 'n1', from: 210, to: undefined }])).toEqual([]);
});

test('an answer has the bytes of the release that it names', () => {
  expect(checkUnmixed([VISIT, { ...VISIT, ...second }, { ...VISIT, status: 503, body: 'x' }], contentOf)).toEqual([]);
  expect(checkUnmixed([{ ...VISIT, body: 'two' }], contentOf)).toEqual(['n1: shop/ of d1 has "two", not "one"']);
  expect(checkUnmixed([{ ...VISIT, body: 'on' }], contentOf)).toEqual(['n1: shop/ of d1 has "on", not "one"']);
  const unknown = ['n1: shop/ named the release d9, which was never live'];
  expect(checkUnmixed([{ ...VISIT, release: 'd9' }], contentOf)).toEqual(unknown);
  expect(checkUnmixed([{ ...VISIT, app: 'blog' }], contentOf)[0]).toContain('never live');
  expect(checkUnmixed([{ ...VISIT, release: undefined }], contentOf)[0]).toContain('never live');
});

test('a visitor of a node never goes back to an older release while the node runs', () => {
  const newer = { ...VISIT, ...second };
  const later = { ...VISIT, begin: 200, end: 210 };
  expect(checkForward([VISIT, { ...newer, begin: 200 }], contentOf)).toEqual([]);
  const back = ['n1: v got d1 of shop after a newer release'];
  expect(checkForward([newer, later], contentOf)).toEqual(back);
  expect(checkForward([later, newer], contentOf)).toEqual(back);
  for (const other of [{ node: 'n2' }, { life: 2 }, { visitor: 'w' }]) {
    expect(checkForward([newer, { ...later, ...other }], contentOf)).toEqual([]);
  }
});

test('how late a node is counts from the first answer with the newer release, or from the end of the fault', () => {
  const newer = { ...VISIT, ...second, begin: 200, end: 210 };
  const at = (begin: number) => ({ ...VISIT, node: 'n2', begin, end: begin + 10 });
  expect(latestAfter([at(100), newer, at(205)], contentOf, 0)).toBe(0);
  expect(latestAfter([at(300), newer, at(250)], contentOf, 0)).toBe(90);
  expect(latestAfter([at(300), newer], contentOf, 280)).toBe(20);
  expect(latestAfter([at(300), newer], contentOf, 310)).toBe(0);
  expect(latestAfter([{ ...at(300), app: 'blog' }, newer], contentOf, 0)).toBe(0);
  expect(latestAfter([{ ...at(300), status: 503 }, newer], contentOf, 0)).toBe(0);
});

test('no minute admits more than the quota', () => {
  const at = (begin: number, end = begin) => ({ window: 'table', begin, end });
  const quotas = new Map([['table', 2]]);
  expect(checkQuota([at(0), at(59_999), at(60_000), at(119_999)], quotas)).toEqual([]);
  // It may have been counted in either minute.
  expect(checkQuota([at(0), at(1), at(59_999, 60_001)], quotas)).toEqual([]);
  expect(checkQuota([at(60_000), at(60_001), at(60_002), at(0)], quotas)).toEqual([
    'table: 3 requests were admitted in minute 1, and 2 are allowed',
  ]);
  expect(
    checkQuota(
      [at(0), at(1), at(2)].map((each) => ({ ...each, window: 'other' })),
      quotas,
    ),
  ).toEqual([]);
});
