import { expect, test } from 'vitest';
import { readCorpus } from '../../../scripts/corpus/cases.ts';
import { boundFailure } from '../../../src/contract/failure-record.ts';
import { RULES } from '../../../src/diagnosis/rules.ts';
import { explained } from '../../../src/platform/console/explained.ts';
import { diagnose, recordOf, unpack } from '../../support/corpus.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { shownApp } from './records.ts';

const NAMES = [
  'babel-syntax',
  'eleventy3-include',
  'esbuild-import-case',
  'esbuild-missing-import',
  'prettier-option',
  'starlight-option',
  'vite-vue-asset-case',
];
const CASES = unpack(
  readCorpus().filter(({ name }) => NAMES.includes(name)),
  await scratchFolder(),
);

test.each(CASES.map((each) => [each.name, each] as const))(
  'the failure %s has the headline and the remedy that the command line shows',
  async (_, each) => {
    const record = boundFailure(await recordOf(each, RULES));
    const { headline, remedy, findings } = explained(
      { ...shownApp(null), repository: 'acme/site', branch: 'main' },
      record,
    );
    const shown = await diagnose(each);
    expect([headline, remedy]).toEqual([shown.headline, shown.remedy]);
    expect(findings.filter(({ file }) => file.startsWith('node_modules/'))).toEqual([]);
  },
);

test('the corpus has these failures', () => {
  expect(CASES).toHaveLength(NAMES.length);
});
