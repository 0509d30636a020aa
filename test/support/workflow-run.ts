import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary.ts';
import {
  type Contexts,
  evaluate,
  evaluateToken,
  type Json,
  PUBLISHED,
  parseWorkflowFile,
  ROOT,
  type TemplateToken,
} from './workflow-language.ts';
import { createMachine } from './workflow-machine.ts';
import { environmentWithoutMasked, hidden, masksOf, withoutMasked } from './workflow-masks.ts';
import { allow, granted, type Permissions } from './workflow-permissions.ts';
import { calledFile, checkAtStartup } from './workflow-startup.ts';
import { type Machine, type PreparedStep, runStep, type StepRecord, WORKFLOW_SHA } from './workflow-steps.ts';
import { asText, callInputs, isTrue, objectOf, type Texts, textsOf } from './workflow-values.ts';
import { SITE, type Trigger, type World } from './workflow-world.ts';

type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

export interface JobRecord {
  readonly result: Result;
  readonly outputs: Texts;
  readonly permissions: Permissions;
  readonly concurrency: Json;
  readonly environment: Json;
  readonly steps: readonly StepRecord[];
  /** The output of the `post` steps. */
  readonly post: string;
}

export interface RunOptions {
  readonly secrets?: Texts;
  readonly standIns?: Machine['standIns'];
  readonly cancelOn?: RegExp;
  /** Jobs that do not run actions, because the test only checks whether and how they start. */
  readonly dry?: RegExp;
  readonly onLog?: (log: string) => unknown;
  /** The source of the called workflow, as the runner reports it. Default: this repository at `WORKFLOW_SHA`. */
  readonly workflow?: { readonly repository: string; readonly sha: string };
}

interface Run {
  readonly trigger: Trigger;
  readonly world: World;
  readonly options: RunOptions;
  readonly github: Readonly<Record<string, Json>>;
  readonly jobs: Map<string, JobRecord>;
  cancelled: boolean;
}

/** What a workflow passes to the jobs of a workflow that it calls. */
interface Caller {
  readonly prefix: string;
  readonly inputs: Json;
  readonly secrets: Texts;
  /** Undefined for a workflow that an event started: its jobs have the permissions that they declare. */
  readonly permissions: Permissions | undefined;
}

/** The run's token. */
export const GITHUB_TOKEN = 'ghs_token-of-the-run';

/**
 * Runs a workflow as GitHub does: jobs in the order of their needs. Jobs of reusable workflows have names like
 * `caller/called`. Throws if GitHub would refuse to start the run.
 */
export async function runWorkflow(
  text: string,
  trigger: Trigger,
  world: World,
  options: RunOptions = {},
): Promise<ReadonlyMap<string, JobRecord>> {
  const run: Run = {
    trigger,
    world,
    options,
    github: githubContext(trigger, world),
    jobs: new Map(),
    cancelled: false,
  };
  await checkAtStartup(text, trigger);
  const secrets = { ...(trigger.fork ? {} : options.secrets), GITHUB_TOKEN, github_token: GITHUB_TOKEN };
  await runJobs(text, run, { prefix: '', inputs: {}, secrets, permissions: undefined });
  return run.jobs;
}

function githubContext({ event, payload, ref, refName, sha, actor, runID, attempt }: Trigger, { apiUrl }: World) {
  const context = {
    ...{ event_name: event, event: payload, ref, ref_name: refName, sha, actor, repository: SITE },
    ...{ run_id: runID, run_attempt: String(attempt), token: GITHUB_TOKEN },
    ...{ server_url: 'https://github.com', api_url: apiUrl, workflow: 'Test' },
  };
  return JSON.parse(JSON.stringify(context));
}

type Parsed = Awaited<ReturnType<typeof parseWorkflowFile>>;
type Job = Parsed['template']['jobs'][number];

async function runJobs(text: string, run: Run, caller: Caller): Promise<Readonly<Record<string, JobRecord>>> {
  const { root, template } = await parseWorkflowFile('workflow.yml', text);
  const jobs = root.find('jobs')?.assertMapping('jobs');
  const done: Record<string, JobRecord> = {};
  for (const job of template.jobs) {
    const id = job.id.value;
    const token = jobs?.find(id)?.assertMapping('job');
    const needs = Object.fromEntries((job.needs ?? []).map(({ value }) => [value, recordOf(done, value)]));
    const contexts = { github: run.github, inputs: caller.inputs, vars: {}, needs: JSON.parse(JSON.stringify(needs)) };
    const permissions = granted(id, token?.find('permissions'), run.trigger, caller);
    const functions = statusFunctions(
      Object.values(needs).map(({ result }) => result),
      run.cancelled,
    );
    const find = (name: string) => token?.find(name);
    const record = isTrue(evaluate(job.if.expression, contexts, functions))
      ? await runJob(job, find, { ...caller, permissions, prefix: `${caller.prefix}${id}` }, contexts, run)
      : skipped(permissions);
    done[id] = record;
    run.jobs.set(`${caller.prefix}${id}`, record);
  }
  return done;
}

function recordOf(done: Readonly<Record<string, JobRecord>>, id: string): JobRecord {
  const record = done[id];
  if (!record) throw new Error(`the job ${id} has not run`);
  return record;
}

function skipped(permissions: Permissions): JobRecord {
  return { result: 'skipped', outputs: {}, permissions, concurrency: null, environment: null, steps: [], post: '' };
}

