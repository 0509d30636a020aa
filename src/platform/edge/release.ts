import type { Log } from '../../base/log.ts';
import type { ObjectReader } from '../objects/store.ts';
import type { Manifest } from '../types.ts';
import { customHeaders, type HeaderRule, parseHeaderRules } from './header-rules.ts';
import { isCompressible, mediaType } from './media.ts';
import { encodePath, findFile } from './path.ts';
import { type Parsed, parseRedirects, type RedirectRule, redirectionsOf } from './redirects.ts';
import { type Describes, type Representation, represent } from './representation.ts';

export type Route =
  | { readonly kind: 'file'; readonly file: Representation }
  /** `location` takes the query that was asked with. */
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

export interface ReleaseName {
  readonly deployID: string;
  readonly manifestHash: string;
}

const RULE_FILES = { headers: '_headers', redirects: '_redirects' } as const;
const RULE_FILE_BYTES = 512 * 1024;
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
  readonly #headers: readonly HeaderRule[];
  readonly #routes = new Map<string, Route>();

  constructor(
    name: ReleaseName & { readonly org: string; readonly lastModified: string },
    manifest: Manifest,
    rules: { readonly redirects: readonly RedirectRule[]; readonly headers: readonly HeaderRule[] },
  ) {
    this.org = name.org;
    this.deployID = name.deployID;
    this.manifestHash = name.manifestHash;
    this.lastModified = name.lastModified;
    this.#files = manifest.files;
    this.size = Object.keys(manifest.files).length;
    this.#redirects = rules.redirects;
    this.#headers = rules.headers;
  }

  /** The route that was found before for a path as received, not decoded. */
  remembered(rawPath: string): Route | undefined {
    return this.#routes.get(rawPath);
  }

  /** What the release itself has at a decoded path: a forced rule, or a file. */
  direct(path: string, rawPath: string): Route | undefined {
    const found = this.#redirection(path, 'forced') ?? this.#find(path);
    if (found) this.#remember(rawPath, found);
    return found;
  }

  /** What the rules make of a path that names no file. Not remembered: any path may match. */
  indirect(path: string): Route | undefined {
    return this.#redirection(path, 'all');
  }

  /** The file of exactly this name, answered for the path `asked`. */
  file(name: string, status: 200 | 404 = 200, asked = name): Route | undefined {
    const file = this.#has(name) ? this.#files[name] : undefined;
    if (!file) return undefined;
    return { kind: 'file', file: represent(this, name, file, status, customHeaders(this.#headers, `/${asked}`)) };
  }

  #has = (name: string): boolean =>
    Object.hasOwn(this.#files, name) && name !== RULE_FILES.headers && name !== RULE_FILES.redirects;

  #find(path: string): Route | undefined {
    const found = findFile(path, this.#has);
    if (!found) return undefined;
    if (found.kind === 'file') return this.file(found.path, 200, path);
    return { kind: 'redirect', status: 308, location: encodePath(found.to) };
  }

  #redirection(path: string, only: 'forced' | 'all'): Route | undefined {
    for (const each of redirectionsOf(this.#redirects, `/${path}`, only)) {
      if (each.kind === 'go') return { kind: 'redirect', status: each.status, location: each.location };
      const found = findFile(each.path, this.#has);
      const name = found?.kind === 'redirect' ? this.#page(found.to) : found?.path;
      const route = name === undefined ? undefined : this.file(name, each.status, path);
      if (route) return route;
    }
    return undefined;
  }

  /** The file behind a spelling that `findFile` redirected to. */
  #page(path: string): string | undefined {
    const found = findFile(path, this.#has);
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
  const read = async <T>(file: string, parse: (text: string) => Parsed<T>): Promise<readonly T[]> => {
    const entry = Object.hasOwn(manifest.files, file) ? manifest.files[file] : undefined;
    if (!entry) return [];
    if (entry.size > RULE_FILE_BYTES) {
      log('warn', 'rules_ignored', { deployID: name.deployID, file, reason: `more than ${RULE_FILE_BYTES} bytes` });
      return [];
    }
    const { rules, ignored } = parse((await objects.read(org, entry.hash)).toString());
    for (const { line, reason } of ignored.slice(0, WARNINGS_MOST)) {
      log('warn', 'rule_ignored', { deployID: name.deployID, file, line, reason });
    }
    return rules;
  };
  const [redirects, headers] = await Promise.all([
    read(RULE_FILES.redirects, parseRedirects),
    read(RULE_FILES.headers, parseHeaderRules),
  ]);
  objects.compress(org, manifest, (path) => isCompressible(mediaType(path)));
  const lastModified = new Date(storedAt).toUTCString();
  return new Release({ ...name, org, lastModified }, manifest, { redirects, headers });
}
