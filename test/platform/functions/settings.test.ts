import { expect, test } from 'vitest';
import { functionSettings } from '../../../src/platform/functions/options.ts';

test('an app that sets nothing has the defaults, and event streams have no time limit', () => {
  const defaults = {
    healthPath: '/',
    instances: 1,
    memoryBytes: 512 * 1024 * 1024,
    idleTimeoutMs: 15 * 60_000,
    requestTimeoutMs: 30_000,
  };
  expect(functionSettings('web-ssr', {})).toEqual(defaults);
  expect(functionSettings('api', { noindex: true })).toEqual(defaults);
  expect(functionSettings('sse', {})).toEqual({ ...defaults, requestTimeoutMs: null });
});

test('what an app sets has units, and 0 and off end a limit', () => {
  const settings = {
    healthPath: '/health?deep=1',
    instances: 3,
    memory: '1GiB',
    idleTimeout: 'off',
    requestTimeout: '90s',
  };
  expect(functionSettings('sse', settings)).toEqual({
    healthPath: '/health?deep=1',
    instances: 3,
    memoryBytes: 1024 ** 3,
    idleTimeoutMs: null,
    requestTimeoutMs: 90_000,
  });
  expect(functionSettings('api', { requestTimeout: '0' }).requestTimeoutMs).toBeNull();
});
