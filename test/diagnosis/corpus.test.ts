import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { corpusRows, MEANS, missesOf, type Scored, scoreOf } from '../../bench/corpus.ts';
import { type Case, type Place, readCorpus } from '../../scripts/corpus/cases.ts';
import { CAUSES } from '../../scripts/corpus/spec.ts';
import { TOOLS } from '../../scripts/corpus/tools.ts';
import { parseDiagnostics } from '../../src/diagnosis/parse.ts';
import { RULES, type Rules } from '../../src/diagnosis/rules.ts';
import { SEARCH_LIMITS } from '../../src/platform/worker/faults/findings.ts';
import { diagnose, type UnpackedCase, unpack } from '../support/corpus.ts';
import { noting, type Rule, rulesWithout } from '../support/noting-rules.ts';
import { scratchFolder } from '../support/scratch.ts';
import KNOWN_CAUSES from './corpus-causes.json' with { type: 'json' };
import { MISSES } from './corpus-misses.ts';
import { UNNOTICED } from './corpus-unnoticed.ts';

const CASES = unpack(readCorpus(), await scratchFolder());
const NAMES = CASES.map(({ name }) => name);
const LOG_BYTES = 100_000;
const ALL_LOG_BYTES = 3_000_000;
/** The name of the known cause that the diagnosis gives to a case, by the name of the case. */
const CAUSE_OF = new Map(Object.entries(KNOWN_CAUSES).flatMap(([cause, names]) => names.map((name) => [name, cause])));
const OUTPUTS = globSync(join(import.meta.dirname, '../fixtures/logs/*.txt')).map((path) => {
  const log = readFileSync(path, 'utf8').split('\n');
  const users = new Set<Rule>();
  return { log, read: JSON.stringify(parseDiagnostics(log, noting((rule) => users.add(rule)).formats)), users };
});
/** The cases that each rule took part in. Only these can change if it is removed. */
const users = new Map<Rule, Set<UnpackedCase>>();
/** What the cases are diagnosed as with all rules, and without those for the tool of the case. */
const whole = once((each) =>
  scored(
    each,
    noting((rule) => users.set(rule, (users.get(rule) ?? new Set()).add(each))),
  ),
);
const left = once((each) => scored(each, rulesWithout(each.tool)));

async function scored(each: UnpackedCase, rules: Rules): Promise<Scored> {
  const report = await diagnose(each, rules);
  return { each, report, score: scoreOf(each, report) };
}

/** Returns a function that diagnoses each case once. */
function once(diagnosed: (each: UnpackedCase) => Promise<Scored>): typeof diagnosed {
  const known = new Map<UnpackedCase, Promise<Scored>>();
  return (each) => {
    const found = known.get(each) ?? diagnosed(each);
    known.set(each, found);
    return found;
  };
}

/** Diagnoses all cases, one after the other: together they need too much memory. */
async function all(diagnosed: (each: UnpackedCase) => Promise<Scored>): Promise<readonly Scored[]> {
  const found: Scored[] = [];
  for (const each of CASES) found.push(await diagnosed(each));
  return found;
}

test('the corpus has many failures of many tools', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(250);
  expect(new Set(CASES.map(({ tool }) => tool)).size).toBeGreaterThanOrEqual(40);
});

test('every case is one that the table of tools makes again, and every fault there has its case', () => {
  const faults = TOOLS.flatMap(({ id, faults }) => faults.map(({ name }) => `${id}-${name}`));
  expect(NAMES).toEqual(faults.sort());
});

test('every expectation is of the vocabulary, and its places are in the sources', () => {
  for (const each of CASES) {
    const { cause, says, terms, alternatives, ...place } = each.expected;
    expect(CAUSES, each.name).toContain(cause);
    expect(says, each.name).toMatch(/^\S.{5,200}\.$/);
    expect(terms.length, each.name).toBeGreaterThan(0);
    expect(
      [place, ...alternatives].filter((one) => !isIn(each, one)),
      each.name,
    ).toEqual([]);
  }
});

/** A file without a line may be the one that is missing. */
function isIn({ files }: Case, { file, line }: Place): boolean {
  if (file === null || line === null) return line === null;
  return line <= (files[file]?.split('\n').length ?? 0);
}

test.each(CASES)('$name is diagnosed: its cause, its file and its line', async (each) => {
  const { report, score } = await whole(each);
  const known = MISSES[each.name]?.misses ?? [];
  const misses = missesOf(score);
  expect(
    misses.filter((part) => !known.includes(part)),
    `${report.headline}, at ${JSON.stringify(report.diagnostics[0])}`,
  ).toEqual([]);
  expect(
    known.filter((part) => !misses.includes(part)),
    'this is right now: remove it from corpus-misses.ts',
  ).toEqual([]);
  expect(report.cause, 'another cause than in corpus-causes.json').toBe(CAUSE_OF.get(each.name));
  expectReadable(report, each.tree);
});

