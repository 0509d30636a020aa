import { isAssetOfBuild } from '../shared/media.ts';
import { encodePath, findFile } from './path.ts';
import type { AskedPath } from './pattern.ts';
import type { Displaced, Redirections } from './redirections.ts';
import { isRuleFile } from './rules.ts';

/** The answer of a release to a path: one of its files, or a redirect. */
export type Target =
  | { readonly kind: 'file'; readonly name: string; readonly status: 200 | 404 }
  | { readonly kind: 'go'; readonly location: string; readonly status: number };

/** The paths of a release: its files, and the rules of its owner. `holds`: true if the release has a file with this name. */
export class SitePaths {
  readonly #redirections: Redirections;
  readonly #fallback: string | undefined;
  readonly #holds: (name: string) => boolean;

  /** `fallback`: the page that the rules of the release name for paths without a file. */
  constructor(redirections: Redirections, fallback: string | undefined, holds: (name: string) => boolean) {
    this.#redirections = redirections;
    this.#fallback = fallback;
    this.#holds = holds;
  }

  /** Returns the target of a forced rule, or else the file at a path. `isFile`: the path has a file, so it is one of a few. */
  direct(asked: AskedPath): { readonly target: Target | undefined; readonly isFile: boolean } {
    const file = this.#file(asked.path.slice(1));
    const forced = this.#redirections.forces ? this.#redirection(asked, file ? 'file' : 'earlier') : undefined;
    return { target: forced ?? file, isFile: file !== undefined };
  }

  /**
   * Returns the answer to a path without a file: of a rule, the page for such paths, or the page for errors. `spaFallback`: the
   * setting of the app. Undefined for a 404 without a page.
   */
  missing(asked: AskedPath, spaFallback: boolean | undefined): Target | undefined {
    const page = spaFallback === false ? undefined : (this.#fallback ?? (spaFallback ? 'index.html' : undefined));
    return (
      this.#redirection(asked, 'nothing') ??
      // A page instead of a script would hide that the script is missing.
      (page !== undefined && !isAssetOfBuild(asked.path.slice(1)) ? this.#exact(page, 200) : undefined) ??
      this.#exact('404.html', 404)
    );
  }

  /** True if the release serves a file with exactly this name. */
  readonly has = (name: string): boolean => !isRuleFile(name) && this.#holds(name);

  #exact(name: string, status: 200 | 404): Target | undefined {
    return this.has(name) ? { kind: 'file', name, status } : undefined;
  }

  #file(path: string): Target | undefined {
    const found = findFile(path, this.has);
    if (!found) return undefined;
    if (found.kind === 'file') return { kind: 'file', name: found.path, status: 200 };
    return { kind: 'go', status: 308, location: encodePath(found.to) };
  }

  #redirection(asked: AskedPath, over: Displaced): Target | undefined {
    for (const each of this.#redirections.of(asked, over)) {
      if (each.kind === 'go') return each;
      const found = findFile(each.path, this.has);
      const name = found?.kind === 'redirect' ? this.#page(found.to) : found?.path;
      if (name !== undefined) return { kind: 'file', name, status: each.status };
    }
    return undefined;
  }

  /** Returns the file at a path that `findFile` redirects to. */
  #page(path: string): string | undefined {
    const found = findFile(path, this.has);
    return found?.kind === 'file' ? found.path : undefined;
  }
}
