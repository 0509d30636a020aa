import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code, fence, lastThatFit, prose, webLink } from '../../src/action/report/text.ts';
import { logLine } from '../../src/action/runner/runner.ts';
import { Secrets } from '../../src/base/secrets.ts';
import { liveText } from '../support/live-markdown.ts';
import { commandsIn } from '../support/runner-commands.ts';

const pieces = fc.constantFrom(
  ...'`|\\\n\r *_[]()<>@#~:!ab1\u001b\u202e',
  '```',
  '::',
  '##[',
  ']',
  'https://',
  'www.',
  '…',
);
const hostile = fc.oneof(fc.string({ unit: pieces, maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }));

describe('foreign text', () => {
  test('in a code span stays in it', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(liveText(`a ${code(text)} b`)).toMatch(/^a –? b$/);
      }),
      RUNS,
    );
  });

  test('in a fence stays in it', () => {
    fc.assert(
      fc.property(fc.array(hostile), (lines) => {
        const shown = fence(lines);
        expect(liveText(`a\n\n${shown}\n\nb`)).toBe('a\n\n\nb');
        expect(shown.split('\n')).toHaveLength(lines.length + 2);
      }),
      RUNS,
    );
  });

  test('as prose has nothing alive but plain words', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(liveText(prose(text))).toMatch(/^[\p{L}\p{M}\p{N}\p{Zs}\-.,:;'"!?()%–]*$/u);
        expect(liveText(prose(text))).not.toMatch(/:\/\/|www\./i);
      }),
      RUNS,
    );
  });

  test('as prose reads as it was written', () => {
    expect(prose('The build ended with exit code 2 (see the log).')).toBe(
      'The build ended with exit code 2 (see the log).',
    );
    expect(prose('Run `npm ci`, then (see https://x.y/z).')).toBe('Run `npm ci`, then (see `https://x.y/z`).');
    expect(prose('The script (`npm run build`) of "`my app`" is `npm ci`-based; see `a b`\'s log')).toBe(
      'The script (`npm run build`) of "`my app`" is `npm ci`-based; see `a b`\'s log',
    );
    expect(prose('Run x`npm ci`y now')).toBe('Run ``x`npm ci`y`` now');
    expect(prose('Run `npm run build -- --mode production`', 24)).toBe('Run `npm run build -- -…`');
    expect(prose('The file "./a.js" is missing')).toBe('The file "`./a.js`" is missing');
    expect(prose('Ask @ann about #1 in c0ffee0, GH-2 and www.x.y')).toBe(
      'Ask `@ann` about `#1` in `c0ffee0`, `GH-2` and `www.x.y`',
    );
  });

  test('in a line of the log is not a command', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(commandsIn(logLine(text))).toEqual([]);
      }),
      RUNS,
    );
    expect(logLine('  ::error::x ##[debug]')).toBe('  : :error::x ## [debug]');
  });
});

const RUNS = { numRuns: 500 };

test('only a web address becomes a link, and never one with credentials', () => {
  expect(webLink('https://shop.example/a(b)')).toBe('[`https://shop.example/a(b)`](<https://shop.example/a(b)>)');
  expect(webLink('https://shop.example/?a=\\')).toMatch(/\(<https:\/\/shop\.example\/\?a=%5C>\)$/);
  for (const url of [
    'javascript:alert(1)',
    `https://x.example/${'a'.repeat(2_000)}`,
    'https://u:p@x.example',
    'data:text/html,x',
    'x',
    undefined,
  ]) {
    expect(webLink(url)).toBeUndefined();
  }
});

test('the last lines that fit are kept whole', () => {
  expect(lastThatFit(['one', 'two', 'three'], 10)).toEqual(['two', 'three']);
  expect(lastThatFit(['é'.repeat(10)], 20)).toEqual([]);
});

describe('secrets', () => {
  const secrets = new Secrets();

  test('are masked as a whole and line by line, words of three letters not', () => {
    expect(secrets.add('first line\nsecond\nabc\n')).toEqual(['first line\nsecond\nabc', 'first line', 'second']);
    expect(secrets.add('second')).toEqual([]);
    expect(secrets.add('on')).toEqual([]);
  });

  test('are hidden as they are, quoted, encoded, and cut off', () => {
    secrets.add('a "quoted" /path?');
    expect(secrets.redact('x a "quoted" /path? y')).toBe('x *** y');
    expect(secrets.redact(JSON.stringify({ v: 'a "quoted" /path?' }))).toBe('{"v":"***"}');
    expect(secrets.redact(`?q=${encodeURIComponent('a "quoted" /path?')}`)).toBe('?q=***');
    expect(secrets.redact('says a "quoted"…, and more')).toBe('says ***…, and more');
    expect(secrets.redact('an ordinary cut…')).toBe('an ordinary cut…');
  });

  test('that begin alike are hidden whole', () => {
    secrets.add('token');
    secrets.add('token-and-more');
    expect(secrets.redact('token-and-more token')).toBe('*** ***');
  });

  test('are hidden however long they are', () => {
    const long = Array.from({ length: 8_000 }, (_, index) => `${index}+/`).join('');
    const own = new Secrets();
    own.add(long);
    expect(own.redact(`a ${long} b ${encodeURIComponent(long)} ${long.slice(0, 60)}…`)).toBe('a *** b *** ***…');
    own.add('short');
    expect(own.redact(`short ${long}`)).toBe('*** ***');
  });
});
