import { type CallFacts, SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';

/**
 * The tolerant reader: the spec shows no payload, so names compare without case, `_` and `-`, one or two envelopes
 * are opened, a list is the body or the one array in it. `answers.ts` says with it what each call's answer is.
 */

/**
 * Turns a parsed body (undefined: empty) into what the caller wants; `location` is the answer's header. Throws
 * `unexpected_response` naming the call.
 */
export type Decoder<T> = (body: unknown, call: CallFacts, location?: string) => T;

/** Property values by normal name. A Map: no name can reach a prototype. */
export type Fields = ReadonlyMap<string, unknown>;

/** What a kind of record may be called, alone and in a list. Normal names. */
export interface Resource {
  readonly label: string;
  readonly names: readonly string[];
  readonly lists: readonly string[];
}

const ENVELOPES = ['data', 'result', 'item'];
const LISTS = ['items', 'data', 'results', 'result', 'list', 'records', 'entries', 'values', 'nodes'];
const MOST_ENVELOPES = 2;

/** Case, `_` and `-` do not count. */
export function normalName(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}

/** An object's own properties by normal name; of names that become equal the first. Empty for anything else. */
export function fieldsOf(value: unknown): Fields {
  const fields = new Map<string, unknown>();
  if (!isObject(value)) return fields;
  for (const [name, member] of Object.entries(value)) {
    const normal = normalName(name);
    if (!fields.has(normal)) fields.set(normal, member);
  }
  return fields;
}

/** The body's fields and those of the envelopes in it, from the inside out. */
export function layersOf(body: unknown, ownNames: readonly string[]): readonly Fields[] {
  const layers: Fields[] = [];
  const envelopes = [...ownNames, ...ENVELOPES];
  for (let value = body; isObject(value) && layers.length <= MOST_ENVELOPES; ) {
    const fields = fieldsOf(value);
    layers.unshift(fields);
    value = envelopes.map((name) => fields.get(name)).find(isObject);
  }
  return layers;
}

/** A record's fields and its ID. */
export interface Identified {
  readonly id: string;
  readonly fields: Fields;
}

/** The record that has an ID, and the ID: `<resource>id` in any layer before a plain `id`, the inner before the outer. */
export function findRecord(body: unknown, resource: Resource): Identified | undefined {
  const layers = layersOf(body, resource.names);
  for (const name of idNames(resource)) {
    for (const fields of layers) {
      const id = text(fields, name);
      if (id !== undefined) return { id, fields };
    }
  }
  return undefined;
}

/** A list's entry: its own ID comes first, and only without one are envelopes opened (a member may be named `result`). */
export function findEntry(entry: unknown, resource: Resource): Identified | undefined {
  const fields = fieldsOf(entry);
  const id = text(fields, ...idNames(resource));
  return id === undefined ? findRecord(entry, resource) : { id, fields };
}

function idNames(resource: Resource): readonly string[] {
  return [...resource.names.map((name) => `${name}id`), 'id'];
}

/** The ID that ends a `Location` like `…/apps/shop`, where what was made stands in no body. */
export function idAt(location: string | undefined, collection: string): string | undefined {
  const end = new RegExp(`/${collection}/([\\w.~-]+)/?(?:[?#].*)?$`).exec(location ?? '');
  return end?.[1];
}

/** The list in a body, and the layers around it, from the inside out. Throws `unexpected_response`. */
export function findList(
  body: unknown,
  resource: Resource,
  call: CallFacts,
): { readonly entries: readonly unknown[]; readonly around: readonly Fields[] } {
  if (Array.isArray(body)) return { entries: body, around: [] };
  const around = layersOf(body, resource.lists);
  for (const fields of around) {
    const named = [...resource.lists, ...LISTS].find((name) => Array.isArray(fields.get(name)));
    const arrays = [...fields.values()].filter(Array.isArray);
    const entries = named === undefined ? arrays.length === 1 && arrays[0] : fields.get(named);
    if (Array.isArray(entries)) return { entries, around };
    // Some servers write an empty list as null.
    if (resource.lists.some((name) => fields.get(name) === null)) return { entries: [], around };
  }
  throw missing(`list of ${resource.label}s`, body, call);
}

/** The first of `names` that holds a text or a number that is not empty, as text. */
export function text(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields.get(name);
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}

/** The first of `names` that holds a whole number, or digits. */
export function integer(fields: Fields, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = fields.get(name);
    const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    if (Number.isSafeInteger(number)) return Number(number);
  }
  return undefined;
}

/** A time as ISO 8601, or in seconds or milliseconds since the epoch; in milliseconds. */
export function time(fields: Fields, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = fields.get(name);
    const number = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
    // 10^11 is the year 5138 in seconds and 1973 in milliseconds: no deployment is that late or that old.
    if (typeof number === 'number' && Number.isFinite(number))
      return Math.round(number < 1e11 ? number * 1000 : number);
    const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(parsed)) return parsed;
  }
  return undefined;
}

/** A web address, also one without its scheme. Anything else (a path, `javascript:`) is undefined. */
export function webAddress(fields: Fields, ...names: readonly string[]): string | undefined {
  const value = text(fields, ...names);
  if (value === undefined) return undefined;
  const address = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(value) ? `https://${value}` : value;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** The error for an answer without a needed field: what was asked, and the names (never the values) that came. */
export function missing(what: string, body: unknown, call: CallFacts): SlipwayError {
  const status = call.status === undefined ? '' : ` (${call.status})`;
  return new SlipwayError(
    'unexpected_response',
    `The answer to ${call.method} ${call.path}${status} has no ${what}; ${shapeOf(body)}`,
    {
      remedy:
        'Check that base-url is the control plane. If it is, its answers have a shape that Slipway does not know.',
      call: { ...call, outcome: 'unknown' },
    },
  );
}

function shapeOf(body: unknown): string {
  if (body === undefined) return 'it is empty.';
  if (Array.isArray(body)) return `it is a list of ${body.length}.`;
  if (!isObject(body)) return `it is ${body === null ? 'null' : `a ${typeof body}`}.`;
  const names = namesIn(body, 0);
  const shown = names.slice(0, 30).join(', ');
  return names.length === 0 ? 'it is an empty object.' : `it has: ${shown}${names.length > 30 ? ', …' : ''}.`;
}

function namesIn(value: unknown, depth: number): readonly string[] {
  if (!isObject(value) || depth > MOST_ENVELOPES) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    cleanLine(name, 40),
    ...namesIn(member, depth + 1).map((inner) => `${cleanLine(name, 40)}.${inner}`),
  ]);
}
