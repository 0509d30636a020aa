import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/** Prints why a test failed that passed when it was tried again. Without it, only the number of tries is known. */
class RetriedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state !== 'passed' || errors.length === 0) return;
    const lines = errors.flatMap((error) => stripVTControlCharacters(error.stack ?? error.message).split('\n'));
    const own = lines.filter((line) => !/^\s*at (?:.*node_modules|new Promise)/.test(line));
    process.stdout.write(
      `\nTried again: ${test.module.relativeModuleId} > ${test.fullName}\n    ${own.join('\n    ')}\n\n`,
    );
  }
}

/** Those of the test runner, and the one above. */
export const REPORTERS = [
  'default',
  ...(process.env.GITHUB_ACTIONS === 'true' ? ['github-actions'] : []),
  new RetriedReporter(),
];
