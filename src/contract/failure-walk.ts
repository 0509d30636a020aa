import { isObject } from '../base/json.ts';
import { type Fields, fieldsOf, text } from './reader.ts';
import { statusFamily } from './status.ts';

/** Where in a failure record the reason may be: the objects in it, and of its steps the one that failed. */

const MOST_DEPTH = 4;
const MOST_SOURCES = 200;
const MOST_STEPS = 100;

/** Members that tell of something else than the failure. */
const ELSEWHERE = new Set([
  ...['app', 'application', 'site', 'project', 'user', 'owner', 'team', 'creator', 'author', 'links', 'request'],
  ...['config', 'spec', 'env', 'environment', 'source', 'git', 'gitsource', 'commit', 'trigger', 'deploymenttrigger'],
]);

/** Lists of which one entry failed. */
const STEPS = new Set([
  ...['steps', 'stages', 'phases', 'jobs', 'tasks', 'conditions', 'builds', 'children', 'results', 'components'],
]);

/** Fields of several records as one; an earlier record's go first. */
export function merge(layers: readonly Fields[]): Fields {
  return new Map(layers.toReversed().flatMap((fields) => [...fields]));
}

/** The objects of a failure record, the nearest first, to a depth of four. */
export function failureSources(record: unknown): readonly Fields[] {
  const sources: Fields[] = [];
  let level: readonly unknown[] = [record];
  for (let depth = 0; depth <= MOST_DEPTH && level.length > 0 && sources.length < MOST_SOURCES; depth += 1) {
    const found = level.filter(isObject).map((each) => asSource(fieldsOf(each)));
    sources.push(...found.slice(0, MOST_SOURCES - sources.length));
    level = found.flatMap(insideOf);
  }
  return sources;
}

function insideOf(fields: Fields): readonly unknown[] {
  return [...fields].flatMap(([name, value]) => {
    if (ELSEWHERE.has(name)) return [];
    if (Array.isArray(value)) return STEPS.has(name) ? failedSteps(value) : [];
    return [value];
  });
}

/** The steps that failed, the last first: what failed last is why it ended. */
function failedSteps(steps: readonly unknown[]): readonly unknown[] {
  const recent = steps.slice(-MOST_STEPS);
  const failed = recent.filter((step) => hasFailed(fieldsOf(step)));
  return (failed.length > 0 ? failed : recent.filter((step) => nested(fieldsOf(step)))).toReversed();
}

/** A step without a word for its end may have steps of its own. */
function nested(fields: Fields): boolean {
  return [...STEPS].some((name) => Array.isArray(fields.get(name)));
}

function hasFailed(fields: Fields): boolean {
  const word = text(fields, 'status', 'state', 'result', 'outcome', 'conclusion', 'phase') ?? '';
  return /^false$/i.test(word) || statusFamily(word) === 'failure' || fields.get('success') === false;
}

/** A step's name is its stage; its `status` is no message. */
function asSource(fields: Fields): Fields {
  if (!hasFailed(fields)) return fields;
  const name = text(fields, 'stage', 'phase', 'step', 'name', 'id');
  return name === undefined || fields.has('stage') ? fields : new Map([...fields, ['stagename', name]]);
}
