import { isObject } from '../base/json.ts';
import {
  type Fields,
  fieldsOf,
  type Layer,
  layerAt,
  layersIn,
  memberLayer,
  normalName,
  pathTo,
  text,
} from './reader.ts';
import { ID_WORDS, PHASE, type Resource, SIDES, STATUS } from './rules.ts';

/** A record of an answer: its ID, and its fields with those of its sides. */
export interface Identified {
  readonly id: string;
  readonly fields: Fields;
  /** Where its fields come from, the record itself first. */
  readonly layers: readonly Layer[];
}

/** A value that could be the one, and where it is. */
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

/** A layer and the members that hold parts of the same record. */
export function withSides(layer: Layer): readonly Layer[] {
  const sides = SIDES.map((name) => memberLayer(layer, [name])).filter((side) => side !== undefined);
  return [layer, ...sides];
}

/** The fields of several layers as one; what an earlier layer has goes first. */
export function mergedFields(layers: readonly Layer[]): Fields {
  return new Map(layers.toReversed().flatMap(({ fields }) => [...fields]));
}

/** The values in one layer under any of `names`, as texts. */
export function candidatesIn(layer: Layer, names: readonly string[]): readonly Candidate[] {
  return Object.entries(layer.value).flatMap(([spelled, member]) => {
    if (!names.includes(normalName(spelled))) return [];
    const value = text(new Map([['', member]]), '');
    return value === undefined ? [] : [{ path: pathTo(layer.path, spelled), value }];
  });
}

/** The one value of the candidates; undefined where there is none. */
export function decide(candidates: readonly Candidate[]): string | Undecided | undefined {
  const values = new Set(candidates.map(({ value }) => value));
  return values.size > 1 ? new Undecided(candidates) : candidates[0]?.value;
}

/**
 * The ID in layers (from the inside out): by rank, in a rank the inner layer before the outer, in a layer its own
 * members before those of its sides. `plain` false: only names of the kind itself count.
 */
