import { type Captures, type Pattern, placeholdersOf } from './pattern.ts';

type Piece = string | { readonly name: string };

/** A text with placeholders for the values that a pattern matched. */
export interface Template {
  readonly pieces: readonly Piece[];
  /** True if there are no placeholders. */
  readonly isFixed: boolean;
}

/**
 * Compiles a text. `:name` is a placeholder if the pattern has one with this name. `:splat` becomes empty if the
 * pattern does not have a `*`. `read` decodes the text between placeholders.
 */
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

/** Returns the text with its placeholders filled in, encoded for a URL or not. Undefined if it would have more than `most` characters. */
export function fillIn({ pieces }: Template, captures: Captures, how: 'encoded' | 'plain', most: number) {
  let filled = '';
  for (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : valueFor(piece.name, captures, how, most - filled.length);
    if (text === undefined || filled.length + text.length > most) return undefined;
    filled += text;
  }
  return filled;
}

function valueFor(name: string, captures: Captures, how: 'encoded' | 'plain', most: number): string | undefined {
  // Encoding does not shorten a value.
  if (how === 'plain' || captures.get(name).length > most) return captures.get(name);
  return captures.encoded(name);
}

/** Copies a text for a cache. A substring would keep the whole request target in memory, and a concatenated string its parts. */
export function own(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
