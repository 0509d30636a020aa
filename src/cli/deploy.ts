import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { proxiedFetch } from '../api/proxy.ts';
import { SlipwayError } from '../base/errors.ts';
import { Secrets } from '../base/secrets.ts';
import type { RunFile } from '../contract/run-file.ts';
import { connect } from '../deploy/connect.ts';
import type { DeployEvent, DeployOutcome } from '../deploy/events.ts';
import { redactFailure } from '../deploy/failure.ts';
import { deploy } from '../deploy/flow.ts';
import { type PlannedDeploy, planDeploy } from '../deploy/inputs/parse.ts';
import { INPUT_NAMES, INPUTS, type InputName, type InputSpec, isInputName, rawInputs } from '../deploy/inputs/table.ts';
import { KEYS_LEFT, prepareSeed } from '../seed/after-deploy.ts';
import type { SeedOutcome } from '../seed/events.ts';
import { outcomeText } from '../seed/texts.ts';
import { inTerminal } from './asking.ts';
import { type Command, errorJson, errorLines, exitCodeOf } from './command.ts';
import { inFlags } from './flag-words.ts';
import type { Flags, Given } from './flags.ts';
import { branchOf, sourcesOf, workingCopy } from './git-context.ts';
import { EXIT, hiding, type Io, progress } from './io.ts';
import { type LiveLog, liveLog } from './live-log.ts';
import { nameLocally } from './local-names.ts';
import { withProject } from './project-file.ts';
import { localPlatform } from './remote.ts';
import { EMAIL_FLAG, ownTokens } from './running.ts';
import { runShell } from './shell.ts';
import { type Style, styleFor } from './style.ts';
import { belowFailure } from './terminal-failure.ts';
import { openReport, terminalReporter } from './terminal-reporter.ts';
import { fromTerminal, showSeeding } from './terminal-seed.ts';

/** Inputs that have no meaning outside of a workflow run. */
const ACTION_ONLY: ReadonlySet<InputName> = new Set([
  ...(['mode', 'compare-to', 'allow-forks-on-self-hosted'] as const),
  ...(['github-token', 'environment', 'comment', 'on-no-token'] as const),
]);

const FLAG_NAMES = INPUT_NAMES.filter((name) => !ACTION_ONLY.has(name));

/** Descriptions that differ from the action's, which takes these values from the workflow run. */
const TERMINAL_TEXTS: Partial<Record<InputName, string>> = {
  'base-url': 'the control plane, https://… (default: the platform that runs on --data)',
  repository:
    'owner/name on GitHub, a git URL, or a path for a platform with --allow-local-git (default: from the git remote "origin" if it is on github.com, else the checkout for a platform of this machine)',
  org: 'the organization (default local, on a platform of this machine if none of --org, --project and --app is given)',
  project: 'the project (default default, in the same case)',
  app: 'the ID of the app, or the name to create it under (default the name of the folder, in the same case)',
  branch: 'the branch that the platform builds (default: the one that is checked out)',
  'compare-to': 'a branch, tag or commit, as main or HEAD^1, that is built too, to show how the output differs',
};

/** Placeholders in the help for values of a kind. */
const PLACEHOLDERS: Partial<Record<InputSpec['kind'], string>> = {
  ...{ boolean: 'true|false', duration: 'DURATION', number: 'N', json: 'JSON', path: 'FILE' },
};

const NAMED: Partial<Record<InputName, string>> = {
  ...{ org: 'ORG', project: 'PROJECT', app: 'APP', repository: 'REPO', branch: 'BRANCH', 'base-url': 'URL' },
  ...{ 'compare-to': 'COMMIT', timeout: 'DURATION' },
  ...{ 'build-command': 'COMMAND', 'id-token-command': 'COMMAND', 'output-directory': 'FOLDER', 'kvs-url': 'URL' },
  ...{ 'token-exchange-url': 'URL', region: 'REGION', 'kvs-region': 'REGION', 'kvs-table': 'TABLE', env: 'NAME=VALUE' },
};

