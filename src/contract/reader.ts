import { type CallFacts, SlipwayError } from '../base/errors.ts';
import { isObject, type JsonObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import { ENVELOPES, MOST_ENVELOPES } from './rules.ts';

/**
 * The tolerant reader: names compare without case, `_`, `-` and `$`, envelopes are opened, values have the names of
 * `rules.ts`. `records.ts` finds records and lists with it, `answers.ts` says what each call's answer is.
 */

/**
 * Turns a parsed body (undefined: empty) into what the caller wants; `location` is the answer's header, `given` what
 * a map says of the answer: it goes before all rules. Throws `unexpected_response` naming the call.
 */
export type Decoder<T> = (body: unknown, call: CallFacts, location?: string, given?: Given) => T;

/** The values that a map took from an answer. */
export interface Given {
  /** By the map's names of fields; a field that the map names and the answer lacks is undefined. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The entries of a list, if the map says which they are or what is in them. */
  readonly entries?: readonly GivenEntry[] | undefined;
}

export interface GivenEntry {
  readonly entry: unknown;
  readonly values: ReadonlyMap<string, unknown>;
}

/** Property values by normal name. A Map: no name can reach a prototype. */
export type Fields = ReadonlyMap<string, unknown>;

/** Case, `_`, `-`, `$` and `@` do not count. */
export function normalName(name: string): string {
  return name.toLowerCase().replace(/[_\-$@]/g, '');
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

/** An object of the answer, and its place: `data.app`; empty for the body itself. */
export interface Layer {
  readonly path: string;
  readonly value: JsonObject;
  readonly fields: Fields;
}

/** `value` as a layer at `path`. */
export function layerAt(path: string, value: JsonObject): Layer {
  return { path, value, fields: fieldsOf(value) };
}

/** The layer of the first member of `names` that is an object. */
export function memberLayer(layer: Layer, names: readonly string[]): Layer | undefined {
  for (const name of names) {
    for (const [spelled, member] of Object.entries(layer.value)) {
      if (normalName(spelled) === name && isObject(member)) return layerAt(pathTo(layer.path, spelled), member);
    }
  }
  return undefined;
}

/** `data.app` and `name` as `data.app.name`, as an answer spells it. */
export function pathTo(path: string, name: string): string {
  const shown = cleanLine(name, 40);
  return path === '' ? shown : `${path}.${shown}`;
}

/** The body's layers: itself and the envelopes in it, from the inside out. */
export function layersIn(body: unknown, ownNames: readonly string[], most = MOST_ENVELOPES): readonly Layer[] {
  const layers: Layer[] = [];
  let layer = isObject(body) ? layerAt('', body) : undefined;
  while (layer !== undefined && layers.length <= most) {
    layers.unshift(layer);
    layer = memberLayer(layer, [...ownNames, ...ENVELOPES]);
  }
  return layers;
}

/** The fields of the body and of the envelopes in it, from the inside out. */
export function layersOf(body: unknown, ownNames: readonly string[]): readonly Fields[] {
  return layersIn(body, ownNames).map(({ fields }) => fields);
}

/** Returns the first of `names` whose value is a text that is not empty, or a number, as text. */
export function text(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields.get(name);
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}

/** Returns the first of `names` whose value is a whole number, or digits. */
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
export function missing(what: string, body: unknown, call: CallFacts, line?: string): SlipwayError {
  return unclear(`has no ${what}; ${shapeOf(body)}`, call, line);
}

/** The error for an answer in which several values could be the one. */
export function ambiguous(what: string, paths: readonly string[], call: CallFacts, line: string): SlipwayError {
  return unclear(`has more than one ${what}: ${paths.join(' and ')}; Slipway does not guess`, call, line);
}

/** `line`: the lines of a map that settle it; undefined if no map is read. */
function unclear(fault: string, call: CallFacts, line: string | undefined): SlipwayError {
  const status = call.status === undefined ? '' : ` (${call.status})`;
  return new SlipwayError('unexpected_response', `The answer to ${call.method} ${call.path}${status} ${fault}`, {
    remedy:
      line === undefined
        ? 'Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.'
        : `Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):\n${line}\n"slipway doctor --write slipway-api.yml" writes a map to start from.`,
    call: { ...call, outcome: 'unknown', unclear: true },
  });
}

/** The lines of a map that name a field of an answer: `answers: { deploy: { id: … } }`, as YAML. */
export function mapLine(call: string, field: string, expression: string): string {
  return `answers:\n  ${call}:\n    ${field}: ${expression}`;
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
