import type { AskedPath, Captures, Pattern } from './pattern.ts';
import { isRewrite, type RedirectRule } from './redirects.ts';
import { RuleTable } from './rule-table.ts';
import { compileTemplate, fillIn, type Template } from './template.ts';

type Redirection =
  /** Serve another file of the release instead. `path` is decoded, without a leading slash. */
  | { readonly kind: 'rewrite'; readonly status: 200 | 404; readonly path: string }
  | { readonly kind: 'go'; readonly status: number; readonly location: string };

/**
 * The file that a rule would replace: one of the release, which only forced rules replace; possibly one of an earlier release;
 * or none.
 */
export type Displaced = 'file' | 'earlier' | 'nothing';

/** Matching rules that are tried until one has a target. */
export const TRIED_MOST = 64;
/** Characters of a `location`, and of the path of a file. */
const LOCATION_MOST = 8 * 1024;
const FILE_MOST = 4 * 1024;

interface Rule extends Omit<RedirectRule, 'to'> {
  readonly to: Template;
  /** The target begins with two slashes: it is on another host. */
  readonly isForeign: boolean;
}

export class Redirections {
  readonly #table: RuleTable<Rule>;
  readonly forces: boolean;

  constructor(rules: readonly RedirectRule[]) {
    this.#table = new RuleTable(rules.map(ruleOf));
    this.forces = rules.some(({ force }) => force);
  }

  *of(asked: AskedPath, over: Displaced): Generator<Redirection> {
    let tried = 0;
    for (const [rule, captures] of this.#table.matching(asked, ({ force }) => force || over !== 'file')) {
      // The first matching rule wins, even over a later forced rule.
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

/** Fills in the target of a rule. Returns undefined if it is the path itself, which would loop, or too long. */
function redirection({ to, status, isForeign }: Rule, captures: Captures, asked: AskedPath): Redirection | undefined {
  if (isRewrite(status)) {
    const path = fillIn(to, captures, 'plain', FILE_MOST);
    return path === undefined ? undefined : { kind: 'rewrite', status, path: path.replace(/^\/+/, '') };
  }
  const filled = fillIn(to, captures, 'encoded', LOCATION_MOST);
  if (filled === undefined) return undefined;
  // A filled-in value must not turn a path into the address of another host.
  const location = isForeign ? filled : filled.replace(/^\/{2,}/, '/');
  return location === `/${asked.encode(asked.path.slice(1))}` ? undefined : { kind: 'go', status, location };
}

/** The decoded path of a file, without query and fragment. */
function fileTemplate(to: string, from: Pattern): Template {
  const path = to.replace(/[?#].*$/, '');
  try {
    return compileTemplate(path, from, decodeURIComponent);
  } catch {
    return compileTemplate(path, from);
  }
}
