import { type Case, readCorpus } from '../scripts/corpus/cases.ts';
import type { FailureReport } from '../src/deploy/failure.ts';
import { RULES } from '../src/diagnosis/rules.ts';
import { diagnose, unpack } from '../test/support/corpus.ts';
import { rulesWithout } from '../test/support/noting-rules.ts';
import { temporaryFolder } from '../test/support/temporary.ts';
import type { BenchRow } from './harness.ts';

/** Maps causes of the diagnosis to causes of the corpus. For a cause that is missing here, the headline decides. */
export const MEANS: Readonly<Record<string, readonly string[]>> = {
  'missing-file': ['missing-import', 'missing-asset', 'missing-folder'],
  'missing-read': ['missing-import', 'missing-asset', 'missing-folder'],
  'missing-package': ['missing-package'],
  'package-not-found': ['missing-package'],
  'import-case': ['import-case'],
  'lockfile-broken': ['lockfile'],
  'lockfile-missing': ['lockfile'],
  'lockfile-outdated': ['lockfile'],
  'peer-conflict': ['wrong-version'],
  'version-not-found': ['wrong-version'],
  engine: ['engine'],
  'registry-login': ['registry-access'],
  'git-dependency': ['registry-access', 'network'],
  'workspace-version': ['wrong-version'],
  'workspace-missing': ['missing-package'],
  'manager-version': ['wrong-version'],
  'wrong-platform': ['engine'],
  'registry-refused': ['registry-access', 'network'],
  'conflict-markers': ['lockfile', 'syntax'],
  'install-script': ['install-script'],
  'outside-workspaces': ['config', 'missing-folder'],
  'package-json-invalid': ['syntax'],
  'settings-invalid': ['syntax'],
  'package-cycle': ['config'],
  'duplicate-package': ['duplicate'],
  integrity: ['integrity'],
  network: ['network'],
  certificate: ['network'],
  'out-of-memory': ['out-of-memory'],
  'memory-limit': ['out-of-memory'],
  'build-timeout': ['timeout'],
  'missing-script': ['missing-script'],
  'command-not-found': ['missing-command'],
  'permission-denied': ['permission'],
  'warnings-as-errors': ['lint'],
  'missing-variable': ['env'],
  'browser-only': ['browser-only'],
  'next-static-params': ['config'],
  'dead-link': ['dead-link'],
  'page-failed': ['runtime'],
  'gatsby-page-failed': ['runtime', 'browser-only'],
  'nuxt-page-failed': ['runtime', 'browser-only'],
  'gatsby-graphql': ['config'],
  'root-directory-missing': ['missing-folder'],
  turbo: ['missing-script', 'missing-folder', 'config'],
  'css-minify': ['syntax'],
  'esm-only': ['config', 'syntax'],
  'output-missing': ['output'],
  'output-empty': ['output'],
};

/** The correct parts of a diagnosis. Undefined if the case does not have the part. */
export interface Score {
  readonly cause: boolean;
  /** The headline contains all terms of the case. */
  readonly words: boolean;
  readonly file: boolean | undefined;
  readonly line: boolean | undefined;
  /** The diagnosis names a wrong line. Undefined if it does not name a line. */
  readonly wrong: boolean | undefined;
  /** The diagnosis has an error with any file. */
  readonly found: boolean | undefined;
}

/** Compares a report with the planted fault. Compares only the place of the first error, where readers begin. */
export function scoreOf({ expected }: Case, { headline, cause, diagnostics }: FailureReport): Score {
  const words = expected.terms.every((term) => headline.toLowerCase().includes(term.toLowerCase()));
  const means = cause === undefined ? undefined : MEANS[cause];
  const first = diagnostics.find(({ severity }) => severity === 'error');
  const inFile = [expected, ...expected.alternatives].filter(({ file }) => file !== null && file === first?.file);
  const isThere = inFile.some(({ line }) => line !== null && line === first?.line);
  return {
    cause: means ? means.includes(expected.cause) : words,
    words,
    file: expected.file === null ? undefined : inFile.length > 0,
    line: expected.line === null ? undefined : isThere,
    wrong: typeof first?.line === 'number' ? !isThere : undefined,
    found: expected.file === null ? undefined : first !== undefined,
  };
}

