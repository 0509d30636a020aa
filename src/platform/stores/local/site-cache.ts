import { BoundedCache } from '../../../base/bounded-cache.ts';
import type { Site } from '../../types.ts';

/** Bytes that an entry of the map, a release and a character are counted as. */
const ENTRY = 400;
const RELEASE = 300;
const CHARACTER = 2;

/** Sites by subdomain, weighed in bytes: an app can keep up to a thousand releases. */
export class SiteCache extends BoundedCache<Site> {
  set(subdomain: string, site: Site): void {
    this.put(subdomain, site, weightOf(site));
  }
}

function weightOf({ kept, settings }: Site): number {
  return ENTRY + RELEASE * kept.length + CHARACTER * JSON.stringify(settings).length;
}
