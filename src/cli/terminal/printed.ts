import { splitColours, withoutControls } from '../../base/text.ts';
import type { Io } from './io.ts';
import { PLAIN, styleFor } from './style.ts';

/**
 * Returns an `io` that prints all text as a terminal may get it: `shownText` says how. `runCli` gives it to every command, so no
 * command can print an escape of a platform, a file or a build.
 */
export function printing(io: Io): Io {
  const { ask } = io;
  const [inOut, inErr] = (['out', 'err'] as const).map((stream) => styleFor(io, stream) !== PLAIN);
  const safe: Io = {
    ...io,
    out: (text) => io.out(shownText(text, inOut)),
    err: (text) => io.err(shownText(text, inErr)),
  };
  return ask ? { ...safe, ask: (question, when) => ask.call(io, shownText(question), when) } : safe;
}

const PRINTABLE = /^[\n\t -~]*$/;

/**
 * Returns a text with its line ends, its tabs and, with `colours`, its codes of colours, and without anything else that a terminal obeys: other
 * escapes, control characters (C0 and C1), and format characters that hide or reorder text. Linear time.
 */
export function shownText(text: string, colours = false): string {
  return PRINTABLE.test(text)
    ? text
    : text
        .split('\n')
        .map((line) => shownLine(line, colours))
        .join('\n');
}

function shownLine(line: string, colours: boolean): string {
  if (!colours) return withoutControls(line);
  const { texts, codes } = splitColours(line);
  return texts.map((text, index) => `${withoutControls(text)}${codes[index] ?? ''}`).join('');
}
