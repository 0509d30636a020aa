import type { BuiltFile } from '../contract/built-output.ts';
import type { CheckReport } from './report.ts';

/** A commit that a check is compared with, and the name that it was asked for by. */
export interface Base {
  readonly name: string;
  readonly commit: string;
}

export type Comparison =
  | { readonly kind: 'told'; readonly base: Base; readonly difference: Difference }
  /** There is no difference to report, and why: a clause that follows a colon. */
  | { readonly kind: 'unknown'; readonly base: Base; readonly why: string };

/** A size or number, and by how much it exceeds that of the base. */
export interface Figure {
  readonly now: number;
  readonly change: number;
}

export interface Difference extends Readonly<Record<'pages' | 'files' | 'bytes' | 'brotli' | 'gzip', Figure>> {
  /** The largest in bytes first. */
  readonly changes: readonly FileChange[];
}

export interface FileChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** As it is now; of a removed file as it was. */
  readonly path: string;
  /** Its path in the base, if the hash in its name changed too. */
  readonly formerly?: string;
  /** Bytes gained or lost, as the file is and as it travels. */
  readonly bytes: number;
  readonly brotli: number;
}

/** Compares a checked output with that of the base. Both are inspected with digests. */
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
    // The base is not crawled: its pages are counted by their names.
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

/** The same file under another hash: alone on either side with its folder, its name without the hash and its ending. */
function pairs(fresh: readonly BuiltFile[], gone: readonly BuiltFile[]): readonly Pair[] {
  const former = Map.groupBy(gone, ({ path }) => nameWithoutHash(path));
  return [...Map.groupBy(fresh, ({ path }) => nameWithoutHash(path))].flatMap(([name, files]) => {
    const [file, another] = files;
    const [one, two] = former.get(name) ?? [];
    return name !== undefined && file && one && !another && !two ? [[file, one] as const] : [];
  });
}

/** The part of a name after its hash. */
const ENDING = /(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/;
/** Ordered: how tools join a hash to a name. Base64 hashes of eight letters may contain the hyphen that separates others. */
const HASHED = [/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/, /^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/];
/** Nothing but a hash. */
const HASH_ALONE = /^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;

/** A path with `*` for the content hash in its name; undefined if the name does not look like it has one. */
export function nameWithoutHash(path: string): string | undefined {
  if (PAGE.test(path)) return undefined;
  const at = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, at), path.slice(at)];
  const ending = ENDING.exec(name)?.[0] ?? '';
  const bare = name.slice(0, name.length - ending.length);
  if (HASH_ALONE.test(bare)) return `${folder}*${ending}`;
  const found = HASHED.map((form) => form.exec(bare)?.groups).find((groups) => looksRandom(groups?.hash ?? ''));
  return found && `${folder}${found.stem}*${ending}`;
}

/** A digit among letters, both cases, or base32: what words and dates are not. */
function looksRandom(text: string): boolean {
  return /^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(text);
}
