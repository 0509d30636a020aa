import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import { silentLog } from '../../src/base/log.ts';
import { plainJson } from '../../src/base/text.ts';
import { commands } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/flags/command.ts';
import type { Io } from '../../src/cli/terminal/io.ts';
import { shownText } from '../../src/cli/terminal/printed.ts';
import type { MovePlatform } from '../../src/contract/platform-move.ts';
import type { StartPlatform } from '../../src/contract/platform-start.ts';
import { hostileAnswers, MODES, type Mode } from '../support/hostile-answers.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { createRepository } from '../support/repositories.ts';
import { writeRunFileOf } from '../support/run-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Writes to the clipboard and the title, moves the cursor, hides and reorders text, and begins lines of its own. */
const ATTACK = [
  'x\n\r\tFORGED',
  '\u001b]52;c;ZXZpbA==\u0007\u001b]0;title\u001b\\\u001b[2J\u001b[1A\u001b[31mred\u001b[8m\u001bc\u001bP+q\u001b\\',
  '\u009b2J\u009d52;c;ZXZpbA==\u009c\u0090q\u009c\u0000\u0008\u000b\u000c\u000e\u007f',
  '\u202ebidi\u2066\u2069\u200f\u061c\u00ad\u200b\ufeff\u{e0041}\u2028FORGED\u2029FORGED\u0085FORGED',
].join('');

/** Starts nothing: a platform that started has these texts. */
const start =
  (mode: Mode, name = ''): StartPlatform =>
  async ({ dir, log = silentLog }) => {
    log('warn', 'attack', { path: ATTACK, method: ATTACK });
    log('info', 'request', { path: ATTACK, method: ATTACK, status: ATTACK });
    if (mode === 'refused' || name === 'check')
      throw new SlipwayError('invalid_input', ATTACK.replaceAll('\n', ''), { remedy: 'Correct it.' });
    const text = 'http://127.0.0.1:1/\u001b]0;title\u0007\u202e';
    const texts = { baseUrl: text, kvsUrl: text, consoleUrl: text, issuer: text, requestUrl: text };
    return {
      ...texts,
      requestToken: text,
      dataDir: `${dir}\u001b]0;title\u0007\u202e`,
      [Symbol.asyncDispose]: async () => {},
    };
  };

const move: MovePlatform = async ({ log, onProgress }) => {
  log('warn', 'attack', { path: ATTACK });
  onProgress(ATTACK, 1);
  const line = ATTACK.replaceAll('\n', '');
  return {
    isFinished: true,
    parts: [{ name: line, count: 1, written: 1, sha256: line }],
    damaged: { count: 1, keys: [line], apps: [line] },
  };
};

const APP = ['--org', 'acme', '--project', 'web', '--app', 'shop'];
const DEPLOY = [...APP, '--repository', 'acme/site', '--branch', 'main'];

