import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { proxiedFetch } from '../api/proxy.ts';
import { SlipwayError } from '../base/errors.ts';
import { Secrets } from '../base/secrets.ts';
import { connect } from '../deploy/connect.ts';
import type { DeployOutcome, Reporter } from '../deploy/events.ts';
import { redactFailure } from '../deploy/failure.ts';
import { deploy } from '../deploy/flow.ts';
import { type PlannedDeploy, planDeploy } from '../deploy/inputs/parse.ts';
import { INPUT_SPECS, INPUTS, type InputName, isInputName, rawInputs } from '../deploy/inputs/table.ts';
import { KEYS_LEFT, prepareSeed } from '../seed/after-deploy.ts';
import type { SeedOutcome } from '../seed/events.ts';
import { outcomeText } from '../seed/texts.ts';
import { type Command, errorLines, exitCodeOf } from './command.ts';
import type { Flags, Given } from './flags.ts';
import { treeOf, workingCopy } from './git-context.ts';
import { EXIT, hiding, type Io } from './io.ts';
import { dataDirOf, findPlatform, ownTokens, type RunFile } from './running.ts';
import { runShell } from './shell.ts';
import { terminalReporter } from './terminal-reporter.ts';
import { fromTerminal, showSeeding } from './terminal-seed.ts';

/** Inputs that mean nothing outside of a workflow run. */
const ACTION_ONLY: ReadonlySet<InputName> = new Set([
  ...(['mode', 'compare-to', 'allow-forks-on-self-hosted'] as const),
  ...(['github-token', 'environment', 'comment', 'on-no-token'] as const),
]);

/** `slipway deploy`: the action's inputs as flags; against the running embedded platform where no --base-url is given. */
export const deployCommand: Command = {
  summary: 'Deploys an app: to --base-url, or to the embedded platform that runs on the data directory.',
  usage: '--org ORG --project PROJECT --app APP [--repository REPO] [--branch BRANCH] …',
  flags: inputFlags(),
  async run(given, io) {
    const secrets = new Secrets();
    const shown = hiding(io, secrets);
    const local = given.flags['base-url'] === undefined ? await findPlatform(dataDirOf(given, io)) : undefined;
    const planned = await plan(given, local, io);
    for (const secret of planned.secrets) secrets.add(secret);
    const { outcome, seeded } = await deployAndSeed(planned, local, shown, secrets);
    if (given.flags.json) io.out(`${JSON.stringify(summaryOf(outcome, seeded, secrets))}\n`);
    else if (outcome.url) io.out(`${outcome.url}\n`);
    const error = outcome.error ?? seeded?.error;
    if (!error) return EXIT.done;
    shown.err(errorLines(error));
    if (io.signal.aborted) return EXIT.interrupted;
    return outcome.error ? exitCodeOf(outcome.error) : EXIT.failed;
  },
};

function inputFlags(): Flags {
  const flags = [...INPUT_SPECS].filter(([name]) => isInputName(name) && !ACTION_ONLY.has(name));
  return Object.fromEntries(
    flags.map(([name, spec]) => {
      const text = `${spec.description.replaceAll('`', '')}${spec.default ? ` (default ${spec.default})` : ''}`;
      return [name, { value: (spec.choices ?? [spec.kind === 'boolean' ? 'true|false' : 'VALUE']).join('|'), text }];
    }),
  );
}

async function plan(given: Given, local: RunFile | undefined, io: Io): Promise<PlannedDeploy> {
  const inputs: Partial<Record<InputName, string>> = { comment: 'false' };
  for (const [name, value] of Object.entries(given.flags)) {
    if (isInputName(name) && typeof value === 'string') inputs[name] = value;
  }
  const context = await workingCopy(io);
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

/** The deploy, and the keys after it where it succeeded; they are checked before the deploy sends anything. */
async function deployAndSeed(planned: PlannedDeploy, local: RunFile | undefined, io: Io, secrets: Secrets) {
  const { env, signal } = io;
  const onSecret = (secret: string) => void secrets.add(secret);
  const raw = planned.seed && fromTerminal(planned.seed, io, local);
  const seed = raw && (await prepareSeed(raw, { env, signal, onSecret }));
  const outcome = await carryOut(planned, local, io, onSecret);
  const deployed = outcome.status === 'succeeded' && outcome.error === undefined;
  const seeded = seed && deployed ? await showSeeding(io, seed) : undefined;
  if (seed && outcome.status === 'pending') terminalReporter(io)(KEYS_LEFT);
  if (seeded && !seeded.error) io.err(`  ✓ Keys: ${outcomeText(seeded)}\n`);
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
  const reporter: Reporter = terminalReporter(io);
  for (const message of notices) reporter({ type: 'notice', message });
  // What the running platform offers is its own, though it is made as GitHub's offer is.
  const { source } = target;
  const own = local && source.kind === 'github' ? { ...target, source: ownTokens(local, source.audience) } : target;
  const deps = connect(plan, own, {
    fetch: await proxiedFetch(io.env),
    run: (command) => runShell(command, io.env),
    onSecret,
    reporter,
    tree: await treeOf({ commit: plan.commit, repository: plan.configuration.repository }, io),
    signal: io.signal,
  });
  return deploy(plan, deps);
}

function summaryOf(
  { error, failure, phases, ...outcome }: DeployOutcome,
  seeded: SeedOutcome | undefined,
  secrets: Secrets,
) {
  const told = error ?? seeded?.error;
  return {
    ...outcome,
    kvsWritten: seeded?.written,
    kvsFailed: seeded?.failed,
    failure: failure && { ...redactFailure(failure, secrets), log: undefined },
    error: told && { code: told.code, message: secrets.redact(told.message) },
  };
}
