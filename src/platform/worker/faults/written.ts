import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { SourceIndex } from './source-index.ts';

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/;
const PREFIX = /^(?:Uncaught )?(?:\w{0,60}Error: )?/;
/** What a template fills in, or what a writer may quote in another way. */
const JOINT = /["'`:,;()]|\s\d\S{0,20}(?=\s|$)/;
const LEAST_LENGTH = 10;
const LEAST_PIECE = 16;

/** Finds the only line of code that has the words of a message, if the project itself wrote it. */
export async function writtenPlace(
  message: string,
  index: SourceIndex,
): Promise<Pick<Diagnostic, 'file' | 'line' | 'column'> | undefined> {
  const whole = message.replace(PREFIX, '').replace(/\.$/, '');
  const pieces = whole.split(JOINT).map((piece) => piece.trim());
  const longest = pieces.filter(isSentence).sort((a, b) => b.length - a.length)[0];
  for (const words of [whole, longest ?? '']) {
    if (words.length < LEAST_LENGTH || !words.includes(' ')) continue;
    const found = await placesOf(words, index);
    if (found.length > 0) return found.length === 1 && !index.isPartial ? found[0] : undefined;
  }
  return undefined;
}

function isSentence(piece: string): boolean {
  return piece.length >= LEAST_PIECE && piece.split(' ').length > 2;
}

async function placesOf(words: string, index: SourceIndex) {
  const files = index.files.filter((file) => CODE.test(file));
  await index.load(files);
  const found: { readonly file: string; readonly line: number; readonly column: number }[] = [];
  for (const file of files) {
    for (const [at, text] of (await index.lines(file)).entries()) {
      const column = text.indexOf(words);
      if (column >= 0) found.push({ file, line: at + 1, column: column + 1 });
    }
  }
  return found;
}
