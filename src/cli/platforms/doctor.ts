import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shellWith } from '../../api/identity/shell.ts';
import { proxiedFetch } from '../../api/proxy.ts';
import { asSlipwayError, SlipwayError } from '../../base/errors.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';
import { connect } from '../../deploy/connect.ts';
import type { DeployDeps } from '../../deploy/deps.ts';
import type { DeployOutcome } from '../../deploy/events.ts';
import { deploy } from '../../deploy/flow.ts';
import type { DeployPlan } from '../../deploy/plan.ts';
import { draftMap } from '../../deploy/probe/draft.ts';
import {
  type Examined,
  type ExamineParts,
  examineFailure,
  examineReads,
  examineRecorded,
  isComplete,
} from '../../deploy/probe/examine.ts';
import { recordingFetch } from '../../deploy/probe/record.ts';
import { planFromFlags, serviceOf } from '../commands/deploy.ts';
import { exitCodeOf } from '../flags/command.ts';
import { type Given, invalidInput } from '../flags/flags.ts';
import { withLocalApp } from '../project/local-names.ts';
import { withProject } from '../project/project-file.ts';
import { EXIT, hiding, type Io, printJson, progress } from '../terminal/io.ts';
import { shellWord } from '../terminal/shell.ts';
import { styleFor } from '../terminal/style.ts';
import { terminalReporter } from '../terminal/terminal-reporter.ts';
import { type Check, check, checkLines, roleCheck, runChecks, verdict } from './doctor-checks.ts';
import { localPlatform } from './remote.ts';

export async function runDoctor(asked: Given, io: Io): Promise<number> {
  const given = await withProject(asked, io);
  if (typeof given.flags.write === 'string') requireFree(given.flags.write, io);
  const secrets = new Secrets();
  const shown = hiding(io, secrets);
  const local = await localPlatform(given, io);
  const planned = await planFromFlags(withSource(local ? await withLocalApp(given, io) : given), local, io);
  for (const secret of planned.secrets) secrets.add(secret);
  const onSecret = (secret: string) => void secrets.add(secret);
  const { plan } = planned;
  const own = serviceOf(planned, local);
  const { fetch, answers } = recordingFetch(await proxiedFetch(io.env));
  const deps = connect(plan, own, {
    fetch,
    callFetch: fetch,
    run: shellWith(io.env),
    onSecret,
    reporter: terminalReporter(shown),
    tree: undefined,
    signal: io.signal,
  });
  const parts: ExamineParts = { platform: deps.platform, answers, map: plan.apiMap };
  const shownChecks = (checks: readonly Check[]) => {
    if (!given.flags.json) io.out(secrets.redact(checkLines(checks, styleFor(io, 'out'))));
    return checks;
  };
  const way = shownChecks(await runChecks(given, shown, { baseUrl: own.baseUrl, source: own.source, onSecret }));
  const refused = await refusal(way, deps);
  const isTrying = given.flags['try-deploy'] !== undefined;
  const examine = async () =>
    isTrying ? tryDeploy(plan, deps, parts, shown) : { ...(await examineReads(plan.app, parts)), deployed: undefined };
  const reads = refused ? undefined : await examine();
  const calls = reads?.calls ?? [];
  const role = roleCheck(calls.find(({ call }) => call === 'listEnvironments')?.status);
  const found = [role, answersCheck(calls, given), ...(reads?.deployed ? [reads.deployed] : [])];
  const checks = reads ? [...way, ...shownChecks(found)] : way;
  const notTried = isTrying ? [] : NOT_READING;
  if (given.flags.json) printJson(io, { checks, calls: calls.map(summaryOf), notTried });
  else {
    const isUnclear = checks.some(({ name, state }) => name === 'Answers' && state === 'wrong');
    const isWanted = DETAILED.some((name) => given.flags[name] !== undefined);
    if (isWanted || isUnclear) io.out(secrets.redact(`\n${calls.map(section).join('')}`));
    io.out(`\n${verdict(checks, styleFor(io, 'out'))}\n`);
    if (reads && notTried.length > 0) io.out(`${NOT_TRIED}\n`);
  }
  if (reads && typeof given.flags.write === 'string') {
    writeFileSync(resolve(io.cwd, given.flags.write), draftMap(calls, reads.words), { flag: 'wx' });
    progress(shown, `  Wrote ${given.flags.write}: complete what is marked with TODO\n`);
  }
  if (refused) return exitCodeOf(refused);
  return checks.some(({ state }) => state === 'wrong') ? EXIT.failed : EXIT.done;
}

/** Returns the error for which the platform is not asked: it does not answer, or there is no token. Throws errors that no check has shown. */
async function refusal(way: readonly Check[], deps: DeployDeps): Promise<SlipwayError | undefined> {
  const isWrong = (check: string) => way.some(({ name, state }) => name === check && state === 'wrong');
  if (isWrong('Platform')) return new SlipwayError('unreachable', 'The platform does not answer');
  try {
    await deps.identify();
    return undefined;
  } catch (thrown) {
    if (!isWrong('Token')) throw thrown;
    return asSlipwayError(thrown);
  }
}

const NOT_READING = ['createApp', 'updateApp', 'replaceEnv', 'deploy'] as const;
const NOT_TRIED =
  'Not tried: a deploy, and reading it back. To try it with an app of its own, which stays: slipway doctor --try-deploy --repository REPO --branch BRANCH …';

const DETAILED = ['details', 'write', 'api-map', 'try-deploy'] as const;

