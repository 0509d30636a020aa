import { expect, test } from 'vitest';
import type { Forge, NewRecord, RecordStatus, Remembered } from '../../src/action/forge/forge.ts';
import { openRecorder } from '../../src/action/forge/open.ts';
import { isRefusal } from '../../src/action/forge/refused.ts';
import { recallAndFollow } from '../../src/action/recall.ts';
import { createReport } from '../../src/action/report/reporter.ts';
import { SAVED } from '../../src/action/runner/runner.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import type { DeployOutcome } from '../../src/deploy/events.ts';
import { planDeploy } from '../../src/deploy/inputs/parse.ts';
import { FakeClock } from '../support/clock.ts';
import { RecordingRunner } from '../support/runner.ts';
import { actionRun, COMMIT, PULL_REQUEST } from '../support/runs.ts';

/** A whole forge, in this file alone: nothing of the action knows it. */
class Toy implements Forge {
  readonly name = 'Toy';
  readonly records: { readonly made: NewRecord; readonly statuses: RecordStatus[] }[] = [];
  readonly comments = new Map<string, string>();
  closed = false;
  refusal: SlipwayError | undefined;

  async remembered(environment: string, app: string, most: number): Promise<readonly Remembered[]> {
    const own = this.records.flatMap(({ made }, index) =>
      made.environment === environment && made.memo.app === app ? [{ ...made.memo, id: `r${index}` }] : [],
    );
    return own.reverse().slice(0, most);
  }
  async record(made: NewRecord): Promise<string> {
    if (this.refusal) throw this.refusal;
    return `r${this.records.push({ made, statuses: [] }) - 1}`;
  }
  async setState(record: string, status: RecordStatus): Promise<void> {
    this.#at(record).statuses.push(status);
  }
  async statusOf(record: string) {
    return this.#at(record).statuses.at(-1);
  }
  async comment(pullRequest: number, app: string, body: string, mode: 'write' | 'amend'): Promise<void> {
    const key = `${pullRequest} ${app}`;
    if (mode === 'write' || this.comments.has(key)) this.comments.set(key, body);
  }
  async isClosed(): Promise<boolean> {
    return this.closed;
  }
  permissions(): string {
    return 'toy: write';
  }
  states(index: number): readonly string[] {
    return this.records[index]?.statuses.map(({ state }) => state) ?? [];
  }
  #at(record: string) {
    const found = this.records[Number(record.slice(1))];
    if (!found) throw new Error(`no record ${record}`);
    return found;
  }
}

const PARTS = { clock: new FakeClock(), random: () => 0.5, fetch };
const DONE: DeployOutcome = {
  ...{ status: 'succeeded', appID: 'app_1', appCreated: false, deployID: 'dep_1', url: 'https://shop.example/' },
  ...{ failure: undefined, error: undefined, phases: [] },
};

/** The forge's part of a deploy of a pull request, as `carryOut` has it. */
async function deploy(toy: Toy, outcome: Partial<DeployOutcome> = {}) {
  const runner = new RecordingRunner();
  const run = actionRun({ 'github-token': 'toy-token', app: 'shop-pr-12' }, PULL_REQUEST);
  const parts = { ...PARTS, runner, run };
  const report = createReport(parts);
  const planned = await planDeploy(run.raw, run.context, run.readFile);
  if (planned.kind !== 'deploy') throw new Error(planned.kind);
  report.accept(planned);
  const { plan } = await recallAndFollow(planned, report, parts, undefined, [() => undefined, () => toy]);
  report.report({ type: 'app-known', appID: 'app_1', created: false });
  report.report({ type: 'deployment-known', deployID: 'dep_1', attached: plan.attachTo === 'dep_1' });
  report.report({ type: 'status', status: 'building', stage: undefined, elapsedMs: 10 });
  return { runner, plan, code: await report.finish({ ...DONE, ...outcome }) };
}

const KEY = '12 acme/web/shop-pr-12';

test('a forge in one file records a deploy with its states, and comments', async () => {
  const toy = new Toy();
  const { code, runner } = await deploy(toy);
  expect(code).toBe(0);
  expect(toy.records.map(({ made }) => made)).toEqual([
    {
      environment: 'preview',
      description: 'acme/web/shop-pr-12 by Slipway',
      memo: { app: 'acme/web/shop-pr-12', appID: 'app_1', deployID: 'dep_1', commit: COMMIT, pullRequest: 12 },
    },
  ]);
  expect(toy.states(0)).toEqual(['queued', 'in_progress', 'success']);
  expect(toy.records[0]?.statuses.at(-1)).toMatchObject({ url: 'https://shop.example/', logUrl: PULL_REQUEST.runUrl });
  expect(toy.comments.get(KEY)).toContain('is deployed');
  expect(runner.states[SAVED]).toBe('');
});

test('a later run follows what it recorded, and closing the pull request retires it', async () => {
  const toy = new Toy();
  const interrupted = { status: 'pending', error: new SlipwayError('interrupted', 'goes on') } as const;
  await deploy(toy, interrupted);
  expect((await deploy(toy)).plan).toMatchObject({ rememberedAppID: 'app_1', attachTo: 'dep_1' });
  expect(toy.states(0)).toEqual(['queued', 'in_progress', 'error', 'queued', 'in_progress', 'success']);
  toy.closed = true;
  const open = { app: 'acme/web/shop-pr-12', environment: 'preview', comment: true };
  const more = { context: PULL_REQUEST, token: 't', open, save: () => {}, warn: () => {} };
  expect(await openRecorder({ ...PARTS, ...more }, [() => toy])?.closePreview(12)).toBe('closed');
  expect(toy.states(0).at(-1)).toBe('inactive');
  expect(toy.comments.get(KEY)).toContain('has ended');
});

test("what it refuses costs one warning, with the forge's own permissions", async () => {
  const toy = new Toy();
  toy.refusal = new SlipwayError('forbidden', 'Could not record: 403', {
    call: { method: 'POST', path: '/records', status: 403 },
  });
  const { code, runner } = await deploy(toy);
  expect(code).toBe(0);
  expect(runner.annotations.map(({ message }) => message)).toEqual([
    'The deploy goes on without the Toy deployment: Could not record: 403',
  ]);
  expect(runner.printed.join('\n')).toContain('The job needs:\n  toy: write');
  expect(toy.comments.get(KEY)).toContain('is deployed');
});

test('a rate limit is no refusal, although GitHub answers both with 403', () => {
  const call = { method: 'POST', path: '/deployments', status: 403 };
  expect(isRefusal(new SlipwayError('forbidden', 'no', { call }))).toBe(true);
  expect(isRefusal(new SlipwayError('rate_limited', 'later', { call }))).toBe(false);
  expect(isRefusal(new SlipwayError('service_error', 'broken', { call: { ...call, status: 500 } }))).toBe(false);
});
