import { describe, expect, test } from 'vitest';
import { liveLine, progressBar } from '../../src/cli/terminal/live-line.ts';
import { fitted, styleFor, table, textWidth, wrapped } from '../../src/cli/terminal/style.ts';
import { inTerminal, terminal } from '../support/terminal.ts';

const RED = '\u001b[31mx\u001b[39m';

describe('colours', () => {
  test.each([
    [{}, true, RED],
    [{}, false, 'x'],
    [{ NO_COLOR: '1' }, true, 'x'],
    [{ NO_COLOR: '' }, true, RED],
    [{ TERM: 'dumb' }, true, 'x'],
    [{ FORCE_COLOR: '1' }, false, RED],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, RED],
    [{ FORCE_COLOR: '0' }, true, 'x'],
  ])('with %j on a terminal (%s)', (env, isTerminal, shown) => {
    expect(styleFor({ env, interactive: isTerminal }, 'err').red('x')).toBe(shown);
    expect(styleFor({ env, interactive: !isTerminal, outTerminal: isTerminal }, 'out').red('x')).toBe(shown);
  });
});

describe('widths', () => {
  test.each([
    ['shop', 4],
    ['日本', 4],
    ['e\u0301', 1],
    ['🚀', 2],
  ])('%s takes %d columns', (text, columns) => expect(textWidth(text)).toBe(columns));

  test('a text is cut at a column, never within a character', () => {
    expect([fitted('shop', 4), fitted('shops', 4), fitted('日本語', 4)]).toEqual(['shop', 'sho…', '日…']);
  });

  test('a text is broken at its spaces', () => {
    expect(wrapped('one two three averyveryverylongword x', 9)).toEqual([
      'one two',
      'three',
      'averyveryverylongword',
      'x',
    ]);
  });
});

describe('tables', () => {
  test('align their columns, and hold no control sequence of a tenant', () => {
    const paint = (text: string) => `<${text}>`;
    const rows = [
      ['shop', { text: 'live', paint }],
      ['a\u001b[2Jb', '日本', 'last'],
    ];
    expect(table(rows, { head: ['app', 'state', 'more'] })).toBe(
      'APP   STATE  MORE\nshop  <live>\nab    日本   last\n',
    );
  });

  test('are cut to the terminal, the widest column first', () => {
    expect(table([['shop', 'x'.repeat(100), 'end']], { width: 40 })).toBe(`shop  ${'x'.repeat(28)}…  end\n`);
  });

  test('keep columns that people copy', () => {
    const row = ['dpl-0123456789abcdef', 'y'.repeat(20), 'end'];
    expect(table([row], { width: 40, keep: [0] })).toBe(`dpl-0123456789abcdef  ${'y'.repeat(12)}…  end\n`);
    expect(table([row], { width: 10, keep: [0, 1, 2] })).toBe(`${row.join('  ')}\n`);
  });
  test('have no line if there are no rows', () => expect(table([])).toBe(''));
});

describe('the live line', () => {
  test.each([
    [0, 4, '╌╌╌╌   0%'],
    [1, 4, '━╌╌╌  25%'],
    [9, 4, '━━━━ 100%'],
    [0, 0, '━━━━ 100%'],
  ])('%d of %d is the bar %s', (done, total, bar) => expect(progressBar(done, total, 4)).toBe(bar));

  /** A live line with a clock that stands still until `pass`. */
  function live(more: Parameters<typeof terminal>[0]) {
    const { io, shown } = terminal({ env: { NO_COLOR: '1' }, columns: 40, ...more });
    let at = 0;
    let draw: (() => void) | undefined;
    const tick = (each: () => void) => {
      draw = each;
      return () => {
        draw = undefined;
      };
    };
    const line = liveLine(io, { now: () => at, tick });
    const pass = (ms: number) => {
      at += ms;
      draw?.();
    };
    return { line, shown, pass, runs: () => draw !== undefined };
  }

  test('is drawn again as time passes, below what is printed, and is gone at the end', () => {
    const { line, shown, pass, runs } = live({ interactive: true });
    line.show('building\u001b[2J');
    pass(1_500);
    line.print('  ✓ App\n');
    line.end();
    line.end();
    const clear = '\r\u001b[K';
    const [none, late] = ['        0ms  building', '       1.5s  building'];
    expect(shown.err).toBe([none, late, '  ✓ App\n', late, ''].map((text) => `${clear}${text}`).join(''));
    expect(runs()).toBe(false);
  });

  test('never fills more than one line of the terminal', () => {
    const { line, shown } = live({ interactive: true });
    line.show('x'.repeat(100));
    expect(textWidth(shown.err.slice('\r\u001b[K'.length))).toBe(39);
  });

  test('is not shown elsewhere, and nothing is if the command is quiet', () => {
    for (const [more, printed] of [
      [{ interactive: false }, 'kept\n'],
      [{ interactive: true, env: { TERM: 'dumb' } }, 'kept\n'],
      [{ interactive: true, quiet: true }, ''],
    ] as const) {
      const { line, shown } = live(more);
      line.show('building');
      line.print('kept\n');
      line.end();
      expect(shown.err).toBe(printed);
    }
  });
});

describe('the help', () => {
  test('fits the terminal, and lists each flag of deploy in a group of its own', async () => {
    const { out } = await inTerminal(['deploy', '--help'], { outTerminal: true, columns: 80, env: { NO_COLOR: '1' } });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out).not.toContain('Further flags');
    const flags = [...out.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name);
    expect(flags.toSorted()).toEqual([...new Set(flags)].toSorted());
    expect(flags.length).toBeGreaterThan(40);
  });

  test.each(['platform', 'doctor'])('of %s leaves no flag without a group', async (name) => {
    expect((await inTerminal([name, '--help'])).out).not.toContain('Further flags');
  });

  test('is shown by "help COMMAND" too, and a version by --version', async () => {
    expect(await inTerminal(['help', 'token'])).toEqual(await inTerminal(['token', '--help']));
    expect((await inTerminal(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(JSON.parse((await inTerminal(['--version', '--json'])).out)).toEqual({ version: expect.any(String) });
  });

  test.each([
    [['deply'], /there is no command "deply"\n {2}Did you mean "slipway deploy"\?/],
    [['tables', 'crate'], /tables has no "crate"\n {2}Did you mean "slipway tables create"\?/],
    [['deploy', '--brnach', 'x'], /There is no flag --brnach; did you mean --branch\?/],
    [['token', 'audience'], /token takes no argument "audience"\n {2}Did you mean --audience\?/],
  ])('%j is answered with what is meant', async (argv, words) => {
    const { exitCode, err } = await inTerminal(argv);
    expect([exitCode, err]).toEqual([2, expect.stringMatching(words)]);
  });
});
