import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { buildEnv } from '../../../src/platform/worker/environment.ts';

const of = (isFirst: boolean, app: Readonly<Record<string, string>> = {}) =>
  buildEnv({}, app, { cache: '/cache', home: '/home', isFirst }, '/bin', '/tmp');

test('only the first build of an app writes no compile cache, and the app can want one', () => {
  expect(of(true).NODE_DISABLE_COMPILE_CACHE).toBe('1');
  expect(of(true, { NODE_DISABLE_COMPILE_CACHE: '' }).NODE_DISABLE_COMPILE_CACHE).toBe('');
  expect(of(false)).toMatchObject({ NODE_COMPILE_CACHE: '/cache/node' });
  expect(of(false)).not.toHaveProperty('NODE_DISABLE_COMPILE_CACHE');
});

test('a build has not more threads for files than processors, and the app can want others', () => {
  const processors = availableParallelism();
  const threads = processors < 4 ? String(Math.max(2, processors)) : undefined;
  expect(of(true).UV_THREADPOOL_SIZE).toBe(threads);
  expect(of(true, { UV_THREADPOOL_SIZE: '9' }).UV_THREADPOOL_SIZE).toBe('9');
});
