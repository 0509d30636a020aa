import { expect, test } from 'vitest';
import { BuildLog } from '../../../src/platform/worker/log.ts';

test('a stored log does not contain characters that reorder or hide text', async () => {
  let sent = '';
  using log = new BuildLog((text) => (sent += text), 1_000, {});
  log.line('\ta\u202eb\u2066c\u200f\u200bd\u0007 \u001b[31m👩‍💻');
  expect(log.last()).toEqual(['\tabcd 👩‍💻']);
  log.end();
  expect(sent).toBe('\tabcd 👩‍💻\n');
});
