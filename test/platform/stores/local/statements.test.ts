import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no statement has numbered parameters: Node 24.0, which comes along on Apple Silicon, cannot bind them', () => {
  const files = globSync('src/platform/**/*.ts');
  const lines = files.flatMap((name) => readFileSync(name, 'utf8').split('\n'));
  expect(lines.filter((line) => /(?:=|LIMIT|IN \(|VALUES \(|WHERE) ?\?\d/.test(line))).toEqual([]);
});
