import { expect, test } from 'vitest';
import { buildEnv, installEnv } from '../../../src/platform/sandbox/environment.ts';

const of = (isFirst: boolean, app: Readonly<Record<string, string>> = {}) =>
  buildEnv({}, app, { cache: '/cache', home: '/home', isFirst }, '/bin', '/tmp');

test('only the first build of an app writes no compile cache, and the app can want one', () => {
  expect(of(true).NODE_DISABLE_COMPILE_CACHE).toBe('1');
  expect(of(true, { NODE_DISABLE_COMPILE_CACHE: '' }).NODE_DISABLE_COMPILE_CACHE).toBe('');
  expect(of(false)).toMatchObject({ NODE_COMPILE_CACHE: '/cache/node' });
  expect(of(false)).not.toHaveProperty('NODE_DISABLE_COMPILE_CACHE');
});

test.each([
  [1, '1'],
  [2, '1'],
  [3, '2'],
  [4, undefined],
  [64, undefined],
])('an install on %i processors has %s threads for files, and the app can want others', (processors, threads) => {
  const host = installEnv(processors);
  const at = { cache: '/cache', home: '/home', isFirst: true };
  expect(buildEnv(host, {}, at, '/bin', '/tmp').UV_THREADPOOL_SIZE).toBe(threads);
  expect(buildEnv(host, { UV_THREADPOOL_SIZE: '9' }, at, '/bin', '/tmp').UV_THREADPOOL_SIZE).toBe('9');
});
