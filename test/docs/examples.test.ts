import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { commands } from '../../src/cli/commands.ts';
import { readArguments } from '../../src/cli/flags/command.ts';
import { parseEnv } from '../../src/contract/dotenv.ts';
import { type Block, PAGES } from '../support/markdown.ts';
import { createRepository } from '../support/repositories.ts';
import { testFolder } from '../support/scratch.ts';
import { shellCommands } from '../support/shell.ts';
import { end, startPlatformProcess } from '../support/slipway.ts';
import { findings } from '../support/workflow-findings.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BLOCKS = PAGES.flatMap((page) => page.blocks);
const nothing = () => Promise.reject(new Error('nothing is started here'));
const KNOWN = commands(nothing, ROOT, nothing);

function blocks(...languages: readonly string[]): readonly (readonly [place: string, block: Block])[] {
  return BLOCKS.filter(({ language }) => languages.includes(language)).map((block) => [block.place, block]);
}

test('every block names its language', () => {
  const languages = ['yaml', 'sh', 'ts', 'json', 'dotenv', 'ini', 'text'];
  expect(BLOCKS.filter(({ language }) => !languages.includes(language)).map(({ place }) => place)).toEqual([]);
});

describe('YAML', () => {
  test.each(blocks('yaml'))('%s can be read', (_, { text }) => {
    expect(parseAllDocuments(text).flatMap((each) => [...each.errors, ...each.warnings])).toEqual([]);
  });

  const workflows = blocks('yaml').filter(([, { text }]) => /^jobs:/m.test(text));
  test.each(workflows)("%s is a workflow that GitHub's validator takes", async (_, { text }) => {
    const whole = /^on:/m.test(text) ? text : `on: push\n${text}`;
    expect(await findings('example.yml', whole)).toEqual([]);
  });

  test.each(workflows)('%s has token commands that are good syntax', (_, { text }) => {
    const { jobs } = parse(text);
    for (const { steps = [] } of Object.values<{ steps?: { with?: Readonly<Record<string, string>> }[] }>(jobs)) {
      for (const command of steps.flatMap((step) => step.with?.['id-token-command'] ?? [])) {
        execFileSync('sh', ['-n'], { input: command, stdio: ['pipe', 'ignore', 'pipe'] });
        expect(shellCommands(command).map(([name]) => name)).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(?:curl|aws)$/)]),
        );
      }
    }
  });

  test.each(workflows)('%s gives its runs the permissions that it needs', (_, { text }) => {
    const { permissions, jobs } = parse(text);
    for (const job of Object.values<{ permissions?: object; steps?: { with?: object }[] }>(jobs)) {
      const asked = job.steps?.some((step) => 'token-exchange-url' in (step.with ?? {}));
      if (asked) expect(job.permissions ?? permissions).toMatchObject({ 'id-token': 'write' });
    }
  });
});

describe('JSON', () => {
  const whole = blocks('json').filter(([, { marks }]) => !marks.includes('output'));
  test.each(whole)('%s can be read', (_, { text }) => void JSON.parse(text));
});

describe('Variables', () => {
  test.each(blocks('dotenv'))('%s is read as it says', (_, { text }) => {
    const { variables, errors } = parseEnv(text, { input: 'env' });
    expect(errors).toEqual([]);
    expect(Object.fromEntries(variables.map(({ name, value }) => [name, value]))).toEqual({
      PLAIN: 'a value with spaces',
      HASH: 'a#b',
      EMPTY: '',
      EXPORTED: 'yes',
      LITERAL: 'nothing is replaced: $HOME \\n "quotes"',
      ESCAPED: 'known here: \n, \r, " and \\',
      KEY: '-----BEGIN PRIVATE KEY-----\nseveral lines\n-----END PRIVATE KEY-----',
    });
  });
});

describe('Shell', () => {
  test.each(blocks('sh'))('%s is good syntax', (_, { text }) => {
    execFileSync('bash', ['-n'], { input: text, stdio: ['pipe', 'ignore', 'pipe'] });
  });

  test.each(blocks('sh'))('%s names commands and flags that there are', async (_, { text }) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const words of shellCommands(text)) {
      if (words[0] === 'slipway') await checkSlipway(words.slice(1));
      if (words[0] === 'npm') checkNpm(words.slice(1), scripts);
    }
  });
});

/** Throws for a command, a verb or a flag that there is not. */
async function checkSlipway([name = '', ...rest]: readonly string[]): Promise<void> {
  if (name === '--help') return;
  const command = await KNOWN[name]?.load();
  if (!command) throw new Error(`There is no command "${name}"`);
  readArguments(name, command, rest);
}

function checkNpm(words: readonly string[], scripts: Readonly<Record<string, string>>): void {
  const [verb = '', script = ''] = words.filter((word) => !word.startsWith('-'));
  if (['ci', 'install', 'pack'].includes(verb)) return;
  expect(scripts).toHaveProperty([verb === 'run' ? script : verb]);
}

test('the blocks that are marked so run against an embedded platform, and print what is shown', async () => {
  const folder = await testFolder();
  using repository = createRepository({ 'index.html': '<h1>A site</h1>' });
  cpSync(repository.path, join(folder, 'site'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'bin/slipway'), `#!/bin/sh\nexec '${process.execPath}' -- '${ROOT}/src/cli.ts' "$@"\n`);
  chmodSync(join(folder, 'bin/slipway'), 0o755);
  const env = {
    ...process.env,
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...{ GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' },
    ...{ GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' },
  };
  const platform = await startPlatformProcess(join(folder, '.slipway'));
  const ran: string[] = [];
  try {
    for (const [index, block] of BLOCKS.entries()) {
      if (!block.marks.includes('run')) continue;
      const options: ExecFileSyncOptionsWithStringEncoding = { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' };
      const out = execFileSync('bash', ['-euo', 'pipefail', '-c', block.text], options);
      const shown = BLOCKS[index + 1];
      if (shown?.marks.includes('output')) expect(out.trim(), shown.place).toBe(shown.text.trim());
      ran.push(block.place);
    }
  } finally {
    await end(platform.child);
  }
  expect(ran.length).toBeGreaterThanOrEqual(2);
});
