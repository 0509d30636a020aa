import type { CallFacts } from '../base/errors.ts';
import { Undecided } from './ids.ts';
import { ambiguous, type Layer, layersIn, mapLine, missing, normalName, pathTo } from './reader.ts';
import { ENVELOPES, LISTS, OTHER_LISTS, type Resource } from './rules.ts';

export interface FoundList {
  readonly entries: readonly unknown[];
  /** The layers around the list, from the inside out. */
  readonly around: readonly Layer[];
}

/** The list in a body, and the layers around it. Throws `unexpected_response`. */
export function findList(body: unknown, resource: Resource, call: CallFacts, mapCall: string): FoundList {
  if (Array.isArray(body)) return { entries: body, around: [] };
  const around = layersIn(body, resource.lists);
  for (const layer of around) {
    const found = listIn(layer, resource);
    if (found instanceof Undecided) {
      const line = mapLine(mapCall, 'list', found.paths[0] ?? '$');
      throw ambiguous(`list of ${resource.label}s`, found.paths, call, line);
    }
    if (found !== undefined) return { entries: found, around };
  }
  const what = `list of ${resource.label}s`;
  throw missing(what, body, call, mapLine(mapCall, 'list', resource.lists[0] ?? '$'));
}

/** The list in one layer: under the kind's own name, under another host's name for it, under any, or the only one. */
function listIn(layer: Layer, resource: Resource): readonly unknown[] | Undecided | undefined {
  const own = resource.names.map((name) => `${name}s`);
  const arrays = Object.entries(layer.value).filter(
    ([name, member]) => Array.isArray(member) && !OTHER_LISTS.includes(normalName(name)),
  );
  const any = [...LISTS, ...ENVELOPES];
  for (const names of [own, resource.lists, any, arrays.map(([name]) => normalName(name))]) {
    const found = arrays.filter(([name]) => names.includes(normalName(name)));
    const [only] = found;
    if (found.length > 1) {
      return new Undecided(found.map(([name]) => ({ path: pathTo(layer.path, name), value: name })));
    }
    if (Array.isArray(only?.[1])) return only[1];
    // Some servers write an empty list as null.
    if (names !== any && names.some((name) => layer.fields.get(name) === null)) return [];
  }
  return undefined;
}
