import type { DeadLink } from './link.ts';
import type { Prober } from './probe.ts';

/** Segments that a base path has at most: `/owner/site/`. */
const MOST_SEGMENTS = 3;

/**
 * The base path that a site was built for, if it is served without one: no file is below it, and most of what is
 * dead below it is there without it. `/` at its end.
 */
export async function basePathOf(
  dead: readonly DeadLink[],
  files: readonly string[],
  prober: Prober,
): Promise<string | undefined> {
  let base = '/';
  for (let depth = 0; depth < MOST_SEGMENTS; depth += 1) {
    base = commonest(dead.flatMap(({ url }) => longer(base, url.pathname)));
    if (base === '' || files.some((path) => `/${path}`.startsWith(base))) return undefined;
    const below = dead.filter((each) => isBelow(each, base));
    const there = await Promise.all(below.map(({ url }) => isThere(url, base, prober)));
    const moved = there.filter(Boolean).length;
    if (moved > 1 && moved * 2 > below.length) return base;
  }
  return undefined;
}

/** Also the base path itself without its last `/`. */
export function isBelow({ url, kind }: DeadLink, base: string): boolean {
  return kind !== 'fragment' && `${url.pathname}/`.startsWith(base);
}

/** `/a/` of `/a/b`, from `/` on. */
function longer(base: string, path: string): readonly string[] {
  const rest = path.startsWith(base) ? path.slice(base.length).split('/', 1)[0] : '';
  return rest ? [`${base}${rest}/`] : [];
}

function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as const)[0];
}

async function isThere(url: URL, base: string, prober: Prober): Promise<boolean> {
  const { kind } = await prober.probe(new URL(`/${url.pathname.slice(base.length)}${url.search}`, url));
  return kind === 'there';
}