/** Titles of the help. Flags of `deploy` and `doctor`, the most used first. */
export const DEPLOY_GROUPS: Readonly<Record<string, readonly (InputName | 'email')[]>> = {
  'The build': [
    ...(['build-command', 'output-directory', 'app-type', 'app-settings'] as const),
    ...(['region', 'noindex', 'create'] as const),
  ],
  Variables: ['env', 'env-file', 'secret-env', 'clear-env'],
  'While it runs': ['wait', 'timeout', 'on-timeout', 'verify', 'dry-run', 'poll-interval', 'url-template'],
  'Another platform than the local one': [
    ...(['base-url', 'id-token-command', 'id-token', 'id-token-audience'] as const),
    ...(['token-exchange-url', 'token-exchange-audience', 'token-exchange-client-id'] as const),
    ...(['api-map', 'status-map', 'email'] as const),
  ],
  'Keys to write after the deploy': [
    ...(['kvs-seed-file', 'kvs-table', 'kvs-verify', 'kvs-prune-file', 'kvs-ttl-seconds'] as const),
    ...(['kvs-url', 'kvs-region', 'kvs-token', 'kvs-concurrency'] as const),
  ],
};

/** `slipway deploy`: the action's inputs as flags. Without --base-url it deploys to the running embedded platform. */
export const deployCommand: Command = {
  summary: 'Deploys an app: to --base-url, or to the embedded platform that runs on the data directory.',
  usage: '--org ORG --project PROJECT --app APP [--repository REPO] [--branch BRANCH] …',
  flags: { ...terminalFlags(), ...EMAIL_FLAG },
  required: ['org', 'project', 'app', 'repository', 'branch'],
  groups: DEPLOY_GROUPS,
  async run(asked, io) {
    const given = await withProject(asked, io);
    const secrets = new Secrets();
    const shown = hiding(io, secrets);
    const local = await localPlatform(given, io);
    const planned = await planFromFlags(given, local, io);
    for (const secret of planned.secrets) secrets.add(secret);
    const { outcome, seeded } = await deployAndSeed(planned, local, shown, secrets);
    const failed = outcome.error ?? seeded?.error;
    const error = failed && inFlags(local && failed.code === 'forbidden' ? inTerminal(failed) : failed, FLAG_NAMES);
    if (given.flags.json) io.out(`${JSON.stringify(summaryOf(outcome, seeded, error, secrets))}\n`);
    else io.out(resultOf(outcome, styleFor(io, 'out')));
    if (!error) return EXIT.done;
    shown.err(errorLines(belowFailure(error, outcome.failure), outcome.failure?.code, styleFor(io, 'err')));
    if (io.signal.aborted) return EXIT.interrupted;
    return outcome.error ? exitCodeOf(outcome.error) : EXIT.failed;
  },
};

/** The action's inputs as flags, by default all except those that only have a meaning in a workflow. */
export function terminalFlags(names: readonly InputName[] = FLAG_NAMES): Flags {
  return Object.fromEntries(
    names.map((name) => {
      const { description, default: fallback, choices, kind }: InputSpec = INPUTS[name];
      const plain = description.replaceAll('`', '').replace(' Required to deploy.', '');
      const text = TERMINAL_TEXTS[name] ?? `${plain}${fallback ? ` (default ${fallback})` : ''}`;
      return [name, { value: choices?.join('|') ?? NAMED[name] ?? PLACEHOLDERS[kind] ?? 'VALUE', text }];
    }),
  );
}

/** Plans from flags what the action plans from its inputs. */
export async function planFromFlags(given: Given, local: RunFile | undefined, io: Io): Promise<PlannedDeploy> {
  const inputs: Partial<Record<InputName, string>> = { comment: 'false' };
  for (const [name, value] of Object.entries(given.flags)) {
    if (isInputName(name) && typeof value === 'string') inputs[name] = value;
  }
  // The platform runs in another folder, so it needs an absolute path.
  if (/^\.{1,2}(?:[\\/]|$)/.test(inputs.repository ?? '')) inputs.repository = resolve(io.cwd, inputs.repository ?? '');
  const context = await workingCopy(io);
  if (local) await nameLocally(inputs, context.repository !== undefined, io);
  // A local repository has its own branch, whatever is checked out in the current folder.
  if (isAbsolute(inputs.repository ?? '')) inputs.branch ??= await branchAt(inputs.repository ?? '');
  if (local) {
    inputs['base-url'] = local.baseUrl;
    const named = (['id-token', 'id-token-command', 'token-exchange-url'] as const).some((name) => inputs[name]);
    if (!named) inputs['id-token-audience'] ??= local.baseUrl;
  }
  const idTokenRequest = local ? { url: local.requestUrl, token: local.requestToken } : undefined;
  const readFile = (path: string) => readFileSync(resolve(io.cwd, path), 'utf8');
  const planned = await planDeploy(rawInputs(inputs), { ...context, idTokenRequest }, readFile);
  if (planned.kind === 'skip') throw planned.reason;
  if (planned.kind === 'close') throw new SlipwayError('internal', 'mode close outside a pull request');
  return planned;
}

