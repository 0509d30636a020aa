import { expect, test } from 'vitest';
import type { BuildStage } from '../../../src/contract/control-plane.ts';
import { LOG_LINE_LENGTH, LOG_MS, PULSE_MS } from '../../../src/platform/dispatch/messages.ts';
import { Progress, type Told } from '../../../src/platform/dispatch/progress.ts';

const stage = (name: BuildStage): Told => ({ kind: 'stage', stage: name });
const log = (text = 'x\n'): Told => ({ kind: 'log', text });
const commit: Told = { kind: 'commit', commit: 'c', facts: { subject: null, author: null } };
const facts = { stage: 'build', code: 'build_failed', message: '', exitCode: 1, signal: null } as const;
const failed: Told = { kind: 'failed', facts: { ...facts, log: [], diagnostics: [] } };
const stored = (of = 'c'): Told => ({
  kind: 'stored',
  warnings: [],
  commit: of,
  release: { manifestHash: 'a', files: 1, written: 1, reused: 0, bytes: 1 },
});

/** What a correct worker tells of a deployment that succeeds. */
const ORDER = [stage('clone'), commit, stage('install'), stage('build'), stage('sync'), stored()];

/** Tells all messages. Returns the first rule that one breaks. */
function ruleOf(messages: readonly Told[], progress = new Progress(() => 0).begin()): string | undefined {
  for (const each of messages) {
    const rule = progress.take(each);
    if (rule !== undefined) return rule;
  }
  return undefined;
}

test('a deployment goes through its stages once, has one commit and one result', () => {
  expect(ruleOf(ORDER)).toBeUndefined();
  for (let length = 0; length < ORDER.length; length += 1) {
    const told = ORDER.slice(0, length);
    expect(ruleOf([...told, failed])).toBeUndefined();
    for (const other of [...ORDER, stage('activate')]) {
      const isNext = other === ORDER[length];
      expect(ruleOf([...told, other]) === undefined, `${length} ${JSON.stringify(other)}`).toBe(isNext);
    }
  }
});

test('nothing but heartbeats follows the result', () => {
  for (const told of [ORDER, [failed]]) {
    expect(ruleOf([...told, { kind: 'pulse' }])).toBeUndefined();
    for (const more of [...ORDER, failed, log()]) expect(ruleOf([...told, more])).toMatch(/out of order$/);
  }
});

test('a worker that has no deployment yet tells nothing of one', () => {
  for (const each of [...ORDER, failed, log()]) expect(ruleOf([each], new Progress(() => 0))).toMatch(/out of order$/);
});

test('a release is of the commit that the worker named before', () => {
  expect(ruleOf([...ORDER.slice(0, -1), stored('d')])).toBe('it sent a release of another commit');
});

test.each([
  ['heartbeats', { kind: 'pulse' } as const, PULSE_MS],
  ['short parts of the log', log(), LOG_MS],
])('%s are bounded by the time that has passed', (_, message, every) => {
  let now = 0;
  const progress = new Progress(() => now).begin();
  // A correct worker, whose messages arrive late and all at once.
  now = 10_000 * every;
  expect(
    ruleOf(
      Array.from({ length: 10_001 }, () => message),
      progress,
    ),
  ).toBeUndefined();
  expect(
    ruleOf(
      Array.from({ length: 20_000 }, () => message),
      progress,
    ),
  ).toMatch(/too many/);
});

test('long parts of a log are bounded by its bytes alone', () => {
  const long = log(`${'x'.repeat(LOG_LINE_LENGTH)}\n`);
  expect(ruleOf(Array.from({ length: 1_000 }, () => long))).toBeUndefined();
});
