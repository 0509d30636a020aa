import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The table of ARCHITECTURE.md: a room, and the rooms that it may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  base: [],
  contract: ['base'],
  diagnosis: ['contract', 'base'],
  api: ['contract', 'base'],
  deploy: ['api', 'diagnosis', 'contract', 'base'],
  seed: ['api', 'contract', 'base'],
  check: ['api', 'diagnosis', 'contract', 'base'],
  action: ['deploy', 'check', 'seed', 'api', 'diagnosis', 'contract', 'base'],
  cli: ['deploy', 'check', 'seed', 'api', 'diagnosis', 'contract', 'base'],
  platform: ['diagnosis', 'contract', 'base'],
};

const SRC = resolve(import.meta.dirname, '../src');
const files = globSync('**/*.ts', { cwd: SRC });

/** `import … from 'x'`, `export … from 'x'`, `import('x')`. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)].map((match) => match[1] ?? '');
}

function roomOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : 'entrypoint';
}

test('every room imports only the rooms below it', () => {
  const wrong: string[] = [];
  for (const file of files) {
    const room = roomOf(file);
    if (room === 'entrypoint') continue;
    for (const name of importsOf(file).filter((each) => each.startsWith('.'))) {
      const target = roomOf(relative(SRC, join(SRC, dirname(file), name)));
      if (target !== room && !MAY_IMPORT[room]?.includes(target)) wrong.push(`${file} imports ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('only the action room and the entrypoints import @actions packages', () => {
  const wrong = files.filter(
    (file) =>
      !['action', 'entrypoint'].includes(roomOf(file)) && importsOf(file).some((name) => name.startsWith('@actions/')),
  );
  expect(wrong).toEqual([]);
});

test('process.env is read at the edges alone', () => {
  const edges = /^(?:[^/]+\.ts|action\/inputs\.ts|cli\/.*)$/;
  const wrong = files.filter(
    (file) => !edges.test(file) && /\bprocess\.env\b/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

/** A file and all that it imports, directly or not. */
function reachableFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const name of importsOf(file).filter((each) => each.startsWith('.'))) {
    reachableFrom(relative(SRC, join(SRC, dirname(file), name)), seen);
  }
  return seen;
}

test('what serves never reaches what reads a repository, or stores, collects and compresses its output', () => {
  const workers = /^platform\/(?:worker\/|objects\/(?:output\/|(?:ingest|collect|make-variants)\.ts))/;
  expect([...reachableFrom('platform/index.ts')].filter((file) => workers.test(file))).toEqual([]);
});

test('the objects room reads files of a build alone: all else is a blob', () => {
  const readers = files.filter((file) => importsOf(file).some((name) => /^node:(?:fs|path)\b/.test(name)));
  expect(readers.filter((file) => /^platform\/objects\/(?!output\/)/.test(file))).toEqual([]);
  const importers = files.filter((file) => importsOf(file).some((name) => name.endsWith('/local/blobs.ts')));
  expect(importers.toSorted()).toEqual(['platform/open-blobs.ts', 'platform/stores/local/index.ts']);
});

/** The files that load a module when they are loaded. */
function importers(name: RegExp): readonly string[] {
  const importsStatically = (file: string) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/^(?:import|export) (?!type ).*?from '([^']+)'/gms)].some(
      (match) => name.test(match[1] ?? ''),
    );
  return files.filter(importsStatically).sort();
}

test("GitHub's client is reached by a request to GitHub alone, and GitHub by the list of forges", () => {
  expect(importers(/^@actions\/github/)).toEqual(['action/forge/github/client.ts']);
  expect(importers(/github\/client\.ts$/)).toEqual([]);
  const users = files.filter((file) => importsOf(file).some((name) => name.includes('./github/')));
  expect(users.filter((file) => file.startsWith('action/'))).toEqual(['action/forge/open.ts']);
});

test('only the pipeline repeats requests', () => {
  const repeats = /\b(?:backoff|retryAfter|Patience)\b/;
  const wrong = files.filter((file) => repeats.test(readFileSync(join(SRC, file), 'utf8')));
  expect(wrong.sort()).toEqual(['api/pipeline.ts', 'api/retry.ts']);
});

test("a map's library is reached by a run with a map alone", () => {
  expect(importers(/^jsonata$/)).toEqual(['api/map/expression.ts']);
  expect(importers(/\/(?:map\/)?(?:expression|apply)\.ts$/)).toEqual(['api/map/apply.ts', 'deploy/inputs/api-map.ts']);
  expect(importers(/inputs\/api-map\.ts$|^\.\/api-map\.ts$/)).toEqual([]);
});
