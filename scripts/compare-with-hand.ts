/**
 * Deploys public repositories and compares every file that the edge serves with a build by hand, byte by byte:
 *
 *   node scripts/compare-with-hand.ts [--mirrors DIR] [--only NAME]… [--work DIR] [--by-hand]
 *
 * `--mirrors`: a folder of bare repositories `<owner>+<name>`; else they are cloned from GitHub. `--only`: a part of a
 * name. `--work`: the folder for clones and builds; else a temporary folder. Builds by hand that are there are used again.
 * `--by-hand`: only builds by hand. If files differ, the script builds by hand
 * again. A file that differs between these two builds varies by itself. Exit code 1: a file differs because of the
 * platform, a file of the sources is served, or something failed. Needs git and the npm registry. It runs the
 * repositories' own build commands. The builds by hand run without a sandbox.
 */
import { mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { end, type PlatformProcess, slipway, startPlatformProcess } from '../test/support/slipway.ts';
import { differing, exposed, lost } from './compare/edge.ts';
import { buildByHand, originOf, siteIn, sourcesOf, workFolder } from './compare/hand.ts';
import { type Candidate, REPOSITORIES } from './compare/repositories.ts';

interface Row {
  readonly name: string;
  readonly commit: string;
  readonly files: number;
  readonly equal: number;
  /** Files that also differ between two builds by hand. */
  readonly varying: number;
  readonly differing: readonly string[];
  readonly exposed: readonly string[];
  readonly leftOut: number;
  readonly problem: string;
}

async function deploy({ name, inputs = {} }: Candidate, origin: string, dataDir: string): Promise<string> {
  const flags = Object.entries(inputs).flatMap(([flag, value]) => [`--${flag}`, value]);
  const app = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const fixed = ['--org', 'compare', '--project', 'hand', '--app', app, '--branch', 'compared', '--verify', 'off'];
  const source = ['--repository', `file://${origin}`, '--data', dataDir, '--json'];
  const { code, out, err } = await slipway('deploy', ...fixed, ...source, ...flags);
  const { url } = code === 0 ? (JSON.parse(out) as { readonly url?: string }) : {};
  if (url === undefined) throw new Error(`The deploy ended with ${code}: ${`${out}${err}`.trim().slice(-600)}`);
  return url;
}

/** Compares the served site of a candidate with its build by hand. */
async function compare(candidate: Candidate, folder: string, origin: string, url: string): Promise<Partial<Row>> {
  const hand = join(folder, 'hand');
  await buildByHand(origin, hand, candidate);
  const { site, leftOut } = siteIn(hand, candidate);
  const pages = site.filter((path) => path !== '_headers' && path !== '_redirects');
  const output = join(hand, candidate.output);
  const different = await differing(url, output, pages);
  const again = different.length === 0 ? [] : await builtAgain(candidate, folder, origin, different);
  // A file that both builds wrote must be served, even if its content varies.
  const gone = await lost(
    url,
    again.filter(({ isThere, size }) => isThere && size > 0).map(({ path }) => path),
  );
  const varying = again.filter(({ path, varies }) => varies && !gone.includes(path)).map(({ path }) => path);
  const wrong = different.filter((path) => !varying.includes(path));
  const found = await exposed(url, hand, sourcesOf(hand, candidate, site));
  const counts = { files: pages.length, equal: pages.length - different.length, varying: varying.length, leftOut };
  return { ...counts, differing: wrong, exposed: found };
}

interface BuiltAgain {
  readonly path: string;
  readonly isThere: boolean;
  readonly size: number;
  readonly varies: boolean;
}

/** Builds by hand again. `varies` is true if the second build wrote a file differently, or not at all. */
async function builtAgain(
  candidate: Candidate,
  folder: string,
  origin: string,
  paths: readonly string[],
): Promise<readonly BuiltAgain[]> {
  await buildByHand(origin, join(folder, 'again'), candidate);
  const bytes = (clone: string, path: string) => {
    const file = join(folder, clone, candidate.output, path);
    return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : undefined;
  };
  return paths.map((path) => {
    const [one, other] = [bytes('hand', path), bytes('again', path)];
    const varies = one === undefined || other === undefined || !one.equals(other);
    return { path, isThere: other !== undefined, size: one?.length ?? 0, varies };
  });
}

async function rowOf(
  candidate: Candidate,
  platform: PlatformProcess | undefined,
  mirrors: string | undefined,
  work: string,
) {
  const { name, commit } = candidate;
  const none = { files: 0, equal: 0, varying: 0, differing: [], exposed: [], leftOut: 0, problem: '' };
  try {
    const folder = workFolder(work, name);
    const origin = originOf(candidate, mirrors, folder);
    if (platform === undefined) {
      await buildByHand(origin, join(folder, 'hand'), candidate);
      return { ...none, name, commit, problem: 'built by hand' };
    }
    const url = await deploy(candidate, origin, platform.ready.dataDir);
    return { ...none, name, commit, ...(await compare(candidate, folder, origin, url)) };
  } catch (error) {
    return { ...none, name, commit, problem: error instanceof Error ? error.message : String(error) };
  }
}

function isEqual(row: Row): boolean {
  return row.problem === '' && row.files > 0 && row.differing.length === 0 && row.exposed.length === 0;
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

function tellRow(row: Row): void {
  const { name, files, equal, varying, leftOut, problem } = row;
  tell(
    `${isEqual(row) ? '✓' : '✗'} ${name}: ${problem || `${equal} of ${files} files equal, ${varying} vary by themselves, ${leftOut} left out`}`,
  );
  for (const path of row.differing.slice(0, 20)) tell(`    differs: ${path}`);
  for (const path of row.exposed.slice(0, 20)) tell(`    is served, but not part of the site: ${path}`);
}

function tellTable(rows: readonly Row[]): void {
  tell('\n| repository | commit | files | equal | vary by themselves | differ | sources served | left out | |');
  tell('| --- | --- | --: | --: | --: | --: | --: | --: | --- |');
  for (const row of rows) {
    const figures = [row.files, row.equal, row.varying, row.differing.length, row.exposed.length, row.leftOut];
    const verdict = isEqual(row) ? 'equal' : row.problem ? 'failed' : 'differs';
    tell(`| ${row.name} | ${row.commit.slice(0, 10)} | ${figures.join(' | ')} | ${verdict} |`);
  }
}

const { values } = parseArgs({
  options: {
    mirrors: { type: 'string' },
    work: { type: 'string' },
    only: { type: 'string', multiple: true },
    'by-hand': { type: 'boolean' },
  },
});
const work = values.work ? resolve(values.work) : mkdtempSync(join(tmpdir(), 'slipway-compare-'));
mkdirSync(work, { recursive: true });
const platform = values['by-hand'] ? undefined : await startPlatformProcess(join(work, 'data'));
const rows: Row[] = [];
try {
  // One at a time, because builds by hand do not have limits.
  for (const candidate of REPOSITORIES.filter(({ name }) => values.only?.some((part) => name.includes(part)) ?? true)) {
    const row = await rowOf(candidate, platform, values.mirrors, work);
    tellRow(row);
    rows.push(row);
  }
} finally {
  if (platform) await end(platform.child);
}
tellTable(rows);
process.exitCode = rows.length > 0 && rows.every(isEqual) ? 0 : 1;
