import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fixedWaitsIn, importsIn, literalSpreadsIn, type SourceImport } from './support/source-syntax.ts';

/** The table of ARCHITECTURE.md: a room, and the rooms that it may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  base: [],
  contract: ['base'],
  diagnosis: ['contract', 'base'],
  detect: ['base'],
  site: ['base'],
  api: ['contract', 'base'],
  deploy: ['api', 'diagnosis', 'contract', 'base'],
  seed: ['api', 'contract', 'base'],
  sdk: ['contract', 'base'],
  check: ['deploy', 'site', 'api', 'diagnosis', 'contract', 'base'],
  action: ['deploy', 'check', 'seed', 'api', 'diagnosis', 'contract', 'base'],
  cli: ['deploy', 'check', 'seed', 'detect', 'api', 'diagnosis', 'contract', 'base'],
  platform: ['detect', 'site', 'diagnosis', 'contract', 'base'],
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
  objects: ['stores', 'rules', 'functions'],
  metering: ['stores'],
  openapi: [],
  keeping: ['stores'],
  outbox: ['stores'],
  cdn: ['stores', 'outbox'],
  notify: ['stores', 'kvs', 'outbox'],
  hooks: ['stores', 'kvs', 'notify', 'outbox'],
  kvs: ['stores', 'metering'],
  'functions/detect': ['functions'],
  'functions/release': ['functions'],
  functions: ['stores', 'objects', 'kvs', 'metering', 'dispatch', 'cdn'],
  'functions/supervisor': [
    'functions',
    'functions/release',
    'objects',
    'dispatch',
    'stores',
    'sandbox',
    'supervisor',
    'worker',
    'engines',
  ],
  dns: ['stores', 'notify', 'outbox'],
  edge: ['stores', 'objects', 'rules', 'metering', 'functions', 'cdn'],
  queue: ['stores'],
  control: ['stores', 'identity', 'kvs', 'metering', 'functions', 'notify', 'hooks', 'dns'],
  console: ['stores', 'identity', 'kvs', 'control', 'metering', 'functions', 'notify', 'hooks', 'cdn', 'dns'],
  dispatch: ['stores', 'objects', 'keeping', 'functions/release'],
  sandbox: ['stores', 'dispatch'],
  worker: ['stores', 'objects', 'dispatch', 'queue', 'sandbox', 'functions', 'functions/detect', 'functions/release'],
  supervisor: ['stores', 'objects', 'dispatch', 'queue', 'sandbox', 'worker', 'engines', 'keeping'],
  engines: ['stores', 'stores/local', 'stores/cluster', 'stores/cache', 'objects', 'wiring', 'queue'],
  wiring: [
    'stores',
    'identity',
    'objects',
    'metering',
    'functions',
    'dns',
    'edge',
    'kvs',
    'queue',
    'control',
    'console',
    'dispatch',
    'keeping',
    'cdn',
    'notify',
    'hooks',
    'openapi',
    'outbox',
  ],
};

const SRC = resolve(import.meta.dirname, '../src');

/** A file of `src/`, and what it imports. `target`: the file of `src/` that a relative name means. */
interface SourceFile {
  readonly text: string;
  readonly imports: readonly (SourceImport & { readonly target?: string })[];
}
/** Files by their path from `src/`. */
type House = ReadonlyMap<string, SourceFile>;

function houseOf(texts: ReadonlyMap<string, string>): House {
  return new Map([...texts].map(([path, text]) => [path, { text, imports: importsOf(path, text) }]));
}

function importsOf(path: string, text: string): SourceFile['imports'] {
  return importsIn(path, text).map((each) =>
    /^\..*\.ts$/.test(each.name) ? { ...each, target: posix.join(dirname(path), each.name) } : each,
  );
}

const texts = new Map(
  globSync('**/*.ts', { cwd: SRC })
    .sort()
    .map((path) => [path, readFileSync(join(SRC, path), 'utf8')]),
);
const house = houseOf(texts);

/** The house with a statement more in one of its files. */
function withStatement(path: string, statement: string): House {
  const text = `${texts.get(path)}\n${statement}\n`;
  return new Map(house).set(path, { text, imports: importsOf(path, text) });
}

