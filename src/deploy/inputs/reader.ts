import { parseDuration } from '../../base/durations.ts';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { missing, type Problems, parseBoolean, parseChoice } from '../../base/inputs.ts';
import type { RunContext } from './context.ts';
import { parseIdentifier } from './placeholders.ts';
import type { InputName, RawInputs } from './table.ts';

export type Reader = ReturnType<typeof readerOf>;

/** Reads single inputs. Records a fault among the problems, and returns a placeholder so that reading can go on. */
export function readerOf(raw: RawInputs, context: RunContext, problems: Problems) {
  const optional = (name: InputName) => raw[name].trim() || undefined;
  return {
    raw,
    context,
    problems,
    optional,
    boolean: (name: InputName) => problems.try(() => parseBoolean(raw[name], name), false),
    choice: <T extends string>(name: InputName, choices: readonly [T, ...T[]]): T =>
      problems.try(() => parseChoice(raw[name], choices, name), choices[0]),
    duration: (name: InputName) => problems.try(() => parseDuration(raw[name], name), 1),
    identifier: (name: 'org' | 'project' | 'app', whenMissing: string | undefined) =>
      problems.try(() => {
        const text = optional(name) ?? whenMissing;
        if (text === undefined) throw missing(name, 'it is part of every request', `Give the ${name}'s identifier.`);
        return parseIdentifier(text, name, context);
      }, ''),
  };
}

/** Reads a file of the workspace as UTF-8. Throws the errors of `readFileSync`. */
export type ReadFile = (path: string) => string;

/** Reads a file that an input names. Throws `file_not_found`, which names the input. */
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
