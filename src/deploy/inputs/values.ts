import { SlipwayError, systemCode } from '../../base/errors.ts';

/** An `invalid_input` that names the input. */
export function invalid(input: string, message: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', `${input}: ${message}`, { input, remedy });
}

/** A `missing_input` that names the input. */
export function missing(input: string, why: string, remedy: string): SlipwayError {
  return new SlipwayError('missing_input', `${input} is missing: ${why}`, { input, remedy });
}

/** `true` or `false`, in any case. */
export function parseBoolean(text: string, input: string): boolean {
  switch (text.trim().toLowerCase()) {
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      throw invalid(input, `"${shown(text)}" is neither true nor false`, 'Write true or false.');
  }
}

/** Returns one of `choices`. The error for a near miss suggests a choice. */
export function parseChoice<T extends string>(text: string, choices: readonly T[], input: string): T {
  const found = choices.find((choice) => choice === text.trim().toLowerCase());
  if (found !== undefined) return found;
  const list = choices.map((choice) => `"${choice}"`).join(', ');
  throw invalid(input, `"${shown(text)}" is not one of ${list}${didYouMean(text, choices)}`, `Write one of ${list}.`);
}

/** `; did you mean "x"?`, or an empty text if no name is near. */
export function didYouMean(text: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, distance: editDistance(text.trim().toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= Math.max(1, Math.floor(near.name.length / 3)) ? `; did you mean "${near.name}"?` : '';
}

/** Levenshtein's distance. Texts beyond 100 characters are near to nothing. */
function editDistance(a: string, b: string): number {
  if (a.length > 100 || b.length > 100) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A value as an error message repeats it: one line, 60 characters at most. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Reads a file of the workspace as UTF-8. Throws as `readFileSync` does. */
export type ReadFile = (path: string) => string;

/** The file's text; what hinders it is named as the input's fault. */
export function readText(path: string, input: string, readFile: ReadFile): string {
  try {
    return readFile(path);
  } catch (cause) {
    const why = systemCode(cause) === 'ENOENT' ? 'does not exist' : `cannot be read (${systemCode(cause) ?? 'fault'})`;
    throw new SlipwayError('file_not_found', `${input}: the file ${path} ${why}`, {
      input,
      cause,
      remedy: 'Give a path inside the workspace, and check the repository out before this step.',
    });
  }
}
