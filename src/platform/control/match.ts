import { Refusal } from '../shared/refusal.ts';

/** The method and the path of a call or a page. `{name}` in the path matches one segment. A call without `{orgID}` belongs to no organization. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

interface Match<R extends Route> {
  readonly name: string;
  readonly route: R;
  /** Path parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns a function that finds the route of a method and a path. It throws `not_found`, or `method_not_allowed` with `Allow`. HEAD matches GET. */
export function createMatcher<R extends Route>(
  routes: Readonly<Record<string, R>>,
): (method: string, path: string) => Match<R> {
  const table = Object.entries(routes).map(([name, route]) => ({ name, route, parts: route.path.split('/') }));
  return (method, path) => {
    const parts = path.split('/');
    const fitting = table.filter((each) => fits(each.parts, parts));
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = fitting.find(({ route }) => route.method === asked);
    if (found) return { name: found.name, route: found.route, parameters: parametersOf(found.parts, parts) };
    if (fitting.length === 0) throw new Refusal('not_found', `Nothing is at ${path.slice(0, 300)}.`);
    const allow = fitting.map(({ route }) => (route.method === 'GET' ? 'GET, HEAD' : route.method)).join(', ');
    throw new Refusal('method_not_allowed', `${method} is not allowed here; allowed: ${allow}.`, { allow });
  };
}

function fits(template: readonly string[], parts: readonly string[]): boolean {
  return (
    template.length === parts.length &&
    template.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]))
  );
}

function parametersOf(template: readonly string[], parts: readonly string[]): Readonly<Record<string, string>> {
  const named = template.flatMap((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, decoded(parts[index] ?? '', name)] as const];
  });
  return Object.fromEntries(named);
}

function decoded(part: string, name: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal('invalid_request', `The path's ${name} is not percent-encoded UTF-8.`);
  }
}
