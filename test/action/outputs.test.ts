import { describe, expect, test } from 'vitest';
import { droppedOutputs } from '../../src/action/report/outputs.ts';
import { createReport } from '../../src/action/report/reporter.ts';
import { systemClock } from '../../src/base/clock.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import { planDeploy } from '../../src/deploy/inputs/parse.ts';
import { RecordingRunner } from '../support/runner.ts';
import { actionRun } from '../support/runs.ts';

const OUTPUTS = { 'app-id': 'landing', url: 'https://landing-my4vf6.example.com/', status: 'succeeded' };

describe('a masked value in an output', () => {
  test('is named by its variable and the outputs that it costs, never by itself', () => {
    const variables = new Map([
      ['APP_TOKEN', 'landing'],
      ['HARMLESS_TOKEN', 'tok-en-of-nothing'],
    ]);
    const { message, remedy } = droppedOutputs(OUTPUTS, variables) ?? { message: '', remedy: '' };
    expect(message).toBe(
      'The masked value of APP_TOKEN occurs in the output app-id, url: GitHub drops every output that contains a masked value',
    );
    expect(message + remedy).not.toContain('landing');
  });

  test('costs it by one of its lines too, and several variables are one warning', () => {
    const variables = new Map([
      ['LINES', 'first line\nsucceeded\n'],
      ['APP_TOKEN', 'my4vf6'],
    ]);
    expect(droppedOutputs(OUTPUTS, variables)?.message).toMatch(/values of LINES, APP_TOKEN occur .*url, status:/);
  });

  test('is not looked for if it is too short to be masked', () => {
    expect(droppedOutputs(OUTPUTS, new Map([['PIN_TOKEN', 'lan']]))).toBeUndefined();
  });
});

test('the end of a run says once which variables cost it its outputs, in the log and on the page', async () => {
  const run = actionRun({ 'secret-env': 'NAME=landing', env: 'VITE_APP_NAME=my4vf6' });
  const runner = new RecordingRunner();
  const report = createReport({ runner, run, clock: systemClock, random: Math.random });
  const planned = await planDeploy(run.raw, run.context, run.readFile);
  if (planned.kind !== 'deploy') throw new Error('skipped');
  report.accept(planned);
  expect(runner.masks).toContain('landing');
  expect(runner.masks).not.toContain('my4vf6');
  report.report({ type: 'app-known', appID: 'landing', created: true });
  await report.fail(new SlipwayError('internal', 'no boats'));
  const warnings = runner.annotations.filter(({ kind }) => kind === 'warning');
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('value of NAME occurs')]);
  expect(runner.page).toContain('value of NAME occurs');
});
