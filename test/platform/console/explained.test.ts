import { expect, test } from 'vitest';
import { boundFailure } from '../../../src/contract/failure-record.ts';
import { RULES } from '../../../src/diagnosis/rules.ts';
import { explained } from '../../../src/platform/console/explained.ts';
import { diagnose, readCorpus, recordOf } from '../../support/corpus.ts';
import { shownApp } from './records.ts';

const CASES = readCorpus().filter(({ name }) =>
  ['prettier-option', 'starlight-option', 'babel-syntax', 'eleventy3-include'].includes(name),
);

test.each(CASES.map((each) => [each.name, each] as const))(
  'the failure %s has the headline that the command line shows',
  async (_, each) => {
    const record = boundFailure(await recordOf(each, RULES));
    const { headline, findings } = explained({ ...shownApp(null), repository: 'acme/site', branch: 'main' }, record);
    expect(headline).toBe((await diagnose(each)).headline);
    expect(findings.filter(({ file }) => file.startsWith('node_modules/'))).toEqual([]);
  },
);

test('the corpus has these failures', () => {
  expect(CASES).toHaveLength(4);
});
