import { codeUrl, failureCodesUrl } from '../../base/docs.ts';
import { formatDuration } from '../../base/durations.ts';
import { counted } from '../../base/text.ts';
import type { CheckReport } from '../../check/report.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import type { DeployOutcome } from '../../deploy/events.ts';
import type { FailureReport } from '../../deploy/failure.ts';
import type { OutcomeStatus } from '../../deploy/plan.ts';
import { foldedStacks } from '../../diagnosis/stack.ts';
import type { Previous } from '../forge/recorder.ts';
import { checkSection } from './check.ts';
import { code, fence, lastThatFit, prose, updatedLine, webLink } from './text.ts';

export type PageStatus = OutcomeStatus | 'interrupted' | 'check-passed' | 'check-failed' | 'dry-run';

export interface PageCommit {
  readonly id: string;
  readonly url: string | undefined;
}

export interface Told {
  readonly message: string;
  /** The remedy and, of a fault, the call and its causes. Each entry is a line. */
  readonly explanation: readonly string[];
  /** The code of an error. Undefined if Slipway reported none: GitHub ended the run. */
  readonly code?: string;
}

/** The contents of the summary and the comment. Text from outside may be hostile, but has no secrets. */
export interface PageFacts extends Pick<DeployOutcome, 'appID' | 'appCreated' | 'deployID' | 'url' | 'failure'> {
  readonly status: PageStatus;
  /** `org/project/app`. */
  readonly app: string;
  readonly repository: string | undefined;
  readonly branch: string | undefined;
  readonly commit: PageCommit | undefined;
  readonly built?: PageCommit | undefined;
  readonly runUrl: string | undefined;
  /** Names of the variables that the deploy sets, never values; undefined if it sets none. */
  readonly variables?: readonly string[] | undefined;
  /** What a dry run found that a deploy would do, in words that follow "would". */
  readonly steps?: readonly string[] | undefined;
  readonly seeded?: { readonly written: number; readonly failed: number } | undefined;
  readonly phases: readonly { readonly title: string; readonly ms: number }[];
  readonly errors: readonly Told[];
  /** The findings of a check. Absent if none ran, or if it ended early. */
  readonly checked?: CheckReport | undefined;
  /** The comparison of a check, in Markdown. Empty: there was none. */
  readonly compared: string;
  readonly warnings: readonly Told[];
  /** The deployment that the site still shows if this one did not succeed. `none` if there is none, undefined if it is not known. */
  readonly previous?: Previous | 'none' | undefined;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  /** The number of findings without an annotation, because the runner keeps ten of a kind. */
  readonly unannotated: number;
}

/** The runner drops a summary of 1 MiB or more as a whole; GitHub refuses a comment of more than 65,536 characters. */
const SUMMARY = { bytes: 1_000_000, errors: 20, diagnostics: 50, logLines: 1_000 };
const COMMENT: Size = { bytes: 60_000, errors: 5, diagnostics: 10, logLines: 40 };
type Size = typeof SUMMARY;

export function renderSummary(facts: PageFacts): string {
  const parts = [
    heading(facts, '##'),
    link(facts),
    reason(facts, SUMMARY),
    stillLive(facts),
    table(facts),
    facts.checked ? checkSection(facts.checked) : '',
    facts.compared,
    rehearsal(facts),
    times(facts),
    warnings(facts),
  ];
  return withLog(parts, facts.failure?.log, SUMMARY);
}

/** Renders the comment on the pull request: the result, and what is needed to correct it. */
export function renderComment(facts: PageFacts): string {
  const parts = [heading(facts, '###'), link(facts), reason(facts, COMMENT), stillLive(facts), table(facts)];
  return withLog(parts, facts.failure?.log, COMMENT, updatedLine(facts.updatedAt, facts.runUrl));
}

/** Renders the result as one line without Markdown, for the record at the forge. */
export function resultLine(facts: PageFacts): string {
  const cause = facts.failure?.headline ?? facts.errors[0]?.message;
  return cause ?? `${facts.app} ${VERDICTS[facts.status][1]}`;
}

const VERDICTS: Readonly<Record<PageStatus, readonly [sign: string, verdict: string]>> = {
  succeeded: ['✅', 'is deployed'],
  failed: ['❌', 'was not deployed'],
  cancelled: ['⚪', 'was not deployed: its deployment was cancelled'],
  pending: ['⏳', 'is still being deployed'],
  skipped: ['⏭️', 'was skipped'],
  interrupted: ['🛑', 'was left by this run before the end'],
  'check-passed': ['✅', 'deploys: the check passed'],
  'check-failed': ['❌', 'does not pass the check'],
  'dry-run': ['🔎', 'would be deployed: a dry run, nothing was sent'],
};

