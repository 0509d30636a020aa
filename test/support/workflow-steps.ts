import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOutputs } from '../../src/cli/project/demo.ts';
import { type Contexts, evaluateToken, PUBLISHED, parseActionFile, ROOT } from './workflow-language.ts';
import { DOCUMENTED, THIRD_PARTY } from './workflow-third-party.ts';
import { asText } from './workflow-values.ts';
import type { World } from './workflow-world.ts';

/** The commit of the reusable workflow, as runs see it. */
export const WORKFLOW_SHA = 'a'.repeat(40);

export interface StepRecord {
  readonly name: string;
  /** `stand-in`: a third-party action. Its inputs were checked, but it did not run. */
  readonly outcome: 'success' | 'failure' | 'cancelled' | 'skipped' | 'stand-in';
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  /** The log with masked values hidden. It is set when the job has ended. */
  readonly seen: string;
  readonly summary: string;
}

/** A step with its expressions evaluated. */
export interface PreparedStep {
  readonly name: string;
  readonly uses: string | undefined;
  readonly run: string | undefined;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

/** The machine that runs the steps of one job. */
export interface Machine {
  readonly world: World;
  readonly workspace: string;
  readonly temp: string;
  /** Variables for each step. Steps add variables for later steps. */
  readonly env: Record<string, string>;
  /** `github`, for the defaults of inputs. */
  readonly contexts: Contexts;
  /** Results of third-party actions, by their names. `env` is exported. */
  readonly standIns: Readonly<Record<string, { readonly env?: Readonly<Record<string, string>> }>>;
  /** True to run scripts, but not actions. */
  readonly dry: boolean;
  /** Cancels the running step once its log matches. */
  readonly cancelOn: RegExp | undefined;
  /** Called each time that a step prints. */
  readonly onLog: ((log: string) => unknown) | undefined;
  /** `post` steps, to be run last to first. */
  readonly posts: (() => Promise<string>)[];
}

type Outcome = Omit<StepRecord, 'name' | 'inputs' | 'seen'> & { readonly inputs?: StepRecord['inputs'] };

export async function runStep(step: PreparedStep, machine: Machine): Promise<StepRecord> {
  const { name, inputs } = step;
  return { name, inputs, seen: '', ...(await carryOut(step, machine)) };
}

function carryOut(step: PreparedStep, machine: Machine): Promise<Outcome> {
  if (step.run !== undefined) return runScript(step.run, step.env, machine);
  const uses = step.uses ?? '';
  if (machine.dry) return Promise.resolve(STAND_IN);
  const own = new RegExp(`^${PUBLISHED}(/[^@]+)?@`).exec(uses);
  if (own) return runAction(join(machine.world.archive, own[1] ?? ''), step, machine);
  if (uses.startsWith('./')) return runAction(join(machine.workspace, uses), step, machine);
  return standIn(step, machine);
}

const STAND_IN: Outcome = { outcome: 'stand-in', outputs: {}, log: '', summary: '' };

async function standIn({ uses = '', inputs }: PreparedStep, machine: Machine): Promise<Outcome> {
  const [name = '', commit] = uses.split('@');
  const known = THIRD_PARTY[name]?.commit === commit ? THIRD_PARTY[name] : DOCUMENTED[uses];
  if (!known) throw new Error(`${uses} is not in the table of third parties`);
  const wrong = Object.keys(inputs).filter((each) => !known.inputs.includes(each));
  const missing = (known.required ?? []).filter((each) => !inputs[each]);
  if (wrong.length + missing.length > 0) throw new Error(`${name}: unknown ${wrong}, missing ${missing}`);
  if (name === 'actions/checkout') checkOut(inputs, machine);
  Object.assign(machine.env, machine.standIns[name]?.env);
  return STAND_IN;
}

/** Does what actions/checkout does. Of this repository it copies the files as they are now. */
function checkOut(inputs: Readonly<Record<string, string>>, { world, workspace, env }: Machine): void {
  const repository = inputs.repository || env.GITHUB_REPOSITORY || '';
  const target = join(workspace, inputs.path ?? '');
  if (repository === PUBLISHED) {
    if (inputs.ref !== WORKFLOW_SHA) throw new Error(`${PUBLISHED} is checked out at ${inputs.ref}`);
    copySparse(inputs, target);
    return;
  }
  mkdirSync(target, { recursive: true });
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: target, stdio: 'pipe' });
  git('init', '--quiet');
  const depth = `--depth=${inputs['fetch-depth'] || '1'}`;
  git('fetch', '--quiet', depth, join(world.remotes, repository), inputs.ref || env.GITHUB_SHA || '');
  git('-c', 'advice.detachedHead=false', 'checkout', '--quiet', 'FETCH_HEAD');
}

