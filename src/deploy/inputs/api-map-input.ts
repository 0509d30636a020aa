import type { ApiMap } from '../../contract/api-map.ts';
import type { Reader } from './reader.ts';
import type { ReadFile } from './values.ts';

/** Reads the map, if one is given. Only then its libraries are loaded, 320 KB. */
export async function planApiMap({ raw, problems }: Reader, readFile: ReadFile): Promise<ApiMap | undefined> {
  if (raw['api-map'].trim() === '') return undefined;
  const { readApiMap } = await import('./api-map.ts');
  const read = await readApiMap(raw['api-map'], readFile).catch((error: unknown) => () => {
    throw error;
  });
  return typeof read === 'function' ? problems.try<ApiMap | undefined>(read, undefined) : read;
}