function answersCheck(calls: readonly Examined[], { flags }: Given): Check {
  const asked = calls.filter(({ status }) => status !== undefined);
  if (isComplete(calls)) return check('Answers', 'right', `${asked.length} calls are understood`);
  if (asked.every(({ status = 0 }) => status >= 400)) {
    const remedy = 'Deploy the app first, or correct its name: slipway apps';
    return check('Answers', 'doubt', 'there are none to look at yet', remedy);
  }
  const unclear = calls.filter((each) => !isComplete([each])).map(({ call }) => call);
  const next =
    typeof flags.write === 'string'
      ? `Complete ${flags.write}, and look again: slipway doctor --api-map ${shellWord(flags.write)}`
      : flags['api-map'] === undefined
        ? 'Write a map for it: slipway doctor --write slipway-api.yml'
        : 'Add it to the map, and look again';
  return check('Answers', 'wrong', `not understood: ${unclear.join(', ')}`, `What is missing is below. ${next}`);
}

function deployCheck(app: string, { status, deployID, error }: DeployOutcome): Check {
  const hasEnded = deployID !== undefined && (status === 'succeeded' || status === 'failed');
  if (hasEnded) return check('Deploy', 'right', `${deployID} of ${app} ended as ${status}, and was read back`);
  if (error) return check('Deploy', 'wrong', error.message, remedyLines(error).join('\n'));
  const detail = `${deployID ?? 'the deployment'} of ${app} has not ended: ${status}`;
  return check('Deploy', 'doubt', detail, 'Raise --timeout to see how it ends.');
}

/** Only `--try-deploy` needs a repository, so others get a placeholder. */
function withSource(given: Given): Given {
  if (given.flags['try-deploy']) return given;
  return { ...given, flags: { repository: 'none/none', branch: 'main', ...given.flags } };
}

/** Deploys an app that it creates for this. The API has no call to delete it again. */
async function tryDeploy(plan: DeployPlan, deps: DeployDeps, parts: ExamineParts, io: Io) {
  const app = `slipway-doctor-${randomBytes(4).toString('hex')}`;
  io.err(`  Making the app ${app}; it stays, since the API has no call that deletes one\n`);
  const env = { kind: 'replace', variables: new Map([['SLIPWAY_DOCTOR', '1']]) } as const;
  const outcome = await deploy({ ...plan, app, env, create: true, dryRun: false }, deps);
  const appID = outcome.appID ?? app;
  const { configuration } = plan;
  const updated = await parts.platform.updateApp(appID, { branch: configuration.branch }).catch(() => undefined);
  const { calls, words } = await examineReads(appID, parts);
  const failure = outcome.deployID
    ? await examineFailure(appID, outcome.deployID, parts)
    : examineRecorded('readFailure', parts, {});
  const made = [
    examineRecorded('createApp', parts, { id: outcome.appID, url: outcome.url }, ['id']),
    examineRecorded('updateApp', parts, { id: updated?.appID, url: updated?.url }),
    examineRecorded('replaceEnv', parts, {}),
    examineRecorded('deploy', parts, { id: outcome.deployID }),
  ];
  // A deployment that did not fail has no failure to read.
  const read = outcome.status === 'failed' ? failure : { ...failure, error: undefined, fields: [] };
  // The error that ended the deploy belongs to the call that was refused, else to the first.
  const ended = outcome.status === 'failed' && !outcome.deployID ? outcome.error : undefined;
  const at = made.find(({ status = 0 }) => status >= 400) ?? made[0];
  const started = made.map((each) => (each === at ? { ...each, error: ended } : each));
  return {
    calls: [...started, ...calls.filter(({ call }) => call !== 'readFailure'), read],
    words,
    deployed: deployCheck(app, outcome),
  };
}

/** Describes one call's answer. Shows values, because they are the app's own and the caller may read them. */
function section({ call, status, note, error, fields, list }: Examined): string {
  const head = `${call}: ${status === undefined ? `not asked: ${note ?? 'the service was not reached'}` : `answered ${status}`}`;
  const rows = fields.map(({ field, value, at, needed, candidates = [] }) => {
    if (value !== undefined) return `  ✓ ${field}: ${cleanLine(value, 80)}${at === undefined ? '' : ` (${at})`}`;
    const perhaps = candidates.length > 0 ? `; what may be a status is in ${candidates.join(', ')}` : '';
    return `  ${needed ? '✗' : '-'} ${field}: ${needed ? 'MISSING, and a deploy needs it' : 'not found'}${perhaps}`;
  });
  const listed = list === undefined ? [] : [`  ✓ list: ${list === '$' ? 'the answer itself' : list}`];
  const fault = error === undefined ? [] : [`  ✗ ${error.message}`, ...remedyLines(error).map((line) => `    ${line}`)];
  return `${[head, ...listed, ...rows, ...fault].join('\n')}\n`;
}

/** Without the advice to call this command. */
function remedyLines({ remedy = '' }: SlipwayError): readonly string[] {
  return remedy.split('\n').filter((line) => !line.startsWith('"slipway doctor '));
}

function summaryOf({ call, status, note, error, fields, list }: Examined) {
  const shownError = error && { code: error.code, message: error.message, remedy: error.remedy };
  return { call, status, note, list, fields, error: shownError };
}

function requireFree(path: string, io: Io): void {
  if (!existsSync(resolve(io.cwd, path))) return;
  const remedy = 'Name another file, or delete it: a map that was completed is not overwritten.';
  throw invalidInput(`--write: ${path} is there already`, remedy, 'write');
}
