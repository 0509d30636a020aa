import { expect, test } from 'vitest';
import { type PageFacts, renderComment, renderSummary } from '../../src/action/report/page.ts';
import { tellErrors } from '../../src/action/report/redact.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import { Secrets } from '../../src/base/secrets.ts';

const FACTS: PageFacts = {
  ...{ status: 'failed', app: 'acme/web/shop', appID: 'shop', appCreated: false, deployID: 'dpl-1', url: undefined },
  ...{ repository: 'acme/site', branch: 'main', commit: undefined, built: undefined, runUrl: undefined },
  ...{ variables: undefined, seeded: undefined, phases: [], failure: undefined, errors: [], checked: undefined },
  ...{ compared: '', warnings: [], unannotated: 0 },
};
const failure = (code: string | undefined): PageFacts['failure'] => ({
  ...{ headline: 'Clone failed', stage: 'clone', code, exitCode: undefined, remedy: undefined },
  ...{ diagnostics: [], moreDiagnostics: 0, log: [] },
});
const told = (...codes: readonly ConstructorParameters<typeof SlipwayError>[0][]) =>
  codes.flatMap((code) => tellErrors(new SlipwayError(code, code), new Secrets()));

/** The row of the table, as the summary and the comment have it. */
function rows(facts: Partial<PageFacts>): readonly (string | undefined)[] {
  const pages = [renderSummary({ ...FACTS, ...facts }), renderComment({ ...FACTS, ...facts })];
  return pages.map((page) => /^\| Code \| (.*) \|$/m.exec(page)?.[1]);
}

test.each([
  ['an error', { errors: told('no_id_token') }, '`no_id_token`'],
  ['several', { errors: told('missing_input', 'invalid_input', 'missing_input') }, '`missing_input`, `invalid_input`'],
  [
    'a failed deployment: its own',
    { errors: told('deploy_failed'), failure: failure('clone_failed') },
    '`clone_failed`',
  ],
  ['one of another platform', { errors: told('deploy_failed'), failure: failure(undefined) }, '`deploy_failed`'],
  ['one that is hostile', { failure: failure('| @all\n<b>`') }, '`` │ @all <b>` ``'],
])('summary and comment show the code of %s', (_, facts, codes) => {
  const row = `${codes}: [what to do](<https://github.com/slipway/slipway/blob/main/docs/troubleshooting.md>)`;
  expect(rows(facts)).toEqual([row, row]);
});

test('and none if the deploy succeeded', () => {
  expect(rows({ status: 'succeeded' })).toEqual([undefined, undefined]);
});