function heading(facts: PageFacts, level: string): string {
  const [sign, verdict] = VERDICTS[facts.status];
  const doubt = facts.status === 'succeeded' && facts.errors.length > 0 ? ', but' : '';
  return `${level} ${sign} ${code(facts.app, 200)} ${verdict}${doubt}`;
}

function link(facts: PageFacts): string {
  const url = webLink(facts.url);
  return url === undefined ? '' : `**${url}**`;
}

function stillLive({ previous }: PageFacts): string {
  if (previous === undefined) return '';
  if (previous === 'none') return 'No earlier deployment answers in its place.';
  const { url, answers, commit, isPreview, pullRequest } = previous;
  const of = [
    ...(commit === undefined ? [] : [` of ${code(commit.slice(0, 12))}`]),
    ...(pullRequest === undefined ? [] : [` (#${pullRequest})`]),
  ].join('');
  const which = `The previous ${isPreview ? 'preview' : 'deployment'}${of}`;
  const address = webLink(url);
  if (address === undefined) return `${which} stays live. Its address is not known.`;
  return answers ? `${which} still answers: ${address}` : `${which} does not answer either: ${address}`;
}

function table(facts: PageFacts): string {
  const { seeded } = facts;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['App', facts.appID && `${code(facts.appID, 128)}${facts.appCreated ? ' (created by this run)' : ''}`],
    ['Deployment', facts.deployID && code(facts.deployID, 128)],
    ['Source', source(facts)],
    ['Variables', variableNames(facts.variables)],
    ['Code', errorCodes(facts)],
    ['Keys', seeded && `${seeded.written} written${seeded.failed > 0 ? `, ${seeded.failed} failed` : ''}`],
  ];
  // The first row is the header that a table of GitHub must have.
  const [first, ...others] = rows.flatMap(([name, value]) => (value ? [`| ${name} | ${value} |`] : []));
  return first === undefined ? '' : [first, '| :-- | :-- |', ...others].join('\n');
}

const MOST_CODES = 5;

/** Lists the codes, and the section about each. A failed deployment's own code says more than `deploy_failed`. */
function errorCodes({ status, failure, errors }: PageFacts): string | undefined {
  if (status === 'skipped') return undefined;
  const own = failure?.code;
  const codes = own === undefined ? errors.flatMap((each) => each.code ?? []) : [own];
  const sections = new Map<string, string[]>();
  for (const each of [...new Set(codes)].slice(0, MOST_CODES)) {
    const url = own === undefined ? codeUrl(each) : failureCodesUrl();
    sections.set(url, [...(sections.get(url) ?? []), code(each, 64)]);
  }
  const shown = [...sections].map(([url, those]) => `${those.join(', ')}: [what to do](<${url}>)`);
  return shown.length === 0 ? undefined : shown.join('; ');
}

/** On a pull request a check builds the merge commit. The page names both commits: a failure may come from either. */
function source({ commit, built, branch, repository }: PageFacts): string | undefined {
  if ((commit ?? built ?? branch ?? repository) === undefined) return undefined;
  const place = `${code(branch ?? '', 200)} of ${code(repository ?? '', 200)}`;
  const head = commit && `${linked(commit)} on ${place}`;
  if (built === undefined || built.id === commit?.id) return head ?? place;
  return `${linked(built)} as checked out, for ${head ?? place}`;
}

function linked({ id, url }: PageCommit): string {
  const shown = code(id.slice(0, 12));
  return url === undefined ? shown : `[${shown}](<${url}>)`;
}

const MOST_NAMES = 60;

function variableNames(names: PageFacts['variables']): string | undefined {
  if (names === undefined) return undefined;
  if (names.length === 0) return 'emptied';
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  const shown = names.slice(0, MOST_NAMES).map((name) => code(name, 100));
  return `${shown.join(', ')}${more}`;
}

