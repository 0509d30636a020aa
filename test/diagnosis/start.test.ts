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
    'start-error',
    'last lines',
  ],
  [
    'unhealthy',
    'GET / answered 500',
    ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'express' imported from /app/build/server.js"],
    'start-package-missing',
    'Move express to dependencies',
  ],
  ['not_listening', 'The server listens on no port', [], 'not-listening', 'PORT'],
  [
    'unhealthy',
    'GET / answered 500',
    ['[500] GET /', 'Error: DATABASE_URL is not set', '    at file:///app/.output/server/index.mjs:1:2'],
    'start-variable-missing',
    'slipway env set DATABASE_URL=VALUE',
  ],
  [
    'start_failed',
    'The server ended with exit code 1',
    [
      '❌ Invalid env:',
      '{',
      '  "DATABASE_URL": [',
      '    "Invalid input: expected string, received undefined"',
      '  ]',
      '}',
    ],
    'start-variable-missing',
    'slipway env set DATABASE_URL=VALUE',
  ],
  [
    'start_failed',
    'The server ended with exit code 1',
    ['❌ Invalid environment variables: {', "  AUTH_SECRET: [ 'Required' ]", '}'],
    'start-variable-missing',
    'slipway env set AUTH_SECRET=VALUE',
  ],
  [
    'start_failed',
    'The server ended with exit code 1',
    ['{', '  "name": [', '    "Required"', '  ]', '}'],
    'start-failed',
    'last lines',
  ],
  ['unhealthy', 'GET / answered 500', [], 'unhealthy', 'healthPath'],
  ['out_of_memory', 'The server used more than 512 MiB', [], 'start-out-of-memory', '"memory"'],
])('%s at the start of a server: %s', (code, message, log, cause, remedy) => {
  const found = explainFailure({ stage: 'activate', code, message, log });
  expect(found).toMatchObject({ cause, remedy: expect.stringContaining(remedy) });
  expect(found.headline).toMatch(/^\S+ failed: \S/);
});

test.each([
  ['unhealthy', 'GET / answered 500, 60 seconds after the start'],
  ['not_listening', 'No server listened within 60 seconds. PORT is 3000. It listens on no port'],
])('%s says which error the server printed', (code, message) => {
  const log = ['[error] TypeError: the database does not answer', '    at file:///app/dist/server/middleware.mjs:1:8'];
  const { headline } = explainFailure({ stage: 'activate', code, message, log });
  expect(headline).toBe(`Activation failed: ${message}. It printed TypeError: the database does not answer`);
});

test.each([
  ['start_failed', 'It ended', 'the server ended with'],
  ['unhealthy', 'GET / answered 500', 'GET / answered 500. It printed'],
])('%s names a file that the server lacks', (code, message, words) => {
  const error = "Error: Cannot find module '/app/build/db.js' imported from /app/build/server.js";
  const log = [error, '    at finalizeResolution (node:internal/modules/esm/resolve:275:11)'];
  const { headline } = explainFailure({ stage: 'activate', code, message, log });
  expect(headline).toBe(`Activation failed: ${words} ${error}`);
});

test('what a server prints because its answer took too long is not what it lacks', () => {
  const log = ['Error: aborted', '    at Socket.socketCloseListener (node:_http_client:555:19)'];
  const found = explainFailure({ stage: 'activate', code: 'unhealthy', message: 'GET / has no answer', log });
  expect(found.headline).toBe('Activation failed: GET / has no answer');
  const ended = explainFailure({ stage: 'activate', code: 'start_failed', message: 'It ended', log });
  expect(ended.headline).toContain('Error: aborted');
});

test('a build that runs out of memory is not a server that does', () => {
  const found = explainFailure({ stage: 'build', code: 'out_of_memory', message: 'The build used too much', log: [] });
  expect(found.cause).not.toBe('start-out-of-memory');
});
