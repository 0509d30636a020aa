import { compactJsonText, type JsonMember, JsonTextError, jsonMembers } from '../base/json-text.ts';
import { KVS_LIMITS } from '../contract/limits.ts';
import { FileFault, type Placed, type Segment } from './splitter.ts';

/** A valid entry (spec 2.4). */
export interface SeedEntry {
  readonly key: string;
  /** The value's JSON text, without spaces between its tokens. */
  readonly text: string;
  readonly ttlSeconds: number | undefined;
  readonly line: number;
}

export type EntryOrFault = SeedEntry | FileFault;

/** A part of an entry as JSON text, and its place. */
export interface Part extends Placed {
  readonly json: string;
}

/** The parts of an entry by name, before they are checked. */
export type Parts = ReadonlyMap<string, Part>;

/** Reads an element of the list form: `{key, value, ttlSeconds?}`. */
export function* entryOfElement(segment: Segment): Generator<EntryOrFault> {
  const read = membersOf(segment, '');
  if (read instanceof FileFault) yield read;
  else if (read === undefined) yield new FileFault('an entry is an object {key, value, ttlSeconds?}', segment);
  else yield* checkedEntry(read, segment);
}

/** Reads a member of the object form. Its name is the key. */
export function* entryOfMember(segment: Segment): Generator<EntryOrFault> {
  const read = membersOf(segment, '{}');
  if (read instanceof FileFault) yield read;
  else if (read !== undefined) {
    for (const [key, part] of read) yield* checkedEntry(partsOf(key, part, segment), segment);
  }
}

/** Returns the parts of a member of the object form. */
export function partsOf(key: string, value: Part, { line, column }: Placed): Parts {
  return new Map(Object.entries({ key: { json: JSON.stringify(key), line, column }, value }));
}

function membersOf(segment: Segment, wrap: '' | '{}'): Parts | FileFault | undefined {
  const { text } = segment;
  if (text === undefined) return new FileFault('the entry is far longer than any that is allowed', segment);
  const shift = wrap === '' ? 0 : 1;
  try {
    const members = jsonMembers(wrap === '' ? text : `{${text}}`);
    return members && new Map(members.map((member) => [member.name, partOf(segment, text, member, shift)]));
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    return new FileFault(`not valid JSON: ${error.message}`, placeIn(segment, text, error.offset - shift));
  }
}

function partOf(segment: Segment, text: string, member: JsonMember, shift: number): Part {
  return { json: compactJsonText(member.text), ...placeIn(segment, text, member.nameOffset - shift) };
}

function placeIn({ line, column }: Segment, text: string, offset: number): Placed {
  const before = text.slice(0, Math.max(0, offset));
  const lastBreak = before.lastIndexOf('\n');
  if (lastBreak === -1) return { line, column: column + before.length };
  return { line: line + before.split('\n').length - 1, column: before.length - lastBreak };
}

const MEMBERS = new Set(['key', 'value', 'ttlSeconds']);

/**
 * Returns the entry, or a fault for each rule that it breaks (spec 2.4 and 8). A valid entry cannot reach the 128 KiB of a body,
 * because the longest key takes 3 KiB of escapes.
 */
export function* checkedEntry(parts: Parts, at: Placed): Generator<EntryOrFault> {
  const faults: FileFault[] = [];
  const fault = (part: Part | undefined, message: string) => void faults.push(new FileFault(message, part ?? at));
  for (const [name, part] of parts) {
    if (!MEMBERS.has(name)) fault(part, `an entry has no member "${name}": its members are key, value and ttlSeconds`);
  }
  const [key, value, ttl] = [parts.get('key'), parts.get('value'), parts.get('ttlSeconds')];
  const name = key && keyFault(key.json);
  if (key === undefined) fault(undefined, 'the entry has no key');
  else if (name !== undefined) fault(key, name);
  if (value === undefined) fault(undefined, 'the entry has no value');
  else if (bytes(value.json) > KVS_LIMITS.valueBytes) {
    fault(value, `the value has ${bytes(value.json)} bytes of JSON; the most is ${KVS_LIMITS.valueBytes}`);
  }
  const seconds = ttl && Number(ttl.json);
  if (ttl !== undefined && !isTtl(seconds)) fault(ttl, `ttlSeconds is ${shown(ttl.json)}; ${TTL_RULE}`);
  if (faults.length > 0 || key === undefined || value === undefined) yield* faults;
  else yield { key: String(JSON.parse(key.json)), text: value.json, ttlSeconds: seconds, line: at.line };
}

export const TTL_RULE = `it must be a whole number from ${KVS_LIMITS.minTtlSeconds} to ${KVS_LIMITS.maxTtlSeconds}`;

export function isTtl(seconds: number | undefined): seconds is number {
  const { minTtlSeconds, maxTtlSeconds } = KVS_LIMITS;
  return Number.isInteger(seconds) && Number(seconds) >= minTtlSeconds && Number(seconds) <= maxTtlSeconds;
}

/** Returns the fault of a key in JSON, or undefined if it is valid. */
export function keyFault(json: string): string | undefined {
  const key: unknown = JSON.parse(json);
  if (typeof key !== 'string') return `the key is ${shown(json)}, not a string`;
  if (key === '') return 'the key is empty';
  if (!key.isWellFormed()) return 'the key contains a lone surrogate (half of a character)';
  if (bytes(key) > KVS_LIMITS.keyBytes)
    return `the key has ${bytes(key)} bytes of UTF-8; the most is ${KVS_LIMITS.keyBytes}`;
  return undefined;
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

function shown(json: string): string {
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
}