/** The files that import a module by a name, or a file of `src/` by its path. `kinds`: all, if not given. */
function importers(name: RegExp, ...kinds: readonly SourceImport['kind'][]): readonly string[] {
  const matches = (each: SourceFile['imports'][number]) =>
    name.test(each.target ?? each.name) && (kinds.length === 0 || kinds.includes(each.kind));
  return [...house].filter(([, { imports }]) => imports.some(matches)).map(([path]) => path);
}

function graphOf(of: House): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...of].map(([path, { imports }]) => [path, imports.flatMap(({ target }) => (target === undefined ? [] : target))]),
  );
}

/** The groups of files that reach one another. */
function cyclesOf(of: House): readonly (readonly string[])[] {
  const graph = graphOf(of);
  const reached = new Map([...graph.keys()].map((file) => [file, reachable(graph, file)]));
  const cyclic = [...graph.keys()].filter((file) => reached.get(file)?.has(file));
  const mutual = (one: string, other: string) => reached.get(one)?.has(other) && reached.get(other)?.has(one);
  const groups = cyclic.map((file) => cyclic.filter((each) => mutual(file, each)));
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

function roomOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'entrypoint';
}

function platformRoomOf(path: string): string {
  const [, folder = '', below = ''] = path.split('/');
  if (folder === 'stores' && ['local', 'cluster', 'cache'].includes(below)) return `stores/${below}`;
  if (folder === 'functions' && ['detect', 'release', 'supervisor'].includes(below)) return `functions/${below}`;
  return ['index.ts', 'start', 'operation', 'server'].includes(folder) ? 'wiring' : folder;
}

/** The imports that cross a wall, each as `file imports file`. */
function crossings(of: House): readonly string[] {
  const pairs = [...of].flatMap(([path, { imports }]) =>
    imports.flatMap(({ target }) => (target === undefined ? [] : [[path, target] as const])),
  );
  return pairs.filter(([from, to]) => !mayImport(from, to)).map(([from, to]) => `${from} imports ${to}`);
}

function mayImport(from: string, to: string): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === 'entrypoint') return true;
  if (room !== target) return MAY_IMPORT[room]?.includes(target) ?? false;
  if (room !== 'platform') return true;
  const inside = platformRoomOf(from);
  return [inside, 'shared', ...(PLATFORM_ROOMS[inside] ?? [])].includes(platformRoomOf(to));
}

test('every room imports only the rooms below it', () => {
  expect(crossings(house)).toEqual([]);
});

test('there are no import cycles, type imports included', () => {
  expect(cyclesOf(house)).toEqual([]);
});

test.each([
  ['await import(/* webpackChunkName: "x" */ \'../platform/index.ts\');', 'base/text.ts imports platform/index.ts'],
  ['await import(`../api/pipeline.ts`);', 'base/text.ts imports api/pipeline.ts'],
  ["export type Planted = import('../deploy/flow.ts').Planted;", 'base/text.ts imports deploy/flow.ts'],
  ["import planted = require('../cli/commands/deploy.ts');", 'base/text.ts imports cli/commands/deploy.ts'],
])('%s across a wall is found', (statement, found) => {
  expect(crossings(withStatement('base/text.ts', statement))).toEqual([found]);
});

test("a wall inside the platform is one for `import(/* x */ '…')` too", () => {
  const planted = withStatement('platform/console/index.ts', "await import(/* x */ '../worker/main.ts');");
  expect(crossings(planted)).toEqual(['platform/console/index.ts imports platform/worker/main.ts']);
});

test("a cycle through `import(/* x */ '…')` is found", () => {
  const planted = withStatement('api/retry.ts', "await import(/* x */ './pipeline.ts');");
  expect(cyclesOf(planted)).toContainEqual(['api/pipeline.ts', 'api/retry.ts']);
});

test('the folders of the table are those of src/', () => {
  const folders = [...new Set([...house.keys()].map(roomOf))].filter((room) => room !== 'entrypoint');
  expect(Object.keys(MAY_IMPORT).sort()).toEqual(folders.sort());
  const rooms = [...house.keys()].filter((path) => roomOf(path) === 'platform').map(platformRoomOf);
  expect(Object.keys(PLATFORM_ROOMS).sort()).toEqual([...new Set(rooms)].sort());
});