test.each(CASES)('$name is explained in one line, also without the rules for its tool', async (each) => {
  expectReadable((await left(each)).report, each.tree);
});

function expectReadable({ headline, diagnostics }: Scored['report'], tree: string): void {
  expect(headline).toMatch(/^(?:Build|Install) failed: \S.{0,290}$/);
  expect(diagnostics.filter(({ file }) => !existsSync(join(tree, file)))).toEqual([]);
}

test('the lists of misses and of known causes name cases of the corpus', () => {
  const names = new Set(NAMES);
  expect(Object.keys(MISSES).filter((name) => !names.has(name))).toEqual([]);
  expect([...CAUSE_OF.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test('the docs have the figures of the corpus', async () => {
  const rows = [corpusRows('', await all(whole)), corpusRows('', await all(left))];
  const shown = ['cause named', 'file named', 'line named', 'a named line is wrong'].map((part) => {
    const [first, second] = rows.map((each) => each.find(({ name }) => name === `: ${part}`)?.ratio ?? Number.NaN);
    return `| ${part} | ${percent(first)} | ${percent(second)} |`;
  });
  const page = readFileSync(join(import.meta.dirname, '../../docs/troubleshooting.md'), 'utf8');
  expect(shown.filter((row) => !page.includes(row))).toEqual([]);
  expect(page).toContain(`${CASES.length}\nfailed builds of ${new Set(CASES.map(({ tool }) => tool)).size} tools`);
  expect(page).toContain(`ends after ${SEARCH_LIMITS.ms} ms of CPU time`);
});

function percent(ratio = Number.NaN): string {
  return `${(100 * ratio).toFixed(1)} %`;
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

/** Returns the first case that is diagnosed otherwise without a rule. */
async function firstChanged(rule: Rule, without: Rules): Promise<string | undefined> {
  await all(whole);
  for (const each of users.get(rule) ?? [])
    if (said(await scored(each, without)) !== said(await whole(each))) return each.name;
  return undefined;
}

function said({ report, score }: Scored): string {
  return JSON.stringify([report.cause, missesOf(score)]);
}

test.each(RULES.formats)(
  'without the format $name, a recorded output or a case is read otherwise, unless it is listed',
  async (format) => {
    const without = { ...RULES, formats: RULES.formats.filter((each) => each !== format) };
    const outputs = OUTPUTS.filter(({ users }) => users.has(format));
    const changesOutput = outputs.some(
      ({ log, read }) => JSON.stringify(parseDiagnostics(log, without.formats)) !== read,
    );
    const isNoticed = changesOutput || (await firstChanged(format, without)) !== undefined;
    expect(isNoticed, 'see corpus-unnoticed.ts').toBe(!UNNOTICED.formats.includes(format.name));
  },
);

test.each(RULES.causes)(
  'without the known cause $name, a case is diagnosed otherwise, unless it is listed',
  async (cause) => {
    const without = { ...RULES, causes: RULES.causes.filter((each) => each !== cause) };
    const isNoticed = (await firstChanged(cause, without)) !== undefined;
    expect(isNoticed, 'see corpus-unnoticed.ts').toBe(!UNNOTICED.causes.includes(cause.name));
  },
);

const NOTICED = RULES.causes.filter(({ name }) => !UNNOTICED.causes.includes(name));

test.each(NOTICED)(
  'without a sign of the known cause $name, a case is diagnosed otherwise, unless it is listed',
  async (cause) => {
    let unnoticed = 0;
    for (const sign of cause.signs) {
      const rest = { ...cause, signs: cause.signs.filter((each) => each !== sign) };
      const causes = RULES.causes.map((each) => (each === cause ? rest : each));
      if ((await firstChanged(sign, { ...RULES, causes })) === undefined) unnoticed += 1;
    }
    expect(unnoticed, 'see corpus-unnoticed.ts').toBe(UNNOTICED.signs[cause.name] ?? 0);
  },
);

test('the list of unnoticed rules names rules', () => {
  const causes = RULES.causes.map(({ name }) => name);
  const formats = RULES.formats.map(({ name }) => name);
  expect(new Set([...causes, ...formats]).size).toBe(causes.length + formats.length);
  expect(UNNOTICED.formats.filter((name) => !formats.includes(name))).toEqual([]);
  expect([...UNNOTICED.causes, ...Object.keys(UNNOTICED.signs)].filter((name) => !causes.includes(name))).toEqual([]);
});
