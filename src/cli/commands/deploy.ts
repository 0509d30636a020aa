import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { shellWith } from '../../api/identity/shell.ts';
import { proxiedFetch } from '../../api/proxy.ts';
import { systemClock } from '../../base/clock.ts';
import { SlipwayError } from '../../base/errors.ts';
import { objectIn } from '../../base/json.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';
import { APP_FIELDS } from '../../contract/app-fields.ts';
import type { TypeInCheckout } from '../../contract/checkout-type.ts';
import type { DeployOutcome, Reporter } from '../../deploy/events.ts';
import { redactFailure } from '../../deploy/failure.ts';
import type { PlannedDeploy } from '../../deploy/inputs/parse.ts';
import { type InputName, isInputName, rawInputs } from '../../deploy/inputs/table.ts';
import { outcomeText, type SeedOutcome } from '../../seed/events.ts';
import { type Command, errorJson, errorLines, exitCodeOf } from '../flags/command.ts';
import { DEPLOY_GROUPS, FLAG_NAMES, terminalFlags } from '../flags/deploy-flags.ts';
import { inFlags } from '../flags/flag-words.ts';
import { appFlags, type Given } from '../flags/flags.ts';
import { chosenIdentity, localPlatform } from '../platforms/remote.ts';
import { EMAIL_FLAG, type LocalPlatform, nameOf, ownTokens } from '../platforms/running.ts';
import { branchAt, changesLeftOut, detachedHead, sourcesOf, workingCopy } from '../project/git-context.ts';
import { BRANCH_FLAGS, settled, withBranchFlags } from '../project/live-or-preview.ts';
import { type FindApp, type LocalApp, nameFolder, nameLocally } from '../project/local-names.ts';
import { withProject } from '../project/project-file.ts';
import { inTerminal } from '../terminal/asking.ts';
import { isYes } from '../terminal/confirm.ts';
import {
  type AskOf,
  afterLog,
  askDuring,
  type FollowParts,
  liveLog,
  tellQueue,
} from '../terminal/follow-deployment.ts';
import { EXIT, hiding, type Io, printJson, progress } from '../terminal/io.ts';
import { isInterrupted } from '../terminal/signals.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { openReport, terminalReporter } from '../terminal/terminal-reporter.ts';
import { preparedSeed, showSeeding } from '../terminal/terminal-seed.ts';

export const deployCommand = (typeOf?: TypeInCheckout): Command => ({
  summary: 'Deploys an app: to --base-url, or to the embedded platform that runs on the data directory.',
  usage: '[--prod | --preview[=NAME]] [--app APP] [--repository REPO] [--branch BRANCH] [--commit SHA] …',
  examples: [
    ['slipway deploy', 'deploys the commit of this checkout, to the platform of this machine'],
    ['slipway deploy --org acme --project web --app shop --branch main', 'names the app and the branch'],
    ['slipway deploy --build-command "npm run build" --output-directory dist', 'says how the app is built'],
    ['slipway deploy --dry-run', 'shows what it would do, and changes nothing'],
  ],
  flags: { ...terminalFlags(), ...BRANCH_FLAGS, ...EMAIL_FLAG },
  required: ['org', 'project', 'app', 'repository', 'branch'],
  groups: { 'Live or preview': Object.keys(BRANCH_FLAGS), ...DEPLOY_GROUPS },
  async run(typed, io) {
    const given = await withProject(typed, io);
    const secrets = new Secrets();
    const shown = hiding(io, secrets);
    const local = await localPlatform(given, io);
    if (local?.isOneOfMany) progress(io, `  Platform ${nameOf(local)}\n`);
    const run: Run = { given, local, io: shown, onSecret: (secret) => void secrets.add(secret) };
    const first = await planFromFlags(withCleared(given), local, io, async (app) => {
      const found = await asked('readApp', app, run);
      return found && String(found.repository);
    });
    for (const secret of first.secrets) secrets.add(secret);
    const flagged = await withBranchFlags(first, given, io);
    const connection = await connectFor(flagged, run, typeOf);
    const planned = await settled(flagged, given, connection.deps, first.plan.app, shown);
    await warnOfEnv(planned, run);
    const { outcome, seeded } = await deployAndSeed(planned, connection, run);
    const failed = outcome.status === 'pending' ? goesOn(outcome, given) : (outcome.error ?? seeded?.error);
    const error = failed && inFlags(local && failed.code === 'forbidden' ? inTerminal(failed) : failed, FLAG_NAMES);
    if (given.flags.json) printJson(io, summaryOf(outcome, seeded, error, secrets));
    else io.out(resultOf(outcome, styleFor(io, 'out')));
    if (!error && outcome.status === 'pending' && outcome.deployID !== undefined)
      progress(io, `${laterCommands(outcome.deployID, given).replace(/^/gm, '  ')}\n`);
    if (!error) return EXIT.done;
    shown.err(errorLines(error, outcome.failure?.code, styleFor(io, 'err')));
    if (io.signal.aborted) {
      if (outcome.deployID !== undefined) await stopOrLeave(outcome.deployID, planned, run);
      return EXIT.interrupted;
    }
    return outcome.error ? exitCodeOf(outcome.error) : EXIT.failed;
  },
});

