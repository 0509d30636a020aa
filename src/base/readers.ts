import { isObject, isText } from './json.ts';

/**
 * Readers of what a process says that is not trusted: one definition gives the check and the type. They load at once and cost little
 * for each message, so processes that have to start fast read by them, and not by valibot.
 */

/** Returns what it has read, or undefined if the value is not valid. */
export type Reader<Value> = (value: unknown) => Value | undefined;

export type ReadBy<Read> = Read extends Reader<infer Value> ? Value : never;

/** Reads a text of at most `most` UTF-16 units. */
export function text(most: number): Reader<string> {
  return (value) => (isText(value, most) ? value : undefined);
}

export const integer: Reader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** Reads a whole number from 0 on. */
export const count: Reader<number> = (value) => {
  const number = integer(value);
  return number !== undefined && number >= 0 ? number : undefined;
};

/** Reads a mark, which is true or absent. */
export const mark: Reader<true> = (value) => (value === true ? true : undefined);

/** Reads a flag. Anything but true is false. */
export const flag: Reader<boolean> = (value) => value === true;

export function oneOf<const Name extends string>(names: readonly Name[]): Reader<Name> {
  return (value) => names.find((each) => each === value);
}

export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : read(value));
}

/** Reads a list of at most `most` items. All of them must be valid. */
export function listOf<Value>(most: number, read: Reader<Value>): Reader<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const items = value.map(read).filter((each) => each !== undefined);
    return items.length === value.length ? items : undefined;
  };
}

type Readers = Readonly<Record<string, Reader<unknown>>>;
type ReadMembers<Members extends Readers> = { readonly [Name in keyof Members]: ReadBy<Members[Name]> };

/** Reads an object. A member of `more` is left out if it is not valid, as unknown members are. */
export function membersOf<Members extends Readers>(members: Members): Reader<ReadMembers<Members>>;
export function membersOf<Members extends Readers, More extends Readers>(
  members: Members,
  more: More,
): Reader<ReadMembers<Members> & Partial<ReadMembers<More>>>;
export function membersOf(members: Readers, more: Readers = {}): Reader<object> {
  const all = Object.entries({ ...more, ...members });
  return (value) => {
    if (!isObject(value)) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, each] of all) {
      const found = each(value[name]);
      if (found !== undefined) read[name] = found;
      else if (Object.hasOwn(members, name)) return undefined;
    }
    return read;
  };
}

/** Reads an object whose member `tag` says how the others are read. */
export function kindsOf<Tag extends string, Kinds extends Readonly<Record<string, Reader<object>>>>(
  tag: Tag,
  kinds: Kinds,
) {
  type Read = { [Kind in keyof Kinds]: { readonly [Name in Tag]: Kind } & ReadBy<Kinds[Kind]> }[keyof Kinds];
  return (value: unknown): Read | undefined => {
    const kind = isObject(value) ? value[tag] : undefined;
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return undefined;
    const read = kinds[kind]?.(value);
    return read && ({ [tag]: kind, ...read } as Read);
  };
}
