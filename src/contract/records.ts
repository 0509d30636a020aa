import { isObject } from '../base/json.ts';
import { words } from '../base/text.ts';
import {
  type Candidate,
  type Fields,
  fieldsOf,
  type Layer,
  layerAt,
  layersIn,
  type MappedValues,
  memberLayer,
  membersOf,
  mergedFields,
  normalName,
  text,
  textOf,
} from './reader.ts';
import { ID_WORDS, type Kind, PHASE, SIDES, STATUS } from './rules.ts';

/** The paths of several values that differ. The reader chooses none of them. */
export class Undecided {
  readonly paths: readonly string[];
  constructor(paths: readonly string[]) {
    this.paths = paths;
  }
}

export type Identified = ReturnType<typeof recordAt>;

interface PlacedID {
  readonly id: string | Undecided;
  readonly layer: Layer;
}

/** Finds the record of a kind that has an ID: the one in `mapped`, else by the rules. `Undecided` if there are several. */
export function findRecord(body: unknown, kind: Kind, mapped?: MappedValues): Identified | Undecided | undefined {
  const layers = layersIn(body, kind.names);
  const [inner] = layers;
  if (mapped?.has('id')) {
    const id = text(mapped, 'id');
    return id === undefined ? undefined : recordAt(id, inner);
  }
  if (inner === undefined) return undefined;
  const found = findID(layers, kind, !isOther(inner, kind));
  if (found === undefined) return findRecord(kinIn(inner, kind), kind);
  return found.id instanceof Undecided ? found.id : recordAt(found.id, found.layer, kind);
}

/**
 * Finds the record of an entry of a list. The entry's own ID goes first. Envelopes are opened only if it has none, because a
 * member may be named `result`. An entry with an ID that wraps a record with another ID is undecided.
 */
export function findEntry(entry: unknown, kind: Kind, mapped?: MappedValues): Identified | Undecided | undefined {
  if (mapped?.has('id') || !isObject(entry)) return findRecord(entry, kind, mapped);
  const layer = layerAt('', entry);
  const own = findID([layer], kind);
  if (own === undefined) return findRecord(entry, kind) ?? findRecord(onlyObject(layer), kind);
  if (own.id instanceof Undecided) return own.id;
  const wrapped = memberLayer(layer, kind.names);
  const inner = wrapped && findID([wrapped], kind);
  if (wrapped && inner === undefined && hasStatus(wrapped)) {
    // The wrapped record has no ID, so the plain ID beside it belongs to what wraps it.
    return findID([layer], kind, false) ? recordAt(own.id, own.layer, kind) : undefined;
  }
  if (inner === undefined) return recordAt(own.id, own.layer, kind);
  if (inner.id instanceof Undecided) return inner.id;
  if (inner.id === own.id) return recordAt(own.id, own.layer, kind);
  return new Undecided(['its own ID', `the ID in ${wrapped?.path}`]);
}

function hasStatus(layer: Layer): boolean {
  const fields = fieldsWithSides(layer);
  return [...STATUS, ...PHASE].some((name) => fields.has(name));
}

/** Makes a record of its own layer, its sides, and the envelope in it that has the name of the kind. `fields`: of all these. */
function recordAt(id: string, layer: Layer | undefined, kind?: Kind) {
  const inner = layer && kind && memberLayer(layer, kind.names);
  const layers = [layer, inner].flatMap((each) => (each ? withSides(each) : []));
  return { id, fields: mergedFields(layers.map(({ fields }) => fields)), layers };
}

/** Returns a layer, and its members with parts of the same record. */
export function withSides(layer: Layer): readonly Layer[] {
  return [layer, ...SIDES.flatMap((name) => memberLayer(layer, [name]) ?? [])];
}

export function fieldsWithSides(layer: Layer): Fields {
  return mergedFields(withSides(layer).map(({ fields }) => fields));
}

/** Returns the member that is an object, if there is only one: the record under a name that is not known. */
function onlyObject({ value, fields }: Layer): unknown {
  const objects = Object.values(value).filter(isObject);
  return objects.length === 1 && isWrapper(fields, objects[0]) ? objects[0] : undefined;
}

const WRAPPERS = new Set(words('cursor success ok errors messages message warnings links meta etag'));

/** An object with members of its own is the record itself, and wraps nothing. */
function isWrapper(fields: Fields, object: unknown): boolean {
  return [...fields].every(([name, value]) => value === object || WRAPPERS.has(name));
}

/** Returns the one member under a name that another service has for the kind: `service`, `jobSummary`. */
function kinIn({ value, fields }: Layer, { label, names, kin }: Kind): unknown {
  const found = Object.entries(value).filter(([name, member]) => {
    const normal = normalName(name);
    const isKin = kin.includes(normal) || [...names, ...kin].some((each) => normal === `${each}summary`);
    return isKin && isObject(member);
  });
  const [only] = found;
  // An app may stand beside the deployment that it started: `{"service": {…}, "deployId": "d1"}`.
  const isAlone = found.length === 1 && (label === 'app' || isWrapper(fields, only?.[1]));
  return isAlone ? only?.[1] : undefined;
}