test('only the local stores import node:sqlite, and know the files of the data directory', () => {
  expect(importers(/^node:sqlite$/).filter((path) => !path.startsWith('platform/stores/local/'))).toEqual([]);
  const names = /'[^'\n]*(?:platform\.db|kvs\.db|platform\.lock|platform\.pid|platform\.key|identity-key\.json)'/;
  const knowing = [...house].filter(([, { text }]) => names.test(text)).map(([path]) => path);
  expect(knowing.filter((path) => !path.startsWith('platform/stores/local/'))).toEqual([]);
});

test('only the cluster stores import pg', () => {
  expect(importers(/^pg$/).filter((path) => !path.startsWith('platform/stores/cluster/'))).toEqual([]);
});

test('the code of a cluster is reached by the command line with --database alone', () => {
  expect(importers(/^platform\/engines\/cluster\.ts$/)).toEqual(['cli.ts']);
  expect(importers(/^platform\/engines\/cluster\.ts$/, 'loaded')).toEqual([]);
  const users = importers(/^platform\/stores\/cluster\//, 'loaded');
  const outside = users.filter((path) => !path.startsWith('platform/stores/cluster/'));
  expect(outside).toEqual(['platform/engines/cluster.ts', 'platform/engines/move.ts']);
});

test('only platform/server/ opens a port, and the supervisor of instances a socket for each of them', () => {
  const servers = [...house].filter(([, { text }]) => /\b(?:createServer|createSecureServer|new Server)\(/.test(text));
  const own = 'platform/functions/supervisor';
  const ofInstances = ['programs/forward.ts', 'programs/preload.ts', 'socket.ts'].map((name) => `${own}/${name}`);
  expect(servers.map(([path]) => path)).toEqual([...ofInstances, 'platform/server/server.ts']);
  const others = ['api/direct.ts', `${own}/programs/preload.ts`];
  const readers = importers(/^node:(?:http|https|http2)$/, 'loaded', 'lazy').filter((path) => !others.includes(path));
  expect(readers.filter((path) => !path.startsWith('platform/server/'))).toEqual([]);
});

test('only the action room and the entrypoints import @actions packages', () => {
  const users = importers(/^@actions\//).filter((path) => !['action', 'entrypoint'].includes(roomOf(path)));
  expect(users).toEqual([]);
});

test('what the inputs mean is for the docs alone, so that no bundle has it', () => {
  expect(importers(/^deploy\/inputs\/descriptions\.ts$/, 'loaded', 'lazy')).toEqual([]);
});

test('process.env is read at the edges alone', () => {
  const edges = /^(?:[^/]+\.ts|action\/inputs\.ts|cli\/.*)$/;
  const readers = [...house].filter(([path, { text }]) => !edges.test(path) && /\bprocess\.env\b/.test(text));
  expect(readers.map(([path]) => path)).toEqual([]);
});

test('what serves never reaches what reads a repository, or stores and compresses its output', () => {
  const workers =
    /^platform\/(?:worker\/|supervisor\/|functions\/supervisor\/|sandbox\/|objects\/(?:output\/|(?:ingest|make-variants)\.ts))/;
  const graph = graphOf(house);
  const served = [...reachable(graph, 'platform/index.ts'), ...reachable(graph, 'platform/engines/local.ts')];
  expect(served.filter((path) => workers.test(path))).toEqual([]);
});

test('a check opens no file that a build wrote: it has a folder of its own, and reads the checkout before the build', () => {
  const readers = importers(/^node:fs\b/).filter((path) => path.startsWith('check/'));
  expect(readers).toEqual(['check/checkout.ts', 'check/run.ts']);
});

test('a worker reaches no engine, and nothing of its supervisor', () => {
  const reached = [...reachable(graphOf(house), 'platform/worker/main.ts')];
  const rights = /^platform\/(?:supervisor\/|stores\/(?:local|cluster|cache)\/|engines\/)/;
  expect(reached.filter((path) => rights.test(path))).toEqual([]);
  expect(reached).toContain('platform/sandbox/link.ts');
});

test('the objects room reads files of a build alone: all else is a blob', () => {
  const readers = importers(/^node:(?:fs|path)\b/);
  expect(readers.filter((path) => /^platform\/objects\/(?!output\/)/.test(path))).toEqual([]);
  const openers = importers(/\/local\/blobs\.ts$/).filter((path) => !path.startsWith('platform/stores/local/'));
  expect(openers).toEqual(['platform/engines/open-blobs.ts']);
});

test('the command line prints through one place: runCli makes the text of every command safe, and alone writes to a stream', () => {
  const writes =
    /\b(?:process\.(?:stdout|stderr)|console\.[a-z]+\(|(?:stdout|stderr)\.write\(|stdio: [^\n]*'inherit'|(?:out|err)put: process)/;
  const inCli = (of: House) =>
    [...of].filter(([path, { text }]) => /^cli(?:\/|\.ts$)/.test(path) && writes.test(text)).map(([path]) => path);
  // The command of `exec` and the bundled action have the terminal themselves.
  const known = ['cli/commands/exec.ts', 'cli/project/demo.ts', 'cli/terminal/io.ts'];
  expect(inCli(house)).toEqual(known);
  expect(importers(/^(?:node:)?(?:tty|console)$/).filter((path) => path.startsWith('cli'))).toEqual([
    'cli/terminal/io.ts',
  ]);
  const planted = withStatement('cli/commands/apps.ts', 'process.stdout.write(answer.url);');
  expect(inCli(planted)).toContain('cli/commands/apps.ts');
  const json = [...house].filter(
    ([path, { text }]) => path.startsWith('cli/') && /\b(?:out|err)\([^\n]*JSON\.stringify/.test(text),
  );
  expect(json.map(([path]) => path)).toEqual([]);
});

test("GitHub's client is loaded by the first request to GitHub, and GitHub is known to the list of forges alone", () => {
  expect(importers(/^@actions\/github/)).toEqual(['action/forge/github/client.ts']);
  expect(importers(/github\/client\.ts$/, 'loaded')).toEqual([]);
  const users = importers(/^action\/forge\/github\//).filter((path) => !path.startsWith('action/forge/github/'));
  expect(users).toEqual(['action/forge/open.ts']);
});

test('only the pipeline repeats requests', () => {
  const repeats = /\b(?:backoff|retryAfter|startPatience)\b/;
  const wrong = [...house].filter(([, { text }]) => repeats.test(text)).map(([path]) => path);
  // What users install repeats by rules of its own.
  expect(wrong.filter((path) => roomOf(path) !== 'sdk')).toEqual(['api/pipeline.ts', 'api/retry.ts']);
});

test("a map's library is loaded by a run with a map alone", () => {
  expect(importers(/^jsonata$/)).toEqual(['api/map/expression.ts']);
  const loaders = importers(/^api\/map\/(?:expression|apply)\.ts$/, 'loaded');
  expect(loaders).toEqual(['api/map/apply.ts', 'deploy/inputs/api-map.ts']);
  expect(importers(/^deploy\/inputs\/api-map\.ts$/, 'loaded')).toEqual([]);
});

test('what detects frameworks is loaded by builds, and by slipway init when it runs', () => {
  const users = importers(/^detect\/frameworks\.ts$/, 'loaded');
  expect(users.filter((path) => !/^platform\/worker\/(?:detect|server)\//.test(path))).toEqual([]);
  expect(importers(/^@vercel\/frameworks$/, 'loaded')).toEqual([]);
});

const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname, exclude: ['endurance/**', 'fixtures/**'] }).map(
  (path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')] as const,
);

test('tests mock no module, assert no duration, and wait for a state, not for a time', () => {
  const duration = /expect\([^;]*\b(?:performance|Date)\.now\(\) - /;
  const mocking = /\bvi\.(?:mock|doMock)\(/;
  expect(tests.filter(([, text]) => mocking.test(text)).map(([path]) => path)).toEqual([]);
  expect(tests.filter(([, text]) => duration.test(text)).map(([path]) => path)).toEqual([]);
  expect(tests.flatMap(([path, text]) => fixedWaitsIn(path, text).map((wait) => `${path}: ${wait}`))).toEqual([]);
  expect(fixedWaitsIn('planted.ts', 'await new Promise((resolve) => setTimeout(resolve, 20));')).toHaveLength(1);
});

test('no literal is spread into another to stay on one line', () => {
  const spreads = [...texts].flatMap(([path, text]) => literalSpreadsIn(path, text).map((code) => `${path}: ${code}`));
  expect(spreads).toEqual([]);
  expect(literalSpreadsIn('planted.ts', "const a = [...(['b'] as const), { ...{ c: 1, d }, e }];")).toHaveLength(2);
});
