import type { FailureReport } from '../src/deploy/failure.ts';
import { RULES, rulesWithout } from '../src/diagnosis/rules.ts';
import { type Case, diagnose, readCorpus } from '../test/support/corpus.ts';
import type { BenchRow } from './harness.ts';

/** The causes of the corpus that each cause of the diagnosis can mean. One that is not here is judged by its headline. */
export const MEANS: Readonly<Record<string, readonly string[]>> = {
  'missing-file': ['missing-import', 'missing-asset', 'missing-folder'],
  'missing-read': ['missing-import', 'missing-asset', 'missing-folder'],
  'missing-package': ['missing-package'],
  'package-not-found': ['missing-package'],
  'import-case': ['import-case'],
  'import-case-tsc': ['import-case'],
  'lockfile-missing': ['lockfile'],
  'lockfile-outdated': ['lockfile'],
  'peer-conflict': ['wrong-version'],
  'version-not-found': ['wrong-version'],
  engine: ['engine'],
  'registry-login': ['registry-access'],
  'git-dependency': ['registry-access', 'network'],
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

/** What a diagnosis got right of a case. Undefined: the case asks for none. */
export interface Score {
  readonly cause: boolean;
  /** The headline names what is at fault. */
  readonly words: boolean;
  readonly file: boolean | undefined;
  readonly line: boolean | undefined;
  /** The line that is named is another. Undefined: a line is not named. */
  readonly wrong: boolean | undefined;
  /** There is a finding on some file. */
  readonly found: boolean | undefined;
}

/** Compares a report with what was planted. The place is the first error's: the one that a reader goes to. */
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

interface Scored {
  readonly each: Case;
  readonly report: FailureReport;
  readonly score: Score;
}

/**
 * How many causes, files and lines of the corpus are named: with all rules, and each case without the rules that were
 * written for its tool. `verbose` prints what is wrong.
 */
export async function benchCorpus(verbose: boolean): Promise<readonly BenchRow[]> {
  const cases = readCorpus();
  const whole: Scored[] = [];
  const left: Scored[] = [];
  for (const each of cases) {
    for (const [scored, rules] of [
      [whole, RULES],
      [left, rulesWithout(each.tool)],
    ] as const) {
      const report = await diagnose(each, rules);
      scored.push({ each, report, score: scoreOf(each, report) });
    }
  }
  if (verbose) process.stderr.write(`${[...confusion(whole), '', ...byTool(whole, left)].join('\n')}\n`);
  return [...rowsOf('corpus', whole), ...rowsOf('corpus, its own tool left out', left)];
}

function rowsOf(name: string, scored: readonly Scored[]): readonly BenchRow[] {
  return [
    row(`${name}: cause named`, scored, ({ cause }) => cause),
    row(`${name}: headline has the words`, scored, ({ words }) => words),
    row(`${name}: file named`, scored, ({ file }) => file),
    row(`${name}: line named`, scored, ({ line }) => line),
    row(`${name}: a named line is wrong`, scored, ({ wrong }) => wrong),
    row(`${name}: no finding`, scored, ({ found }) => (found === undefined ? undefined : !found)),
  ];
}

/** The share of the cases for which `right` says so, among those that it does not leave out. */
function row(name: string, scored: readonly Scored[], right: (score: Score) => boolean | undefined): BenchRow {
  const judged = scored.map(({ score }) => right(score)).filter((each) => each !== undefined);
  const value = judged.filter((each) => each).length;
  const ratio = value / judged.length;
  return { name, unit: 'cases', value, floor: judged.length, ratio, goal: 'none', met: true };
}

/** A paragraph for each case of which the cause or the place is wrong. */
function* confusion(scored: readonly Scored[]): Generator<string> {
  for (const { each, report, score } of scored) {
    const wrong = (['cause', 'words', 'file', 'line'] as const).filter((part) => score[part] === false);
    if (wrong.length === 0) continue;
    const first = report.diagnostics.find(({ severity }) => severity === 'error');
    const { cause, says, file, line } = each.expected;
    yield `${each.name}: ${wrong.join(', ')}`;
    yield `  expected ${cause}: ${says} ${file === null ? '' : `(${file}${line === null ? '' : `:${line}`})`}`;
    yield `  got ${report.cause ?? 'an unknown cause'}: ${report.headline}`;
    if (first) yield `  at ${first.file}${first.line === null ? '' : `:${first.line}`}: ${first.message.slice(0, 160)}`;
  }
}

/** A line for each tool: its cases, and of how many the cause and the line are named with all rules and without its own. */
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
