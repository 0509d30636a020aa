import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quota } from '../../src/platform/stores/quota.ts';

/** Two handles on one place, at the beginning of a minute. */
export interface QuotaHandles extends AsyncDisposable {
  readonly one: Quota;
  readonly other: Quota;
  /** Moves the clock of the windows, which starts at a whole minute. */
  advance(ms: number): void | Promise<void>;
}

/** Tests an engine of `Quota`. */
export function quotaSuite(name: string, open: () => Promise<QuotaHandles>): void {
  describe(`the ${name} quota`, () => {
    test('both handles together admit exactly a quota of requests that arrive at once', async () => {
      await using it = await open();
      const windows = [{ name: 'a', most: 37 }];
      const waits = await Promise.all(Array.from({ length: 100 }, (_, n) => (n % 2 ? it.one : it.other).take(windows)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(37);
      expect(waits.filter((wait) => wait === 60)).toHaveLength(63);
    });

    test('a request is counted in all its windows or in none', async () => {
      await using it = await open();
      const both = [
        { name: 'wide', most: 6 },
        { name: 'narrow', most: 3 },
      ];
      const take = async (times: number, windows = both) => {
        let admitted = 0;
        for (let n = 0; n < times; n += 1) if ((await (n % 2 ? it.one : it.other).take(windows)) === 0) admitted += 1;
        return admitted;
      };
      expect(await take(8)).toBe(3);
      expect(
        await take(8, [
          { name: 'wide', most: 6 },
          { name: 'other', most: 100 },
        ]),
      ).toBe(3);
      expect(await take(200, [{ name: 'other', most: 100 }])).toBe(97);
    });

    test('a quota of 0 admits no request, and a request without windows is always admitted', async () => {
      await using it = await open();
      expect(await it.one.take([{ name: 'a', most: 0 }])).toBe(60);
      expect(await it.one.take([])).toBe(0);
    });

    test('the windows open with the next minute, and the result is the seconds until then', async () => {
      await using it = await open();
      const windows = [{ name: 'a', most: 1 }];
      await it.advance(5_000);
      expect(await it.one.take(windows)).toBe(0);
      expect(await it.other.take(windows)).toBe(55);
      await it.advance(54_999);
      expect(await it.one.take(windows)).toBe(1);
      await it.advance(1);
      expect(await it.other.take(windows)).toBe(0);
      expect(await it.one.take(windows)).toBe(60);
      await it.advance(600_000);
      expect(await it.one.take(windows)).toBe(0);
    });

    test('agrees with a list of all requests', async () => {
      const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', '__proto__'), { minLength: 1, maxLength: 3 });
      const step = fc.record({ names, ms: fc.constantFrom(0, 1, 9_000, 70_000), first: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
          await using it = await open();
          const quotas: Readonly<Record<string, number>> = { ['__proto__']: 2, a: 1, b: 3, c: 5 };
          let [now, minute] = [0, 0];
          let counted: string[] = [];
          for (const each of steps) {
            await it.advance(each.ms);
            now += each.ms;
            if (Math.floor(now / 60_000) !== minute) counted = [];
            minute = Math.floor(now / 60_000);
            const windows = each.names.map((window) => ({ name: window, most: quotas[window] ?? 0 }));
            const full = windows.some(
              ({ name: window, most }) => counted.filter((one) => one === window).length >= most,
            );
            const wait = await (each.first ? it.one : it.other).take(windows);
            expect(wait).toBe(full ? Math.ceil((60_000 - (now % 60_000)) / 1_000) : 0);
            if (!full) counted.push(...each.names);
          }
        }),
        { numRuns: 50 },
      );
    });
  });
}
