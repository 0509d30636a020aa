import type { CallFacts } from '../base/errors.ts';
import { isObject, type JsonObject } from '../base/json.ts';
import type { Candidate } from './ids.ts';
import { ambiguous, type Layer, layerAt, mapLine, normalName, pathTo } from './reader.ts';
import { CONCLUSION, IN_STATUS, PHASE, STATUS } from './rules.ts';
import { normalWord, statusFamily } from './status.ts';

/** Words that say that it ended, and not how. */
const ENDED = new Set(['completed', 'complete', 'finished', 'done', 'ended', 'stopped', 'terminated']);

/** Words that are hardly said of anything but a deployment under way, whatever the member's name. */
const BUSY = new Set([
  'queued',
  'building',
  'deploying',
  'uploading',
  'publishing',
  'activating',
  'provisioning',
  'initializing',
  'inprogress',
  'enqueued',
]);
/** Members whose value may be any word. */
const FREE_TEXTS = new Set([
  'name',
  'branch',
  'ref',
  'title',
  'message',
  'description',
  'event',
  'trigger',
  'type',
  'kind',
  'label',
  'slug',
]);

/**
 * The word for a deployment's status, in the layers of its record. Words of one family are one; others are not chosen
 * between. A stage's word (`build: success`, `steps`, `latest_stage`) is never looked at. Returns undefined if there is no word.
 */
export function readStatus(all: readonly Layer[], call: CallFacts, mapCall: string): string | undefined {
  const layers = all.filter(({ path }) => !/(?:^|\.)metadata$/i.test(path));
  const words = layers.flatMap((layer) => wordsIn(layer, STATUS));
  const phases = layers.flatMap((layer) => wordsIn(layer, PHASE));
  const named = words.length > 0 ? words : phases;
  const [first] = named;
  if (first === undefined) return undefined;
  const ends = layers
    .flatMap((layer) => wordsIn(layer, CONCLUSION))
    .filter(({ value }) => statusFamily(value) !== undefined);
  const denied = layers.flatMap(denials);
  const differing = [
    ...named,
    // A word for work that goes on says that the word for a success is of something else.
    ...(familyOf(first.value) === 'success' ? [...phases, ...all.flatMap(otherWords).filter(isNoSuccess)] : []),
    ...(familyOf(first.value) === 'success' ? denied : []),
  ];
  const families = new Set(differing.map(({ value }) => familyOf(value)));
  const [end] = ends;
  if (end && named.every(({ value }) => ENDED.has(normalWord(value)))) {
    if (new Set(ends.map(({ value }) => familyOf(value))).size === 1) return end.value;
    throw clash([...named, ...ends], call, mapCall);
  }
  if (end && familyOf(first.value) === 'success' && familyOf(end.value) !== 'success') {
    throw clash([first, end], call, mapCall);
  }
  // "completed" beside an error, and without a word for how.
  const faults = ENDED.has(normalWord(first.value)) ? layers.flatMap(faultsIn) : [];
  if (!end && faults.length > 0) throw clash([first, ...faults], call, mapCall);
  if (families.size > 1) throw clash(differing, call, mapCall);
  return first.value;
}

function clash(candidates: readonly Candidate[], call: CallFacts, mapCall: string) {
  const paths = [...new Set(candidates.map(({ path }) => path))];
  return ambiguous('deployment status', paths, call, mapLine(mapCall, 'status', paths[0] ?? 'status'));
}

function familyOf(word: string): string {
  return statusFamily(word) ?? normalWord(word);
}

/** Whatever names a state or a stage in the record: not as its status, but it may speak against one. */
function otherWords(layer: Layer): readonly Candidate[] {
  const names = Object.keys(layer.value).map(normalName);
  const stages = names.filter((name) => /(?:status|state|phase|stage|step)$/.test(name));
  const others = names.filter((name) => !stages.includes(name) && !FREE_TEXTS.has(name));
  const busy = wordsInText(layer, others).filter(({ value }) => BUSY.has(normalWord(value)));
  const inside = Object.entries(layer.value).flatMap(([spelled, member]) =>
    stages.includes(normalName(spelled)) && isObject(member) ? textsIn(pathTo(layer.path, spelled), member) : [],
  );
  return [...wordsIn(layer, stages), ...busy, ...inside.filter(({ value }) => BUSY.has(normalWord(value)))];
}

function textsIn(path: string, value: JsonObject): readonly Candidate[] {
  return wordsInText(layerAt(path, value), Object.keys(value).map(normalName));
}

/** A known word for something else than a success. A stage's name (`activate`) is no such word. */
function isNoSuccess({ value }: Candidate): boolean {
  return (statusFamily(value) ?? 'success') !== 'success';
}

/** The words under `names` in a layer; numbers are no words. In an object, those of its members that name a state. */
function wordsIn(layer: Layer, names: readonly string[]): readonly Candidate[] {
  return Object.entries(layer.value).flatMap(([spelled, member]) => {
    if (!names.includes(normalName(spelled))) return [];
    const path = pathTo(layer.path, spelled);
    if (typeof member === 'string') return member.trim() === '' ? [] : [{ path, value: member }];
    return isObject(member) ? wordsOf(layerAt(path, member)) : [];
  });
}

/** `{"state": {"name": "COMPLETED", "result": {"name": "FAILED"}}}` has ended as the inner one says. */
function wordsOf(layer: Layer): readonly Candidate[] {
  const words = wordsInText(layer, IN_STATUS);
  const ends = [...CONCLUSION, 'status'].flatMap((name) => {
    const member = Object.entries(layer.value).find(([spelled]) => normalName(spelled) === name);
    return member && isObject(member[1])
      ? wordsInText(layerAt(pathTo(layer.path, member[0]), member[1]), IN_STATUS)
      : [];
  });
  return ends.length > 0 && words.every(({ value }) => ENDED.has(normalWord(value))) ? ends : [...words, ...ends];
}

function wordsInText(layer: Layer, names: readonly string[]): readonly Candidate[] {
  return Object.entries(layer.value).flatMap(([spelled, member]) =>
    names.includes(normalName(spelled)) && typeof member === 'string' && member.trim() !== ''
      ? [{ path: pathTo(layer.path, spelled), value: member }]
      : [],
  );
}

/** `"success": false` beside the word for a success. */
function denials(layer: Layer): readonly Candidate[] {
  return Object.entries(layer.value).flatMap(([spelled, member]) =>
    ['success', 'successful', 'succeeded', 'ok'].includes(normalName(spelled)) && member === false
      ? [{ path: pathTo(layer.path, spelled), value: 'failed' }]
      : [],
  );
}

const FAULTS = ['error', 'errors', 'errormessage', 'failure', 'failurereason', 'failuremessage', 'failureinfo'];

/** An error in the record, or an exit code that is one. */
function faultsIn(layer: Layer): readonly Candidate[] {
  return Object.entries(layer.value).flatMap(([spelled, member]) => {
    const name = normalName(spelled);
    const isCode = name === 'exitcode' && typeof member === 'number' && member !== 0;
    return isCode || (FAULTS.includes(name) && isFilled(member))
      ? [{ path: pathTo(layer.path, spelled), value: 'failed' }]
      : [];
  });
}

function isFilled(member: unknown): boolean {
  if (typeof member === 'string') return member.trim() !== '';
  if (Array.isArray(member)) return member.length > 0;
  return isObject(member) ? Object.values(member).some((inner) => inner !== null && inner !== '') : member === true;
}
