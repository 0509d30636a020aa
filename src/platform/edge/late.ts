import type { Clock } from '../../base/clock.ts';
import type { Site } from '../stores/rows/records.ts';
import type { SiteDirectory } from './site-directory.ts';

/** Milliseconds between the starts of two reads of one site. */
const AGAIN_MS = 500;

/**
 * Finds out whether this node has missed a switch. In a cluster a visitor gets a page from one node, and its asset from another one,
 * which may hear of the switch a moment later: it would answer 404.
 *
 * However many requests doubt a site, the store reads it once in `AGAIN_MS` at most.
 */
export class LateSites implements Disposable {
  readonly #sites: Pick<SiteDirectory, 'again' | 'readAt'>;
  readonly #clock: Clock;
  /** Reads that begin soon, by subdomain. */
  readonly #coming = new Map<string, Promise<Site | undefined>>();
  readonly #closed = new AbortController();

  constructor(sites: Pick<SiteDirectory, 'again' | 'readAt'>, clock: Clock) {
    this.#sites = sites;
    this.#clock = clock;
  }

  /**
   * Returns the site as the store has it, if it has other releases than `site`. Undefined: it has not, or the store is away.
   * `isPatient`: if the site was read within the last moment, waits for the next read, which begins after this call. Otherwise
   * such a call returns undefined at once. Never rejects.
   */
  newer(site: Site, isPatient: boolean): Promise<Site | undefined> | undefined {
    const ms = this.#sites.readAt(site.subdomain) + AGAIN_MS - this.#clock.monotonic();
    if (ms > 0 && !isPatient) return undefined;
    const coming = this.#coming.get(site.subdomain);
    const read = coming ?? (ms > 0 ? this.#later(site.subdomain, ms) : this.#read(site.subdomain));
    return read.then((found) => (found && releasesOf(found) !== releasesOf(site) ? found : undefined));
  }

  [Symbol.dispose](): void {
    this.#closed.abort();
  }

  /** All who come while it waits share the read. */
  #later(subdomain: string, ms: number): Promise<Site | undefined> {
    const begin = () => {
      this.#coming.delete(subdomain);
      return this.#closed.signal.aborted ? undefined : this.#read(subdomain);
    };
    const read = this.#clock.sleep(ms, this.#closed.signal).then(begin, begin);
    this.#coming.set(subdomain, read);
    return read;
  }

  async #read(subdomain: string): Promise<Site | undefined> {
    try {
      return await this.#sites.again(subdomain);
    } catch {
      return undefined;
    }
  }
}

function releasesOf({ release, kept }: Site): string {
  return [release, ...kept].map((each) => each?.deployID).join();
}
