import { Refusal } from '../shared/refusal.ts';

/** The method and the path of each call. `{name}` in a path matches one segment. */
export type RouteTable<Name extends string> = Readonly<
  Record<Name, { readonly method: string; readonly path: string }>
>;

export interface Match<Name extends string> {
  readonly name: Name;
  /** Path parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Finds the call of a method and a path. Throws `not_found`, or `method_not_allowed` with `Allow`. */
export type Matcher<Name extends string> = (method: string, path: string) => Match<Name>;

/** Creates the matcher of a table of routes. A HEAD request matches a GET route. */
export function createMatcher<Name extends string>(routes: RouteTable<Name>): Matcher<Name> {
  const table = namesOf(routes).map((name) => ({
    name,
    method: routes[name].method,
    parts: routes[name].path.split('/'),
  }));
  return (method, path) => {
    const parts = path.split('/');
    const fitting = table.filter((route) => fits(route.parts, parts));
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = fitting.find((route) => route.method === asked);
    if (found) return { name: found.name, parameters: parametersOf(found.parts, parts) };
    if (fitting.length === 0) throw new Refusal('not_found', `No call of the API has the path ${path.slice(0, 300)}.`);
    const allow = fitting.map((route) => (route.method === 'GET' ? 'GET, HEAD' : route.method)).join(', ');
    throw new Refusal('method_not_allowed', `${method} is not allowed here; allowed: ${allow}.`, { allow });
  };
}

/** Returns the keys of a table with their type. */
function namesOf<Name extends string>(routes: RouteTable<Name>): readonly Name[] {
  return Object.keys(routes) as Name[];
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
