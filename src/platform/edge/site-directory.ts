import { BoundedCache } from '../../base/bounded-cache.ts';
import { type Clock, systemClock } from '../../base/clock.ts';
import { MIB } from '../../base/sizes.ts';
import type { Changes } from '../stores/changes.ts';
import type { Site } from '../stores/records.ts';
import type { ReleaseStore } from '../stores/state.ts';
import { StoreUnavailable } from '../stores/unavailable.ts';

/** Bytes of all sites in memory. */
const CACHE_BYTES = 16 * MIB;
/** Bytes that are counted for an entry, a release and a character. An app can keep up to a thousand releases. */
const ENTRY = 400;
const RELEASE = 300;
const CHARACTER = 2;
/** Milliseconds that a visitor waits for the store if there is an old entry. */
const WAIT_MS = 500;
/** Milliseconds after a failed or late read in which old entries are returned without waiting. */
const AWAY_MS = 1_000;
/** Milliseconds between two reads in the background while the store is away. */
const REFRESH_MS = 250;
/** Milliseconds after which a read that has not been answered no longer keeps others from reading the same site. */
const LOST_MS = 2_000;

/** Sites that outlive the process. Its methods never reject. */
export interface SiteTable {
  find(subdomain: string): Promise<Site | undefined>;
  /** Stores the site soon. Undefined: no app has this subdomain any more. */
  put(subdomain: string, site: Site | undefined): void;
}

export interface SiteDirectoryOptions {
  /** Returns sites after a restart while the store is away. */
  readonly table?: SiteTable | undefined;
  readonly clock?: Clock;
}

/** A cached answer. `site` is undefined if no app has the subdomain. */
interface Known {
  readonly site: Site | undefined;
  /** The entry is current if this is the generation of the directory. */
  generation: number;
}

interface Begun {
  /** The monotonic time. */
  readonly at: number;
}

interface Load {
  readonly begun: Begun;
  readonly site: Promise<Site | undefined>;
}

const OLD = -1;

/**
 * Finds sites by their subdomains. Caches them, and marks entries as old if another room or another node publishes a
 * change. An old entry is returned only while the store is away or late: what was live stays live. Caches subdomains
 * without an app too, because anyone can request them.
 */
export class SiteDirectory implements Disposable {
  readonly #releases: Pick<ReleaseStore, 'site'>;
  readonly #table: SiteTable | undefined;
  readonly #clock: Clock;
  readonly #subscription: Disposable;
  readonly #cache = new BoundedCache<Known>(CACHE_BYTES);
  /** Raised when changes may have been missed. */
  #generation = 0;
  #loads = new Map<string, Load>();
  #failedAt = Number.NEGATIVE_INFINITY;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #refreshedAt = Number.NEGATIVE_INFINITY;

  constructor(
    releases: Pick<ReleaseStore, 'site'>,
    changes: Changes,
    { table, clock = systemClock }: SiteDirectoryOptions = {},
  ) {
    this.#releases = releases;
    this.#table = table;
    this.#clock = clock;
    this.#subscription = changes.subscribe((change) => {
      if (change.kind === 'site') this.#changed(change.subdomain);
      if (change.kind !== 'unknown') return;
      this.#generation += 1;
      // A load that began before the change is not stored.
      this.#loads = new Map();
    });
  }

  /** Returns the site if it is cached, or else a promise. Undefined: no app has this subdomain. */
  site(subdomain: string): Site | undefined | Promise<Site | undefined> {
    const known = this.#cache.get(subdomain);
    if (known !== undefined && known.generation === this.#generation) return known.site;
    if (known?.site !== undefined) return this.#current(subdomain, known.site);
    return this.#table ? this.#firstWith(this.#table, subdomain) : this.#first(subdomain);
  }

  [Symbol.dispose](): void {
    this.#subscription[Symbol.dispose]();
  }

  #changed(subdomain: string): void {
    this.#loads.delete(subdomain);
    const known = this.#cache.get(subdomain);
    if (known) known.generation = OLD;
    if (!this.#table) return;
    // The table must not return what was live before the change, after a restart while the store is away.
    this.#table.put(subdomain, undefined);
    if (known?.site) this.#load(subdomain).catch(() => {});
  }

  /** Returns a site that is not in memory. */
  #first(subdomain: string): Promise<Site | undefined> {
    // While the store is away, one read at a time finds out whether it is back. Visitors do not queue up for it.
    const isRefused = this.#isAway() && this.#loads.size > 0;
    return isRefused ? Promise.reject(new StoreUnavailable('The state cannot be read now')) : this.#load(subdomain);
  }

  async #firstWith(table: SiteTable, subdomain: string): Promise<Site | undefined> {
    const site = await table.find(subdomain);
    const known = this.#cache.get(subdomain);
    // Another visitor has found it meanwhile.
    if (known?.generation === this.#generation || known?.site) return this.site(subdomain);
    if (!site) return this.#first(subdomain);
    this.#put(subdomain, { site, generation: OLD });
    return this.#current(subdomain, site);
  }

  /** Returns the site that was live, or a promise of the one that is live now. */
  #current(subdomain: string, old: Site): Site | Promise<Site | undefined> {
    if (!this.#isAway()) return this.#orOld(subdomain, old);
    const now = this.#clock.monotonic();
    if (now - this.#refreshedAt >= REFRESH_MS) {
      this.#refreshedAt = now;
      this.#orOld(subdomain, old).catch(() => {});
    }
    return old;
  }

  /** Returns the site in the store, or the old entry if the store is away or late. */
  async #orOld(subdomain: string, old: Site): Promise<Site | undefined> {
    const ended = new AbortController();
    const late = this.#clock.sleep(WAIT_MS, ended.signal).then(() => {
      this.#failedAt = this.#clock.monotonic();
      return old;
    });
    late.catch(() => {});
    try {
      return await Promise.race([this.#load(subdomain), late]);
    } catch (error) {
      if (error instanceof StoreUnavailable) return old;
      throw error;
    } finally {
      ended.abort();
    }
  }

  #load(subdomain: string): Promise<Site | undefined> {
    const begun = { at: this.#clock.monotonic() };
    const known = this.#loads.get(subdomain);
    if (known && begun.at - known.begun.at < LOST_MS) return known.site;
    const site = this.#read(subdomain, begun);
    this.#loads.set(subdomain, { begun, site });
    return site;
  }

  async #read(subdomain: string, begun: Begun): Promise<Site | undefined> {
    const isCurrent = () => this.#loads.get(subdomain)?.begun === begun;
    try {
      const site = await this.#releases.site(subdomain);
      this.#failedAt = Number.NEGATIVE_INFINITY;
      this.#answeredAt = this.#clock.monotonic();
      if (!isCurrent()) return site;
      this.#put(subdomain, { site, generation: this.#generation });
      this.#table?.put(subdomain, site);
      return site;
    } catch (error) {
      const isNews = error instanceof StoreUnavailable && begun.at >= this.#answeredAt;
      if (isNews) this.#failedAt = this.#clock.monotonic();
      throw error;
    } finally {
      if (isCurrent()) this.#loads.delete(subdomain);
    }
  }

  #put(subdomain: string, known: Known): void {
    this.#cache.put(subdomain, known, weightOf(known));
  }

  /** True if a read has just failed or was late, and none was answered since. */
  #isAway(): boolean {
    return this.#clock.monotonic() - this.#failedAt < AWAY_MS;
  }
}

function weightOf({ site }: Known): number {
  return site ? ENTRY + RELEASE * site.kept.length + CHARACTER * JSON.stringify(site.settings).length : ENTRY;
}
