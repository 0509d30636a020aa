import { type CallFacts, SlipwayError } from '../base/errors.ts';
import { isObject, type JsonObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import { ENVELOPES, MOST_ENVELOPES } from './rules.ts';

/*
 * The tolerant reader: it compares names without case, `_`, `-` and `$`, and opens envelopes. `rules.ts` has the names of
 * values. `records.ts` and `lists.ts` find records and lists, and `answers.ts` reads the answer of each call.
 */

/** Headers of an answer that say what its body may not. */
export interface AnswerHeaders {
  readonly location?: string | undefined;
  /** The absolute address of the next page, from the header `Link`. */
  readonly nextPage?: string | undefined;
}

/**
 * Reads a parsed body, or undefined for an empty one. `mapped` is what the map made of the answer, and goes before all rules.
 * Throws `unexpected_response`, which names the call.
 */
export type Decoder<T> = (body: unknown, call: CallFacts, headers?: AnswerHeaders, mapped?: MappedAnswer) => T;

export interface MappedAnswer {
  /** By the names of `ANSWER_FIELDS`. A field that the map names and the answer lacks is undefined. */
  readonly values: MappedValues;
  /** The entries of a list. Undefined if the map names neither the list nor a field of an entry. */
  readonly entries?: readonly MappedEntry[] | undefined;
}

export type MappedValues = ReadonlyMap<string, unknown>;

export interface MappedEntry {
  readonly entry: unknown;
  readonly values: MappedValues;
}

/** Values by normal name. It is a Map, so that no name reaches a prototype. */
export type Fields = ReadonlyMap<string, unknown>;

/** Removes what does not count in a name: case, `_`, `-`, `$` and `@`. */
export function normalName(name: string): string {
  return name.toLowerCase().replace(/[_\-$@]/g, '');
}

/** Returns an object's properties by normal name. Of equal names the first counts. Empty for anything but an object. */
export function fieldsOf(value: unknown): Fields {
  const fields = new Map<string, unknown>();
  if (!isObject(value)) return fields;
  for (const [name, member] of Object.entries(value)) {
    const normal = normalName(name);
    if (!fields.has(normal)) fields.set(normal, member);
  }
  return fields;
}

/** Returns the fields of several records as one. The fields of an earlier record go first. */
export function mergedFields(all: readonly Fields[]): Fields {
  return new Map(all.toReversed().flatMap((fields) => [...fields]));
}

export type Layer = ReturnType<typeof layerAt>;

/** `path`: `data.app`. Empty for the body itself. */
export function layerAt(path: string, value: JsonObject) {
  return { path, value, fields: fieldsOf(value) };
}

export interface Candidate {
  readonly path: string;
  readonly value: string;
}

/** Returns the members of a layer with one of `names`, as the answer spells them. */
export function membersOf(
  layer: Layer,
  names: readonly string[],
): readonly { readonly path: string; readonly member: unknown }[] {
  return Object.entries(layer.value)
    .filter(([spelled]) => names.includes(normalName(spelled)))
    .map(([spelled, member]) => ({ path: pathTo(layer.path, cleanLine(spelled, 40)), member }));
}

/** Returns the first member that is an object, in the order of `names`, as a layer. */
export function memberLayer(layer: Layer, names: readonly string[]): Layer | undefined {
  for (const name of names) {
    for (const { path, member } of membersOf(layer, [name])) if (isObject(member)) return layerAt(path, member);
  }
  return undefined;
}

/** Returns a member's name as an expression of a map writes it. */
export function step(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replaceAll('`', '')}\``;
}

export function pathTo(path: string, name: string): string {
  return path === '' ? step(name) : `${path}.${step(name)}`;
}

/** Returns the members of a record, and of the objects in it, that `fits` accepts by their normal name and value, as expressions. */
export function fittingMembers(
  part: unknown,
  fits: (name: string, member: unknown) => boolean,
  path = '',
): readonly string[] {
  return Object.entries(isObject(part) ? part : {}).flatMap(([name, member]) => {
    const at = pathTo(path, name);
    if (isObject(member) && path === '') return fittingMembers(member, fits, at);
    return fits(normalName(name), member) ? [at] : [];
  });
}

/** Returns an expression as YAML: `$` and most paths need no quotes. */
export function yamlText(expression: string): string {
  return /^[\w.$]+$/.test(expression) ? expression : JSON.stringify(expression);
}

/** Returns the body and the envelopes in it as layers, the innermost first. */
export function layersIn(body: unknown, ownNames: readonly string[]): readonly Layer[] {
  const layers: Layer[] = [];
  let layer = isObject(body) ? layerAt('', body) : undefined;
  while (layer !== undefined && layers.length <= MOST_ENVELOPES) {
    layers.unshift(layer);
    layer = memberLayer(layer, [...ownNames, ...ENVELOPES]);
  }
  return layers;
}

/** Returns the fields of the body and of the envelopes in it, the innermost first. */
export function layersOf(body: unknown, ownNames: readonly string[]): readonly Fields[] {
  return layersIn(body, ownNames).map(({ fields }) => fields);
}

/** Returns a number, or a text that is not empty, as a text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function first<T>(fields: Fields, names: readonly string[], read: (value: unknown) => T | undefined): T | undefined {
  for (const name of names) {
    const found = read(fields.get(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first value under `names` that is a number or a text. Skips empty texts. */
export function text(fields: Fields, ...names: readonly string[]): string | undefined {
  return first(fields, names, textOf);
}

/** Returns the first value under `names` that is a whole number, also as a text. */
export function integer(fields: Fields, ...names: readonly string[]): number | undefined {
  return first(fields, names, integerOf);
}

export function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}

/** Reads a time: ISO 8601, or seconds or milliseconds since the epoch. Returns milliseconds. */
export function time(fields: Fields, ...names: readonly string[]): number | undefined {
  return first(fields, names, (value) => {
    const number = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
    // 10^11 is the year 5138 in seconds and 1973 in milliseconds: no deployment is that late or that old.
    if (typeof number === 'number' && Number.isFinite(number))
      return Math.round(number < 1e11 ? number * 1000 : number);
    const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(parsed) ? undefined : parsed;
  });
}

/** Reads a web address, also one without a scheme. Returns undefined for a path, `javascript:` and the like. */
export function webAddress(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const address = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(text) ? `https://${text}` : text;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** Makes the error for an answer without a needed field. It lists the names in the answer, never the values. */
export function missing(what: string, body: unknown, call: CallFacts, line?: string): SlipwayError {
  return unclear(`has no ${what}; ${shapeOf(body)}`, call, line);
}

/** Makes the error for an answer in which several values could be meant. */
export function ambiguous(what: string, paths: readonly string[], call: CallFacts, line: string): SlipwayError {
  return unclear(`has more than one ${what}: ${paths.join(' and ')}; Slipway does not guess`, call, line);
}

/** `line`: lines of a map that name the value. Undefined if the call takes no map. */
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

/** Returns the lines of a map that name a field of an answer: `answers: { deploy: { id: … } }`, as YAML. */
export function mapLine(call: string, field: string, expression: string): string {
  return `answers:\n  ${call}:\n    ${field}: ${yamlText(expression)}`;
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
