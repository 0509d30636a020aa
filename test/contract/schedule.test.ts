import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSchedule, scheduleText } from '../../src/contract/schedule.ts';

test('entries are five fields and a path, with a semicolon between them', () => {
  expect(parseSchedule(' 0 3  * * * /api/nightly;*/5 * * * MON-FRI /tick?deep=1 ')).toEqual([
    { cron: '0 3 * * *', path: '/api/nightly' },
    { cron: '*/5 * * * MON-FRI', path: '/tick?deep=1' },
  ]);
});

test.each([
  '',
  ';',
  '0 3 * * *',
  '0 3 * * /x',
  '0 3 * * * nightly',
  '0 3 * * * /x extra',
  '0 0 3 * * * /x',
  '@daily /x',
  '0 3 * * * //x',
])('"%s" is refused, with what to write', (text) => {
  expect(() => parseSchedule(text)).toThrow('as "0 3 * * * /api/nightly"');
});

test('what is written is read as it was', () => {
  const cron = fc.stringMatching(/^[A-Za-z0-9*,/-]{1,9}( [A-Za-z0-9*,/-]{1,9}){4}$/);
  const path = fc.stringMatching(/^\/[a-z0-9][a-z0-9/?=.-]{0,20}$/);
  fc.assert(
    fc.property(fc.array(fc.record({ cron, path }), { minLength: 1, maxLength: 5 }), (entries) => {
      expect(parseSchedule(scheduleText(entries))).toEqual(entries);
    }),
  );
});
