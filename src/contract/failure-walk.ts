import { isObject } from '../base/json.ts';
import { type Fields, fieldsOf, text } from './reader.ts';
import { statusFamily } from './status.ts';

/** Returns the parts of a failure record that may contain the reason: its objects, and of its steps the one that failed. */

const MOST_DEPTH = 4;
const MOST_SOURCES = 200;
const MOST_STEPS = 100;

/** Members that describe something else than the failure. */
const ELSEWHERE = new Set([
  'app',
  'application',
  'site',
  'project',
  'user',
  'owner',
  'team',
  'creator',
  'author',
  'links',
  'request',
  'config',
  'spec',
  'env',
  'environment',
  'source',
  'git',
  'gitsource',
  'commit',
  'trigger',
  'deploymenttrigger',
]);

/** Lists whose entries may have steps of their own. Other lists count for the entries that say that they failed. */
const STEPS = new Set([
  'steps',
  'stages',
  'phases',
  'jobs',
  'tasks',
  'conditions',
  'builds',
  'children',
  'results',
  'components',
  'workflows',
]);
const OTHER_DEPLOYMENTS = new Set([
  'deployments',
  'deploys',
  'releases',
  'revisions',
  'rollouts',
  'runs',
  'environments',
]);

/** Fields of several records as one; an earlier record's go first. */
export function merge(layers: readonly Fields[]): Fields {
  return new Map(layers.toReversed().flatMap((fields) => [...fields]));
}

/** The objects of a failure record, the nearest first, to a depth of four. */
export function failureSources(record: unknown): readonly Fields[] {
  const sources: Fields[] = [];
  let level: readonly Fields[] = [fieldsOf(record)];
  for (let depth = 0; depth <= MOST_DEPTH && level.length > 0 && sources.length < MOST_SOURCES; depth += 1) {
    sources.push(...level.slice(0, MOST_SOURCES - sources.length));
    level = level.flatMap(insideOf);
  }
  return sources;
}

function insideOf(fields: Fields): readonly Fields[] {
  return [...fields].flatMap(([name, value]) => {
    if (ELSEWHERE.has(name)) return [];
    if (Array.isArray(value)) return OTHER_DEPLOYMENTS.has(name) ? [] : failedSteps(value, STEPS.has(name)).map(asStep);
    return isObject(value) ? [fieldsOf(value)] : [];
  });
}

/** The steps that failed, the last first: what failed last is why it ended. */
function failedSteps(steps: readonly unknown[], mayNest: boolean): readonly Fields[] {
  const recent = steps.slice(-MOST_STEPS).filter(isObject).map(fieldsOf);
  const failed = recent.filter(hasFailed);
  return (failed.length > 0 || !mayNest ? failed : recent.filter(nested)).toReversed();
}

/** A step without a word for its end may have steps of its own. */
function nested(fields: Fields): boolean {
  return [...STEPS].some((name) => Array.isArray(fields.get(name)));
}

const ENDS = ['status', 'state', 'result', 'outcome', 'conclusion', 'phase'];

function hasFailed(fields: Fields): boolean {
  return fields.get('success') === false || ENDS.some((name) => isFailure(fields.get(name), 0));
}

/** A word for a failure, or an object that has one: `{"name": "COMPLETED", "result": {"name": "FAILED"}}`. */
function isFailure(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return /^false$/i.test(value) || statusFamily(value) === 'failure';
  const fields = fieldsOf(value);
  return depth < 2 && ['name', ...ENDS].some((name) => isFailure(fields.get(name), depth + 1));
}

/** A failed step's name is its stage; its `status` is no message. */
function asStep(fields: Fields): Fields {
  const name = text(fields, 'stage', 'phase', 'step', 'name', 'id');
  const isStage = name !== undefined && !fields.has('stage') && hasFailed(fields);
  return isStage ? new Map([...fields, ['stagename', name]]) : fields;
}
