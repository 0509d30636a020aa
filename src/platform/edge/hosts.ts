import { BoundedMap } from '../../base/bounded-map.ts';

/** Names that are cached, and characters of one. No site has a longer name. */
const REMEMBERED = 1_024;
const NAME_MOST = 255;

/** Tells the subdomain from a `Host` header, and remembers what was asked for. */
export class Hosts {
  readonly #ending: string;
  readonly #known = new BoundedMap<string, string | undefined>(REMEMBERED);

  constructor(domain: string) {
    this.#ending = `.${domain.toLowerCase()}`;
  }

  /** Without port, case and closing dot. Undefined: not one label below the domain. */
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
