import { posix } from 'node:path';
import { isObject, objectIn } from '../../../../base/json.ts';
import { type Dependency, findDependency, type Manifest } from '../../files/manifests.ts';
import type { Lockfile } from '../../files/packages.ts';

/**
 * Returns the first dependency whose range a lockfile of npm or Yarn does not have. Their logs name dependencies of dependencies too,
 * and one of the same name can have another range.
 */
export function lackingIn({ file, folder, text }: Lockfile, manifests: readonly Manifest[]): Dependency | undefined {
  if (file.endsWith('.json')) {
    const packages = objectIn(text)?.packages;
    for (const manifest of isObject(packages) ? manifests : []) {
      const entry = isObject(packages) ? packages[posix.relative(folder, manifest.folder)] : undefined;
      const known = (isObject(entry) ? Object.values(entry) : []).filter(isObject);
      const lacking = findDependency([manifest], (name, wanted) => !known.some((each) => each[name] === wanted));
      if (isObject(entry) && lacking) return lacking;
    }
    return undefined;
  }
  if (!file.endsWith('yarn.lock') || text === '') return undefined;
  const own = manifests.map(({ value }) => value.name);
  return findDependency(manifests, (name, wanted) => {
    if (own.includes(name) || !/^[\^~<>=*\d]/.test(wanted)) return false;
    return !text.includes(`${name}@${wanted}`) && !text.includes(`${name}@npm:${wanted}`);
  });
}

/** Returns the dependency of the project that brings a package, by the dependencies that the lockfile lists. */
export function bringerOf(
  name: string,
  { file, text }: Lockfile,
  manifests: readonly Manifest[],
): Dependency | undefined {
  const askers = askersIn(file, text);
  const seen = new Set([name]);
  for (const each of seen) {
    const direct = each === name ? undefined : findDependency(manifests, (own) => own === each);
    if (direct) return direct;
    for (const asker of askers.get(each) ?? []) seen.add(asker);
  }
  return undefined;
}

/** Returns who depends on each package, by a lockfile of npm, pnpm, Yarn or Bun. Empty for another file. Linear time. */
export function askersIn(file: string, text: string): ReadonlyMap<string, readonly string[]> {
  const edges = Map.groupBy(edgesIn(file, text), ([, needed]) => needed);
  return new Map([...edges].map(([needed, own]) => [needed, own.map(([asker]) => asker)]));
}

type Edge = readonly [asker: string, needed: string];

function edgesIn(file: string, text: string): Iterable<Edge> {
  if (/(?:package-lock|npm-shrinkwrap)\.json$/.test(file)) return edgesOfNpm(text);
  if (file.endsWith('bun.lock')) return edgesOfBun(text);
  return /(?:yarn\.lock|pnpm-lock\.yaml)$/.test(file) ? edgesOfBlocks(text) : [];
}

function* edgesOfNpm(text: string): Generator<Edge> {
  const packages = objectIn(text)?.packages;
  for (const [path, entry] of Object.entries(isObject(packages) ? packages : {})) {
    const needs = isObject(entry) && path.includes('node_modules/') ? entry.dependencies : undefined;
    for (const needed of Object.keys(isObject(needs) ? needs : {}))
      yield [path.split('node_modules/').at(-1) ?? '', needed];
  }
}

const NEEDS = '"dependencies": {';

/** Bun writes a package to a line. */
function* edgesOfBun(text: string): Generator<Edge> {
  for (const line of text.split('\n')) {
    const asker = /^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(line)?.groups?.name;
    const start = asker === undefined ? -1 : line.indexOf(NEEDS);
    const end = start === -1 ? -1 : line.indexOf('}', start);
    const needs = end === -1 ? '' : line.slice(start + NEEDS.length, end);
    for (const match of needs.matchAll(/"([^"]{1,200})":/g)) yield [asker ?? '', match[1] ?? ''];
  }
}

/** The name in `name@range`, `"@scope/name@npm:range, …"` and `/name@1.0.0(peer@2.0.0)`. */
const NAME = /^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/;
const NEEDED = /^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;

/** Yarn and pnpm write a block for each package, with a list of its dependencies. */
function* edgesOfBlocks(text: string): Generator<Edge> {
  let asker = '';
  let indent: number | undefined;
  for (const line of text.split('\n')) {
    const own = line.search(/\S/);
    if (own < 0) continue;
    if (own <= 2 && line.trimEnd().endsWith(':')) {
      const list = /^\s{2}(?:optionalD|d)ependencies:$/.test(line);
      asker = list ? asker : (NAME.exec(line)?.groups?.name ?? '');
      indent = list ? 2 : undefined;
    } else if (/^\s{4}(?:optionalD|d)ependencies:$/.test(line)) indent = 4;
    else if (indent !== undefined && own <= indent) indent = undefined;
    const needed = indent !== undefined && own === indent + 2 ? NEEDED.exec(line)?.groups?.name : undefined;
    if (needed !== undefined && asker !== '') yield [asker, needed];
  }
}
