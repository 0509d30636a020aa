import { expect, test } from 'vitest';
import { phasesOf } from '../../../src/platform/stores/rows/phases.ts';

const BASE = { createdAt: 10, startedAt: 20, finishedAt: null, enteredAt: {} };
const ALL = { install: 30, build: 40, sync: 50, activate: 60 };

const shown = (deployment: Parameters<typeof phasesOf>[0]) =>
  phasesOf(deployment).map(({ name, startedAt, finishedAt }) => `${name} ${startedAt}-${finishedAt ?? ''}`);

test.each([
  ['waits', { ...BASE, stage: null, startedAt: null }, ['queue 10-']],
  ['was cancelled in the queue', { ...BASE, stage: null, startedAt: null, finishedAt: 15 }, ['queue 10-15']],
  ['clones', { ...BASE, stage: 'clone' }, ['queue 10-20', 'clone 20-']],
  [
    'builds',
    { ...BASE, stage: 'build', enteredAt: { install: 30, build: 40 } },
    ['queue 10-20', 'clone 20-30', 'install 30-40', 'build 40-'],
  ],
  [
    'failed in its install',
    { ...BASE, stage: 'install', finishedAt: 35, enteredAt: { install: 30 } },
    ['queue 10-20', 'clone 20-30', 'install 30-35'],
  ],
  [
    'succeeded',
    { ...BASE, stage: 'activate', finishedAt: 70, enteredAt: ALL },
    ['queue 10-20', 'clone 20-30', 'install 30-40', 'build 40-50', 'store 50-70'],
  ],
  ['succeeded before times were recorded', { ...BASE, stage: 'activate', finishedAt: 70 }, ['queue 10-20']],
] as const)('a deployment that %s has these phases', (_, deployment, expected) => {
  expect(shown(deployment)).toEqual(expected);
});
