import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonSection } from '../../src/action/report/check.ts';
import { type Comparison, comparisonLine, type Difference, type FileChange } from '../../src/check/compare.ts';
import { liveText } from '../support/live-markdown.ts';

const BASE = { name: 'main', commit: 'c0ffee0123456789c0ffee0123456789c0ffee01' };
const FIGURES: Difference = {
  pages: { now: 12, change: 2 },
  files: { now: 1_300, change: -1_200 },
  bytes: { now: 120_300, change: 1_240 },
  brotli: { now: 40_000, change: -300 },
  gzip: { now: 41_000, change: 0 },
  changes: [],
};
const CHANGE: FileChange = { kind: 'changed', path: 'assets/a-Bx3f9a.js', bytes: 1_240, brotli: -300 };

const told = (changes: readonly FileChange[]): Comparison => ({
  kind: 'known',
  base: BASE,
  difference: { ...FIGURES, changes },
});
const section = (comparison: Comparison) => comparisonSection(comparison, (text) => text);

test('a difference is one line of the log', () => {
  expect(comparisonLine(told([]))).toBe(
    '12 pages (+2), 1,300 files (-1,200), 120.3 kB (+1.2 kB), 40.0 kB with Brotli (-300 B) against main (c0ffee0)',
  );
});

test('a difference is shown in tables', () => {
  const renamed = { ...CHANGE, formerly: 'assets/a-C71aa0.js' };
  expect(section(told([renamed, { kind: 'removed', path: 'old.css', bytes: -20, brotli: -20 }]))).toBe(
    `### The difference to \`main\` (\`c0ffee0\`)

| Pages | Files | Size | with Brotli | with gzip |
| --- | --- | --- | --- | --- |
| 12 (+2) | 1,300 (-1,200) | 120.3 kB (+1.2 kB) | 40.0 kB (-300 B) | 41.0 kB (±0 B) |

Files: 1 changed, 0 added, 1 removed.

|  | File | Size | with Brotli |
| --- | --- | --- | --- |
| changed | \`assets/a-Bx3f9a.js\` (was \`a-C71aa0.js\`) | +1.2 kB | -300 B |
| removed | \`old.css\` | -20 B | -20 B |`,
  );
});

test('twenty files are shown, and the rest is counted', () => {
  const page = section(told(Array.from({ length: 25 }, () => CHANGE)));
  expect(page.match(/^\| changed \|/gm)).toHaveLength(20);
  expect(page).toContain('Files: 25 changed, 0 added, 0 removed.');
  expect(page.endsWith('… and 5 more.')).toBe(true);
});

test('the summary says if nothing differs', () => {
  expect(section(told([]))).toContain('Every file is the same, byte for byte.');
});

test('that there is none to tell is one line, and why', () => {
  const none: Comparison = { kind: 'unknown', base: BASE, why: 'it does not build (Build failed: exit code 1)' };
  expect(comparisonLine(none)).toBe(
    'the difference to main (c0ffee0) is unknown: it does not build (Build failed: exit code 1)',
  );
  expect(section(none)).toBe(
    '### The difference to `main` (`c0ffee0`)\n\nIt is unknown: it does not build (Build failed: exit code 1)',
  );
});

test('nothing in names and reasons comes alive', () => {
  const pieces = fc.constantFrom(
    ...'`|\\\n\r_[]()<>@#~:!a1 ',
    '```',
    '::',
    'https://',
    'www.',
    '<img src=x>',
    '\u202e',
  );
  const hostile = fc.string({ unit: pieces, maxLength: 60 });
  const ours = section(told([{ ...CHANGE, path: 'a', formerly: 'b' }]));
  const tame = (text: string) => liveText(text).replaceAll('–', '');
  fc.assert(
    fc.property(hostile, hostile, hostile, (path, formerly, name) => {
      const base = { ...BASE, name };
      const page = section({ ...told([{ ...CHANGE, path, formerly }]), base });
      expect(tame(page)).toBe(tame(ours));
      expect(page.split('\n')).toHaveLength(ours.split('\n').length);
      const reason = tame(section({ kind: 'unknown', base, why: path })).replace(/^### /, '');
      expect(reason).not.toMatch(/[<>@#[\]|]|:\/\/|www\./);
    }),
  );
});

test('secrets in names and reasons are hidden', () => {
  const redact = (text: string) => text.replaceAll('a|b', '***');
  const shown = comparisonSection(told([{ ...CHANGE, path: 'a|b.js', formerly: 'x/a|b-2.js' }]), redact);
  expect(shown).toContain('`***.js` (was `***-2.js`)');
  expect(comparisonSection({ kind: 'unknown', base: BASE, why: 'no a|b' }, redact)).toContain('no `***`');
});