function idIn(all: readonly Layer[], resource: Resource, plain = true): Found | undefined {
  // What wraps a record under the kind's own name has a plain ID of its own.
  const wrapper = all.findIndex((layer) => memberLayer(layer, resource.names) !== undefined);
  const layers = wrapper > 0 ? all.slice(0, wrapper) : all;
  const ranks = idRanks(resource);
  const byRank = (names: readonly string[]) => {
    for (const layer of names === ranks[0] ? all : layers) {
      for (const place of withSides(layer)) {
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

interface Found {
  readonly id: string | Undecided;
  readonly layer: Layer;
}

/** `/subscriptions/…/builds/b1` is `b1`. */
function endOfPath(id: string): string {
  return id.includes('/') ? (id.split('/').findLast((part) => part !== '') ?? id) : id;
}

/** The ID by which a path names the record: a link to itself, a resource name, or a controller's `metadata.name`. */
function resourcePath(layers: readonly Layer[], resource: Resource): Found | undefined {
  for (const layer of layers) {
    const links = ['links', 'link'].map((name) => memberLayer(layer, [name])).find(Boolean);
    const self = links && (text(fieldsOf(links.fields.get('self')), 'href') ?? text(links.fields, 'self'));
    const texts = [self, ...['name', 'selflink', 'self', 'href'].map((name) => text(layer.fields, name))];
    const id = texts.flatMap((each) => idAt(each, resource) ?? [])[0];
    if (id !== undefined) return { id, layer };
    // By convention a controller's paths hold the name; its `uid` is in none of them.
    const metadata = memberLayer(layer, ['metadata']);
    const name = metadata && isObject(layer.value.status) ? text(metadata.fields, 'name') : undefined;
    if (name !== undefined) return { id: name, layer };
  }
  return undefined;
}

/** The ID that ends a path like `…/apps/shop`, where what was made is in no body. */
export function idAt(path: string | undefined, resource: Resource): string | undefined {
  const [, collection = '', id] = /([\w-]+)\/([\w.~-]+)\/?(?:[?#].*)?$/.exec(path ?? '') ?? [];
  const own = [...resource.lists, ...resource.kin.map((kind) => `${kind}s`)];
  return own.includes(normalName(collection)) ? id : undefined;
}

/** Kinds that are no deployment, as `type`, `kind` and `object` name them. */
const OTHER_KINDS = /^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;

/** Whether a record's plain ID is something else's: it says so, or its deployments are members of it. */
function isOther({ fields, value }: Layer, resource: Resource): boolean {
  if (resource.label !== 'deployment') return false;
  const kind = text(fields, 'type', 'kind', 'object', 'resourcetype') ?? '';
  const holds = Object.entries(value).some(([name, member]) => {
    const normal = normalName(name);
    const ends = resource.names.some((own) => normal.endsWith(own) && normal !== own);
    return ends && isObject(member) && fieldsOf(member).has('id');
  });
  return OTHER_KINDS.test(kind) || holds;
}

/**
 * The record that has an ID, and the ID. `given`: what a map says that the ID is. Undefined: there is none;
 * `Undecided`: more than one could be it.
 */
export function findRecord(
  body: unknown,
  resource: Resource,
  given?: ReadonlyMap<string, unknown>,
): Identified | Undecided | undefined {
  const layers = layersIn(body, resource.names);
  const [inner] = layers;
  if (given?.has('id')) {
    const id = text(given, 'id');
    return id === undefined ? undefined : recordAt(id, inner);
  }
  if (inner === undefined) return undefined;
  const found = idIn(layers, resource, !isOther(inner, resource));
  if (found === undefined) return findRecord(kinIn(inner, resource), resource);
  return found.id instanceof Undecided ? found.id : recordAt(found.id, found.layer, resource);
}

/** The record's layers: its own, its sides, and the kind's own envelope in it. */
function recordAt(id: string, layer: Layer | undefined, resource?: Resource): Identified {
  const inner = layer && resource && memberLayer(layer, resource.names);
  const layers = [...(layer ? withSides(layer) : []), ...(inner ? withSides(inner) : [])];
  return { id, fields: mergedFields(layers), layers };
}

/**
 * A list's entry: its own ID comes first, and only without one are envelopes opened (a member may be named `result`).
 * An entry that has an ID and wraps a record of the kind with another is undecided.
 */
export function findEntry(
  entry: unknown,
  resource: Resource,
  given?: ReadonlyMap<string, unknown>,
): Identified | Undecided | undefined {
  if (given?.has('id') || !isObject(entry)) return findRecord(entry, resource, given);
  const layer = layerAt('', entry);
  const own = idIn([layer], resource);
  if (own === undefined) return findRecord(entry, resource) ?? findRecord(onlyObject(layer), resource);
  if (own.id instanceof Undecided) return own.id;
  const wrapped = memberLayer(layer, resource.names);
  const inner = wrapped && idIn([wrapped], resource);
  // A wrapped record with a status and no ID: the plain ID beside it is that of what wraps it.
  if (
    wrapped &&
    inner === undefined &&
    [...STATUS, ...PHASE].some((name) => mergedFields(withSides(wrapped)).has(name))
  ) {
    return idIn([layer], resource, false) ? recordAt(own.id, own.layer, resource) : undefined;
  }
  if (inner === undefined) return recordAt(own.id, own.layer, resource);
  if (inner.id instanceof Undecided) return inner.id;
  if (inner.id === own.id) return recordAt(own.id, own.layer, resource);
  // `{"app": …, "deployId": "d1"}` has named the kind; a plain `id` beside a whole record of the kind has not.
  return new Undecided([
    { path: 'its own ID', value: own.id },
    { path: `the ID in ${wrapped?.path}`, value: inner.id },
  ]);
}

/** The one member that is an object, where no other is: an entry wrapped under a name that nobody knows. */
function onlyObject({ value, fields }: Layer): unknown {
  const objects = Object.values(value).filter(isObject);
  return objects.length === 1 && isWrapper(fields, objects[0]) ? objects[0] : undefined;
}

/** Members beside a record that is only wrapped. */
const WRAPPERS = new Set([
  'cursor',
  'success',
  'ok',
  'errors',
  'messages',
  'message',
  'warnings',
  'links',
  'meta',
  'etag',
]);

/** What has members of its own is the record itself, though its ID is not found: its objects are of something else. */
function isWrapper(fields: Fields, object: unknown): boolean {
  return [...fields].every(([name, value]) => value === object || WRAPPERS.has(name));
}

/** The one member under another host's name for the kind: `service`, `jobSummary`. */
function kinIn({ value, fields }: Layer, { label, names, kin }: Resource): unknown {
  const found = Object.entries(value).filter(([name, member]) => {
    const normal = normalName(name);
    const isKin = kin.includes(normal) || [...names, ...kin].some((each) => normal === `${each}summary`);
    return isKin && isObject(member);
  });
  const [only] = found;
  // An app may come with the deployment that it started: `{"service": {…}, "deployId": "d1"}`.
  const isAlone = found.length === 1 && (label === 'app' || isWrapper(fields, only?.[1]));
  return isAlone ? only?.[1] : undefined;
}
