import { BoundedCache } from '../../base/bounded-cache.ts';
import { MIB } from '../../base/sizes.ts';
import type { Changes } from '../stores/changes.ts';
import type { Site } from '../stores/records.ts';
import type { ReleaseStore } from '../stores/state.ts';

/** Bytes of all sites in memory. */
const CACHE_BYTES = 16 * MIB;
/** Bytes that are counted for an entry, a release and a character. An app can keep up to a thousand releases. */
const ENTRY = 400;
const RELEASE = 300;
const CHARACTER = 2;

/** A cached answer. `site` is undefined if no app has the subdomain. */
interface Known {
  readonly site: Site | undefined;
}

/**
 * Finds sites by their subdomains. Caches them, and drops an entry if another room or another node publishes a change.
 * Caches subdomains without an app too, because anyone can request them.
 */
export class SiteDirectory implements Disposable {
  readonly #releases: Pick<ReleaseStore, 'site'>;
  readonly #subscription: Disposable;
  #cache = new BoundedCache<Known>(CACHE_BYTES);

  constructor(releases: Pick<ReleaseStore, 'site'>, changes: Changes) {
    this.#releases = releases;
    this.#subscription = changes.subscribe((change) => {
      if (change.kind === 'site') this.#cache.delete(change.subdomain);
      // A new cache, so that a load that began before the change is not stored.
      if (change.kind === 'unknown') this.#cache = new BoundedCache(CACHE_BYTES);
    });
  }

  /** Returns the site if it is cached, or else a promise. Undefined: no app has this subdomain. */
  site(subdomain: string): Site | undefined | Promise<Site | undefined> {
    const known = this.#cache.get(subdomain);
    return known ? known.site : this.#load(subdomain);
  }

  async #load(subdomain: string): Promise<Site | undefined> {
    const load = async () => ({ site: await this.#releases.site(subdomain) });
    return (await this.#cache.load(subdomain, weightOf, load)).site;
  }

  [Symbol.dispose](): void {
    this.#subscription[Symbol.dispose]();
  }
}

function weightOf({ site }: Known): number {
  return site ? ENTRY + RELEASE * site.kept.length + CHARACTER * JSON.stringify(site.settings).length : ENTRY;
}
