import { BoundedCache } from '../../base/bounded-cache.ts';
import type { Log } from '../../base/log.ts';
import { MIB } from '../../base/sizes.ts';
import { SERVER_FILE, SERVER_FOLDER } from '../functions/types.ts';
import type { LoadedIndex } from '../objects/reader.ts';
import type { ReleaseIndex } from '../objects/release-index.ts';
import { customHeaders } from '../rules/custom-headers.ts';
import type { AskedPath } from '../rules/pattern.ts';
import { readRules } from '../rules/rules.ts';
import { SitePaths, type Target } from '../rules/site-paths.ts';
import { own } from '../rules/template.ts';
import type { Release } from '../stores/rows/records.ts';
import { type Describes, type Representation, textBytes, WholeFile } from './representation.ts';

export type Route =
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly file: Representation;
      /** Bytes of the headers that `_headers` adds. */
      readonly customBytes: number;
      served: number;
    }
  /** The edge adds the query of the request to `location`, unless `location` has a query. */
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** Bytes for cached routes. They grow with the number of files, because few paths lead to the same file. */
const ROUTES_LEAST = 64 * 1024;
const ROUTES_MOST = MIB;
const ROUTES_PER_FILE = 4 * 1024;
/** Bytes in memory per byte of the compiled rules. */
const RULES_FACTOR = 32;
/** Bytes of a route in addition to its texts: objects for the file, its compressed forms and its own headers. */
const FILE_ROUTE_BYTES = 5 * 1024;
const REDIRECT_ROUTE_BYTES = 512;

export class LoadedRelease implements Describes {
  readonly org: string;
  readonly deployID: string;
  readonly manifestHash: string;
  readonly lastModified: string;
  /** The release is a server: paths without a file are the app's. */
  readonly isServer: boolean;
  /** Bytes in memory, if the cache of routes is full. */
  readonly weight: number;
  readonly #index: ReleaseIndex;
  readonly #paths: SitePaths;
  readonly #custom: ReturnType<typeof customHeaders>;
  readonly #routes: BoundedCache<Route>;
  readonly #log: Log;
  #hasLoggedCut = false;

  /** Throws `DamagedObject`. */
  constructor(org: string, name: Release, { index, storedAt }: LoadedIndex, log: Log) {
    this.org = org;
    this.deployID = name.deployID;
    this.manifestHash = name.manifestHash;
    this.lastModified = new Date(storedAt).toUTCString();
    const rules = readRules(index.rules);
    const routeBytes = Math.min(ROUTES_MOST, ROUTES_LEAST + index.count * ROUTES_PER_FILE);
    this.#index = index;
    this.isServer = index.find(SERVER_FILE) !== -1;
    const holds = (name: string) => !(this.isServer && isOfServer(name)) && index.find(name) !== -1;
    this.#paths = new SitePaths(rules, holds);
    this.#custom = customHeaders(rules.headers);
    this.#routes = new BoundedCache(routeBytes);
    this.#log = log;
    this.weight = index.bytes + index.rules.length * RULES_FACTOR + routeBytes;
  }

  /** Returns the cached route for a decoded path with its leading slash. */
  remembered(path: string): Route | undefined {
    return this.#routes.get(path);
  }

  /** Returns the route of a forced rule or of the file at a path. Caches the route only if there is a file. */
  direct(asked: AskedPath): Route | undefined {
    const { target, isFile } = this.#paths.direct(asked);
    if (this.isServer && !isFile) return undefined;
    const route = target && this.#route(target, asked);
    if (isFile && route) this.#routes.put(asked.path, route, weightOf(asked.path, route));
    return route;
  }

  /** Returns the route of a path without a file, as `SitePaths.missing` does. Does not cache it: any number of paths can match. */
  missing(asked: AskedPath, spaFallback: boolean | undefined): Route | undefined {
    const target = this.#paths.missing(asked, spaFallback);
    return target && this.#route(target, asked);
  }

  /** Returns the route to the file with exactly this name, as the answer for the path `asked`. */
  file(name: string, asked: AskedPath, status: 200 | 404 = 200): Route | undefined {
    const number = this.#paths.has(name) ? this.#index.find(name) : -1;
    if (number === -1) return undefined;
    const { headers, isCut } = this.#custom(asked);
    if (isCut && !this.#hasLoggedCut) {
      this.#hasLoggedCut = true;
      this.#log('warn', 'headers_cut', { deployID: this.deployID, org: this.org });
    }
    const file = new WholeFile(this, name, this.#index.file(number), status, headers);
    return { kind: 'file', name, file, customBytes: textBytes(headers), served: 0 };
  }

  has(name: string): boolean {
    return this.#paths.has(name);
  }

  hashOf(name: string): string | undefined {
    const number = this.#index.find(name);
    return number === -1 ? undefined : this.#index.file(number).hash;
  }

  /** Returns the names of the files that were served most since the release was loaded, those first. */
  mostServed(most: number): readonly string[] {
    const counts = new Map<string, number>();
    for (const route of this.#routes.values()) {
      if (route.kind === 'file') counts.set(route.name, (counts.get(route.name) ?? 0) + route.served);
    }
    const sorted = [...counts].sort(([, one], [, other]) => other - one);
    return sorted.slice(0, most).map(([name]) => name);
  }

  *names(): Generator<string> {
    for (let number = 0; number < this.#index.count; number += 1) yield this.#index.path(number);
  }

  #route(target: Target, asked: AskedPath): Route | undefined {
    if (target.kind === 'file') return this.file(target.name, asked, target.status);
    return { kind: 'redirect', status: target.status, location: own(target.location) };
  }
}

/** True for a path, without its first slash, of what a server is made of. */
export function isOfServer(path: string): boolean {
  return path === SERVER_FOLDER || path.startsWith(`${SERVER_FOLDER}/`);
}

function weightOf(path: string, route: Route): number {
  // The key, and the path in the value.
  const texts = 4 * path.length;
  return route.kind === 'redirect'
    ? REDIRECT_ROUTE_BYTES + texts + 2 * route.location.length
    : FILE_ROUTE_BYTES + texts + route.customBytes;
}
