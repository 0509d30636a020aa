import type { SeenEnvironment } from './seen.ts';

/** The environment that visitors see: by its name, or the only one. Never by its place in the list. */
export function productionOf(environments: readonly SeenEnvironment[]): SeenEnvironment | undefined {
  const named = ['production', 'prod', 'live', 'default', 'main'].flatMap(
    (name) => environments.find((each) => each.name?.toLowerCase() === name) ?? [],
  );
  return named[0] ?? (environments.length === 1 ? environments[0] : undefined);
}
