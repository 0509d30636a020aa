import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeedEntry } from '../../src/seed/entries.ts';
import { formatOf, readEntries, readKeys } from '../../src/seed/read.ts';
import { FileFault, jsonSplitter, lineSplitter, type Splitter } from '../../src/seed/splitter.ts';
import { temporaryFolder } from '../support/temporary.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/seeds');

async function read(path: string): Promise<{ entries: SeedEntry[]; faults: string[] }> {
  const entries: SeedEntry[] = [];
  const faults: string[] = [];
  for await (const found of readEntries(path, await formatOf(path))) {
    if (found instanceof FileFault) faults.push(`${found.line}:${found.column} ${found.message}`);
    else entries.push(found);
  }
  return { entries, faults };
}

async function readText(name: string, text: string | Uint8Array) {
  using folder = temporaryFolder();
  return await read(folder.write(name, text));
}

describe('formats', () => {
  const limits = '{"big":9007199254740993,"zero":-0,"list":[1,null,false]}';
  test.each([
    ['list.json', 3600, [2, 3, 8]],
    ['object.json', undefined, [2, 3, 4]],
    ['lines.ndjson', 3600, [1, 3, 4]],
    ['list.yml', 3600, [2, 4, 10]],
    ['object.yaml', undefined, [1, 2, 9]],
  ])('reads %s with every digit, and the line of each entry', async (name, ttlSeconds, lines) => {
    const { entries, faults } = await read(join(FIXTURES, name));
    expect(faults).toEqual([]);
    expect(entries).toEqual([
      { key: 'greeting', text: '"hello"', ttlSeconds: undefined, line: lines[0] },
      { key: 'limits', text: limits, ttlSeconds, line: lines[1] },
      { key: 'nothing', text: 'null', ttlSeconds: undefined, line: lines[2] },
    ]);
  });

  test.each([
    ['[{"key":"a","value":1}]', 'array'],
    ['{"key":"a","value":1}\n{"key":"b","value":1}', 'lines'],
    ['{\n"a": 1\n}', 'object'],
    ['{"a": 1}', 'object'],
    ['- key: a', 'yaml'],
    ['a: 1', 'yaml'],
  ])('knows %j without an extension', async (text, format) => {
    using folder = temporaryFolder();
    expect(await formatOf(folder.write('seed', text))).toBe(format);
  });

  test('takes empty lists, a byte order mark and CRLF', async () => {
    expect(await readText('a.json', '[ ]')).toEqual({ entries: [], faults: [] });
    expect(await readText('a.json', '{}')).toEqual({ entries: [], faults: [] });
    expect((await readText('a.json', '\ufeff[{"key":"a",\r\n"value":1}]\r\n')).entries).toHaveLength(1);
    expect((await readText('a.ndjson', '{"key":"a","value":1}\r\n\r\n')).entries).toHaveLength(1);
  });

  test('refuses what is not UTF-8, and names the line', async () => {
    const good = '{"key":"é","value":1}\n'.repeat(5_000);
    for (const bad of [[0xff], [0xc3], [0xed, 0xa0, 0x80]]) {
      const bytes = Buffer.concat([
        Buffer.from(`${good}{"key":"`),
        Buffer.from(bad),
        Buffer.from(`","value":1}\n${good}`),
      ]);
      const place = expect.objectContaining({ line: 5_001 });
      await expect(readText('a.ndjson', bytes)).rejects.toMatchObject({ message: /not UTF-8/, place });
    }
    const cut = Buffer.from('{"key":"a","value":1}\n"é').subarray(0, -1);
    await expect(readText('a.ndjson', cut)).rejects.toMatchObject({ place: { line: 2 } });
  });

  test('names a file that is missing', async () => {
    await expect(formatOf('/nowhere/seed.json')).rejects.toThrow(expect.objectContaining({ code: 'file_not_found' }));
  });
});

