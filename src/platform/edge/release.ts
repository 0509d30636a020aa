import type { Log } from '../../base/log.ts';
import type { ObjectReader } from '../objects/store.ts';
import type { Manifest } from '../types.ts';
import { customHeaders, type HeaderRule } from './header-rules.ts';
import { isCompressible, mediaType } from './media.ts';
import { encodePath, findFile } from './path.ts';
import { type Displaced, type RedirectRule, redirectionsOf } from './redirects.ts';
import { type Describes, type Representation, represent } from './representation.ts';
import { isRuleFile, type Rules, readRules } from './rules.ts';

export type Route =
  | { readonly kind: 'file'; readonly file: Representation }
  /** `location` takes the query that was asked with. */
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

export interface ReleaseName {
  readonly deployID: string;
  readonly manifestHash: string;
}

const ROUTES_REMEMBERED = 4_096;
const WARNINGS_MOST = 20;

/** One release, compiled: its files by path, its rules, and the routes that were asked for. Never changes. */
export class Release implements Describes {
  readonly org: string;
  readonly deployID: string;
  readonly manifestHash: string;
  readonly lastModified: string;
  /** Number of its files. */
  readonly size: number;
  readonly #files: Manifest['files'];
  readonly #redirects: readonly RedirectRule[];
  readonly #forces: boolean;
  readonly #headers: readonly HeaderRule[];
  readonly #routes = new Map<string, Route>();

  constructor(
    name: ReleaseName & { readonly org: string; readonly lastModified: string },
    manifest: Manifest,
    rules: Rules,
  ) {
    this.org = name.org;
    this.deployID = name.deployID;
    this.manifestHash = name.manifestHash;
    this.lastModified = name.lastModified;
    this.#files = manifest.files;
    this.size = Object.keys(manifest.files).length;
    this.#redirects = rules.redirects;
    this.#forces = rules.redirects.some(({ force }) => force);
    this.#headers = rules.headers;
  }

  /** The route that was found before for a path as received, not decoded. */
  remembered(rawPath: string): Route | undefined {
    return this.#routes.get(rawPath);
  }

  /** What the release itself has at a decoded path: a forced rule, or a file. A rule for no file is not remembered. */
  direct(path: string, rawPath: string): Route | undefined {
    const file = this.#find(path);
    const forced = this.#forces ? this.#redirection(path, file ? 'file' : 'earlier') : undefined;
    if (file) this.#remember(rawPath, forced ?? file);
    return forced ?? file;
  }

  /** What the rules make of a path that names no file. Not remembered: any path may match. */
  indirect(path: string): Route | undefined {
    return this.#redirection(path, 'nothing');
  }

  /** The file of exactly this name, answered for the path `asked`. */
  file(name: string, status: 200 | 404 = 200, asked = name): Route | undefined {
    const file = this.has(name) ? this.#files[name] : undefined;
    if (!file) return undefined;
    return { kind: 'file', file: represent(this, name, file, status, customHeaders(this.#headers, `/${asked}`)) };
  }

  /** Whether there is a file of exactly this name to be served. */
  has = (name: string): boolean => Object.hasOwn(this.#files, name) && !isRuleFile(name);

  #find(path: string): Route | undefined {
    const found = findFile(path, this.has);
    if (!found) return undefined;
    if (found.kind === 'file') return this.file(found.path, 200, path);
    return { kind: 'redirect', status: 308, location: encodePath(found.to) };
  }

  #redirection(path: string, over: Displaced): Route | undefined {
    for (const each of redirectionsOf(this.#redirects, `/${path}`, over)) {
      if (each.kind === 'go') return { kind: 'redirect', status: each.status, location: each.location };
      const found = findFile(each.path, this.has);
      const name = found?.kind === 'redirect' ? this.#page(found.to) : found?.path;
      const route = name === undefined ? undefined : this.file(name, each.status, path);
      if (route) return route;
    }
    return undefined;
  }

  /** The file behind a spelling that `findFile` redirected to. */
  #page(path: string): string | undefined {
    const found = findFile(path, this.has);
    return found?.kind === 'file' ? found.path : undefined;
  }

  #remember(rawPath: string, route: Route): void {
    if (this.#routes.size >= ROUTES_REMEMBERED) this.#routes.clear();
    this.#routes.set(rawPath, route);
  }
}

/** Reads and compiles a release. Throws `DamagedObject`. Lines of its rules that are ignored are logged. */
export async function loadRelease(objects: ObjectReader, org: string, name: ReleaseName, log: Log): Promise<Release> {
  const { manifest, storedAt } = await objects.manifest(org, name.manifestHash);
  const { rules, ignored } = await readRules(objects, org, manifest);
  for (const each of ignored.slice(0, WARNINGS_MOST)) log('warn', 'rule_ignored', { deployID: name.deployID, ...each });
  objects.compress(org, manifest, (path) => isCompressible(mediaType(path)));
  const lastModified = new Date(storedAt).toUTCString();
  return new Release({ ...name, org, lastModified }, manifest, rules);
}
