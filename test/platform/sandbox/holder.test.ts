import { expect, test } from 'vitest';
import { startHolder } from '../../../src/platform/sandbox/network/holder.ts';

test('a program that ends before the network is ready is named with its last words, also if what it started goes on', async () => {
  const started = startHolder(['/bin/sh', '-c', 'sleep 1000 & echo "no device" >&2; exit 1'], {
    name: 'pasta',
    reasonIn: (words, hasEnded) => (hasEnded ? words.trim() : undefined),
    found: () => undefined,
  });
  await expect(started).rejects.toThrow('pasta does not work here: no device');
});
