import { systemClock } from '../base/clock.ts';
import { formatDuration } from '../base/durations.ts';
import { cleanLine } from '../base/text.ts';
import type { BuiltFile } from '../contract/built-output.ts';
import type { DeployOutcome, Reporter } from '../deploy/events.ts';
import { createNarrator } from '../deploy/narrator.ts';
import type { DeployPlan } from '../deploy/plan.ts';
import type { Embedded } from './embedded.ts';
import type { OutputReport } from './output.ts';
import type { CheckReport } from './report.ts';
import { type Figure, numbered, short, sized } from './words.ts';

/** The commit that a check is compared with, and the name that the user gave for it. */
export interface Base {
  readonly name: string;
  readonly commit: string;
}

export type Comparison =
  | { readonly kind: 'known'; readonly base: Base; readonly difference: Difference }
  /** No difference is known. `why` is a clause that follows a colon. */
  | { readonly kind: 'unknown'; readonly base: Base; readonly why: string };

export interface Difference extends Readonly<Record<'pages' | 'files' | 'bytes' | 'brotli' | 'gzip', Figure>> {
  /** The largest in bytes first. */
  readonly changes: readonly FileChange[];
}

export interface FileChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** The path of a removed file is its former one. */
  readonly path: string;
  /** Its path in the base, if the hash in its name changed too. */
  readonly formerly?: string;
  /** The change in bytes, as the file is and compressed. */
  readonly bytes: number;
  readonly brotli: number;
}

interface CompareParts {
  readonly embedded: Embedded;
  readonly report: { readonly report: Reporter; compared(comparison: Comparison): void | Promise<void> };
  readonly signal: AbortSignal;
  readonly checked: { readonly commit: string; readonly report: CheckReport; readonly output: OutputReport };
  readonly leftMs: number;
}

/** Builds the base as the checked commit was built, and reports the difference. The result of the check does not change. */
export async function compareWith(base: Base, plan: DeployPlan, parts: CompareParts): Promise<DeployOutcome['phases']> {
  const { report, signal } = parts;
  const narrator = createNarrator(report.report, systemClock, signal);
  await narrator.phase('compare', async () => {
    const comparison = await compare(base, plan, parts);
    signal.throwIfAborted();
    await report.compared(comparison);
    return [undefined, comparisonLine(comparison), comparison.kind === 'unknown'];
  });
  return narrator.phases;
}

export function comparisonLine(comparison: Comparison): string {
  const { base } = comparison;
  const against = `${cleanLine(base.name, 100)} (${short(base)})`;
  if (comparison.kind === 'unknown') return `the difference to ${against} is unknown: ${comparison.why}`;
  const { pages, files, bytes, brotli } = comparison.difference;
  const figures = [numbered(pages, ' pages'), numbered(files, ' files'), sized(bytes), sized(brotli, ' with Brotli')];
  return `${figures.join(', ')} against ${against}`;
}

async function compare(base: Base, plan: DeployPlan, parts: CompareParts): Promise<Comparison> {
  const { embedded, report, checked, leftMs } = parts;
  if (base.commit === checked.commit) return { kind: 'unknown', base, why: 'it is the commit that was checked' };
  // The base's phases, warnings and failure do not belong to the check.
  const reporter: Reporter = (event) => {
    if (event.type === 'status' || event.type === 'heartbeat') report.report(event);
  };
  const follow = { ...plan.follow, timeoutMs: Math.max(1, leftMs) };
  // In another project it gets no cache that the checked commit's build could write.
  const project = plan.project === 'base' ? 'checked' : 'base';
  const { outcome, output } = await embedded.deploy(base.commit, { ...plan, project, follow }, reporter);
  if (outcome.status === 'succeeded' && output) {
    return { kind: 'known', base, difference: compareOutputs(checked.report, checked.output.files, output.files) };
  }
  return { kind: 'unknown', base, why: whyNot(outcome, leftMs) };
}

function whyNot({ status, error }: DeployOutcome, leftMs: number): string {
  if (status !== 'pending') return `it does not build (${error?.message ?? status})`;
  return leftMs < 1
    ? 'no time was left to build it'
    : `it was not built in the ${formatDuration(leftMs)} that were left`;
}