/**
 * Finds the ID in layers, the innermost first. The rank decides before the layer, and a layer's own members go before those
 * of its sides. If `plain` is false, only names with the kind in them count: `appId`, but not `id`.
 */
function findID(all: readonly Layer[], kind: Kind, plain = true): PlacedID | undefined {
  // The plain ID of a layer that wraps the record under the kind's name is the layer's own.
  const wrapper = all.findIndex((layer) => memberLayer(layer, kind.names) !== undefined);
  const layers = wrapper > 0 ? all.slice(0, wrapper) : all;
  const joined = (kinds: readonly string[], ids: readonly string[]) =>
    kinds.flatMap((each) => ids.map((id) => each + id));
  const ownNames = joined(kind.names, [...ID_WORDS, 'number']);
  const byRank = (names: readonly string[]): PlacedID | undefined => {
    for (const layer of names === ownNames ? all : layers) {
      for (const part of idParts(layer)) {
        const found = decide(candidatesIn(part, names));
        if (found !== undefined) return { id: typeof found === 'string' ? endOfPath(found) : found, layer };
      }
    }
    return undefined;
  };
  for (const names of plain ? [ownNames, ID_WORDS, joined(kind.kin, ID_WORDS)] : [ownNames]) {
    const found = byRank(names);
    if (found) return found;
  }
  const ofPath = idOfPath(layers, kind);
  if (ofPath !== undefined || !plain) return ofPath;
  // The last ranks: the kind's own name as a text, and numbers.
  for (const names of [kind.names, ['number', ...joined(kind.kin, ['number'])]]) {
    const found = byRank(names);
    if (found && (found.id instanceof Undecided || /^[\w.:~-]{1,200}$/.test(found.id))) return found;
  }
  return undefined;
}

/** Returns the layers that may have the ID. A controller's record has it as `metadata.name`, and a `uid` that no path contains. */
function idParts(layer: Layer): readonly Layer[] {
  return controllerName(layer) === undefined ? withSides(layer) : [layer];
}

function controllerName(layer: Layer): string | undefined {
  const metadata = memberLayer(layer, ['metadata']);
  return metadata && isObject(layer.value.status) ? text(metadata.fields, 'name') : undefined;
}

function candidatesIn(layer: Layer, names: readonly string[]): readonly Candidate[] {
  return membersOf(layer, names).flatMap(({ path, member }) => {
    const value = textOf(member);
    return value === undefined ? [] : [{ path, value }];
  });
}

function decide(candidates: readonly Candidate[]): string | Undecided | undefined {
  const values = new Set(candidates.map(({ value }) => value));
  return values.size > 1 ? new Undecided(candidates.map(({ path }) => path)) : candidates[0]?.value;
}

/** Returns `b1` of `/subscriptions/…/builds/b1`. */
function endOfPath(id: string): string {
  return id.includes('/') ? (id.split('/').findLast((part) => part !== '') ?? id) : id;
}

/** Finds the ID in a path of the record: a link to itself, the name of a resource, or a controller's `metadata.name`. */
function idOfPath(layers: readonly Layer[], kind: Kind): PlacedID | undefined {
  for (const layer of layers) {
    const links = ['links', 'link'].map((name) => memberLayer(layer, [name])).find(Boolean);
    const self = links && (text(fieldsOf(links.fields.get('self')), 'href') ?? text(links.fields, 'self'));
    const paths = [self, ...['name', 'selflink', 'self', 'href'].map((name) => text(layer.fields, name))];
    const id = paths.flatMap((each) => idAt(each, kind) ?? [])[0] ?? controllerName(layer);
    if (id !== undefined) return { id, layer };
  }
  return undefined;
}

/** Returns the ID at the end of a path like `…/apps/shop`. */
export function idAt(path: string | undefined, kind: Kind): string | undefined {
  const [bare = ''] = (path ?? '').split(/[?#]/, 1);
  const [id = '', collection = ''] = bare.replace(/\/$/, '').split('/').reverse();
  if (!/^[\w.~-]+$/.test(id)) return undefined;
  const lists = [...kind.lists, ...kind.kin.map((name) => `${name}s`)];
  return lists.includes(normalName(collection)) ? id : undefined;
}

/** Records that are no deployment, as `type`, `kind` and `object` name them. */
const OTHER_KINDS = /^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;

/** True if a record is no deployment although it has a plain ID: it says so, or has a deployment among its members. */
function isOther({ fields, value }: Layer, kind: Kind): boolean {
  if (kind.label !== 'deployment') return false;
  const label = text(fields, 'type', 'kind', 'object', 'resourcetype') ?? '';
  const contains = Object.entries(value).some(([name, member]) => {
    const normal = normalName(name);
    const isMember = kind.names.some((own) => normal.endsWith(own) && normal !== own);
    return isMember && isObject(member) && fieldsOf(member).has('id');
  });
  return OTHER_KINDS.test(label) || contains;
}
