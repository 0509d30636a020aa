import type { AskedPath, Captures, Pattern } from './pattern.ts';
import { isRewrite, type RedirectRule, type RedirectStatus } from './redirects.ts';
import { RuleTable } from './rule-table.ts';
import { compileTemplate, fillIn, type Template } from './template.ts';

export type Redirection =
  /** Serve another file of the release in its place: `path` is decoded, without a leading slash. */
  | { readonly kind: 'rewrite'; readonly status: 200 | 404; readonly path: string }
  | { readonly kind: 'go'; readonly status: number; readonly location: string };

/** What a rule would take the place of: a file, which gives way to forced rules; one of an earlier release, perhaps; or nothing. */
export type Displaced = 'file' | 'earlier' | 'nothing';

/** Rules that match a path and are tried, until one has a target. */
export const TRIED_MOST = 64;
/** Characters of a `location`, and of the path of a file. */
const LOCATION_MOST = 8 * 1024;
const FILE_MOST = 4 * 1024;

interface Rule {
  readonly from: Pattern;
  readonly to: Template;
  /** To another host: two slashes at its beginning mean that. */
  readonly isForeign: boolean;
  readonly status: RedirectStatus;
  readonly force: boolean;
}

/** The rules of `_redirects`, ready to be asked. */
export class Redirections {
  readonly #table: RuleTable<Rule>;
  readonly forces: boolean;

  constructor(rules: readonly RedirectRule[]) {
    this.#table = new RuleTable(rules.map(ruleOf));
    this.forces = rules.some(({ force }) => force);
  }

  /** What the rules make of a path, in their order. */
  *of(asked: AskedPath, over: Displaced): Generator<Redirection> {
    let tried = 0;
    for (const [rule, captures] of this.#table.matching(asked, ({ force }) => force || over !== 'file')) {
      // What comes first wins: a forced rule behind it has no say.
      if (!rule.force && over === 'earlier') return;
      const made = redirection(rule, captures, asked);
      if (made) yield made;
      tried += 1;
      if (tried === TRIED_MOST) return;
    }
  }
}

function ruleOf({ from, to, status, force }: RedirectRule): Rule {
  return {
    from,
    to: isRewrite(status) ? fileTemplate(to, from) : compileTemplate(to, from),
    isForeign: to.startsWith('//'),
    status,
    force,
  };
}

/** Undefined: it leads to where one is already, and would never end; or it is too long to be anything. */
function redirection({ to, status, isForeign }: Rule, captures: Captures, asked: AskedPath): Redirection | undefined {
  if (isRewrite(status)) {
    const path = fillIn(to, captures, 'plain', FILE_MOST);
    return path === undefined ? undefined : { kind: 'rewrite', status, path: path.replace(/^\/+/, '') };
  }
  const filled = fillIn(to, captures, 'encoded', LOCATION_MOST);
  if (filled === undefined) return undefined;
  // What was filled in must not turn a path into another host's address.
  const location = isForeign ? filled : filled.replace(/^\/{2,}/, '/');
  return location === `/${asked.encode(asked.path.slice(1))}` ? undefined : { kind: 'go', status, location };
}

/** The path of a file, decoded, without what follows it in a URL. */
function fileTemplate(to: string, from: Pattern): Template {
  const path = to.replace(/[?#].*$/, '');
  try {
    return compileTemplate(path, from, decodeURIComponent);
  } catch {
    return compileTemplate(path, from);
  }
}