interface Run {
  readonly given: Given;
  readonly local: LocalPlatform | undefined;
  /** Hides the secrets. */
  readonly io: Io;
  readonly onSecret: (secret: string) => void;
}

function laterCommands(deployID: string, given: Given): string {
  const flags = appFlags(given);
  const named = flags === '' ? deployID : `${deployID} ${flags}`;
  return `Stop it: slipway cancel ${named}\nFollow it: slipway logs ${named} --follow`;
}

/** Its remedy has the commands for the deployment. */
function goesOn({ error, deployID }: DeployOutcome, given: Given): SlipwayError | undefined {
  if (!error || deployID === undefined) return error;
  const timeout = error.code === 'deploy_timeout' ? `\n${error.remedy ?? ''}` : '';
  return error.with({ remedy: `${laterCommands(deployID, given)}${timeout}` });
}

/** After Ctrl-C on a terminal, asks whether to stop the build of the deploy. A second Ctrl-C leaves it. */
async function stopOrLeave(deployID: string, { plan }: PlannedDeploy, { given, io }: Run): Promise<void> {
  if (!io.ask || given.flags.json === true || io.quiet || !isInterrupted(io)) return;
  const answer = await io.ask(`Stop this build? [y/N] `, { isStopped: true }).catch(() => '');
  if (!isYes(answer)) return progress(io, `  ${deployID} goes on.\n`);
  const { openPlatform } = await import('../platforms/operator.ts');
  // The command itself is stopped already.
  const { ask } = await openPlatform(given, { ...io, signal: AbortSignal.timeout(STOP_MS) });
  const parameters = { orgID: plan.org, projectID: plan.project, appID: plan.app, deployID };
  await ask('cancel', { parameters });
  io.err(`  ${deployID} is cancelled, and its build is stopped. The live release stays.\n`);
}

/** Milliseconds that a cancellation after Ctrl-C may take. */
const STOP_MS = 20_000;

/** Asks this machine's platform about an app. Returns undefined if there is no such app. */
async function asked(call: 'readApp' | 'listEnv', { org, project, app }: LocalApp, { given, io }: Run) {
  const { openPlatform } = await import('../platforms/operator.ts');
  const { ask } = await openPlatform(given, io);
  const parameters = { orgID: org, projectID: project, appID: app };
  return ask(call, { parameters }).catch((thrown: unknown) => {
    if (!(thrown instanceof SlipwayError) || thrown.call?.status !== 404) throw thrown;
    return undefined;
  });
}

/** Says that the flags for variables replace those of the app: with their names if the platform is on this machine. */
async function warnOfEnv({ plan }: PlannedDeploy, run: Run): Promise<void> {
  const { env } = plan;
  if (env.kind !== 'replace' || plan.dryRun) return;
  const report = terminalReporter(run.io);
  if (!run.local)
    return report({ type: 'notice', message: 'The variables of this deploy replace all that the app has' });
  const names = (await asked('listEnv', plan, run))?.names;
  const before = Array.isArray(names) ? names.map((name) => cleanLine(String(name), 100)) : [];
  const removed = before.filter((name) => !env.variables.has(name));
  if (removed.length === 0) return;
  const set = env.variables.size === 0 ? '' : `sets ${[...env.variables.keys()].join(', ')}, and `;
  report({
    type: 'warning',
    message: `This deploy ${set}removes ${removed.join(', ')}, because its variables replace all that the app has`,
    remedy: 'To change some and keep the others: slipway env set NAME=VALUE',
  });
}

