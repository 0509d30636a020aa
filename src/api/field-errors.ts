import { isObject, type JsonObject } from '../base/json.ts';
import { APP_FIELDS } from '../contract/app-fields.ts';
import type { SeenError } from '../contract/error-reader.ts';
import { normalName, step } from '../contract/reader.ts';
import type { RouteName } from '../contract/routes.ts';
import type { Explained } from './refusal.ts';

/** The inputs that our fields come from. All other fields come from `app-settings`. */
const INPUTS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(APP_FIELDS).map(([field, { input }]) => [field, input] as const),
  ['commit', 'repository'],
  ['env', 'env'],
]);

/**
 * Explains a 400 or 422 that names fields of the request, by the inputs that these come from, and by lines of a map. `ours`: the body
 * by our names, before the map, and `sent` after it. Undefined if the service names no field.
 */
export function explainFields(
  { fields }: SeenError,
  { name, ours, sent }: { readonly name: RouteName; readonly ours: JsonObject; readonly sent: JsonObject },
): Explained {
  if (fields.length === 0) return undefined;
  const known = fields.map((each) => ({ ...each, own: ownField(each.field, ours, sent) }));
  const words = known.map(({ field, own, message }) => {
    const from = own === undefined ? 'which is not sent' : `from the input ${INPUTS.get(own) ?? 'app-settings'}`;
    const shown = own !== undefined && own !== field ? `${field} (our ${own})` : field;
    return `; ${shown}, ${from}: "${message}"`;
  });
  const wrong = new Set(known.flatMap(({ own }) => own ?? []));
  const kept = Object.keys(ours).map((own) => `"${wrong.has(own) ? `NAME-FOR-${own}` : own}": ${step(own)}`);
  const added = known.flatMap(({ field, own }) => (own === undefined ? [nested(field)] : []));
  return {
    words: words.join(''),
    remedy: `Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):\nrequests:\n  ${name}: |\n    {${[...kept, ...added].join(', ')}}`,
  };
}

/** Writes `source.location` as `"source": {"location": VALUE}`, because a name with a dot in it would be one member. */
function nested(field: string): string {
  const [first = '', ...rest] = field.split('.');
  return `"${first}": ${rest.length === 0 ? 'VALUE' : `{${nested(rest.join('.'))}}`}`;
}

/** Finds our field that a field of the service came from: it has the same name, or the same value. */
function ownField(field: string, ours: JsonObject, sent: JsonObject): string | undefined {
  const parts = field.split('.');
  const last = parts.at(-1) ?? '';
  const names = Object.keys(ours);
  const same = names.find((name) =>
    [field, last, parts[0] ?? ''].some((each) => normalName(each) === normalName(name)),
  );
  if (same !== undefined) return same;
  const value = parts.reduce<unknown>((each, part) => (isObject(each) ? each[part] : undefined), sent);
  if (value === undefined) return undefined;
  const equal = names.filter((name) => JSON.stringify(ours[name]) === JSON.stringify(value));
  return equal.length === 1 ? equal[0] : undefined;
}
