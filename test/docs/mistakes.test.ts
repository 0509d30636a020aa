import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { rememberStarted } from '../../src/cli/platforms/known-platforms.ts';
import { openStage, type Stage } from '../platform/console/support.ts';
import { createRepository } from '../support/repositories.ts';
import { shellCommands } from '../support/shell.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

/*
 * Runs every row of docs/mistakes.md as it is printed, against a running platform. After a change of words, write the answers
 * again: UPDATE_MISTAKES=1 npx vitest run test/docs/mistakes.test.ts
 */

const PAGE = resolve(import.meta.dirname, '../../docs/mistakes.md');
const ROW = /^\| `(slipway [^`]+)` \| (\d+) \| (.*) \|$/;
const lines = readFileSync(PAGE, 'utf8').split('\n');
const rows = lines.flatMap((line) => {
  const [, command = '', exit, answer = ''] = ROW.exec(line) ?? [];
  return command === '' ? [] : [{ command, exit: Number(exit), answer }];
});

const home = temporaryFolder();
const shop = createRepository({
  'index.html': '<h1>A shop</h1>',
  'keys.json': '[]',
  '.slipway.json': '{"org": "acme", "project": "web", "app": "shop"}',
});
let stage: Stage;

type Run = Awaited<ReturnType<typeof inTerminal>>;

const slipway = (...argv: readonly string[]): Promise<Run> =>
  inTerminal(argv, { cwd: shop.path, env: { PATH: process.env.PATH, HOME: home.path } });

beforeAll(async () => {
  shop.git('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
  stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  await stage.createApp('api', 'api');
  rememberStarted(stage.platform.dataDir, { env: { HOME: home.path } });
  for (const argv of [
    ['tables', 'create', 'sessions', '--app', 'api'],
    ['env', 'set', 'API_URL=https://api.example.com'],
  ]) {
    expect(await slipway(...argv)).toMatchObject({ exitCode: 0 });
  }
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  shop[Symbol.dispose]();
  home[Symbol.dispose]();
});

/** The command with `--json`, before the words of another command. */
function inJson(command: string): readonly string[] {
  const [[, ...argv] = []] = shellCommands(command);
  const other = argv.indexOf('--');
  return other === -1 ? [...argv, '--json'] : argv.toSpliced(other, 0, '--json');
}

/** The error as the page has it: each line as code, without what differs between two runs. */
function answerOf({ err }: Run): string {
  const all = err.split('\n');
  const from = all.findIndex((line) => line.startsWith('slipway: '));
  const shown = all.slice(from).filter((line) => line !== '' && !line.startsWith('  code: '));
  const texts = shown.map((line) =>
    line
      .replace(/^(?:slipway: | {2})/, '')
      // A path can be relative to the folder of the tests.
      .replace(/(?:\.\.\/)+(?=[^ ]*none\.json)/, '/')
      .replaceAll(shop.path, '/srv/shop')
      .replaceAll(stage.platform.dataDir, '/srv/slipway')
      .replaceAll(home.path, '/srv')
      .replace(/\bdpl-[a-z2-7]{16}\b/g, 'dpl-example')
      .replace(/(127\.0\.0\.1|localhost):\d+/g, '$1:4400')
      .replaceAll('|', '\\|'),
  );
  return texts.map((text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)).join('<br>');
}

describe('the page of mistakes', () => {
  test('has every command', async () => {
    const nothing = () => Promise.reject(new Error('no platform is started here'));
    const tried = new Set(rows.map(({ command }) => command.split(' ')[1]));
    expect(Object.keys(commands(nothing, '', nothing)).filter((name) => !tried.has(name))).toEqual([]);
    expect(new Set(rows.map(({ command }) => command)).size).toBe(rows.length);
  });

  test('has the words of every answer, for people and for programs', { timeout: 300_000 }, async () => {
    const real = new Map<string, { readonly exit: number; readonly answer: string }>();
    const faults: string[] = [];
    for (const { command } of rows) {
      const run = await slipway(...inJson(command));
      real.set(command, { exit: run.exitCode, answer: answerOf(run) });
      const error = jsonError(run);
      const code = /^ {2}code: ([\w, ]+) \(see /m.exec(run.err)?.[1];
      if (
        error === undefined ||
        error.code !== code?.split(', ')[0] ||
        /^(?:refused|internal)$/.test(error.code) ||
        !error.remedy
      ) {
        faults.push(`${command}: ${code}, ${JSON.stringify(error)} ${run.out}${run.err}`);
      }
    }
    if (process.env.UPDATE_MISTAKES === '1') {
      const updated = lines.map((line) => {
        const now = real.get(ROW.exec(line)?.[1] ?? '');
        return now === undefined
          ? line
          : line.replace(ROW, (_, command) => `| \`${command}\` | ${now.exit} | ${now.answer} |`);
      });
      writeFileSync(PAGE, updated.join('\n'));
    } else {
      expect(Object.fromEntries(real)).toEqual(
        Object.fromEntries(rows.map(({ command, exit, answer }) => [command, { exit, answer }])),
      );
    }
    expect(faults).toEqual([]);
    expect([...real].filter(([, { exit, answer }]) => exit === 0 || answer === '').map(([command]) => command)).toEqual(
      [],
    );
  });
});

/** The error that is the last line of the output. */
function jsonError({ out }: Run): { readonly code: string; readonly remedy?: string } | undefined {
  try {
    return JSON.parse(out.trim().split('\n').at(-1) ?? '').error;
  } catch {
    return undefined;
  }
}