/** What a diagnosis can get wrong of a case, in the words of a reader. */
export type Miss = 'cause' | 'words' | 'file' | 'line' | 'wrong line';

export function missesOf({ cause, words, file, line, wrong }: Score): readonly Miss[] {
  const parts = { cause: !cause, words: !words, file: file === false, line: line === false, 'wrong line': wrong };
  return (Object.keys(parts) as Miss[]).filter((part) => parts[part]);
}

export interface Scored {
  readonly each: Case;
  readonly report: FailureReport;
  readonly score: Score;
}

/**
 * Counts how many causes, files and lines of the corpus the diagnosis names: with all rules, and without the rules that
 * were written for the tool of each case. `verbose` prints the wrong parts.
 */
export async function benchCorpus(verbose: boolean): Promise<readonly BenchRow[]> {
  using folder = temporaryFolder('slipway-corpus');
  const whole: Scored[] = [];
  const left: Scored[] = [];
  for (const each of unpack(readCorpus(), folder.path)) {
    for (const [scored, rules] of [
      [whole, RULES],
      [left, rulesWithout(each.tool)],
    ] as const) {
      const report = await diagnose(each, rules);
      scored.push({ each, report, score: scoreOf(each, report) });
    }
  }
  if (verbose) process.stderr.write(`${[...confusion(whole), '', ...byTool(whole, left)].join('\n')}\n`);
  const set = 'the corpus, on which the rules were written';
  return [...corpusRows(set, whole), ...corpusRows(`${set}, without those for the tool`, left)];
}

/** Returns the figures of a set of cases. */
export function corpusRows(set: string, scored: readonly Scored[]): readonly BenchRow[] {
  return [
    row(`${set}: cause named`, scored, ({ cause }) => cause),
    row(`${set}: headline has the words`, scored, ({ words }) => words),
    row(`${set}: file named`, scored, ({ file }) => file),
    row(`${set}: line named`, scored, ({ line }) => line),
    row(`${set}: a named line is wrong`, scored, ({ wrong }) => wrong),
    row(`${set}: no finding`, scored, ({ found }) => (found === undefined ? undefined : !found)),
  ];
}

/** Returns the share of cases for which `right` is true. Ignores cases for which it is undefined. */
function row(name: string, scored: readonly Scored[], right: (score: Score) => boolean | undefined): BenchRow {
  const judged = scored.map(({ score }) => right(score)).filter((each) => each !== undefined);
  const value = judged.filter((each) => each).length;
  const ratio = value / judged.length;
  return { name, unit: 'cases', value, floor: judged.length, ratio, goal: 'none', met: true };
}

/** Yields the lines about each case with a wrong part. */
function* confusion(scored: readonly Scored[]): Generator<string> {
  for (const { each, report, score } of scored) {
    const wrong = missesOf(score);
    if (wrong.length === 0) continue;
    const first = report.diagnostics.find(({ severity }) => severity === 'error');
    const { cause, says, file, line } = each.expected;
    yield `${each.name}: ${wrong.join(', ')}`;
    yield `  expected ${cause}: ${says} ${file === null ? '' : `(${file}${line === null ? '' : `:${line}`})`}`;
    yield `  got ${report.cause ?? 'an unknown cause'}: ${report.headline}`;
    if (first) yield `  at ${first.file}${first.line === null ? '' : `:${first.line}`}: ${first.message.slice(0, 160)}`;
  }
}

/** Yields a line for each tool: how many causes and lines are correct with all rules, and without the tool's own. */
function* byTool(whole: readonly Scored[], left: readonly Scored[]): Generator<string> {
  const tools = [...new Set(whole.map(({ each }) => each.tool))].sort();
  const share = (scored: readonly Scored[], tool: string, part: 'cause' | 'line') => {
    const judged = scored.filter(({ each, score }) => each.tool === tool && score[part] !== undefined);
    return `${judged.filter(({ score }) => score[part]).length}/${judged.length}`;
  };
  for (const tool of tools) {
    const parts = (['cause', 'line'] as const).map(
      (part) => `${part} ${share(whole, tool, part)}, left out ${share(left, tool, part)}`,
    );
    yield `${tool}: ${parts.join('; ')}`;
  }
}
