import type { CallFacts } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { words } from '../base/text.ts';
import {
  ambiguous,
  type Candidate,
  fittingMembers,
  type Layer,
  layerAt,
  mapLine,
  membersOf,
  normalName,
} from './reader.ts';
import { CONCLUSION, IN_STATUS, PHASE, STATUS } from './rules.ts';
import { normalWord, statusFamily } from './status.ts';

/** Words for a deployment that has ended, which do not say how. */
const ENDED = new Set(words('completed complete finished done ended stopped terminated'));

/** Words that describe hardly anything but a deployment under way, whatever the name of the member. */
const BUSY = new Set(
  words(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `),
);
const FREE_TEXTS = new Set(words('name branch ref title message description event trigger type kind label slug'));

/**
 * Returns the word for a deployment's status in the layers of its record, or undefined if there is none. Words of one family
 * count as one. Throws `unexpected_response` if words of several families could be the status. The word of a stage
 * (`build: success`, `steps`, `latest_stage`) is never the status.
 */
export function readStatus(all: readonly Layer[], call: CallFacts, mapCall: string): string | undefined {
  const layers = all.filter(({ path }) => !/(?:^|\.)metadata$/i.test(path));
  const phases = layers.flatMap((layer) => statesUnder(layer, PHASE));
  const statuses = layers.flatMap((layer) => statesUnder(layer, STATUS));
  const named = statuses.length > 0 ? statuses : phases;
  const [first] = named;
  if (first === undefined) return undefined;
  const [end, ...moreEnds] = layers
    .flatMap((layer) => statesUnder(layer, CONCLUSION))
    .filter(({ value }) => statusFamily(value) !== undefined);
  if (end && named.every(hasEnded)) {
    if (moreEnds.every((each) => familyOf(each) === familyOf(end))) return end.value;
    throw clash([...named, end, ...moreEnds], call, mapCall);
  }
  const isSuccess = familyOf(first) === 'success';
  if (end && isSuccess && familyOf(end) !== 'success') throw clash([first, end], call, mapCall);
  const faults = hasEnded(first) ? layers.flatMap(faultsIn) : [];
  if (!end && faults.length > 0) throw clash([first, ...faults], call, mapCall);
  // Another state that is no success shows that the word for a success describes something else.
  const against = isSuccess
    ? [...phases, ...all.flatMap(otherStates).filter(isNoSuccess), ...layers.flatMap(denials)]
    : [];
  if (new Set([...named, ...against].map(familyOf)).size > 1) throw clash([...named, ...against], call, mapCall);
  return first.value;
}

/** Returns the members of a record, and of the objects in it, that may be its status, as expressions. A map can name one. */
export function statusMembers(part: unknown): readonly string[] {
  return fittingMembers(part, (name, member) =>
    typeof member === 'string'
      ? statusFamily(member) !== undefined
      : typeof member === 'number' && /(?:status|state|phase)(?:code|id)?$/.test(name),
  );
}

function clash(candidates: readonly Candidate[], call: CallFacts, mapCall: string) {
  const paths = [...new Set(candidates.map(({ path }) => path))];
  return ambiguous('deployment status', paths, call, mapLine(mapCall, 'status', paths[0] ?? 'status'));
}

function familyOf({ value }: Candidate): string {
  return statusFamily(value) ?? normalWord(value);
}

function hasEnded({ value }: Candidate): boolean {
  return ENDED.has(normalWord(value));
}

/** True for a known word that is no success. The name of a stage (`activate`) is not a known word. */
function isNoSuccess({ value }: Candidate): boolean {
  return (statusFamily(value) ?? 'success') !== 'success';
}

/** Returns words of the record that name a state or a stage and are not its status. They can contradict the status. */
function otherStates(layer: Layer): readonly Candidate[] {
  const names = Object.keys(layer.value).map(normalName);
  const stages = names.filter((name) => /(?:status|state|phase|stage|step)$/.test(name));
  const others = names.filter((name) => !stages.includes(name) && !FREE_TEXTS.has(name));
  const inside = membersOf(layer, stages).flatMap(({ path, member }) =>
    isObject(member) ? textsUnder(layerAt(path, member), Object.keys(member).map(normalName)) : [],
  );
  const isBusy = ({ value }: Candidate) => BUSY.has(normalWord(value));
  return [...statesUnder(layer, stages), ...[...textsUnder(layer, others), ...inside].filter(isBusy)];
}

/** Returns the words under `names`. Of an object, those of its members that name a state. Numbers are no words. */
function statesUnder(layer: Layer, names: readonly string[]): readonly Candidate[] {
  return membersOf(layer, names).flatMap(({ path, member }) =>
    isObject(member) ? statesIn(layerAt(path, member)) : wordAt(path, member),
  );
}

/** `{"state": {"name": "COMPLETED", "result": {"name": "FAILED"}}}` has failed: the inner word says how it ended. */
function statesIn(layer: Layer): readonly Candidate[] {
  const own = textsUnder(layer, IN_STATUS);
  const ends = [...CONCLUSION, 'status'].flatMap((name) => {
    const [first] = membersOf(layer, [name]);
    return first && isObject(first.member) ? textsUnder(layerAt(first.path, first.member), IN_STATUS) : [];
  });
  return ends.length > 0 && own.every(hasEnded) ? ends : [...own, ...ends];
}

function textsUnder(layer: Layer, names: readonly string[]): readonly Candidate[] {
  return membersOf(layer, names).flatMap(({ path, member }) => wordAt(path, member));
}

function wordAt(path: string, member: unknown): readonly Candidate[] {
  return typeof member === 'string' && member.trim() !== '' ? [{ path, value: member }] : [];
}

function denials(layer: Layer): readonly Candidate[] {
  return membersOf(layer, words('success successful succeeded ok'))
    .filter(({ member }) => member === false)
    .map(({ path }) => ({ path, value: 'failed' }));
}

/** Finds an error in the record, or an exit code that is one. */
function faultsIn(layer: Layer): readonly Candidate[] {
  const errors = membersOf(
    layer,
    words('error errors errormessage failure failurereason failuremessage failureinfo'),
  ).filter(({ member }) => isFilled(member));
  const codes = membersOf(layer, ['exitcode']).filter(({ member }) => typeof member === 'number' && member !== 0);
  return [...errors, ...codes].map(({ path }) => ({ path, value: 'failed' }));
}

function isFilled(member: unknown): boolean {
  if (typeof member === 'string') return member.trim() !== '';
  if (Array.isArray(member)) return member.length > 0;
  return isObject(member) ? Object.values(member).some((inner) => inner !== null && inner !== '') : member === true;
}
