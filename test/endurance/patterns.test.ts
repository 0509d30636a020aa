import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { literalPattern } from '../../src/base/text.ts';
import { importIn } from '../../src/diagnosis/imports.ts';
import { attacksOn, textOf } from '../support/pattern-attacks.ts';
import { StepCounter } from '../support/pattern-steps.ts';
import { literalsIn } from '../support/pattern-tree.ts';

const SRC = resolve(import.meta.dirname, '../../src');
/** Rooms and files that match patterns on what a build prints or a foreign platform sends. */
const FILES = globSync(
  [
    ...[
      'diagnosis/**/*.ts',
      'platform/sandbox/*.ts',
      'platform/worker/{,faults/**/,files/,source/}*.ts',
      'base/text.ts',
      'base/secrets.ts',
      'check/*.ts',
      'site/*.ts',
    ],
    ...['deploy/explain.ts', 'contract/{failure,error,status}-*.ts', 'contract/{reader,records,lists,answers}.ts'],
  ],
  { cwd: SRC },
).sort();

/** Patterns that a module does not export: those that functions make of what they are given, each as it may be. */
const MADE_IN_FUNCTIONS: Readonly<Record<string, readonly RegExp[]>> = {
  'diagnosis/imports.ts': [
    importIn("Can't resolve './a.css'") ?? /never/,
    importIn('Could not load src/utils/pier') ?? /never/,
    importIn(`Package subpath './x' is not defined by "exports" in /a/node_modules/b/package.json`) ?? /never/,
  ],
  'platform/worker/faults/place/built-code.ts': [
    new RegExp(`(?<![\\w$.])${literalPattern('pier')}(?:\\??\\.[\\w$]{1,100}){0,4}`, 'g'),
  ],
  'platform/sandbox/proc.ts': [/^VmRSS: +(\d+) kB/m],
  'base/secrets.ts': [new RegExp([literalPattern('a'.repeat(40)), literalPattern('s3cr[t')].join('|'), 'g')],
};

/** All regular expressions that a value leads to. */
function patternsWithin(value: unknown, seen = new Set<unknown>()): readonly RegExp[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return value instanceof RegExp ? [value] : Object.values(value).flatMap((each) => patternsWithin(each, seen));
}

interface Gathered {
  readonly file: string;
  readonly text: string;
  readonly literals: readonly RegExp[];
  /** What its exports lead to, a pattern that several modules use in each of them. */
  readonly exported: readonly RegExp[];
}

const gathered = await Promise.all(
  FILES.map(async (file): Promise<Gathered> => {
    const text = readFileSync(join(SRC, file), 'utf8');
    // Imports the module's own source, so that no pattern of a table is left out.
    const module: object = await import(/* @vite-ignore */ join(SRC, file));
    return { file, text, literals: literalsIn(text), exported: patternsWithin({ ...module }) };
  }),
);
const literals = new Set(gathered.flatMap((each) => each.literals.map(String)));
/** Patterns that modules make of strings, beside the literals. */
const made = new Map(
  gathered.flatMap(({ exported }) => exported).flatMap((each) => (literals.has(String(each)) ? [] : [[each, each]])),
);
const patterns = [
  ...gathered.flatMap((each) => each.literals),
  ...made.keys(),
  ...Object.values(MADE_IN_FUNCTIONS).flat(),
];

