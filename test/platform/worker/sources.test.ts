import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Parsed } from '../../../src/diagnosis/parse.ts';
import { inRepository } from '../../../src/platform/worker/faults/findings.ts';
import { SOURCE_LIMITS, Sources } from '../../../src/platform/worker/files/sources.ts';
import { FakeClock } from '../../support/clock.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const MIB = 1024 ** 2;
const SRC = resolve(import.meta.dirname, '../../../src');

/** Writes a file of zeros that does not use space on the disk. */
function writeSparse(path: string, bytes: number): void {
  writeFileSync(path, '');
  truncateSync(path, bytes);
}

/** Places the findings of a log in a process with a heap of 96 MiB. Returns its output, parsed as JSON. */
function findInSmallHeap(root: string, log: readonly string[]): unknown {
  const script = `
    import { parseDiagnostics } from '${SRC}/diagnosis/parse.ts';
    import { inRepository } from '${SRC}/platform/worker/faults/findings.ts';
    import { Sources } from '${SRC}/platform/worker/files/sources.ts';
    const sources = new Sources(process.argv[1], { now: () => 0 });
    const placed = await inRepository(parseDiagnostics(JSON.parse(process.argv[2])), sources, process.argv[1]);
    console.log(JSON.stringify({ lines: placed.map(({ line }) => line), used: sources.used }));`;
  const args = ['--max-old-space-size=96', '--input-type=module', '-e', script, root, JSON.stringify(log)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('90 findings in a file of 64 MiB need only a small heap, and keep their places', () => {
  using folder = temporaryFolder();
  writeSparse(join(folder.path, 'a.ts'), 64 * MIB);
  const lines = Array.from({ length: 90 }, (_, at) => at + 1);
  const log = lines.map((line) => `a.ts(${line},1): error TS2307: Cannot find module './m${line}' or its types.`);
  expect(findInSmallHeap(folder.path, log)).toEqual({ lines, used: { bytes: 0, files: 1, entries: 0 } });
});

test('the search for a line in 2,000 large files ends when its bytes are used up', () => {
  using folder = temporaryFolder();
  for (let at = 0; at < 2_000; at++) writeSparse(join(folder.path, `s${at}.ts`), MIB);
  const log = ["TS2322: Type 'string' is not assignable to type 'number'.", '  > 1 | const a = 1;'];
  const { lines, used } = findInSmallHeap(folder.path, log) as { lines: unknown; used: Sources['used'] };
  expect(lines).toEqual([]);
  expect(used.bytes).toBeGreaterThan(30 * MIB);
  expect(used.bytes).toBeLessThan(34 * MIB);
});

test('short lines count with the memory that they use', async () => {
  using folder = temporaryFolder();
  const sources = new Sources(folder.path, new FakeClock());
  for (const [name, isOver] of [
    ['a.ts', false],
    ['b.ts', true],
  ] as const) {
    writeFileSync(join(folder.path, name), '\n'.repeat(MIB));
    await sources.lines(join(folder.path, name));
    expect(sources.isOver).toBe(isOver);
  }
});

test('a file is read once', async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'a.ts');
  writeFileSync(path, 'one\ntwo');
  const sources = new Sources(folder.path, new FakeClock());
  const lines = await sources.lines(path);
  expect(lines).toEqual(['one', 'two']);
  expect(await sources.lines(path)).toBe(lines);
  expect(sources.used.files).toBe(1);
});

test('pipes, folders, large files and links out of the root are not read', async () => {
  using outside = temporaryFolder();
  using folder = temporaryFolder();
  const path = (name: string) => join(folder.path, name);
  writeFileSync(join(outside.path, 'secret.ts'), 'secret');
  writeFileSync(path('a.ts'), 'a');
  writeSparse(path('large.ts'), SOURCE_LIMITS.fileBytes + 1);
  execFileSync('mkfifo', [path('pipe.ts')]);
  symlinkSync(join(outside.path, 'secret.ts'), path('out.ts'));
  symlinkSync(outside.path, path('folder'));
  symlinkSync('a.ts', path('in.ts'));
  symlinkSync('/dev/zero', path('zero.ts'));
  const sources = new Sources(folder.path, new FakeClock());
  const names = ['a.ts', 'in.ts', 'large.ts', 'pipe.ts', 'out.ts', 'folder/secret.ts', 'folder', 'zero.ts', 'none.ts'];
  const read = [];
  for (const name of names) read.push((await sources.lines(path(name)))?.join('\n'));
  expect(read).toEqual(['a', 'a', ...Array.from({ length: 7 }, () => undefined)]);
});

test('a folder of many entries is read up to the limit', async () => {
  using folder = temporaryFolder();
  for (let at = 0; at < 2_000; at++) writeFileSync(join(folder.path, `${at}.ts`), '');
  const sources = new Sources(folder.path, new FakeClock(), { ...SOURCE_LIMITS, entries: 300 });
  const walked = [];
  for await (const path of sources.walk(/\.ts$/)) walked.push(path);
  expect(walked).toHaveLength(300);
  expect(sources.used.entries).toBe(300);
});

test('a folder with more files than the limit is not searched at all', async () => {
  using folder = temporaryFolder();
  for (let at = 0; at < 50; at++) writeFileSync(join(folder.path, `${at}.ts`), '');
  const sources = new Sources(folder.path, new FakeClock());
  expect(await sources.filesIn(folder.path, 49)).toBeUndefined();
  expect(await sources.filesIn(folder.path, 50)).toHaveLength(50);
});

test('the walk stops at its limit of depth, and skips packages and hidden folders', async () => {
  using folder = temporaryFolder();
  const deep = Array.from({ length: 40 }, () => 'd');
  mkdirSync(join(folder.path, ...deep), { recursive: true });
  for (let depth = 0; depth <= 40; depth += 8) {
    writeFileSync(join(folder.path, ...deep.slice(0, depth), 'a.ts'), '');
  }
  for (const name of ['node_modules', '.git', 'src']) {
    mkdirSync(join(folder.path, name));
    writeFileSync(join(folder.path, name, 'b.ts'), '');
  }
  const sources = new Sources(folder.path, new FakeClock());
  const walked: string[] = [];
  for await (const path of sources.walk(/\.ts$/)) walked.push(path.slice(folder.path.length + 1));
  expect(walked.map((path) => path.split('/').length - 1)).toEqual([0, 1, 8, 16, 24]);
  expect(walked.filter((path) => path.endsWith('b.ts'))).toEqual(['src/b.ts']);
});

const unresolved = (line: number): Parsed => ({
  ...{ file: 'a.ts', line, column: 1, severity: 'error', code: null },
  message: "Could not resolve './missing'",
});

test('a finding keeps the place that the tool printed if the time is used up', async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'a.ts'), "\n\nimport './missing';\n");
  const clock = new FakeClock();
  const sources = new Sources(folder.path, clock);
  const [before] = await inRepository([unresolved(1)], sources, folder.path);
  clock.advance(SOURCE_LIMITS.ms);
  const [after] = await inRepository([unresolved(1)], sources, folder.path);
  expect([before?.line, after?.line]).toEqual([3, 1]);
});

test('a finding keeps the place that the tool printed if the bytes are used up', async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'a.ts'), "\n\nimport './missing';\n");
  const sources = new Sources(folder.path, new FakeClock(), { ...SOURCE_LIMITS, bytes: 10 });
  expect(await inRepository([unresolved(1)], sources, folder.path)).toEqual([unresolved(1)]);
});