/** Copies these files and folders of the repository. The patterns are rooted paths, which each version of git reads alike. */
function copySparse(
  { 'sparse-checkout': patterns = '', 'sparse-checkout-cone-mode': cone }: PreparedStep['inputs'],
  target: string,
) {
  const paths = patterns
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (paths.length === 0 || cone !== 'false') throw new Error(`${PUBLISHED} is checked out with more than a step runs`);
  for (const path of paths) {
    if (!/^\/[\w./-]+$/.test(path)) throw new Error(`${path} is not a rooted path`);
    cpSync(join(ROOT, path), join(target, path), { recursive: true });
  }
}

/** Runs an action of this repository as its `action.yml` says. */
async function runAction(folder: string, step: PreparedStep, machine: Machine): Promise<Outcome> {
  const { inputs: defined = [], runs } = parseActionFile(join(folder, 'action.yml'));
  if (runs.using !== 'node24') throw new Error(`runs.using is ${runs.using}`);
  const unknown = Object.keys(step.inputs).filter((name) => !defined.some((each) => each.id === name));
  if (unknown.length > 0) throw new Error(`${folder} has no input ${unknown}`);
  const inputs = Object.fromEntries(
    defined.map(({ id, default: fallback }) => [
      id,
      step.inputs[id] ?? asText(evaluateToken(fallback, machine.contexts)),
    ]),
  );
  const files = stepFiles(machine.temp);
  const env = { ...step.env, ...inputsAsEnv(inputs), ...files.env };
  const node = (file: string, more: Readonly<Record<string, string>>, cancelOn: RegExp | undefined) =>
    runProcess(process.execPath, [join(folder, file)], { ...env, ...more }, { ...machine, cancelOn });
  const { post } = runs;
  if (post !== undefined) {
    machine.posts.push(async () => (await node(post, stateAsEnv(files.read('GITHUB_STATE')), undefined)).log);
  }
  const ended = await node(runs.main, {}, machine.cancelOn);
  return {
    outcome: ended.outcome,
    inputs,
    outputs: files.read('GITHUB_OUTPUT'),
    log: ended.log,
    summary: files.text('GITHUB_STEP_SUMMARY'),
  };
}

async function runScript(script: string, own: StepRecord['outputs'], machine: Machine): Promise<Outcome> {
  const files = stepFiles(machine.temp);
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const ended = await runProcess('bash', args, { ...own, ...files.env }, machine);
  return { ...ended, outputs: files.read('GITHUB_OUTPUT'), summary: files.text('GITHUB_STEP_SUMMARY') };
}

const FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH'] as const;
type FileName = (typeof FILES)[number];
let files = 0;

function stepFiles(temp: string) {
  const env = Object.fromEntries(FILES.map((name) => [name, join(temp, `${name}-${++files}`)]));
  for (const path of Object.values(env)) writeFileSync(path, '');
  const text = (name: FileName) => readFileSync(env[name] ?? '', 'utf8');
  return { env, text, read: (name: FileName) => parseOutputs(text(name)) };
}

/** Milliseconds after SIGINT that the runner sends SIGTERM, and after that SIGKILL. */
const GRACE = { term: 7_500, kill: 10_000 };

async function runProcess(
  command: string,
  args: readonly string[],
  own: Readonly<Record<string, string>>,
  { workspace, env, cancelOn, onLog }: Machine,
): Promise<{ readonly outcome: 'success' | 'failure' | 'cancelled'; readonly log: string }> {
  const child = spawn(command, args, { cwd: workspace, env: { ...env, ...own }, stdio: ['ignore', 'pipe', 'pipe'] });
  const timers: NodeJS.Timeout[] = [];
  let log = '';
  const take = (chunk: string) => {
    log += chunk;
    onLog?.(log);
    if (!cancelOn?.test(log) || timers.length > 0) return;
    child.kill('SIGINT');
    timers.push(
      setTimeout(() => child.kill('SIGTERM'), GRACE.term),
      setTimeout(() => child.kill('SIGKILL'), GRACE.kill),
    );
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  await once(child, 'close');
  for (const timer of timers) clearTimeout(timer);
  if (timers.length > 0) return { outcome: 'cancelled', log };
  return { outcome: child.exitCode === 0 ? 'success' : 'failure', log };
}

function inputsAsEnv(inputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const entries = Object.entries(inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase().replaceAll(' ', '_')}`,
    value,
  ]);
  return Object.fromEntries(entries);
}

function stateAsEnv(state: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
}
