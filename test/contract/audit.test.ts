import { expect, test } from 'vitest';
import { changedText } from '../../src/contract/audit.ts';

test.each([
  [null, 'none'],
  [undefined, 'none'],
  [false, 'false'],
  ['main', 'main'],
  [['a.example', 'b.example'], 'a.example, b.example'],
  [[{ cron: '0 3 * * *', path: '/nightly' }], '0 3 * * * /nightly'],
  [
    [
      { cron: '0 3 * * *', path: '/nightly' },
      { cron: '* * * * *', path: '/tick' },
    ],
    '0 3 * * * /nightly; * * * * * /tick',
  ],
])('a value of a change, %j, is shown as %s', (value, text) => {
  expect(changedText(value, ', ')).toBe(text);
});
