import { type Captures, type Pattern, placeholdersOf } from './pattern.ts';

type Piece = string | { readonly name: string };

/** A text with places for what a pattern matched. */
export interface Template {
  readonly pieces: readonly Piece[];
  /** Nothing is to be filled in. */
  readonly isFixed: boolean;
}

/** `:name` is a place where the pattern has that placeholder; a `:splat` that it lacks is empty. `read`: of the other pieces. */
export function compileTemplate(text: string, from: Pattern, read = (piece: string) => piece): Template {
  if (!text.includes(':')) return { pieces: [read(text)], isFixed: true };
  const names = placeholdersOf(from);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(/:([A-Za-z]\w*)/g)) {
    if (!names.has(name) && name !== 'splat') continue;
    pieces.push(read(text.slice(done, index)));
    if (names.has(name)) pieces.push({ name });
    done = index + written.length;
  }
  pieces.push(read(text.slice(done)));
  return { pieces, isFixed: pieces.every((piece) => typeof piece === 'string') };
}

/**
 * The text with what the pattern matched in its places. `how`: encoded as in a path of a URL, or as it is. Undefined:
 * it would have more than `most` characters; no more than that is put together.
 */
export function fillIn(
  { pieces }: Template,
  captures: Captures,
  how: 'encoded' | 'plain',
  most: number,
): string | undefined {
  let filled = '';
  for (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : valueFor(piece.name, captures, how, most - filled.length);
    if (text === undefined || filled.length + text.length > most) return undefined;
    filled += text;
  }
  return filled;
}

function valueFor(name: string, captures: Captures, how: 'encoded' | 'plain', most: number): string | undefined {
  // Encoded it is no shorter.
  if (how === 'plain' || captures.get(name).length > most) return captures.get(name);
  return captures.encoded(name);
}