describe('cutting', () => {
  const segments = (splitter: Splitter, chunks: readonly string[]) =>
    [...chunks.flatMap((chunk) => [...splitter.push(chunk)]), ...splitter.end()].map((segment) => ({ ...segment }));
  const cut = fc.array(fc.nat(200), { maxLength: 8 });
  const chunksOf = (text: string, cuts: readonly number[]) => {
    const places = [0, ...cuts.map((each) => Math.min(each, text.length)), text.length].sort((a, b) => a - b);
    return places.slice(1).map((end, index) => text.slice(places[index], end));
  };

  test('an array or object falls into the same pieces wherever its chunks end', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), cut, fc.nat(3), (values, cuts, indent) => {
        const array = JSON.stringify(values, undefined, indent);
        const elements = segments(jsonSplitter('[]'), chunksOf(array, cuts));
        expect(elements.map(({ text }) => JSON.parse(text ?? ''))).toEqual(JSON.parse(array));
        for (const { text = '', line, column } of elements) {
          expect(array.split('\n')[line - 1]?.slice(column - 1)).toMatch(/^./);
          expect(
            array
              .split('\n')
              .slice(line - 1)
              .join('\n')
              .slice(column - 1)
              .startsWith(text),
          ).toBe(true);
        }
        const object = JSON.stringify(Object.fromEntries(values.entries()), undefined, indent);
        const members = segments(jsonSplitter('{}'), chunksOf(object, cuts));
        expect(JSON.parse(`{${members.map(({ text }) => text).join(',')}}`)).toEqual(JSON.parse(object));
      }),
    );
  });

  test('lines are the same wherever chunks end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', 'a', 'b c', '  ')), cut, (lines, cuts) => {
        const found = segments(lineSplitter(), chunksOf(lines.join('\n'), cuts));
        const expected = lines.flatMap((text, index) =>
          text.trim() === '' ? [] : [{ text, line: index + 1, column: 1 }],
        );
        expect(found).toEqual(expected);
      }),
    );
  });

  test('holds no entry that is far too long, and reads on after it', async () => {
    const long = JSON.stringify({ key: 'a', value: 'x'.repeat(3 * 2 ** 20) });
    const { entries, faults } = await readText('a.ndjson', `${long}\n{"key":"b","value":1}\n`);
    expect(entries.map(({ key }) => key)).toEqual(['b']);
    expect(faults).toEqual(['1:1 the entry is far longer than any that is allowed']);
  });
});