async function branchAt(path: string): Promise<string> {
  const branch = await branchOf({ cwd: path });
  if (branch !== undefined) return branch;
  throw new SlipwayError(
    'invalid_input',
    `--repository: there is no git repository with a branch checked out at "${path}"`,
    {
      input: 'repository',
      remedy: 'Name the folder of one, or its branch too: --branch main.',
    },
  );
}

/** Deploys, and writes the keys if the deploy succeeded. Checks the keys before the deploy sends anything. */
async function deployAndSeed(planned: PlannedDeploy, local: RunFile | undefined, io: Io, secrets: Secrets) {
  const { env, signal } = io;
  const onSecret = (secret: string) => void secrets.add(secret);
  const raw = planned.seed && fromTerminal(planned.seed, io, local);
  const seed = raw && (await prepareSeed(raw, { env, signal, onSecret }));
  const outcome = await carryOut(planned, local, io, onSecret);
  const deployed = outcome.status === 'succeeded' && outcome.error === undefined;
  const seeded = seed && deployed ? await showSeeding(io, seed) : undefined;
  if (seed && outcome.status === 'pending') terminalReporter(io)(KEYS_LEFT);
  if (seeded && !seeded.error) progress(io, `  ✓ Keys: ${outcomeText(seeded)}\n`);
  return { outcome, seeded };
}

async function carryOut(
  { plan, target, notices }: PlannedDeploy,
  local: RunFile | undefined,
  io: Io,
  onSecret: (secret: string) => void,
): Promise<DeployOutcome> {
  if (target.mode === 'check')
    throw new SlipwayError('internal', `mode ${INPUTS.mode.choices[1]} without an embedded platform`);
  const { repository, branch } = plan.configuration;
  const sources = await sourcesOf({ commit: plan.commit, repository, branch }, io);
  const shown = openReport(io, FLAG_NAMES, { sources: sources?.lines });
  let log: LiveLog | undefined;
  let failure: DeployEvent | undefined;
  const reporter = (event: DeployEvent) => {
    // A failure is shown below the output of the build.
    if (event.type === 'failure') failure = event;
    else shown.report(event);
    log?.tell(event);
  };
  for (const message of notices) shown.report({ type: 'notice', message });
  // What the running platform offers is its own, though it is made as GitHub's offer is.
  const { source } = target;
  const own = local && source.kind === 'github' ? { ...target, source: ownTokens(local, source.audience) } : target;
  const deps = connect(plan, own, {
    fetch: await proxiedFetch(io.env),
    run: (command) => runShell(command, io.env),
    onSecret,
    reporter,
    tree: sources?.tree,
    signal: io.signal,
  });
  // A service that needs a map is none of Slipway's.
  if (io.interactive && !io.quiet && !plan.apiMap) {
    const app = { orgID: plan.org, projectID: plan.project };
    log = await liveLog({ ...app, baseUrl: own.baseUrl, tokens: deps.tokens, print: shown.output }, io);
  }
  const outcome = await deploy(plan, deps);
  await log?.rest(outcome.status !== 'pending');
  if (failure) shown.report(failure);
  shown.end();
  return outcome;
}

function summaryOf(
  { error: _, failure, phases, ...outcome }: DeployOutcome,
  seeded: SeedOutcome | undefined,
  error: SlipwayError | undefined,
  secrets: Secrets,
) {
  return {
    ...outcome,
    kvsWritten: seeded?.written,
    kvsFailed: seeded?.failed,
    failure: failure && { ...redactFailure(failure, secrets), log: undefined },
    error: error && errorJson(error, (text) => secrets.redact(text)),
  };
}

/** The output of a deploy that succeeded: the URL, or the deployment and its status. */
function resultOf({ status, url, deployID, error }: DeployOutcome, style: Style): string {
  if (url) return `${style.link(url)}\n`;
  if (error || !deployID) return '';
  return status === 'pending' ? `${deployID} is accepted and has not ended\n` : `${deployID} ${status}\n`;
}
