import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EnvSource, parseEnv } from '../../src/contract/dotenv.ts';

const INPUT: EnvSource = { input: 'env' };
const FILE: EnvSource = { input: 'env-file', file: 'site/.env' };

function read(text: string, source = INPUT): Record<string, string> {
  const { variables, errors } = parseEnv(text, source);
  expect(errors.map((error) => error.message)).toEqual([]);
  return Object.fromEntries(variables.map(({ name, value }) => [name, value]));
}

function faults(text: string, source = INPUT): readonly string[] {
  return parseEnv(text, source).errors.map((error) => error.message);
}

const PEM = [
  '-----BEGIN PRIVATE KEY-----',
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC+/a=',
  '-----END PRIVATE KEY-----',
  '',
].join('\n');

describe('dotenv lines', () => {
  test.each<[what: string, text: string, value: string]>([
    ['a plain word', 'A=one', 'one'],
    ['an empty value', 'A=', ''],
    ['empty quotes', 'A=""', ''],
    ['spaces around it', 'A =  one two  ', 'one two'],
    ['a comment after a space', 'A=one # two', 'one'],
    ['a comment alone', 'A= # two', ''],
    ['a # without a space before it', 'A=#one#two', '#one#two'],
    ['= signs', 'A=a=b==', 'a=b=='],
    ['percent signs and commas', 'A=100%25,%0A,b', '100%25,%0A,b'],
    ['dollar signs', 'A="$HOME $(B) $$"', '$HOME $(B) $$'],
    ['a URL', 'A=https://u:p@h.example/?a=b&c=%20#frag', 'https://u:p@h.example/?a=b&c=%20#frag'],
    ['quotes inside', `A=it's "so"`, `it's "so"`],
    ['single quotes, all literal', `A='a\\n"b" # $c '`, `a\\n"b" # $c `],
    ['double quotes with escapes', 'A="a\\nb\\r\\"c\\"\\\\n"', 'a\nb\r"c"\\n'],
    ['other backslashes', 'A="C:\\temp\\x"', 'C:\\temp\\x'],
    ['a comment behind quotes', `A='a # b' # c`, 'a # b'],
    ['export', 'export A=one', 'one'],
    ['JSON in single quotes', `A='{"a": [1, 2]}'`, '{"a": [1, 2]}'],
    ['several lines in double quotes', 'A="a\n# b\n\nc=d"', 'a\n# b\n\nc=d'],
    ['a PEM block in single quotes', `A='${PEM}'`, PEM],
    ['a PEM block in double quotes', `A="${PEM}"`, PEM],
    ['a tab and a no-break space at its end', 'A=one\u00a0\t', 'one\u00a0'],
  ])('%s', (_, text, value) => expect(read(text)).toEqual({ A: value }));

  test('takes CRLF, a BOM, blank lines and comments', () => {
    expect(read('\ufeff# head\r\n\r\nA=1\r\n  # more\r\nB="x"\r\nC=\r\n')).toEqual({ A: '1', B: 'x', C: '' });
  });

  test('keeps the line ends of a quoted value', () =>
    expect(read(`A='a\r\nb'\r\nB=1`)).toEqual({ A: 'a\r\nb', B: '1' }));

  test('names every bad line with file and line', () => {
    const text = 'A=1\nno pair\n9X=1\nB="open\nA=2\nSERVICE_KVS_URL=x\nservice_kvs_token=x\nC="a" b\n=x\nD=ok';
    expect(faults(text, FILE)).toEqual([
      'env-file: site/.env, line 2: this is not a NAME=value line',
      'env-file: site/.env, line 3: "9X" is not a variable\'s name',
      'env-file: site/.env, line 4: text follows the closing quote',
      'env-file: site/.env, line 9: the text before "=" is not a variable\'s name',
    ]);
  });

  test('names a second setting with the line of the first', () => {
    expect(faults('A=1\nB=2\nA=3')).toEqual(['env, line 3: A is set a second time (first in env, line 1)']);
  });

  test('refuses the names that the platform sets', () => {
    expect(faults('SERVICE_KVS_URL=x\nservice_kvs_token_a=x')).toEqual([
      'env, line 1: SERVICE_KVS_URL is reserved: the platform sets SERVICE_KVS_* itself',
      'env, line 2: service_kvs_token_a is reserved: the platform sets SERVICE_KVS_* itself',
    ]);
  });

  test('marks the place in a file for an annotation', () => {
    expect(parseEnv('A=1\nbad', FILE).errors[0]).toMatchObject({
      code: 'invalid_file',
      place: { file: 'site/.env', line: 2 },
    });
  });

  test('repeats no piece of a key that lost its quotes', () => {
    const told = faults(`KEY=${PEM}`).join('\n');
    expect(told).toContain('line 2');
    expect(told).not.toContain('MIIE');
  });

  test('keeps the other variables of a text with an open quote', () => {
    const { variables, errors } = parseEnv(`A='open\nB=1`, INPUT);
    expect(errors[0]?.message).toContain("line 1: the quote ' is never closed");
    expect(variables.map(({ name }) => name)).toEqual(['B']);
  });

  test('reads a value of megabytes in linear time', () => {
    const long = 'x"\\'.repeat(700_000);
    expect(read(`A='${long}'`).A).toBe(long);
    expect(read(`A="${'\\\\'.repeat(700_000)}"`).A).toBe('\\'.repeat(700_000));
    expect(faults(`A="${'\\"'.repeat(700_000)}`)).toHaveLength(1);
  });
});

