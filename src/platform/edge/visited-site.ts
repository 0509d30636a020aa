import { BoundedMap } from '../../base/bounded-map.ts';
import { isDomainName, isWithin } from '../../contract/host-names.ts';
import type { OwnHost } from '../shared/own-hosts.ts';
import type { Site } from '../stores/rows/records.ts';
import type { SiteDirectory } from './site-directory.ts';

interface SiteFinderOptions {
  readonly sites: Pick<SiteDirectory, 'site'> & Partial<Pick<SiteDirectory, 'siteOfDomain'>>;
  /** The parent domain of all sites. */
  readonly domain: string;
  readonly isOwnHost: OwnHost;
}

export type SiteFinder = ReturnType<typeof createSiteFinder>;

export function createSiteFinder({ sites, domain, isOwnHost }: SiteFinderOptions) {
  const subdomainOf = subdomainReader(domain);
  const domainOf = customDomainReader(domain, isOwnHost);
  return {
    /** Returns the name of a host that an app may have as a custom domain. */
    domain: domainOf,
    /** Returns the site of a host, if an app has it: at once if it is cached, or else as a promise. */
    site(host: string): Site | undefined | Promise<Site | undefined> {
      const subdomain = subdomainOf(host);
      if (subdomain !== undefined) return sites.site(subdomain);
      const name = domainOf(host);
      return name === undefined ? undefined : sites.siteOfDomain?.(name);
    },
  };
}

/**
 * Returns the domain that a request for `domain` is redirected to. Of a name and the same name with `www.`, the one that
 * the app lists first is served, and redirects the other one. Returns undefined for the one that is served.
 */
export function redirectedTo(domain: string, domains: readonly string[]): string | undefined {
  const pair = domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`;
  const at = domains.indexOf(pair);
  return at !== -1 && at < domains.indexOf(domain) ? pair : undefined;
}

/** The number of cached names, and the characters of one name. No site has a longer name. */
const REMEMBERED = 1_024;
const NAME_MOST = 255;

type HostReader = (host: string) => string | undefined;

/** Returns a function that reads a name from a `Host` header and caches the result. */
function cached(read: HostReader): HostReader {
  const known = new BoundedMap<string, string | undefined>(REMEMBERED);
  return (host) => {
    if (host.length > NAME_MOST) return undefined;
    const found = known.get(host);
    if (found !== undefined || known.has(host)) return found;
    const name = read(host);
    known.set(host, name);
    return name;
  };
}

/** Returns a function that reads the only label of a host below the domain, in lower case, whatever its port and final dot. */
export function subdomainReader(domain: string): HostReader {
  const ending = `.${domain.toLowerCase()}`;
  return cached((host) => {
    const name = nameOf(host);
    const label = name.endsWith(ending) ? name.slice(0, -ending.length) : '';
    return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined;
  });
}

/** Returns a function that reads the name of a host that may be a custom domain, and is not one of the platform or its sites. */
function customDomainReader(sitesDomain: string, isOwnHost: OwnHost): HostReader {
  return cached((host) => {
    const name = nameOf(host);
    return isDomainName(name) && !isWithin(name, sitesDomain) && !isOwnHost(host) ? name : undefined;
  });
}

/** Returns the name of a `Host` header in lower case, without the port and a final dot. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
