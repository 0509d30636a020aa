import { expect, test } from 'vitest';
import { BuildLog } from '../../../src/platform/worker/log.ts';

test('a stored log does not contain characters that reorder or hide text', async () => {
  let sent = '';
  using log = new BuildLog((text) => (sent += text), 1_000, {});
  log.line('\ta\u202eb\u2066c\u200f\u200bd\u0007 \u001b[31m👩‍💻');
  expect(log.last()).toEqual(['\tabcd 👩‍💻']);
  log.end();
  expect(sent).toBe('\tabcd \u001b[31m👩‍💻\n');
});

test('a log is sent with its colours and no other code, and without those that hide a value of the env', () => {
  let sent = '';
  using log = new BuildLog((text) => (sent += text), 10_000, { KEY: 'secret-1' });
  const lines = [
    '\u001b[32m✓\u001b[39m built',
    '\u001b]0;title\u0007\u001b[2J\u001b[1;31mred\u001b[0m\u001b[5n',
    'key \u001b[31msec\u001b[0mret-1',
    '\u001b]8;;a\u001b[31mb\u0007',
  ];
  for (const line of lines) log.line(line);
  log.end();
  expect(sent.split('\n')).toEqual([
    '\u001b[32m✓\u001b[39m built',
    '\u001b[1;31mred\u001b[0m',
    'key ***',
    ']8;;a\u001b[31mb',
    '',
  ]);
  expect(log.last()).toEqual(['✓ built', 'red', 'key ***', ']8;;ab']);
});
