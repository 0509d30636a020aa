import { isObject } from '../base/json.ts';
import { publicAddress } from './addresses.ts';
import { mergedFields, Undecided, withSides } from './ids.ts';
import { findList } from './lists.ts';
import { entriesOf, layerOf, pick, picked, plain } from './picks.ts';
import { type Decoder, type Fields, layerAt, text } from './reader.ts';
import { findEntry } from './records.ts';
import { ENVIRONMENT } from './rules.ts';
import type { SeenEnvironment } from './seen.ts';

/** GET …/environments. */
export const decodeEnvironments: Decoder<readonly SeenEnvironment[]> = (body, call, _, given) => {
  const entries = entriesOf(given) ?? plain(findList(body, ENVIRONMENT, call, 'listEnvironments').entries);
  return entries.map(({ entry, values }) => {
    const layers = isObject(entry) ? withSides(layerAt('', entry)) : [];
    const record = findEntry(entry, ENVIRONMENT, values);
    const fields = record === undefined || record instanceof Undecided ? mergedFields(layers) : record.fields;
    return {
      environmentID: picked(values, 'id', () => (record && 'id' in record ? record.id : undefined)),
      name: picked(values, 'name', () => environmentName(entry, fields)),
      state: picked(values, 'state', () => text(fields, 'state', 'status')),
      url: pick(
        values,
        'url',
        (each) => publicAddress([layerOf(each)]),
        () => publicAddress(record && 'layers' in record ? record.layers : layers),
      ),
    };
  });
};

function environmentName(entry: unknown, fields: Fields): string | undefined {
  return typeof entry === 'string' ? entry : text(fields, 'name', 'environmentname', 'environment', 'slug');
}
