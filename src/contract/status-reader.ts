import type { CallFacts } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { ambiguous, type Layer, layerAt, mapLine, normalName, pathTo } from './reader.ts';
import type { Candidate } from './records.ts';
import { CONCLUSION, IN_STATUS, PHASE, STATUS } from './rules.ts';
import { normalWord, statusFamily } from './status.ts';

/** Words that say that it ended, and not how. */
const ENDED = new Set(['completed', 'complete', 'finished', 'done', 'ended', 'stopped', 'terminated']);

/**
 * The word for a deployment's status, in the layers of its record. Words of one family are one; others are not chosen
 * between. A stage's word (`build: success`, `steps`, `latest_stage`) is never looked at. Undefined: there is no word.
 */
export function readStatus(layers: readonly Layer[], call: CallFacts, mapCall: string): string | undefined {
  const words = layers.flatMap((layer) => wordsIn(layer, STATUS));
  const phases = layers.flatMap((layer) => wordsIn(layer, PHASE));
  const all = words.length > 0 ? words : phases;
  const [first] = all;
  if (first === undefined) return undefined;
  const ends = layers.flatMap((layer) => wordsIn(layer, CONCLUSION)).filter(({ value }) => familyOf(value) !== value);
  const denied = layers.flatMap(denials);
  const differing = [
    ...all,
    // A phase that goes on says that the word for its end is of something else.
    ...(words.length > 0 && familyOf(first.value) === 'success' ? phases.filter(isUnderWay) : []),
    ...(familyOf(first.value) === 'success' ? denied : []),
  ];
  const families = new Set(differing.map(({ value }) => familyOf(value)));
  const [end] = ends;
  if (end && all.every(({ value }) => ENDED.has(normalWord(value)))) {
    if (new Set(ends.map(({ value }) => familyOf(value))).size === 1) return end.value;
    throw clash([...all, ...ends], call, mapCall);
  }
  if (end && familyOf(first.value) === 'success' && familyOf(end.value) !== 'success') {
    throw clash([first, end], call, mapCall);
  }
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

/** A word for work that goes on. A stage that is over (`activate`) is no such word. */
function isUnderWay({ value }: Candidate): boolean {
  return statusFamily(value) === 'pending' || statusFamily(value) === 'failure';
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