describe('rules', () => {
  test('names every bad entry of a JSON file with line, column and rule', async () => {
    const { entries, faults } = await read(join(FIXTURES, 'bad.json'));
    expect(entries.map(({ key }) => key)).toEqual(['i', 'i']);
    expect(faults).toEqual([
      '2:4 the key is empty',
      '3:4 the key is 7, not a string',
      '4:3 the entry has no value',
      '5:28 ttlSeconds is 59; it must be a whole number from 60 to 31536000',
      '6:28 an entry has no member "ttl": its members are key, value and ttlSeconds',
      '7:28 ttlSeconds is 60.5; it must be a whole number from 60 to 31536000',
      '8:25 not valid JSON: a lone surrogate (half of a character) in a string',
      '9:3 an entry is an object {key, value, ttlSeconds?}',
      '10:34 not valid JSON: the name "x" occurs twice in one object',
      '12:13 not valid JSON: expected a value, found "n"',
    ]);
  });

  const entry = (more: object) => JSON.stringify({ key: 'a', value: 1, ...more });
  test.each([
    ['a key of 512 bytes', entry({ key: 'é'.repeat(256) }), 0],
    ['a key of 513 bytes', entry({ key: `${'é'.repeat(256)}a` }), 1],
    ['a value of 65,536 bytes', entry({ value: 'x'.repeat(65_534) }), 0],
    ['a value of 65,537 bytes', entry({ value: 'x'.repeat(65_535) }), 1],
    ['a value of 65,537 bytes in fewer characters', entry({ value: `${'é'.repeat(32_767)}a` }), 1],
    ['60 seconds', entry({ ttlSeconds: 60 }), 0],
    ['59 seconds', entry({ ttlSeconds: 59 }), 1],
    ['365 days', entry({ ttlSeconds: 31_536_000 }), 0],
    ['365 days and a second', entry({ ttlSeconds: 31_536_001 }), 1],
    ['seconds as text', entry({ ttlSeconds: '60' }), 1],
    ['seconds as null', entry({ ttlSeconds: null }), 1],
  ])('%s: %#', async (_, line, faults) => {
    const found = await readText('a.ndjson', line);
    expect([found.faults.length, found.entries.length]).toEqual([faults, 1 - faults]);
  });

  test('spaces between the tokens of a value do not count', async () => {
    const { entries } = await readText('a.ndjson', `{"key":"a","value":[${' '.repeat(70_000)}1, "a b" ]}`);
    expect(entries[0]?.text).toBe('[1,"a b"]');
  });

  test.each([
    ['[{"key":"a","value":1},]', '1:24 there is a comma too many'],
    ['[{"key":"a","value":1}', '1:23 the file ends where "]" is expected'],
    ['[{"key":"a","value":1}] {}', '1:25 there is text after the end; name a file of one entry a line .ndjson'],
    ['[{"key":"a","value":1}}', '1:23 expected "]" or ","'],
    ['7', '1:1 expected "["'],
    ['', '1:1 the file ends where "[" is expected'],
    ['{"a" 1}', '1:6 not valid JSON: expected ":", found "1"'],
    ['{"a":1,,}', '1:8 there is a comma too many'],
    ['[\u00a0]', '1:2 not valid JSON: expected a value, found "\u00a0"'],
    ['[{"key":"a","value":1}\f]', '1:23 not valid JSON: expected the end, found "\\f"'],
  ])('tells where %s breaks', async (text, fault) => {
    expect((await readText('a.json', text)).faults).toContain(fault);
  });
});

test('an entry that breaks a rule is named although the file breaks off after it', async () => {
  const { faults } = await readText('a.json', '[{"key":"","value":1},\n{"key":"a","value":1},]');
  expect(faults).toEqual(['1:3 the key is empty', '2:23 there is a comma too many']);
});

