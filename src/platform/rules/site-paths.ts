import { attempt } from '../../base/errors.ts';
import { isAssetOfBuild } from '../shared/media.ts';
import { encodePath, findFile } from './path.ts';
import type { AskedPath, Captures, Pattern } from './pattern.ts';
import { isRewrite, type RedirectRule } from './redirects.ts';
import { RuleTable } from './rule-table.ts';
import { isRuleFile, type Rules } from './rules.ts';
import { compileTemplate, fillIn, type Template } from './template.ts';

/** The answer of a release to a path: one of its files, or a redirect. */
export type Target =
  | { readonly kind: 'file'; readonly name: string; readonly status: 200 | 404 }
  | { readonly kind: 'go'; readonly location: string; readonly status: number };

/** The file that a rule would replace: one of the release, which only forced rules replace; possibly one of an earlier release; or none. */
type Displaced = 'file' | 'earlier' | 'nothing';

/** Matching rules that are tried until one has a target. */
export const TRIED_MOST = 64;
/** Characters of a `location`, and of the path of a file. */
const LOCATION_MOST = 8 * 1024;
const FILE_MOST = 4 * 1024;

/** The paths of a release: its files, and the rules of its owner. `holds`: true if the release has a file with this name. */
export class SitePaths {
  readonly #redirects: RuleTable<Rule>;
  readonly #forces: boolean;
  readonly #fallback: string | undefined;
  readonly #holds: (name: string) => boolean;

  constructor({ redirects, fallback }: Omit<Rules, 'headers'>, holds: (name: string) => boolean) {
    this.#redirects = new RuleTable(redirects.map(ruleOf));
    this.#forces = redirects.some(({ force }) => force);
    this.#fallback = fallback;
    this.#holds = holds;
  }

  /** Returns the target of a forced rule, or else the file at a path. `isFile`: the path has a file, so it is one of a few. */
  direct(asked: AskedPath): { readonly target: Target | undefined; readonly isFile: boolean } {
    const file = this.#file(asked.path.slice(1));
    const forced = this.#forces ? this.#redirection(asked, file ? 'file' : 'earlier') : undefined;
    return { target: forced ?? file, isFile: file !== undefined };
  }

  /** Returns the answer to a path without a file: of a rule, or a page for such paths or for errors. `spaFallback`: the app's setting. */
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
    let tried = 0;
    for (const [rule, captures] of this.#redirects.matching(asked, ({ force }) => force || over !== 'file')) {
      // The first matching rule wins, even over a later forced rule.
      if (!rule.force && over === 'earlier') return undefined;
      const target = this.#targetOf(rule, captures, asked);
      tried += 1;
      if (target || tried === TRIED_MOST) return target;
    }
    return undefined;
  }

  /** Returns the target of a rule. Undefined if it is the path itself, which would loop, too long, or no file. */
  #targetOf({ to, status, isForeign }: Rule, captures: Captures, asked: AskedPath): Target | undefined {
    if (isRewrite(status)) {
      const path = fillIn(to, captures, 'plain', FILE_MOST)?.replace(/^\/+/, '');
      const found = path === undefined ? undefined : findFile(path, this.has);
      const name = found?.kind === 'redirect' ? this.#page(found.to) : found?.path;
      return name === undefined ? undefined : { kind: 'file', name, status };
    }
    const filled = fillIn(to, captures, 'encoded', LOCATION_MOST);
    if (filled === undefined) return undefined;
    // A filled-in value must not turn a path into the address of another host.
    const location = isForeign ? filled : filled.replace(/^\/{2,}/, '/');
    return location === `/${asked.encode(asked.path.slice(1))}` ? undefined : { kind: 'go', status, location };
  }

  /** Returns the file at a path that `findFile` redirects to. */
  #page(path: string): string | undefined {
    const found = findFile(path, this.has);
    return found?.kind === 'file' ? found.path : undefined;
  }
}

type Rule = ReturnType<typeof ruleOf>;

/** Compiles a rule. `isForeign`: its target begins with two slashes, so it is on another host. */
function ruleOf({ from, to, status, force }: RedirectRule) {
  return {
    from,
    to: isRewrite(status) ? fileTemplate(to, from) : compileTemplate(to, from),
    isForeign: to.startsWith('//'),
    status,
    force,
  };
}

/** The decoded path of a file, without query and fragment. */
function fileTemplate(to: string, from: Pattern): Template {
  const path = to.replace(/[?#].*$/, '');
  return attempt(() => compileTemplate(path, from, decodeURIComponent)) ?? compileTemplate(path, from);
}