/** Returns the difference between a checked output and the base's. Both have digests. */
export function compareOutputs(
  { pages }: Pick<CheckReport, 'pages'>,
  now: readonly BuiltFile[],
  base: readonly BuiltFile[],
): Difference {
  const figure = (of: (files: readonly BuiltFile[]) => number) => ({ now: of(now), change: of(now) - of(base) });
  const sum = (of: (file: BuiltFile) => number) =>
    figure((files) => files.reduce((total, file) => total + of(file), 0));
  const isPage = ({ path }: BuiltFile) => Number(PAGE.test(path));
  return {
    // The base is not crawled: its pages are numbered by their names.
    pages: { now: pages, change: sum(isPage).change },
    files: figure(({ length }) => length),
    bytes: sum(({ bytes }) => bytes),
    brotli: sum(({ brotli }) => brotli),
    gzip: sum(({ gzip }) => gzip),
    changes: changesOf(now, base).toSorted(
      (a, b) => Math.abs(b.bytes) - Math.abs(a.bytes) || (a.path < b.path ? -1 : 1),
    ),
  };
}

const PAGE = /\.x?html?$/i;

function changesOf(now: readonly BuiltFile[], base: readonly BuiltFile[]): readonly FileChange[] {
  const before = new Map(base.map((file) => [file.path, file]));
  const after = new Set(now.map(({ path }) => path));
  const fresh = now.filter(({ path }) => !before.has(path));
  const gone = base.filter(({ path }) => !after.has(path));
  const renamed = pairs(fresh, gone);
  const paired = new Set(renamed.flat());
  return [
    ...now.flatMap((file) => {
      const former = before.get(file.path);
      return former === undefined || former.digest === file.digest ? [] : [changed(file, former)];
    }),
    ...renamed.map(([file, former]) => ({ ...changed(file, former), formerly: former.path })),
    ...fresh.filter((file) => !paired.has(file)).map((file) => alone('added', file, 1)),
    ...gone.filter((file) => !paired.has(file)).map((file) => alone('removed', file, -1)),
  ];
}

function changed(file: BuiltFile, former: BuiltFile): FileChange {
  const { path, bytes, brotli } = file;
  return { kind: 'changed', path, bytes: bytes - former.bytes, brotli: brotli - former.brotli };
}

function alone(kind: 'added' | 'removed', { path, bytes, brotli }: BuiltFile, sign: 1 | -1): FileChange {
  return { kind, path, bytes: sign * bytes, brotli: sign * brotli };
}

type Pair = readonly [file: BuiltFile, former: BuiltFile];

/** Pairs files that differ in the hash in their name. On each side only one file may have the same name without its hash. */
function pairs(fresh: readonly BuiltFile[], gone: readonly BuiltFile[]): readonly Pair[] {
  const former = Map.groupBy(gone, ({ path }) => nameWithoutHash(path));
  return [...Map.groupBy(fresh, ({ path }) => nameWithoutHash(path))].flatMap(([name, files]) => {
    const [file, another] = files;
    const [one, two] = former.get(name) ?? [];
    return name !== undefined && file && one && !another && !two ? [[file, one] as const] : [];
  });
}

const EXTENSIONS = /(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/;
/** The ways in which tools join a hash to a name, in order. Base64 hashes of eight letters may contain a hyphen. */
const HASHED = [/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/, /^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/];
const HASH_ALONE = /^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;

/** Returns a path with `*` for the content hash in its name, or undefined if the name does not seem to have one. */
export function nameWithoutHash(path: string): string | undefined {
  if (PAGE.test(path)) return undefined;
  const at = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, at), path.slice(at)];
  const ending = EXTENSIONS.exec(name)?.[0] ?? '';
  const bare = name.slice(0, name.length - ending.length);
  if (HASH_ALONE.test(bare)) return `${folder}*${ending}`;
  const found = HASHED.map((form) => form.exec(bare)?.groups).find((groups) => looksRandom(groups?.hash ?? ''));
  return found && `${folder}${found.stem}*${ending}`;
}

/** True for a digit among letters, both cases, or base32. Words and dates are none of these. */
function looksRandom(text: string): boolean {
  return /^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(text);
}
