import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './repositories.ts';
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
import { allow, granted, type Permissions } from './workflow-permissions.ts';
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
  /** What the `post` steps printed. */
  readonly post: string;
}

export interface RunOptions {
  readonly secrets?: Texts;
  readonly standIns?: Machine['standIns'];
  readonly cancelOn?: RegExp;
  /** Jobs that run no actions: only what is decided around them is of interest. */
  readonly dry?: RegExp;
  readonly onLog?: (log: string) => unknown;
}

interface Run {
  readonly trigger: Trigger;
  readonly world: World;
  readonly options: RunOptions;
  readonly github: Readonly<Record<string, Json>>;
  readonly jobs: Map<string, JobRecord>;
  cancelled: boolean;
}

/** What a workflow gives the jobs of one that it calls. */
interface Caller {
  readonly prefix: string;
  readonly inputs: Json;
  readonly secrets: Texts;
  /** Undefined: a workflow that was started by an event, whose jobs have what they declare. */
  readonly permissions: Permissions | undefined;
}

/** The run's token. */
export const GITHUB_TOKEN = 'ghs_token-of-the-run';

/**
 * Runs a workflow as GitHub does: jobs in the order of their needs, those of reusable workflows as `caller/called`.
 * Throws what GitHub would refuse to start for.
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
  const machine = createMachine(folder.path, caller, contexts, run);
  const steps = await runSteps(job.steps, find('steps'), { ...contexts, secrets: caller.secrets }, machine, run);
  const after = { ...contexts, steps: steps.contexts };
  let post = '';
  for (const each of machine.posts.reverse()) post += await each();
  const outputs = evaluateToken(find('outputs'), after);
  return {
    result: steps.status,
    outputs: textsOf(outputs),
    permissions: caller.permissions ?? {},
    concurrency,
    environment: evaluateToken(find('environment'), after),
    steps: steps.records,
    post,
  };
}

async function runCalled(ref: string, find: Find, caller: Caller, contexts: Contexts, run: Run): Promise<JobRecord> {
  const file = new RegExp(`^(?:${PUBLISHED}|\\.)/(\\.github/workflows/[^@]+)`).exec(ref)?.[1];
  if (file === undefined) throw new Error(`${ref} is not this repository's`);
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

function createMachine(folder: string, { permissions, prefix }: Caller, contexts: Contexts, run: Run): Machine {
  const { trigger, world, options } = run;
  const [workspace, temp] = [join(folder, 'work'), join(folder, 'temp')];
  for (const path of [workspace, temp]) mkdirSync(path);
  const eventPath = join(temp, 'event.json');
  writeFileSync(eventPath, JSON.stringify(trigger.payload));
  const { requestUrl, requestToken } = world.platform;
  const mayHaveToken = permissions?.['id-token'] === 'write' && !trigger.fork;
  return {
    ...{ world, workspace, temp, contexts, posts: [] },
    ...{
      dry: options.dry?.test(prefix) ?? false,
      standIns: options.standIns ?? {},
      cancelOn: options.cancelOn,
      onLog: options.onLog,
    },
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: temp, CI: 'true', GITHUB_ACTIONS: 'true', RUNNER_TEMP: temp },
      ...{ GITHUB_WORKSPACE: workspace, GITHUB_REPOSITORY: SITE, GITHUB_EVENT_NAME: trigger.event },
      ...{ GITHUB_EVENT_PATH: eventPath, GITHUB_REF: trigger.ref, GITHUB_REF_NAME: trigger.refName },
      ...{ GITHUB_SHA: trigger.sha, GITHUB_ACTOR: trigger.actor, GITHUB_SERVER_URL: 'https://github.com' },
      ...{ GITHUB_API_URL: world.apiUrl, GITHUB_RUN_ID: trigger.runID, GITHUB_RUN_ATTEMPT: String(trigger.attempt) },
      ...(mayHaveToken
        ? { ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken }
        : {}),
    },
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
    const job = { status, workflow_repository: PUBLISHED, workflow_sha: WORKFLOW_SHA };
    const all = {
      ...contexts,
      steps: JSON.parse(JSON.stringify(known)),
      env: machine.env,
      job,
      runner: { os: 'Linux' },
    };
    const step = prepare(mapping?.find.bind(mapping) ?? (() => undefined), all);
    const functions = statusFunctions([status], status === 'cancelled');
    const record: StepRecord = isTrue(evaluate(condition?.expression ?? 'success()', all, functions))
      ? await runStep(step, machine)
      : { name: step.name, outcome: 'skipped', inputs: {}, outputs: {}, log: '', summary: '' };
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
