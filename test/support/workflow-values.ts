import type { Json } from './workflow-language.ts';

export type Texts = Readonly<Record<string, string>>;

/** Converts a value to text as the runner does. */
export function asText(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function objectOf(value: Json): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function textsOf(value: Json): Texts {
  return Object.fromEntries(Object.entries(objectOf(value)).map(([name, each]) => [name, asText(each)]));
}

/** Converts a value to a condition as GitHub does. */
export function isTrue(value: Json): boolean {
  return value !== null && value !== false && value !== 0 && value !== '';
}

const EMPTY: Readonly<Record<string, Json>> = { boolean: false, number: 0, string: '' };

/** Returns a called workflow's inputs. Checks types as GitHub does. A missing input gets its default or is empty. */
export function callInputs(defined: Json, given: Json): Json {
  const [definitions, values] = [objectOf(defined), objectOf(given)];
  const unknown = Object.keys(values).filter((name) => !(name in definitions));
  if (unknown.length > 0) throw new Error(`no input ${unknown}`);
  const entries = Object.entries(definitions).map(([name, each]) => {
    const definition = objectOf(each);
    const type = asText(definition.type ?? '');
    const value = values[name] ?? definition.default ?? EMPTY[type] ?? null;
    if (definition.required && values[name] === undefined) throw new Error(`the input ${name} is required`);
    if (typeof value !== type) throw new Error(`the input ${name} is a ${type}, and ${JSON.stringify(value)} is none`);
    return [name, value];
  });
  return Object.fromEntries(entries);
}
