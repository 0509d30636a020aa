import { shortened } from '../../base/text.ts';
import type { LeftOut } from '../shared/types.ts';

/** Paths that are listed, and characters of each. */
const MOST_NAMES = 20;
const NAME_LENGTH = 200;

export function withPath({ count, names }: LeftOut, path: string): LeftOut {
  return { count: count + 1, names: names.length < MOST_NAMES ? [...names, shown(path)] : names };
}

export function describeLeftOut({ count, names }: LeftOut): string {
  const more = count > names.length ? ` and ${count - names.length} more` : '';
  return `Left out of the release: ${names.toSorted().join(', ')}${more}`;
}

/** Replaces control characters and characters that reorder text: a file name can contain any character. */
function shown(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return shortened(plain, NAME_LENGTH);
}
