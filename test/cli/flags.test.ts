import { expect, test } from 'vitest';
import { readArguments } from '../../src/cli/flags/command.ts';
import { terminalFlags } from '../../src/cli/flags/deploy-flags.ts';
import { parseFlags } from '../../src/cli/flags/flags.ts';

test('a flag of lines that is given again adds a line; of another one, the last value counts', () => {
  const argv = ['--env', 'A=1', '--app', 'one', '--env=B=2', '--secret-env', 'C=3', '--app', 'two', '--env', 'D=4'];
  expect(parseFlags(argv, terminalFlags()).flags).toEqual({ env: 'A=1\nB=2\nD=4', 'secret-env': 'C=3', app: 'two' });
});

test.each([
  'apps',
  'audit',
  'domains',
  'env',
  'hooks',
  'kvs',
  'members',
  'notify',
  'secret',
  'settings',
  'tables',
  'tokens',
])('%s refuses a word without a verb, and does not print it', async (name) => {
  const { command } = await import(`../../src/cli/commands/${name}.ts`);
  const read = () => readArguments(name, command, ['A=secret']);
  expect(read).toThrow(`${name} needs one of: ${command.verbs.join(', ')}`);
  expect(read).not.toThrow('A=secret');
});

test.each([
  ['apps', 'list'],
  ['audit', 'verify'],
  ['cache', 'clear'],
  ['domains', 'list'],
  ['env', 'list'],
  ['hooks', 'list'],
  ['hooks', 'add'],
  ['hooks', 'pushes'],
  ['members', 'list'],
  ['notify', 'list'],
  ['secret', 'rotate'],
  ['settings', 'list'],
  ['tables', 'list'],
  ['tokens', 'list'],
])('%s %s refuses a word, and does not print it', async (name, verb) => {
  const { command } = await import(`../../src/cli/commands/${name}.ts`);
  const read = () => readArguments(name, command, [verb, 'A=secret']);
  expect(read).toThrow(`${name} ${verb} takes no argument`);
  expect(read).not.toThrow('A=secret');
});

test.each([
  ['hooks', 'remove', 1, 'takes ID alone as argument'],
  ['kvs', 'get', 1, 'takes KEY alone as argument'],
  ['kvs', 'put', 2, 'takes KEY and VALUE alone as arguments'],
  ['tokens', 'revoke', 1, 'takes NAME alone as argument'],
])('%s %s takes %i words', async (name, verb, most, takes) => {
  const { command } = await import(`../../src/cli/commands/${name}.ts`);
  const words = Array.from({ length: most }, (_, at) => `word${at}`);
  expect(readArguments(name, command, [verb, ...words])).toMatchObject({ verb, words });
  const read = () => readArguments(name, command, [verb, ...words, 'more']);
  expect(read).toThrow(`${name} ${verb} ${takes}, and not "more"`);
});