/** Settings that an empty flag clears. */
const CLEARED = Object.entries(APP_FIELDS).flatMap(([name, field]) =>
  'setting' in field && field.setting === 'text' ? [{ name, flag: field.input }] : [],
);

/** Turns `--build-command ''` into a null of --app-settings, which clears what an earlier deploy set. */
function withCleared(given: Given): Given {
  const cleared = CLEARED.filter(({ flag }) => given.flags[flag] === '');
  if (cleared.length === 0) return given;
  const text = given.flags['app-settings'];
  const before = objectIn(typeof text === 'string' && text !== '' ? text : '{}');
  // The plan names the place of the fault.
  if (before === undefined) return given;
  const nulls = Object.fromEntries(cleared.map(({ name }) => [name, null]));
  return { ...given, flags: { ...given.flags, 'app-settings': JSON.stringify({ ...before, ...nulls }) } };
}

/** Plans from flags what the action plans from its inputs. `find`: looks for the app of a folder on the local platform. */
export async function planFromFlags(
  given: Given,
  local: LocalPlatform | undefined,
  io: Io,
  find?: FindApp,
): Promise<PlannedDeploy> {
  const inputs: Partial<Record<InputName, string>> = { comment: 'false' };
  for (const [name, value] of Object.entries(given.flags)) {
    if (isInputName(name) && typeof value === 'string') inputs[name] = value;
  }
  // The platform runs in another folder, so it needs an absolute path.
  if (/^\.{1,2}(?:[\\/]|$)/.test(inputs.repository ?? '')) inputs.repository = resolve(io.cwd, inputs.repository ?? '');
  const context = await workingCopy(io);
  if (local && context.repository !== undefined && inputs.repository === undefined)
    progress(io, `  Building ${context.repository} from GitHub (remote origin). For this folder: --repository .\n`);
  await nameFolder(inputs, io);
  if (local) await nameLocally(inputs, context.repository, io, find);
  // A local repository has its own branch, whatever is checked out in the current folder.
  if (isAbsolute(inputs.repository ?? '')) inputs.branch ??= await branchAt(inputs.repository ?? '');
  if (inputs.branch === undefined && context.refName === undefined && context.sha !== undefined)
    throw await detachedHead(context.sha, io);
  const [{ TOKEN_INPUTS }, { planDeploy }] = await Promise.all([
    import('../../deploy/inputs/identity.ts'),
    import('../../deploy/inputs/parse.ts'),
  ]);
  if (local) {
    inputs['base-url'] = local.baseUrl;
    const named = TOKEN_INPUTS.some((name) => inputs[name]);
    if (!named) inputs['id-token-audience'] ??= local.baseUrl;
  }
  const idTokenRequest = local ? { url: local.requestUrl, token: local.requestToken } : undefined;
  const readFile = (path: string) => readFileSync(resolve(io.cwd, path), 'utf8');
  const url = inputs['base-url']?.trim().replace(/\/$/, '') ?? '';
  const identity = local ? undefined : chosenIdentity(given, url, io);
  const planned = await planDeploy(rawInputs(inputs), { ...context, idTokenRequest, identity }, readFile);
  if (planned.kind === 'skip') throw planned.reason;
  if (planned.kind === 'close') throw new SlipwayError('internal', 'mode close outside a pull request');
  return planned;
}

/** Deploys, and writes the keys if the deploy succeeded. Checks the keys before the deploy sends anything. */
async function deployAndSeed(
  { plan, notices, seed: raw }: PlannedDeploy,
  { deps, shown, end }: Awaited<ReturnType<typeof connectFor>>,
  { local, io, onSecret }: Run,
) {
  const seed = await preparedSeed(raw, local, io, onSecret);
  const { repository } = plan.configuration;
  for (const message of notices) shown.report({ type: 'notice', message });
  const leftOut = isAbsolute(repository) ? await changesLeftOut(repository) : undefined;
  if (leftOut) shown.report(leftOut);
  const { deploy } = await import('../../deploy/flow.ts');
  const outcome = await deploy(plan, deps);
  await end(outcome.status !== 'pending');
  const deployed = outcome.status === 'succeeded' && outcome.error === undefined;
  const seeded = seed && deployed ? await showSeeding(io, seed.write) : undefined;
  if (seed && outcome.status === 'pending') terminalReporter(io)(seed.left);
  if (seeded && !seeded.error) progress(io, `  ✓ Keys: ${outcomeText(seeded)}\n`);
  return { outcome, seeded };
}

