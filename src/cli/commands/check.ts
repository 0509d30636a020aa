import type { SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import { Secrets } from '../../base/secrets.ts';
import { counted } from '../../base/text.ts';
import type { Comparison } from '../../check/compare.ts';
import { type CheckReport, type Finding, severityOf } from '../../check/report.ts';
import { by, totalsLine } from '../../check/words.ts';
import type { StartPlatform } from '../../contract/platform-start.ts';
import type { DeployEvent, DeployOutcome, Phase } from '../../deploy/events.ts';
import { boundedFailure } from '../../deploy/failure.ts';
import type { PlannedDeploy } from '../../deploy/inputs/parse.ts';
import type { InputName } from '../../deploy/inputs/table.ts';
import { type Command, endedBy, errorJson } from '../flags/command.ts';
import { terminalFlags } from '../flags/deploy-flags.ts';
import { inFlags } from '../flags/flag-words.ts';
import { type Given, invalidInput } from '../flags/flags.ts';
import { branchOf, commitOf, gitRoot, type SourceLines, sourcesOf } from '../project/git-context.ts';
import { addRoot, boundFolder } from '../project/local-names.ts';
import { EXIT, hiding, type Io, jsonLine } from '../terminal/io.ts';
import { resultTable, styleFor, widthOf } from '../terminal/style.ts';
import { findingsText, type ShownFinding } from '../terminal/terminal-findings.ts';
import { openReport } from '../terminal/terminal-reporter.ts';
import { preparedSeed, showSeeding } from '../terminal/terminal-seed.ts';
import { planFromFlags } from './deploy.ts';

const GROUPS = {
  'The build': ['build-command', 'output-directory', 'app-type', 'app-settings', 'noindex', 'timeout'],
  Variables: ['env', 'env-file', 'secret-env'],
  'Keys that a deploy would write': ['kvs-seed-file', 'kvs-prune-file', 'kvs-table', 'kvs-ttl-seconds'],
  'What to compare with': ['compare-to'],
} as const satisfies Readonly<Record<string, readonly InputName[]>>;

const FLAG_NAMES: readonly InputName[] = Object.values(GROUPS).flat();

interface Checked {
  report?: CheckReport;
  comparison?: Comparison;
}

export function checkCommand(startPlatform: StartPlatform): Command {
  return {
    summary:
      'Builds the commit of this checkout on a platform of its own, and checks the site: its links, and its files.',
    usage: '[--build-command COMMAND] [--output-directory FOLDER] [--compare-to COMMIT] …',
    examples: [
      ['slipway check', 'builds the commit of this checkout, and looks at the site'],
      ['slipway check --compare-to main', 'shows how the output differs from that of main'],
    ],
    flags: terminalFlags(FLAG_NAMES),
    groups: GROUPS,
    async run(given, io) {
      const secrets = new Secrets();
      const shown = hiding(io, secrets);
      const { planned, lines } = await planCheck(given, io);
      for (const secret of planned.secrets) secrets.add(secret);
      const checked: Checked = {};
      const outcome = await check(planned, startPlatform, shown, { checked, lines, secrets });
      const error = outcome.error && inFlags(outcome.error, FLAG_NAMES);
      const redact = (text: string) => secrets.redact(text);
      if (given.flags.json) io.out(jsonOf(outcome, checked, error, redact));
      else io.out(redact(resultOf(checked, io, lines)));
      return error ? endedBy(headline(error, checked), shown, outcome.failure?.code) : EXIT.done;
    },
  };
}

async function planCheck(given: Given, io: Io) {
  const repository = await gitRoot(io);
  const commit = await commitOf(io);
  if (commit === undefined) {
    const remedy = 'Commit the site: git add --all && git commit';
    throw invalidInput('This repository has no commit yet, and a check builds a commit', remedy);
  }
  // A detached HEAD has no branch, and the build sees none.
  const branch = (await branchOf(io)) ?? 'main';
  const settings = given.flags['app-settings'];
  const inputs = typeof settings === 'string' ? { 'app-settings': settings } : {};
  addRoot(inputs, await boundFolder(io));
  const flags = { ...given.flags, ...inputs, mode: 'check', repository, branch };
  const planned = await planFromFlags({ ...given, flags }, undefined, io);
  const sources = await sourcesOf({ commit, repository, branch }, io);
  return { planned, lines: sources?.lines };
}

interface CheckParts {
  readonly checked: Checked;
  readonly lines: SourceLines | undefined;
  readonly secrets: Secrets;
}

async function check(
  { plan, target, seed: raw, notices }: PlannedDeploy,
  startPlatform: StartPlatform,
  io: Io,
  { checked, lines, secrets }: CheckParts,
): Promise<DeployOutcome> {
  const { env, signal, cwd: workspace } = io;
  const onSecret = (secret: string) => void secrets.add(secret);
  const seed = await preparedSeed(raw, undefined, io, onSecret);
  const { runCheck } = await import('../../check/run.ts');
  const shown = openReport(io, FLAG_NAMES, { sources: lines });
  for (const message of notices) shown.report({ type: 'notice', message });
  const listener = {
    report: (event: DeployEvent) => isOfInterest(event) && shown.report(event),
    addSecret: onSecret,
    checkedOut: () => {},
    checked: (report: CheckReport) => void Object.assign(checked, { report }),
    compared: (comparison: Comparison) => void Object.assign(checked, { comparison }),
  };
  const compareTo = target.mode === 'check' ? target.compareTo : undefined;
  try {
    const outcome = await runCheck(plan, compareTo, listener, { env, signal, workspace, startPlatform });
    if (seed && outcome.status === 'succeeded') await showSeeding(io, seed.write);
    return outcome;
  } finally {
    shown.end();
  }
}

/** The steps between a check and its own platform mean nothing to a reader, unless one fails. */
function isOfInterest(event: DeployEvent): boolean {
  if (event.type !== 'phase-started' && event.type !== 'phase-finished') return true;
  return OF_BUILD.has(event.phase) || (event.type === 'phase-finished' && event.failed);
}

const OF_BUILD: ReadonlySet<Phase> = new Set(['follow', 'explain', 'compare']);

/** Leaves out the remedy if the findings of the site have shown theirs. */
function headline(error: SlipwayError, { report }: Checked): SlipwayError {
  return error.code === 'check_failed' && report ? error.with({ remedy: undefined }) : error;
}

function shownFinding(finding: Finding): ShownFinding {
  const { message, place: { file, line = null, column = null } = {} } = finding;
  return { ...present({ file }), line, column, severity: severityOf(finding), message };
}

/** Findings that are listed. All are counted, and all are in the JSON. */
const MOST_SHOWN = 100;
const MOST_CHANGES = 20;

function resultOf({ report, comparison }: Checked, io: Io, sources: SourceLines | undefined): string {
  if (!report) return '';
  const { findings } = report;
  const parts = { style: styleFor(io, 'out'), width: widthOf(io), sources };
  const remedies = new Set(findings.flatMap(({ remedy }) => remedy ?? []));
  return [
    findingsText(findings.slice(0, MOST_SHOWN).map(shownFinding), parts),
    findings.length > MOST_SHOWN ? `  … and ${findings.length - MOST_SHOWN} more\n` : '',
    ...[...remedies].map((remedy) => `    ${remedy}\n`),
    changesOf(comparison, io),
    `${totalsLine(report)}: ${countsOf(findings)}\n`,
  ].join('');
}

function countsOf(findings: readonly Finding[]): string {
  const counts = (['error', 'warning', 'notice'] as const).flatMap((severity) => {
    const count = findings.filter((each) => severityOf(each) === severity).length;
    return count === 0 ? [] : [counted(count, severity)];
  });
  return counts.join(', ') || 'no findings';
}

/** The largest changes of files. The line of the phase has the totals, or the reason that there are none. */
function changesOf(comparison: Comparison | undefined, io: Io): string {
  if (comparison?.kind !== 'known') return '';
  const { changes } = comparison.difference;
  const rows = changes.slice(0, MOST_CHANGES).map((each) => [each.kind, each.path, by(each.bytes), by(each.brotli)]);
  if (rows.length === 0) return 'Every file is the same, byte for byte\n';
  const rest = changes.length - rows.length;
  const shown = resultTable(io, ['change', 'file', 'size', 'with Brotli'], rows);
  return `${shown}${rest > 0 ? `… and ${rest} more\n` : ''}`;
}

/** `failure` is the output of that name of the action. Texts are redacted wherever they are. */
function jsonOf(
  { status, failure, phases }: DeployOutcome,
  { report, comparison }: Checked,
  error: SlipwayError | undefined,
  redact: (text: string) => string,
): string {
  const result = {
    status,
    failure: failure && boundedFailure(failure),
    report,
    comparison,
    phases,
    error: error && errorJson(error),
  };
  return jsonLine(result, (_, value) => (typeof value === 'string' ? redact(value) : value));
}
