import { BoundedMap } from '../../base/bounded-map.ts';
import { isDomainName, isWithin } from '../../contract/host-names.ts';
import type { OwnHost } from '../shared/own-hosts.ts';

/** The number of cached names, and the characters of one name. No site has a longer name. */
const REMEMBERED = 1_024;
const NAME_MOST = 255;

/** Reads names from `Host` headers, and caches the results. */
class HostReader {
  readonly #read: (host: string) => string | undefined;
  readonly #known = new BoundedMap<string, string | undefined>(REMEMBERED);

  constructor(read: (host: string) => string | undefined) {
    this.#read = read;
  }

  find(host: string): string | undefined {
    if (host.length > NAME_MOST) return undefined;
    const known = this.#known.get(host);
    if (known !== undefined || this.#known.has(host)) return known;
    const name = this.#read(host);
    this.#known.set(host, name);
    return name;
  }
}

export class Hosts {
  readonly #subdomains: HostReader;

  constructor(domain: string) {
    const ending = `.${domain.toLowerCase()}`;
    this.#subdomains = new HostReader((host) => {
      const name = nameOf(host);
      const label = name.endsWith(ending) ? name.slice(0, -ending.length) : '';
      return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined;
    });
  }

  /**
   * Returns the subdomain in lower case. Ignores the port and a final dot. Undefined if the host is not exactly one
   * label below the domain.
   */
  subdomain(host: string): string | undefined {
    return this.#subdomains.find(host);
  }
}

/** Reads names that may be custom domains. */
export class CustomHosts {
  readonly #domains: HostReader;

  /** `sitesDomain`: the parent domain of all sites. */
  constructor(sitesDomain: string, isOwnHost: OwnHost) {
    this.#domains = new HostReader((host) => {
      const name = nameOf(host);
      return isDomainName(name) && !isWithin(name, sitesDomain) && !isOwnHost(host) ? name : undefined;
    });
  }

  /** Returns the name in lower case. Undefined: the platform itself or one of its subdomains has it, or no app can have it. */
  domain(host: string): string | undefined {
    return this.#domains.find(host);
  }
}

/** Returns the name of a `Host` header in lower case, without the port and a final dot. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
