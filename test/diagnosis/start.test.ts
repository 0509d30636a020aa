import { expect, test } from 'vitest';
import { explainFailure } from '../../src/diagnosis/explain.ts';

test.each([
  [
    'no_start_command',
    'Nothing says how the server of this app is started. Looked for: server.js',
    [],
    'no-start-command',
    'startCommand',
  ],
  [
    'start_failed',
    'The server ended with exit code 1',
    ["Error: Cannot find module 'express'", 'Require stack:', '- /app/index.js'],
    'start-package-missing',
    'Move express to dependencies',
  ],
  [
    'start_failed',
    'The server ended with exit code 1',
    ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@scope/name' imported from /app/a.mjs"],
    'start-package-missing',
    'Move @scope/name to dependencies',
  ],
  [
    'start_failed',
    'The server ended with exit code 1',
    ["Error: Cannot find module './dist/app.js'"],
    'start-failed',
    'last lines',
  ],
  ['not_listening', 'The server listens on no port', [], 'not-listening', 'PORT'],
  ['unhealthy', 'GET / answered 500', [], 'unhealthy', 'healthPath'],
  ['out_of_memory', 'The server used more than 512 MiB', [], 'start-out-of-memory', '"memory"'],
])('%s at the start of a server: %s', (code, message, log, cause, remedy) => {
  const found = explainFailure({ stage: 'activate', code, message, log });
  expect(found).toMatchObject({ cause, remedy: expect.stringContaining(remedy) });
  expect(found.headline).toMatch(/^\S+ failed: \S/);
});

test('a build that runs out of memory is not a server that does', () => {
  const found = explainFailure({ stage: 'build', code: 'out_of_memory', message: 'The build used too much', log: [] });
  expect(found.cause).not.toBe('start-out-of-memory');
});
