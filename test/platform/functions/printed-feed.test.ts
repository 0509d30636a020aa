import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Every } from '../../../src/base/clock.ts';
import { PRINTED_LINES } from '../../../src/contract/operator.ts';
import { createPrintedFeed, type PrintedPage, printedCursor } from '../../../src/platform/functions/printed-feed.ts';
import { FakeClock } from '../../support/clock.ts';
import { FakeFunctions } from '../../support/fake-functions.ts';

const APP = { org: 'acme', project: 'web', appID: 'shop', createdAt: 0 };
const line = (text: string, at = 1) => ({ at, instance: 'i-1', stream: 'stdout' as const, text });
const texts = ({ lines }: PrintedPage) => lines.map(({ text }) => text);

function opened() {
  const functions = new FakeFunctions();
  const clock = new FakeClock(0);
  let sweep = () => {};
  const every: Every = (_, tick) => {
    sweep = tick;
    return () => {};
  };
  const feed = createPrintedFeed(functions.logs, clock, every);
  const read = async (before?: PrintedPage, lines = 100) => {
    await turn();
    return feed.read(APP, { lines, after: before && printedCursor(before.next) });
  };
  return { functions, clock, feed, read, sweep: () => sweep(), [Symbol.dispose]: () => feed[Symbol.dispose]() };
}

test('a reader gets the last lines, and then each later line once, in order', async () => {
  using it = opened();
  for (const text of ['a', 'b', 'c']) it.functions.print(APP, line(text));
  let page = await it.read(undefined, 2);
  expect(texts(page)).toEqual(['b', 'c']);
  page = await it.read(page);
  expect(texts(page)).toEqual([]);
  it.functions.print(APP, line('d'));
  it.functions.print(APP, line('e', 2));
  page = await it.read(page);
  expect([texts(page), page.missed]).toEqual([['d', 'e'], false]);
  expect(texts(await it.read(page))).toEqual([]);
  // A second reader begins with the last lines, and then both get the same.
  const other = await it.read(undefined, 1);
  expect(texts(other)).toEqual(['e']);
  it.functions.print(APP, line('f', 3));
  expect(texts(await it.read(other))).toEqual(['f']);
  expect(texts(await it.read(page))).toEqual(['f']);
  expect(it.functions.followers).toBe(1);
});

test('an app has nothing of what an app of the same name printed that is removed', async () => {
  using it = opened();
  it.functions.print(APP, line('of the removed one', 1_000_000));
  const later = { ...APP, createdAt: 8_000_000 };
  it.functions.print(later, line('own', 8_000_001));
  expect(texts(await it.feed.read(later, { lines: 100, after: undefined }))).toEqual(['own']);
  expect(texts(await it.read())).toEqual(['of the removed one', 'own']);
});

test('a line that is printed while the stored lines are read is given once', async () => {
  using it = opened();
  const { tail } = it.functions.logs;
  it.functions.print(APP, line('a'));
  Object.assign(it.functions.logs, {
    tail: async (...asked: Parameters<typeof tail>) => {
      it.functions.print(APP, line('stored', 2));
      const lines = await tail(...asked);
      it.functions.print(APP, line('late', 3));
      await turn();
      return lines;
    },
  });
  const first = await it.read();
  expect(texts(first)).toEqual(['a', 'stored']);
  expect(texts(await it.read(first))).toEqual(['late']);
});

test('lines beyond the bound are left out, which the answer says, and a long line is cut', async () => {
  using it = opened();
  const first = await it.read();
  for (let n = 0; n < PRINTED_LINES.most + 5; n += 1) it.functions.print(APP, line(String(n), n));
  const page = await it.read(first);
  expect(page.missed).toBe(true);
  expect(page.lines).toHaveLength(PRINTED_LINES.most);
  expect(page.lines.at(-1)?.text).toBe(String(PRINTED_LINES.most + 4));
  for (let n = 0; n < 300; n += 1) it.functions.print(APP, line('x'.repeat(50_000), 9_999));
  const long = await it.read(page);
  expect(long.lines.every(({ text }) => text.length === 2_000)).toBe(true);
  expect(long.lines.length * 2_000).toBeLessThanOrEqual(256 * 1024);
});

test('a minute after the last request nothing is followed, and a cursor from before gets the lines after its time', async () => {
  using it = opened();
  it.functions.print(APP, line('a', 10));
  const first = await it.read();
  it.clock.advance(59_000);
  it.sweep();
  expect(it.functions.followers).toBe(1);
  it.clock.advance(1_000);
  it.sweep();
  expect(it.functions.followers).toBe(0);
  it.functions.print(APP, line('b', 20));
  const again = await it.read(first);
  expect([texts(again), again.missed]).toEqual([['b'], false]);
  it.functions.print(APP, line('c', 30));
  expect(texts(await it.read(again))).toEqual(['c']);
});

test('apps beyond a hundred end the one that was read longest ago', async () => {
  using it = opened();
  for (let n = 0; n < 120; n += 1) await it.feed.read({ ...APP, appID: `app-${n}` }, { lines: 1, after: undefined });
  expect(it.functions.followers).toBe(100);
});

test.each(['', 'a', 'a.1', 'a.1.1.1', 'a.-1.1', `${'a'.repeat(21)}.1.1`])('%j is no cursor', (text) => {
  expect(printedCursor(text)).toBeUndefined();
});
