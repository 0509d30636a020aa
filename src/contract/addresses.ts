import { isObject } from '../base/json.ts';
import { fieldsOf, type Layer, text, webAddress } from './reader.ts';
import { URL_HOLDERS, URLS } from './rules.ts';

/** The public address in the layers of a record, by the order of `URLS`; https goes before http. */
export function publicAddress(layers: readonly Layer[]): string | undefined {
  const found = layers.flatMap(({ fields }) => [
    ...URLS.flatMap((name) => publicOnly(webAddress(fields, name))),
    ...URL_HOLDERS.flatMap((name) => held(fields.get(name))),
  ]);
  return found.find((each) => each.startsWith('https:')) ?? found[0];
}

/** A holder of addresses: a list with one, or an object whose members are named as addresses are. */
function held(holder: unknown): readonly string[] {
  if (isObject(holder)) {
    const fields = fieldsOf(holder);
    const names = [...URLS, 'web', 'live', 'site', 'public', 'production', 'default'];
    return names.flatMap((name) => publicOnly(webAddress(fields, name)));
  }
  if (!Array.isArray(holder) || holder.length !== 1) return [];
  const [only] = holder;
  return isObject(only)
    ? publicOnly(webAddress(fieldsOf(only), 'url', 'name', 'domain', 'hostname', 'host'))
    : publicOnly(webAddress(new Map([['', only]]), ''));
}

/** The address of a record in the service's own API is not the site's. */
function publicOnly(address: string | undefined): readonly string[] {
  const isApi = /\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.test(address ?? '');
  return address === undefined || isApi || text(new Map([['', address]]), '') === undefined ? [] : [address];
}