/** The calls of each command. `{data}`, `{url}` and `{token}` mean the platform, `{free}` a path that is free. */
const CALLS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  platform: [['--data', '{free}']],
  demo: [['--once', '--data', '{free}']],
  deploy: [
    [...DEPLOY, '--timeout', '1s', '--data', '{data}'],
    [...DEPLOY, '--timeout', '1s', '--base-url', '{url}', '--id-token', '{token}', '--kvs-seed-file', 'keys.json'],
  ],
  check: [[]],
  init: [[], ['--org', 'acme', '--project', 'web']],
  doctor: [
    [...APP, '--data', '{data}', '--details', '--table', 'sessions'],
    [...DEPLOY, '--timeout', '1s', '--base-url', '{url}', '--id-token', '{token}', '--try-deploy'],
  ],
  seed: [[...APP, '--data', '{data}', '--file', 'keys.json', '--table', 'sessions', '--verify']],
  token: [['--data', '{data}']],
  tables: [
    ['list', ...APP, '--data', '{data}'],
    ['create', 'sessions', ...APP, '--data', '{data}'],
    ['delete', 'sessions', '--yes', ...APP, '--data', '{data}'],
  ],
  apps: [
    ['--data', '{data}'],
    ['--org', 'acme', '--base-url', '{url}', '--id-token', '{token}'],
    ['--deleted', '--org', 'acme', '--data', '{data}'],
    ['delete', ...APP, '--yes', '--data', '{data}'],
    ['restore', ...APP, '--data', '{data}'],
  ],
  settings: [
    [...APP, '--data', '{data}'],
    ['set', 'noindex=true', ...APP, '--data', '{data}'],
    ['unset', 'noindex', ...APP, '--data', '{data}'],
  ],
  domains: [
    [...APP, '--data', '{data}'],
    ['add', 'shop.example.com', ...APP, '--data', '{data}'],
    ['remove', 'shop.example.com', '--yes', ...APP, '--data', '{data}'],
  ],
  deployments: [[...APP, '--data', '{data}']],
  logs: [
    [...APP, '--data', '{data}'],
    ['d1', '--follow', ...APP, '--data', '{data}'],
  ],
  open: [['--print', ...APP, '--data', '{data}']],
  env: [
    ['list', ...APP, '--data', '{data}'],
    ['set', 'A=1', ...APP, '--data', '{data}'],
    ['unset', 'A', ...APP, '--data', '{data}'],
  ],
  redeploy: [
    [...APP, '--data', '{data}'],
    ['--follow', ...APP, '--data', '{data}'],
  ],
  cancel: [
    [...APP, '--data', '{data}'],
    ['d1', ...APP, '--data', '{data}'],
  ],
  cache: [['clear', ...APP, '--data', '{data}']],
  backup: [['--to', '{free}', '--data', '{data}']],
  rollback: [
    [...APP, '--data', '{data}'],
    ['--to', 'd1', ...APP, '--data', '{data}'],
  ],
  usage: [
    ['--org', 'acme', '--data', '{data}'],
    ['--org', 'acme', '--project', 'web', '--data', '{data}'],
    [...APP, '--data', '{data}'],
  ],
  migrate: [['--database', 'postgres://127.0.0.1/none', '--objects', 's3://bucket', '--data', '{free}']],
  console: [['--no-open', '--data', '{data}']],
  nodes: [
    ['--data', '{data}'],
    ['--base-url', '{url}', '--id-token', '{token}'],
  ],
  secret: [
    ['status', '--data', '{data}'],
    ['rotate', '--yes', '--no-wait', '--base-url', '{url}', '--id-token', '{token}'],
  ],
  exec: [[...APP, '--data', '{data}', '--', process.execPath, '-e', '0']],
  kvs: [
    ['list', 'a', '--table', 'sessions', ...APP, '--data', '{data}'],
    ['get', 'a', '--table', 'sessions', ...APP, '--data', '{data}'],
    ['put', 'a', '1', '--table', 'sessions', ...APP, '--data', '{data}'],
    ['delete', 'a', '--table', 'sessions', ...APP, '--data', '{data}'],
  ],
  completion: [['bash'], ['zsh'], ['fish']],
  audit: [
    ['list', '--org', 'acme', '--data', '{data}'],
    ['verify', '--org', 'acme', '--data', '{data}'],
  ],
  hooks: [
    ['list', ...APP, '--data', '{data}'],
    ['add', '--forge', 'github', ...APP, '--data', '{data}'],
    ['remove', 'none', '--yes', ...APP, '--data', '{data}'],
    ['pushes', ...APP, '--data', '{data}'],
  ],
  login: [['{url}', '--no-browser', '--timeout', '1s']],
  logout: [['{url}']],
  members: [
    ['list', '--org', 'acme', '--data', '{data}'],
    ['add', 'ana@acme.example', '--role', 'viewer', '--org', 'acme', '--data', '{data}'],
    ['remove', 'ana@acme.example', '--yes', '--org', 'acme', '--data', '{data}'],
  ],
  notify: [
    ['list', '--org', 'acme', '--data', '{data}'],
    ['add', '--webhook', 'https://hooks.example.com/a', '--org', 'acme', '--data', '{data}'],
    ['test', 'none', '--org', 'acme', '--data', '{data}'],
    ['remove', 'none', '--yes', '--org', 'acme', '--data', '{data}'],
    ['deliveries', '--org', 'acme', '--data', '{data}'],
    ['redeliver', 'none', '--org', 'acme', '--data', '{data}'],
  ],
  tokens: [
    ['list', '--org', 'acme', '--data', '{data}'],
    ['create', 'nightly', '--org', 'acme', '--data', '{data}'],
    ['revoke', 'nightly', '--yes', '--org', 'acme', '--data', '{data}'],
  ],
  whoami: [
    ['--data', '{data}'],
    ['--base-url', '{url}', '--id-token', '{token}'],
  ],
};

const SURFACES = {
  pipe: { interactive: false },
  terminal: { interactive: true, outTerminal: true, columns: 80, erase: () => {} },
} as const satisfies Record<string, Partial<Io>>;

/** A log has lines of its own. */
const LOGS: ReadonlySet<string> = new Set(['logs', 'redeploy']);