type Find = (name: string) => TemplateToken | undefined;

async function runJob(job: Job, find: Find, caller: Caller, contexts: Contexts, run: Run): Promise<JobRecord> {
  const concurrency = evaluateToken(find('concurrency'), contexts);
  if (job.type === 'reusableWorkflowJob') return runCalled(job.ref.value, find, caller, contexts, run);
  allow(caller.permissions ?? {}, run.world);
  using folder = temporaryFolder('machine');
  const { trigger, world, options } = run;
  const machine = createMachine(folder.path, {
    ...{ permissions: caller.permissions, contexts, runsOn: evaluateToken(find('runs-on'), contexts), trigger, world },
    ...{ dry: options.dry?.test(caller.prefix) ?? false, standIns: options.standIns ?? {} },
    ...{ cancelOn: options.cancelOn, onLog: options.onLog },
  });
  const steps = await runSteps(job.steps, find('steps'), { ...contexts, secrets: caller.secrets }, machine, run);
  const after = { ...contexts, steps: steps.contexts };
  let post = '';
  for (const each of machine.posts.reverse()) post += await each();
  const masks = masksOf(
    caller.secrets,
    steps.records.map(({ log }) => log),
  );
  return {
    result: steps.status,
    outputs: withoutMasked(textsOf(evaluateToken(find('outputs'), after)), masks),
    permissions: caller.permissions ?? {},
    concurrency,
    environment: environmentWithoutMasked(evaluateToken(find('environment'), after), masks),
    steps: steps.records.map((each) => ({ ...each, seen: hidden(each.log, masks) })),
    post,
  };
}

async function runCalled(ref: string, find: Find, caller: Caller, contexts: Contexts, run: Run): Promise<JobRecord> {
  const file = calledFile(ref);
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { root } = await parseWorkflowFile(file, text);
  const on = root.find('on')?.assertMapping('on').find('workflow_call')?.assertMapping('workflow_call');
  const inputs = callInputs(evaluateToken(on?.find('inputs'), {}), evaluateToken(find('with'), contexts));
  const given = { secrets: caller.secrets };
  const secrets = textsOf(evaluateToken(find('secrets'), { ...contexts, ...given }));
  const unknown = Object.keys(secrets).filter((name) => !on?.find('secrets')?.assertMapping('secrets').find(name));
  if (unknown.length > 0) throw new Error(`${file} has no secret ${unknown}`);
  const jobs = await runJobs(text, run, { ...caller, inputs, secrets, prefix: `${caller.prefix}/` });
  const results = Object.values(jobs).map(({ result }) => result);
  const outputs = objectOf(evaluateToken(on?.find('outputs'), { jobs: JSON.parse(JSON.stringify(jobs)) }));
  return {
    ...skipped(caller.permissions ?? {}),
    result: (['failure', 'cancelled', 'success'] as const).find((each) => results.includes(each)) ?? 'skipped',
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([name, each]) => [name, asText(objectOf(each).value ?? null)]),
    ),
  };
}

async function runSteps(
  converted: Extract<Job, { type: 'job' }>['steps'],
  token: TemplateToken | undefined,
  contexts: Contexts,
  machine: Machine,
  run: Run,
) {
  const sequence = token?.assertSequence('steps');
  const records: StepRecord[] = [];
  const known: Record<string, { outputs: Texts; outcome: string }> = {};
  let status: 'success' | 'failure' | 'cancelled' = 'success';
  for (const [index, { id, if: condition }] of converted.entries()) {
    const mapping = sequence?.get(index).assertMapping('step');
    const workflow = run.options.workflow ?? { repository: PUBLISHED, sha: WORKFLOW_SHA };
    const job = { status, workflow_repository: workflow.repository, workflow_sha: workflow.sha };
    const all = {
      ...contexts,
      steps: JSON.parse(JSON.stringify(known)),
      env: machine.env,
      job,
      runner: { os: machine.env.RUNNER_OS ?? '', environment: machine.env.RUNNER_ENVIRONMENT ?? '' },
    };
    const step = prepare(mapping?.find.bind(mapping) ?? (() => undefined), all);
    const functions = statusFunctions([status], status === 'cancelled');
    const record: StepRecord = isTrue(evaluate(condition?.expression ?? 'success()', all, functions))
      ? await runStep(step, machine)
      : { name: step.name, outcome: 'skipped', inputs: {}, outputs: {}, log: '', seen: '', summary: '' };
    records.push(record);
    known[id] = { outputs: record.outputs, outcome: record.outcome };
    if (record.outcome === 'failure' || record.outcome === 'cancelled') status = record.outcome;
  }
  run.cancelled ||= status === 'cancelled';
  return { records, status, contexts: JSON.parse(JSON.stringify(known)) };
}

function prepare(find: Find, contexts: Contexts): PreparedStep {
  const text = (name: string) => (find(name) ? asText(evaluateToken(find(name), contexts)) : undefined);
  const uses = text('uses');
  return {
    name: text('name') ?? uses ?? text('run') ?? '',
    uses,
    run: text('run'),
    inputs: textsOf(evaluateToken(find('with'), contexts)),
    env: textsOf(evaluateToken(find('env'), contexts)),
  };
}

function statusFunctions(results: readonly string[], cancelled: boolean) {
  return {
    success: () => !cancelled && results.every((each) => each === 'success'),
    failure: () => results.includes('failure'),
    cancelled: () => cancelled,
    always: () => true,
  };
}
