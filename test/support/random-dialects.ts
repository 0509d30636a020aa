import fc from 'fast-check';

/** Random dialects of a list of deployments, each with the deployments that it describes. */

export type Family = 'pending' | 'success' | 'failure' | 'cancelled';

export interface Truth {
  readonly id: string;
  readonly family: Family;
}

export interface RandomDialect {
  readonly truth: readonly Truth[];
  /** The answer to the list, and the answer to the deploy that started the first of `truth`. */
  readonly list: unknown;
  readonly deployed: unknown;
}

type Json = Record<string, unknown>;

const WORDS: Readonly<Record<Family, readonly string[]>> = {
  pending: ['queued', 'building', 'IN_PROGRESS', 'Running', 'PENDING_BUILD', 'hatching', 'uploading', 'deploying'],
  success: ['succeeded', 'READY', 'live', 'SUCCEED', 'Active', 'rolled_out', 'deployed'],
  failure: ['failed', 'ERROR', 'build_failed', 'Crashed', 'went_wrong'],
  cancelled: ['cancelled', 'CANCELED', 'superseded', 'aborted'],
};

const spell = fc.constantFrom<(words: readonly string[]) => string>(
  (words) => words.join('_'),
  (words) => words.join('-'),
  (words) => words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
  (words) => words.map(capital).join(''),
  (words) => words.join('_').toUpperCase(),
);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const idNames = fc.constantFrom(
  ...[
    ['deploy', 'id'],
    ['deployment', 'id'],
    ['deployment', 'uuid'],
    ['id'],
    ['uid'],
    ['uuid'],
    ['guid'],
    ['job', 'id'],
  ],
  ...[['build', 'id'], ['run', 'id'], ['number'], ['handle'], ['ticket'], ['deployment']],
);
const statusNames = fc.constantFrom(
  ...[['status'], ['state'], ['ready', 'state'], ['phase'], ['deploy', 'status'], ['deployment', 'state']],
  ...[['situation'], ['build', 'status'], ['stage']],
);

/** Members of other records that look like members of a deployment. */
const decoys: fc.Arbitrary<(spelled: (words: readonly string[]) => string) => Json> = fc
  .subarray<(spelled: (words: readonly string[]) => string) => Json>([
    (to) => ({ [to(['site', 'id'])]: 'site-77' }),
    (to) => ({ [to(['project', 'id'])]: 'prj-8' }),
    (to) => ({ [to(['user', 'id'])]: 'u7' }),
    () => ({ app: { id: 'a-1', status: 'active', state: 'live' } }),
    () => ({ creator: { id: 'u7', uid: 'u8' } }),
    (to) => ({ [to(['build', 'status'])]: 'success' }),
    () => ({ build: { id: 'b-1', status: 'success', state: 'READY' } }),
    () => ({ steps: [{ name: 'build', status: 'success' }] }),
    () => ({ stages: [{ name: 'clone', state: 'succeeded' }] }),
    (to) => ({ [to(['latest', 'stage'])]: { name: 'build', status: 'success' } }),
    () => ({ stage: 'build: success' }),
    () => ({ step: 'done' }),
    () => ({ health: 'ok', enabled: true, active: true }),
    () => ({ checks: { state: 'completed', conclusion: 'success' } }),
    () => ({ status: 'active' }),
    () => ({ status: 200 }),
    () => ({ state: 'ok' }),
    () => ({ phase: 'complete' }),
    () => ({ success: true }),
    (to) => ({ [to(['provisioning', 'state'])]: 'Succeeded' }),
    () => ({ metadata: { name: 'shop', status: 'success' } }),
    () => ({ result: null, conclusion: null }),
    () => ({ links: { self: 'https://x.example/apps/shop' } }),
  ])
  .map((chosen) => (to) => Object.assign({}, ...chosen.map((decoy) => decoy(to))));

const wrapEntry = fc.constantFrom<(entry: Json) => unknown>(
  (entry) => entry,
  (entry) => entry,
  (entry) => ({ deployment: entry }),
  (entry) => ({ deploy: entry, cursor: 'c' }),
  (entry) => ({ node: entry }),
  (entry) => ({ build: entry }),
  (entry) => ({ data: entry, status: 'success' }),
  (entry) => ({ id: 'row-1', deployment: entry }),
);

const wrapList = fc.constantFrom<(entries: readonly unknown[]) => unknown>(
  (entries) => entries,
  (entries) => ({ deployments: entries }),
  (entries) => ({ data: entries, included: [{ id: 'x', type: 'users' }] }),
  (entries) => ({ success: true, errors: [], messages: [], result: entries }),
  (entries) => ({ _embedded: { deployments: entries }, _links: {} }),
  (entries) => ({ status: 'success', data: { items: entries } }),
  (entries) => ({ items: entries, metadata: { continue: '' } }),
  (entries) => ({ value: entries, nextLink: null }),
  (entries) => ({ builds: entries, jobs: [] }),
  (entries) => ({ running: entries, ended: [{ id: 'old', status: 'failed' }] }),
);

const side = fc.constantFrom(undefined, undefined, 'attributes', 'properties', 'metadata');
const nestStatus = fc.constantFrom<(word: string) => unknown>(
  (word) => word,
  (word) => word,
  (word) => word,
  (word) => ({ state: word }),
  (word) => ({ phase: word, observedGeneration: 3 }),
  (word) => ({ name: 'build', state: 'success', deployment: word }),
);

const truths = fc.uniqueArray(
  fc.record({
    id: fc.string({ unit: fc.constantFrom(...'abcdef0123456789-'), minLength: 3, maxLength: 12 }).map((id) => `d${id}`),
    family: fc.constantFrom<Family>('pending', 'pending', 'success', 'failure', 'cancelled'),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 4 },
);

export const randomDialect: fc.Arbitrary<RandomDialect> = fc
  .record({
    truth: truths,
    ...{
      spelled: spell,
      idName: idNames,
      statusName: statusNames,
      decoy: decoys,
      wrapEntry,
      wrapList,
      side,
      nestStatus,
    },
    decoysFirst: fc.boolean(),
    word: fc.nat(100),
  })
  .map(({ truth, spelled, idName, statusName, decoy, decoysFirst, word, ...shape }) => {
    const entries = truth.map(({ id, family }) => {
      const words = WORDS[family];
      const status = { [spelled(statusName)]: shape.nestStatus(words[word % words.length] ?? family) };
      const own = { [spelled(idName)]: id, ...(shape.side ? { [shape.side]: status } : status) };
      // Leaves out decoys with the name of a real member.
      // If the dialect has an unknown word for "status", not even a person could distinguish it from a decoy named
      // `status`.
      const hidden = ['situation', 'build', 'stage'].includes(statusName[0] ?? '') || shape.side === 'metadata';
      const other = Object.fromEntries(
        Object.entries(decoy(spelled)).filter(
          ([name]) => !Object.hasOwn(own, name) && !(hidden && ['status', 'state', 'phase'].includes(name)),
        ),
      );
      return shape.wrapEntry(decoysFirst ? { ...other, ...own } : { ...own, ...other });
    });
    return { truth, list: shape.wrapList(entries), deployed: entries[0] };
  });
