import { expect, test } from 'vitest';
import { tellErrors } from '../../src/action/report/facts.ts';
import { type PageFacts, renderComment, renderSummary } from '../../src/action/report/page.ts';
import { codeUrl, failureCodesUrl } from '../../src/base/docs.ts';
import { ERROR_CODES, SlipwayError } from '../../src/base/errors.ts';
import { Secrets } from '../../src/base/secrets.ts';
import { VERSION } from '../../src/base/version.ts';
import { page } from '../support/markdown.ts';

const FACTS: PageFacts = {
  ...{ status: 'failed', app: 'acme/web/shop', appID: 'shop', appCreated: false, deployID: 'dpl-1', url: undefined },
  ...{ repository: 'acme/site', branch: 'main', commit: undefined, built: undefined, runUrl: undefined },
  ...{ variables: undefined, seeded: undefined, phases: [], failure: undefined, errors: [], checked: undefined },
  ...{ compared: '', warnings: [], unannotated: 0, previous: undefined, updatedAt: 0 },
};
const failure = (code: string | undefined): PageFacts['failure'] => ({
  ...{ headline: 'Clone failed', stage: 'clone', code, exitCode: undefined, remedy: undefined },
  ...{ diagnostics: [], moreDiagnostics: 0, log: [] },
});
const told = (...codes: readonly ConstructorParameters<typeof SlipwayError>[0][]) =>
  codes.flatMap((code) => tellErrors(new SlipwayError(code, code), new Secrets()));

/** The row of the table, as the summary and the comment have it. */
function rows(facts: Partial<PageFacts>): readonly (string | undefined)[] {
  const shown = [renderSummary({ ...FACTS, ...facts }), renderComment({ ...FACTS, ...facts })];
  return shown.map((each) => /^\| Code \| (.*) \|$/m.exec(each)?.[1]);
}

const PAGE = `https://github.com/slipway/slipway/blob/v${VERSION}/docs/troubleshooting.md`;
const todo = (section: string) => `[what to do](<${PAGE}#${section}>)`;

test.each([
  ['an error', { errors: told('no_id_token') }, `\`no_id_token\`: ${todo('identity')}`],
  [
    'several',
    { errors: told('missing_input', 'invalid_input', 'missing_input') },
    `\`missing_input\`, \`invalid_input\`: ${todo('what-you-gave')}`,
  ],
  [
    'several in several sections',
    { errors: told('missing_input', 'no_id_token') },
    `\`missing_input\`: ${todo('what-you-gave')}; \`no_id_token\`: ${todo('identity')}`,
  ],
  [
    'a failed deployment: its own',
    { errors: told('deploy_failed'), failure: failure('clone_failed') },
    `\`clone_failed\`: ${todo('failures-of-a-deployment')}`,
  ],
  [
    'one of another platform',
    { errors: told('deploy_failed'), failure: failure(undefined) },
    `\`deploy_failed\`: ${todo('the-platforms-answers')}`,
  ],
  [
    'one that is hostile',
    { failure: failure('| @all\n<b>`') },
    `\`\` │ @all <b>\` \`\`: ${todo('failures-of-a-deployment')}`,
  ],
])('summary and comment show the code of %s', (_, facts, row) => {
  expect(rows(facts)).toEqual([row, row]);
});

test('each code opens the section of the documentation that has it', () => {
  const text = page('docs/troubleshooting.md').prose;
  const sections = text.split(/^## /m).slice(1);
  const places = sections.flatMap((section) => {
    const title = section
      .split('\n')[0]
      ?.toLowerCase()
      .replace(/[^a-z ]/g, '')
      .replaceAll(' ', '-');
    return [...section.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, code = '']) => [title, code] as const);
  });
  const wrong = ERROR_CODES.filter((code) => {
    const anchor = codeUrl(code).split('#')[1];
    return !places.some(([title, each]) => each === code && title === anchor);
  });
  expect(wrong).toEqual([]);
  expect(places.some(([title]) => title === failureCodesUrl().split('#')[1])).toBe(true);
});

test('and none if the deploy succeeded', () => {
  expect(rows({ status: 'succeeded' })).toEqual([undefined, undefined]);
});
