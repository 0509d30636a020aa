import { editsBetween } from '../base/edits.ts';

/** Longer names, and more names, are not compared. */
const MOST = { characters: 80, candidates: 1_000, shown: 3 } as const;

/** Returns at most 3 names that are similar to another one, the most similar first. */
export function nearest(name: string, candidates: readonly string[]): readonly string[] {
  const wanted = plain(name);
  if (wanted === '' || name.length > MOST.characters) return [];
  const scored = candidates
    .slice(0, MOST.candidates)
    .filter((each) => each !== name && each.length <= MOST.characters)
    .flatMap((each) => {
      const points =
        headOf(name) === headOf(each)
          ? Math.min(distance(wanted, plain(each)) ?? GROUP, GROUP)
          : distance(wanted, plain(each));
      return points === undefined ? [] : [{ each, points }];
    });
  const best = Math.min(...scored.map(({ points }) => points));
  return scored
    .sort((a, b) => a.points - b.points)
    .filter(({ points }) => points <= best + 1)
    .slice(0, MOST.shown)
    .map(({ each }) => each);
}

/** Returns at most 3 names that differ from another one by one mistake in eight letters, the most similar first. */
export function misspelt(name: string, candidates: readonly string[]): readonly string[] {
  return nearest(name, candidates).filter(
    (each) => editsBetween(name, each) <= Math.max(1, Math.floor(Math.min(name.length, each.length) / 8)),
  );
}

/** Removes the differences that are the easiest to mistake: upper and lower case, and the signs between words. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[-_.:\s]/g, '');
}

/** The distance of names of one group, such as `build:css` and `build:html`. */
const GROUP = 1;

function headOf(name: string): string {
  return /^[^:]{1,40}(?=:)/.exec(name)?.[0] ?? `${name}:`;
}

/** Returns the distance between two names, or undefined if one cannot be a mistake for the other. */
function distance(wanted: string, other: string): number | undefined {
  if (wanted === other) return 0;
  const most = Math.max(1, Math.floor(Math.min(wanted.length, other.length) / 3));
  const edits = editsBetween(wanted, other);
  if (edits <= most) return edits;
  const [short, long] = wanted.length < other.length ? [wanted, other] : [other, wanted];
  if (short.length >= 4 && (long.startsWith(short) || long.endsWith(short))) return most + 1;
  return undefined;
}

const NOTE = /; there (?:is|are) (?<names>[^;]{1,300})$/;

/** Adds similar names to a message. */
export function withNearest(message: string, names: readonly string[]): string {
  if (names.length === 0 || NOTE.test(message)) return message;
  return `${message.replace(/[.:]?\s{0,4}$/, '')}; there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;
}

/** Removes the names that `withNearest` added. */
export function withoutNearest(message: string): string {
  return message.replace(NOTE, '');
}

/** Returns the names that `withNearest` added to a message. */
export function nearestIn(message: string): readonly string[] {
  return NOTE.exec(message)?.groups?.names?.split(', ') ?? [];
}

/** True if a name that `withNearest` added is a folder. Such names end with `/`. */
export function isFolder(name: string): boolean {
  return name.endsWith('/');
}

/** Returns the folder that `withNearest` added to a message. */
export function nearestFolder(message: string): string | undefined {
  return nearestIn(message).find(isFolder);
}
