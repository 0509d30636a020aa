import type { LeftOut } from '../types.ts';

/** Paths that are kept of all that was left out, and letters of each. */
const MOST_NAMES = 20;
const NAME_LENGTH = 200;

/** With one path more. */
export function withPath({ count, names }: LeftOut, path: string): LeftOut {
  return { count: count + 1, names: names.length < MOST_NAMES ? [...names, shown(path)] : names };
}

/** A line for the log of the deployment. */
export function describeLeftOut({ count, names }: LeftOut): string {
  const more = count > names.length ? ` and ${count - names.length} more` : '';
  return `Left out of the plain folder: ${names.toSorted().join(', ')}${more}`;
}

/** A repository names its files as it likes: control characters, and those that turn a line around, are not shown. */
function shown(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return plain.length > NAME_LENGTH ? `${plain.slice(0, NAME_LENGTH)}…` : plain;
}
