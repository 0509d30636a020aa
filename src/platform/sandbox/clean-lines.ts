import { splitColours, withoutControls } from '../../base/text.ts';
import { LOG_LINE_LENGTH } from '../dispatch/messages.ts';
import { maskOf } from './masking.ts';
import type { Env } from './names.ts';

/** Shorter values are not masked, because ordinary text contains them. */
const SECRET_LENGTH = 4;
/** Common settings, which are not masked: the log would become unreadable. */
const ORDINARY = /^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;

export interface CleanLine {
  /** The line without any code. */
  readonly plain: string;
  /** The line with its colours, if it has some that can be kept. */
  readonly coloured: string | undefined;
}

/** Returns what removes control characters and terminal codes of a line, and replaces the values of the variables by `***`. */
export function lineCleaner(env: Env): (line: string) => CleanLine {
  const secrets = [...new Set(Object.values(env).flatMap((value) => value.split('\n')))]
    .map((value) => value.trim())
    .filter((value) => value.length >= SECRET_LENGTH && !ORDINARY.test(value));
  const masked = maskOf(secrets);
  return (raw) => {
    // Keeps only the last state of a progress bar.
    const state = raw.split('\r').findLast((part) => part !== '') ?? '';
    const text = withoutControls(state);
    const plain = masked(text);
    // A code may be inside a value, so a line with a value loses its colours.
    return { plain, coloured: plain === text ? colouredLine(state, text) : undefined };
  };
}

/** Returns a line with its colours, if it has some and is not too long. `plain`: its text without codes. */
function colouredLine(line: string, plain: string): string | undefined {
  if (line.length > LOG_LINE_LENGTH) return undefined;
  const { texts, codes } = splitColours(line);
  if (codes.length === 0) return undefined;
  const parts = texts.map(withoutControls);
  // Otherwise a code was a part of another one.
  if (parts.join('') !== plain) return undefined;
  return parts.map((part, index) => part + (codes[index] ?? '')).join('');
}