test('no pattern is left out: all that the sources make are reached', () => {
  const calls = (each: readonly Gathered[]) => each.flatMap(({ text }) => text.match(/\bnew RegExp\(/g) ?? []).length;
  const others = gathered.filter(({ file }) => !Object.hasOwn(MADE_IN_FUNCTIONS, file));
  expect(made.size).toBe(calls(others));
  for (const file of Object.keys(MADE_IN_FUNCTIONS)) {
    expect(gathered.find((each) => each.file === file)?.text, file).toContain('new RegExp(');
  }
  expect(patterns.length).toBeGreaterThan(400);
});

test('the literals of a source are told from its comments, strings and divisions', () => {
  const source = [
    'const a = /a\\/[/]b/gu; // /no/',
    "call('/no/', /b/, `$" + "{x.replace(/no/, '')} /no/`); /* /no/ */",
    'if (/c/.test(x)) return /d/i; const e = (a + b) / c / d; const f = y => /f/;',
  ].join('\n');
  expect(literalsIn(source).map(String)).toEqual(['/a\\/[/]b/gu', '/b/', '/c/', '/d/i', '/f/']);
});

test('the counter matches as the engine does', () => {
  const logs = globSync('**/*.txt', { cwd: resolve(import.meta.dirname, '../fixtures/logs') });
  const lines = logs.flatMap((log, index) => {
    const text = readFileSync(join(import.meta.dirname, '../fixtures/logs', log), 'utf8').split('\n');
    return text.filter((line, at) => line !== '' && line.length < 200 && (at + index) % 40 === 0);
  });
  expect(lines.length).toBeGreaterThan(80);
  const faults: string[] = [];
  for (const pattern of patterns) {
    const alone = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
    const counter = new StepCounter(alone);
    for (const line of [...lines, ...attacksOn(pattern).map((attack) => textOf(attack, 60))]) {
      const match = alone.exec(line);
      const found = counter.search(line).found;
      const unit = (at: number) => (pattern.unicode ? [...line].slice(0, at).join('').length : at);
      const [begin, end] = found?.map(unit) ?? [];
      if (begin === match?.index && end === (match ? match.index + match[0].length : undefined)) continue;
      faults.push(`${pattern} on ${JSON.stringify(line)}: ${begin} to ${end}`);
    }
  }
  expect(faults).toEqual([]);
});

/** Steps for a character of a line, at most. A pattern that takes more needs too long for a log of such lines. */
const MOST_STEPS = 80;

/** What makes a pattern take more steps than are in proportion to the text. */
function worstOf(pattern: RegExp): string | undefined {
  const counter = new StepCounter(pattern);
  for (const attack of attacksOn(pattern)) {
    const stepsAt = (length: number) => counter.search(textOf(attack, length), 200 * length).steps;
    const short = stepsAt(300);
    // In proportion already in a short text, as most are: a square shows in it.
    if (short <= 300 * MOST_STEPS && stepsAt(600) <= 2.05 * short) continue;
    const long = stepsAt(2_000);
    const words = `${pattern} on ${JSON.stringify(attack)}`;
    if (short > 300 * MOST_STEPS || long > 2_000 * MOST_STEPS) return `${long} steps at 2,000 characters: ${words}`;
    // A few steps a character: there is no square in it.
    if (long < 8_000) continue;
    // A group that repeats may go too deep for the counter in a long text: that is not a number then.
    const all = [stepsAt(1_000), long, stepsAt(4_000), stepsAt(8_000)].filter((count) => !Number.isNaN(count));
    const counts = all.length > 1 ? all : [stepsAt(500), ...all];
    const isSquare = counts.some((count, at) => at > 0 && count > 2.5 * (counts[at - 1] ?? 0));
    if (counts.length < 2 || isSquare) return `${counts.join(', ')} steps: ${words}`;
  }
  return undefined;
}

describe('a text of double length takes double steps', () => {
  test.each(gathered.filter((each) => each.literals.length > 0))('for the literals in $file', (each) => {
    expect(each.literals.map(worstOf).filter((worst) => worst !== undefined)).toEqual([]);
  });

  test('for the patterns made of strings', () => {
    const all = [...made.keys(), ...Object.values(MADE_IN_FUNCTIONS).flat()];
    expect(all.map(worstOf).filter((worst) => worst !== undefined)).toEqual([]);
  });
});

test.each([
  /^(?:Error:)?[\s│]*(?:[├╰]─▶)?(?:\s*[x×]){1,2} (?<message>\S.*)$/,
  /\/+$/,
  /(\w+:\/\/)[^/@\s]+@/g,
  /^(?:a+)+$/,
  /file '.*' not found/,
  /^(?<message>\S.*?)(?: \(via .*\))?$/,
])('%s is found to take more', (pattern) => {
  expect(worstOf(pattern)).toBeDefined();
});
