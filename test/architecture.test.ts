import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The table of ARCHITECTURE.md: a room, and the rooms that it may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  base: [],
  contract: ['base'],
  diagnosis: ['contract', 'base'],
  detect: ['base'],
  api: ['contract', 'base'],
  deploy: ['api', 'diagnosis', 'contract', 'base'],
  seed: ['api', 'contract', 'base'],
  check: ['deploy', 'api', 'diagnosis', 'contract', 'base'],
  action: ['deploy', 'check', 'seed', 'api', 'diagnosis', 'contract', 'base'],
  cli: ['deploy', 'check', 'seed', 'detect', 'api', 'diagnosis', 'contract', 'base'],
  platform: ['detect', 'diagnosis', 'contract', 'base'],
};

/**
 * The rooms inside `platform/`, and the ones that each may import. `shared`: what every room may import. `wiring`: the
 * files that open the rooms and join them.
 */
const PLATFORM_ROOMS: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  rules: [],
  stores: [],
  'stores/local': ['stores'],
  'stores/cluster': ['stores'],
  'stores/cache': ['stores'],
  identity: ['stores'],
  objects: ['stores', 'rules'],
  metering: ['stores'],
  openapi: [],
  edge: ['stores', 'objects', 'rules', 'metering'],
  kvs: ['stores', 'metering'],
  queue: ['stores'],
  control: ['stores', 'identity', 'kvs', 'metering'],
  console: ['stores', 'identity', 'kvs', 'control', 'metering'],
  dispatch: ['stores', 'objects'],
  sandbox: ['stores', 'dispatch'],
  worker: ['stores', 'objects', 'dispatch', 'queue', 'sandbox'],
  supervisor: ['stores', 'objects', 'dispatch', 'queue', 'sandbox', 'worker', 'engines'],
  engines: ['stores', 'stores/local', 'stores/cluster', 'stores/cache', 'objects', 'wiring', 'queue'],
  wiring: [
    'stores',
    'identity',
    'objects',
    'metering',
    'edge',
    'kvs',
    'queue',
    'control',
    'console',
    'dispatch',
    'openapi',
  ],
};

const SRC = resolve(import.meta.dirname, '../src');
const files = globSync('**/*.ts', { cwd: SRC });

/** `import … from 'x'`, `export … from 'x'`, `import('x')`. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** The files of `src` that a file imports. */
function targetsOf(file: string): readonly string[] {
  const names = importsOf(file).filter((each) => each.startsWith('.'));
  return names.map((name) => relative(SRC, join(SRC, dirname(file), name)));
}

/** The groups of files that reach one another. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reached = new Map([...graph.keys()].map((file) => [file, reachable(graph, file)]));
  const cyclic = [...graph.keys()].filter((file) => reached.get(file)?.has(file));
  const groups = cyclic.map((file) => cyclic.filter((each) => reached.get(file)?.has(each)).toSorted());
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/** All files that `start` imports, directly or not. */
function reachable(graph: ReadonlyMap<string, readonly string[]>, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return seen;
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

function platformRoomOf(file: string): string {
  const path = file.slice('platform/'.length);
  if (path.startsWith('stores/local/')) return 'stores/local';
  if (path.startsWith('stores/cluster/')) return 'stores/cluster';
  if (path.startsWith('stores/cache/')) return 'stores/cache';
  const folder = path.split('/')[0] ?? '';
  return ['index.ts', 'start', 'operation', 'server'].includes(folder) ? 'wiring' : folder;
}

test('every room of the platform imports only the rooms that it may', () => {
  const wrong: string[] = [];
  for (const file of files.filter((each) => roomOf(each) === 'platform')) {
    const room = platformRoomOf(file);
    const allowed = new Set([room, 'shared', ...(PLATFORM_ROOMS[room] ?? [])]);
    for (const target of targetsOf(file).filter((each) => roomOf(each) === 'platform')) {
      if (!allowed.has(platformRoomOf(target))) wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('only the local stores import node:sqlite, and know the files of the data directory', () => {
  const others = files.filter((file) => !file.startsWith('platform/stores/local/'));
  expect(others.filter((file) => importsOf(file).includes('node:sqlite'))).toEqual([]);
  const names = /'[^'\n]*(?:platform\.db|kvs\.db|platform\.lock|platform\.pid|platform\.key|identity-key\.json)'/;
  expect(others.filter((file) => names.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
});

test('only the cluster stores import pg', () => {
  const others = files.filter((file) => !file.startsWith('platform/stores/cluster/'));
  expect(others.filter((file) => importsOf(file).includes('pg'))).toEqual([]);
});

test('the code of a cluster is reached by the command line with --database alone', () => {
  expect(importers(/\/cluster\.ts$/)).toEqual([]);
  const namers = files.filter((file) => importsOf(file).some((name) => name.endsWith('/platform/engines/cluster.ts')));
  expect(namers).toEqual(['cli.ts']);
  const users = importers(/stores\/cluster\//);
  expect(users.toSorted()).toEqual(['platform/engines/cluster.ts', 'platform/engines/move.ts']);
});

test('there are no import cycles, type imports included', () => {
  expect(cyclesOf(new Map(files.map((file) => [file, targetsOf(file)])))).toEqual([]);
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

test('what serves never reaches what reads a repository, or stores, collects and compresses its output', () => {
  const workers =
    /^platform\/(?:worker\/|supervisor\/|sandbox\/|objects\/(?:output\/|(?:ingest|collect|make-variants)\.ts))/;
  const graph = new Map(files.map((file) => [file, targetsOf(file)]));
  const served = [...reachable(graph, 'platform/index.ts'), ...reachable(graph, 'platform/engines/local.ts')];
  expect(served.filter((file) => workers.test(file))).toEqual([]);
});

test('a check opens no file that a build wrote: it has a folder of its own, and reads the checkout before the build', () => {
  const readers = files.filter((file) => importsOf(file).some((name) => /^node:fs\b/.test(name)));
  expect(readers.filter((file) => file.startsWith('check/'))).toEqual(['check/checkout.ts', 'check/run.ts']);
});

test('a worker reaches no engine, and nothing of its supervisor', () => {
  const graph = new Map(files.map((file) => [file, targetsOf(file)]));
  const reached = [...reachable(graph, 'platform/worker/main.ts')];
  const rights = /^platform\/(?:supervisor\/|stores\/(?:local|cluster|cache)\/|engines\/)/;
  expect(reached.filter((file) => rights.test(file))).toEqual([]);
  expect(reached).toContain('platform/sandbox/link.ts');
});

test('the objects room reads files of a build alone: all else is a blob', () => {
  const readers = files.filter((file) => importsOf(file).some((name) => /^node:(?:fs|path)\b/.test(name)));
  expect(readers.filter((file) => /^platform\/objects\/(?!output\/)/.test(file))).toEqual([]);
  const importers = files.filter((file) => importsOf(file).some((name) => name.endsWith('/local/blobs.ts')));
  expect(importers).toEqual(['platform/engines/open-blobs.ts']);
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

test('what detects frameworks is loaded by builds, and by slipway init when it runs', () => {
  const users = importers(/detect\/frameworks\.ts$/);
  expect(users.filter((file) => !file.startsWith('platform/worker/detect/'))).toEqual([]);
  expect(importers(/^@vercel\/frameworks$/)).toEqual([]);
});