describe('YAML', () => {
  test.each([
    ['a: !!js/function x', /tag tag:yaml.org,2002:js\/function is not taken/],
    ['a: !mine {b: 1}', /tag !mine is not taken/],
    ['a: {b: 1, b: 2}', /^1:11 the name "b" occurs twice in one object/],
    ['- key: a\n  "k\\x65y": b\n  value: 1', /^2:3 the name "key" occurs twice in one object/],
    ['b: &b {a: 1}\nx:\n  <<: *b', /^3:3 merge keys are not supported/],
    ['a: *later\nb: &later 1', /^1:1 the alias \*later has no anchor before it/],
    ['*x : 1', /the alias \*x has no anchor/],
    ['1: a', /^1:1 the key 1 is not a string: put it in quotes/],
    ['a: {true: 1}', /the key true is not a string/],
    ['a: .inf', /\.inf is not a JSON number/],
    ['a: &x [*x]', /an alias is inside what it refers to/],
    ['a: [1', /not valid YAML/],
    ['- [a]', /an entry is an object/],
    ['just text', /a seed file is a list/],
    ['a: 1\n---\nb: 2', /not valid YAML/],
    [`a: ${'['.repeat(300)}${']'.repeat(300)}`, /nested deeper than 256 levels/],
    [`a: ${'['.repeat(100_000)}`, /nested too deep|not valid YAML/],
    ['- key: a\n  value: 1\n  ttl: 60', /^3:3 an entry has no member "ttl"/],
    ['- key: a\n  value: 1\n  ttlSeconds: 1h', /^3:3 ttlSeconds is "1h"/],
    ['a: {&k b: 1, *k : 2}', /the name "b" occurs twice/],
  ])('refuses %j', async (text, fault) => {
    const { faults } = await readText('a.yaml', text);
    expect(faults.join('\n')).toMatch(fault);
  });

  test('stops an alias bomb at the limit of a value', async () => {
    const levels = Array.from({ length: 30 }, (_, n) => `  - &l${n + 1} [*l${n}, *l${n}, *l${n}, *l${n}]`);
    const { faults } = await readText('a.yaml', `a:\n  - &l0 lol\n${levels.join('\n')}\nb: *l29\n`);
    expect(faults).toEqual(['1:1', '33:1'].map((at) => `${at} the value has more than 65536 bytes of JSON`));
  });

  test('takes no longer for a key than for its text: of 20,000, and of as many aliases', async () => {
    const keys = Array.from({ length: 20_000 }, (_, n) => `k${n}: *b\n`).join('');
    const { entries, faults } = await readText('a.yaml', `b: &b 1\n${keys}"<<": &b 2\nlast: *b\n`);
    expect(faults).toEqual([]);
    expect(entries).toHaveLength(20_003);
    expect(entries.at(-3)).toEqual({ key: 'k19999', text: '1', ttlSeconds: undefined, line: 20_001 });
    expect(entries.at(-1)?.text).toBe('2');
  });

  test('writes numbers as JSON has them, with all digits', async () => {
    const { entries } = await readText(
      'a.yaml',
      'a: [+1, .5, 007, 0x1F, 0o17, 1., -.5e3, 123456789012345678901, 0xFFFFFFFFFFFFFFFFF, 1e400]',
    );
    expect(entries[0]?.text).toBe('[1,0.5,7,31,15,1,-0.5e3,123456789012345678901,295147905179352825855,1e400]');
    expect(() => JSON.parse(entries[0]?.text ?? '')).not.toThrow();
  });

  test('resolves aliases, keeps dates and unquoted text as strings', async () => {
    const { entries } = await readText('a.yaml', 'a: &x {n: [1]}\nb: *x\nc: 2026-01-01\nd: yes\n');
    expect(entries.map(({ text }) => text)).toEqual(['{"n":[1]}', '{"n":[1]}', '"2026-01-01"', '"yes"']);
  });

  test('is refused beyond 16 MiB, with the way out', async () => {
    await expect(readText('a.yaml', `a: ${'x'.repeat(17 * 2 ** 20)}`)).rejects.toThrow(/16 MiB/);
  });
});

describe('keys to delete', () => {
  const keys = async (name: string, text: string) => {
    using folder = temporaryFolder();
    const found: unknown[] = [];
    for await (const each of readKeys(folder.write(name, text)))
      found.push(each instanceof FileFault ? each.message : each.key);
    return found;
  };
  test('are lines, or a JSON array of strings', async () => {
    expect(await keys('old.txt', 'a\n\nb c\r\n"d"\n')).toEqual(['a', 'b c', '"d"']);
    expect(await keys('old.json', '["a",\n "b\\u0063"]')).toEqual(['a', 'bc']);
    expect(await keys('old', ' ["a"]')).toEqual(['a']);
    expect(await keys('old.txt', ' \u00a0a\u00a0 \n')).toEqual(['\u00a0a\u00a0']);
  });
  test.each(['old.yml', 'old.ndjson'])('are not read from %s, whose every line would be a key', async (name) => {
    await expect(keys(name, '- a\n')).rejects.toMatchObject({ code: 'invalid_file', input: 'prune-file' });
  });
  test('keep the rules of keys', async () => {
    expect(await keys('old.json', '["", 1, {}, "a]')).toEqual([
      'the key is empty',
      'the key is 1, not a string',
      'the key is {}, not a string',
      'the file ends where "]" is expected',
    ]);
    expect(await keys('old.txt', 'x'.repeat(513))).toEqual(['the key has 513 bytes of UTF-8; the most is 512']);
  });
});
