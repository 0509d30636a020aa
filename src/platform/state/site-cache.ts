import type { Site } from '../types.ts';

/** Bytes that an entry of the map, a release and a character are counted as. */
const ENTRY = 400;
const RELEASE = 300;
const CHARACTER = 2;

/** Sites by subdomain, weighed in bytes: an app can keep up to a thousand releases. Cleared when it is full. */
export class SiteCache {
  readonly #most: number;
  readonly #sites = new Map<string, Site>();
  #bytes = 0;

  constructor(bytes: number) {
    this.#most = bytes;
  }

  /** What is counted of it now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(subdomain: string): Site | undefined {
    return this.#sites.get(subdomain);
  }

  set(subdomain: string, site: Site): void {
    this.delete(subdomain);
    const weight = weightOf(site);
    if (this.#bytes + weight > this.#most) {
      this.#sites.clear();
      this.#bytes = 0;
    }
    if (weight > this.#most) return;
    this.#sites.set(subdomain, site);
    this.#bytes += weight;
  }

  delete(subdomain: string): void {
    const site = this.#sites.get(subdomain);
    if (!site) return;
    this.#sites.delete(subdomain);
    this.#bytes -= weightOf(site);
  }
}

function weightOf({ kept, settings }: Site): number {
  return ENTRY + RELEASE * kept.length + CHARACTER * JSON.stringify(settings).length;
}
