import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchCorpus } from '../../bench/corpus.ts';
import { readCorpus } from '../support/corpus.ts';

const CASES = readCorpus();

test('the docs have the figures of the corpus', async () => {
  const rows = await benchCorpus(false);
  const percent = (name: string) =>
    `${(100 * (rows.find((row) => row.name === name)?.ratio ?? Number.NaN)).toFixed(1)} %`;
  const shown = ['cause named', 'file named', 'line named', 'a named line is wrong'].map(
    (part) => `| ${part} | ${percent(`corpus: ${part}`)} | ${percent(`corpus, its own tool left out: ${part}`)} |`,
  );
  const page = readFileSync(join(import.meta.dirname, '../../docs/troubleshooting.md'), 'utf8');
  expect(shown.filter((row) => !page.includes(row))).toEqual([]);
  expect(page).toContain(`${CASES.length}\nfailed builds of ${new Set(CASES.map(({ tool }) => tool)).size} tools`);
});
