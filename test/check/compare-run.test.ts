import { expect, test } from 'vitest';
import { createReport } from '../../src/action/report/reporter.ts';
import { systemClock } from '../../src/base/clock.ts';
import { compareWith } from '../../src/check/compare.ts';
import type { Deployed, Embedded } from '../../src/check/embedded.ts';
import type { DeployEvent, DeployOutcome } from '../../src/deploy/events.ts';
import { planDeploy } from '../../src/deploy/inputs/parse.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { RecordingRunner } from '../support/runner.ts';
import { actionRun } from '../support/runs.ts';

const BASE = { name: 'main', commit: 'b'.repeat(40) };
const FILE = { path: 'index.html', bytes: 2, brotli: 2, gzip: 2, digest: 'two' };
const OUTPUT = { files: [FILE], findings: [], ignoredRules: [], faults: [] };
const REPORT = { pages: 1, links: 0, files: 1, bytes: 2, brotli: 2, gzip: 2, largest: [], findings: [] };
const OUTCOME: DeployOutcome = {
  ...{ appID: 'site', appCreated: true, deployID: 'd1', url: undefined, failure: undefined, error: undefined },
  ...{ status: 'succeeded', phases: [] },
};

/** Compares with a base that a stand-in builds; returns the log, the summary, and what was to be built. */
async function compare(built: Partial<Deployed>, inputs = {}, leftMs = 12_000, events: readonly DeployEvent[] = []) {
  const [run, runner] = [actionRun({ mode: 'check', ...inputs }), new RecordingRunner()];
  const report = createReport({ runner, run, clock: systemClock, random: Math.random });
  const planned = await planDeploy(run.raw, run.context, run.readFile);
  if (planned.kind !== 'deploy') throw new Error('no check');
  const plans: DeployPlan[] = [];
  const embedded: Embedded = {
    async deploy(_, plan, reporter) {
      plans.push(plan);
      for (const event of events) reporter(event);
      return { outcome: OUTCOME, output: { ...OUTPUT, files: [] }, ...built };
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  const signal = new AbortController().signal;
  const checked = { commit: 'a'.repeat(40), report: REPORT, output: OUTPUT };
  const phases = await compareWith(BASE, planned.plan, { embedded, report, signal, checked, leftMs });
  await report.finish({ ...OUTCOME, phases });
  return { log: runner.printed.join('\n'), annotations: runner.annotations, page: runner.page, plan: plans[0] };
}

test('the base is built as the check was, in a project of its own and in the time that is left', async () => {
  const { plan, log, page } = await compare({}, { 'build-command': 'make', env: 'A=1' });
  expect(plan).toMatchObject({ org: 'acme', project: 'base', app: 'shop', configuration: { buildCommand: 'make' } });
  expect(plan?.env).toEqual({ kind: 'replace', variables: new Map([['A', '1']]) });
  expect(plan?.follow.timeoutMs).toBe(12_000);
  expect(log).toContain('✓ Comparison: 1 pages (+1), 1 files (+1), 2 B (+2 B)');
  expect(page).toContain('| added | `index.html` | +2 B | +2 B |');
  expect((await compare({}, { project: 'base' })).plan?.project).not.toBe('base');
});

test('the check shows the progress of the base, and not its result', async () => {
  const { log, annotations, page } = await compare({}, {}, 12_000, [
    { type: 'phase-started', phase: 'follow' },
    { type: 'status', status: 'building', stage: 'install', elapsedMs: 40 },
    { type: 'warning', message: 'of the base', remedy: undefined },
    { type: 'url', url: 'http://base.localhost' },
  ]);
  expect(log).toContain('40ms  building · install');
  expect(`${log}${page}`).not.toMatch(/of the base|base\.localhost|Deployment: /);
  expect(annotations).toEqual([]);
});

test.each([
  [12_000, 'it was not built in the 12.0s that were left'],
  [-5, 'no time was left to build it'],
])('a base that is not built in %i ms is told as that', async (leftMs, why) => {
  const { log, page, plan } = await compare({ outcome: { ...OUTCOME, status: 'pending' } }, {}, leftMs);
  expect(plan?.follow.timeoutMs).toBeGreaterThan(0);
  expect(log).toContain(`✗ Comparison: the difference to main (bbbbbbb) is unknown: ${why}`);
  expect(page).toContain('### The difference to `main` (`bbbbbbb`)');
});
