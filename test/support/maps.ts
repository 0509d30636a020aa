import type { ApiMap } from '../../src/contract/api-map.ts';
import { parseApiMap } from '../../src/deploy/inputs/api-map.ts';
import { PAGES } from './markdown.ts';

const ADAPTING = PAGES.find(({ path }) => path === 'docs/adapting.md');

/** The maps of docs/adapting.md by the names of their dialects. */
export const MAP_TEXTS: ReadonlyMap<string, string> = new Map(
  (ADAPTING?.blocks ?? [])
    .filter(({ marks }) => marks[0] === 'api-map')
    .map(({ marks, text }) => [marks[1] ?? '', text] as const),
);

/** Reads a map of docs/adapting.md. */
export async function mapOf(name: string): Promise<ApiMap> {
  const text = MAP_TEXTS.get(name);
  if (text === undefined) throw new Error(`docs/adapting.md has no map ${name}`);
  return parseApiMap(text, `${name}.yml`);
}
