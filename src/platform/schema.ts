import * as v from 'valibot';
import { isObject } from '../base/json.ts';

/**
 * What control/ and identity/ share of valibot. A message is the rest of a sentence that begins with the path of its
 * value: "must be a string", "is required".
 */

/** Unknown members that a message names; it counts the rest. */
const UNKNOWN_MOST = 5;

/** Characters of a foreign name in a message. */
const NAME_MOST = 60;

/** An object with these members alone. Its faults name missing members, and unknown ones beside the known. */
export function members<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.custom<object>(isObject, 'must be an object'),
    v.strictObject(entries, (issue) => (issue.expected === 'never' ? unknownIn(issue.path, entries) : 'is required')),
  );
}

/** A member that may be missing, or null, which empties it. */
export function clearable<S extends v.GenericSchema>(schema: S) {
  return v.exactOptional(v.nullable(schema));
}

/** A member that is known, and never accepted: `why` says the reason. Messages do not offer it. */
export function refused(why: string) {
  return v.exactOptional(v.never(why));
}

/** valibot leaves these members out of a record without a word. */
const LEFT_OUT = ['__proto__', 'prototype', 'constructor'];

/** An object of any names to values of one schema. */
export function dictionary<V extends v.GenericSchema>(name: v.GenericSchema<string>, value: V) {
  return v.pipe(
    v.custom<object>(isObject, 'must be an object'),
    v.check((given) => !LEFT_OUT.some((each) => Object.hasOwn(given, each)), `must not contain ${LEFT_OUT.join(', ')}`),
    v.record(name, value),
  );
}

/** A check that says what is wrong with a string; undefined: nothing. */
export function rule(problemOf: (value: string) => string | undefined) {
  return v.check<string, (issue: { readonly input: string }) => string>(
    (value) => problemOf(value) === undefined,
    ({ input }) => problemOf(input) ?? '',
  );
}

/**
 * What a schema makes of a value, or all faults: a sentence each, without a full stop, the first fault of each value.
 * `what` names the whole value, as "the body".
 */
export function read<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  what: string,
): { readonly output: v.InferOutput<S> } | { readonly faults: readonly string[] } {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return { output: result.output };
  return { faults: result.issues.map(({ path, message }) => `${pathOf(path) || what} ${message}`) };
}

/** A foreign name for a message: as it is if it is plain, else quoted; its length is bounded. */
export function shown(name: string): string {
  const cut = name.length > NAME_MOST ? `${name.slice(0, NAME_MOST)}…` : name;
  return /^[\w.*@$/-]+…?$/.test(cut) ? cut : JSON.stringify(cut);
}

type Path = v.BaseIssue<unknown>['path'];

/** `issuers[0].email`; empty for the whole value. */
function pathOf(path: Path): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${shown(String(key))}`))
    .join('')
    .replace(/^\./, '');
}

/** The sentence about unknown members. It begins with the path of the first. */
function unknownIn(path: Path, entries: v.ObjectEntries): string {
  const last = path?.at(-1)?.input;
  const [, ...others] = isObject(last) ? Object.keys(last).filter((name) => !Object.hasOwn(entries, name)) : [];
  const named = others.slice(0, UNKNOWN_MOST).map(shown);
  const more = others.length - named.length;
  const rest = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const known = Object.keys(entries).filter((name) => entries[name]?.expects !== 'never');
  return `is not a known field${rest === '' ? '' : ` (also: ${rest})`}. Known fields: ${known.join(', ')}`;
}
