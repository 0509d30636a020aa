import { expect, test } from 'vitest';
import { readCorpus } from '../../scripts/corpus/cases.ts';
import { boundFailure } from '../../src/contract/failure-record.ts';
import { RULES } from '../../src/diagnosis/rules.ts';
import { explained } from '../../src/platform/console/explained.ts';
import { shownApp } from '../platform/console/records.ts';
import { diagnose, recordOf, unpack } from '../support/corpus.ts';
import { testFolder } from '../support/scratch.ts';

/** Failures of which only the terminal, which has the checkout, knows the cause or the path. */
const ONLY_WITH_FILES = ['node-folder-case', 'node-folder-cd'];

test('the console and the terminal show the same headline and remedy for the failures of the corpus', async () => {
  const different: string[] = [];
  for (const each of unpack(readCorpus(), await testFolder())) {
    const record = boundFailure(await recordOf(each, RULES));
    const { headline, remedy } = explained({ ...shownApp(null), repository: 'acme/site', branch: 'main' }, record);
    const shown = await diagnose(each);
    if (headline !== shown.headline || remedy !== shown.remedy) different.push(each.name);
  }
  expect(different).toEqual(ONLY_WITH_FILES);
}, 300_000);