function reason(facts: PageFacts, size: Size): string {
  const { failure, errors } = facts;
  if (failure) {
    const remedy = failure.remedy === undefined ? [] : [remedyText(failure.remedy.split('\n'))];
    const { headline, message } = failure;
    const own = message && !headline.includes(message) ? [`The platform says: ${prose(message, 500)}`] : [];
    const parts = [`**${prose(headline, 500)}**`, findings(failure, facts, size), ...remedy, ...own];
    return paragraphs(parts);
  }
  const told = errors
    .slice(0, size.errors)
    .map((each) => `**${prose(each.message)}**\n\n${remedyText(each.explanation)}`.trimEnd());
  const rest = errors.length - told.length;
  return [...told, ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n\n');
}

/** Renders a remedy: the first line is a sentence, the rest is often YAML. */
function remedyText([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  return others.length === 0 ? prose(first) : `${prose(first)}\n\n${fence(others.slice(0, 12), 200)}`;
}

function findings({ diagnostics, moreDiagnostics }: FailureReport, facts: PageFacts, size: Size): string {
  const shown = diagnostics
    .slice(0, size.diagnostics)
    .map((each) => `- ${linkedPlace(each, facts)} ${code(each.message)}`);
  const rest = diagnostics.length - shown.length + moreDiagnostics;
  const notes = [
    rest > 0 ? `Not listed here: ${counted(rest, 'more finding')}.` : '',
    facts.unannotated > 0
      ? `Without an annotation, because there was no room: ${counted(facts.unannotated, 'finding')}.`
      : '',
  ];
  return paragraphs([shown.join('\n'), ...notes]);
}

/** Links the place to its line in the commit, if the commit has a page at GitHub. */
function linkedPlace(each: Diagnostic, { built, commit }: PageFacts): string {
  const shown = code([each.file, each.line, each.column].filter((part) => part !== null).join(':'), 300);
  const page = (built ?? commit)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/, '/blob/');
  const names = each.file.toWellFormed().split('/');
  // A name such as `..` would lead to another page.
  if (page === undefined || each.file.length > 1_000 || names.some((name) => /^\.{0,2}$/.test(name))) return shown;
  const path = names.map(encodeURIComponent).join('/');
  return `[${shown}](<${page}/${path}${each.line === null ? '' : `#L${each.line}`}>)`;
}

const BAR = 32;

function times({ phases }: PageFacts): string {
  if (phases.length === 0) return '';
  const most = Math.max(1, ...phases.map(({ ms }) => ms));
  const width = Math.max(...phases.map(({ title }) => title.length));
  const rows = phases.map(({ title, ms }) => {
    const bar = '█'.repeat(Math.round((ms / most) * BAR)) || '▏';
    return `${title.padEnd(width)}  ${formatDuration(ms).padStart(8)}  ${bar}`;
  });
  const total = phases.reduce((sum, { ms }) => sum + ms, 0);
  const table = fence([...rows, `${'Total'.padEnd(width)}  ${formatDuration(total).padStart(8)}`]);
  return `### Where the time went\n\n${table}`;
}

function rehearsal({ steps = [] }: PageFacts): string {
  if (steps.length === 0) return '';
  const shown = steps.slice(0, 100).map((step) => `- ${prose(step)}`);
  return `### A deploy would\n\n${shown.join('\n')}`;
}

function warnings({ warnings: all }: PageFacts): string {
  if (all.length === 0) return '';
  return `### Warnings\n\n${all.slice(0, 20).map(warning).join('\n')}`;
}

/** The remedy is below the message: the lines of a workflow that grant a permission are often what is missing. */
function warning({ message, explanation }: Told): string {
  const next = remedyText(explanation).replace(/^(?=.)/gm, '  ');
  return `- ${prose(message, 500)}${next === '' ? '' : `\n\n${next}`}`;
}

/** Joins the parts. The log gets the space that they leave. */
function withLog(parts: readonly string[], log: readonly string[] | undefined, size: Size, foot = ''): string {
  const head = paragraphs(parts);
  const room = size.bytes - Buffer.byteLength(head) - Buffer.byteLength(foot) - 1_000;
  const folded = foldedStacks(
    log ?? [],
    (count) => `    … ${counted(count, 'line')} of packages, in full in the log of the run`,
  );
  const lines = lastThatFit(folded.slice(-size.logLines), room);
  const shown = lines.length === 0 ? '' : details(lines, lines.length === folded.length, log?.length ?? 0);
  return `${paragraphs([head, shown, foot])}\n`;
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function details(lines: readonly string[], isWhole: boolean, all: number): string {
  const title = isWhole
    ? `Build log, ${counted(all, 'line')}`
    : `Build log, the last ${lines.length} of ${counted(all, 'line')}`;
  return `<details><summary>${title}</summary>\n\n${fence(lines)}\n\n</details>`;
}
