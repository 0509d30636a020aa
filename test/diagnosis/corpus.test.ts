import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEANS } from '../../bench/corpus.ts';
import { CAUSES } from '../../scripts/corpus/spec.ts';
import { TOOLS } from '../../scripts/corpus/tools.ts';
import { RULES, rulesWithout } from '../../src/diagnosis/rules.ts';
import { type Case, diagnose, type Place, readCorpus } from '../support/corpus.ts';

const CASES = readCorpus();
const LOG_BYTES = 100_000;
const ALL_LOG_BYTES = 3_000_000;

test('the corpus has many failures of many tools', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(250);
  expect(new Set(CASES.map(({ tool }) => tool)).size).toBeGreaterThanOrEqual(40);
});

test('every case is one that the table of tools makes again, and every fault there has its case', () => {
  const faults = TOOLS.flatMap(({ id, faults }) => faults.map(({ name }) => `${id}-${name}`));
  expect(CASES.map(({ name }) => name)).toEqual(faults.sort());
});

test.each(CASES)('$name says what is at fault and where', (each) => {
  const { cause, says, terms, alternatives, ...place } = each.expected;
  expect(CAUSES).toContain(cause);
  expect(says).toMatch(/^\S.{5,200}\.$/);
  expect(terms.length).toBeGreaterThan(0);
  expect([place, ...alternatives].filter((one) => !isIn(each, one))).toEqual([]);
});

/** A file without a line may be the one that is missing. */
function isIn({ tree }: Case, { file, line }: Place): boolean {
  if (file === null || line === null) return line === null;
  if (!existsSync(join(tree, file))) return false;
  return line <= readFileSync(join(tree, file), 'utf8').split('\n').length;
}

test('the bench maps causes that exist to causes of the vocabulary', () => {
  const names = RULES.causes.map(({ name }) => name);
  expect(Object.keys(MEANS).filter((name) => !names.includes(name))).toEqual([]);
  expect(
    Object.values(MEANS)
      .flat()
      .filter((code) => !CAUSES.some((each) => each === code)),
  ).toEqual([]);
});

test('no case names the machine that it was made on', () => {
  const own = /(?<![\w/.-])\/(?:home|root|tmp|Users)\b|\broot@/;
  const texts = CASES.map((each) => `${each.name}: ${each.log.find((line) => own.test(line))}`);
  expect(texts.filter((text) => own.test(text))).toEqual([]);
});

test('logs are as long as a person may read', () => {
  const sizes = CASES.map(({ log }) => Buffer.byteLength(log.join('\n')));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LOG_BYTES);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ALL_LOG_BYTES);
});

test.each(CASES)('$name is explained in one line, on files that are there', async (each) => {
  for (const rules of [RULES, rulesWithout(each.tool)]) {
    const { headline, diagnostics } = await diagnose(each, rules);
    expect(headline).toMatch(/^(?:Build|Install) failed: \S.{0,290}$/);
    expect(diagnostics.filter(({ file }) => !existsSync(join(each.tree, file)))).toEqual([]);
  }
});

test('every tool that a rule was written for is left out with its rules alone', () => {
  const { formats, causes } = rulesWithout('eslint');
  const names = formats.map(({ name }) => name);
  expect(RULES.formats.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([
    'eslint-stylish',
    'eslint-compact',
    'eslint-unix',
  ]);
  const signs = (name: string, rules = RULES) => rules.causes.find((each) => each.name === name)?.signs.length;
  expect(signs('warnings-as-errors', { formats, causes })).toBe((signs('warnings-as-errors') ?? 0) - 1);
  expect(causes.length).toBe(RULES.causes.length);
});
