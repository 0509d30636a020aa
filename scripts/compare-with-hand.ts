/**
 * Deploys public repositories without any setting, and compares every file that the edge serves with a build by hand, byte by byte:
 *
 *   node scripts/compare-with-hand.ts LIST [--mirrors DIR] [--only NAME]… [--work DIR] [--by-hand]
 *
 * `LIST`: a file with a line `owner/name@<commit> [folder]` for each (`compare/list.ts`). `--mirrors`: a folder of bare
 * repositories `<owner>+<name>`; else they are cloned from GitHub. `--only`: a part of a name. `--work`: the folder for clones and
 * builds, which stay and are used again; else each is removed after its comparison. `--by-hand`: only builds by hand. If files
 * differ, the script builds by hand again, up to four times. A file that differs between these builds varies by itself. Exit code
 * 1: a file differs because of the platform, a file of the sources is served, or something failed. Needs git and the npm registry.
 * It runs the repositories' own build commands. The builds by hand run without a sandbox.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { end, type PlatformProcess, slipway, startPlatformProcess } from '../test/support/slipway.ts';
import { differing, exposed, lost } from './compare/edge.ts';
import { buildByHand, handFolder, originOf, siteIn, sourcesOf, workFolder } from './compare/hand.ts';
import { type Candidate, readList } from './compare/list.ts';
import { detectedIn, EMPTY, isEqual, linesOf, type Row, tableOf } from './compare/row.ts';

/** A repository whose commit is in `origin`, and the folder for what is made of it. */
interface Prepared {
  readonly candidate: Candidate;
  readonly origin: string;
  readonly commit: string;
  readonly folder: string;
}

async function deploy({ candidate, origin }: Prepared, dataDir: string) {
  const id = candidate.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/-$/, '');
  const app = ['--org', 'compare', '--project', 'hand', '--app', id, '--data', dataDir, '--json'];
  const began = performance.now();
  const source = ['--repository', `file://${origin}`, '--branch', 'compared', '--verify', 'off'];
  const { code, out, err } = await slipway('deploy', ...app, ...source);
  const seconds = (performance.now() - began) / 1_000;
  const log = await slipway('logs', ...app);
  const lines = log.out.split('\n').flatMap((line) => (/^\{"line":/.test(line) ? [String(JSON.parse(line).line)] : []));
  const { url } = code === 0 ? (JSON.parse(out) as { readonly url?: string }) : {};
  const problem = url === undefined ? `The deploy ended with ${code}: ${`${out}${err}`.trim().slice(-600)}` : '';
  return { url, problem, seconds, detected: detectedIn(lines) };
}

/** Compares the served site of a candidate with its build by hand. */
async function compare(prepared: Prepared, url: string): Promise<Partial<Row>> {
  const hand = handFolder(prepared.folder, 'hand', prepared.candidate.name);
  const built = await buildByHand(prepared.origin, hand, prepared.candidate, prepared.commit);
  const { site, leftOut } = siteIn(hand, built);
  const pages = site.filter((path) => path !== '_headers' && path !== '_redirects');
  const different = await differing(url, join(hand, built.output), pages);
  const { varying, wrong } = await builtAgain(prepared, built.output, different);
  // A file that all builds wrote must be served, even if its content varies.
  const gone = await lost(url, varying.always);
  const found = await exposed(url, hand, sourcesOf(hand, built, site));
  const counts = { files: pages.length, equal: pages.length - different.length, leftOut };
  const varies = varying.all.filter((path) => !gone.includes(path));
  return { ...counts, varying: varies, differing: [...wrong, ...gone], exposed: found };
}

/** Builds by hand after the first one. Whatever depends on the order of parallel work may be the same in two of them. */
const MORE_BUILDS = ['again', 'third', 'fourth'];

/**
 * Builds by hand again until every path varies, which a second build wrote differently or not at all. `always`: those that all
 * builds wrote, and not empty.
 */
async function builtAgain(
  { candidate, origin, commit, folder }: Prepared,
  output: string,
  paths: readonly string[],
): Promise<{ varying: { all: readonly string[]; always: readonly string[] }; wrong: readonly string[] }> {
  const bytes = (clone: string, path: string) => {
    const file = join(handFolder(folder, clone, candidate.name), output, path);
    return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : undefined;
  };
  const done = ['hand'];
  let wrong = paths;
  for (const clone of MORE_BUILDS) {
    if (wrong.length === 0) break;
    await buildByHand(origin, handFolder(folder, clone, candidate.name), candidate, commit);
    done.push(clone);
    wrong = wrong.filter((path) => {
      const [one, other] = [bytes('hand', path), bytes(clone, path)];
      return one !== undefined && other !== undefined && one.equals(other);
    });
  }
  const all = paths.filter((path) => !wrong.includes(path));
  const always = all.filter((path) => done.every((clone) => (bytes(clone, path)?.length ?? 0) > 0));
  return { varying: { all, always }, wrong };
}

async function rowOf(
  candidate: Candidate,
  platform: PlatformProcess | undefined,
  mirrors: string | undefined,
  work: string,
): Promise<Row> {
  let row: Row = { ...EMPTY, name: candidate.name, commit: candidate.commit ?? '' };
  try {
    const folder = workFolder(work, candidate.name);
    const found = originOf(candidate, mirrors, folder);
    const prepared = { candidate, folder, ...found };
    row = { ...row, commit: found.commit };
    if (platform === undefined) {
      const { output } = await buildByHand(
        found.origin,
        handFolder(folder, 'hand', candidate.name),
        candidate,
        found.commit,
      );
      return { ...row, problem: `built by hand: ${output}` };
    }
    const { url, ...deployed } = await deploy(prepared, platform.ready.dataDir);
    row = { ...row, ...deployed };
    return url === undefined ? row : { ...row, ...(await compare(prepared, url)) };
  } catch (error) {
    return { ...row, problem: error instanceof Error ? error.message : String(error) };
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mirrors: { type: 'string' },
    work: { type: 'string' },
    only: { type: 'string', multiple: true },
    'by-hand': { type: 'boolean' },
  },
});
const [list, ...more] = positionals;
if (list === undefined || more.length > 0) throw new Error('Name one file with a list of repositories');
const candidates = readList(readFileSync(list, 'utf8'), list);
const work = values.work ? resolve(values.work) : mkdtempSync(join(tmpdir(), 'slipway-compare-'));
mkdirSync(work, { recursive: true });
const platform = values['by-hand'] ? undefined : await startPlatformProcess(join(work, 'data'));
const rows: Row[] = [];
try {
  // One at a time, because builds by hand do not have limits.
  for (const candidate of candidates.filter(({ name }) => values.only?.some((part) => name.includes(part)) ?? true)) {
    const row = await rowOf(candidate, platform, values.mirrors, work);
    process.stdout.write(`${linesOf(row).join('\n')}\n`);
    rows.push(row);
    if (!values.work) rmSync(workFolder(work, candidate.name), { recursive: true, force: true });
  }
} finally {
  if (platform) await end(platform.child);
  if (!values.work) rmSync(work, { recursive: true, force: true, maxRetries: 3 });
}
process.stdout.write(`\n${tableOf(rows)}\n`);
process.exitCode = rows.length > 0 && rows.every(isEqual) ? 0 : 1;
