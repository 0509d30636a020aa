import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withLocalhostNames } from '../api/loopback.ts';
import { proxiedFetch } from '../api/proxy.ts';
import { systemClock, systemEvery } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';
import { connect } from '../deploy/connect.ts';
import type { DeployOutcome } from '../deploy/events.ts';
import { deploy } from '../deploy/flow.ts';
import { type PlannedDeploy, planDeploy } from '../deploy/inputs/parse.ts';
import { INPUT_SPECS, INPUTS, type InputName, isInputName, rawInputs } from '../deploy/inputs/table.ts';
import { workingTree } from '../deploy/working-tree.ts';
import { type Command, errorLines, exitCodeOf } from './command.ts';
import type { Flags, Given } from './flags.ts';
import { workingCopy } from './git-context.ts';
import { EXIT, type Io } from './io.ts';
import { dataDirOf, findPlatform, type RunFile } from './running.ts';
import { runShell } from './shell.ts';
import { terminalReporter } from './terminal-reporter.ts';

/** Inputs that mean nothing outside of a workflow run. */
const ACTION_ONLY: ReadonlySet<InputName> = new Set(['mode', 'github-token', 'environment', 'comment', 'on-no-token']);

/** `slipway deploy`: the action's inputs as flags; against the running embedded platform where no --base-url is given. */
export const deployCommand: Command = {
  summary: 'Deploys an app: to --base-url, or to the embedded platform that runs on the data directory.',
  usage: '--org ORG --project PROJECT --app APP [--repository REPO] [--branch BRANCH] …',
  flags: inputFlags(),
  async run(given, io) {
    const local = given.flags['base-url'] === undefined ? await findPlatform(dataDirOf(given, io)) : undefined;
    const planned = await plan(given, local, io);
    const outcome = await carryOut(planned, io);
    if (given.flags.json) io.out(`${JSON.stringify(summaryOf(outcome))}\n`);
    else if (outcome.url) io.out(`${outcome.url}\n`);
    if (!outcome.error) return EXIT.done;
    io.err(errorLines(outcome.error));
    return io.signal.aborted ? EXIT.interrupted : exitCodeOf(outcome.error);
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

async function carryOut({ plan, target }: PlannedDeploy, io: Io): Promise<DeployOutcome> {
  if (target.mode === 'check')
    throw new SlipwayError('internal', `mode ${INPUTS.mode.choices[1]} without an embedded platform`);
  const fetcher = (await proxiedFetch(io.env)) ?? fetch;
  const parts = { clock: systemClock, every: systemEvery, random: Math.random, uuid: randomUUID, signal: io.signal };
  const reporter = terminalReporter(io);
  const connection = connect(plan, target.baseUrl, target.source, {
    ...parts,
    fetch: fetcher,
    run: (command) => runShell(command, io.env),
    onSecret: () => {},
    onTrouble: ({ error }) =>
      reporter({ type: 'warning', message: `${error.message}; trying again`, remedy: undefined }),
    onNoEmail: ({ message, remedy }) => reporter({ type: 'warning', message, remedy }),
  });
  return deploy(plan, {
    ...parts,
    ...connection,
    fetch: withLocalhostNames(fetcher),
    reporter,
    tree: workingTree(io.cwd),
  });
}

function summaryOf({ error, failure, phases, ...outcome }: DeployOutcome) {
  return {
    ...outcome,
    failure: failure && { ...failure, log: undefined },
    error: error && { code: error.code, message: error.message },
  };
}
