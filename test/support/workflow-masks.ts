import type { Json } from './workflow-language.ts';
import { objectOf, type Texts } from './workflow-values.ts';

/** Returns what the runner masks in a job: secrets, values that steps mask, and each of their lines. */
export function masksOf(secrets: Texts, logs: readonly string[]): readonly string[] {
  const asked = logs.flatMap((log) =>
    [...log.matchAll(/^::add-mask::(.*)$/gm)].map(([, value = '']) => unescaped(value)),
  );
  const all = [...Object.values(secrets), ...asked].flatMap((each) => [each, ...each.split(/\r?\n/)]);
  return [...new Set(all.map((each) => each.trim()).filter((each) => each !== ''))];
}

function unescaped(value: string): string {
  return value.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%');
}

/** Empties outputs of a job that contain masked values: "Skip output 'x' since it may contain secret". */
export function withoutMasked(outputs: Texts, masks: readonly string[]): Texts {
  return Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, holds(value, masks) ? '' : value]));
}

/** Removes an environment's URL that contains a masked value. */
export function environmentWithoutMasked(environment: Json, masks: readonly string[]): Json {
  const { url, ...rest } = objectOf(environment);
  if (typeof url !== 'string') return environment;
  return { ...rest, url: holds(url, masks) ? '' : url };
}

/** Returns the log as readers see it. */
export function hidden(log: string, masks: readonly string[]): string {
  const longestFirst = masks.toSorted((a, b) => b.length - a.length);
  const shown = log.replace(/^::add-mask::.*\n?/gm, '');
  return longestFirst.reduce((text, mask) => text.replaceAll(mask, '***'), shown);
}

function holds(value: string, masks: readonly string[]): boolean {
  return masks.some((mask) => value.includes(mask));
}