/** Commands that read the checkout. */
const IN_REPOSITORY: ReadonlySet<string> = new Set(['check', 'init', 'deploy']);
const FILES = {
  'keys.json': '[{"key":"a","value":1}]',
  'package.json': JSON.stringify({ name: ATTACK, scripts: { build: ATTACK }, dependencies: { [ATTACK]: ATTACK } }),
  'index.html': '<title>x</title>',
  'y\u001b]0;t\u0007.html': ATTACK,
};

async function run(name: string, argv: readonly string[], mode: Mode, more: Partial<Io>) {
  await using platform = await hostileAnswers(ATTACK, mode);
  using folder = temporaryFolder();
  folder.write('keys.json', '[{"key":"a","value":1}]');
  using repository = IN_REPOSITORY.has(name) ? createRepository(FILES) : undefined;
  writeRunFileOf(folder.path, platform.origin);
  const values: Readonly<Record<string, string>> = {
    '{data}': folder.path,
    '{url}': platform.origin,
    '{token}': unsignedJwt(),
    '{free}': `${folder.path}/free`,
  };
  const env = {
    PATH: process.env.PATH,
    NO_COLOR: '1',
    HOME: folder.path,
    XDG_CONFIG_HOME: folder.path,
    SLIPWAY_SECRET: Buffer.alloc(32).toString('base64'),
  };
  const signal = name === 'platform' ? AbortSignal.abort() : new AbortController().signal;
  const { io, shown } = terminal({ env, cwd: repository?.path ?? folder.path, signal, ...more });
  const words = argv.map((word) => values[word] ?? word);
  const exitCode = await runCli([name, ...words], commands(start(mode, name), ROOT, move), io);
  return { exitCode, ...shown };
}

/** The characters that a terminal obeys, hides or reorders text for. */
const OBEYED = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

function faultsOf(text: string, mayForge: boolean): readonly string[] {
  const lines = text.split('\n').map((line) => line.replaceAll('\t', ''));
  return lines.filter((line) => OBEYED.test(line) || (!mayForge && line.startsWith('FORGED')));
}

test('every command has a call here', () => {
  const all = commands(start('succeeded'), ROOT, move);
  expect(Object.keys(CALLS).toSorted()).toEqual(Object.keys(all).toSorted());
});

const rows = Object.entries(CALLS).flatMap(([name, calls]) => calls.map((argv) => ({ name, argv })));

describe.each(rows)('slipway $name $argv', ({ name, argv }) => {
  test.each(MODES)('prints no text of a platform that a terminal obeys: %s', async (mode) => {
    for (const more of Object.values(SURFACES)) {
      const { out, err } = await run(name, argv, mode, more);
      expect([faultsOf(out, LOGS.has(name)), faultsOf(err, false)]).toEqual([[], []]);
    }
    const at = argv.includes('--') ? argv.indexOf('--') : argv.length;
    const { out, err } = await run(name, argv.toSpliced(at, 0, '--json'), mode, SURFACES.terminal);
    expect([faultsOf(out, false), faultsOf(err, name === 'platform')]).toEqual([[], []]);
    for (const line of out.split('\n').filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow();
  });
});

test('the values of --json are exact', async () => {
  const { out } = await run('tables', ['list', ...APP, '--data', '{data}'], 'succeeded', SURFACES.terminal);
  expect(out).not.toMatch(/^\{/);
  const json = await run('tables', ['list', ...APP, '--data', '{data}', '--json'], 'succeeded', SURFACES.terminal);
  expect(JSON.parse(json.out)).toMatchObject({ tables: [{ name: ATTACK }] });
});

test.each([
  ['\u001b[1;31mred\u001b[0m\n', '\u001b[1;31mred\u001b[0m\n'],
  ['a\tb\r\n', 'a\tb\n'],
  ['\u001b]52;c;ZQ==\u0007a\u009b2Jb', 'a2Jb'],
  ['\u001b]0;\u001b[31mtitle\u0007', ']0;\u001b[31mtitle'],
  ['\u001b\u001b[2K', ''],
])('%j is printed as %j', (text, shown) => {
  expect(shownText(text, true)).toBe(shown);
});

test('JSON text keeps its value', () => {
  const json = `{"a": "${'\u009b\u202e\u{e0041}\u2028'}",\n"b": 1}`;
  expect(plainJson(json)).toBe('{"a": "\\u009b\\u202e\\udb40\\udc41\\u2028",\n"b": 1}');
  expect(JSON.parse(plainJson(json))).toEqual(JSON.parse(json));
});
