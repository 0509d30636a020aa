import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TOYS, type Toy } from './rows/toys.ts';
import { temporaryFolder } from './support/temporary.ts';

/*
 * The table "What a change touches" of ARCHITECTURE.md: each row is made in a copy of the sources by a toy. The row names
 * just the files that the toy needs.
 */

const ROOT = resolve(import.meta.dirname, '..');

interface Row {
  readonly writes: readonly string[];
  readonly touches: readonly string[];
}

/** Reads the rows of a table by their first cell. Paths are what stands between backticks and is a file of `src/`. */
function rowsOf(markdown: string): ReadonlyMap<string, Row> {
  const [, table = ''] = markdown.split('| To add | Write | Touch |');
  const paths = (cell = '') => [...cell.matchAll(/`([^`]+\.ts)`/g)].map((match) => match[1] ?? '').sort();
  const lines = table.split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return new Map(
    lines.slice(0, end).map((line) => {
      const [, adds = '', writes, touches] = line.split('|').map((cell) => cell.trim());
      return [adds, { writes: paths(writes), touches: paths(touches) }];
    }),
  );
}

/** The row that a toy makes true: its own name is `<name>` in the table. */
function rowOf({ writes, touches }: Toy): Row {
  const named = Object.keys(writes).map((path) => path.replace(/quill|vault/g, '<name>'));
  return { writes: named.sort(), touches: Object.keys(touches).sort() };
}

/** Copies the sources, with the packages that they load. */
function copySources(folder: string): string {
  for (const name of ['src', 'schema']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return join(folder, 'src');
}

/** Makes a toy's change, without some of its files. */
function apply(src: string, { writes, touches }: Toy, isLeftOut = (_file: string) => false): void {
  for (const [path, text] of Object.entries(writes)) {
    if (isLeftOut(path)) continue;
    mkdirSync(dirname(join(src, path)), { recursive: true });
    writeFileSync(join(src, path), text);
  }
  for (const [path, changes] of Object.entries(touches)) {
    if (!isLeftOut(path)) writeFileSync(join(src, path), changed(path, readFileSync(join(src, path), 'utf8'), changes));
  }
}

function changed(path: string, text: string, changes: Toy['touches'][string]): string {
  return changes.reduce((before, [old, next]) => {
    if (before.split(old).length !== 2) throw new Error(`${path} does not contain once: ${old}`);
    return before.replace(old, () => next);
  }, text);
}

function undo(src: string, { writes, touches }: Toy): void {
  for (const path of Object.keys(writes)) rmSync(join(src, path), { force: true });
  for (const path of Object.keys(touches)) cpSync(join(ROOT, 'src', path), join(src, path));
}

function works(src: string, proof: string): Promise<boolean> {
  const script = `const works = await (async () => {${proof}\n})(); process.exitCode = works === false ? 1 : 0;`;
  return new Promise((settle) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], { cwd: src }, (error) => settle(error === null));
  });
}

// All toys share it: Node.js finds the compiled code of a path again.
const folder = temporaryFolder();
const src = copySources(folder.path);
afterAll(() => folder[Symbol.dispose]());

test('each row of the table has a toy, which needs the files that the row names and no others', () => {
  const rows = rowsOf(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'));
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(TOYS.map((toy) => [toy.adds, rowOf(toy)])));
});

test('a row that names another file is found', () => {
  const table =
    '| To add | Write | Touch |\n| --- | --- | --- |\n| a command | `cli/commands/<name>.ts` | `cli/help.ts` |\n\n';
  const toy = TOYS.find(({ adds }) => adds === 'a command');
  expect(toy && rowOf(toy)).not.toEqual(rowsOf(table).get('a command'));
});

test.each(TOYS)(
  '$adds works with the files of its row, and with none of them left out',
  { timeout: 120_000 },
  async (toy) => {
    try {
      expect(await works(src, toy.proof), 'before').toBe(false);
      apply(src, toy);
      expect(await works(src, toy.proof), 'with all').toBe(true);
      for (const file of [...Object.keys(toy.writes), ...Object.keys(toy.touches)]) {
        if (toy.typed?.includes(file)) continue;
        undo(src, toy);
        apply(src, toy, (one) => one === file);
        expect(await works(src, toy.proof), `without ${file}`).toBe(false);
      }
    } finally {
      undo(src, toy);
    }
  },
);

/** What the compiler says of the sources with all toys, without some files of them. Later calls check only what differs. */
async function typeErrors(isLeftOut: (toy: Toy, file: string) => boolean): Promise<string> {
  // Two toys replace the same engine of the local stores.
  const toys = TOYS.filter(({ adds }) => adds !== 'an engine of the key-value store');
  const options = ['--noEmit', '--pretty', 'false', '--rootDir', folder.path, '--project', folder.path];
  const kept = ['--incremental', '--tsBuildInfoFile', join(folder.path, 'built.json')];
  try {
    for (const toy of toys) apply(src, toy, (file) => isLeftOut(toy, file));
    return await new Promise((settle) => {
      execFile(join(ROOT, 'node_modules/.bin/tsc'), [...options, ...kept], { cwd: folder.path }, (_, out) =>
        settle(out),
      );
    });
  } finally {
    for (const toy of toys) undo(src, toy);
  }
}

test('the types of all toys are right together, so that no file is missing in a row', {
  timeout: 240_000,
}, async () => {
  expect(await typeErrors(() => false)).toBe('');
});

test.each(TOYS.flatMap((toy) => (toy.typed ?? []).map((file) => ({ toy, file, adds: toy.adds }))))(
  '$adds has wrong types without $file',
  { timeout: 240_000 },
  async ({ toy, file }) => {
    expect(await typeErrors((each, one) => each === toy && one === file)).toContain('error TS');
  },
);
