import * as v from 'valibot';
import { isObject } from '../../base/json.ts';

/** A message is the rest of a sentence that begins with the path of its value: "must be a string", "is required". */

/** Unknown members that a message names; it counts the rest. */
const UNKNOWN_MOST = 5;

const NAME_MOST = 60;

/** Returns the schema of an object with only these members. Its faults name missing and unknown members, and list the known ones. */
export function members<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.custom<object>(isObject, 'must be an object'),
    v.strictObject(entries, (issue) => (issue.expected === 'never' ? unknownIn(issue.path, entries) : 'is required')),
  );
}

/** Makes a member optional. Null clears it. */
export function clearable<S extends v.GenericSchema>(schema: S) {
  return v.exactOptional(v.nullable(schema));
}

/** Makes a member of a file optional. Editors show its description. */
export function optional<S extends v.GenericSchema>(schema: S, description: string) {
  return v.exactOptional(v.pipe(schema, v.description(description)));
}

/** Returns the schema of a member that is known but never accepted. `why` is the reason. Lists of known fields leave it out. */
export function refused(why: string) {
  return v.exactOptional(v.never(why));
}

/** valibot silently leaves these members out of a record. */
const LEFT_OUT = ['__proto__', 'prototype', 'constructor'];

/** Returns the schema of an object that maps names to values of one schema. */
export function dictionary<V extends v.GenericSchema>(name: v.GenericSchema<string>, value: V) {
  return v.pipe(
    v.custom<object>(isObject, 'must be an object'),
    v.check((given) => !LEFT_OUT.some((each) => Object.hasOwn(given, each)), `must not contain ${LEFT_OUT.join(', ')}`),
    v.record(name, value),
  );
}

/** Makes a check of `problemOf`, which returns the problem of a string, or undefined if the string is valid. */
export function rule(problemOf: (value: string) => string | undefined) {
  return v.check<string, (issue: { readonly input: string }) => string>(
    (value) => problemOf(value) === undefined,
    ({ input }) => problemOf(input) ?? '',
  );
}

/** Returns the output, or the first fault of each value, as a sentence without a full stop. `what`: the whole, as "the body". */
export function read<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  what: string,
): { readonly output: v.InferOutput<S> } | { readonly faults: readonly string[] } {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return { output: result.output };
  return { faults: result.issues.map(({ path, message }) => `${pathOf(path) || what} ${message}`) };
}

/** The same for an object, with the first fault of each member by its name. A fault of the whole has no name. */
export function readMembers<S extends v.GenericSchema>(
  schema: S,
  value: object,
): { readonly output: v.InferOutput<S> } | { readonly faults: ReadonlyMap<string, string> } {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return { output: result.output };
  return { faults: new Map(result.issues.map(({ path, message }) => [String(path?.[0]?.key ?? ''), message])) };
}

/** Returns a foreign name for a message, with a bounded length. Quotes it unless it is plain. */
export function shown(name: string): string {
  const cut = name.length > NAME_MOST ? `${name.slice(0, NAME_MOST)}…` : name;
  return /^[\w.*@$/-]+…?$/.test(cut) ? cut : JSON.stringify(cut);
}

type Path = v.BaseIssue<unknown>['path'];

/** As `issuers[0].email`. Empty for the whole value. */
function pathOf(path: Path): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${shown(String(key))}`))
    .join('')
    .replace(/^\./, '');
}

/** Returns the message about unknown members. The path of the first one comes before it. */
function unknownIn(path: Path, entries: v.ObjectEntries): string {
  const last = path?.at(-1)?.input;
  const [, ...others] = isObject(last) ? Object.keys(last).filter((name) => !Object.hasOwn(entries, name)) : [];
  const named = others.slice(0, UNKNOWN_MOST).map(shown);
  const more = others.length - named.length;
  const rest = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const known = Object.keys(entries).filter((name) => entries[name]?.expects !== 'never');
  return `is not a known field${rest === '' ? '' : ` (also: ${rest})`}. Known fields: ${known.join(', ')}`;
}
