/** What the comparison of one repository found. */
export interface Row {
  readonly name: string;
  readonly commit: string;
  readonly detected: Detected;
  readonly files: number;
  readonly equal: number;
  /** Files that also differ between two builds by hand. */
  readonly varying: readonly string[];
  readonly differing: readonly string[];
  /** Files of the sources that are served. */
  readonly exposed: readonly string[];
  readonly leftOut: number;
  /** Seconds that the deploy took. */
  readonly seconds: number;
  /** Why there is no comparison. Empty: there is one. */
  readonly problem: string;
}

/** What the log of a deployment says it found. */
export interface Detected {
  readonly framework: string;
  /** The folder of the app in the repository, and that of the site. */
  readonly folder: string;
  readonly output: string;
  readonly node: string;
}

export const EMPTY: Omit<Row, 'name' | 'commit'> = {
  detected: { framework: '', folder: '', output: '', node: '' },
  ...{ files: 0, equal: 0, varying: [], differing: [], exposed: [], leftOut: 0, seconds: 0, problem: '' },
};

/** Reads the lines of a log that say what was detected. */
export function detectedIn(lines: readonly string[]): Detected {
  const line = lines.find((each) => each.startsWith('Detected ')) ?? '';
  const first = (pattern: RegExp) => pattern.exec(line)?.[1] ?? '';
  const output = lines.flatMap((each) => /^Found the site in `(.+)`$/.exec(each)?.[1] ?? []);
  return {
    framework: first(/^Detected (.+?)(?: \(|,| and |$)/),
    folder: first(/, in `([^`]+)`/),
    output: output[0] ?? '.',
    node: first(/with Node\.js (\S+?)[, ]/),
  };
}

export function isEqual(row: Row): boolean {
  return row.problem === '' && row.files > 0 && row.differing.length === 0 && row.exposed.length === 0;
}

export function verdictOf(row: Row): string {
  if (row.problem !== '') return 'fails';
  if (!isEqual(row)) return 'differs';
  return row.varying.length > 0 ? 'differs as by hand' : 'equal';
}

/** Describes one comparison, in lines. */
export function linesOf(row: Row): readonly string[] {
  const { name, files, equal, varying, leftOut, problem, differing, exposed } = row;
  const counts = `${equal} of ${files} files equal, ${varying.length} vary by themselves, ${leftOut} left out`;
  return [
    `${isEqual(row) ? '✓' : '✗'} ${name}: ${problem || counts}`,
    ...some(varying).map((path) => `    varies: ${path}`),
    ...some(differing).map((path) => `    differs: ${path}`),
    ...some(exposed).map((path) => `    is served, but not part of the site: ${path}`),
  ];
}

const MOST_PATHS = 20;

function some(paths: readonly string[]): readonly string[] {
  return paths.slice(0, MOST_PATHS);
}

/** Returns the table of all comparisons as Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['repository', 'commit', 'framework', 'app', 'site', 'Node.js', 'result', 'equal files', 'seconds'];
  const lines = rows.map((row) => {
    const { framework, folder, output, node } = row.detected;
    const cells = [row.name, row.commit.slice(0, 10), framework, folder || '.', output, node, verdictOf(row)];
    return [...cells, `${row.equal} of ${row.files}`, row.seconds.toFixed(0)];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
