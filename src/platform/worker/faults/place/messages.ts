import type { Place, SourceIndex } from '../source-index.ts';

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/;
const PREFIX = /^(?:Uncaught )?(?:\w{0,60}Error: )?/;
/** Ends the constant part of a message: a value that code fills in, or a sign that code may quote in another way. */
const JOINT = /["'`:,;()]|\s\d\S{0,20}(?=\s|$)/;
const LEAST_LENGTH = 10;
const LEAST_PIECE = 16;

/** Finds the only line of the repository's own code that has the text of a message, or else its longest constant part. */
export async function lineOfMessage(message: string, index: SourceIndex): Promise<Place | undefined> {
  const whole = message.replace(PREFIX, '').replace(/\.$/, '');
  const sentences = whole
    .split(JOINT)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= LEAST_PIECE && piece.split(' ').length > 2);
  const [longest = ''] = sentences.sort((a, b) => b.length - a.length);
  const files = index.files.filter((file) => CODE.test(file));
  for (const text of [whole, longest]) {
    if (text.length < LEAST_LENGTH || !text.includes(' ')) continue;
    const found = await index.collect(files, (line, at, file) => {
      const column = line.indexOf(text);
      return column < 0 ? undefined : { file, line: at, column: column + 1 };
    });
    if (found.length > 0) return index.onlyOf(found);
  }
  return undefined;
}
