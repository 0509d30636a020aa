import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { missesOf, scoreOf } from '../../bench/corpus.ts';
import { readCorpus } from '../../scripts/corpus/cases.ts';
import type { Cause, Seen, Sign } from '../../src/diagnosis/cause.ts';
import { type Format, matchFormat, type ReadLog } from '../../src/diagnosis/matching.ts';
import { parseDiagnostics } from '../../src/diagnosis/parse.ts';
import { RULES, type Rules } from '../../src/diagnosis/rules.ts';
import { diagnose, type UnpackedCase, unpack } from '../support/corpus.ts';
import { scratchFolder } from '../support/scratch.ts';
import { UNNOTICED } from './corpus-unnoticed.ts';

/** A format, a known cause, or one of the signs of a known cause. */
type Rule = Format | Cause | Sign;

const CASES = unpack(readCorpus(), await scratchFolder());
const OUTPUTS = globSync(join(import.meta.dirname, '../fixtures/logs/*.txt')).map((path) => {
  const log = readFileSync(path, 'utf8').split('\n');
  const users = new Set<Rule>();
  return { log, read: JSON.stringify(parseDiagnostics(log, noting((rule) => users.add(rule)).formats)), users };
});
/** What the diagnosis says of a case with all rules, in the parts that `corpus.test.ts` compares. */
const said = new Map<UnpackedCase, string>();
/** The cases that each rule took part in. Only these can change if it is removed. */
const users = new Map<Rule, Set<UnpackedCase>>();

beforeAll(async () => {
  for (const each of CASES) {
    const note = (rule: Rule) => users.set(rule, (users.get(rule) ?? new Set()).add(each));
    said.set(each, await saidOf(each, noting(note)));
  }
});

async function saidOf(each: UnpackedCase, rules: Rules): Promise<string> {
  const report = await diagnose(each, rules);
  return JSON.stringify([report.cause, missesOf(scoreOf(each, report))]);
}

/** Returns all rules. They call `note` when they match. */
function noting(note: (rule: Rule) => void): Rules {
  const formats = RULES.formats.map((format) => ({
    ...format,
    match(lines: ReadLog, at: number) {
      const match = matchFormat(format, lines, at);
      if (match) note(format);
      return match;
    },
  }));
  const causes = RULES.causes.map((cause) => {
    const noteCause = () => {
      for (const rule of [cause, ...cause.signs.filter(({ log }) => !log)]) note(rule);
    };
    return {
      ...cause,
      signs: cause.signs.map((sign) => (sign.log ? { ...sign, log: noted(sign.log, () => note(sign)) } : sign)),
      summary(seen: Seen) {
        const summary = cause.summary(seen);
        if (summary) noteCause();
        return summary;
      },
      remedy(seen: Seen) {
        noteCause();
        return cause.remedy(seen);
      },
    };
  });
  return { formats, causes };
}

/** Returns the pattern. Each match calls `note`. */
function noted(pattern: RegExp, note: () => void): RegExp {
  const exec = (text: string) => {
    const match = pattern.exec(text);
    if (match) note();
    return match;
  };
  return Object.assign(new RegExp(pattern), { exec });
}

/** Returns the first case that is diagnosed otherwise without a rule. */
async function firstChanged(rule: Rule, without: Rules): Promise<string | undefined> {
  for (const each of users.get(rule) ?? []) if ((await saidOf(each, without)) !== said.get(each)) return each.name;
  return undefined;
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