describe('a JSON object', () => {
  test('gives strings as they are, numbers and booleans as written', () => {
    expect(read('{"A": "a\\n\\"b\\"", "B": 1.50, "C": true, "D": ""}')).toEqual({
      A: 'a\n"b"',
      B: '1.50',
      C: 'true',
      D: '',
    });
  });

  test('may not hold null, lists or objects', () => {
    expect(faults('{\n"A": null,\n"B": [],\n"C": {}\n}')).toEqual([
      'env, line 2: A is not a string',
      'env, line 3: B is not a string',
      'env, line 4: C is not a string',
    ]);
  });

  test('tells where its syntax breaks, and repeats no value', () => {
    const [fault] = faults('{\n  "A": "secret" "B": "more"\n}', FILE);
    expect(fault).toContain('site/.env, line 2: not valid JSON at column 16');
    expect(fault).not.toContain('secret');
  });

  test('names a name that occurs twice', () =>
    expect(faults('{"A": "1",\n"A": "2"}')[0]).toContain('"A" occurs twice'));
});

describe('whatever is written arrives byte for byte', () => {
  const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,12}$/).filter((each) => !/^service_kvs_/i.test(each));
  const value = fc.string({ unit: 'binary', maxLength: 40 }).filter((each) => !each.includes('\0'));
  const variables = fc.dictionary(name, value, { maxKeys: 8, noNullPrototype: true });

  test('in double quotes', () => {
    const write = (text: string) =>
      `"${text.replace(/["\\]/g, '\\$&').replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`;
    fc.assert(fc.property(variables, (given) => same(read(lines(given, write)), given)));
  });

  test('in double quotes over several lines', () => {
    const write = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
    fc.assert(fc.property(variables, (given) => same(read(lines(given, write)), given)));
  });

  test('in single quotes', () => {
    const given = fc.dictionary(
      name,
      value.filter((each) => !each.includes("'")),
      { maxKeys: 8, noNullPrototype: true },
    );
    fc.assert(fc.property(given, (set) => same(read(lines(set, (text) => `'${text}'`)), set)));
  });

  test('as JSON', () => {
    const formed = fc.dictionary(
      name,
      value.filter((each) => each.isWellFormed()),
      { maxKeys: 8, noNullPrototype: true },
    );
    fc.assert(fc.property(formed, (given) => same(read(JSON.stringify(given)), given)));
  });

  test('and hostile text neither throws nor hangs', () => {
    const text = fc.string({
      unit: fc.constantFrom('A', '=', '"', "'", '\\', '\n', '\r', ' ', '#', '{', 'export '),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (given) => void parseEnv(given, INPUT)),
      { numRuns: 2_000 },
    );
  });
});

function lines(given: Readonly<Record<string, string>>, write: (value: string) => string): string {
  return Object.entries(given)
    .map(([name, value]) => `${name}=${write(value)}`)
    .join('\n');
}

function same(read: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>): void {
  expect(read).toEqual(given);
}
