import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/contract/control-plane.ts';
import { rankDiagnostics } from '../../src/diagnosis/rank.ts';

function finding(file: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return { file, line: 1, column: 1, severity: 'error', code: null, message: file, ...more };
}
const files = (found: readonly Diagnostic[]) => found.map((each) => each.file);

test('puts errors first, and in each kind those with a line', () => {
  const { shown } = rankDiagnostics([
    finding('w.ts', { severity: 'warning' }),
    finding('n.ts', { severity: 'notice' }),
    finding('whole.ts', { line: null }),
    finding('e.ts'),
  ]);
  expect(files(shown)).toEqual(['e.ts', 'whole.ts', 'w.ts', 'n.ts']);
});

test('puts sources before configuration, and first errors before follow-ups', () => {
  const { shown } = rankDiagnostics([
    finding('vite.config.ts'),
    finding('tsconfig.json'),
    finding('a.ts', { message: 'x' }),
    finding('a.ts', { message: 'follows at the same line', column: 9 }),
    finding('b.ts', { message: 'x' }),
    finding('c.ts'),
  ]);
  expect(files(shown)).toEqual(['a.ts', 'c.ts', 'vite.config.ts', 'tsconfig.json', 'a.ts', 'b.ts']);
});

test('puts what would not run before what a linter says of its style', () => {
  const { shown } = rankDiagnostics([
    finding('a.ts', { code: 'global-require', message: 'Unexpected require().' }),
    finding('a.ts', { code: 'import/no-unresolved', message: "Unable to resolve path to module 'pens'." }),
  ]);
  expect(shown.map(({ code }) => code)).toEqual(['import/no-unresolved', 'global-require']);
});

test('puts an option that TypeScript does not know before what it says of sources', () => {
  const { shown } = rankDiagnostics([
    finding('a.ts', { code: 'TS2307' }),
    finding('tsconfig.json', { code: 'TS5025' }),
    finding('b.ts'),
  ]);
  expect(files(shown)).toEqual(['tsconfig.json', 'a.ts', 'b.ts']);
});

test('puts names that TypeScript cannot find before what it says of those that use them', () => {
  const { shown } = rankDiagnostics([
    finding('a.astro', { line: 9, code: 'ts(7006)', message: "Parameter 'x' implicitly has an 'any' type." }),
    finding('unused.ts', { code: 'TS6133' }),
    finding('b.ts', { code: 'TS2345' }),
    finding('a.astro', { line: 2, code: 'ts(2724)', message: "'./pens' has no exported member named 'Pen'." }),
  ]);
  expect(files(shown)).toEqual(['a.astro', 'b.ts', 'a.astro', 'unused.ts']);
  expect(shown[0]?.line).toBe(2);
});

test('puts what says something before the place at which a parser gave up', () => {
  const { shown } = rankDiagnostics([
    finding('a.jsx', { line: 9, message: 'Unexpected token' }),
    finding('a.jsx', { line: 3, message: "Expected corresponding JSX closing tag for 'main'" }),
  ]);
  expect(shown.map(({ line }) => line)).toEqual([3, 9]);
});

test('shows at most so many of each kind and counts the rest', () => {
  const many = Array.from({ length: 12 }, (_, at) => finding(`${at}.ts`));
  const { shown, rest } = rankDiagnostics([...many, finding('w.ts', { severity: 'warning' })]);
  expect(files(shown)).toEqual([
    '0.ts',
    '1.ts',
    '2.ts',
    '3.ts',
    '4.ts',
    '5.ts',
    '6.ts',
    '7.ts',
    '8.ts',
    '9.ts',
    'w.ts',
  ]);
  expect(rest).toEqual({ error: 2, warning: 0, notice: 0 });
  expect(rankDiagnostics(many, 0)).toEqual({ shown: [], rest: { error: 12, warning: 0, notice: 0 } });
});
