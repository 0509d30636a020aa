import { isObject } from '../../base/json.ts';
import { CONTROL_LIMITS, ENV_NAME, KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import { readRepository } from '../../contract/repository.ts';
import { Refusal } from '../refusal.ts';

/** What is wrong with a value, as the rest of a sentence that begins with its name; undefined: nothing. */
export type Rule = (value: unknown) => string | undefined;

export interface Field {
  readonly rule: Rule;
  readonly required?: boolean;
  /** null is taken too, and empties the field. */
  readonly nullable?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

/** Problems named at once; the rest are only counted. */
const PROBLEMS_MOST = 10;

/** Checks a body against its fields and returns it. Throws `validation_failed` with every problem, each by its field's name. */
export function checkBody(body: unknown, fields: Fields, fixed: Readonly<Record<string, string>> = {}) {
  if (!isObject(body)) throw invalid(['the body must be a JSON object']);
  const problems: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    const field = own(fields, name);
    if (!field) problems.push(own(fixed, name) ?? `${shown(name)} is not a known field`);
    else if (!(value === null && field.nullable)) {
      const problem = field.rule(value);
      if (problem !== undefined) problems.push(`${name} ${problem}`);
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.required && !Object.hasOwn(body, name)) problems.push(`${name} is required`);
  }
  const unknown = problems.some((each) => each.endsWith('is not a known field'));
  if (problems.length > 0) throw invalid(problems, unknown ? `Known fields: ${Object.keys(fields).join(', ')}.` : '');
  return body;
}

/** A member of the table itself: a body may name `__proto__`. */
function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function invalid(problems: readonly string[], hint = ''): Refusal {
  const more = problems.length - PROBLEMS_MOST;
  const listed = problems.slice(0, PROBLEMS_MOST).join('; ') + (more > 0 ? `; and ${more} more` : '');
  return new Refusal('validation_failed', `${listed}.${hint === '' ? '' : ` ${hint}`}`);
}

/** A foreign name in a message: quoted, and of bounded length. */
function shown(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
}

/** Text of `least` to `most` characters without NUL; `also` adds a rule. */
export function text(least: number, most: number, also: (value: string) => string | undefined = () => undefined): Rule {
  return (value) => {
    if (typeof value !== 'string') return 'must be a string';
    if (value.length < least) return least === 1 ? 'must not be empty' : `must have at least ${least} characters`;
    if (value.length > most) return `must have at most ${most} characters`;
    if (value.includes('\0')) return 'must not contain NUL characters';
    if (!value.isWellFormed()) return 'must be well-formed Unicode';
    return also(value);
  };
}

export function matching(pattern: RegExp, problem: string): (value: string) => string | undefined {
  return (value) => (pattern.test(value) ? undefined : problem);
}

export function oneOf(values: readonly string[]): Rule {
  return (value) => (values.some((each) => each === value) ? undefined : `must be one of ${values.join(', ')}`);
}

export const flag: Rule = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');

/** What `git check-ref-format --branch` takes, ordered: the first pattern that matches tells the fault. */
const BRANCH_FAULTS: readonly (readonly [RegExp, string])[] = [
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
];

export const branch: Rule = text(1, 244, (value) => BRANCH_FAULTS.find(([pattern]) => pattern.test(value))?.[1]);

export const commit: Rule = text(
  1,
  64,
  matching(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'must be a full commit SHA: 40 hexadecimal digits'),
);

/** A folder of the repository: relative, `/` between, never out of it. */
export const folder: Rule = text(1, 1_024, (value) => {
  if (value.startsWith('/') || /^[A-Za-z]:/.test(value)) return 'must be a path relative to the repository';
  if (value.includes('\\')) return 'must use "/" between folders';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no folder of a site needs one
  if (/[\x00-\x1f\x7f]/.test(value)) return 'must not contain control characters';
  const parts = value.split('/');
  if (parts.includes('..')) return 'must stay inside the repository (no "..")';
  if (parts.some((part) => part.toLowerCase() === '.git')) return 'must not lead into ".git"';
  return undefined;
});

/** Applies the rule of `contract/repository.ts`. The problem says what to write instead. */
export function repository(allowLocalGit: boolean): Rule {
  return (value) => {
    if (typeof value !== 'string') return 'must be a string';
    if (!value.isWellFormed()) return 'must be well-formed Unicode';
    const form = readRepository(value, allowLocalGit);
    return form.kind === 'refused' ? `${form.problem}: write ${form.instead}` : undefined;
  };
}

/** The set of variables of PUT …/env. */
export const envSet: Rule = (value) => {
  if (!isObject(value)) return 'must be an object of names to strings';
  const entries = Object.entries(value);
  if (entries.length > CONTROL_LIMITS.envVariables) return `must hold at most ${CONTROL_LIMITS.envVariables} variables`;
  let bytes = 0;
  for (const [name, each] of entries) {
    if (!ENV_NAME.test(name))
      return `holds ${shown(name)}, which is not a variable's name: letters, digits and _, no digit first`;
    if (name.toUpperCase().startsWith(KVS_VARIABLE_PREFIX)) {
      return `holds ${shown(name)}, but names that begin with ${KVS_VARIABLE_PREFIX} are the platform's own`;
    }
    if (typeof each !== 'string') return `holds ${shown(name)}, whose value must be a string`;
    if (each.includes('\0') || !each.isWellFormed())
      return `holds ${shown(name)}, whose value has characters no variable can hold`;
    bytes += Buffer.byteLength(name) + Buffer.byteLength(each);
  }
  return bytes > CONTROL_LIMITS.envBytes
    ? `must have at most ${CONTROL_LIMITS.envBytes} bytes of names and values`
    : undefined;
};
