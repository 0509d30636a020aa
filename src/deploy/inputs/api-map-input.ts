import type { ApiMap } from '../../contract/api-map.ts';
import type { Reader } from './reader.ts';
import type { ReadFile } from './values.ts';

/** The map, and with it its library, is loaded where one is given. */
export async function planApiMap({ raw, problems }: Reader, readFile: ReadFile): Promise<ApiMap | undefined> {
  if (raw['api-map'].trim() === '') return undefined;
  const { readApiMap } = await import('./api-map.ts');
  const read = await readApiMap(raw['api-map'], readFile).catch((error: unknown) => () => {
    throw error;
  });
  return typeof read === 'function' ? problems.try<ApiMap | undefined>(read, undefined) : read;
}
