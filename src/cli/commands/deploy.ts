import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { proxiedFetch } from '../../api/proxy.ts';
import { SlipwayError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';
import type { DeployOutcome } from '../../deploy/events.ts';
import { redactFailure } from '../../deploy/failure.ts';
import { TOKEN_INPUTS } from '../../deploy/inputs/identity.ts';
import { type PlannedDeploy, planDeploy } from '../../deploy/inputs/parse.ts';
import { INPUTS, type InputName, isInputName, rawInputs } from '../../deploy/inputs/table.ts';
import { outcomeText, type SeedOutcome } from '../../seed/events.ts';
import { type Command, errorJson, errorLines, exitCodeOf } from '../flags/command.ts';
import { DEPLOY_GROUPS, FLAG_NAMES, terminalFlags } from '../flags/deploy-flags.ts';
import { inFlags } from '../flags/flag-words.ts';
import type { Given } from '../flags/flags.ts';
import { localPlatform } from '../platforms/remote.ts';
import { EMAIL_FLAG, type LocalPlatform, ownTokens } from '../platforms/running.ts';
import { branchAt, changesLeftOut, sourcesOf, workingCopy } from '../project/git-context.ts';
import { type FindApp, type LocalApp, nameFolder, nameLocally } from '../project/local-names.ts';
import { withProject } from '../project/project-file.ts';
import { inTerminal } from '../terminal/asking.ts';
import { EXIT, hiding, type Io, printJson, progress } from '../terminal/io.ts';
import { afterLog, liveLog, type OrderedReport } from '../terminal/live-log.ts';
import { runShell } from '../terminal/shell.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { openReport, terminalReporter } from '../terminal/terminal-reporter.ts';
import { fromTerminal, showSeeding } from '../terminal/terminal-seed.ts';

/** `slipway deploy`: the action's inputs as flags. Without --base-url it deploys to the running embedded platform. */
export const deployCommand: Command = {
  summary: 'Deploys an app: to --base-url, or to the embedded platform that runs on the data directory.',
  usage: '--org ORG --project PROJECT --app APP [--repository REPO] [--branch BRANCH] …',
  flags: { ...terminalFlags(), ...EMAIL_FLAG },
  required: ['org', 'project', 'app', 'repository', 'branch'],
  groups: DEPLOY_GROUPS,
  async run(typed, io) {
    const given = await withProject(typed, io);
    const secrets = new Secrets();
    const shown = hiding(io, secrets);
    const local = await localPlatform(given, io);
    const planned = await planFromFlags(given, local, io, (app) => repositoryOf(given, app, io));
    for (const secret of planned.secrets) secrets.add(secret);
    if (local && given.flags['app-type'] !== undefined) await warnOfType(given, planned, shown);
    await warnOfEnv(given, planned, local !== undefined, shown);
    const { outcome, seeded } = await deployAndSeed(planned, local, shown, secrets);
    const failed = outcome.error ?? seeded?.error;
    const error = failed && inFlags(local && failed.code === 'forbidden' ? inTerminal(failed) : failed, FLAG_NAMES);
    if (given.flags.json) printJson(io, summaryOf(outcome, seeded, error, secrets));
    else io.out(resultOf(outcome, styleFor(io, 'out')));
    if (!error) return EXIT.done;
    shown.err(errorLines(error, outcome.failure?.code, styleFor(io, 'err')));
    if (io.signal.aborted) return EXIT.interrupted;
    return outcome.error ? exitCodeOf(outcome.error) : EXIT.failed;
  },
};

/** Asks this machine's platform about an app. Returns undefined if there is no such app. */
async function asked(
  call: 'readApp' | 'listEnv',
  given: Given,
  { org, project, app }: LocalApp,
  io: Io,
): Promise<JsonObject | undefined> {
  const { openPlatform } = await import('../platforms/operator.ts');
  const ask = await openPlatform(given, io);
  const parameters = { orgID: org, projectID: project, appID: app };
  return ask(call, { parameters }).catch((thrown: unknown) => {
    if (!(thrown instanceof SlipwayError) || thrown.call?.status !== 404) throw thrown;
    return undefined;
  });
}

async function repositoryOf(given: Given, app: LocalApp, io: Io): Promise<string | undefined> {
  const found = await asked('readApp', given, app, io);
  return found && String(found.repository);
}

/** Warns that an app of this machine's platform has another type than the flag names, and keeps it. */
async function warnOfType(given: Given, { plan }: PlannedDeploy, io: Io): Promise<void> {
  const found = await asked('readApp', given, plan, io);
  if (!found || found.type === plan.appType) return;
  const { nameWithTables } = await import('../platforms/operator.ts');
  terminalReporter(io)({
    type: 'warning',
    message: `${plan.app} is of the type ${String(found.type)}, and stays so: --app-type ${plan.appType} is ignored`,
    remedy: `For an app of that type take another name: slipway deploy --app ${nameWithTables(plan.app)} --app-type ${plan.appType}`,
  });
}

/** Says that the flags for variables replace those of the app: with their names if the platform is on this machine. */
async function warnOfEnv(given: Given, { plan }: PlannedDeploy, isLocal: boolean, io: Io): Promise<void> {
  const { env } = plan;
  if (env.kind !== 'replace' || plan.dryRun) return;
  const report = terminalReporter(io);
  if (!isLocal) {
    report({ type: 'notice', message: 'The variables of this deploy replace all that the app has' });
    return;
  }
  const names = (await asked('listEnv', given, plan, io))?.names;
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
  if (local) {
    inputs['base-url'] = local.baseUrl;
    const named = TOKEN_INPUTS.some((name) => inputs[name]);
    if (!named) inputs['id-token-audience'] ??= local.baseUrl;
  }
  const idTokenRequest = local ? { url: local.requestUrl, token: local.requestToken } : undefined;
  const readFile = (path: string) => readFileSync(resolve(io.cwd, path), 'utf8');
  const planned = await planDeploy(rawInputs(inputs), { ...context, idTokenRequest }, readFile);
  if (planned.kind === 'skip') throw planned.reason;
  if (planned.kind === 'close') throw new SlipwayError('internal', 'mode close outside a pull request');
  return planned;
}

/** Deploys, and writes the keys if the deploy succeeded. Checks the keys before the deploy sends anything. */
async function deployAndSeed(planned: PlannedDeploy, local: LocalPlatform | undefined, io: Io, secrets: Secrets) {
  const { env, signal } = io;
  const onSecret = (secret: string) => void secrets.add(secret);
  const raw = planned.seed && fromTerminal(planned.seed, io, local);
  const { KEYS_LEFT, prepareSeed } = raw ? await import('../../seed/after-deploy.ts') : {};
  const seed = raw && (await prepareSeed?.(raw, { env, signal, onSecret }));
  const outcome = await carryOut(planned, local, io, onSecret);
  const deployed = outcome.status === 'succeeded' && outcome.error === undefined;
  const seeded = seed && deployed ? await showSeeding(io, seed) : undefined;
  if (KEYS_LEFT && outcome.status === 'pending') terminalReporter(io)(KEYS_LEFT);
  if (seeded && !seeded.error) progress(io, `  ✓ Keys: ${outcomeText(seeded)}\n`);
  return { outcome, seeded };
}

async function carryOut(
  { plan, target, notices }: PlannedDeploy,
  local: LocalPlatform | undefined,
  io: Io,
  onSecret: (secret: string) => void,
): Promise<DeployOutcome> {
  if (target.mode === 'check')
    throw new SlipwayError('internal', `mode ${INPUTS.mode.choices[1]} without an embedded platform`);
  const { repository, branch } = plan.configuration;
  const sources = await sourcesOf({ commit: plan.commit, repository, branch }, io);
  const { source } = target;
  // The running platform offers tokens of its own, in the form of GitHub's offer.
  const own = local && source.kind === 'github' ? { ...target, source: ownTokens(local, source.audience) } : target;
  // A service that needs a map is none of Slipway's.
  const seeAll = plan.apiMap ? undefined : (deployID: string) => `slipway logs ${deployID}`;
  const hasLog = io.interactive && !io.quiet && seeAll !== undefined;
  const shown = openReport(io, FLAG_NAMES, { sources: sources?.lines, seeAll, hasLog });
  for (const message of notices) shown.report({ type: 'notice', message });
  const leftOut = isAbsolute(repository) ? await changesLeftOut(repository) : undefined;
  if (leftOut) shown.report(leftOut);
  const { connect } = await import('../../deploy/connect.ts');
  const { deploy } = await import('../../deploy/flow.ts');
  let ordered: OrderedReport | undefined;
  const deps = connect(plan, own, {
    fetch: await proxiedFetch(io.env),
    run: (command) => runShell(command, io.env),
    onSecret,
    reporter: (event) => (ordered ?? shown).report(event),
    tree: sources?.tree,
    signal: io.signal,
  });
  if (hasLog) {
    const app = { orgID: plan.org, projectID: plan.project };
    const log = await liveLog({ ...app, baseUrl: own.baseUrl, tokens: deps.tokens, print: shown.output }, io);
    ordered = afterLog(log, shown.report);
  }
  const outcome = await deploy(plan, deps);
  await ordered?.end(outcome.status !== 'pending');
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
