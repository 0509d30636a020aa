import { BoundedMap } from '../../base/bounded-map.ts';

/** The number of cached names, and the characters of one name. No site has a longer name. */
const REMEMBERED = 1_024;
const NAME_MOST = 255;

/** Reads subdomains from `Host` headers, and caches the results. */
export class Hosts {
  readonly #ending: string;
  readonly #known = new BoundedMap<string, string | undefined>(REMEMBERED);

  constructor(domain: string) {
    this.#ending = `.${domain.toLowerCase()}`;
  }

  /**
   * Returns the subdomain in lower case. Ignores the port and a final dot. Undefined if the host is not exactly one
   * label below the domain.
   */
  subdomain(host: string): string | undefined {
    if (host.length > NAME_MOST) return undefined;
    const known = this.#known.get(host);
    if (known !== undefined || this.#known.has(host)) return known;
    const subdomain = this.#parse(host);
    this.#known.set(host, subdomain);
    return subdomain;
  }

  #parse(host: string): string | undefined {
    const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
    const label = name.endsWith(this.#ending) ? name.slice(0, -this.#ending.length) : '';
    return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined;
  }
}
