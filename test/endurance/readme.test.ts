import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { replacePictures, takePictures, withoutChance } from '../../scripts/readme-pictures.ts';

test('the README shows the output of the action: a deploy in the summary, a failed build in the comment', async () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const fresh = replacePictures(readme, await takePictures());
  // If the output changed, run `npm run readme`.
  expect(withoutChance(fresh)).toBe(withoutChance(readme));
}, 180_000);