/** Returns the platform that a plan names. The one of this machine offers tokens of its own, in the form of GitHub's offer. */
export function serviceOf({ target }: PlannedDeploy, local: LocalPlatform | undefined) {
  if (target.mode === 'check') throw new SlipwayError('internal', 'a check has no service');
  const { source } = target;
  return local && source.kind === 'github' ? { ...target, source: ownTokens(local, source.audience) } : target;
}

/** Connects with the platform of a plan. Sends nothing. */
async function connectFor(
  planned: PlannedDeploy,
  { local, io, onSecret }: Run,
  typeInCheckout: TypeInCheckout | undefined,
) {
  const { plan } = planned;
  const service = serviceOf(planned, local);
  const sources = await sourcesOf({ commit: plan.commit, ...plan.configuration }, io);
  // A service that needs a map is none of Slipway's.
  const seeAll = plan.apiMap ? undefined : (deployID: string) => `slipway logs ${deployID}`;
  const isFollowed = seeAll !== undefined && !io.quiet;
  const hasLog = isFollowed && io.interactive;
  const shown = openReport(io, FLAG_NAMES, { sources: sources?.lines, seeAll, hasLog });
  const { connect } = await import('../../deploy/connect.ts');
  const deps = connect(plan, service, {
    fetch: await proxiedFetch(io.env),
    run: shellWith(io.env),
    onSecret,
    reporter: (event) => {
      waiting?.(event);
      // The place in the queue says more.
      const isTold = event.type === 'heartbeat' && event.status === 'queued' && isPlaceTold;
      if (!isTold) report(event);
    },
    tree: sources?.tree,
    typeInCheckout,
    signal: io.signal,
  });
  let isPlaceTold = false;
  const print = (message: string) => {
    isPlaceTold = true;
    shown.report({ type: 'notice', message });
  };
  const asking = { baseUrl: service.baseUrl, tokens: deps.tokens };
  const app = { orgID: plan.org, projectID: plan.project };
  const ended = new AbortController();
  const signal = AbortSignal.any([io.signal, ended.signal]);
  const askOf = isFollowed ? await askDuring(asking, app, io, signal) : undefined;
  const waiting = askOf && tellerOf(askOf, { clock: systemClock, signal, print });
  const log = askOf && hasLog ? liveLog(askOf, { signal, stop: ended, print: shown.output }) : undefined;
  const ordered = log && afterLog(log, shown.report);
  const report = ordered?.report ?? shown.report;
  return {
    deps,
    shown,
    /** Prints the rest of the log, and ends what is shown. */
    async end(hasEnded: boolean) {
      try {
        await ordered?.end(hasEnded);
      } finally {
        ended.abort();
      }
      shown.end();
    },
  };
}

/** Returns a reporter that tells the place in the queue from the moment in which the platform says that a deployment is queued. */
function tellerOf(askOf: AskOf, parts: FollowParts): Reporter {
  let [appID, deployID] = ['', ''];
  return (event) => {
    if (event.type === 'app-known') appID = event.appID;
    if (event.type === 'deployment-known') deployID = event.deployID;
    if (event.type !== 'status' || event.status !== 'queued' || deployID === '') return;
    void tellQueue(askOf(appID), deployID, parts);
  };
}

function summaryOf(
  { error: _, failure, phases, steps, ...outcome }: DeployOutcome,
  seeded: SeedOutcome | undefined,
  error: SlipwayError | undefined,
  secrets: Secrets,
) {
  return {
    ...outcome,
    steps: steps?.map((step) => secrets.redact(step)),
    kvsWritten: seeded?.written,
    kvsFailed: seeded?.failed,
    failure: failure && { ...redactFailure(failure, secrets), log: undefined },
    error: error && errorJson(error, (text) => secrets.redact(text)),
  };
}

function resultOf({ status, url, deployID, error }: DeployOutcome, style: Style): string {
  if (url) return `${style.link(url)}\n`;
  if (error || !deployID) return '';
  return status === 'pending' ? `${deployID} is accepted and has not ended\n` : `${deployID} ${status}\n`;
}
