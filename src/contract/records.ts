import { isObject } from '../base/json.ts';
import { idIn, isOther, mergedFields, Undecided, withSides } from './ids.ts';
import { type Fields, type Layer, layerAt, layersIn, memberLayer, normalName, text } from './reader.ts';
import { PHASE, type Resource, STATUS } from './rules.ts';

/** A record of an answer: its ID, and its fields with those of its sides. */
export interface Identified {
  readonly id: string;
  readonly fields: Fields;
  /** The layers of its fields, the record itself first. */
  readonly layers: readonly Layer[];
}

/**
 * Returns the record that has an ID, and the ID. `given`: the ID that a map takes. Returns undefined if there is none;
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

/** Returns the member that is an object, if it is the only one: an entry wrapped under an unknown name. */
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

/** True for an object with members of its own. It is the record itself, although its ID is not found. */
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
