import { isObject } from '../base/json.ts';
import { type Fields, fieldsOf, type Layer, memberLayer, normalName, pathTo, text } from './reader.ts';
import { ID_WORDS, type Resource, SIDES } from './rules.ts';

/** A value that could be the ID, and its place. */
export interface Candidate {
  readonly path: string;
  readonly value: string;
}

/** Several candidates that differ: none is chosen. */
export class Undecided {
  readonly candidates: readonly Candidate[];
  constructor(candidates: readonly Candidate[]) {
    this.candidates = candidates;
  }
  get paths(): readonly string[] {
    return this.candidates.map(({ path }) => path);
  }
}

/** IDs by rank: the first rank that has one counts, and several that differ in one rank are not chosen between. */
function idRanks({ names, kin }: Resource): readonly (readonly string[])[] {
  const of = (kinds: readonly string[], words: readonly string[]) =>
    kinds.flatMap((kind) => words.map((word) => kind + word));
  return [of(names, [...ID_WORDS, 'number']), ID_WORDS, of(kin, ID_WORDS)];
}

/** Ranks after those: the kind's own name as a text, and numbers. */
function lateRanks({ names, kin }: Resource): readonly (readonly string[])[] {
  return [names, ['number', ...kin.map((kind) => `${kind}number`)]];
}

/** A layer, and the members that contain parts of the same record. */
export function withSides(layer: Layer): readonly Layer[] {
  const sides = SIDES.map((name) => memberLayer(layer, [name])).filter((side) => side !== undefined);
  return [layer, ...sides];
}

/** The fields of several layers as one; what an earlier layer has goes first. */
export function mergedFields(layers: readonly Layer[]): Fields {
  return new Map(layers.toReversed().flatMap(({ fields }) => [...fields]));
}

/** The values in one layer under any of `names`, as texts. */
function candidatesIn(layer: Layer, names: readonly string[]): readonly Candidate[] {
  return Object.entries(layer.value).flatMap(([spelled, member]) => {
    if (!names.includes(normalName(spelled))) return [];
    const value = text(new Map([['', member]]), '');
    return value === undefined ? [] : [{ path: pathTo(layer.path, spelled), value }];
  });
}

/** Returns the value on which the candidates agree; undefined if there is none. */
function decide(candidates: readonly Candidate[]): string | Undecided | undefined {
  const values = new Set(candidates.map(({ value }) => value));
  return values.size > 1 ? new Undecided(candidates) : candidates[0]?.value;
}

/**
 * The ID in layers (from the inside out): by rank, in a rank the inner layer before the outer, in a layer its own
 * members before those of its sides. `plain` false: only names of the kind itself count.
 */
export function idIn(all: readonly Layer[], resource: Resource, plain = true): FoundID | undefined {
  // An object that wraps a record under the name of its kind has a plain ID of its own.
  const wrapper = all.findIndex((layer) => memberLayer(layer, resource.names) !== undefined);
  const layers = wrapper > 0 ? all.slice(0, wrapper) : all;
  const ranks = idRanks(resource);
  const byRank = (names: readonly string[]) => {
    for (const layer of names === ranks[0] ? all : layers) {
      for (const place of placesOf(layer)) {
        const found = decide(candidatesIn(place, names));
        if (found !== undefined) return { id: typeof found === 'string' ? endOfPath(found) : found, layer };
      }
    }
    return undefined;
  };
  for (const names of plain ? ranks : ranks.slice(0, 1)) {
    const found = byRank(names);
    if (found) return found;
  }
  const path = resourcePath(layers, resource);
  if (path !== undefined || !plain) return path;
  for (const names of lateRanks(resource)) {
    const found = byRank(names);
    if (found && (found.id instanceof Undecided || /^[\w.:~-]{1,200}$/.test(found.id))) return found;
  }
  return undefined;
}

/** By convention a controller's paths contain `metadata.name`, and never its `uid`. */
function placesOf(layer: Layer): readonly Layer[] {
  return controllerName(layer) === undefined ? withSides(layer) : [layer];
}

function controllerName(layer: Layer): string | undefined {
  const metadata = memberLayer(layer, ['metadata']);
  return metadata && isObject(layer.value.status) ? text(metadata.fields, 'name') : undefined;
}

interface FoundID {
  readonly id: string | Undecided;
  readonly layer: Layer;
}

/** `/subscriptions/…/builds/b1` is `b1`. */
function endOfPath(id: string): string {
  return id.includes('/') ? (id.split('/').findLast((part) => part !== '') ?? id) : id;
}

/** The ID by which a path names the record: a link to itself, a resource name, or a controller's `metadata.name`. */
function resourcePath(layers: readonly Layer[], resource: Resource): FoundID | undefined {
  for (const layer of layers) {
    const links = ['links', 'link'].map((name) => memberLayer(layer, [name])).find(Boolean);
    const self = links && (text(fieldsOf(links.fields.get('self')), 'href') ?? text(links.fields, 'self'));
    const texts = [self, ...['name', 'selflink', 'self', 'href'].map((name) => text(layer.fields, name))];
    const id = texts.flatMap((each) => idAt(each, resource) ?? [])[0];
    if (id !== undefined) return { id, layer };
    const name = controllerName(layer);
    if (name !== undefined) return { id: name, layer };
  }
  return undefined;
}

/** Returns the ID at the end of a path like `…/apps/shop`, for answers whose body does not contain the new record. */
export function idAt(path: string | undefined, resource: Resource): string | undefined {
  const [bare = ''] = (path ?? '').split(/[?#]/, 1);
  const [id = '', collection = ''] = bare.replace(/\/$/, '').split('/').reverse();
  if (!/^[\w.~-]+$/.test(id)) return undefined;
  const own = [...resource.lists, ...resource.kin.map((kind) => `${kind}s`)];
  return own.includes(normalName(collection)) ? id : undefined;
}

/** Kinds that are no deployment, as `type`, `kind` and `object` name them. */
const OTHER_KINDS = /^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;

/** True if a record's plain ID belongs to another object: the record says so, or it contains deployments. */
export function isOther({ fields, value }: Layer, resource: Resource): boolean {
  if (resource.label !== 'deployment') return false;
  const kind = text(fields, 'type', 'kind', 'object', 'resourcetype') ?? '';
  const holds = Object.entries(value).some(([name, member]) => {
    const normal = normalName(name);
    const ends = resource.names.some((own) => normal.endsWith(own) && normal !== own);
    return ends && isObject(member) && fieldsOf(member).has('id');
  });
  return OTHER_KINDS.test(kind) || holds;
}
