import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { readArguments } from '../../src/cli/flags/command.ts';
import { shellCommands } from '../support/shell.ts';
import { inTerminal } from '../support/terminal.ts';

const nothing = () => Promise.reject(new Error('no platform is started here'));
const ALL = Object.entries(commands(nothing, resolve(import.meta.dirname, '../..'), nothing));

describe.each(ALL)('the help of %s', (name, { load }) => {
  test('names each argument of the usage, and its examples are commands that there are', async () => {
    const command = await load();
    const { out } = await inTerminal([name, '-h']);
    if (command.mostWords !== undefined) expect(Object.keys(command.args ?? {})).not.toEqual([]);
    for (const [argument, text] of Object.entries(command.args ?? {})) {
      expect(command.usage.replaceAll(' …', '')).toContain(argument.split('=')[0]);
      expect(out).toMatch(new RegExp(`\\n {2}${argument} +${text.slice(0, 10)}`));
    }
    expect(command.examples?.length).toBeGreaterThan(0);
    for (const [example, text] of command.examples ?? []) {
      expect(out).toContain(`  # ${text}\n  ${example}\n`);
      const [words = []] = shellCommands(example);
      expect(words[0]).toBe('slipway');
      const other = ALL.find(([each]) => each === words[1]);
      readArguments(words[1] ?? '', await (other?.[1].load() ?? Promise.reject(new Error(example))), words.slice(2));
    }
  });
});

test.each([
  [['-V'], 0],
  [['apps', '-o', 'acme', '-q', '--data', '/nowhere'], 3],
  [['logs', '-f', '-oacme', '-pweb', '-ashop', '--data', '/nowhere'], 3],
  [['logs', '-z'], 2],
])('%j is read by its letters', async (argv, exitCode) => expect((await inTerminal(argv)).exitCode).toBe(exitCode));

test('a number below zero comes after --', async () => {
  expect((await inTerminal(['kvs', 'put', 'k', '-1', '--table', 't'])).err).toContain('comes last, after --: -- -1');
});
