import * as v from 'valibot';
import { isObject } from '../../base/json.ts';
import { CONTROL_LIMITS, ENV_NAME, KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import { readRepository } from '../../contract/repository.ts';
import { Refusal } from '../shared/refusal.ts';
import { read, rule, shown } from '../shared/schema.ts';

/** Problems that a refusal names. It gives the number of the others. */
const PROBLEMS_MOST = 10;

/** Reads a body by a schema. Throws `validation_failed` with the first problems, each with the name of its field. */
export function checkBody<S extends v.GenericSchema>(body: unknown, schema: S): v.InferOutput<S> {
  if (!isObject(body)) throw invalid(['the body must be a JSON object']);
  const result = read(schema, body, 'the body');
  if ('faults' in result) throw invalid(result.faults);
  return result.output;
}

/** Returns the refusal `validation_failed`, which names at most ten problems. */
export function invalid(problems: readonly string[]): Refusal {
  const more = problems.length - PROBLEMS_MOST;
  const listed = problems.slice(0, PROBLEMS_MOST).join('; ') + (more > 0 ? `; and ${more} more` : '');
  return new Refusal('validation_failed', `${listed}.`);
}

/** A pattern that a text must not match, and the problem if it does. */
type Fault = readonly [RegExp, string];

const UNFIT: readonly Fault[] = [
  [/\0/, 'must not contain NUL characters'],
  [/\p{Cs}/u, 'must be well-formed Unicode'],
];

/** Returns the schema of well-formed text of `least` to `most` characters without NUL and without the given faults. */
export function text(least: number, most: number, faults: readonly Fault[] = []) {
  const all = [...UNFIT, ...faults];
  return v.pipe(
    v.string('must be a string'),
    v.minLength(least, least === 1 ? 'must not be empty' : `must have at least ${least} characters`),
    v.maxLength(most, `must have at most ${most} characters`),
    rule((value) => all.find(([pattern]) => pattern.test(value))?.[1]),
    v.metadata(without(...all.map(([pattern]) => pattern))),
  );
}

function without(...patterns: readonly RegExp[]) {
  return { not: { pattern: patterns.map(({ source }) => source).join('|') } };
}

export function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `must be one of ${values.join(', ')}`);
}

/** Returns the schema of a text that has a form. `must` says it, without its example. */
export function matching({ pattern, example }: { readonly pattern: RegExp; readonly example: string }, must: string) {
  return v.pipe(text(1, 1_024), v.regex(pattern, `${must}, as "${example}"`));
}

export function wholeNumber(least: number, most: number) {
  const problem = `must be a whole number of ${least} to ${most}`;
  return v.pipe(v.number(problem), v.integer(problem), v.minValue(least, problem), v.maxValue(most, problem));
}

export function oneLine(most: number) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a shell would read the rest as another command
  return text(1, most, [[/[\x00-\x1f\x7f]/, 'must be one line, without control characters']]);
}

export const flag = v.boolean('must be true or false');

/** The rules of `git check-ref-format --branch`. */
export const branch = text(1, 244, [
  [/^-/, 'must not begin with "-"'],
  [/^@$/, 'must not be "@"'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: git refuses control characters
  [/[\x00-\x20\x7f~^:?*[\\]/, 'must not contain spaces, control characters or any of ~ ^ : ? * [ \\'],
  [/\.\./, 'must not contain ".."'],
  [/@\{/, 'must not contain "@{"'],
  [/^\/|\/$|\/\//, 'must not begin or end with "/" or contain "//"'],
  [/(?:^|\/)\./, 'must not have a part that begins with "."'],
  [/\.lock(?:\/|$)/, 'must not have a part that ends with ".lock"'],
  [/\.$/, 'must not end with "."'],
]);

export const commit = v.pipe(
  text(1, 64),
  v.regex(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/, 'must be a full commit SHA: 40 hexadecimal digits'),
);

/** The time without a deployment after which an app is deleted: `1d` to `366d`, or `1h` to `999h`. */
export const lifetime = v.pipe(
  text(2, 4),
  v.regex(
    /^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,
    'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"',
  ),
);

/** A folder of the repository: a relative path with `/` that does not leave the repository. */
export const folder = text(1, 1_024, [
  [/^(?:\/|[A-Za-z]:)/, 'must be a path relative to the repository'],
  [/\\/, 'must use "/" between folders'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no folder of a site needs one
  [/[\x00-\x1f\x7f]/, 'must not contain control characters'],
  [/(?:^|\/)\.\.(?:\/|$)/, 'must stay inside the repository (no "..")'],
  [/(?:^|\/)\.[gG][iI][tT](?:\/|$)/, 'must not lead into ".git"'],
]);

/** `owner/name`, a local path, or a URL. `readRepository` refuses more of the URLs. */
const REPOSITORY =
  /^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/;
/** The user in a URL. */
const USER = /:\/\/[^/?#\\]*@/;

/** Returns the schema of `repository`, by the rules of `contract/repository.ts`. Its problem says what to write instead. */
export function repository(allowLocalGit: boolean) {
  return v.pipe(
    v.string('must be a string'),
    v.check((value) => value.isWellFormed(), 'must be well-formed Unicode'),
    rule((value) => {
      const form = readRepository(value, allowLocalGit);
      return form.kind === 'refused' ? `${form.problem}: write ${form.instead}` : undefined;
    }),
    v.metadata({ maxLength: 1_024, pattern: REPOSITORY.source, ...without(USER, /\p{Cc}/u, /\p{Cs}/u) }),
  );
}

const { envVariables, envBytes } = CONTROL_LIMITS;

/** Names that the platform keeps for itself, in upper or lower case. A JSON schema has no flag for that. */
const RESERVED = new RegExp(
  `^${KVS_VARIABLE_PREFIX.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`)}`,
);

/** The set of variables of PUT …/env. */
export const envSet = v.pipe(
  v.custom<Readonly<Record<string, string>>>(
    (value) => envProblem(value) === undefined,
    ({ input }) => envProblem(input) ?? '',
  ),
  v.metadata({
    type: 'object',
    maxProperties: envVariables,
    propertyNames: { pattern: ENV_NAME.source, ...without(RESERVED) },
    // The name has a byte at least.
    additionalProperties: {
      type: 'string',
      maxLength: envBytes - 1,
      ...without(...UNFIT.map(([pattern]) => pattern)),
    },
  }),
);

function envProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'must be an object of names to strings';
  const entries = Object.entries(value);
  if (entries.length > envVariables) return `must have at most ${envVariables} variables`;
  let bytes = 0;
  for (const [name, each] of entries) {
    const problem = variableProblem(name, each);
    if (problem !== undefined) return `contains ${shown(name)}, ${problem}`;
    bytes += Buffer.byteLength(name) + Buffer.byteLength(String(each));
  }
  return bytes > envBytes ? `must have at most ${envBytes} bytes of names and values` : undefined;
}

function variableProblem(name: string, value: unknown): string | undefined {
  if (!ENV_NAME.test(name)) return "which is not a variable's name: letters, digits and _, and not a digit first";
  if (RESERVED.test(name)) return `but names that begin with ${KVS_VARIABLE_PREFIX} belong to the platform`;
  if (typeof value !== 'string') return 'whose value must be a string';
  if (value.includes('\0')) return 'whose value must not contain NUL characters';
  return value.isWellFormed() ? undefined : 'whose value must be well-formed Unicode';
}
